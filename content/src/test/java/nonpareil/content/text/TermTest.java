package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The glossary is complete in both languages. */
class TermTest {

  @ParameterizedTest
  @FieldSource("nonpareil.content.Languages#ALL")
  void wordsAreToldApartAndExplained(Language language) {
    assertThat(Stream.of(Term.values()).map(term -> term.word(language)))
        .doesNotHaveDuplicates()
        .noneMatch(String::isBlank);
    assertThat(Stream.of(Term.values()).map(term -> term.meaning(language)))
        .allMatch(meaning -> meaning.endsWith("."));
  }
}
