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
  void whoIsGoneForTenMinutesIsAway() {
    assertThat(seat(2).path("connected").asBoolean()).isTrue();
    duel.bob.leaves();
    assertThat(duel.ann.info().path("seats").get(1).path("connected").asBoolean()).isFalse();
    hall.time.advance(Duration.ofMinutes(9));
    assertThat(Guest.reason(duel.ann.act("a", 1, "give-seat", "{'to': 2}"))).isEqualTo("not-now");
    hall.time.advance(Duration.ofMinutes(1));
    assertThat(duel.ann.info().path("seats").get(1).path("away").asBoolean()).isTrue();
    duel.bob = hall.watch(Hall.BOB, duel.table, 2);
    assertThat(duel.ann.info().path("seats").get(1).path("away").asBoolean()).isFalse();
  }

  private void isRefused(Guest who, int seat, String act, String more) {
    assertThat(Guest.reason(who.act(who.newId(), seat, act, more))).isEqualTo("not-now");
  }

  /** Without a clock a person is waited for a day, be it gone or only looking. */
  @Test
  void whoLetsOthersWaitForADayMayLose() {
    isRefused(duel.ann, 1, "end-away", "{'to': 2}");
    duel.until(2, "action");
    duel.bob.leaves();
    hall.time.advance(Duration.ofHours(23));
    assertThat(seat(2).path("away").asBoolean()).isTrue();
    assertThat(seat(2).path("endable").asBoolean()).isFalse();
    isRefused(duel.ann, 1, "end-away", "{'to': 2}");
    duel.bob = hall.watch(Hall.BOB, duel.table, 2);
    hall.time.advance(Duration.ofHours(1));
    assertThat(duel.ann.info().path("seats").get(1).path("endable").asBoolean()).isTrue();
    isRefused(duel.bob, 2, "end-away", "{'to': 1}");
    isRefused(duel.bob, 2, "back", "{}"); // he is asked: let him answer
    duel.ann.acts(1, "end-away", "{'to': 2}");
    duel.bob.acts(2, "offer-draw"); // no answer either
    hall.time.advance(Duration.ofSeconds(59));
    assertThat(duel.state()).isEqualTo("playing");
    hall.time.advance(Duration.ofSeconds(2));
    assertThat(duel.ann.frame().path("result").path("cause").asText()).isEqualTo("away");
    assertThat(duel.ann.frame().path("result").path("seat").asInt()).isEqualTo(2);
    assertThat(duel.ann.frame().path("result").path("winners").get(0).asInt()).isEqualTo(1);
  }

  @Test
  void aDayIsADayOfTheServer() {
    duel.until(2, "action");
    for (int i = 0; i < 4; i++) {
      hall.time.advance(Duration.ofHours(5));
      hall.restart(Duration.ofHours(30));
      duel.comeBack();
    }
    assertThat(seat(2).path("endable").asBoolean()).isFalse();
    hall.time.advance(Duration.ofHours(5));
    assertThat(seat(2).path("endable").asBoolean()).isTrue();
    assertThat(seat(1).path("endable").asBoolean()).as("who waits").isFalse();
  }

  /** Bob has let three decisions run out; Ann wants to end the game. */
  private Duel warned() {
    var timed = new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 20}").until(2, "action");
    hall.time.advance(Duration.ofSeconds(50));
    isRefused(timed.ann, 1, "end-away", "{'to': 2}");
    hall.time.advance(Duration.ofSeconds(20));
    assertThat(timed.ann.info().path("seats").get(1).path("endable").asBoolean()).isTrue();
    timed.ann.acts(1, "end-away", "{'to': 2}");
    timed.ann.acts(1, "end-away", "{'to': 2}"); // once more makes it no longer
    JsonNode end = timed.bob.info().path("offers").path("end");
    assertThat(end.path("seat").asInt()).isEqualTo(2);
    assertThat(end.path("left").asLong()).isEqualTo(60_000);
    return timed;
  }

  private static boolean isWarned(Duel duel) {
    return !duel.ann.info().path("offers").path("end").isNull();
  }

  @Test
  void whoIsAwayHasAMinuteToComeBack() {
    Duel gone = warned();
    hall.time.advance(Duration.ofSeconds(59));
    assertThat(gone.state()).as("the clock's choices are no sign").isEqualTo("playing");
    hall.time.advance(Duration.ofSeconds(2));
    assertThat(gone.ann.frame().path("result").path("cause").asText()).isEqualTo("away");
    assertThat(gone.state()).isEqualTo("over");
  }

  @Test
  void anyChoiceEndsTheNotice() {
    Duel answers = warned();
    answers.until(d -> d.bob.isAsked());
    assertThat(isWarned(answers)).isTrue();
    answers.bob.choose(2, "dance");
    answers.bob.watch(null, 2);
    assertThat(isWarned(answers)).as("nothing was accepted").isTrue();
    answers.bob.chooses(2, answers.bob.options().getFirst());
    assertThat(isWarned(answers)).isFalse();
    assertThat(answers.ann.info().path("seats").get(1).path("away").asBoolean()).isFalse();
    isRefused(answers.ann, 1, "end-away", "{'to': 2}");
  }

  /** It may be that nothing is asked of who comes back. */
  @Test
  void itIsEnoughToSayThatOneIsBack() {
    Duel back = warned();
    isRefused(back.ann, 1, "back", "{}");
    back.bob.acts(2, "back");
    assertThat(isWarned(back)).isFalse();
    assertThat(back.ann.info().path("seats").get(1).path("away").asBoolean()).isFalse();
    hall.time.advance(Duration.ofSeconds(30));
    assertThat(back.state()).isEqualTo("playing");
  }

  @Test
  void whoDoesNotAnswerToTheClockIsStillAwayAfterARestart() {
    Duel gone = warned();
    hall.restart(Duration.ofMinutes(1));
    gone.comeBack();
    assertThat(gone.ann.info().path("seats").get(1).path("away").asBoolean()).isTrue();
    assertThat(isWarned(gone)).as("it can be given once more").isFalse();
  }

  @Test
  void anAwaySeatMayBePlayedByTheComputerUntilItsPersonIsBack() {
    duel.until(2, "action");
    duel.bob.leaves();
    hall.time.advance(Presence.AWAY);
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
