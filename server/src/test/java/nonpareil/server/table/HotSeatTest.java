package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;
import org.junit.jupiter.api.Test;

/** Two people at one screen: a hand is shown only to who says to be there. */
final class HotSeatTest {

  private static Guest begin(Hall hall) {
    String table =
        hall.create(
                Hall.ANN,
                "{'first': 1, 'board': 'sarpedon', 'seats': [{'who': 'me', 'hero': 'medusa'},"
                    + " {'who': 'here', 'hero': 'king-arthur', 'name': 'Carl'}]}")
            .path("table")
            .path("table")
            .asText();
    return hall.watch(Hall.ANN, table, 1, 2);
  }

  @Test
  void nothingIsShownBeforeSomebodyIsHere() {
    try (var hall = new Hall()) {
      Guest screen = begin(hall);
      assertThat(screen.info().path("hotSeat").asBoolean()).isTrue();
      assertThat(screen.info().path("seats").get(1).path("name").asText()).isEqualTo("Carl");
      assertThat(screen.frame().path("eyes").asInt()).isZero();
      assertThat(screen.hand(1)).isEmpty();
      assertThat(screen.hand(2)).isEmpty();
      assertThat(screen.kind()).isEqualTo("here");
      assertThat(screen.prompt().path("seat").asInt()).isEqualTo(1);
      assertThat(Guest.reason(screen.choose(1, "place 1.harpy-1 s01"))).isEqualTo("not-now");
      assertThat(Guest.reason(screen.ask(1, "reach", "{}"))).isEqualTo("not-now");
      screen.acts(1, "here");
      assertThat(screen.number()).isZero();
      assertThat(screen.hand(1)).hasSize(5);
      assertThat(screen.hand(2)).isEmpty();
      assertThat(screen.isAsked()).isTrue();
      screen.acts(1, "hide");
      assertThat(screen.hand(1)).isEmpty();
      assertThat(screen.kind()).isEqualTo("here");
    }
  }

  /** The seats of one person are people at one screen, whichever of them a page follows. */
  @Test
  void aPageThatFollowsOneOfTheSeatsSeesNothingEither() {
    try (var hall = new Hall()) {
      Guest screen = begin(hall);
      Guest second = hall.watch(Hall.ANN, screen.table(), 2);
      assertThat(second.frame().path("eyes").asInt()).isZero();
      assertThat(second.hand(2)).isEmpty();
      assertThat(Guest.reason(second.ask(2, "reach", "{}"))).isEqualTo("not-now");
      assertThat(Guest.reason(second.ask(2, "moment", "{'number': 0}"))).isEqualTo("not-now");
      second.watch(0, 1);
      assertThat(second.kind()).isEqualTo("here");
      assertThat(second.hand(1)).isEmpty();
      second.acts(1, "here");
      assertThat(second.hand(1)).hasSize(5);
    }
  }

  @Test
  void aPageThatFollowsNothingIsToldNothing() {
    try (var hall = new Hall()) {
      Guest screen = begin(hall);
      screen.acts(1, "here");
      var silent = new Guest(hall, Hall.ANN, screen.table());
      for (int seat = 1; seat <= 2; seat++) {
        for (String what : new String[] {"reach", "why", "hint"}) {
          assertThat(Guest.reason(silent.ask(seat, what, "{}"))).isEqualTo("not-now");
        }
        assertThat(Guest.reason(silent.ask(seat, "moment", "{'number': 0}"))).isEqualTo("not-now");
        assertThat(Guest.reason(silent.ask(seat, "draft", "{'number': 0, 'choices': []}")))
            .isEqualTo("not-now");
        assertThat(Guest.reason(silent.choose(silent.newId(), seat, 0, "maneuver")))
            .isEqualTo("not-now");
        for (String act : new String[] {"undo", "mulligan", "keep"}) {
          assertThat(Guest.reason(silent.act(seat, act))).isEqualTo("not-now");
        }
      }
      assertThat(silent.frames()).isEmpty();
      assertThat(screen.hand(1)).as("the screen is still the first seat's").hasSize(5);
    }
  }

