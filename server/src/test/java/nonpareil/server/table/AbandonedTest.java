package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import nonpareil.server.request.Person;
import org.junit.jupiter.api.Test;

/**
 * Games nobody has touched for weeks, at one server: of several, each beat of all those weeks would
 * have to be played, so that there they are closed after hours.
 */
final class AbandonedTest {

  private static final Duration MOST = Services.CLOSING;
  private static final Duration A_DAY = Duration.ofDays(1);

  /** Days go by, and the server sweeps. */
  private static void days(Hall hall, Duration time) {
    for (Duration left = time; left.isPositive(); left = left.minus(A_DAY)) {
      hall.time.advance(A_DAY);
    }
    hall.time.advance(Duration.ofMinutes(2));
    hall.settle();
  }

  @Test
  void areClosedAsDraws() {
    try (var hall = Hall.alone()) {
      var duel = new Duel(hall, "").until(1, "action");
      Instant last = hall.time.instant();
      duel.ann.leaves();
      duel.bob.leaves();
      ObjectNode info = hall.tables.info(duel.table, Hall.ANN);
      assertThat(Instant.parse(info.path("closes").asText()))
          .isBetween(last.plus(MOST).minusSeconds(60), last.plus(MOST));
      days(hall, MOST.minus(A_DAY));
      assertThat(duel.state()).isEqualTo("playing");
      days(hall, A_DAY.multipliedBy(2));
      info = hall.tables.info(duel.table, Hall.ANN);
      assertThat(info.path("state").asText()).isEqualTo("over");
      assertThat(info.path("result").path("cause").asText()).isEqualTo("abandoned");
      assertThat(info.path("result").path("draw").asBoolean()).isTrue();
      assertThat(info.path("closes").isNull()).isTrue();
      assertThat(hall.store.records(duel.table).getLast().kind()).isEqualTo("ended");
      assertThat(hall.tables.save(duel.table, null)).contains("ended: [abandoned]");
      assertThat(hall.replay(duel.table, null, "open")).isNotEmpty();
    }
  }

  @Test
  void whoPlaysOnHasItsFullTimeAgain() {
    try (var hall = Hall.alone()) {
      var duel = new Duel(hall, "").until(1, "action");
      days(hall, MOST.minus(A_DAY));
      duel.ann.chooses(1, "maneuver");
      days(hall, MOST.minus(A_DAY));
      assertThat(duel.state()).isEqualTo("playing");
    }
  }

  /** What nobody did while there was no server, nobody could. */
  @Test
  void aServerThatWasAwayClosesNothing() {
    try (var hall = Hall.alone()) {
      var duel = new Duel(hall, "").until(1, "action");
      hall.restart(MOST.multipliedBy(2));
      days(hall, A_DAY.multipliedBy(3));
      assertThat(duel.state()).isEqualTo("playing");
      days(hall, MOST);
      assertThat(duel.state()).isEqualTo("over");
    }
  }

  @Test
  void oneOfTwoServersClosesThem() {
    Duration hours = Duration.ofHours(3);
    try (var hall = Hall.ofTwoServersClosing(hours)) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.ann.leaves();
      duel.bob.leaves();
      hall.time.advance(hours.minusMinutes(1));
      hall.settle();
      assertThat(duel.state()).isEqualTo("playing");
      hall.time.advance(Duration.ofHours(2));
      hall.settle();
      for (Person who : List.of(Hall.ANN, Hall.BOB)) {
        assertThat(hall.tables(who).info(duel.table, who).path("state").asText()).isEqualTo("over");
      }
      assertThat(hall.store.records(duel.table).stream().filter(r -> r.kind().equals("ended")))
          .hasSize(1);
    }
  }
}
