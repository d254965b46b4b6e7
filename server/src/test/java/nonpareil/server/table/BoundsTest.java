package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.server.log.Bounds;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Origin;
import nonpareil.server.log.RecordJson;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Stamp;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.MemoryStore;
import org.junit.jupiter.api.Test;

/** The log of a game has a bound, and no game is stuck when it comes near. */
final class BoundsTest {

  private static boolean isAccepted(ObjectNode answer) {
    return answer.path("type").asText().equals("ack");
  }

  private static JsonNode undo(Guest guest) {
    return guest.frame().path("undo");
  }

  /** A duel whose first decision has been taken back as often as it may be, and made once more. */
  private static Duel takenBackToTheBound(Hall hall) {
    var duel = new Duel(hall, "");
    for (int i = 0; i < Bounds.UNDOS_OF_DECISION; i++) {
      duel.ann.chooses(1, duel.ann.options().getFirst());
      duel.ann.acts(1, "undo");
    }
    duel.ann.chooses(1, duel.ann.options().getFirst());
    return duel;
  }

  @Test
  void aDecisionIsTakenBackSoManyTimes() {
    try (var hall = new Hall()) {
      Duel duel = takenBackToTheBound(hall);
      assertThat(undo(duel.ann).path("allowed").asBoolean()).isFalse();
      assertThat(undo(duel.ann).path("reason").asText()).isEqualTo("too-many");
      ObjectNode refused = duel.ann.act(1, "undo");
      assertThat(Guest.reason(refused)).isEqualTo("not-now");
      assertThat(refused.path("message").asText()).isEqualTo("no undo: too-many");
      duel.until(2, "action"); // the game goes on
    }
  }

  /** Going further back and coming again gives no new room: machines find such ways. */
  @Test
  void manyWaysBackAreNoMoreThanOne() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      int undos = 0;
      for (int refused = 0; refused < 2; ) {
        while (duel.ann.isAsked() && duel.ann.kind().equals("place") && duel.number() < 500) {
          duel.ann.chooses(1, duel.ann.options().getFirst());
        }
        if (isAccepted(duel.ann.act(1, "undo"))) {
          undos++;
          refused = 0;
        } else {
          refused++;
        }
      }
      assertThat(undos).isLessThan(10 * Bounds.UNDOS_OF_DECISION);
      assertThat(duel.number()).isLessThan(500);
    }
  }

  @Test
  void consentGivesNoMoreRoom() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'undo': 'consent'").until(1, "action");
      for (int i = 0; i < Bounds.UNDOS_OF_DECISION; i++) {
        duel.ann.chooses(1, "maneuver");
        duel.ann.acts(1, "ask-undo");
        duel.bob.acts(2, "allow-undo");
      }
      duel.ann.chooses(1, "maneuver");
      assertThat(undo(duel.ann).path("ask").asBoolean()).isFalse();
      assertThat(Guest.reason(duel.ann.act(1, "ask-undo"))).isEqualTo("not-now");
    }
  }

  @Test
  void theBoundOutlivesTheServer() {
    try (var hall = new Hall()) {
      Duel duel = takenBackToTheBound(hall);
      hall.restart(Duration.ofMinutes(1));
      duel.comeBack();
      assertThat(undo(duel.ann).path("reason").asText()).isEqualTo("too-many");
    }
  }

  @Test
  void whoTakesBackWhateverCanBeTakenBackComesToAnEnd() {
    try (var hall = new Hall()) {
      String table = Longest.play(hall);
      List<LogRecord> log = hall.store.records(table);
      assertThat(log.size()).isBetween(Bounds.LAST_UNDO, Bounds.LAST_UNDO + 600);
      assertThat(log.getLast().kind()).isEqualTo("ended");
      assertThat(log.getLast().data()).doesNotContain("too-long");
    }
  }

  @Test
  void aGameThatWillNotEndEndsAsADraw() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "").until(1, "action");
      hall.restart(Duration.ofMinutes(1), () -> comeAndGo(store, duel.table));
      duel.comeBack();
      assertThat(duel.number()).isEqualTo(Bounds.RECORDS - 3);
      duel.ann.chooses(1, "maneuver");
      assertThat(duel.ann.frame().path("kind").asText()).isEqualTo("ended");
      assertThat(duel.ann.info().path("result").path("cause").asText()).isEqualTo("too-long");
      assertThat(duel.ann.info().path("result").path("draw").asBoolean()).isTrue();
      assertThat(store.records(duel.table)).hasSize(Bounds.RECORDS);
      hall.settle();
      assertThat(hall.tables.save(duel.table, Hall.ANN)).contains("ended: [too-long]");
    }
  }

  /** Fills a log with a seat that is given away and taken back, until two records have room. */
  private static void comeAndGo(MemoryStore store, String table) {
    var log = new ArrayList<>(store.records(table));
    LogRecord last = log.getLast();
    Stamp stamp = RecordJson.read(last).stamp();
    for (boolean there = true; log.size() < Bounds.RECORDS - 2; there = !there) {
      Recorded what = there ? new Recorded.SeatGiven("novice") : new Recorded.SeatTaken();
      int number = log.size();
      log.add(RecordJson.row(table, number, 2, last.turn(), last.at(), null, what, stamp));
    }
    store.replace(table, log);
  }

  /** Going back plays a few steps again, however long the game is. */
  @Test
  void theWayBackIsShort() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(d -> d.number() > 150);
      List<LogRecord> log = hall.store.records(duel.table);
      Origin origin = GameRecord.of(hall.tables.services().games(), log).origin();
      var dealt = new AtomicInteger();
      var counting =
          new Origin(
              origin.start(),
              origin.game(),
              origin.names(),
              null,
              game -> {
                dealt.incrementAndGet();
                return origin.dealing().deal(game);
              });
      GameRecord gameRecord = GameRecord.of(counting, log);
      int before = dealt.get();
      for (Entry entry : gameRecord.entries().subList(100, 150)) {
        gameRecord.outcome(entry);
        gameRecord.stateAt(entry.after());
      }
      assertThat(dealt.get()).as("none began at the beginning").isEqualTo(before);
    }
  }
}
