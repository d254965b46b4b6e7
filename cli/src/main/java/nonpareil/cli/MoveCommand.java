package nonpareil.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import nonpareil.server.Move;
import nonpareil.server.StartException;
import nonpareil.server.store.DatabaseUrl;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nonpareil move}: from one machine to several. */
@Command(
    name = "move",
    description = {
      "Copies everything in a data folder into an empty PostgreSQL, all or nothing.",
      "Stop the server first. Running games go on there with the time they had; the folder stays."
    },
    mixinStandardHelpOptions = true)
final class MoveCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "DATA_FOLDER", description = "The folder of nonpareil.db.")
  @SuppressWarnings("NullAway.Init") // set by picocli
  private Path folder;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "DATABASE_URL",
      description =
          "postgres://USER:PASSWORD@HOST:PORT/DATABASE (default: the environment variable"
              + " DATABASE_URL).")
  private @Nullable String url;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    DatabaseUrl database = ServeCommand.database("DATABASE_URL", url);
    if (database == null) {
      throw new BadInputException(
          "DATABASE_URL is missing: expected postgres://user:password@host:5432/database");
    }
    try {
      Move.move(
          folder,
          database,
          line -> {
            out.println(line);
            out.flush();
          });
    } catch (StartException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    }
    out.println("all is there; start servers with DATABASE_URL, and none on the folder any more");
    return 0;
  }
}
