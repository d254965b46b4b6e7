package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import nonpareil.content.Content;
import nonpareil.server.log.GameRecord;
import nonpareil.server.notify.Herald;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Request;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.store.Store;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Many at once at a few tables, which leave memory all the time. */
@Timeout(120)
final class CrowdTest {

  private static final int TABLES = 4;
  private static final int CROWD = 12;
  private static final Duration WHILE = Duration.ofSeconds(4);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  /** Sends what comes into its head, and checks that frames come in order. */
  private static final class Member implements Follower, Runnable {
    private final Tables tables;
    private final List<String> names;
    private final Person person;
    private final Random random;
    private final Instant end;
    private final ConcurrentLinkedQueue<Throwable> failures;
    private final AtomicReference<@Nullable ObjectNode> frame = new AtomicReference<>();
    private String table = "";
    private int seat;
    private int last = -1;

    Member(
        Tables tables,
        List<String> names,
        Person person,
        int seed,
        Instant end,
        ConcurrentLinkedQueue<Throwable> failures) {
      this.tables = tables;
      this.names = names;
      this.person = person;
      this.random = new Random(seed);
      this.end = end;
      this.failures = failures;
    }

    @Override
    public Person person() {
      return person;
    }

    /** Under the lock of the one table that is followed: one after the other. */
    @Override
    public void send(ObjectNode message) {
      if (!message.path("type").asText().equals("frame")) {
        return;
      }
      int number = message.path("number").asInt();
      if (last >= 0 && number != last + 1) {
        failures.add(new AssertionError("%d after %d".formatted(number, last)));
      }
      last = number;
      frame.set(message);
    }

    @Override
    public void run() {
      try {
        for (int i = 0; Instant.now().isBefore(end); i++) {
          step("c" + seat + person.id() + random.nextInt() + i);
        }
        tables.gone(this);
      } catch (RuntimeException | Error e) {
        failures.add(e);
      }
    }

    private void step(String id) {
      if (table.isEmpty() || random.nextInt(30) == 0) {
        tables.gone(this);
        last = -1;
        table = names.get(random.nextInt(names.size()));
        seat = person.equals(Hall.EVE) ? 0 : person.equals(Hall.ANN) ? 1 : 2;
        tables.watch(this, table, seat == 0 ? List.of() : List.of(seat), null);
      }
      ObjectNode now = frame.get();
      if (now == null || seat == 0) {
        tables.info(table, person);
        tables.mine(Hall.ANN);
        return;
      }
      ObjectNode message = Json.object().put("id", id).put("table", table).put("seat", seat);
      List<String> options = Guest.texts(now.path("prompt").path("options"));
      if (random.nextInt(8) == 0) {
        String[] acts = {"undo", "offer-draw", "refuse-draw", "ask-undo", "allow-undo"};
        Hall.say(
            tables,
            Request.Type.ACT,
            this,
            message.put("act", acts[random.nextInt(acts.length - 1)]));
      } else if (!options.isEmpty()) {
        message.put("number", now.path("number").asInt());
        message.putArray("choices").add(options.get(random.nextInt(options.size())));
        Hall.say(tables, Request.Type.CHOOSE, this, message);
      } else {
        Hall.say(tables, Request.Type.ASK, this, message.put("what", "reach"));
      }
    }
  }

  @Test
  void nothingIsLostAndNothingStandsStill() throws InterruptedException {
    var failures = new ConcurrentLinkedQueue<Throwable>();
    Path file = folder.resolve("crowd.db");
    var names = new ArrayList<String>();
    try (Store store = SqliteStore.open(file);
        var computers = new Computers(1);
        var tables =
            new Tables(
                store,
                Content.bundled(),
                computers,
                InstantSource.system(),
                Pace.NORMAL,
                0,
                Services.CLOSING,
                Herald.NONE)) {
      for (int i = 0; i < TABLES; i++) {
        ObjectNode made =
            tables.create(
                Hall.ANN,
                "network.house",
                new Fields(
                    Hall.watched(
                        "{'first': 1, 'undo': 'consent', 'seats': [{'who': 'me', 'hero': 'medusa'},"
                            + " {'who': 'link', 'hero': 'king-arthur'}]}")));
        String table = made.path("table").path("table").asText();
        tables.join(
            table,
            Hall.BOB,
            new Joining(made.path("invitations").path("2").asText(), null, null, null));
        names.add(table);
      }
      Instant end = Instant.now().plus(WHILE);
      var threads = new ArrayList<Thread>();
      for (int i = 0; i < CROWD; i++) {
        Person person = List.of(Hall.ANN, Hall.BOB, Hall.EVE).get(i % 3);
        threads.add(Thread.startVirtualThread(new Member(tables, names, person, i, end, failures)));
      }
      while (Instant.now().isBefore(end)) {
        tables.forgetIdle(Duration.ZERO);
        Thread.sleep(1);
      }
      for (Thread thread : threads) {
        thread.join();
      }
      Thread.sleep(10);
      tables.forgetIdle(Duration.ZERO);
      assertThat(tables.inMemory()).isZero();
      int records = 0;
      for (String table : names) {
        List<LogRecord> log = store.records(table);
        assertThat(log).extracting(LogRecord::number).isSorted().doesNotHaveDuplicates();
        GameRecord gameRecord = GameRecord.of(tables.services().games(), log);
        assertThat(gameRecord.number()).isEqualTo(log.size() - 1);
        records += log.size();
      }
      assertThat(records).isGreaterThan(50);
    }
    assertThat(failures).isEmpty();
  }
}
