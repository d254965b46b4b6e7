package nonpareil.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Every word the client says is there in both languages, with the same parameters, and is used. */
class WordsTest {
  @Test
  void theWordsAreWhole() throws Exception {
    var outcome = Node.run(Node.module().resolve("src/test/js/words.js").toString());
    assertThat(outcome.output()).as("what is wrong with the words").isEmpty();
    assertThat(outcome.code()).isZero();
  }
}
