package nonpareil.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonpareil.content.Languages;
import nonpareil.content.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The report says the same things in every language, and nothing is left over. */
final class ReportWordsTest {

  private static final Path CODE = Path.of("src", "main", "java", "nonpareil", "lab", "report");
  private static final Path TOP =
      Path.of("src", "main", "resources", "nonpareil", "lab", "report-top.html");

  private static final Pattern SAID = Pattern.compile("(?:say|together)\\(\\s*\"([^\"]+)\"");
  private static final Pattern BLANK = Pattern.compile("\\$\\{([a-z.]+)}");

  @ParameterizedTest
  @FieldSource("nonpareil.content.Languages#ALL")
  void everyLanguageHasEveryText(Language language) {
    assertThat(Report.TEXTS.missing(language.code())).isEmpty();
    assertThat(Report.TEXTS.superfluous(language.code())).isEmpty();
  }

  @Test
  void everyTextIsSaidAndNoOther() throws IOException {
    var said = new TreeSet<String>();
    try (Stream<Path> files = Files.list(CODE)) {
      for (Path file : files.toList()) {
        SAID.matcher(Files.readString(file)).results().forEach(m -> said.add(m.group(1)));
      }
    }
    BLANK.matcher(Files.readString(TOP)).results().forEach(m -> said.add(m.group(1)));
    said.remove("languages"); // the choice itself
    assertThat(said).isEqualTo(Report.TEXTS.in(Languages.ENGLISH).keys());
  }

  @Test
  void numbersHaveTheDecimalSignOfTheirLanguage() {
    var words = new ReportWords(Languages.ALL);
    assertThat(words.number(2.5, 1))
        .isEqualTo("<span lang=\"en\">2.5</span><span lang=\"de\">2,5</span>");
    assertThat(words.number(2, 0)).isEqualTo("2");
  }
}
