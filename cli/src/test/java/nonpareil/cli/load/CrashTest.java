package nonpareil.cli.load;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import nonpareil.server.Server;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.store.Store;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server killed at any moment has lost nothing it has acknowledged, and its games go on. */
final class CrashTest {

  private static final int GAMES = 24;

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private final HttpClient http = HttpClient.newHttpClient();
  private final ConcurrentLinkedQueue<CrashingDuel.Ack> acks = new ConcurrentLinkedQueue<>();

  @Test
  void aFewKills() throws IOException, InterruptedException {
    kill(6);
  }

  @Test
  @Tag("long")
  void twoHundredKills() throws IOException, InterruptedException {
    kill(200);
  }

  private void kill(int kills) throws IOException, InterruptedException {
    int port = freePort();
    String address = "http://127.0.0.1:" + port;
    var random = new SplittableRandom(kills);
    Process server = start(port);
    var duels = new ArrayList<CrashingDuel>();
    try {
      awaitUp(address, server);
      for (int i = 0; i < GAMES; i++) {
        CrashingDuel.Kind kind = CrashingDuel.Kind.values()[i % CrashingDuel.Kind.values().length];
        Visitor first = new Visitor(http, address);
        CrashingDuel duel =
            kind == CrashingDuel.Kind.COMPUTER
                ? new CrashingDuel(kind, i, acks::add, first)
                : new CrashingDuel(kind, i, acks::add, first, new Visitor(http, address));
        duel.begin();
        duels.add(duel);
      }
      for (int i = 0; i < kills; i++) {
        int before = acks.size();
        Thread.sleep(random.nextInt(50, 600));
        for (int wait = 0; acks.size() < before + 5; wait++) {
          assertThat(wait).as("tenths of a second without a move after kill %d", i).isLessThan(300);
          Thread.sleep(100);
        }
        server.destroyForcibly().waitFor();
        server = start(port);
        awaitUp(address, server);
      }
      duels.forEach(CrashingDuel::stop);
      server.destroyForcibly().waitFor();
      assertNoneIsLost();
      assertThat(duels.stream().mapToInt(CrashingDuel::undone).sum()).isPositive();
      server = start(port);
      awaitUp(address, server);
      assertGamesGoOn(address);
    } finally {
      duels.forEach(CrashingDuel::stop);
      server.destroyForcibly().waitFor();
    }
    assertThat(acks.size()).isGreaterThan(kills * 5);
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
    HttpRequest health = HttpRequest.newBuilder(URI.create(address + "/health")).build();
    for (int i = 0; i < 600; i++) {
      try {
        if (http.send(health, BodyHandlers.ofString()).statusCode() == 200) {
          return;
        }
      } catch (IOException e) {
        assertThat(server.isAlive()).as("the server runs").isTrue();
      }
      Thread.sleep(50);
    }
    throw new AssertionError("the server did not come up");
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
