package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.stream.StreamSupport;
import nonpareil.server.request.Refusal;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The next game of the same people begins when all of them want it, and as they want it. */
final class RematchTest {

  private final Hall hall = new Hall();

  @AfterEach
  void close() {
    hall.close();
  }

  private static void refused(ThrowingCallable deed, String code) {
    assertThatThrownBy(deed)
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code().text()).isEqualTo(code));
  }

  /** Bob has lost. */
  private Duel over(String more) {
    var duel = new Duel(hall, more);
    duel.bob.acts(2, "resign");
    return duel;
  }

  private static List<String> each(JsonNode info, String field) {
    return StreamSupport.stream(info.path("seats").spliterator(), false)
        .map(seat -> seat.path(field).asText())
        .toList();
  }

  private static JsonNode offer(ObjectNode info) {
    return info.path("offers").path("rematch");
  }

  @Test
  void itBeginsWhenBothHaveAgreedAndTheLoserIsFirst() {
    var duel = new Duel(hall, "");
    refused(() -> hall.rematch(duel.table, Hall.ANN, ""), "conflict");
    duel.bob.acts(2, "resign");
    refused(() -> hall.rematch(duel.table, Hall.EVE, ""), "forbidden");
    assertThat(offer(duel.bob.info()).isNull()).isTrue();
    ObjectNode offered = hall.rematch(duel.table, Hall.ANN, "");
    assertThat(offered.path("table").asText()).as("nobody is moved").isEqualTo(duel.table);
    assertThat(duel.bob.info().path("rematch").isNull()).isTrue();
    assertThat(offer(duel.bob.info()))
        .isEqualTo(
            Hall.json(
                "{'number': 1, 'by': 1, 'heroes': ['medusa', 'king-arthur'], 'board': 'sarpedon',"
                    + " 'first': null, 'agreed': [1], 'declined': null}"));
    hall.restart(Duration.ofMinutes(1));
    duel.comeBack();
    ObjectNode next = hall.rematch(duel.table, Hall.BOB, "'answer': 'agree', 'number': 1");
    assertThat(next.path("state").asText()).isEqualTo("playing");
    assertThat(each(next, "name")).containsExactly("Bob", "Ann");
    assertThat(each(next, "hero")).containsExactly("king-arthur", "medusa");
    assertThat(duel.ann.info().path("rematch")).isEqualTo(next.path("table"));
    assertThat(hall.rematch(duel.table, Hall.ANN, "").path("table"))
        .as("the same table for everybody")
        .isEqualTo(next.path("table"));
    hall.restart(Duration.ofMinutes(1));
    assertThat(hall.rematch(duel.table, Hall.ANN, "").path("table")).isEqualTo(next.path("table"));
  }

  @Test
  void sidesAreSwappedAndTheBoardIsAnother() {
    Duel duel = over("");
    hall.rematch(
        duel.table,
        Hall.BOB,
        "'answer': 'offer', 'heroes': ['king-arthur', 'medusa'], 'board': 'soho'");
    ObjectNode next = hall.rematch(duel.table, Hall.ANN, "'answer': 'agree', 'number': 1");
    assertThat(each(next, "name")).containsExactly("Bob", "Ann");
    assertThat(each(next, "hero")).containsExactly("medusa", "king-arthur");
    assertThat(next.path("board").asText()).isEqualTo("soho");
    assertThat(next.path("creator").asBoolean()).as("Bob has made it").isFalse();
  }

  @Test
  void whoAgreesMayTakeAnotherHero() {
    Duel duel = over("");
    hall.rematch(duel.table, Hall.ANN, "");
    String agree = "'answer': 'agree', 'number': 1, 'hero': ";
    refused(() -> hall.rematch(duel.table, Hall.BOB, agree + "'medusa'"), "conflict");
    refused(() -> hall.rematch(duel.table, Hall.BOB, agree + "'nobody'"), "bad-value");
    ObjectNode next = hall.rematch(duel.table, Hall.BOB, agree + "'alice'");
    assertThat(each(next, "hero")).containsExactly("alice", "medusa");
  }

  @Test
  void anotherOfferIsAgreedToAnew() {
    Duel duel = over("");
    hall.rematch(duel.table, Hall.ANN, "");
    hall.rematch(duel.table, Hall.BOB, "'answer': 'offer', 'board': 'soho'");
    assertThat(offer(duel.ann.info()).path("agreed")).isEqualTo(Hall.json("[2]"));
    refused(() -> hall.rematch(duel.table, Hall.ANN, "'answer': 'agree', 'number': 1"), "conflict");
    ObjectNode next =
        hall.rematch(
            duel.table,
            Hall.ANN,
            "'answer': 'offer', 'heroes': ['sinbad', 'king-arthur'], 'board': 'soho'");
    assertThat(next.path("state").asText()).as("only the own hero differs").isEqualTo("playing");
    assertThat(each(next, "hero")).containsExactly("king-arthur", "sinbad");
  }

  @Test
  void whatIsDeclinedOrTakenBackIsOverUntilSomebodyOffersAgain() {
    Duel duel = over("");
    refused(() -> hall.rematch(duel.table, Hall.BOB, "'answer': 'decline'"), "conflict");
    hall.rematch(duel.table, Hall.ANN, "");
    hall.rematch(duel.table, Hall.BOB, "'answer': 'decline', 'number': 1");
    assertThat(offer(duel.ann.info()).path("declined").asInt()).isEqualTo(2);
    refused(() -> hall.rematch(duel.table, Hall.BOB, "'answer': 'agree', 'number': 1"), "conflict");
    hall.rematch(duel.table, Hall.BOB, "");
    assertThat(offer(duel.ann.info()).path("by").asInt()).isEqualTo(2);
    assertThat(offer(duel.ann.info()).path("declined").isNull()).isTrue();
    hall.rematch(duel.table, Hall.BOB, "'answer': 'decline'");
    assertThat(offer(duel.ann.info()).path("declined").asInt()).as("taken back").isEqualTo(2);
    assertThat(duel.ann.info().path("rematch").isNull()).isTrue();
  }

  @Test
  void aComputerAndWhoSitsAtTheSameScreenAreNotAsked() {
    for (String other : List.of("computer", "here")) {
      String table =
          hall.create(
                  Hall.ANN,
                  "{'first': 1, 'seats': [{'who': 'me', 'hero': 'medusa'}, {'who': '"
                      + other
                      + "', 'hero': 'sinbad'}]}")
              .path("table")
              .path("table")
              .asText();
      hall.watch(Hall.ANN, table, 1).acts(1, "resign");
      ObjectNode next =
          hall.rematch(table, Hall.ANN, "'answer': 'offer', 'heroes': ['alice', 'medusa']");
      assertThat(next.path("state").asText()).isEqualTo("playing");
      assertThat(each(next, "hero")).containsExactly("alice", "medusa");
    }
  }

  @Test
  void whereTimeRunsNobodyIsTakenAtAWordGivenBeforeLeaving() {
    Duel duel = over("'clock': {'kind': 'decision', 'seconds': 60}");
    hall.rematch(duel.table, Hall.ANN, "");
    duel.ann.unwatches();
    ObjectNode waits = hall.rematch(duel.table, Hall.BOB, "'answer': 'agree', 'number': 1");
    assertThat(waits.path("table").asText()).isEqualTo(duel.table);
    assertThat(offer(waits).path("agreed")).isEqualTo(Hall.json("[2]"));
    hall.watch(Hall.ANN, duel.table, 1);
    ObjectNode next = hall.rematch(duel.table, Hall.ANN, "'answer': 'agree', 'number': 1");
    assertThat(next.path("state").asText()).isEqualTo("playing");
  }

  @Test
  void withoutAClockAnOfferStandsWhoeverIsThere() {
    Duel duel = over("");
    hall.rematch(duel.table, Hall.ANN, "");
    duel.ann.leaves();
    assertThat(hall.rematch(duel.table, Hall.BOB, "").path("state").asText()).isEqualTo("playing");
  }

  @Test
  void whatCannotBePlayedIsRefusedWithItsPlace() {
    Duel duel = over("");
    for (String heroes :
        List.of("['medusa']", "['medusa', 'medusa']", "['medusa', 'choice']", "'medusa'")) {
      assertThatThrownBy(() -> hall.rematch(duel.table, Hall.ANN, "'heroes': " + heroes))
          .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo("heroes"));
    }
    refused(() -> hall.rematch(duel.table, Hall.ANN, "'board': 'moon'"), "bad-value");
    refused(() -> hall.rematch(duel.table, Hall.ANN, "'surprise': 1"), "bad-value");
    hall.rematch(duel.table, Hall.ANN, "'heroes': ['random', 'random'], 'board': 'random'");
    ObjectNode next = hall.rematch(duel.table, Hall.BOB, "");
    assertThat(each(next, "hero")).doesNotHaveDuplicates().doesNotContain("random");
  }
}
