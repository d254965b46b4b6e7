package nonpareil.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the type checker does not see: the rules of src/test/js/lint. */
class LintTest {
  @Test
  void theClientKeepsItsRules() throws Exception {
    var outcome = Node.run(Node.module().resolve("src/test/js/lint/lint.js").toString());
    assertThat(outcome.output()).as("what is wrong with the client").isEmpty();
    assertThat(outcome.code()).isZero();
  }
}
