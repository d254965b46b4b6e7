package nonpareil.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonpareil.cli.load.LoadedServer;
import nonpareil.cli.load.OwnDatabase;
import nonpareil.cli.load.ServerBench;
import nonpareil.engine.game.Mode;
import nonpareil.lab.Processes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code nonpareil bench server}: how long a choice takes from the moment it was meant to be sent
 * until the other player sees it, with many games in play; how soon people are back after a
 * restart; what spectators cost. Server and clients are processes of their own.
 */
@Command(
    name = "server",
    description = "Measures a server with many games in play.",
    mixinStandardHelpOptions = true)
final class BenchServerCommand implements Callable<Integer> {

  private static final String SQLITE = "sqlite";
  private static final String POSTGRES = "postgres";

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(names = "--games", defaultValue = "10000", description = "Games in play (10000).")
  private int games;

  @Option(
      names = "--mode",
      defaultValue = "duel",
      description = "What is played: duel, or by four people free-for-all or teams (duel).")
  private String mode = "";

  @Option(names = "--every", defaultValue = "10", description = "Seconds between choices (10).")
  private double every;

  @Option(names = "--warm-up", defaultValue = "30", description = "Seconds not counted (30).")
  private int warmUp;

  @Option(names = "--seconds", defaultValue = "60", description = "Seconds measured (60).")
  private int seconds;

  @Option(names = "--clients", defaultValue = "2", description = "Client processes (2).")
  private int clients;

  @Option(
      names = "--experts",
      defaultValue = "0",
      description = "Games against expert computers beside, answered at once (0).")
  private int experts;

  @Option(
      names = "--restart",
      description =
          "Kills the server after the warm-up, starts it again, and says who is back when.")
  private boolean restart;

  @Option(
      names = "--spectators",
      defaultValue = "0",
      description = "Instead: a single game, without and with so many spectators (0).")
  private int spectators;

  @Option(names = "--nodes", defaultValue = "1", description = "Servers on one store (1).")
  private int nodes;

  @Option(
      names = "--store",
      defaultValue = SQLITE,
      description =
          "Where games are kept: sqlite, or postgres, which is started from the programs that are"
              + " installed (sqlite).")
  private String store = "";

  @Option(names = "--heap", defaultValue = "1500m", description = "Heap of a server (1500m).")
  private String heap = "";

  @Option(names = "--jvm", description = "An option more for the server's virtual machine.")
  private List<String> jvm = List.of();

  @Override
  public Integer call() throws Exception {
    if (games < clients
        || clients < 1
        || !(every > 0)
        || seconds < 1
        || warmUp < 0
        || experts < 0) {
      throw new BadInputException(
          "expected --games of at least --clients, --every above 0 and --seconds of at least 1");
    }
    if (!Mode.byText().containsKey(mode)) {
      throw new BadInputException("--mode %s: expected %s".formatted(mode, Mode.expected()));
    }
    Mode played = Mode.of(mode);
    Optional<Path> programs = programs();
    // Whoever ends this program ends the server and the clients too.
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .unstarted(() -> Processes.kill(ProcessHandle.current().descendants().toList())));
    PrintWriter out = spec.commandLine().getOut();
    var options = new ArrayList<>(jvm);
    options.add("-Xmx" + heap);
    var servers = new ArrayList<LoadedServer>();
    try (var folder = new BenchFolder();
        var database =
            programs.isPresent() ? new OwnDatabase(programs.get(), folder.path()) : null;
        AutoCloseable _ = () -> servers.forEach(LoadedServer::close)) {
      out.println(database == null ? "SQLite" : database.version());
      String url = database == null ? null : database.url();
      for (int i = 1; i <= nodes; i++) {
        Path own = Files.createDirectory(folder.path().resolve("node-" + i));
        long started = System.nanoTime();
        servers.add(new LoadedServer(own, options, url));
        double took = (System.nanoTime() - started) / 1e9;
        out.printf(Locale.ROOT, "server %d of %d up after %.2f s%n", i, nodes, took);
      }
      out.flush();
      var bench = new ServerBench(servers, database, folder.path(), out);
      boolean good =
          spectators > 0
              ? bench.spectators(spectators, seconds)
              : bench.games(
                  new ServerBench.Load(
                      games, clients, experts, every, played, played.mostPlayers()),
                  warmUp,
                  seconds,
                  restart);
      return good ? 0 : 1;
    }
  }

  /** Of PostgreSQL; none if the store is a file. */
  private Optional<Path> programs() {
    if (nodes < 1) {
      throw new BadInputException("--nodes %d: expected at least 1".formatted(nodes));
    }
    if (restart && nodes > 1) {
      throw new BadInputException("--restart is about a single server: expected --nodes 1");
    }
    if (store.equals(SQLITE)) {
      if (nodes > 1) {
        throw new BadInputException(
            "--nodes %d: one server uses a file at a time, expected --store postgres"
                .formatted(nodes));
      }
      return Optional.empty();
    }
    if (!store.equals(POSTGRES)) {
      throw new BadInputException("--store %s: expected sqlite or postgres".formatted(store));
    }
    Optional<Path> found = OwnDatabase.programs();
    if (found.isEmpty()) {
      throw new BadInputException(
          "--store postgres: found neither initdb nor postgres on the PATH nor in"
              + " /usr/lib/postgresql; install PostgreSQL");
    }
    return found;
  }
}
