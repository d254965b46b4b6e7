package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.stream.StreamSupport;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import org.junit.jupiter.api.Test;

/** Best of three or five: the score is kept, and everybody begins in turn. */
final class SeriesTest extends StoredHallTest {

  private JsonNode series(String table) {
    return hall.tables.info(table, null).path("series");
  }

  private static JsonNode score(int of, int game, String wins, String winners) {
    return Hall.json(
        "{'of': %d, 'game': %d, 'wins': %s, 'winners': %s}".formatted(of, game, wins, winners));
  }

  private static List<String> names(JsonNode info) {
    return StreamSupport.stream(info.path("seats").spliterator(), false)
        .map(seat -> seat.path("name").asText())
        .toList();
  }

  private int seat(String table, Person who) {
    for (JsonNode seat : hall.tables.info(table, who).path("seats")) {
      if (seat.path("you").asBoolean()) {
        return seat.path("seat").asInt();
      }
    }
    throw new AssertionError("no seat");
  }

  private void resigns(String table, Person who) {
    int seat = seat(table, who);
    hall.watch(who, table, seat).acts(seat, "resign");
  }

  private String next(String table) {
    hall.rematch(table, Hall.ANN, "");
    ObjectNode next = hall.rematch(table, Hall.BOB, "");
    assertThat(next.path("table").asText()).isNotEqualTo(table);
    return next.path("table").asText();
  }

  @Test
  void theScoreIsKeptUntilSomebodyHasWonMoreThanHalf() {
    String one = hall.duel("'series': 3");
    assertThat(series(one)).isEqualTo(score(3, 1, "[0, 0]", "[]"));
    resigns(one, Hall.BOB);
    assertThat(series(one)).isEqualTo(score(3, 1, "[1, 0]", "[]"));
    hall.restart(Duration.ofMinutes(1));

    String two = next(one);
    assertThat(names(hall.tables.info(two, null))).containsExactly("Bob", "Ann");
    assertThat(series(two)).isEqualTo(score(3, 2, "[0, 1]", "[]"));
    Guest ann = hall.watch(Hall.ANN, two, 2);
    Guest bob = hall.watch(Hall.BOB, two, 1);
    ann.acts(2, "offer-draw");
    bob.acts(1, "offer-draw");
    assertThat(series(two)).as("a draw counts for nobody").isEqualTo(score(3, 2, "[0, 1]", "[]"));

    String three = next(two);
    assertThat(names(hall.tables.info(three, null))).as("in turn").containsExactly("Ann", "Bob");
    resigns(three, Hall.ANN);
    assertThat(series(three)).isEqualTo(score(3, 3, "[1, 1]", "[]"));

    hall.restart(Duration.ofMinutes(1));
    String four = next(three);
    assertThat(names(hall.tables.info(four, null))).containsExactly("Bob", "Ann");
    resigns(four, Hall.BOB);
    assertThat(series(four)).isEqualTo(score(3, 4, "[1, 2]", "[2]"));

    String anew = next(four);
    assertThat(series(anew)).as("another series").isEqualTo(score(3, 1, "[0, 0]", "[]"));
    assertThat(series(one)).as("as it was").isEqualTo(score(3, 1, "[1, 0]", "[]"));
  }

  @Test
  void nobodyChoosesWhoBeginsWithinASeries() {
    String one = hall.duel("'series': 5");
    resigns(one, Hall.BOB);
    for (String first : List.of("1", "'random'")) {
      assertThatThrownBy(() -> hall.rematch(one, Hall.ANN, "'answer': 'offer', 'first': " + first))
          .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo("first"));
    }
    hall.rematch(
        one,
        Hall.ANN,
        "'answer': 'offer', 'first': 2, 'board': 'soho', 'heroes': ['alice', 'king-arthur']");
    ObjectNode next = hall.rematch(one, Hall.BOB, "'answer': 'agree', 'hero': 'genie'");
    assertThat(next.path("board").asText()).isEqualTo("soho");
    assertThat(next.at("/seats/0/hero").asText()).isEqualTo("genie");
  }

  @Test
  void aSingleGameHasNoScore() {
    String one = hall.duel("");
    resigns(one, Hall.BOB);
    assertThat(series(one).isNull()).isTrue();
    assertThat(series(next(one)).isNull()).isTrue();
  }

  @Test
  void aTeamWinsTogetherAndTheSeatsRotate() {
    var party = Party.of(hall, "teams", 4, "'series': 3").until(1, "action");
    for (int seat : new int[] {2, 4}) {
      party.of(seat).acts(seat, "resign");
    }
    hall.pass(Duration.ofSeconds(5));
    assertThat(series(party.table)).isEqualTo(score(3, 1, "[1, 0, 1, 0]", "[]"));
    ObjectNode next = hall.rematch(party.table, Hall.ANN, "");
    for (Person person : Party.PEOPLE.subList(1, 4)) {
      next = hall.rematch(party.table, person, "");
    }
    assertThat(names(next)).containsExactly("Bob", "Eve", "Dan", "Ann");
    assertThat(next.path("series")).isEqualTo(score(3, 2, "[0, 1, 0, 1]", "[]"));
    assertThat(next.at("/seats/1/team")).isEqualTo(next.at("/seats/3/team"));
  }

  @Test
  void amongThreeItGoesOnUntilSomebodyHasTwo() {
    var party = Party.of(hall, "free-for-all", 3, "'series': 3").until(1, "action");
    party.of(2).acts(2, "resign");
    party.of(3).acts(3, "resign");
    hall.pass(Duration.ofSeconds(5));
    assertThat(series(party.table)).isEqualTo(score(3, 1, "[1, 0, 0]", "[]"));
  }

  @Test
  void whoLeavesTheDraftOfALaterGameClosesIt() {
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'draft': 'pick-and-ban', 'series': 3, 'first': 1, 'seats': [{'who': 'me'}, {'who':"
                + " 'link'}]}");
    String one = made.path("table").path("table").asText();
    hall.join(one, Hall.BOB, made.path("invitations").path("2").asText(), null, null);
    for (String act : List.of("ban", "pick")) {
      for (int seat = 1; seat <= 2; seat++) {
        hall.draft(
            one,
            seat == 1 ? Hall.ANN : Hall.BOB,
            "'act': '%s', 'seat': %d, 'hero': 'random'".formatted(act, seat));
      }
    }
    resigns(one, Hall.ANN);
    String two = next(one);
    assertThat(hall.tables.info(two, null).path("state").asText()).isEqualTo("waiting");
    assertThat(series(two)).isEqualTo(score(3, 2, "[1, 0]", "[]"));
    hall.tables.leave(two, Hall.BOB);
    assertThat(hall.tables.info(two, null).path("state").asText()).isEqualTo("over");
    assertThat(series(one)).as("as it stood").isEqualTo(score(3, 1, "[0, 1]", "[]"));
  }
}
