package nonpareil.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import nonpareil.cli.load.LoadedServer;
import nonpareil.cli.load.Newcomer;
import nonpareil.cli.load.StoredGames;
import nonpareil.server.Server;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code nonpareil bench recovery}: how long a server takes until all games in play go on that it
 * finds in its store, and how long those wait who come meanwhile.
 */
@Command(
    name = "recovery",
    description = "Measures a start with many games in play, all of which have a running clock.",
    mixinStandardHelpOptions = true)
final class BenchRecoveryCommand implements Callable<Integer> {

  private static final int PAUSE = 20;
  private static final List<String> HEAP = List.of("-Xmx1536m");

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(names = "--games", defaultValue = "10000", description = "Games in play (10000).")
  private int games;

  @Option(names = "--choices", defaultValue = "100", description = "Choices made in each (100).")
  private int choices;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (games < 1 || choices < 0) {
      throw new BadInputException("expected --games of at least 1 and no negative --choices");
    }
    PrintWriter out = spec.commandLine().getOut();
    try (var folder = new BenchFolder()) {
      Path data = Files.createDirectories(LoadedServer.data(folder.path()));
      List<String> tables = StoredGames.write(data.resolve(Server.STORE), games, choices);
      out.printf(Locale.ROOT, "%d games of %d choices stored%n", games, choices);
      out.flush();
      long started = System.nanoTime();
      try (var server = new LoadedServer(folder.path(), HEAP, ProcessBuilder.Redirect.PIPE)) {
        var recovered = new CompletableFuture<String>();
        Thread.ofVirtual().start(() -> listen(server.log(), recovered));
        out.printf(Locale.ROOT, "server up after %.2f s%n", seconds(started));
        List<Double> waits = come(server.address(), tables, recovered);
        out.printf(
            Locale.ROOT, "all games go on after %.2f s: %s%n", seconds(started), said(recovered));
        waits.sort(null);
        out.printf(
            Locale.ROOT,
            "%d people came meanwhile and saw their game after %.1f ms (half), %.1f ms (all)%n",
            waits.size(),
            waits.isEmpty() ? 0 : waits.get(waits.size() / 2),
            waits.isEmpty() ? 0 : waits.getLast());
      }
      out.flush();
      return 0;
    }
  }

  private static double seconds(long since) {
    return (System.nanoTime() - since) / 1e9;
  }

  private static String said(CompletableFuture<String> recovered) {
    String line = recovered.join();
    return line.substring(line.indexOf("games=")).strip();
  }

  /** The server says so in its log. */
  private static void listen(BufferedReader log, CompletableFuture<String> recovered) {
    try (var lines = log) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.contains("msg=\"recovered\"")) {
          recovered.complete(line);
        }
      }
    } catch (IOException e) {
      // the end
    }
    recovered.completeExceptionally(new IOException("the server ended before it had recovered"));
  }

  /** People come to their games one after the other until all games are there; how long it took. */
  private static List<Double> come(
      String address, List<String> tables, CompletableFuture<String> recovered)
      throws IOException, InterruptedException {
    var random = new SplittableRandom(2);
    var waits = new ArrayList<Double>();
    try (var newcomer = new Newcomer(address)) {
      while (!recovered.isDone()) {
        waits.add(newcomer.sees(tables.get(random.nextInt(tables.size()))));
        TimeUnit.MILLISECONDS.sleep(PAUSE);
      }
    }
    return waits;
  }
}
