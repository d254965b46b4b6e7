package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import nonpareil.content.Languages;
import nonpareil.content.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

final class LanguageCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @ParameterizedTest
  @FieldSource("nonpareil.content.Languages#ALL")
  void nothingIsMissingInTheLanguagesWeSpeak(Language language) {
    assertThat(run("language", language.code(), "--missing")).isZero();
    assertThat(out).hasToString(language.code() + ": nothing is missing\n");
  }

  @Test
  void aNewOneIsToldEveryTextItHasToBring() {
    assertThat(run("language", "fr", "--missing")).isEqualTo(1);
    String[] lines = out.toString().split("\n");
    assertThat(lines)
        .contains(
            "content/src/main/java/nonpareil/content/Languages.java  its line in ALL",
            "content/src/main/java/nonpareil/content/text/fr/  Language.plural",
            "content/src/main/java/nonpareil/content/text/fr/  CardWords.draw",
            "content/src/main/resources/nonpareil/heroes/medusa.yaml:3  name",
            "content/src/main/resources/nonpareil/boards/soho.yaml:3  name",
            "content/src/main/resources/nonpareil/content/text/terms.fr.properties  cancel",
            "lab/src/main/resources/nonpareil/lab/report/report.fr.properties  strength",
            "cli/src/main/resources/nonpareil/cli/play/words.fr.properties  attack",
            "web/src/main/resources/nonpareil/web/words/languages.js  its line",
            "web/src/main/resources/nonpareil/web/words/fr/board.js  board.zone",
            "web/src/main/resources/nonpareil/web/words/fr/rules.js  rule.SYS-2",
            "web/src/main/resources/nonpareil/web/words/fr/grammar.js  genitive")
        .anyMatch(line -> line.endsWith("  fighters.harpy.name"))
        .anyMatch(line -> line.contains("server/lessons/attack.yaml:"));
    assertThat(lines[lines.length - 1])
        .isEqualTo("fr: %,d texts are missing".formatted(lines.length - 1));
  }

  @Test
  void allLanguagesAreListed() {
    assertThat(run("language")).isZero();
    assertThat(out.toString().lines()).hasSameSizeAs(Languages.ALL);
  }

  @Test
  void aCodeIsTwoOrThreeLetters() {
    assertThat(run("language", "French")).isEqualTo(2);
    assertThat(err.toString()).contains("found \"French\"", "such as fr");
  }
}
