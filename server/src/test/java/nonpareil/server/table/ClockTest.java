package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Clocks, in a time that moves only when the test says so. */
final class ClockTest {

  private static long left(Guest guest, int seat) {
    return guest.frame().path("clock").path("left").path(String.valueOf(seat)).asLong();
  }

  private static long budget(Guest guest, int seat) {
    return guest.frame().path("clock").path("budget").path(String.valueOf(seat)).asLong();
  }

  private static Duration seconds(int n) {
    return Duration.ofSeconds(n);
  }

  @Test
  void withoutAClockNothingHappens() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      hall.pass(Duration.ofMinutes(30));
      assertThat(duel.number()).isZero();
      assertThat(duel.ann.frame().path("clock").isNull()).isTrue();
    }
  }

  @Test
  void perDecisionALeastChoiceIsMade() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 30}").until(1, "action");
      int before = duel.number();
      long pause = duel.ann.frame().path("pause").asLong();
      assertThat(left(duel.ann, 1)).isEqualTo(30_000);
      assertThat(duel.bob.frame().path("clock").path("running").asInt()).isEqualTo(1);
      assertThat(duel.bob.frame().path("clock").path("grace").asLong()).isEqualTo(pause);
      hall.time.advance(seconds(29));
      assertThat(duel.number()).isEqualTo(before);
      hall.time.advance(Duration.ofMillis(1000 + pause).plus(Agenda.LAST_CALL));
      assertThat(duel.number()).isEqualTo(before + 1);
      assertThat(duel.bob.frame().path("kind").asText()).isEqualTo("time-out");
      assertThat(Guest.texts(duel.bob.frame().path("choices"))).containsExactly("maneuver");
      assertThat(isAway(duel)).isFalse();
      hall.time.advance(seconds(40));
      assertThat(Guest.texts(duel.bob.frame().path("choices"))).containsExactly("none");
      assertThat(isAway(duel)).isFalse();
      hall.time.advance(seconds(40));
      assertThat(isAway(duel)).as("three decisions in a row").isTrue();
      duel.ann.chooses(1, duel.ann.options().getLast());
      assertThat(isAway(duel)).isFalse();
    }
  }

  private static boolean isAway(Duel duel) {
    return duel.bob.info().path("seats").get(0).path("away").asBoolean();
  }

  @Test
  void perGameTheGameIsLost() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'clock': {'kind': 'game', 'seconds': 60, 'increment': 5}");
      hall.time.advance(seconds(10));
      duel.ann.chooses(1, duel.ann.options().getFirst());
      long pauses = duel.ann.frames().getFirst().path("pause").asLong();
      assertThat(left(duel.ann, 1)).isEqualTo(60_000 - 10_000 + pauses);
      hall.time.advance(seconds(70));
      assertThat(duel.ann.frame().path("kind").asText()).isEqualTo("ended");
      JsonNode result = duel.ann.frame().path("result");
      assertThat(result.path("cause").asText()).isEqualTo("time");
      assertThat(result.path("seat").asInt()).isEqualTo(1);
      assertThat(result.path("winners").get(0).asInt()).isEqualTo(2);
      assertThat(duel.state()).isEqualTo("over");
    }
  }

  @Test
  void itStandsForAMinuteOfLostConnections() {
    try (var hall = new Hall()) {
      hall.time.advance(seconds(60)); // until then the server has just begun
      var duel = new Duel(hall, "'clock': {'kind': 'game', 'seconds': 100}");
      hall.time.advance(Duration.ofMillis(duel.ann.frame().path("pause").asLong()));
      hall.time.advance(seconds(10));
      duel.ann.leaves();
      hall.time.advance(seconds(45));
      duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      assertThat(left(duel.ann, 1)).isEqualTo(90_000);
      hall.time.advance(seconds(5));
      duel.ann.leaves();
      hall.time.advance(seconds(35));
      duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      assertThat(left(duel.ann, 1)).as("a minute for a decision in all").isEqualTo(65_000);
      assertThat(budget(duel.ann, 1)).isEqualTo(120_000);
      assertThat(budget(duel.ann, 2)).isEqualTo(180_000);
    }
  }

  @Test
  void itStandsWhileTheServerIsDown() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'clock': {'kind': 'game', 'seconds': 100}");
      hall.time.advance(Duration.ofMillis(duel.ann.frame().path("pause").asLong()));
      hall.time.advance(seconds(20));
      hall.restart(Duration.ofHours(3));
      hall.time.advance(seconds(30));
      duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      assertThat(left(duel.ann, 1)).isEqualTo(80_000);
      hall.time.advance(seconds(30));
      duel.ann.leaves();
      duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      assertThat(left(duel.ann, 1)).isEqualTo(50_000);
    }
  }

  @Test
  void whoTakesBackGetsNoTimeBack() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 30}");
      shown(hall, duel);
      hall.time.advance(seconds(20));
      duel.ann.chooses(1, duel.ann.options().getFirst());
      assertThat(left(duel.ann, 1)).as("the next one has its full time").isEqualTo(30_000);
      shown(hall, duel);
      hall.time.advance(seconds(25));
      duel.ann.acts(1, "undo");
      assertThat(left(duel.ann, 1)).as("what was left of it").isEqualTo(10_000);
      hall.time.advance(seconds(4));
      hall.restart(Duration.ofHours(1));
      duel.comeBack();
      assertThat(left(duel.ann, 1)).isEqualTo(6_000);
      duel.ann.chooses(1, duel.ann.options().getLast());
      assertThat(left(duel.ann, 1)).as("and of what came after it").isEqualTo(5_000);
      shown(hall, duel);
      duel.ann.chooses(1, duel.ann.options().getLast());
      assertThat(left(duel.ann, 1)).isEqualTo(30_000);
    }
  }

  private static void shown(Hall hall, Duel duel) {
    hall.time.advance(Duration.ofMillis(duel.ann.frame().path("pause").asLong()));
  }

  @Test
  void nobodyStallsForEverByTakingBack() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 30}");
      int moments = 0;
      while (duel.ann.frames().stream().noneMatch(f -> kind(f).equals("time-out"))) {
        duel.ann.chooses(1, duel.ann.options().getFirst());
        shown(hall, duel);
        hall.time.advance(seconds(10));
        if (duel.ann.frame().path("undo").path("allowed").asBoolean()) {
          duel.ann.acts(1, "undo");
        }
        assertThat(++moments).isLessThan(12);
      }
    }
  }

  private static String kind(JsonNode frame) {
    return frame.path("kind").asText();
  }

  @Test
  void byConsentTimeBeginsAnew() {
    try (var hall = new Hall()) {
      var duel =
          new Duel(hall, "'undo': 'consent', 'clock': {'kind': 'decision', 'seconds': 30}")
              .until(1, "action");
      shown(hall, duel);
      hall.time.advance(seconds(20));
      duel.ann.chooses(1, "maneuver");
      duel.ann.acts(1, "ask-undo");
      duel.bob.acts(2, "allow-undo");
      assertThat(left(duel.ann, 1)).isEqualTo(30_000);
      hall.restart(Duration.ofHours(1));
      duel.comeBack();
      assertThat(left(duel.ann, 1)).isEqualTo(30_000);
    }
  }

  /** Nobody answers anything: each time the least there is is chosen, with the full time. */
  @Test
  void theClockPlaysAWholeGame() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 5}");
      Set<String> kinds = new TreeSet<>();
      for (int i = 0; i < 2_000 && !kind(duel.ann.frame()).equals("ended"); i++) {
        Guest asked = duel.asked();
        int number = asked.number();
        if (asked.isAsked()) {
          kinds.add(asked.kind());
          assertThat(left(asked, duel.seat())).isEqualTo(5_000);
        }
        String expected = asked.isAsked() ? least(asked.kind(), asked.options()) : "";
        while (asked.number() == number) {
          hall.time.advance(seconds(1));
          assertThat(hall.time.instant()).isBefore(ManualTime.BEGINNING.plus(Duration.ofDays(1)));
        }
        if (!expected.isEmpty()) {
          JsonNode frame = asked.frames().get(number + 1);
          assertThat(kind(frame)).isEqualTo("time-out");
          assertThat(Guest.texts(frame.path("choices"))).containsExactly(expected);
        }
      }
      assertThat(duel.ann.frame().path("result").path("cause").asText()).isEqualTo("exhaustion");
      assertThat(kinds).contains("set-up", "action", "boost", "move");
    }
  }

  private static String least(String kind, List<String> options) {
    for (String word : List.of("none", "done", "no", "stay")) {
      if (options.contains(word)) {
        return word;
      }
    }
    return kind.equals("action") ? "maneuver" : options.getFirst();
  }

  @Test
  void daysAreLongDecisions() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'clock': {'kind': 'days', 'days': 2}").until(1, "action");
      duel.ann.leaves();
      duel.bob.leaves();
      int before = duel.number();
      for (int hour = 0; hour < 47; hour++) {
        hall.time.advance(Duration.ofHours(1));
      }
      assertThat(hall.stored(duel.table)).isEqualTo(before);
      hall.time.advance(Duration.ofHours(2));
      assertThat(hall.stored(duel.table)).isEqualTo(before + 1);
    }
  }

  @Test
  void aMulliganNotAskedForIsNone() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'mulligan': true, 'clock': {'kind': 'decision', 'seconds': 10}");
      hall.time.advance(seconds(11).plus(Agenda.LAST_CALL));
      assertThat(duel.bob.frame().path("kind").asText()).isEqualTo("mulligan");
      assertThat(duel.bob.frame().path("kept").asBoolean()).isTrue();
      assertThat(duel.bob.kind()).isEqualTo("mulligan");
      assertThat(duel.bob.prompt().path("seat").asInt()).isEqualTo(2);
    }
  }
}
