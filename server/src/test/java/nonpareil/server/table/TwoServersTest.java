package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import nonpareil.server.clock.Clock;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.LiveRow;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Two servers on one store. Ann is at the first, Bob at the second. All other tests of tables run
 * with two servers too: see CONTRIBUTING.md.
 */
final class TwoServersTest {

  private static final Duration TAKEN_OVER = Duration.ofSeconds(5);
  private static final String GAME = "'clock': {'kind': 'game', 'seconds': 600}";

  private final Hall hall = Hall.ofServers(2);

  @AfterEach
  void close() {
    hall.close();
  }

  private Duel duel(String more) {
    hall.tables(Hall.ANN);
    hall.tables(Hall.BOB);
    return new Duel(hall, more);
  }

  private static JsonNode seat(Guest guest, int seat) {
    return guest.info().path("seats").get(seat - 1);
  }

  private static long left(Guest guest, int seat) {
    return guest.last("clock").path("clock").path("left").path(String.valueOf(seat)).asLong();
  }

  // ---- seeing the same

  @Test
  void allSeeTheSameWhereverTheyAre() {
    Duel duel = duel(GAME);
    Guest here = hall.watch(Hall.EVE, duel.table);
    var there = new Guest(hall, Hall.EVE, duel.table).at(Hall.BOB);
    there.watch(null);
    here.forget();
    there.forget();
    duel.until(2, "action");
    duel.bob.acts(2, "offer-draw");
    duel.ann.leaves();
    duel.ann.watch(null, 1);
    duel.ann.acts(1, "resign");
    assertThat(here.frames()).hasSizeGreaterThan(10);
    assertThat(types(there)).isEqualTo(types(here));
    assertThat(there.shown()).isEqualTo(here.shown());
  }

  private static List<String> types(Guest guest) {
    return guest.shown().stream()
        .map(m -> m.path("type").asText() + " " + m.path("number").asText())
        .toList();
  }

  @Test
  void whoIsThereIsKnownEverywhere() {
    Duel duel = duel("");
    assertThat(seat(duel.ann, 2).path("connected").asBoolean()).isTrue();
    duel.bob.leaves();
    assertThat(seat(duel.ann, 2).path("connected").asBoolean()).isFalse();
    var eve = new Guest(hall, Hall.EVE, duel.table).at(Hall.BOB);
    eve.watch(null);
    assertThat(duel.ann.info().path("watching").path("names").get(0).asText()).isEqualTo("Eve");
  }

  @Test
  void whatWasMissedIsFoundWithoutNews() {
    Duel duel = duel("").until(1, "action");
    int before = duel.bob.number();
    hall.withoutNews(() -> duel.ann.chooses(1, "maneuver"));
    assertThat(duel.bob.number()).isEqualTo(before);
    hall.withoutNews(() -> hall.time.advance(Duration.ofSeconds(6)));
    assertThat(duel.bob.number()).isEqualTo(before + 1);
  }

  // ---- who was first

  @Test
  void whoComesSecondReadsOn() {
    Duel duel = duel("").until(1, "action");
    int number = duel.ann.number();
    var late = new Guest(hall, Hall.ANN, duel.table).at(Hall.BOB);
    late.watch(null, 1);
    hall.withoutNews(
        () -> {
          ObjectNode first = duel.ann.choose("one", 1, number, "maneuver");
          assertThat(first.path("type").asText()).isEqualTo("ack");
          ObjectNode again = late.choose("one", 1, number, "maneuver");
          assertThat(again.path("type").asText()).as("the same request").isEqualTo("ack");
          assertThat(again.path("number").asInt()).isEqualTo(first.path("number").asInt());
          ObjectNode other = late.choose("two", 1, number, "maneuver");
          assertThat(Guest.reason(other)).isEqualTo("stale");
        });
    assertThat(hall.stored(duel.table)).isEqualTo(number + 1);
  }

  @Test
  void aSeatIsTakenOnce() {
    hall.tables(Hall.ANN);
    hall.tables(Hall.BOB);
    ObjectNode made =
        hall.create(Hall.ANN, "{'open': true, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
    String table = made.path("table").path("table").asText();
    hall.watch(Hall.BOB, table);
    hall.withoutNews(
        () -> {
          hall.tables.join(table, Hall.EVE, new Joining(null, null, null, null));
          var wish = new Joining(null, null, null, null);
          assertThatThrownBy(() -> hall.tables(Hall.BOB).join(table, Hall.BOB, wish))
              .isInstanceOf(Refusal.class);
        });
    assertThat(hall.tables.info(table, Hall.ANN).path("state").asText()).isEqualTo("playing");
  }

  @Test
  void bothOffersOfADrawCount() {
    Duel duel = duel("").until(1, "action");
    hall.withoutNews(
        () -> {
          duel.ann.acts(1, "offer-draw");
          duel.bob.acts(2, "offer-draw");
        });
    hall.spread();
    assertThat(duel.ann.frame().path("result").path("draw").asBoolean()).isTrue();
    assertThat(duel.bob.frame().path("result")).isEqualTo(duel.ann.frame().path("result"));
  }

  // ---- servers that die

  @Test
  void aComputerPlaysOnWhenItsServerDies() {
    hall.tables(Hall.ANN);
    hall.tables(Hall.BOB);
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'first': 2, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                + " {'who': 'computer', 'level': 'novice', 'hero': 'king-arthur'}]}");
    String table = made.path("table").path("table").asText();
    hall.watch(Hall.ANN, table, 2);
    int before = hall.stored(table);
    hall.kill(Hall.ANN);
    hall.pass(TAKEN_OVER.plusSeconds(5));
    assertThat(hall.stored(table)).isGreaterThan(before);
  }

