package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aLadderPrintsItsTableAndWritesItsFiles() {
    String[] ladder = {
      "lab", "ladder", "--players", "random,greedy", "--games", "4", "--out", path("l")
    };
    assertThat(run(ladder)).isZero();
    assertThat(out.toString()).contains("4 games", "greedy beats random in ", "of 4 games");
    assertThat(err.toString()).isEmpty();
    assertThat(List.of("plan.txt", "games.csv", "cards.csv", "card-log.csv", "report.html"))
        .allSatisfy(f -> assertThat(folder.resolve("l").resolve(f)).exists());
    String first = out.toString();
    assertThat(run(ladder)).isZero();
    assertThat(out.toString()).isEqualTo(first + first);
    assertThat(run("lab", "report", path("l"))).isZero();
  }

  @Test
  void aMatrixOfSomeHeroesOnOneBoard() throws IOException {
    assertThat(
            run(
                "lab",
                "matrix",
                "--player",
                "random",
                "--games",
                "2",
                "--heroes",
                "alice,medusa,genie",
                "--boards",
                "soho",
                "--edition",
                "2019",
                "--out",
                path("m")))
        .isZero();
    assertThat(out.toString()).contains("6 games", "Alice", "Medusa", "The Genie");
    assertThat(Files.readAllLines(folder.resolve("m/games.csv")))
        .hasSize(7)
        .anyMatch(l -> l.contains(",soho,duel,2019,alice,medusa,random,random,"));
  }

  @Test
  void aHomeMadeHeroAgainstTheOthers() throws IOException {
    String file = Home.find().resolve("examples/heroes/moth-queen.yaml").toString();
    assertThat(
            run(
                "lab",
                "hero",
                file,
                "--player",
                "random",
                "--games",
                "2",
                "--boards",
                "soho",
                "--out",
                path("h")))
        .isZero();
    assertThat(out.toString()).contains("20 games");
    assertThat(Files.readString(folder.resolve("h/report.html"))).contains("moth-queen");
    assertThat(run("lab", "report", path("h"), "--add", file)).isZero();
  }

  @Test
  void badInputIsRefused() {
    refused("expected an even number", "--games", "3");
    refused("225000000 in all, expected at most 1000000 in all", "--games", "1000000");
    refused("--player: found player \"clever\", expected one of random", "--player", "clever");
    refused(
        "found player \"greedy:3\", expected greedy without a number\n", "--player", "greedy:3");
    refused("expected a command after the colon", "--player", "cmd: ");
    refused("\"cmd:a⏎b\", expected a command in one line", "--player", "cmd:a\nb");
    refused("expected 2019 or 2023", "--edition", "2020");
    refused("expected duel, free-for-all or teams", "--mode", "solo");
    refused("--seats: found 2, expected 3 to 4", "--mode", "free-for-all", "--seats", "2");
    refused("4 start spaces", "--mode", "teams", "--boards", "king-solomons-mine");
    refused("--heroes: found \"alise\", expected a hero", "--heroes", "alise,medusa");
    refused("--boards: found \"moon\", expected a board", "--boards", "moon");
    refused("--boards: found [soho, soho]", "--boards", "soho,soho");
    refused("--threads: found 0, expected 1 or more", "--threads", "0");
    refused("--time-limit: found NaN, expected seconds", "--time-limit", "NaN");
    refused("--time-limit: found 0.0, expected seconds", "--time-limit", "0");
    refused("plays on one machine only", "--spark", "local", "--player", "cmd:python3 bot.py");
  }

  private void refused(String message, String... args) {
    err.getBuffer().setLength(0);
    var all = new ArrayList<>(List.of("lab", "matrix", "--out", path("none")));
    all.addAll(List.of(args));
    assertThat(run(all.toArray(String[]::new))).isEqualTo(Failures.BAD_INPUT);
    assertThat(err.toString()).contains(message);
    assertThat(folder.resolve("none")).doesNotExist();
  }

  @Test
  void anotherRunInTheSameFolderIsRefused() {
    String[] one = {
      "lab", "ladder", "--players", "random,greedy", "--games", "2", "--out", path("l")
    };
    assertThat(run(one)).isZero();
    one[3] = "greedy,random";
    assertThat(run(one)).isEqualTo(Failures.BAD_INPUT);
    assertThat(err.toString()).contains("holds another run: its players is");
    assertThat(run("lab", "report", path("nothing"))).isEqualTo(Failures.BAD_INPUT);
    assertThat(run("bot", "--level", "clever")).isEqualTo(Failures.BAD_INPUT);
    assertThat(err.toString()).contains("--level: found player \"clever\"");
    assertThat(run("bot", "--time-limit", "-1")).isEqualTo(Failures.BAD_INPUT);
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Files.writeString(folder.resolve("file"), "hello");
    String[] ladder = {"lab", "ladder", "--players", "random,greedy", "--out", path("file")};
    assertThat(run(ladder)).isEqualTo(Failures.BAD_INPUT);
    assertThat(err.toString()).contains("--out: found the file ", "expected a folder");
  }

  @Test
  void commasInACommandAreEscaped() {
    assertThat(LabOptions.names(List.of("random, greedy", "cmd:bot a\\,b")))
        .containsExactly("random", "greedy", "cmd:bot a,b");
  }

  @Test
  void aProgramThatStartsUsPlaysAgainstOurs() throws Exception {
    Process program;
    try {
      program =
          new ProcessBuilder(
                  "python3",
                  Home.find().resolve("examples/bots/play_against.py").toString(),
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1", // over before the second compiler pays
                  "-cp",
                  System.getProperty("java.class.path"),
                  Main.class.getName(),
                  "bot",
                  "--level",
                  "random")
              .redirectErrorStream(true)
              .start();
    } catch (IOException e) {
      assumeTrue(false, "python3 is not installed");
      return;
    }
    String text = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(program.waitFor()).as(text).isZero();
    assertThat(text.lines())
        .hasSize(2)
        .allMatch(l -> l.matches("game [12]: (won|lost) by (combat|effect|exhaustion)"));
  }

  /** Our bot as a foreign program: it gets the views of the lab, and chooses as our player does. */
  @Test
  void ourBotAnswersTheViewsOfTheLab() throws IOException {
    String bot =
        "cmd:\"%s\" -XX:TieredStopAtLevel=1 -cp \"%s\" %s bot --level ismcts:15"
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path"),
                Main.class.getName());
    String[] ladder = {
      "lab",
      "ladder",
      "--players",
      "ismcts:15," + bot.replace(",", "\\,"),
      "--games",
      "4",
      "--out",
      path("b"),
      "--threads",
      "1"
    };
    assertThat(run(ladder)).isZero();
    assertThat(out.toString()).contains("4 games").doesNotContain("by the fault of a bot");
    List<String> rows =
        Files.readAllLines(folder.resolve("b/games.csv")).stream()
            .skip(1)
            .map(row -> row.substring(row.indexOf(',')).replace(",ismcts:15,", ","))
            .map(row -> row.replaceAll("\"cmd:.*15\"|cmd:.*15,", ""))
            .toList();
    for (int i = 0; i < 4; i += 2) {
      assertThat(rows.get(i + 1)).as("the same game from both seats").isEqualTo(rows.get(i));
    }
  }
}
