package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import nonpareil.server.request.Person;
import nonpareil.server.store.BrowserRow;
import nonpareil.server.store.PersonRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What those are told over their sockets who follow a table before its game begins. */
final class WaitingTest {

  private static final Person CID = new Person("pcid", "Cid");

  private final Hall hall = new Hall();

  @AfterEach
  void close() {
    hall.close();
  }

  /** Of Ann, with a seat for somebody else. */
  private ObjectNode made(String more) {
    return hall.create(
        Hall.ANN, "{" + more + "'first': 1, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
  }

  private static String id(ObjectNode made) {
    return made.path("table").path("table").asText();
  }

  @Test
  void onlyWhoASeatIsKeptForIsToldOfIt() {
    String table = id(made(""));
    Instant now = hall.time.instant();
    for (Person friend : new Person[] {Hall.ANN, Hall.BOB}) {
      var browser = new BrowserRow("hash" + friend.id(), now, "", BrowserRow.FIRST, now);
      hall.store.people().add(new PersonRow(friend.id(), friend.name(), null), browser);
    }
    hall.store.friends().befriend(Hall.ANN.id(), "Bob", Hall.BOB.id(), "Ann", now);
    // The one who comes first must not stand for all who come without a seat.
    Guest cid = hall.watch(CID, table);
    Guest bob = hall.watch(Hall.BOB, table);
    Guest eve = hall.watch(Hall.EVE, table);
    hall.tables(Hall.ANN).offer(table, Hall.ANN, 2, Hall.BOB.id());
    hall.spread();
    assertThat(bob.info().path("invited").asInt()).isEqualTo(2);
    assertThat(cid.info().path("invited").isNull()).isTrue();
    assertThat(eve.info().path("invited").isNull()).isTrue();
    hall.tables(Hall.BOB).decline(table, Hall.BOB);
    hall.spread();
    assertThat(bob.info().path("invited").isNull()).isTrue();
  }

  @Test
  void everyStepOfADraftIsToldUntilTheGameBegins() {
    ObjectNode made = made("'watch': 'link', 'draft': 'blind', ");
    String table = id(made);
    Guest ann = hall.watch(Hall.ANN, table);
    Guest bob = hall.watch(Hall.BOB, table);
    Guest eve = hall.watch(Hall.EVE, table);
    assertThat(ann.info().path("drafting").isNull()).isTrue();
    hall.join(table, Hall.BOB, made.path("invitations").path("2").asText(), null, null);
    assertThat(ann.info().at("/drafting/waiting")).isEqualTo(Hall.json("[1, 2]"));
    hall.draft(table, Hall.ANN, "'act': 'choose', 'seat': 1, 'hero': 'medusa'");
    JsonNode own = Hall.json("[{'seat': 1, 'hero': 'medusa'}]");
    assertThat(ann.info().at("/drafting/picks")).isEqualTo(own);
    for (Guest other : new Guest[] {bob, eve}) {
      assertThat(other.info().at("/drafting/waiting")).isEqualTo(Hall.json("[2]"));
      assertThat(other.everything().toString()).doesNotContain("medusa");
    }
    assertThat(ann.info().path("yourTurn").asBoolean()).isFalse();
    assertThat(bob.info().path("yourTurn").asBoolean()).isTrue();
    hall.draft(table, Hall.BOB, "'act': 'choose', 'seat': 2, 'hero': 'alice'");
    for (Guest player : new Guest[] {ann, bob}) {
      assertThat(player.info().path("state").asText()).isEqualTo("playing");
    }
    // Who may not watch the game is told that there is nothing to be seen any more.
    assertThat(eve.info().path("state").asText()).isEqualTo("waiting");
    assertThat(eve.everything().getLast().path("reason").asText()).isEqualTo("unknown-table");
    assertThat(eve.everything().toString()).doesNotContain("medusa");
  }
}
