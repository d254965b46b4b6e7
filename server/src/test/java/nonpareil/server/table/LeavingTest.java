package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Somebody gives up among several, and the others play on. */
final class LeavingTest {

  private Hall hall;

  @BeforeEach
  void open() {
    hall = new Hall();
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private static String reason(ObjectNode answer) {
    return answer.path("reason").asText();
  }

  private static JsonNode player(Guest guest, int seat) {
    return guest.frame().at("/view/players").get(seat - 1);
  }

  private static boolean isOnBoard(Guest guest, int seat) {
    for (JsonNode fighter : guest.frame().at("/view/fighters")) {
      if (fighter.path("id").asText().startsWith(seat + ".") && !fighter.path("space").isNull()) {
        return true;
      }
    }
    return false;
  }

  private static List<String> events(Guest guest) {
    return guest.frame().path("events").findValuesAsText("type");
  }

  @Test
  void betweenTwoActionsWhoResignsIsOutAtOnce() {
    Party party = Party.of(hall, "free-for-all", 3, "").until(1, "action");
    party.of(3).acts(3, "resign");
    Guest ann = party.of(1);
    assertThat(ann.frame().path("kind").asText()).isEqualTo("resign");
    assertThat(events(ann)).containsExactly("player-out");
    assertThat(player(ann, 3).path("out").asBoolean()).isTrue();
    assertThat(isOnBoard(ann, 3)).isFalse();
    assertThat(ann.isAsked()).isTrue();
    ann.chooses(1, "maneuver");
    party.of(2).acts(2, "resign");
    assertThat(player(ann, 2).path("leaving").asBoolean()).isTrue();
    assertThat(isOnBoard(ann, 2)).isTrue();
    party.until(() -> !party.isGoing() || !isOnBoard(ann, 2));
    JsonNode result = party.info().path("result");
    assertThat(result.toString())
        .isEqualTo("{\"winners\":[1],\"draw\":false,\"cause\":\"resigned\",\"seat\":2}");
  }

  @Test
  void whoResignsInTheOwnTurnEndsIt() {
    Party party = Party.of(hall, "free-for-all", 4, "").until(1, "action");
    party.of(1).acts(1, "resign");
    assertThat(events(party.of(2))).startsWith("player-out", "turn-began");
    assertThat(party.of(2).frame().at("/view/active").asInt()).isEqualTo(2);
    assertThat(party.isGoing()).isTrue();
  }

  @Test
  void theServerAnswersForWhoLeavesUntilTheActionEnds() {
    Party party = Party.of(hall, "free-for-all", 3, "").until(1, "action");
    Guest ann = party.of(1);
    ann.chooses(1, "maneuver");
    assertThat(ann.kind()).isEqualTo("boost");
    ann.acts(1, "resign");
    assertThat(ann.isAsked()).isFalse();
    assertThat(reason(ann.choose(1, "none"))).isEqualTo("not-your-decision");
    hall.pass(Duration.ofSeconds(20));
    assertThat(player(party.of(2), 1).path("out").asBoolean()).isTrue();
    assertThat(party.of(2).frame().at("/view/active").asInt()).isEqualTo(2);
    assertThat(ann.frame().path("eyes").asInt()).isZero();
    assertThat(player(ann, 1).has("hand")).isFalse();
  }

  @Test
  void aTeamGoesOnUntilBothHaveLeft() {
    Party party = Party.of(hall, "teams", 4, "").until(1, "action");
    party.of(2).acts(2, "resign");
    assertThat(party.isGoing()).isTrue();
    Guest bob = party.of(2);
    assertThat(bob.frame().path("eyes").asInt()).isEqualTo(2);
    assertThat(bob.hand(4)).hasSize(5);
    party.of(4).acts(4, "resign");
    JsonNode result = party.info().path("result");
    assertThat(result.toString())
        .isEqualTo("{\"winners\":[1,3],\"draw\":false,\"cause\":\"resigned\",\"seat\":4}");
  }

  @Test
  void nobodyGoesBackBehindALeaving() {
    Party party = Party.of(hall, "free-for-all", 3, "'undo': 'consent'").until(1, "action");
    Guest ann = party.of(1);
    ann.chooses(1, "maneuver");
    ann.chooses(1, "none");
    assertThat(ann.frame().at("/undo/allowed").asBoolean()).isTrue();
    party.of(3).acts(3, "resign");
    assertThat(ann.frame().at("/undo/allowed").asBoolean()).isFalse();
    assertThat(ann.frame().at("/undo/ask").asBoolean()).isFalse();
    assertThat(reason(ann.act(1, "undo"))).isEqualTo("not-now");
    assertThat(reason(ann.act(1, "ask-undo"))).isEqualTo("not-now");
  }

  @Test
  void whoIsOutHasNoSayAnyMore() {
    Party party = Party.of(hall, "free-for-all", 4, "'undo': 'consent'").until(1, "action");
    party.of(4).acts(4, "resign");
    for (String act : List.of("resign", "offer-draw", "ask-undo", "allow-undo", "refuse-draw")) {
      assertThat(reason(party.of(4).act(4, act))).as(act).isEqualTo("not-now");
    }
    party.of(1).acts(1, "offer-draw");
    party.of(2).acts(2, "offer-draw");
    assertThat(party.isGoing()).isTrue();
    party.of(3).acts(3, "offer-draw");
    assertThat(party.info().at("/result/cause").asText()).isEqualTo("agreed");
  }

  @Test
  void drawsAreAMatterOfPeople() {
    var party =
        new Party(
            hall,
            "{'mode': 'free-for-all', 'first': 1, 'seats': [{'who': 'me'}, {'who': 'link'},"
                + " {'who': 'computer'}]}");
    party.until(() -> party.guests.getFirst().kind().equals("action"));
    party.of(1).acts(1, "offer-draw");
    party.of(2).acts(2, "offer-draw");
    assertThat(party.info().at("/result/cause").asText()).isEqualTo("agreed");
    var alone =
        new Party(
            hall,
            "{'mode': 'teams', 'first': 1, 'seats': [{'who': 'me'}, {'who': 'computer'},"
                + " {'who': 'me'}, {'who': 'computer'}]}");
    assertThat(reason(alone.of(1).act(1, "offer-draw"))).isEqualTo("not-now");
  }

  @Test
  void whoseGameClockIsAtZeroLeaves() {
    Party party =
        Party.of(hall, "free-for-all", 3, "'clock': {'kind': 'game', 'seconds': 60}")
            .until(1, "action");
    hall.pass(Duration.ofSeconds(90));
    Guest bob = party.of(2);
    assertThat(player(bob, 1).path("out").asBoolean()).isTrue();
    assertThat(party.isGoing()).isTrue();
    assertThat(bob.all("frame").stream().map(f -> f.path("kind").asText())).contains("time-out");
    hall.pass(Duration.ofSeconds(90));
    JsonNode result = party.info().path("result");
    assertThat(result.path("cause").asText()).isEqualTo("time");
    assertThat(result.path("winners").toString()).isEqualTo("[3]");
  }

  @Test
  void mostOfTheOthersEndWhoIsAway() {
    Party party =
        Party.of(hall, "free-for-all", 4, "'clock': {'kind': 'decision', 'seconds': 5}")
            .until(4, "set-up");
    for (int i = 0; i < 400 && !isAway(party, 4); i++) {
      Guest asked = party.asked();
      if (asked == null || asked == party.of(4)) {
        hall.pass(Duration.ofSeconds(6));
      } else {
        asked.chooses(asked.prompt().path("seat").asInt(), asked.options().getFirst());
      }
    }
    assertThat(isAway(party, 4)).isTrue();
    party.of(1).acts(1, "end-away", "{'to': 4}");
    assertThat(party.of(2).info().at("/offers/votes/0/by").toString()).isEqualTo("[1]");
    assertThat(party.of(2).info().at("/offers/end").isNull()).isTrue();
    assertThat(reason(party.of(4).act(4, "end-away"))).isNotEmpty();
    party.of(2).acts(2, "end-away", "{'to': 4}");
    assertThat(party.of(3).info().at("/offers/end/seat").asInt()).isEqualTo(4);
    for (int i = 0; i < 100 && !party.isOut(4) && party.isGoing(); i++) {
      hall.pass(Duration.ofSeconds(3));
    }
    assertThat(party.guests.getFirst().all("frame").stream().map(f -> f.path("kind").asText()))
        .contains("left-away");
    assertThat(party.isOut(4)).isTrue();
    assertThat(party.isGoing()).isTrue();
  }

  private static boolean isAway(Party party, int seat) {
    return party.info().path("seats").get(seat - 1).path("away").asBoolean();
  }

  @Test
  void aLeavingOutlivesARestart() {
    Party party = Party.of(hall, "teams", 4, "").until(1, "action");
    party.of(1).chooses(1, "maneuver");
    party.of(1).acts(1, "resign");
    hall.restart(Duration.ofSeconds(5));
    hall.watch(Hall.BOB, party.table, 2);
    hall.pass(Duration.ofSeconds(30));
    Guest bob = hall.watch(Hall.BOB, party.table, 2);
    assertThat(player(bob, 1).path("out").asBoolean()).isTrue();
    assertThat(bob.frame().at("/view/active").asInt()).isEqualTo(2);
  }

  @Test
  void whoLeavesBeforeTheFirstTurnIsOutWhenItHasBegun() {
    Party party = Party.of(hall, "free-for-all", 3, "'mulligan': true");
    assertThat(party.of(1).kind()).isEqualTo("mulligan");
    party.of(2).acts(2, "resign");
    assertThat(party.of(1).kind()).isEqualTo("mulligan");
    party.of(1).acts(1, "keep");
    hall.pass(Duration.ofSeconds(5));
    assertThat(party.of(3).kind()).isEqualTo("mulligan");
    party.of(3).acts(3, "mulligan");
    party.until(1, "action");
    assertThat(party.isOut(2)).isTrue();
    party.of(3).acts(3, "resign");
    hall.settle();
    String save = hall.tables.save(party.table, null);
    assertThat(save).contains("resigned");
    assertThat(hall.tables.importSave(Hall.EVE, save).path("result"))
        .isEqualTo(party.info().path("result"));
  }
}