  @Test
  void onlyOneHandIsShownOnAllScreensOfAPerson() {
    try (var hall = new Hall()) {
      Guest screen = begin(hall);
      Guest phone = hall.watch(Hall.ANN, screen.table(), 1, 2);
      Guest other = hall.watch(Hall.ANN, screen.table(), 2);
      screen.acts(1, "here");
      assertThat(phone.hand(1)).isEmpty();
      phone.acts(1, "here");
      assertThat(screen.hand(1)).as("the same hand may be on two screens").hasSize(5);
      other.acts(2, "here");
      assertThat(other.hand(2)).hasSize(5);
      for (Guest first : List.of(screen, phone)) {
        assertThat(first.hand(1)).isEmpty();
        assertThat(first.last("history").path("seat").asInt()).isZero();
        assertThat(Guest.reason(first.ask(1, "reach", "{}"))).isEqualTo("not-now");
      }
      screen.acts(1, "here");
      assertThat(other.hand(2)).isEmpty();
      screen.chooses(1, screen.options().getFirst());
      assertThat(other.frame().path("eyes").asInt()).isZero();
      assertThat(other.number()).isEqualTo(1);
    }
  }

  /** Two tables that differ in every hand and deck answer the same until somebody is here. */
  @Test
  void beforeSomebodyIsHereNothingTellsTheTablesApart() {
    var answers = new ArrayList<List<ObjectNode>>();
    for (long seed = 1; seed <= 2; seed++) {
      try (var room = new LeakTest.Room(seed)) {
        answers.add(probe(room));
      }
    }
    assertThat(answers.getFirst()).hasSizeGreaterThan(60).isEqualTo(answers.getLast());
  }

  /** Tries everything a page can say of either seat, whichever seats it follows. */
  private static List<ObjectNode> probe(LeakTest.Room room) {
    JsonNode made =
        room.tables.create(
            Hall.ANN,
            "network.house",
            new Fields(
                Hall.watched(
                    "{'first': 1, 'board': 'sarpedon', 'mulligan': true, 'seats': [{'who': 'me',"
                        + " 'hero': 'medusa'}, {'who': 'here', 'hero': 'king-arthur'}]}")));
    String table = made.path("table").path("table").asText();
    var messages = new ArrayList<ObjectNode>();
    List<List<Integer>> followed =
        List.of(List.of(), List.of(1), List.of(2), List.of(1, 2), List.of(-1));
    for (List<Integer> seats : followed) {
      var page = new LeakTest.Watcher(Hall.ANN);
      if (!seats.contains(-1)) {
        room.tables.watch(page, table, seats, null);
      }
      for (int seat = 1; seat <= 2; seat++) {
        String said =
            "{'id': 'i%d', 'table': '%s', 'seat': %d, 'number': 0, 'choices': ['card"
                + " gaze-of-stone'], 'what': '%s', 'act': '%s', 'piece': '1.medusa', 'space':"
                + " 's01'}";
        for (String what : List.of("reach", "draft", "why", "moment", "hint")) {
          JsonNode json = Hall.json(said.formatted(messages.size(), table, seat, what, ""));
          Hall.say(room.tables, Request.Type.ASK, page, json);
        }
        JsonNode choice = Hall.json(said.formatted(seat + 2, table, seat, "", ""));
        Hall.say(room.tables, Request.Type.CHOOSE, page, choice);
        for (String act : List.of("mulligan", "keep", "undo", "hide")) {
          JsonNode json = Hall.json(said.formatted(seat + 4, table, seat, "", act));
          Hall.say(room.tables, Request.Type.ACT, page, json);
        }
      }
      messages.addAll(page.messages);
    }
    return messages;
  }

