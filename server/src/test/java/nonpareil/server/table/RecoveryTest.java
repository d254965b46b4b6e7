package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server stops and comes back, the store fails, followers lose their connection. */
final class RecoveryTest {

  private static final Duration DOWN = Duration.ofMinutes(10);

  @TempDir Path folder;

  private Store sqlite() {
    return SqliteStore.open(folder.resolve("nonpareil.db"));
  }

  // ---- the server

  @Test
  void aGameGoesOnWhereItStood() {
    try (var hall = new Hall(this::sqlite)) {
      var duel = new Duel(hall, "").until(2, "action");
      ObjectNode ann = duel.ann.frame();
      ObjectNode bob = duel.bob.frame();
      hall.restart(DOWN);
      duel.comeBack();
      assertThat(duel.ann.frame()).isEqualTo(ann);
      assertThat(duel.bob.frame()).isEqualTo(bob);
      duel.until(1, "action");
    }
  }

  @Test
  void aResendAfterARestartGetsTheSameAnswer() {
    try (var hall = new Hall(this::sqlite)) {
      var duel = new Duel(hall, "");
      String option = duel.ann.options().getFirst();
      ObjectNode ack = duel.ann.choose("once", 1, 0, option);
      hall.restart(DOWN);
      duel.comeBack();
      assertThat(duel.ann.choose("once", 1, 0, option)).isEqualTo(ack);
      assertThat(hall.stored(duel.table)).isEqualTo(1);
    }
  }

  @Test
  void undoneChoicesStayUndone() {
    try (var hall = new Hall(this::sqlite)) {
      var duel = new Duel(hall, "");
      duel.ann.chooses(1, duel.ann.options().getFirst());
      duel.ann.chooses(1, duel.ann.options().getFirst());
      duel.ann.acts(1, "undo");
      ObjectNode before = duel.ann.frame();
      hall.restart(DOWN);
      duel.comeBack();
      assertThat(duel.ann.frame()).isEqualTo(before);
      assertThat(duel.ann.last("history").path("entries").get(2).path("taken").asBoolean())
          .isTrue();
    }
  }

