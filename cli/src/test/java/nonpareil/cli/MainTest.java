package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void versionNamesTheProgram() {
    assertThat(run("--version")).isZero();
    assertThat(out.toString()).startsWith("nonpareil ");
  }

  @Test
  void helpShowsUsage() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString()).startsWith("Usage: nonpareil");
  }

  @Test
  void anUnknownOptionIsRefusedByName() {
    assertThat(run("--no-such-option")).isEqualTo(2);
    assertThat(err.toString()).contains("--no-such-option").doesNotContain("\tat ");
  }

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }
}
