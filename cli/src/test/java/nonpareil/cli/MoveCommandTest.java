package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What it does is tested with the server; here, what it says. */
final class MoveCommandTest {
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.commandLine().setErr(new PrintWriter(err, true)).execute(arguments);
  }

  @Test
  void whatIsWrongIsSaidInALineWithoutThePassword(@TempDir Path folder) {
    String data = folder.toString();
    assertThat(run("move", data, "postgres://ann:secret1@localhost:1/games")).isEqualTo(2);
    assertThat(run("move", data, "redis://ann:secret1@localhost:1/games")).isEqualTo(2);
    assertThat(err.toString())
        .hasLineCount(2)
        .contains(data + " has no games: expected a file nonpareil.db there")
        .contains("DATABASE_URL: it begins with redis:; expected an address such as postgres://")
        .doesNotContain("secret1");
  }
}