  /** Who sits on both sides by links has a page for each: none of them tells of the other. */
  @Test
  void aPageOfOneSideAsksForThatSideAlone() {
    try (var hall = new Hall()) {
      JsonNode made =
          hall.create(Hall.ANN, "{'first': 1, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
      String table = made.path("table").path("table").asText();
      hall.join(table, Hall.ANN, made.path("invitations").path("2").asText(), null, null);
      Guest first = hall.watch(Hall.ANN, table, 1);
      assertThat(first.ask(1, "reach", "{}").path("type").asText()).isEqualTo("answer");
      assertThat(Guest.reason(first.ask(2, "reach", "{}"))).isEqualTo("not-now");
      assertThatThrownBy(() -> hall.tables.replay(table, Hall.ANN, "2"))
          .isInstanceOf(Refusal.class);
    }
  }

  @Test
  void theScreenIsHandedOverWhenTheOtherIsAsked() {
    try (var hall = new Hall()) {
      Guest screen = begin(hall);
      screen.acts(1, "here");
      while (!screen.kind().equals("here")) {
        screen.chooses(1, screen.options().getFirst());
        assertThat(screen.hand(2)).isEmpty();
      }
      assertThat(screen.prompt().path("seat").asInt()).isEqualTo(2);
      assertThat(screen.hand(1)).isEmpty();
      screen.acts(2, "here");
      assertThat(screen.hand(2)).hasSize(5);
      assertThat(screen.hand(1)).isEmpty();
    }
  }

  @Test
  void aWholeGameAtOneScreenNeverShowsTwoHands() {
    try (var hall = new Hall()) {
      Guest screen = begin(hall);
      for (int i = 0; i < 2_000 && !screen.frame().path("kind").asText().equals("ended"); i++) {
        int seat = screen.prompt().path("seat").asInt();
        if (screen.kind().equals("here")) {
          screen.acts(seat, "here");
        } else {
          screen.chooses(seat, screen.options().get(i % screen.options().size()));
        }
        assertThat(screen.hand(1).isEmpty() || screen.hand(2).isEmpty()).isTrue();
      }
      assertThat(screen.frame().path("kind").asText()).isEqualTo("ended");
    }
  }

  /** Who takes the screen over gets the history anew, without what the other one saw. */
  @Test
  void theHistoryIsToldAnewToOtherEyes() {
    try (var hall = new Hall()) {
      Guest screen = begin(hall);
      while (!screen.options().contains("maneuver")) {
        int seat = screen.prompt().path("seat").asInt();
        if (screen.kind().equals("here")) {
          screen.acts(seat, "here");
        } else {
          screen.chooses(seat, screen.options().getFirst());
        }
      }
      screen.chooses(1, "maneuver");
      assertThat(drawn(screen.frame())).doesNotContain("hidden").isNotEmpty();
      screen.forget(screen.frame());
      while (!screen.kind().equals("here")) {
        screen.chooses(1, screen.options().getFirst());
      }
      for (String act : new String[] {"nobody", "here", "hide"}) {
        if (!act.equals("nobody")) {
          screen.acts(2, act);
        }
        int seat = act.equals("here") ? 2 : 0;
        assertThat(screen.last("history").path("seat").asInt()).isEqualTo(seat);
        assertThat(screen.last("history").path("entries")).hasSize(screen.number() + 1);
        var drawn = new ArrayList<String>();
        screen.last("history").path("entries").forEach(e -> drawn.addAll(drawn(e)));
        assertThat(drawn).contains("hidden").containsOnly("hidden");
      }
    }
  }

  /** The cards that the first seat drew by a record. */
  private static List<String> drawn(JsonNode record) {
    var cards = new ArrayList<String>();
    for (JsonNode event : record.path("events")) {
      if (event.path("type").asText().equals("cards-taken") && event.path("seat").asInt() == 1) {
        cards.addAll(Guest.texts(event.path("cards")));
      }
    }
    return cards;
  }

  @Test
  void noReplayWithOnesOwnEyesWhileTheOtherPlaysAtTheSameScreen() {
    try (var hall = new Hall()) {
      Guest screen = begin(hall);
      String table = screen.info().path("table").asText();
      assertThatThrownBy(() -> hall.replay(table, Hall.ANN, "2")).isInstanceOf(Refusal.class);
    }
  }
}
