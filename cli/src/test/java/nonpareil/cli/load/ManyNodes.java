package nonpareil.cli.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import nonpareil.lab.Processes;
import nonpareil.server.store.DatabaseUrl;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.PostgresStore;
import nonpareil.server.store.Store;
import nonpareil.server.store.TalkRow;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;

/**
 * Servers on one database behind one address, people who play there, and what must hold whatever is
 * done to the servers meanwhile.
 */
abstract class ManyNodes {

  private static final int GAMES = 20;

  /** So long nothing may be heard: a takeover, people who come back, and a move. */
  private static final Duration SILENCE = Duration.ofSeconds(60);

  private static final Duration START = Duration.ofMinutes(2);

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  Path folder;

  private final HttpClient http = HttpClient.newHttpClient();
  private final ConcurrentLinkedQueue<CrashingDuel.Ack> acks = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedQueue<CrashingDuel.Ack> lines = new ConcurrentLinkedQueue<>();
  final ConcurrentLinkedQueue<Duration> backs = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedQueue<Duration> computers = new ConcurrentLinkedQueue<>();
  private final AtomicInteger outOfTime = new AtomicInteger();
  final List<Process> servers = new ArrayList<>();
  private final List<Integer> ports = new ArrayList<>();
  private final List<Duration> pauses = new ArrayList<>();

  /** What some servers have in their environment, so that their clocks go wrong. */
  final Map<Integer, Map<String, String>> skewed = new HashMap<>();

  /** What is done to them while people play. */
  interface Harm {
    void happen(Database database, SplittableRandom random) throws Exception;
  }

  private final AtomicReference<Crowd> crowd = new AtomicReference<>();

  /** By which the first server reaches the database. */
  @Nullable Balancer way;

  private final CrashingDuel.Told told =
      new CrashingDuel.Told() {
        @Override
        public void acked(CrashingDuel.Ack ack) {
          acks.add(ack);
        }

        @Override
        public void said(CrashingDuel.Ack ack) {
          lines.add(ack);
        }

        @Override
        public void back(Duration after) {
          backs.add(after);
        }

        @Override
        public void computer(Duration after) {
          computers.add(after);
        }
      };

  final void play(int nodes, long seed, Harm harm) throws Exception {
    Instant began = Instant.now();
    var random = new SplittableRandom(seed);
    var duels = new ArrayList<CrashingDuel>();
    for (int i = 0; i < nodes; i++) {
      ports.add(freePort());
    }
    try (var database = new Database(folder.resolve("database"), freePort());
        var toDatabase = new Balancer(List.of(database.port()), seed);
        var balancer = new Balancer(ports, seed);
        var people = new Crowd(balancer.address(), Backoff.OF_THE_PAGE, seed)) {
      crowd.set(people);
      way = toDatabase;
      for (int i = 0; i < nodes; i++) {
        servers.add(start(i, database));
      }
      for (int i = 0; i < nodes; i++) {
        awaitUp(i);
      }
      for (int i = 0; i < GAMES; i++) {
        CrashingDuel.Kind kind = CrashingDuel.Kind.values()[i % CrashingDuel.Kind.values().length];
        var visitors = new Visitor[kind.people()];
        for (int j = 0; j < visitors.length; j++) {
          visitors[j] = new Visitor(http, balancer.address());
        }
        var duel = new CrashingDuel(people, kind, i, told, visitors);
        duel.begin();
        duels.add(duel);
      }
      awaitMoves(50, "the beginning");
      harm.happen(database, random);
      awaitMoves(5, "the end");
      duels.forEach(CrashingDuel::stop);
      servers.forEach(Processes::kill);
      System.out.printf(
          "seed %d: %d moves and %d lines acknowledged%n  5 moves after a fault: %s%n"
              + "  a lost socket until the table is seen again: %s%n  a computer: %s%n",
          seed, acks.size(), lines.size(), figures(pauses), figures(backs), figures(computers));
      assertNoneIsLost(database.url(), began);
      System.out.printf("  all of it is kept; %d ran out of time%n", outOfTime.get());
      servers.set(0, start(0, database));
      awaitUp(0);
      assertGamesGoOn();
    } finally {
      duels.forEach(CrashingDuel::stop);
      servers.forEach(Processes::kill);
    }
  }

  private static String figures(Collection<Duration> all) {
    List<Long> millis = all.stream().map(Duration::toMillis).sorted().toList();
    return millis.isEmpty()
        ? "never"
        : "%d times, half within %d ms, 99 %% within %d ms, all within %d ms"
            .formatted(
                millis.size(),
                millis.get(millis.size() / 2),
                millis.get(millis.size() * 99 / 100),
                millis.getLast());
  }

  /** Waits until so many more moves were acknowledged; else says who did not come back. */
  final void awaitMoves(int more, String after) throws InterruptedException {
    long began = System.nanoTime();
    int count = acks.size() + more;
    Crowd people = Objects.requireNonNull(crowd.get());
    while (acks.size() < count) {
      people.check();
      if (System.nanoTime() > began + SILENCE.toNanos()) {
        var told = new AtomicReference<>("");
        people.await(() -> told.set(people.census()));
        fail("too few moves within %d s after %s; %s", SILENCE.toSeconds(), after, told.get());
      }
      Thread.sleep(20);
    }
    pauses.add(Duration.ofNanos(System.nanoTime() - began));
  }

