package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import nonpareil.testkit.Examples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HeroCommandTest {

  private static final String HERO = Examples.file("heroes/fencing-master.yaml").toString();

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @Test
  void textsAreToldInBothLanguagesAndNumbersBesideTheOthers() {
    assertThat(run("hero", HERO)).isZero();
    assertThat(out.toString().lines())
        .contains(
            "The Fencing Master",
            "Bind  [versatile 2, +2] ×5  ANY",
            "    IMMEDIATELY: Cancel the effects of the opposing card.",
            "Bindung  [Vielseitig 2, +2] ×5  BELIEBIG",
            "    SOFORT: Annulliere die Effekte der gegnerischen Karte.")
        .anyMatch(line -> line.matches("attack cards +7 +7.7 +4 +12"))
        .anyMatch(line -> line.matches("cards without an effect +7 +0.3 +0 +2  more than any"));
  }

  @Test
  void allCardsArePrintedNineToASheet(@TempDir Path folder) throws IOException {
    Path page = folder.resolve("cards.html");
    assertThat(run("hero", HERO, "--print", page.toString(), "--lang", "de")).isZero();
    String html = Files.readString(page);
    assertThat(html.split("<section>", -1)).hasSize(1 + 4); // thirty and the hero's own
    assertThat(html.split("<article>", -1)).hasSize(1 + 31);
    assertThat(html).contains("<h2>Bindung</h2>", "<b>SOFORT:</b> Annulliere", "lang=\"de\"");
  }

  @Test
  void tagsStandOnTheCardsThatOthersSpeakOf(@TempDir Path folder) throws IOException {
    String hero = Examples.file("heroes/archivist.yaml").toString();
    assertThat(run("hero", hero)).isZero();
    assertThat(out.toString()).containsPattern("Sorting  .* · HYMN\n").containsPattern(" · LIED\n");
    Path page = folder.resolve("cards.html");
    assertThat(run("hero", hero, "--print", page.toString(), "--lang", "de")).isZero();
    assertThat(Files.readString(page)).contains(" · LIED</p>");
  }

  @Test
  void namesAreNoHtml(@TempDir Path folder) throws IOException {
    Path hero = folder.resolve("hero.yaml");
    String file = Files.readString(Path.of(HERO));
    Files.writeString(hero, file.replace("{en: Bind, de: Bindung}", "{en: \"<b>&\", de: X}"));
    Path page = folder.resolve("cards.html");
    assertThat(run("hero", hero.toString(), "--print", page.toString(), "--lang", "en")).isZero();
    assertThat(Files.readString(page)).contains("<h2>&lt;b&gt;&amp;</h2>");
  }

  @Test
  void whatIsWrongIsToldWithItsPlace(@TempDir Path folder) throws IOException {
    Path hero = folder.resolve("hero.yaml");
    Files.writeString(hero, Files.readString(Path.of(HERO)).replace("- cancel", "- cancle"));
    assertThat(run("hero", hero.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("hero.yaml:", "found \"cancle\"", "\"cancel\"");
  }

  @Test
  void aCardToTryMustExistAndAServerMustKnowIt() {
    assertThat(run("hero", HERO, "--try", "bindd")).isEqualTo(2);
    assertThat(err.toString()).contains("found \"bindd\"", "did you mean \"bind\"?");
    assertThat(run("hero", HERO, "--try", "bind", "--at", "http://localhost:1")).isEqualTo(2);
    assertThat(err.toString()).contains("--at: found no Nonpareil at http://localhost:1");
    assertThat(run("hero", HERO, "--at", "http://localhost:1")).isEqualTo(2);
    assertThat(err.toString()).contains("found --at alone, expected it with --try");
  }
}
