package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it types on the standard input")
final class PlayCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  @Test
  void withoutArgumentsTheMenuComes() {
    assertThat(run("", "play")).isZero();
    assertThat(out.toString()).contains("NONPAREIL").endsWith("\n");
  }

  @Test
  void theMenuSpeaksBothLanguagesAndStartsAGame() {
    assertThat(run("nonsense\n7\n1\n", "play", "--terminal", "--lang", "en")).isZero();
    assertThat(out.toString())
        .contains("Please type a number from 1 to 8.", "Was möchtest du spielen?", "Wo beginnt");
  }

  @Test
  void theMenuLetsOneChoose() {
    assertThat(run("2\n3\n4\n2\n", "play", "--lang", "en")).isZero();
    assertThat(out.toString()).contains("Your hero?", "Whom do you want to fight?", " on ");
  }

  @Test
  void theMenuSeatsThreeAndFour() {
    assertThat(run("4\n\n", "play", "--lang", "en", "--save", "none/none")).isZero();
    assertThat(out.toString()).contains("Free-for-all on ", "the computer, easy", "Turn order: [");
    out.getBuffer().setLength(0);
    assertThat(run("5\n2\n", "play", "--lang", "de")).isZero();
    assertThat(out.toString()).contains("Zwei gegen zwei auf ", "☼ Sonne, eine Person an diesem");
    out.getBuffer().setLength(0);
    String seats = "1\n2\n4\n3\n\n3\n1\n\n";
    assertThat(run("5\n3\n" + seats + "x\n2\n", "play", "--lang", "en")).isZero();
    assertThat(out.toString())
        .contains("Who plays seat 2 ◆ ☾ moon? (Enter: the computer, easy)")
        .contains("King Solomon's Mine does not fit: it has 2 start spaces, 4 are needed.")
        .contains("(so has seat 2 ◆ ☾ moon)", "the computer, medium");
  }

  @Test
  void aBadFileInTheMenuIsToldAndTheMenuComesAgain() {
    assertThat(run("6\n" + folder + "/none\n8\n", "play", "--lang", "en")).isZero();
    assertThat(out.toString()).contains("no such file", "Goodbye.");
  }

  @Test
  void aGameIsSavedAndGoesOn() {
    String file = folder.resolve("game.yaml").toString();
    assertThat(run("1\n1\n1\n", "play", "--heroes", "alice,genie", "--seed", "4", "--save", file))
        .isZero();
    assertThat(run("", "play", "--load", file, "--lang", "en")).isZero();
    assertThat(out.toString()).contains("The saved game goes on after");
  }

  @Test
  void aHomeMadeHeroPlaysOnAHomeMadeBoard() {
    String hero = "../examples/heroes/moth-queen.yaml";
    String board = "../examples/boards/courtyard.yaml";
    String[] game = {"--heroes", "moth-queen,alice", "--board", "courtyard", "--lang", "en"};
    assertThat(run("", args(game, "play", "--add", hero, "--add", board))).isZero();
    assertThat(out.toString()).contains("Moth Queen", "Courtyard");
    assertRefused("a hero", args(game, "play", "--add", board));
    assertRefused("no such file", args(game, "play", "--add", folder.resolve("none").toString()));
  }

  @Test
  void chanceGivesTheHeroes() {
    String[] game = {"--seed", "4", "--lang", "en"};
    assertThat(run("", args(game, "play", "--draft", "mirror"))).isZero();
    assertThat(run("", args(game, "play", "--draft", "random", "--mode", "teams"))).isZero();
    assertRefused(
        "--draft: found \"blind\", expected random or mirror", "play", "--draft", "blind");
    assertRefused("expected random for mode teams", "play", "--draft", "mirror", "--mode", "teams");
    assertRefused(
        "together with --heroes", "play", "--draft", "mirror", "--heroes", "alice,medusa");
  }

  private static String[] args(String[] last, String... first) {
    return Stream.concat(Arrays.stream(first), Arrays.stream(last)).toArray(String[]::new);
  }

  @Test
  void badInputIsRefusedWithWhatWasExpected() throws IOException {
    assertRefused("a hero", "play", "--heroes", "alice,merlin");
    assertRefused("did you mean \"alice\"", "play", "--heroes", "alise,genie");
    assertRefused("--heroes: found 1, expected 2 for mode duel", "play", "--heroes", "alice");
    String five = "alice,genie,medusa,sinbad,dracula";
    assertRefused("found 5, expected 3 or 4 for mode free-for-all", "play", "--heroes", five);
    String three = "alice,genie,medusa";
    assertRefused(
        "found 3, expected 4 for mode teams", "play", "--mode", "teams", "--heroes", three);
    assertRefused("duel, free-for-all or teams", "play", "--mode", "chess");
    assertRefused(
        "one for each of --heroes", "play", "--heroes", three, "--players", "human,easy,easy,easy");
    assertRefused(
        "--board: found king-solomons-mine with 2 start spaces, expected 4 for mode free-for-all:"
            + " marmoreal, sarpedon",
        "play",
        "--heroes",
        three,
        "--board",
        "king-solomons-mine");
    assertRefused("a board", "play", "--board", "chess");
    assertRefused("2019 or 2023", "play", "--edition", "2020");
    assertRefused("human, random, novice, easy", "play", "--players", "human,dog");
    assertRefused("--players: found 1, expected 2", "play", "--players", "human");
    assertRefused("en or de", "play", "--lang", "fr");
    assertRefused("--seed", "play", "--seed", "x");
    assertRefused("no such file", "play", "--load", folder.resolve("none").toString());
    Path broken = Files.writeString(folder.resolve("broken"), "format: nonpareil-save\nversion: 1");
    assertRefused("cut off", "play", "--load", broken.toString());
    assertRefused("one of them", "play", "--load", broken.toString(), "--seed", "1");
  }

  private void assertRefused(String message, String... args) {
    err.getBuffer().setLength(0);
    assertThat(run("", args)).as(message).isEqualTo(2);
    assertThat(err.toString()).contains(message).doesNotContain("\tat ");
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
}
