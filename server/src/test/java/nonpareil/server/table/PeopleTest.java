package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Resigning, draws, and people who are away. */
final class PeopleTest {

  private Hall hall;
  private Duel duel;

  @BeforeEach
  void open() {
    hall = new Hall();
    duel = new Duel(hall, "").until(1, "action");
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private JsonNode seat(int number) {
    return hall.tables.info(duel.table, null).path("seats").get(number - 1);
  }

  @Test
  void resigningLosesAtAnyTime() {
    int before = duel.number();
    duel.bob.acts(2, "resign");
    assertThat(duel.ann.number()).isEqualTo(before + 2);
    JsonNode result = duel.ann.frame().path("result");
    assertThat(result.path("winners").get(0).asInt()).isEqualTo(1);
    assertThat(result.path("cause").asText()).isEqualTo("resigned");
    assertThat(result.path("seat").asInt()).isEqualTo(2);
    assertThat(duel.ann.kind()).isEqualTo("none");
    assertThat(duel.ann.info().path("state").asText()).isEqualTo("over");
    assertThat(Guest.reason(duel.ann.act(1, "resign"))).isEqualTo("over");
  }

  @Test
  void aDrawIsAnOfferOfEverybody() {
    duel.ann.acts(1, "offer-draw");
    assertThat(duel.bob.info().path("offers").path("draw").get(0).asInt()).isEqualTo(1);
    duel.ann.acts(1, "offer-draw");
    assertThat(duel.state()).isEqualTo("playing");
    duel.bob.acts(2, "offer-draw");
    assertThat(duel.ann.frame().path("result").path("cause").asText()).isEqualTo("agreed");
    assertThat(duel.ann.frame().path("result").path("draw").asBoolean()).isTrue();
  }

  @Test
  void anOfferMayBeRefusedAndLapses() {
    assertThat(Guest.reason(duel.bob.act(2, "refuse-draw"))).isEqualTo("not-now");
    duel.ann.acts(1, "offer-draw");
    duel.bob.acts(2, "refuse-draw");
    assertThat(duel.ann.info().path("offers").path("draw")).isEmpty();
    duel.bob.acts(2, "offer-draw");
    duel.ann.chooses(1, "maneuver");
    assertThat(duel.ann.info().path("offers").path("draw")).isEmpty();
  }

  @Test
  void whoIsGoneForFiveMinutesIsAway() {
    assertThat(seat(2).path("connected").asBoolean()).isTrue();
    duel.bob.leaves();
    assertThat(duel.ann.info().path("seats").get(1).path("connected").asBoolean()).isFalse();
    hall.pass(Duration.ofMinutes(4));
    assertThat(Guest.reason(duel.ann.act("a", 1, "end-away", "{'to': 2}"))).isEqualTo("not-now");
    hall.pass(Duration.ofMinutes(1));
    assertThat(duel.ann.info().path("seats").get(1).path("away").asBoolean()).isTrue();
    duel.bob = hall.watch(Hall.BOB, duel.table, 2);
    assertThat(duel.ann.info().path("seats").get(1).path("away").asBoolean()).isFalse();
  }

  @Test
  void anAwaySeatMayLose() {
    duel.bob.leaves();
    hall.pass(Duration.ofMinutes(5));
    duel.ann.acts(1, "end-away", "{'to': 2}");
    assertThat(duel.ann.frame().path("result").path("cause").asText()).isEqualTo("away");
    assertThat(duel.ann.frame().path("result").path("winners").get(0).asInt()).isEqualTo(1);
  }

  @Test
  void anAwaySeatMayBePlayedByTheComputerUntilItsPersonIsBack() {
    duel.until(2, "action");
    duel.bob.leaves();
    hall.pass(Duration.ofMinutes(5));
    assertThat(Guest.reason(duel.ann.act("a", 1, "give-seat", "{'to': 2, 'level': 'god'}")))
        .isEqualTo("bad-value");
    int before = duel.number();
    duel.ann.acts(1, "give-seat", "{'to': 2, 'level': 'novice'}");
    assertThat(duel.ann.frame().path("kind").asText()).isEqualTo("seat-given");
    assertThat(duel.ann.frame().path("level").asText()).isEqualTo("novice");
    hall.pass(Duration.ofSeconds(10));
    assertThat(duel.number()).isGreaterThan(before + 1);
    duel.bob = hall.watch(Hall.BOB, duel.table, 2);
    assertThat(duel.bob.info().path("seats").get(1).path("who").asText()).isEqualTo("computer");
    assertThat(duel.bob.info().path("seats").get(1).path("you").asBoolean()).isTrue();
    assertThat(Guest.reason(duel.bob.act(2, "resign"))).isEqualTo("not-now");
    duel.bob.acts(2, "take-seat");
    assertThat(duel.bob.info().path("seats").get(1).path("who").asText()).isEqualTo("person");
    assertThat(Guest.reason(duel.bob.act(2, "take-seat"))).isEqualTo("not-now");
    duel.until(d -> d.isAsked(2, "action"));
    duel.bob.chooses(2, "maneuver");
  }

  @Test
  void aMulliganIsAskedOnceOfEachInTurn() {
    var fresh = new Duel(hall, "'mulligan': true");
    List<String> hand = fresh.ann.hand(1);
    assertThat(fresh.bob.prompt().path("seat").asInt()).isEqualTo(1);
    assertThat(fresh.bob.kind()).isEqualTo("mulligan");
    assertThat(Guest.reason(fresh.bob.act(2, "mulligan"))).isEqualTo("not-your-decision");
    assertThat(Guest.reason(fresh.ann.choose(1, "keep"))).isEqualTo("not-now");
    fresh.ann.acts(1, "mulligan");
    assertThat(fresh.ann.hand(1)).hasSize(5);
    assertThat(fresh.ann.frame().path("undo").path("allowed").asBoolean()).isFalse();
    JsonNode outcome = fresh.bob.frame();
    assertThat(outcome.path("kind").asText()).isEqualTo("mulligan");
    assertThat(outcome.path("kept").asBoolean()).isFalse();
    assertThat(outcome.path("events").get(0).path("type").asText()).isEqualTo("mulligan");
    assertThat(outcome.path("view").path("players").get(0).path("deckSize").asInt()).isEqualTo(25);
    assertThat(outcome.toString()).doesNotContain("\"card\":\"" + hand.getFirst());
    assertThat(Guest.reason(fresh.ann.act(1, "mulligan"))).isEqualTo("not-your-decision");
    List<String> kept = fresh.bob.hand(2);
    fresh.bob.acts(2, "keep");
    assertThat(fresh.bob.hand(2)).isEqualTo(kept);
    assertThat(fresh.ann.kind()).isEqualTo("set-up");
    assertThat(Guest.reason(fresh.bob.act(2, "mulligan"))).isEqualTo("not-your-decision");
  }

  @Test
  void strangersMayDoNothing() {
    Guest eve = hall.watch(Hall.EVE, duel.table);
    assertThat(Guest.reason(eve.act(1, "resign"))).isEqualTo("not-your-seat");
    assertThat(Guest.reason(eve.choose(1, "maneuver"))).isEqualTo("not-your-seat");
    assertThat(Guest.reason(eve.ask(1, "reach", "{}"))).isEqualTo("not-your-seat");
    assertThat(eve.ask(0, "reach", "{}").path("fighters").has("1.medusa")).isTrue();
  }

  @Test
  void unknownActsAreBad() {
    assertThat(Guest.reason(duel.ann.act(1, "dance"))).isEqualTo("bad-value");
    assertThat(Guest.reason(duel.ann.act(1, "give-seat"))).isEqualTo("bad-value");
    assertThat(Guest.reason(duel.ann.act(1, "keep"))).isEqualTo("not-your-decision");
  }

  @Test
  void actsAreRememberedLikeChoices() {
    duel.ann.act("d", 1, "offer-draw", "{}");
    duel.bob.acts(2, "refuse-draw");
    duel.ann.act("d", 1, "offer-draw", "{}");
    assertThat(duel.ann.info().path("offers").path("draw")).isEmpty();
  }
}