  /**
   * The list the clients have kept is found whole in the store, every request once, at times of the
   * database.
   */
  private void assertNoneIsLost(String url, Instant began) {
    Instant ended = Instant.now();
    Map<String, List<LogRecord>> logs = new HashMap<>();
    try (Store store = PostgresStore.open(DatabaseUrl.parse(url))) {
      for (CrashingDuel.Ack ack : acks) {
        List<LogRecord> log = logs.computeIfAbsent(ack.table(), store::records);
        assertThat(log).as("the log of %s", ack).hasSizeGreaterThan(ack.number());
        LogRecord record = log.get(ack.number());
        assertThat(record.number()).isEqualTo(ack.number());
        assertThat(Objects.requireNonNull(record.request())).as("%s", ack).contains(ack.id());
      }
      logs.forEach(
          (table, log) -> {
            for (int i = 0; i < log.size(); i++) {
              assertThat(log.get(i).number()).as("numbers of %s", table).isEqualTo(i);
              assertThat(log.get(i).at()).isBetween(began.minusSeconds(1), ended.plusSeconds(1));
              if (log.get(i).kind().equals("time-out")) {
                outOfTime.incrementAndGet();
              }
            }
            assertThat(log.stream().map(LogRecord::request).filter(Objects::nonNull))
                .as("requests of %s", table)
                .doesNotHaveDuplicates();
          });
      assertTalkIsKept(store);
    }
  }

  private void assertTalkIsKept(Store store) {
    Map<String, List<TalkRow>> talks = new HashMap<>();
    for (CrashingDuel.Ack line : lines) {
      List<TalkRow> talk = talks.computeIfAbsent(line.table(), t -> store.talk(t, 0, 0));
      assertThat(talk)
          .as("%s", line)
          .filteredOn(row -> row.request().endsWith(line.id()))
          .extracting(TalkRow::number)
          .containsExactly(line.number());
    }
  }

  /** A table that is read replays its log and compares every hash; one that differs is closed. */
  private void assertGamesGoOn() throws IOException, InterruptedException {
    var tables = new HashSet<String>();
    acks.forEach(ack -> tables.add(ack.table()));
    for (String table : tables) {
      URI address = URI.create("http://127.0.0.1:" + ports.get(0) + "/api/tables/" + table);
      String body =
          http.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString()).body();
      JsonNode info = Visitor.JSON.readTree(body);
      assertThat(info.path("table").asText()).as(body).isEqualTo(table);
      assertThat(info.path("result").path("cause").asText()).isNotEqualTo("content-changed");
    }
  }

  final Process start(int node, Database database) throws IOException {
    int port = ports.get(node);
    String url = node == 0 ? Database.url(Objects.requireNonNull(way).port()) : database.url();
    var command = new ArrayList<>(program(node));
    command.addAll(List.of("serve", "--port", String.valueOf(port), "--bind", "127.0.0.1"));
    command.addAll(List.of("--no-browser", "--limits", "off"));
    var builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(
                ProcessBuilder.Redirect.appendTo(folder.resolve(port + ".log").toFile()));
    builder.environment().put("DATABASE_URL", url);
    builder.environment().put("NONPAREIL_TRUSTED_PROXY", "127.0.0.1");
    builder.environment().putAll(skewed.getOrDefault(node, Map.of()));
    return builder.start();
  }

  /** What runs as a server; its arguments come after it. */
  List<String> program(int node) {
    return List.of(
        java(),
        "--enable-native-access=ALL-UNNAMED",
        "-XX:TieredStopAtLevel=1", // a quick start matters more here than speed later
        "-cp",
        System.getProperty("java.class.path"),
        "nonpareil.cli.Main");
  }

  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  final void awaitUp(int node) throws InterruptedException {
    awaitHealth(node, 200);
  }

  final void awaitHealth(int node, int status) throws InterruptedException {
    long end = System.nanoTime() + START.toNanos();
    while (health(node) != status) {
      assertThat(servers.get(node).isAlive()).as(() -> "the server runs: " + said(node)).isTrue();
      if (System.nanoTime() > end) {
        fail("server %d is not at %d after %d s", node, status, START.toSeconds());
      }
      Thread.sleep(50);
    }
  }

  /** The status by which a server says how it is; 0 if it says nothing. */
  final int health(int node) throws InterruptedException {
    URI health = URI.create("http://127.0.0.1:" + ports.get(node) + "/health");
    try {
      return http.send(
              HttpRequest.newBuilder(health).timeout(START).build(), BodyHandlers.ofString())
          .statusCode();
    } catch (IOException e) {
      return 0;
    }
  }

  /** What a server has said last. */
  private String said(int node) {
    try {
      List<String> lines = Files.readAllLines(folder.resolve(ports.get(node) + ".log"));
      return String.join("\n", lines.subList(Math.max(0, lines.size() - 20), lines.size()));
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
