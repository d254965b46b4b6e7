package nonpareil.cli.load;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import nonpareil.engine.game.Mode;
import nonpareil.lab.Processes;
import org.jspecify.annotations.Nullable;

/** What {@code nonpareil bench server} does and prints. */
public final class ServerBench {

  /**
   * What the clients do.
   *
   * @param every seconds between choices of a game
   */
  public record Load(int games, int clients, int experts, double every, Mode mode, int people) {}

  /** Files a server has open beside its sockets. */
  private static final int OTHER_FILES = 400;

  private static final double[] PARTS = {0.5, 0.9, 0.99, 0.999, 1};
  private static final int PHASES = 6;
  private static final Duration SETTLING = Duration.ofSeconds(2);
  private static final double SPECTATED_EVERY = 0.5;

  private final List<LoadedServer> servers;
  private final @Nullable OwnDatabase database;
  private final Path folder;
  private final PrintWriter out;

  /**
   * @param database of the servers; null if the one there is has everything in its folder
   */
  public ServerBench(
      List<LoadedServer> servers, @Nullable OwnDatabase database, Path folder, PrintWriter out) {
    this.servers = List.copyOf(servers);
    this.database = database;
    this.folder = folder;
    this.out = out;
  }

  private void say(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
    out.flush();
  }

  /** A client's process and what it says. */
  private record Client(Process process, BufferedReader said, Path result) {

    String line() throws IOException {
      String line = said.readLine();
      if (line == null) {
        throw new IOException("a client process ended before its time");
      }
      return line;
    }

    ProcessHandle handle() {
      return process.toHandle();
    }

    void tell(String line) throws IOException {
      process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    }
  }

