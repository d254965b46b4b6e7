package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tables for three and four are made and joined. */
final class CompanyTest {

  private static final Person DAN = Party.DAN;

  private Hall hall;

  @BeforeEach
  void open() {
    hall = new Hall();
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private static String id(ObjectNode made) {
    return made.path("table").path("table").asText();
  }

  private static List<Integer> each(JsonNode info, String field) {
    var values = new ArrayList<Integer>();
    info.path("seats").forEach(seat -> values.add(seat.path(field).asInt()));
    return values;
  }

  @Test
  void aFreeForAllOfThreeBeginsWhenAllHaveCome() {
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'mode': 'free-for-all', 'first': 2, 'seats': [{'who': 'me'}, {'who': 'link'},"
                + " {'who': 'link'}]}");
    assertThat(each(made.path("table"), "mark")).containsExactly(2, 3, 1);
    assertThat(made.path("table").path("seats").get(0).path("team").isNull()).isTrue();
    assertThat(made.path("invitations").properties()).hasSize(2);
    hall.join(id(made), Hall.BOB, made.path("invitations").path("1").asText(), null, null);
    ObjectNode info =
        hall.join(id(made), Hall.EVE, made.path("invitations").path("2").asText(), null, null);
    assertThat(info.path("state").asText()).isEqualTo("playing");
    assertThat(info.path("mode").asText()).isEqualTo("free-for-all");
    assertThat(info.path("seats").get(1).path("you").asBoolean()).isTrue();
    Set<String> heroes = new HashSet<>();
    info.path("seats").forEach(seat -> heroes.add(seat.path("hero").asText()));
    assertThat(heroes).hasSize(3);
  }

  @Test
  void randomBoardsFitTheMode() {
    Set<String> boards = new HashSet<>();
    for (int i = 0; i < 40; i++) {
      ObjectNode made =
          hall.create(
              new Person("p" + i, "P"),
              "{'mode': 'teams', 'seats': [{'who': 'me'}, {'who': 'here'}, {'who': 'here'},"
                  + " {'who': 'here'}]}");
      boards.add(made.path("table").path("board").asText());
    }
    assertThat(boards)
        .containsExactlyInAnyOrder("baskerville-manor", "marmoreal", "sarpedon", "soho");
  }

  @Test
  void aBoardThatDoesNotFitIsRefusedWithTheReason() {
    assertThatThrownBy(
            () ->
                hall.create(
                    Hall.ANN,
                    "{'mode': 'free-for-all', 'board': 'king-solomons-mine', 'seats': [{'who':"
                        + " 'me'}, {'who': 'link'}, {'who': 'link'}]}"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("king-solomons-mine has 2 start spaces, mode free-for-all needs 4");
  }

  @Test
  void whoTakesASeatTakesTheOneThatGoesWithIt() {
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'mode': 'teams', 'first': 2, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                + " {'who': 'link', 'hero': 'choice'}, {'who': 'link'},"
                + " {'who': 'link', 'same': 2, 'hero': 'choice'}]}");
    String id = id(made);
    JsonNode table = made.path("table");
    assertThat(each(table, "mark")).containsExactly(2, 3, 4, 1);
    assertThat(each(table, "team")).containsExactly(1, 2, 1, 2);
    assertThat(table.path("seats").get(2).path("same").asInt()).isEqualTo(1);
    assertThat(made.path("invitations").properties()).hasSize(2);
    String secret = made.path("invitations").path("1").asText();
    assertThatThrownBy(() -> hall.tables.invite(id, Hall.ANN, 3)).isInstanceOf(Refusal.class);
    assertThatThrownBy(
            () -> hall.tables.join(id, Hall.BOB, new Joining(secret, null, "alice", null)))
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo("second"));
    assertThatThrownBy(
            () -> hall.tables.join(id, Hall.BOB, new Joining(secret, null, "alice", "alice")))
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo("second"));
    ObjectNode bob = hall.tables.join(id, Hall.BOB, new Joining(secret, null, "alice", "genie"));
    assertThat(bob.path("state").asText()).isEqualTo("waiting");
    assertThat(bob.path("seats").get(2).path("you").asBoolean()).isTrue();
    assertThat(bob.path("seats").get(2).path("hero").asText()).isEqualTo("genie");
    ObjectNode left = hall.tables.leave(id, Hall.BOB);
    assertThat(left.path("seats").get(2).path("who").asText()).isEqualTo("empty");
    assertThat(left.path("seats").get(2).path("hero").asText()).isEqualTo("choice");
  }

  @Test
  void openTablesWaitUntilTheLastSeatIsTaken() {
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'mode': 'free-for-all', 'open': true, 'seats': [{'who': 'me'}, {'who': 'link'},"
                + " {'who': 'computer'}, {'who': 'link'}]}");
    assertThat(hall.tables.open(Hall.BOB)).hasSize(1);
    hall.join(id(made), Hall.BOB, null, null, null);
    assertThat(hall.tables.open(DAN)).hasSize(1);
    ObjectNode info = hall.join(id(made), DAN, null, null, null);
    assertThat(info.path("state").asText()).isEqualTo("playing");
    assertThat(hall.tables.open(Hall.EVE)).isEmpty();
  }

  @Test
  void aRematchKeepsMarksAndTeams() {
    Party party = Party.of(hall, "teams", 4, "").until(1, "action");
    party.of(2).acts(2, "resign");
    party.of(4).acts(4, "resign");
    for (Person person : Party.PEOPLE.subList(0, 3)) {
      hall.rematch(party.table, person, "'answer': 'offer'");
    }
    ObjectNode next = hall.rematch(party.table, DAN, "'answer': 'agree'");
    assertThat(next.path("table").asText()).isNotEqualTo(party.table);
    assertThat(each(next, "mark")).containsExactly(2, 3, 4, 1); // the first who lost begins
    assertThat(next.path("seats").get(2).path("you").asBoolean()).isTrue();
    assertThat(next.path("seats").get(0).path("name").asText()).isEqualTo("Bob");
  }

  @Test
  void whoBeginsTheRematchIsAgreedToo() {
    Party party = Party.of(hall, "free-for-all", 3, "").until(1, "action");
    party.of(2).acts(2, "resign");
    party.of(1).acts(1, "resign");
    hall.rematch(party.table, Hall.ANN, "'answer': 'offer', 'first': 3");
    hall.rematch(party.table, Hall.BOB, "'answer': 'offer', 'first': 'random'");
    ObjectNode info =
        hall.rematch(party.table, Hall.EVE, "'answer': 'offer', 'first': 3"); // others must agree
    assertThat(info.at("/offers/rematch/first").asInt()).isEqualTo(3);
    assertThat(info.at("/offers/rematch/agreed").toString()).isEqualTo("[3]");
    hall.rematch(party.table, Hall.ANN, "'answer': 'agree'");
    ObjectNode next = hall.rematch(party.table, Hall.BOB, "'answer': 'agree'");
    assertThat(each(next, "mark")).containsExactly(3, 1, 2);
  }
}
