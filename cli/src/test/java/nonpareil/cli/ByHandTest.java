package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import nonpareil.testkit.Joker;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hero of which something is carried out by hand: people play it, computers refuse it. */
final class ByHandTest {

  private static final String REASON =
      "hero joker is for people only: its card joke is carried out by hand";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  @SuppressWarnings("NullAway.Init") // set before each test
  private String hero;

  @BeforeEach
  void write() {
    hero = Joker.in(folder).toString();
  }

  private int run(String typed, String... args) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    try {
      return Main.commandLine()
          .setOut(new PrintWriter(out, true))
          .setErr(new PrintWriter(err, true))
          .execute(args);
    } finally {
      System.setIn(before);
    }
  }

  private void assertRefused(String... args) {
    err.getBuffer().setLength(0);
    assertThat(run("", args)).isEqualTo(2);
    assertThat(err.toString()).contains(REASON).doesNotContain("\tat ");
  }

  @Test
  void computersRefuseItBeforeTheGameBegins() {
    assertRefused("play", "--add", hero, "--heroes", "joker,medusa");
    assertRefused("play", "--add", hero, "--heroes", "medusa,joker", "--players", "human,random");
    assertRefused("soak", "--add", hero, "--games", "1");
    String out = folder.resolve("lab").toString();
    assertRefused("lab", "hero", hero, "--player", "random", "--games", "2", "--out", out);
    assertRefused(
        "lab", "matrix", "--add", hero, "--player", "random", "--games", "2", "--out", out);
  }

  /** An empty line shows the question again, or hands the screen over. */
  @Test
  void peopleAtOneScreenCarryOutAJoke() {
    String typed =
        String.join(
            "\n\n\n\n",
            "",
            "1",
            "scheme joke 1.joker",
            "act draw",
            "player 1",
            "yes",
            "act health",
            "fighter 2.king-arthur",
            "number 3",
            "no",
            "t",
            "done",
            "");
    String[] game = {"--heroes", "joker,king-arthur", "--players", "human,human", "--seed", "4"};
    String[] args = new String[game.length + 5];
    System.arraycopy(new String[] {"play", "--add", hero, "--lang", "en"}, 0, args, 0, 5);
    System.arraycopy(game, 0, args, 5, game.length);
    assertThat(run(typed, args)).as(err.toString()).isZero();
    assertThat(out.toString().replaceAll("\\s+", " "))
        .contains("Do the following by hand: “Tell a joke;")
        .contains("Carry it out by hand. What do you propose?")
        .contains("The Joker proposes: The Joker draws a card. Do you agree?")
        .contains("King Arthur’s health becomes 3")
        .contains("does not agree: it is not done.")
        .contains("No tips in this game: of The Joker, “Joke” is carried out by hand");
  }
}
