package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import nonpareil.server.request.Refusal;
import org.junit.jupiter.api.Test;

/** At tables with days for a decision nobody is charged for the days of a holiday. */
final class HolidayTest {
  private static final String DAYS = "'clock': {'kind': 'days', 'days': 1}";
  private static final Duration HOUR = Duration.ofHours(1);

  private static JsonNode seat(Duel duel, int seat) {
    return duel.hall.tables.info(duel.table, Hall.BOB).path("seats").get(seat - 1);
  }

  private static long left(Duel duel) {
    Guest look = duel.hall.watch(Hall.BOB, duel.table, 2);
    return look.frame().path("clock").path("left").path("1").asLong();
  }

  private static Duel asked(Hall hall) {
    var duel = new Duel(hall, DAYS).until(1, "action");
    hall.pass(Duration.ofSeconds(10)); // all is shown
    return duel;
  }

  @Test
  void theClockStandsUntilItsEnd() {
    try (var hall = Hall.alone()) {
      Duel duel = asked(hall);
      int before = duel.number();
      hall.time.advance(HOUR.multipliedBy(12));
      hall.tables.beginHoliday(Hall.ANN, 2);
      Instant until = Instant.parse(seat(duel, 1).path("holiday").asText());
      assertThat(until).isEqualTo(hall.time.instant().plus(Duration.ofDays(2)));
      assertThat(duel.bob.last("clock").path("clock").path("grace").asLong())
          .as("everybody is told when it runs again")
          .isEqualTo(Duration.ofDays(2).toMillis());
      long then = left(duel);
      hall.time.advance(HOUR.multipliedBy(47));
      assertThat(left(duel)).isEqualTo(then);
      assertThat(duel.number()).isEqualTo(before);
      hall.time.advance(HOUR.multipliedBy(12));
      assertThat(seat(duel, 1).path("holiday").isNull()).isTrue();
      assertThat(left(duel)).isEqualTo(then - HOUR.multipliedBy(11).toMillis());
      assertThat(duel.number()).isEqualTo(before);
      hall.time.advance(HOUR.multipliedBy(2));
      assertThat(duel.number()).as("the time is up").isEqualTo(before + 1);
    }
  }

  @Test
  void itEndsEarlyByOwnWish() {
    try (var hall = Hall.alone()) {
      Duel duel = asked(hall);
      int before = duel.number();
      hall.tables.beginHoliday(Hall.ANN, 20);
      hall.time.advance(HOUR.multipliedBy(30));
      hall.tables.endHoliday(Hall.ANN);
      assertThat(hall.tables.holiday(Hall.ANN).path("left").asInt())
          .as("a day that has begun is a day")
          .isEqualTo(28);
      assertThat(hall.tables.holiday(Hall.ANN).path("until").isNull()).isTrue();
      hall.time.advance(HOUR.multipliedBy(23));
      assertThat(duel.number()).isEqualTo(before);
      hall.time.advance(HOUR.multipliedBy(2));
      assertThat(duel.number()).isEqualTo(before + 1);
    }
  }

  @Test
  void aDecisionThatComesDuringAHolidayWaitsForItsEnd() {
    try (var hall = Hall.alone()) {
      Duel duel = asked(hall);
      hall.tables.beginHoliday(Hall.BOB, 3);
      while (duel.ann.isAsked()) {
        duel.ann.chooses(1, duel.ann.options().getFirst());
      }
      int before = duel.number();
      hall.time.advance(Duration.ofDays(3).plusHours(23));
      assertThat(duel.number()).isEqualTo(before);
      hall.time.advance(HOUR.multipliedBy(2));
      assertThat(duel.number()).isEqualTo(before + 1);
    }
  }

  @Test
  void itOutlivesTheServer() {
    try (var hall = Hall.alone()) {
      Duel duel = asked(hall);
      hall.time.advance(HOUR.multipliedBy(12));
      hall.tables.beginHoliday(Hall.ANN, 1);
      hall.time.advance(HOUR.multipliedBy(6));
      hall.restart(HOUR);
      assertThat(seat(duel, 1).path("holiday").isTextual()).isTrue();
      hall.time.advance(HOUR.multipliedBy(24)); // eighteen of them holiday
      long left = left(duel);
      hall.restart(HOUR);
      assertThat(hall.stored(duel.table)).isEqualTo(duel.number());
      assertThat(left(duel))
          .as("of its day eighteen hours are gone")
          .isBetween(left - 60_000, left + 60_000)
          .isBetween(
              HOUR.multipliedBy(6).toMillis() - 120_000, HOUR.multipliedBy(6).toMillis() + 120_000);
    }
  }

  @Test
  void nobodyIsAwayOnHoliday() {
    try (var hall = Hall.alone()) {
      Duel duel = asked(hall);
      hall.time.advance(Duration.ofDays(4));
      assertThat(seat(duel, 1).path("away").asBoolean()).isTrue();
      duel.bob.acts(2, "end-away", "{'to': 1}");
      hall.tables.beginHoliday(Hall.ANN, 2);
      assertThat(seat(duel, 1).path("away").asBoolean()).isFalse();
      assertThat(seat(duel, 1).path("endable").asBoolean()).isFalse();
      assertThat(duel.bob.info().path("offers").path("end").isNull()).isTrue();
      assertThat(Guest.reason(duel.bob.act(duel.bob.newId(), 2, "end-away", "{'to': 1}")))
          .isEqualTo("not-now");
      hall.time.advance(HOUR);
      assertThat(duel.state()).isEqualTo("playing");
    }
  }

  @Test
  void thirtyDaysAYearAndOneHolidayAtATime() {
    try (var hall = Hall.alone()) {
      assertThatThrownBy(() -> hall.tables.beginHoliday(Hall.ANN, 31)).isInstanceOf(Refusal.class);
      assertThatThrownBy(() -> hall.tables.endHoliday(Hall.ANN)).isInstanceOf(Refusal.class);
      hall.tables.beginHoliday(Hall.ANN, 1);
      assertThatThrownBy(() -> hall.tables.beginHoliday(Hall.ANN, 1)).isInstanceOf(Refusal.class);
      hall.time.advance(Duration.ofDays(1));
      assertThat(hall.tables.holiday(Hall.ANN).path("left").asInt()).isEqualTo(29);
      hall.restart(Duration.ofDays(400)); // the server's own time counts
      assertThat(hall.tables.holiday(Hall.ANN).path("left").asInt()).isEqualTo(29);
      assertThat(hall.tables.holiday(Hall.BOB).path("left").asInt()).isEqualTo(30);
    }
  }

  @Test
  void atOtherTablesItChangesNothing() {
    try (var hall = Hall.alone()) {
      var duel = new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 30}").until(1, "action");
      int before = duel.number();
      hall.tables.beginHoliday(Hall.ANN, 2);
      assertThat(seat(duel, 1).path("holiday").isNull()).isTrue();
      hall.time.advance(Duration.ofSeconds(60));
      assertThat(duel.number()).isGreaterThan(before);
    }
  }
}
