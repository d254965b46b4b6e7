package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class PostgresNodesTest extends NodeStoreContract {

  private static final Duration LIFE = Duration.ofSeconds(3);

  private static final DatabaseUrl CLOCKED = DatabaseUrl.parse(Postgres.ownAddress());

  private final DatabaseUrl url = CLOCKED;

  /** The database's clock is a fact that the test sets. */
  @Override
  Store opened() {
    Postgres.empty(url);
    PostgresStore store = PostgresStore.open(url);
    store.remember("clock", Long.toString(NOON.toEpochMilli()));
    Postgres.execute(
        url,
        "CREATE OR REPLACE FUNCTION database_time() RETURNS BIGINT LANGUAGE SQL VOLATILE"
            + " AS 'SELECT value::BIGINT FROM facts WHERE name = ''clock'''");
    return store;
  }

  @Override
  void pass(Duration time) {
    Postgres.execute(
        url,
        "UPDATE facts SET value = (value::BIGINT + %d)::TEXT WHERE name = 'clock'"
            .formatted(time.toMillis()));
  }

  private static NodeStore nodes(PostgresStore store) {
    return store.nodes();
  }

  @Test
  void theDeadTakeNothing() {
    try (PostgresStore store = PostgresStore.open(url)) {
      nodes(store).enter(new NodeRow("x", ""), LIFE);
      store.append(List.of(StoreContract.record("g", 0))).join();
      pass(LIFE);
      assertThat(nodes(store).take("x", "g")).isNull();
      assertThat(nodes(store).takeDue("x", Long.MAX_VALUE, List.of(), 9)).isEmpty();
    }
  }

  @Test
  void theDeadAreForgottenOnceNothingIsTheirs() {
    try (PostgresStore store = PostgresStore.open(url)) {
      NodeStore nodes = nodes(store);
      for (String name : List.of("idle", "busy")) {
        nodes.enter(new NodeRow(name, ""), LIFE);
      }
      assertThat(nodes.take("busy", "g")).isNotNull();
      pass(LIFE.plusMillis(500));
      nodes.enter(new NodeRow("me", ""), LIFE);
      pass(Duration.ofMinutes(2));
      nodes.enter(new NodeRow("me2", ""), Duration.ofHours(1));
      pass(Duration.ofMinutes(2));
      nodes.takeDue("me2", 0, List.of("g"), 9);
      assertThat(known(store)).containsExactlyInAnyOrder("busy", "me2");
      assertThat(nodes.take("me2", "g")).isNotNull();
      nodes.takeDue("me2", 0, List.of(), 9);
      assertThat(known(store)).containsExactly("me2");
    }
  }

  private static List<String> known(PostgresStore store) {
    return store.readers().read(h -> h.select("SELECT id FROM nodes").mapTo(String.class).list());
  }

  /** Else nobody would do what comes by itself in it, as long as the node lives. */
  @Test
  void whatWasTakenWithoutAnAnswerComesWithTheNext() {
    String address = Postgres.address();
    try (var line = new PostgresLine(Postgres.port());
        PostgresStore store = PostgresStore.open(line.to(address))) {
      NodeStore nodes = nodes(store);
      nodes.enter(new NodeRow("x", ""), Duration.ofMinutes(5));
      assertThat(nodes.take("x", "known")).isNotNull();
      line.cut(true);
      assertThatThrownBy(() -> nodes.takeDue("x", 0, List.of(), 9))
          .isInstanceOf(StoreException.class);
      line.cut(false);
      Postgres.execute(
          DatabaseUrl.parse(address),
          "INSERT INTO leases (game, node, epoch, due) VALUES ('lost', 'x', 7, 0)");
      List<Lease> taken = new ArrayList<>();
      await().atMost(Duration.ofMinutes(1)).until(() -> taken.addAll(due(nodes)));
      assertThat(taken).containsExactly(new Lease("lost", 7, 0));
      assertThat(nodes.takeDue("x", 0, List.of(), 9)).isEmpty();
    }
  }

  private static List<Lease> due(NodeStore nodes) {
    try {
      return nodes.takeDue("x", 0, List.of(), 9);
    } catch (StoreException e) {
      return List.of(); // not back yet
    }
  }

  @Test
  void aGameThatIsOverNeedsNobody() {
    try (PostgresStore store = PostgresStore.open(url)) {
      nodes(store).enter(new NodeRow("x", ""), LIFE);
      TableRow over = StoreContract.table("g", TableRow.OVER, "p", Instant.EPOCH);
      store.save(List.of(over), List.of(StoreContract.record("g", 0))).join();
      assertThat(nodes(store).takeDue("x", Long.MAX_VALUE, List.of(), 9)).isEmpty();
    }
  }

  // ---- news

  private static final class Heard implements NodeStore.Listener {
    final BlockingQueue<String> news = new LinkedBlockingQueue<>();

    @Override
    public void changed(String table, int number) {
      news.add("changed " + table + " " + number);
    }

    @Override
    public void free(String table) {
      news.add("free " + table);
    }

    @Override
    public void said(String table, int channel, int number) {
      news.add("said " + table + " " + channel + " " + number);
    }

    @Override
    public void unsure() {
      news.add("unsure");
    }

    List<String> take(int count) {
      var all = new ArrayList<String>();
      try {
        while (all.size() < count) {
          all.add(Objects.requireNonNull(news.poll(1, TimeUnit.MINUTES), "no news"));
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return all;
    }
  }

  @Test
  void whatOthersStoreIsToldByTableAndNumberAlone() {
    try (PostgresStore here = PostgresStore.open(url);
        PostgresStore there = PostgresStore.open(url)) {
      var heard = new Heard();
      nodes(here).listen(heard);
      assertThat(heard.take(1)).containsExactly("unsure");
      TableRow table = StoreContract.table("g", TableRow.PLAYING, "p1", NOON);
      here.save(List.of(table), List.of(StoreContract.record("g", 0))).join(); // its own
      there
          .append(
              List.of(
                  StoreContract.record("g", 1),
                  StoreContract.record("g", 2),
                  StoreContract.record("h", 7)))
          .join();
      assertThat(heard.take(2)).containsExactlyInAnyOrder("changed g 2", "changed h 7");
      there.save(List.of(table.stored().withOffers("{}")), List.of()).join();
      assertThat(heard.take(1)).containsExactly("changed g -1");
      nodes(there).saveLive(new LiveRow("g", 0, "{}")).join();
      assertThat(heard.take(1)).containsExactly("changed g -1");
      there.say(new TalkRow("g", 2, 0, 1, "p1", NOON, "p1 x", "{}"), 9).join();
      assertThat(heard.take(1)).containsExactly("said g 2 1");
      nodes(there).enter(new NodeRow("x", ""), LIFE);
      assertThat(nodes(there).take("x", "g")).isNotNull();
      nodes(there).release("x", "g", 0L);
      assertThat(heard.take(1)).containsExactly("free g");
      there.append(List.of(StoreContract.record("i", 0))).join();
      assertThat(heard.take(1)).as("nothing else was told").containsExactly("changed i 0");
    }
  }

  @Test
  void afterALostConnectionItIsUnsureAndHearsAgain() {
    try (PostgresStore here = PostgresStore.open(url);
        PostgresStore there = PostgresStore.open(url)) {
      var heard = new Heard();
      nodes(here).listen(heard);
      assertThat(heard.take(1)).containsExactly("unsure");
      Postgres.cut(url);
      assertThat(heard.take(1)).containsExactly("unsure");
      there.append(List.of(StoreContract.record("g", 0))).join();
      assertThat(heard.take(1)).containsExactly("changed g 0");
    }
  }
}
