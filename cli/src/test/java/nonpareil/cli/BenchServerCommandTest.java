package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import nonpareil.cli.load.OwnDatabase;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is measured is printed by the command itself; here, that it measures, and what it refuses.
 */
final class BenchServerCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String arguments) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(("bench server " + arguments).split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--nodes 2 | --nodes 2: one server uses a file at a time, expected --store postgres",
        "--nodes 0 | --nodes 0: expected at least 1",
        "--store oracle | --store oracle: expected sqlite or postgres",
        "--nodes 2 --store postgres --restart | --restart is about a single server"
      })
  void whatCannotBeMeasuredIsSaid(String arguments, String message) {
    assertThat(run(arguments)).isEqualTo(2);
    assertThat(err.toString()).contains(message).hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({"sqlite, 1", "postgres, 2"})
  @Tag("long")
  void aFewGames(String store, int nodes) {
    assumeTrue(
        store.equals("sqlite") || OwnDatabase.programs().isPresent(),
        "PostgreSQL is not installed");
    String few = "--games 10 --every 1 --warm-up 2 --seconds 5 --clients 1 --store %s --nodes %d";
    assertThat(run(few.formatted(store, nodes))).as(() -> out + "\n" + err).isZero();
    assertThat(out.toString())
        .contains("server %1$d of %1$d up".formatted(nodes), ", 0 failures", "cores used: servers");
    assertThat(out.toString().contains("of write-ahead log")).isEqualTo(nodes > 1);
  }
}
