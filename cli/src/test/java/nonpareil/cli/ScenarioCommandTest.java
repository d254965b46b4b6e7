package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScenarioCommandTest {

  private static final String GOOD =
      """
      name: good
      setup: {board: soho, players: [genie, genie], arrange: {hands: {1: [], 2: []}}}
      steps:
        - expect: {decision: action, of: 1, options: [maneuver]}
      """;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @Test
  void allGoodIsZero() throws IOException {
    write("a.yaml", GOOD);
    assertThat(run("scenario", folder.toString())).isZero();
    assertThat(out.toString()).isEqualTo("ok good%n1 passed, 0 failed%n".formatted());
  }

  @Test
  void aFailureIsOneAndTheOthersStillRun() throws IOException {
    write("a.yaml", GOOD.replace("good", "bad").replace("[maneuver]", "[none]"));
    write("b.yaml", GOOD);
    assertThat(run("scenario", folder.toString())).isEqualTo(1);
    assertThat(out.toString().lines())
        .containsExactly(
            "FAIL bad: step 1: expected the options [none] but player 1 is asked action: maneuver;"
                + " missing: [none]; not expected: [maneuver]",
            "ok good",
            "1 passed, 1 failed");
  }

  @Test
  void anUnreadableFileIsTwoEvenBesideAFailure() throws IOException {
    write("a.yaml", GOOD.replace("[maneuver]", "[none]"));
    write("b.yaml", GOOD.replace("soho", "sohoo"));
    write("c.yaml", GOOD);
    assertThat(run("scenario", folder.toString())).isEqualTo(2);
    assertThat(out.toString())
        .contains("b.yaml:2:16: found \"sohoo\", expected a board")
        .contains("did you mean \"soho\"?")
        .endsWith("1 passed, 2 failed%n".formatted());
  }

  @Test
  void noFileAtAllIsTwo() {
    assertThat(run("scenario", folder.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("found no scenario file").doesNotContain("\tat ");
    assertThat(run("scenario")).isEqualTo(2);
    assertThat(run("scenario", folder.resolve("none.yaml").toString())).isEqualTo(2);
    assertThat(out.toString()).contains("no such file");
  }

  @Test
  void theTracePrintsEveryDecision() throws IOException {
    write("a.yaml", GOOD + "  - 1: maneuver\n");
    assertThat(run("scenario", "--trace", folder.toString())).isZero();
    assertThat(out.toString())
        .contains("player 1 is asked action: maneuver")
        .contains("> maneuver");
  }
}
