package nonpareil.cli.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a load costs: how much of the processor each part takes, and what PostgreSQL does for it.
 */
final class Effort {

  private static final double SECOND = 1e9;

  private final List<LoadedServer> servers;
  private final @Nullable OwnDatabase database;
  private final List<ProcessHandle> clients;
  private final long began = System.nanoTime();
  private final List<Double> before;
  private final OwnDatabase.@Nullable Work workBefore;

  /** Counts from now on. */
  Effort(List<LoadedServer> servers, @Nullable OwnDatabase database, List<ProcessHandle> clients)
      throws IOException {
    this.servers = servers;
    this.database = database;
    this.clients = clients;
    workBefore = database == null ? null : database.work();
    before = seconds();
  }

  /** Seconds of processor: of each server, of all clients, of the database. */
  private List<Double> seconds() {
    var all = new ArrayList<Double>();
    servers.forEach(server -> all.add(of(List.of(server.process()))));
    all.add(of(clients));
    all.add(database == null ? 0 : of(database.family()));
    return all;
  }

  private static double of(List<ProcessHandle> processes) {
    return processes.stream()
        .mapToDouble(p -> p.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / SECOND)
        .sum();
  }

  /** In lines to print. */
  List<String> spent() throws IOException {
    double span = (System.nanoTime() - began) / SECOND;
    List<Double> after = seconds();
    var cores = new ArrayList<String>();
    for (int i = 0; i < after.size(); i++) {
      cores.add(String.format(Locale.ROOT, "%.2f", (after.get(i) - before.get(i)) / span));
    }
    int nodes = servers.size();
    var lines = new ArrayList<String>();
    lines.add(
        "cores used: servers %s, clients %s%s; there are %d, shared by all"
            .formatted(
                cores.stream().limit(nodes).collect(Collectors.joining(" + ")),
                cores.get(nodes),
                database == null ? "" : ", PostgreSQL " + cores.get(nodes + 1),
                Runtime.getRuntime().availableProcessors()));
    if (database != null && workBefore != null) {
      OwnDatabase.Work work = database.work();
      lines.add(
          String.format(
              Locale.ROOT,
              "PostgreSQL: %.0f transactions, %.0f KB of write-ahead log and %.0f KB of tables and"
                  + " indexes a second",
              (work.transactions() - workBefore.transactions()) / span,
              (work.log() - workBefore.log()) / 1024.0 / span,
              (work.size() - workBefore.size()) / 1024.0 / span));
    }
    return lines;
  }
}
