package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.stream.StreamSupport;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Who may watch a game, and who is told of it. */
final class WatchingTest {

  private static void unknown(ThrowingCallable deed) {
    assertThatThrownBy(deed)
        .isInstanceOfSatisfying(
            Refusal.class, e -> assertThat(e.code().text()).isEqualTo("unknown"))
        .hasMessage("there is no such table");
  }

  /** Whatever somebody says about a table is answered as if there were none. */
  private static void knowsNothing(Hall hall, String table, Person who) {
    unknown(() -> hall.watch(who, table));
    unknown(() -> hall.watch(who, table, 1));
    unknown(() -> hall.tables.info(table, who));
    unknown(() -> hall.tables.info(table, null));
    unknown(() -> hall.tables.replay(table, who, "public"));
    unknown(() -> hall.tables.replay(table, who, "7"));
    unknown(() -> hall.tables.chances(table, who, "x"));
    unknown(() -> hall.tables.hindsight(table, who, "x", 1));
    unknown(() -> hall.tables.save(table, who));
    unknown(() -> hall.tables.leave(table, who));
    unknown(() -> hall.tables.draft(table, who, new Fields(Hall.json("{'act': 'lot'}"))));
    unknown(() -> hall.tables.invite(table, who, 1));
    unknown(() -> hall.tables.watchLink(table, who));
    unknown(() -> hall.tables.admit(table, who, "guessed"));
    unknown(() -> hall.rematch(table, who, ""));
    unknown(() -> hall.join(table, who, "guessed", null, null));
    var page = new Guest(hall, who, table);
    for (ObjectNode answer :
        List.of(
            page.choose("c", 1, 0, "maneuver"),
            page.act(1, "resign"),
            page.ask(0, "history", "{'before': 1}"),
            page.ask(1, "reach", "{}"),
            page.talk("t", 1, "table", "{'text': 'hello'}"),
            page.report(1, "table", 1))) {
      assertThat(Guest.reason(answer)).as(answer.toString()).isEqualTo("unknown-table");
    }
  }

