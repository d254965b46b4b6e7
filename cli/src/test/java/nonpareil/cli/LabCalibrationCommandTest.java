package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class LabCalibrationCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... options) {
    var args = new String[options.length + 2];
    args[0] = "lab";
    args[1] = "calibration";
    System.arraycopy(options, 0, args, 2, options.length);
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @Test
  void aTableOfTenths() {
    assertThat(run("--player", "novice", "--games", "3", "--seed", "5")).isZero();
    assertThat(out.toString())
        .startsWith("novice against itself, 3 games, seed 5")
        .contains("\n 0 to  10 %  ", "\n90 to 100 %  ", "shift ", "slope ");
    String first = out.toString();
    assertThat(run("--player", "novice", "--games", "3", "--seed", "5")).isZero();
    assertThat(out.toString()).isEqualTo(first + first);
  }

  @Test
  void whoNamesNoChancesIsRefused() {
    assertThat(run("--player", "greedy")).isEqualTo(2);
    assertThat(err.toString()).contains("\"greedy\"", "a level or ismcts:N");
    assertThat(run("--player", "genius")).isEqualTo(2);
    assertThat(err.toString()).contains("\"genius\"");
    assertThat(run("--games", "0")).isEqualTo(2);
    assertThat(err.toString()).contains("--games: found 0");
  }
}