  private Client start(Class<?> main, int number, List<String> arguments, List<String> more)
      throws IOException {
    Path result = folder.resolve("client-" + number);
    List<String> command =
        LoadedServer.java(List.of("-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.add(main.getName());
    command.add(String.join(",", servers.stream().map(LoadedServer::address).toList()));
    command.addAll(arguments);
    command.add(result.toString());
    command.addAll(more);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    return new Client(process, process.inputReader(StandardCharsets.UTF_8), result);
  }

  private List<Client> players(Load load, int seconds, boolean killed) throws IOException {
    var players = new ArrayList<Client>();
    int all = load.people * load.games;
    int sockets = Math.min(all, openFiles() - OTHER_FILES - load.experts);
    if (sockets < all) {
      say(
          "%d people on %d sockets, some at two tables: a process may have %d files open here",
          all, sockets, openFiles());
    }
    for (int i = 0; i < load.clients; i++) {
      players.add(
          start(
              LoadClient.class,
              i,
              List.of(
                  String.valueOf(share(load.games, load.clients, i)),
                  String.valueOf(share(sockets, load.clients, i)),
                  String.valueOf(share(load.experts, load.clients, i)),
                  String.valueOf(Math.round(1000 * load.every)),
                  String.valueOf(seconds),
                  String.valueOf(killed)),
              List.of(load.mode.text(), String.valueOf(load.people))));
    }
    return players;
  }

  private static int share(int all, int parts, int part) {
    return all / parts + (part < all % parts ? 1 : 0);
  }

  private static int openFiles() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? (int) Math.min(unix.getMaxFileDescriptorCount(), Integer.MAX_VALUE)
        : Integer.MAX_VALUE;
  }

  // ---- many games

  /** Whether nothing failed. */
  public boolean games(Load load, int warmUp, int seconds, boolean restart)
      throws IOException, InterruptedException {
    long began = System.nanoTime();
    List<Client> players = players(load, warmUp + seconds, restart);
    try {
      for (Client player : players) {
        player.line();
      }
      say(
          "%d games (%s of %d), a choice every %s s in each, %d expert games beside, %d client"
              + " processes",
          load.games, load.mode.text(), load.people, load.every, load.experts, load.clients);
      say("all sat down after %.1f s", (System.nanoTime() - began) / 1e9);
      if (database != null) {
        database.work();
      }
      for (Client player : players) {
        player.tell("play");
      }
      Thread.sleep(Duration.ofSeconds(warmUp));
      long from = System.currentTimeMillis();
      long up = restart ? restart() : from;
      var effort = new Effort(servers, database, players.stream().map(Client::handle).toList());
      long end = up + TimeUnit.SECONDS.toMillis(seconds);
      Thread.sleep(Math.max(0, end - System.currentTimeMillis()));
      List<String> spent = effort.spent();
      Sightings seen = results(players);
      if (restart) {
        printBack(seen, from, up, load.people * load.games);
      }
      print(seen, up, up + TimeUnit.SECONDS.toMillis(seconds));
      spent.forEach(line -> say("%s", line));
      for (LoadedServer server : servers) {
        LoadedServer.Heap heap = server.heap();
        say(
            "heap of the server: %d MB after a full collection, %d MB at most; %d MB the whole"
                + " process",
            heap.live(), heap.most(), server.memory());
      }
      return seen.failures() == 0;
    } finally {
      players.forEach(player -> Processes.kill(player.process));
    }
  }

  private static Sightings results(List<Client> clients) throws IOException, InterruptedException {
    var seen = new Sightings();
    for (Client client : clients) {
      client.process.waitFor();
      seen.read(client.result);
    }
    return seen;
  }

  private void print(Sightings seen, long from, long to) {
    double[] millis = seen.between(from, to);
    say(
        "%d choices seen by all others in %d s, %d failures",
        millis.length, (to - from) / 1000, seen.failures());
    for (double part : PARTS) {
      say(
          "%10.1f ms  %5.1f %% of choices were seen within",
          Sightings.within(part, millis), 100 * part);
    }
    seen.told().stream().limit(10).forEach(failure -> say("failure: %s", failure));
  }

  // ---- a restart

  /** When the server answers again. */
  private long restart() throws IOException {
    long killed = System.currentTimeMillis();
    servers.getFirst().kill();
    servers.getFirst().startAgain();
    long up = System.currentTimeMillis();
    say("killed; the server listens again %.2f s later", (up - killed) / 1000.0);
    return up;
  }

  private void printBack(Sightings seen, long killed, long up, int people) {
    double[] back = seen.backAfter(killed);
    say("%d of %d people are back; after the kill,", back.length, people);
    for (double part : PARTS) {
      say("%10.2f s   %5.1f %% were back", Sightings.within(part, back) / 1000, 100 * part);
    }
    double[] meanwhile = seen.between(up, killed + (long) Sightings.within(1, back));
    say(
        "meanwhile %d choices of those who were back: half within %.1f ms, 99 %% within %.1f ms,"
            + " all within %.1f ms; and then",
        meanwhile.length,
        Sightings.within(0.5, meanwhile),
        Sightings.within(0.99, meanwhile),
        Sightings.within(1, meanwhile));
  }

  // ---- spectators

  /** One game, in turns without and with spectators. */
  public boolean spectators(int count, int seconds) throws IOException, InterruptedException {
    var load = new Load(1, 1, 0, SPECTATED_EVERY, Mode.DUEL, 2);
    Duration phase = Duration.ofSeconds(seconds).dividedBy(PHASES);
    Duration whole = phase.plus(SETTLING).multipliedBy(PHASES + 1L);
    Client player = players(load, (int) whole.toSeconds(), false).getFirst();
    Client spectators = start(Spectators.class, 1, List.of(String.valueOf(count)), List.of());
    try {
      String first = player.line();
      for (String line = first; !line.equals("seated"); line = player.line()) {
        first = line;
      }
      spectators.line();
      var looking = new Looking(spectators, first);
      Thread.ofVirtual().start(() -> player.said.lines().forEach(looking::at));
      player.tell("play");
      Thread.sleep(phase); // until the server is warm
      var spans = new ArrayList<long[]>();
      for (int i = 0; i < PHASES; i++) {
        looking.look(i % 2 == 1);
        Thread.sleep(SETTLING);
        long from = System.currentTimeMillis();
        Thread.sleep(phase);
        spans.add(new long[] {from, System.currentTimeMillis()});
      }
      Sightings seen = results(List.of(player));
      double[] alone = of(seen, spans, 0);
      double[] crowded = of(seen, spans, 1);
      say("%d and %d choices without and with %d spectators", alone.length, crowded.length, count);
      for (double part : new double[] {0.5, 0.9, 0.99}) {
        double without = Sightings.within(part, alone);
        double with = Sightings.within(part, crowded);
        say(
            "%5.1f %% seen within %.1f ms without, %.1f ms with: %+.1f ms",
            100 * part, without, with, with - without);
      }
      seen.told().forEach(failure -> say("failure: %s", failure));
      return seen.failures() == 0;
    } finally {
      Processes.kill(player.process);
      Processes.kill(spectators.process);
    }
  }

  /** Where the spectators look, also when a game ends and the next one begins. */
  private static final class Looking {
    private final Client spectators;
    private String table;
    private boolean looks;

    Looking(Client spectators, String line) {
      this.spectators = spectators;
      table = line;
    }

    synchronized void look(boolean now) {
      looks = now;
      tell();
    }

    /** A line of the players. */
    synchronized void at(String line) {
      if (!line.equals(table)) {
        table = line;
        tell();
      }
    }

    private void tell() {
      try {
        spectators.tell(table.replace("table", looks ? "watch" : "leave"));
        spectators.line();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static double[] of(Sightings seen, List<long[]> spans, int which) {
    var all = new ArrayList<Double>();
    for (int i = which; i < spans.size(); i += 2) {
      for (double millis : seen.between(spans.get(i)[0], spans.get(i)[1])) {
        all.add(millis);
      }
    }
    return all.stream().mapToDouble(d -> d).sorted().toArray();
  }
}
