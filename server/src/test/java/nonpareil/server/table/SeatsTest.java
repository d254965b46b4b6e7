package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Set;
import nonpareil.server.request.Refusal;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables are made, joined and left; the game begins when all seats are taken. */
final class SeatsTest {

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

  private static void refused(ThrowingCallable request, String code) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code().text()).isEqualTo(code));
  }

  @Test
  void aTableByLinkWaitsForItsGuest() {
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'first': 1, 'seats': [{'who': 'me', 'hero': 'alice'},"
                + " {'who': 'link', 'hero': 'choice'}]}");
    String id = id(made);
    JsonNode info = made.path("table");
    assertThat(info.path("state").asText()).isEqualTo("waiting");
    assertThat(info.path("creator").asBoolean()).isTrue();
    assertThat(info.path("board").asText()).isEqualTo("random");
    assertThat(info.path("number").asInt()).isEqualTo(-1);
    assertThat(info.path("seats").get(0).path("you").asBoolean()).isTrue();
    assertThat(info.path("seats").get(0).path("name").asText()).isEqualTo("Ann");
    assertThat(info.path("seats").get(1).path("who").asText()).isEqualTo("empty");
    String secret = made.path("invitations").path("2").asText();
    assertThat(secret).hasSizeGreaterThan(20);
    refused(() -> hall.join(id, Hall.BOB, null, null, "medusa"), "forbidden");
    refused(() -> hall.join(id, Hall.BOB, "guess", null, "medusa"), "forbidden");
    refused(() -> hall.join(id, Hall.BOB, secret, null, null), "bad-value");
    refused(() -> hall.join(id, Hall.BOB, secret, null, "hamlet"), "bad-value");
    refused(() -> hall.join(id, Hall.BOB, secret, null, "alice"), "conflict");
    ObjectNode joined = hall.join(id, Hall.BOB, secret, null, "medusa");
    assertThat(joined.path("state").asText()).isEqualTo("playing");
    assertThat(joined.path("seats").get(1).path("hero").asText()).isEqualTo("medusa");
    assertThat(joined.path("seats").get(1).path("you").asBoolean()).isTrue();
    assertThat(joined.path("board").asText()).isNotEqualTo("random");
    refused(() -> hall.join(id, Hall.EVE, secret, null, "genie"), "conflict");
    assertThat(hall.join(id, Hall.BOB, secret, null, null).path("state").asText())
        .isEqualTo("playing");
  }

  @Test
  void noSecretIsStored() {
    ObjectNode made = hall.create(Hall.ANN, "{'seats': [{'who': 'me'}, {'who': 'link'}]}");
    String secret = made.path("invitations").elements().next().asText();
    assertThat(String.valueOf(hall.store.table(id(made)))).doesNotContain(secret);
  }

  @Test
  void anInvitationMayBeReplaced() {
    ObjectNode made =
        hall.create(Hall.ANN, "{'first': 1, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
    String id = id(made);
    String old = made.path("invitations").path("2").asText();
    refused(() -> hall.tables.invite(id, Hall.BOB, 2), "forbidden");
    refused(() -> hall.tables.invite(id, Hall.ANN, 1), "conflict");
    refused(() -> hall.tables.invite(id, Hall.ANN, 3), "bad-value");
    String fresh = hall.tables.invite(id, Hall.ANN, 2).path("secret").asText();
    refused(() -> hall.join(id, Hall.BOB, old, null, null), "forbidden");
    hall.join(id, Hall.BOB, fresh, null, null);
    refused(() -> hall.tables.invite(id, Hall.ANN, 2), "conflict");
  }

  @Test
  void openTablesAreListedUntilSomebodyComes() {
    ObjectNode made =
        hall.create(Hall.ANN, "{'open': true, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
    hall.create(Hall.ANN, "{'seats': [{'who': 'me'}, {'who': 'link'}]}");
    assertThat(hall.tables.open(Hall.BOB)).hasSize(1);
    assertThat(hall.tables.open(null).get(0).path("table").asText()).isEqualTo(id(made));
    hall.join(id(made), Hall.BOB, null, null, null);
    assertThat(hall.tables.open(Hall.BOB)).isEmpty();
    refused(() -> hall.join(id(made), Hall.EVE, null, null, null), "conflict");
  }

  @Test
  void whoWaitsMayLeave() {
    ObjectNode made =
        hall.create(Hall.ANN, "{'first': 1, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
    refused(() -> hall.tables.leave(id(made), Hall.BOB), "forbidden");
    assertThat(hall.tables.leave(id(made), Hall.ANN).path("state").asText()).isEqualTo("over");
    String secret = made.path("invitations").path("2").asText();
    refused(() -> hall.join(id(made), Hall.BOB, secret, null, null), "conflict");
    assertThat(hall.tables.mine(Hall.ANN)).isEmpty();
    refused(() -> hall.tables.leave(hall.duel(""), Hall.ANN), "conflict");
  }

  @Test
  void myTablesSayWhoseTurnItIs() {
    String table = hall.duel("");
    JsonNode mine = hall.tables.mine(Hall.ANN).get(0);
    assertThat(mine.path("table").asText()).isEqualTo(table);
    assertThat(mine.path("yourTurn").asBoolean()).isTrue();
    assertThat(hall.tables.mine(Hall.BOB).get(0).path("yourTurn").asBoolean()).isFalse();
    assertThat(hall.tables.mine(Hall.BOB).get(0).path("turnOf").asInt()).isEqualTo(1);
    assertThat(hall.tables.mine(Hall.EVE)).isEmpty();
  }

  @Test
  void eitherMayBeginAndHeroesAndBoardsAreDrawn() {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      ObjectNode made = hall.create(Hall.ANN, "{'seats': [{'who': 'me'}, {'who': 'computer'}]}");
      JsonNode info = made.path("table");
      seen.add(info.path("board").asText());
      info.path("seats").forEach(s -> seen.add(s.path("hero").asText()));
      seen.add("first " + info.path("seats").get(0).path("who").asText());
      assertThat(info.path("seats").get(0).path("hero"))
          .isNotEqualTo(info.path("seats").get(1).path("hero"));
    }
    assertThat(seen).contains("first person", "first computer").hasSizeGreaterThan(14);
  }

  @Test
  void theCreatorMaySayWhoBegins() {
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'first': 2, 'seats': [{'who': 'me', 'hero': 'genie'},"
                + " {'who': 'link', 'hero': 'medusa'}]}");
    assertThat(made.path("table").path("seats").get(0).path("hero").asText()).isEqualTo("medusa");
    assertThat(made.path("table").path("seats").get(1).path("you").asBoolean()).isTrue();
    assertThat(made.path("invitations").has("1")).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | seats",
        "[] | ",
        "{'seats': []} | seats",
        "{'seats': [{'who': 'link'}, {'who': 'link'}]} | seats",
        "{'seats': [{'who': 'me'}, {'who': 'me'}]} | seats",
        "{'seats': [{'who': 'me'}, {}]} | seats[1].who",
        "{'seats': [{'who': 'me'}, 5]} | seats[1]",
        "{'seats': [{'who': 'me'}, {'who': 'elf'}]} | seats[1].who",
        "{'seats': [{'who': 'me', 'hero': 'choice'}, {'who': 'link'}]} | seats[0].hero",
        "{'seats': [{'who': 'me', 'hero': 'alice'}, {'who': 'link', 'hero': 'alice'}]} |"
            + " seats[1].hero",
        "{'seats': [{'who': 'me', 'hero': 7}, {'who': 'link'}]} | seats[0].hero",
        "{'seats': [{'who': 'me'}, {'who': 'computer', 'level': 'god'}]} | seats[1].level",
        "{'seats': [{'who': 'me', 'level': 'easy'}, {'who': 'link'}]} | seats[0].level",
        "{'seats': [{'who': 'me', 'name': '12345678901234567890123456'}, {'who': 'link'}]} |"
            + " seats[0].name",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'seed': 5} | seed",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'mode': 'chess'} | mode",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'mode': 'teams'} | seats",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'mode': 'free-for-all'} | seats",
        "{'seats': [{'who': 'me'}, {'who': 'link'}, {'who': 'link'}]} | seats",
        "{'mode': 'free-for-all', 'seats': [{'who': 'me'}, {'who': 'me'}, {'who': 'link'}]} |"
            + " seats",
        "{'mode': 'teams', 'seats': [{'who': 'me'}, {'who': 'me'}, {'who': 'link'},"
            + " {'who': 'link'}]} | seats",
        "{'mode': 'teams', 'seats': [{'who': 'me'}, {'who': 'link'}, {'who': 'link', 'same': 2},"
            + " {'who': 'link'}]} | seats[2].same",
        "{'mode': 'teams', 'seats': [{'who': 'me'}, {'who': 'computer'}, {'who': 'link'},"
            + " {'who': 'link', 'same': 2}]} | seats[3].same",
        "{'mode': 'teams', 'seats': [{'who': 'me'}, {'who': 'link', 'same': 4}, {'who': 'link'},"
            + " {'who': 'link'}]} | seats[1].same",
        "{'mode': 'teams', 'board': 'king-solomons-mine', 'seats': [{'who': 'me'},"
            + " {'who': 'link'}, {'who': 'link'}, {'who': 'link'}]} | board",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'board': 'moon'} | board",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'edition': '1999'} | edition",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'first': 3} | first",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'first': 'me'} | first",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'mulligan': 'yes'} | mulligan",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'undo': 'always'} | undo",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'clock': {'kind': 'sand'}} | clock.kind",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'clock': {'kind': 'decision'}} |"
            + " clock.seconds",
        "{'seats': [{'who': 'me'}, {'who': 'link'}], 'clock': {'kind': 'days', 'days': 99}} |"
            + " clock.days",
        "{'lesson': 'flying'} | lesson",
        "{'lesson': 'maneuver', 'board': 'sarpedon'} | board",
      })
  void badWishesAreRefusedWithTheirPlace(String wish, @Nullable String at) {
    assertThatThrownBy(() -> hall.create(Hall.ANN, wish))
        .isInstanceOfSatisfying(
            Refusal.class,
            e -> {
              assertThat(e.code().text()).isEqualTo("bad-value");
              assertThat(e.at()).isEqualTo(at);
            });
  }

  @Test
  void unknownTablesAreUnknown() {
    refused(() -> hall.tables.info("t", Hall.ANN), "unknown");
    refused(() -> hall.join("t", Hall.ANN, null, null, null), "unknown");
    refused(() -> hall.tables.leave("t", Hall.ANN), "unknown");
    refused(() -> hall.tables.invite("t", Hall.ANN, 1), "unknown");
    refused(() -> hall.rematch("t", Hall.ANN, ""), "unknown");
    refused(() -> hall.replay("t", Hall.ANN, "1"), "unknown");
    refused(() -> hall.tables.save("t", Hall.ANN), "unknown");
    refused(() -> hall.watch(Hall.ANN, "t"), "unknown");
    assertThat(hall.tables.inMemory()).isZero();
  }

  @Test
  void onlyOnesOwnSeatsMayBeWatchedWith() {
    String table = hall.duel("");
    refused(() -> hall.watch(Hall.ANN, table, 2), "forbidden");
    refused(() -> hall.watch(Hall.EVE, table, 1), "forbidden");
    refused(() -> hall.watch(Hall.ANN, table, 3), "bad-value");
    assertThat(hall.watch(Hall.EVE, table).frame().path("eyes").asInt()).isZero();
  }

  @Test
  void aPersonMayTakeTheSecondSeatOfOnesOwnTableInAnotherTab() {
    ObjectNode made =
        hall.create(Hall.ANN, "{'first': 1, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
    String secret = made.path("invitations").path("2").asText();
    ObjectNode info = hall.join(id(made), Hall.ANN, secret, null, null);
    assertThat(info.path("state").asText()).isEqualTo("playing");
    assertThat(info.path("hotSeat").asBoolean()).isFalse();
    Guest first = hall.watch(Hall.ANN, id(made), 1);
    Guest second = hall.watch(Hall.ANN, id(made), 2);
    assertThat(first.hand(1)).hasSize(5);
    assertThat(first.hand(2)).isEmpty();
    assertThat(second.hand(2)).hasSize(5);
  }
}