  @Test
  void byLinkOnlyWhoHasIt() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'watch': 'link'");
      knowsNothing(hall, duel.table, Hall.EVE);
      String secret = hall.tables.watchLink(duel.table, Hall.BOB).path("secret").asText();
      knowsNothing(hall, duel.table, Hall.EVE);
      assertThat(hall.tables.admit(duel.table, Hall.EVE, secret).path("watch").asText())
          .isEqualTo("link");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      duel.ann.chooses(1, duel.ann.options().getFirst());
      assertThat(eve.number()).isEqualTo(duel.number());
      knowsNothing(hall, duel.table, Four.CAT);
      hall.restart(Duration.ofSeconds(1));
      assertThat(hall.watch(Hall.EVE, duel.table).number()).isEqualTo(duel.number());
      knowsNothing(hall, duel.table, Four.CAT);
    }
  }

  @Test
  void aNewLinkMakesTheOldOneVoid() {
    try (var hall = new Hall()) {
      String table = hall.duel("'watch': 'link'");
      String old = hall.tables.watchLink(table, Hall.ANN).path("secret").asText();
      String others = hall.tables.watchLink(table, Hall.BOB).path("secret").asText();
      hall.tables.watchLink(table, Hall.ANN);
      unknown(() -> hall.tables.admit(table, Hall.EVE, old));
      hall.tables.admit(table, Hall.EVE, others);
      assertThat(hall.watch(Hall.EVE, table).frames()).hasSize(1);
    }
  }

  @Test
  void withoutAWordItIsByLink() {
    try (var hall = new Hall()) {
      ObjectNode made =
          hall.tables.create(
              Hall.ANN,
              "network.house",
              new Fields(Hall.json("{'seats': [{'who': 'me'}, {'who': 'computer'}]}")));
      assertThat(made.path("table").path("watch").asText()).isEqualTo("link");
      knowsNothing(hall, made.path("table").path("table").asText(), Hall.EVE);
    }
  }

  @Test
  void whereNobodyMayWatchNobodyDoes() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'watch': 'none'");
      knowsNothing(hall, duel.table, Hall.EVE);
      assertThatThrownBy(() -> hall.tables.watchLink(duel.table, Hall.ANN))
          .hasMessage("nobody may watch this table");
      assertThat(Guest.reason(duel.ann.act(1, "ask-delay"))).isEqualTo("not-now");
      duel.bob.acts(2, "resign");
      hall.settle();
      unknown(() -> hall.replay(duel.table, Hall.EVE, "public"));
      unknown(() -> hall.watch(Hall.EVE, duel.table));
      assertThat(hall.replay(duel.table, Hall.ANN, "open")).isNotEmpty();
    }
  }

  @Test
  void aLinkIsForTheGameAndTheAddressForItsReplay() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'watch': 'link'");
      duel.bob.acts(2, "resign");
      hall.settle();
      assertThat(hall.replay(duel.table, Hall.EVE, "public")).isNotEmpty();
    }
  }

  private static List<String> watchable(Hall hall) {
    return StreamSupport.stream(hall.tables.watchable(null).spliterator(), false)
        .map(t -> t.path("table").asText())
        .toList();
  }

  @Test
  void theListHasGamesAnybodyMayWatch() {
    try (var hall = new Hall()) {
      hall.duel("'watch': 'link'");
      hall.duel("'watch': 'none'");
      hall.create(Hall.ANN, "{'watch': 'list', 'seats': [{'who': 'me'}, {'who': 'link'}]}");
      assertThat(watchable(hall)).as("what has not begun is not shown").isEmpty();
      var duel = new Duel(hall, "'watch': 'list'");
      assertThat(watchable(hall)).containsExactly(duel.table);
      hall.restart(Duration.ofSeconds(1));
      assertThat(watchable(hall)).containsExactly(duel.table);
      duel.comeBack();
      duel.bob.acts(2, "resign");
      assertThat(watchable(hall)).isEmpty();
    }
  }

  @Test
  void whoLooksAtATableThatWaitsDoesNotWatchItsGame() {
    try (var hall = new Hall()) {
      ObjectNode made =
          hall.create(
              Hall.ANN,
              "{'watch': 'link', 'open': true, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
      String table = made.path("table").path("table").asText();
      Guest ann = hall.watch(Hall.ANN, table);
      Guest bob = hall.watch(Hall.BOB, table);
      Guest eve = hall.watch(Hall.EVE, table);
      hall.join(table, Hall.BOB, null, null, null);
      assertThat(eve.frames()).isEmpty();
      assertThat(Guest.reason(eve.last("refused"))).isEqualTo("unknown-table");
      assertThat(eve.info().path("state").asText()).isEqualTo("waiting");
      assertThat(ann.frames()).hasSize(1);
      assertThat(bob.frames()).as("who has joined meanwhile stays").hasSize(1);
    }
  }

  @Test
  void whoMayWatchAGameMayWatchItsRematch() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'watch': 'link'");
      String secret = hall.tables.watchLink(duel.table, Hall.ANN).path("secret").asText();
      hall.tables.admit(duel.table, Hall.EVE, secret);
      duel.bob.acts(2, "resign");
      hall.rematch(duel.table, Hall.ANN, "");
      String next = hall.rematch(duel.table, Hall.BOB, "").path("table").asText();
      assertThat(next).isNotEqualTo(duel.table);
      assertThat(hall.watch(Hall.EVE, next).frames()).hasSize(1);
      knowsNothing(hall, next, Four.CAT);
    }
  }

  @Test
  void whoIsForgottenIsLetInNoMore() {
    try (var hall = new Hall()) {
      String table = hall.duel("'watch': 'link'");
      String secret = hall.tables.watchLink(table, Hall.ANN).path("secret").asText();
      hall.tables.admit(table, Hall.EVE, secret);
      assertThat(hall.store.watching().watchedBy(Hall.EVE.id())).containsExactly(table);
      hall.store.forget(Hall.EVE.id());
      assertThat(hall.store.watching().watchedBy(Hall.EVE.id())).isEmpty();
      unknown(() -> hall.watch(Hall.EVE, table));
    }
  }

  @Test
  void thoseWhoWatchSeeEachOtherComeAndGo() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      Guest cat = hall.watch(Four.CAT, duel.table);
      assertThat(names(eve.info())).containsExactly("Eve", "Cat");
      assertThat(names(duel.ann.info())).containsExactly("Eve", "Cat");
      eve.leaves();
      assertThat(names(cat.info())).containsExactly("Cat");
      assertThat(names(duel.bob.info())).containsExactly("Cat");
    }
  }

  private static List<String> names(JsonNode info) {
    return Guest.texts(info.path("watching").path("names"));
  }
}