  @Test
  void aDeadServerCostsNobodyTime() {
    Duel duel = duel(GAME).until(1, "action");
    hall.pass(Duration.ofSeconds(20));
    duel.bob.leaves();
    duel.bob.watch(null, 2);
    long before = left(duel.bob, 1);
    hall.kill(Hall.ANN);
    hall.pass(TAKEN_OVER);
    assertThat(seat(duel.bob, 1).path("connected").asBoolean()).isFalse();
    hall.pass(Duration.ofSeconds(30));
    duel.ann = new Guest(hall, Hall.ANN, duel.table).at(Hall.BOB);
    duel.ann.watch(null, 1);
    assertThat(before - left(duel.bob, 1)).isBetween(0L, TAKEN_OVER.toMillis());
    assertThat(duel.bob.last("clock").path("clock").path("budget").path("1").asLong())
        .as("it was not her connection")
        .isEqualTo(180_000);
    duel.ann.chooses(1, "maneuver");
    assertThat(duel.bob.number()).isEqualTo(duel.ann.number());
  }

  @Test
  void timeRunsOutAtTheServerThatIsLeft() {
    Duel duel = duel("'clock': {'kind': 'decision', 'seconds': 30}").until(1, "action");
    int before = duel.bob.number();
    hall.kill(Hall.ANN);
    hall.pass(Clock.GRACE.multipliedBy(2).plusSeconds(40)); // it was not her connection
    assertThat(duel.bob.number()).isGreaterThan(before);
    assertThat(duel.bob.frame().path("kind").asText()).isEqualTo("time-out");
  }

  /** It has the table in memory still, but not what has happened there since. */
  @Test
  void aServerThatHasLostTheStoreSendsPeopleAway() {
    Duel duel = duel(GAME).until(1, "action");
    Tables cut = hall.tables(Hall.ANN);
    hall.kill(Hall.ANN);
    hall.pass(TAKEN_OVER);
    var ann = new Page(Hall.ANN, () -> {});
    assertThatThrownBy(() -> cut.watch(ann, duel.table, List.of(1), null))
        .isInstanceOfSatisfying(
            Refusal.class, e -> assertThat(e.code()).isEqualTo(Refusal.Code.ELSEWHERE));
    assertThat(ann.isSentAway).isTrue();
    assertThat(ann.shown).isEmpty();
    assertThat(cut.isCutOff()).isTrue();
    assertThat(hall.tables(Hall.BOB).isCutOff()).isFalse();
  }

  /** Leaving takes long while the store is away. */
  @Test
  void nobodyWaitsUntilOthersAreSentAway() {
    Duel duel = duel("");
    var both = new CountDownLatch(2);
    var missed = new AtomicBoolean();
    Runnable leaving =
        () -> {
          both.countDown();
          try {
            missed.compareAndSet(false, !both.await(10, TimeUnit.SECONDS));
          } catch (InterruptedException e) {
            missed.set(true);
          }
        };
    var one = new Page(Hall.ANN, leaving);
    var other = new Page(Hall.EVE, leaving);
    hall.tables(Hall.ANN).watch(one, duel.table, List.of(1), null);
    hall.tables(Hall.ANN).watch(other, duel.table, List.of(), null);
    Objects.requireNonNull(hall.store.nodes()).leave(serverOf(duel, 1));
    hall.pass(Duration.ofSeconds(2));
    assertThat(one.isSentAway).isTrue();
    assertThat(other.isSentAway).isTrue();
    assertThat(missed).isFalse();
  }

  /** The server at which somebody follows a table. */
  private String serverOf(Duel duel, int seat) {
    LiveRow live = Objects.requireNonNull(hall.store.nodes()).live(duel.table);
    return Json.parse(Objects.requireNonNull(live).data()).path("here").properties().stream()
        .filter(server -> Attendance.of(server.getValue()).seats().contains(seat))
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  /** A page that can be sent away. */
  private static final class Page implements Follower {
    private final Person person;
    private final Runnable leaving;
    final List<ObjectNode> shown = new CopyOnWriteArrayList<>();
    volatile boolean isSentAway;

    Page(Person person, Runnable leaving) {
      this.person = person;
      this.leaving = leaving;
    }

    @Override
    public Person person() {
      return person;
    }

    @Override
    public void send(ObjectNode message) {
      shown.add(message);
    }

    @Override
    public void cutOff() {
      isSentAway = true;
      leaving.run();
    }
  }

  // ---- servers of different versions

  @Test
  void aGameIsLeftToTheServerThatKnowsItsRules() {
    Duel duel = duel("");
    duel.ann.leaves();
    duel.bob.leaves();
    hall.forgetIdle();
    changeContent(duel.table);
    hall.pretendOtherBuild(true);
    assertThatThrownBy(() -> hall.watch(Hall.ANN, duel.table, 1))
        .isInstanceOfSatisfying(
            Refusal.class, e -> assertThat(e.code()).isEqualTo(Refusal.Code.ELSEWHERE));
    assertThat(hall.store.table(duel.table))
        .isNotNull()
        .satisfies(row -> assertThat(row.state()).isEqualTo("playing"));
    hall.pretendOtherBuild(false);
    assertThat(hall.watch(Hall.ANN, duel.table).info().path("result").path("cause").asText())
        .as("nobody knows them any more")
        .isEqualTo("content-changed");
  }

  private void changeContent(String table) {
    List<LogRecord> log = hall.store.records(table);
    LogRecord first = log.getFirst();
    ObjectNode data = Json.parse(first.data()).put("content", "other");
    ((MemoryStore) hall.store)
        .replace(
            table,
            List.of(
                new LogRecord(
                    table,
                    0,
                    first.kind(),
                    first.seat(),
                    first.turn(),
                    first.at(),
                    first.request(),
                    Json.text(data))));
  }
}
