package nonpareil.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The client is plain JavaScript; its types stand in comments and are checked here, strictly. */
class TypeCheckTest {
  @Test
  void theTypesOfTheClientHold() throws Exception {
    var outcome =
        Node.run(
            Node.typeChecker().toString(),
            "--project",
            Node.module().resolve("tsconfig.json").toString(),
            "--pretty",
            "false");
    assertThat(outcome.output()).as("the type checker's findings").isEmpty();
    assertThat(outcome.code()).isZero();
  }
}