  @Test
  void aGivenSeatStaysGiven() {
    try (var hall = new Hall(this::sqlite)) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.bob.leaves();
      hall.time.advance(Presence.AWAY);
      duel.ann.acts(1, "give-seat", "{'to': 2, 'level': 'novice'}");
      hall.restart(DOWN);
      assertThat(hall.tables.info(duel.table, null).path("seats").get(1).path("who").asText())
          .isEqualTo("computer");
    }
  }

  @Test
  void offersOutliveTheServer() {
    try (var hall = new Hall(this::sqlite)) {
      var duel = new Duel(hall, "'undo': 'consent'").until(1, "action");
      int before = duel.number();
      duel.ann.chooses(1, "maneuver");
      duel.ann.acts(1, "offer-draw");
      duel.ann.acts(1, "ask-undo");
      JsonNode offers = duel.bob.info().path("offers");
      assertThat(offers.path("draw").get(0).asInt()).isEqualTo(1);
      assertThat(offers.path("undo").path("to").asInt()).isEqualTo(before);
      hall.restart(DOWN);
      duel.comeBack();
      assertThat(duel.bob.info().path("offers")).isEqualTo(offers);
      leaveAlone(hall, duel);
      assertThat(hall.tables.inMemory()).isZero();
      assertThat(hall.tables.info(duel.table, Hall.BOB).path("offers")).isEqualTo(offers);
      duel.comeBack();
      duel.bob.acts(2, "allow-undo");
      assertThat(duel.ann.frame().path("to").asInt()).isEqualTo(before);
      hall.restart(DOWN);
      duel.comeBack();
      assertThat(duel.bob.info().path("offers").path("undo").isNull()).isTrue();
      assertThat(duel.bob.info().path("offers").path("draw")).hasSize(1);
      duel.bob.acts(2, "offer-draw");
      assertThat(duel.ann.info().path("result").path("cause").asText()).isEqualTo("agreed");
      assertThat(duel.ann.info().path("offers").path("draw")).isEmpty();
    }
  }

  @Test
  void offersThatLapsedStayLapsed() {
    try (var hall = new Hall(this::sqlite)) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.bob.acts(2, "offer-draw");
      duel.ann.chooses(1, "maneuver");
      hall.restart(DOWN);
      assertThat(hall.tables.info(duel.table, null).path("offers").path("draw")).isEmpty();
      duel.comeBack();
      duel.bob.acts(2, "offer-draw");
      duel.ann.acts(1, "refuse-draw");
      hall.restart(DOWN);
      duel.comeBack();
      duel.ann.acts(1, "offer-draw");
      assertThat(duel.state()).isEqualTo("playing");
    }
  }

  @Test
  void anOfferThatIsNotStoredWasNotMade() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "");
      store.broken(true);
      assertThat(Guest.reason(duel.ann.act(1, "offer-draw"))).isEqualTo("not-stored");
      store.broken(false);
      assertThat(hall.tables.info(duel.table, null).path("offers").path("draw")).isEmpty();
      duel.bob.acts(2, "offer-draw");
      assertThat(duel.state()).isEqualTo("playing");
    }
  }

  private static void leaveAlone(Hall hall, Duel duel) {
    duel.ann.leaves();
    duel.bob.leaves();
    hall.pass(Duration.ofMinutes(11));
  }

  @Test
  void aComputersTurnGoesOnAfterARestart() {
    try (var hall = new Hall(this::sqlite)) {
      ObjectNode made =
          hall.create(
              Hall.ANN,
              "{'first': 2, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                  + " {'who': 'computer', 'hero': 'king-arthur'}]}");
      String table = made.path("table").path("table").asText();
      assertThat(hall.stored(table)).isZero();
      hall.restart(DOWN);
      hall.pass(Duration.ofSeconds(30));
      assertThat(hall.stored(table)).isPositive();
      Guest ann = hall.watch(Hall.ANN, table, 2);
      assertThat(ann.isAsked()).isTrue();
    }
  }

  /** What nobody waits for stays in the store; where something happens by itself it comes back. */
  @Test
  void gamesThatCanWaitDo() {
    try (var hall = new Hall(this::sqlite)) {
      var waits = new Duel(hall, "").until(1, "action");
      String clock = hall.duel("'clock': {'kind': 'days', 'days': 2}");
      hall.create(
          Hall.ANN,
          "{'first': 2, 'seats': [{'who': 'me', 'hero': 'medusa'},"
              + " {'who': 'computer', 'hero': 'king-arthur'}]}");
      String mine =
          hall.create(
                  Hall.ANN,
                  "{'first': 1, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                      + " {'who': 'computer', 'hero': 'king-arthur'}]}")
              .path("table")
              .path("table")
              .asText();
      hall.restart(DOWN);
      assertThat(hall.tables.inMemory()).as("a clock, and a computer that is asked").isEqualTo(2);
      assertThat(hall.tables.info(clock, null).path("state").asText()).isEqualTo("playing");
      assertThat(hall.tables.info(mine, Hall.ANN).path("yourTurn").asBoolean()).isTrue();
      waits.comeBack();
      waits.ann.chooses(1, "maneuver");
    }
  }

  @Test
  void manyGamesAreRecoveredByThreadsOfTheirOwn() {
    try (var hall = new Hall(this::sqlite)) {
      for (int i = 0; i < 150; i++) {
        hall.create(
            new Person("p" + i, "P"),
            "{'clock': {'kind': 'days', 'days': 2}, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                + " {'who': 'computer', 'hero': 'king-arthur'}]}");
      }
      hall.restart(DOWN);
      assertThat(hall.tables.inMemory()).isEqualTo(150);
    }
  }

  // ---- the store

  @Test
  void whatIsNotStoredDidNotHappen() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "");
      String option = duel.ann.options().getFirst();
      store.broken(true);
      ObjectNode refused = duel.ann.choose("x", 1, 0, option);
      assertThat(Guest.reason(refused)).isEqualTo("not-stored");
      assertThat(Guest.reason(duel.ann.act(1, "resign"))).isEqualTo("not-stored");
      assertThat(duel.ann.frames()).hasSize(1);
      assertThat(duel.bob.frames()).hasSize(1);
      assertThatThrownBy(() -> hall.duel("")).isInstanceOf(Refusal.class);
      store.broken(false);
      assertThat(duel.ann.choose("x", 1, 0, option).path("number").asInt()).isEqualTo(1);
      assertThat(duel.bob.number()).isEqualTo(1);
    }
  }

  @Test
  void aComputerWaitsForTheStore() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      ObjectNode made =
          hall.create(
              Hall.ANN,
              "{'first': 2, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                  + " {'who': 'computer', 'hero': 'king-arthur'}]}");
      String table = made.path("table").path("table").asText();
      store.broken(true);
      hall.pass(Duration.ofSeconds(20));
      store.unreadable(true);
      hall.pass(Duration.ofSeconds(20));
      store.unreadable(false);
      assertThat(hall.stored(table)).isZero();
      store.broken(false);
      hall.pass(Duration.ofSeconds(20));
      assertThat(hall.stored(table)).isPositive();
    }
  }

  @Test
  void aWriteThatFailedTooLateIsFoundAgain() {
    var store = new LateFailure(new MemoryStore());
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "");
      String option = duel.ann.options().getFirst();
      store.failing = true;
      assertThat(Guest.reason(duel.ann.choose("x", 1, 0, option))).isEqualTo("not-stored");
      assertThat(duel.bob.frames()).hasSize(1);
      store.failing = false;
      assertThat(Guest.reason(duel.ann.choose("y", 1, 0, option))).isEqualTo("stale");
      assertThat(duel.ann.choose("x", 1, 0, option).path("number").asInt()).isEqualTo(1);
      assertThat(duel.bob.number()).isEqualTo(1);
      duel.ann.chooses(1, duel.ann.options().getFirst());
      assertThat(duel.bob.number()).isEqualTo(2);
    }
  }

  @Test
  void aGameThatBeganWithoutItsAnswerIsFoundAgain() {
    var store = new LateFailure(new MemoryStore());
    try (var hall = new Hall(() -> store)) {
      ObjectNode made =
          hall.create(
              Hall.ANN,
              "{'first': 1, 'seats': [{'who': 'me', 'hero': 'medusa'}, {'who': 'link'}]}");
      String table = made.path("table").path("table").asText();
      String secret = made.path("invitations").path("2").asText();
      Guest ann = hall.watch(Hall.ANN, table, 1);
      store.failing = true;
      assertThatThrownBy(() -> hall.join(table, Hall.BOB, secret, null, null))
          .isInstanceOfSatisfying(
              Refusal.class, e -> assertThat(e.code().text()).isEqualTo("not-stored"));
      assertThat(ann.frames()).isEmpty();
      store.failing = false;
      assertThat(hall.join(table, Hall.BOB, secret, null, null).path("state").asText())
          .isEqualTo("playing");
      assertThat(ann.info().path("state").asText()).isEqualTo("playing");
      assertThat(ann.number()).isZero();
      ann.chooses(1, ann.options().getFirst());
    }
  }

  // ---- followers

  @Test
  void aGapIsFilled() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      List<ObjectNode> all = duel.bob.frames();
      int last = duel.number();
      Guest late = new Guest(hall, Hall.BOB, duel.table);
      late.watch(last - 3, 2);
      assertThat(numbers(late.frames())).containsExactly(last - 2, last - 1, last);
      for (ObjectNode frame : late.frames()) {
        JsonNode then = all.get(frame.path("number").asInt());
        for (String same : List.of("view", "events", "choices", "hash", "prompt", "at")) {
          assertThat(frame.path(same)).isEqualTo(then.path(same));
        }
      }
    }
  }

  private static List<Integer> numbers(List<ObjectNode> frames) {
    return frames.stream().map(f -> f.path("number").asInt()).toList();
  }

  @Test
  void whoHasSeenEverythingGetsNothingTwice() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      Guest same = new Guest(hall, Hall.ANN, duel.table);
      same.watch(duel.number(), 1);
      assertThat(same.frames()).isEmpty();
      Guest fresh = hall.watch(Hall.ANN, duel.table, 1);
      assertThat(numbers(fresh.frames())).containsExactly(duel.number());
      Guest confused = new Guest(hall, Hall.ANN, duel.table);
      confused.watch(7_000, 1);
      assertThat(numbers(confused.frames())).containsExactly(duel.number());
    }
  }

  @Test
  void whoHasMissedTooMuchGetsTheLastFrame() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(d -> d.number() > 60);
      Guest late = new Guest(hall, Hall.BOB, duel.table);
      late.watch(2, 2);
      assertThat(numbers(late.frames())).containsExactly(duel.number());
      assertThat(late.last("history").path("entries")).hasSize(duel.number() + 1);
    }
  }

  @Test
  void whoStopsFollowingHearsNothing() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      duel.bob.unwatches();
      duel.ann.chooses(1, duel.ann.options().getFirst());
      assertThat(duel.bob.frames()).hasSize(1);
      assertThat(duel.ann.info().path("seats").get(1).path("connected").asBoolean()).isFalse();
    }
  }

  @Test
  void idleTablesLeaveMemoryAndComeBack() {
    try (var hall = Hall.alone()) {
      var duel = new Duel(hall, "").until(1, "action");
      hall.pass(Duration.ofMinutes(11));
      assertThat(hall.tables.inMemory()).isEqualTo(1);
      duel.ann.leaves();
      duel.bob.leaves();
      hall.pass(Duration.ofMinutes(11));
      assertThat(hall.tables.inMemory()).isZero();
      assertThat(hall.tables.mine(Hall.ANN).get(0).path("yourTurn").asBoolean()).isTrue();
      assertThat(hall.tables.inMemory()).isZero();
      duel.comeBack();
      assertThat(hall.tables.inMemory()).isEqualTo(1);
      duel.ann.chooses(1, "maneuver");
    }
  }

  @Test
  void everyKindOfTableLeavesMemory() {
    try (var hall = Hall.alone()) {
      hall.create(Hall.ANN, "{'open': true, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
      var duel = new Duel(hall, "");
      duel.ann.acts(1, "resign");
      hall.rematch(duel.table, Hall.ANN, "");
      hall.rematch(duel.table, Hall.BOB, "");
      assertThat(hall.tables.inMemory()).isEqualTo(3);
      hall.pass(Duration.ofMinutes(11));
      assertThat(hall.tables.inMemory()).as("somebody looks at the end").isEqualTo(1);
      leaveAlone(hall, duel);
      assertThat(hall.tables.inMemory()).isZero();
      hall.tables.open(Hall.BOB);
      hall.tables.mine(Hall.ANN);
      hall.replay(duel.table, null, "open");
      assertThat(hall.tables.inMemory()).isZero();
    }
  }

  @Test
  void whoLeftAGameAloneIsAwayWhenSomebodyComesBack() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      leaveAlone(hall, duel);
      assertThat(hall.tables.inMemory()).isZero();
      duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      assertThat(duel.ann.info().path("seats").get(0).path("away").asBoolean()).isFalse();
      assertThat(duel.ann.info().path("seats").get(1).path("away").asBoolean()).isTrue();
      duel.ann.leaves();
      hall.restart(DOWN);
      duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      assertThat(duel.ann.info().path("seats").get(1).path("away").asBoolean())
          .as("it was the server that was away")
          .isFalse();
    }
  }

  // ---- rules that changed

  @Test
  void aGameWhoseContentChangedIsClosedAsADraw() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "").until(1, "action");
      List<LogRecord> log = store.records(duel.table);
      hall.restart(DOWN, () -> change(store, duel.table, "\"content\":\"", "\"content\":\"0"));
      ObjectNode info = hall.tables.info(duel.table, Hall.ANN);
      assertThat(info.path("state").asText()).isEqualTo("over");
      assertThat(info.path("result").path("cause").asText()).isEqualTo("content-changed");
      assertThat(info.path("result").path("draw").asBoolean()).isTrue();
      assertThat(info.path("number").asInt()).isEqualTo(log.size());
      Guest ann = hall.watch(Hall.ANN, duel.table, 1);
      assertThat(ann.frames()).isEmpty();
      assertThat(Guest.reason(ann.choose("x", 1, 3, "maneuver"))).isEqualTo("over");
      changed(() -> hall.replay(duel.table, Hall.ANN, "1"));
      changed(() -> hall.replay(duel.table, null, "open"));
      changed(() -> hall.tables.save(duel.table, Hall.ANN));
      JsonNode listed = hall.tables.mine(Hall.ANN).get(0);
      assertThat(listed.path("result")).isEqualTo(info.path("result"));
      assertThat(listed.path("yourTurn").asBoolean()).isFalse();
    }
  }

  private static void changed(ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(
            Refusal.class, e -> assertThat(e.code().text()).isEqualTo("conflict"))
        .hasMessageContaining("changed");
  }

  /** Logs of other versions, and broken ones: none of them keeps the others from going on. */
  @Test
  void logsThatCannotBeReadAreClosedAndTheOthersGoOn() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      List<String> broken =
          List.of(
              "\"seed\":\"", "\"seed\":\"x",
              "\"medusa\"", "\"hamlet\"",
              "\"sarpedon\"", "\"moon\"",
              "\"2023\"", "\"2035\"",
              "\"duel\"", "\"chess\"",
              "\"rules\":1", "\"rules\":7",
              "place 1.", "dance 1.",
              "{", "[");
      var tables = new ArrayList<String>();
      for (int i = 0; i <= broken.size() / 2; i++) {
        tables.add(new Duel(hall, "").until(1, "action").table);
      }
      var sound = new Duel(hall, "").until(1, "action");
      tables.add(sound.table);
      hall.restart(
          DOWN,
          () -> {
            for (int i = 0; i < broken.size() / 2; i++) {
              change(store, tables.get(i), broken.get(2 * i), broken.get(2 * i + 1));
            }
            store.replace(tables.get(broken.size() / 2), List.of());
          });
      assertThat(hall.tables.mine(Hall.ANN)).hasSize(tables.size());
      for (String table : tables.subList(0, tables.size() - 1)) {
        hall.watch(Hall.ANN, table, 1).leaves(); // whose beginning is sound waits for somebody
        ObjectNode info = hall.tables.info(table, Hall.ANN);
        assertThat(info.path("state").asText()).isEqualTo("over");
        assertThat(info.path("result").path("cause").asText()).isEqualTo("content-changed");
        Guest ann = hall.watch(Hall.ANN, table, 1);
        assertThat(Guest.reason(ann.choose("x", 1, 3, "maneuver"))).isEqualTo("over");
        changed(() -> hall.replay(table, Hall.ANN, "1"));
      }
      sound.comeBack();
      sound.ann.chooses(1, "maneuver");
    }
  }

  @Test
  void aTableWhoseHeroesAreGoneCannotBegin() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      ObjectNode made =
          hall.create(
              Hall.ANN, "{'first': 1, 'seats': [{'who': 'me', 'hero': 'alice'}, {'who': 'link'}]}");
      String table = made.path("table").path("table").asText();
      hall.restart(
          DOWN,
          () -> {
            TableRow row = Objects.requireNonNull(store.table(table));
            List<SeatRow> seats =
                row.seats().stream().map(s -> s.seat() == 1 ? s.withHero("hamlet") : s).toList();
            store.save(List.of(row.withSeats(seats)), List.of()).join();
          });
      String secret = made.path("invitations").path("2").asText();
      assertThatThrownBy(() -> hall.join(table, Hall.BOB, secret, null, null))
          .isInstanceOfSatisfying(
              Refusal.class, e -> assertThat(e.code().text()).isEqualTo("conflict"));
      assertThat(hall.tables.mine(Hall.ANN)).hasSize(1);
    }
  }

  @Test
  void aLogThatLeadsElsewhereIsClosedAsADraw() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "").until(1, "action");
      hall.restart(DOWN, () -> change(store, duel.table, "\"hash\":\"", "\"hash\":\"x"));
      hall.watch(Hall.ANN, duel.table, 1).leaves();
      assertThat(hall.tables.info(duel.table, null).path("result").path("cause").asText())
          .isEqualTo("content-changed");
    }
  }

  @Test
  void aFinishedGameStaysAsItWasWhenContentChanges() throws IOException {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.ann.acts(1, "resign");
      hall.settle();
      String before = text(hall.replay(duel.table, null, "open"));
      String save = hall.tables.save(duel.table, null);
      hall.restart(DOWN, () -> change(store, duel.table, "\"content\":\"", "\"content\":\"0"));
      assertThat(frames(text(hall.replay(duel.table, null, "open")))).isEqualTo(frames(before));
      assertThat(hall.tables.save(duel.table, null)).isEqualTo(save);
      Guest bob = hall.watch(Hall.BOB, duel.table, 2);
      assertThat(bob.frame().path("kind").asText()).isEqualTo("ended");
      assertThat(bob.hand(2)).isNotEmpty();
      assertThat(bob.last("history").path("entries")).hasSize(bob.number() + 1);
      assertThat(bob.ask(2, "moment", "{'number': 1}").path("frame").path("number").asInt())
          .isEqualTo(1);
    }
  }

  @Test
  void anArchiveThatIsMissingIsMadeOnDemand() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.ann.acts(1, "resign");
      hall.settle();
      String before = text(hall.replay(duel.table, null, "public"));
      store.forgetArchives();
      assertThat(text(hall.replay(duel.table, null, "public"))).isEqualTo(before);
      store.forgetArchives();
      assertThat(hall.tables.save(duel.table, null)).contains("ended: [resigned, 1]");
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static JsonNode frames(String replay) throws IOException {
    return Json.MAPPER.readTree(replay).path("frames");
  }

  private static void change(MemoryStore store, String table, String from, String to) {
    var changed = new ArrayList<LogRecord>();
    for (LogRecord r : store.records(table)) {
      changed.add(
          new LogRecord(
              r.game(),
              r.number(),
              r.kind(),
              r.seat(),
              r.turn(),
              r.at(),
              r.request(),
              r.data().replace(from, to)));
    }
    store.replace(table, changed);
  }
}
