package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The database is killed under load, again and again: nothing that was acknowledged is lost. */
@Tag("long")
final class PostgresKilledTest {

  private static final int KILLS = 20;
  private static final int GAMES = 20;
  private static final Duration LONG = Duration.ofMinutes(2);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  private final AtomicBoolean stop = new AtomicBoolean();
  private final AtomicInteger unsure = new AtomicInteger();

  private EmbeddedPostgres start(int port) throws IOException {
    Postgres.quiet();
    return EmbeddedPostgres.builder()
        .setPort(port)
        .setDataDirectory(folder.resolve("data"))
        .setCleanDataDirectory(false)
        .setServerConfig("synchronous_commit", "on")
        .setPGStartupWait(LONG)
        .start();
  }

  private void kill() throws IOException {
    long pid = Long.parseLong(Files.readAllLines(folder.resolve("data/postmaster.pid")).getFirst());
    ProcessHandle.of(pid).orElseThrow().destroyForcibly();
    await().atMost(LONG).until(() -> ProcessHandle.of(pid).isEmpty());
  }

  /** Writes a game as a server does: who cannot tell what is stored reads again. */
  private void play(PostgresStore store, String game, AtomicInteger acknowledged) {
    int next = 0;
    while (!stop.get()) {
      try {
        store.append(List.of(StoreContract.record(game, next))).join();
        acknowledged.set(next);
        next++;
      } catch (CompletionException e) {
        unsure.incrementAndGet();
        next = readAgain(store, game, next);
      }
    }
  }

  private int readAgain(PostgresStore store, String game, int next) {
    while (!stop.get()) {
      try {
        LogRecord last = store.last(game);
        return last == null ? 0 : last.number() + 1;
      } catch (StoreException e) {
        LockSupport.parkNanos(1_000_000); // still away
      }
    }
    return next;
  }

  @Test
  void nothingAcknowledgedIsLostAndAllGoOn() throws IOException, InterruptedException {
    int port = freePort();
    EmbeddedPostgres server = start(port);
    var url = DatabaseUrl.parse("postgres://postgres:postgres@localhost:" + port + "/postgres");
    var random = new Random(7);
    try (PostgresStore here = PostgresStore.open(url);
        PostgresStore there = PostgresStore.open(url)) {
      var acknowledged = new ArrayList<AtomicInteger>();
      var players = new ArrayList<Thread>();
      for (int i = 0; i < GAMES; i++) {
        var last = new AtomicInteger(-1);
        acknowledged.add(last);
        PostgresStore store = i % 2 == 0 ? here : there;
        String game = "g" + i;
        players.add(Thread.startVirtualThread(() -> play(store, game, last)));
      }
      for (int i = 0; i < KILLS; i++) {
        List<Integer> before = acknowledged.stream().map(AtomicInteger::get).toList();
        await().atMost(LONG).until(() -> allPast(acknowledged, before));
        Thread.sleep(random.nextInt(200)); // at any moment
        kill();
        server.close(); // gives up what it holds in the file system
        server = start(port);
      }
      List<Integer> before = acknowledged.stream().map(AtomicInteger::get).toList();
      await().atMost(LONG).until(() -> allPast(acknowledged, before));
      stop.set(true);
      for (Thread player : players) {
        player.join();
      }
      for (int i = 0; i < GAMES; i++) {
        List<LogRecord> log = here.records("g" + i);
        assertThat(log.size() - 1).isGreaterThanOrEqualTo(acknowledged.get(i).get());
        assertThat(log.getLast().number()).as("no number is missing").isEqualTo(log.size() - 1);
      }
      assertThat(unsure.get()).as("it was away indeed").isPositive();
    } finally {
      stop.set(true);
      server.close();
    }
  }

  private static boolean allPast(List<AtomicInteger> now, List<Integer> before) {
    for (int i = 0; i < now.size(); i++) {
      if (now.get(i).get() <= before.get(i)) {
        return false;
      }
    }
    return true;
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
