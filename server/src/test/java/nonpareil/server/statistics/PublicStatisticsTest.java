package nonpareil.server.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Mode;
import nonpareil.server.log.Result;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What everybody may know of the games of everybody. */
final class PublicStatisticsTest {

  private static final String OPEN = "\"open\":true";

  private final MemoryStore store = new MemoryStore();
  private Instant now = Instant.parse("2026-11-16T12:00:00Z");
  private final PublicStatistics statistics = new PublicStatistics(store, () -> now);
  private int tables;

  private void table(String state, String settings, @Nullable Result result, SeatRow... seats) {
    Store.await(
        store.save(
            List.of(
                new TableRow(
                    "t" + ++tables,
                    0,
                    state,
                    "p0",
                    now,
                    "{\"mode\":\"%s\",\"board\":\"sarpedon\",\"undo\":\"rules\",%s}"
                        .formatted(seats.length == 2 ? "duel" : "free-for-all", settings),
                    false,
                    null,
                    result == null ? null : Json.text(result.json()),
                    null,
                    null,
                    List.of(seats))),
            List.of()));
  }

  private static SeatRow seat(int number, String hero, String person) {
    return new SeatRow(number, "link", person, "Somebody", null, hero, null);
  }

  private static SeatRow computer(int number, String hero) {
    return new SeatRow(number, "computer", null, "", "medium", hero, null);
  }

  private static Result won(int seat) {
    return new Result(List.of(seat), false, "combat", null);
  }

  private ObjectNode duels() {
    return statistics.of(Mode.DUEL);
  }

  private static List<String> keys(JsonNode json, String facet) {
    var keys = new ArrayList<String>();
    json.at("/by/" + facet).forEach(count -> keys.add(count.path("key").asText()));
    return keys;
  }

  /** Six different people with Medusa, each against somebody else with Alice. */
  private void sixDuels(String state, String settings) {
    for (int i = 1; i <= 6; i++) {
      table(
          state,
          settings,
          state.equals(TableRow.OVER) ? won(i < 5 ? 1 : 2) : null,
          seat(1, "medusa", "pa" + i),
          seat(2, "alice", "pb" + i));
    }
  }

  @Test
  void openGamesOfManyPeopleAreCounted() {
    sixDuels(TableRow.OVER, OPEN);
    ObjectNode json = duels();
    assertThat(json.path("games").asInt()).isEqualTo(6);
    assertThat(keys(json, "hero")).containsExactly("alice", "medusa");
    assertThat(json.at("/by/hero/1/won").asInt()).isEqualTo(4);
    assertThat(keys(json, "pairing")).containsExactly("alice.medusa", "medusa.alice");
    assertThat(json.at("/by/pairing/0/won").asInt()).isEqualTo(2);
    assertThat(json.at("/by/board/0/won").asInt()).as("by who began").isEqualTo(4);
    assertThat(json.at("/by/cause/0/games").asInt()).isEqualTo(6);
    assertThat(json.at("/lab/by/hero").size()).isEqualTo(10);
    assertThat(json.toString()).doesNotContain("Somebody", "pa1");
  }

  @Test
  void gamesByLinkAndAgainstComputersAndAtOneScreenArePrivate() {
    sixDuels(TableRow.OVER, "\"open\":false");
    sixDuels(TableRow.OVER, OPEN + ",\"hotSeat\":true");
    sixDuels(TableRow.OVER, OPEN + ",\"imported\":true");
    sixDuels(TableRow.OVER, OPEN + ",\"watch\":\"none\"");
    for (int i = 1; i <= 6; i++) {
      table(TableRow.OVER, OPEN, won(1), seat(1, "medusa", "pa" + i), computer(2, "alice"));
    }
    assertThat(duels().path("games").asInt()).isZero();
  }

  @Test
  void gamesThatAnybodyMayWatchArePublic() {
    sixDuels(TableRow.OVER, "\"watch\":\"list\"");
    assertThat(duels().path("games").asInt()).isEqualTo(6);
  }

  /** Whoever plays now may not be looked at through the statistics. */
  @Test
  void gamesThatRunTellNothing() {
    sixDuels(TableRow.OVER, OPEN);
    String before = duels().toString();
    sixDuels(TableRow.PLAYING, OPEN);
    sixDuels(TableRow.WAITING, OPEN);
    assertThat(new PublicStatistics(store, () -> now).of(Mode.DUEL)).hasToString(before);
  }

  @Test
  void numbersOfFewPeopleAreLeftOut() {
    for (int i = 0; i < 20; i++) {
      table(TableRow.OVER, OPEN, won(1), seat(1, "medusa", "pone"), seat(2, "alice", "pb" + i));
    }
    ObjectNode json = duels();
    assertThat(keys(json, "hero")).as("all of Medusa's are one person's").containsExactly("alice");
    assertThat(keys(json, "pairing")).as("one side would tell the other").isEmpty();
    assertThat(keys(json, "board")).containsExactly("sarpedon");
    for (int i = 0; i < 4; i++) {
      table(TableRow.OVER, OPEN, won(1), seat(1, "medusa", "pc" + i), seat(2, "sinbad", "pd" + i));
    }
    now = now.plus(Duration.ofHours(1));
    assertThat(keys(duels(), "hero")).containsExactly("medusa", "alice");
  }

  @Test
  void itIsCountedAnewAfterAnHour() {
    sixDuels(TableRow.OVER, OPEN);
    duels();
    sixDuels(TableRow.OVER, OPEN);
    now = now.plus(Duration.ofMinutes(59));
    assertThat(duels().path("games").asInt()).isEqualTo(6);
    now = now.plus(Duration.ofMinutes(1));
    assertThat(duels().path("games").asInt()).isEqualTo(12);
  }

  @Test
  void eachForThemselvesAQuarterIsEven() {
    for (int i = 1; i <= 5; i++) {
      table(
          TableRow.OVER,
          OPEN,
          won(4),
          seat(1, "medusa", "pa" + i),
          seat(2, "alice", "pb" + i),
          seat(3, "sinbad", "pc" + i),
          computer(4, "genie"));
    }
    ObjectNode json = statistics.of(Mode.FREE_FOR_ALL);
    assertThat(keys(json, "hero")).as("people's only").containsExactly("alice", "medusa", "sinbad");
    assertThat(json.at("/by/hero/0/even").asDouble()).isEqualTo(0.25);
    assertThat(keys(json, "pairing")).hasSize(6);
    assertThat(json.path("lab").isNull()).isTrue();
  }
}
