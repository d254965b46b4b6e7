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
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import nonpareil.lab.Processes;
import nonpareil.server.Server;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.store.Store;
import nonpareil.testkit.Parts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A server killed at any moment has lost nothing it has acknowledged, and its games go on. */
final class CrashTest {

  private static final int GAMES = 24;
  private static final int PARTS = 10;
  private static final int OF_PART = 100;

  /** So long nothing may be heard: a start, people who come back, and a move. */
  private static final Duration SILENCE = Duration.ofSeconds(60);

  private static final Duration START = Duration.ofSeconds(60);

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private final HttpClient http = HttpClient.newHttpClient();
  private final ConcurrentLinkedQueue<CrashingDuel.Ack> acks = new ConcurrentLinkedQueue<>();

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aFewKills() throws IOException, InterruptedException {
    kill(2, 4); // of this seed the second kill comes twice, the second time during the start
  }

  /** A thousand kills, a hundred in each part. */
  @ParameterizedTest
  @MethodSource
  @Tag("long")
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void aHundredKills(int part) throws IOException, InterruptedException {
    kill(OF_PART, part);
  }

  static IntStream aHundredKills() {
    return Parts.of(PARTS);
  }

  private void kill(int kills, long seed) throws IOException, InterruptedException {
    int port = freePort();
    String address = "http://127.0.0.1:" + port;
    var random = new SplittableRandom(seed);
    Process server = start(port);
    var duels = new ArrayList<CrashingDuel>();
    var backoff = new Backoff(Duration.ofMillis(40), Duration.ofMillis(500));
    try (var crowd = new Crowd(address, backoff, seed)) {
      awaitUp(address, server);
      for (int i = 0; i < GAMES; i++) {
        CrashingDuel.Kind kind = CrashingDuel.Kind.values()[i % CrashingDuel.Kind.values().length];
        var visitors = new Visitor[kind.people()];
        for (int j = 0; j < visitors.length; j++) {
          visitors[j] = new Visitor(http, address);
        }
        var duel = new CrashingDuel(crowd, kind, i, acks::add, visitors);
        duel.begin();
        duels.add(duel);
      }
      for (int i = 0; i < kills; i++) {
        int before = acks.size();
        Thread.sleep(random.nextInt(50, 600));
        awaitMoves(crowd, before + 5, i);
        Processes.kill(server);
        server = start(port);
        if (random.nextInt(8) == 0) { // once more, while it starts
          Thread.sleep(random.nextInt(2000));
          Processes.kill(server);
          server = start(port);
        }
        awaitUp(address, server);
      }
      awaitMoves(crowd, acks.size() + 5, kills);
      duels.forEach(CrashingDuel::stop);
      Processes.kill(server);
      crowd.await(() -> assertEachCameBackOnce(crowd));
      assertNoneIsLost();
      assertThat(duels.stream().mapToInt(CrashingDuel::undone).sum()).isPositive();
      server = start(port);
      awaitUp(address, server);
      assertGamesGoOn(address);
    } finally {
      duels.forEach(CrashingDuel::stop);
      Processes.kill(server);
    }
    assertThat(acks.size()).isGreaterThan(kills * 5);
  }

  /** Waits until so many moves were acknowledged; else says who did not come back. */
  private void awaitMoves(Crowd crowd, int count, int kill) throws InterruptedException {
    long end = System.nanoTime() + SILENCE.toNanos();
    while (acks.size() < count) {
      crowd.check();
      if (System.nanoTime() > end) {
        var told = new AtomicReference<>("");
        crowd.await(() -> told.set(crowd.census()));
        fail(
            "%d of 5 moves within %d s after kill %d; %s",
            acks.size() - count + 5, SILENCE.toSeconds(), kill, told.get());
      }
      Thread.sleep(20);
    }
  }

  /** A loss is answered by one new socket, not by two. */
  private static void assertEachCameBackOnce(Crowd crowd) {
    crowd.lines().forEach(line -> assertThat(line.opened()).isBetween(1, line.losses() + 1));
  }

  /** The list the clients have kept is found whole in the store. */
  private void assertNoneIsLost() {
    Map<String, List<LogRecord>> logs = new HashMap<>();
    try (Store store = SqliteStore.open(folder.resolve(Server.STORE))) {
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
            }
          });
    }
  }

  /** A table that is read replays its log and compares every hash; one that differs is closed. */
  private void assertGamesGoOn(String address) throws IOException, InterruptedException {
    var tables = new HashSet<String>();
    acks.forEach(ack -> tables.add(ack.table()));
    for (String table : tables) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(address + "/api/tables/" + table)).build();
      JsonNode info = Visitor.JSON.readTree(http.send(request, BodyHandlers.ofString()).body());
      assertThat(info.path("table").asText()).isEqualTo(table);
      assertThat(info.path("result").path("cause").asText()).isNotEqualTo("content-changed");
    }
  }

  private Process start(int port) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return new ProcessBuilder(
            java,
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1", // a quick start matters more here than speed later
            "-cp",
            System.getProperty("java.class.path"),
            "nonpareil.cli.Main",
            "serve",
            "--port",
            String.valueOf(port),
            "--bind",
            "127.0.0.1",
            "--data",
            folder.toString(),
            "--no-browser",
            "--limits",
            "off")
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private void awaitUp(String address, Process server) throws InterruptedException {
    HttpRequest health =
        HttpRequest.newBuilder(URI.create(address + "/health")).timeout(START).build();
    long end = System.nanoTime() + START.toNanos();
    while (System.nanoTime() < end) {
      try {
        if (http.send(health, BodyHandlers.ofString()).statusCode() == 200) {
          return;
        }
      } catch (IOException e) {
        assertThat(server.isAlive()).as("the server runs").isTrue();
      }
      Thread.sleep(50);
    }
    fail("the server of process %d did not come up in %d s", server.pid(), START.toSeconds());
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
