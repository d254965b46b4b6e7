package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import nonpareil.server.request.Person;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Those who watch late learn nothing of the turn that runs. */
final class DelayTest {

  private static final Person WATCHER = new Person("pwatcher", "W");

  /** Everything somebody without a seat can get to know at a moment, whichever way. */
  private static List<JsonNode> probe(Hall hall, String table, Guest watching) {
    var all = new ArrayList<JsonNode>();
    all.add(hall.tables.info(table, WATCHER));
    all.add(hall.tables.info(table, null));
    all.add(hall.tables.watchable(null));
    int number = watching.number();
    for (String[] question :
        new String[][] {
          {"history", "{'before': %d}".formatted(number + 1)},
          {"history", "{'before': %d}".formatted(number + 2)},
          {"moment", "{'number': %d}".formatted(number)},
          {"moment", "{'number': %d}".formatted(number + 1)},
          {"moment", "{'number': 100000}"},
          {"reach", "{}"},
          {"draft", "{'number': %d, 'choices': ['maneuver']}".formatted(number)},
          {"why", "{'piece': '1.medusa'}"},
          {"hint", "{}"}
        }) {
      ObjectNode answer = watching.ask(0, question[0], question[1]).deepCopy();
      answer.remove("id");
      all.add(answer);
    }
    var another = new Guest(hall, WATCHER, table);
    another.watch(null);
    another.watch(0);
    all.addAll(another.everything());
    another.unwatches();
    watching.forget(watching.frame());
    return all;
  }

  private static boolean beginsTurn(JsonNode entry) {
    return StreamSupport.stream(entry.path("events").spliterator(), false)
        .anyMatch(e -> e.path("type").asText().equals("turn-began"));
  }

  /** The last record by which a turn has begun, as a player sees it; 0 for the first. */
  private static int lastTurn(Guest player) {
    int last = 0;
    for (ObjectNode frame : player.frames()) {
      int number = frame.path("number").asInt();
      last = number > 0 && beginsTurn(frame) ? Math.max(last, number) : last;
    }
    return last;
  }

  @ParameterizedTest
  @CsvSource({"duel, 2", "free-for-all, 3", "free-for-all, 4", "teams, 4"})
  void nothingTheyCanGetToKnowChangesWithinATurn(String mode, int players) {
    try (var hall = new Hall()) {
      Party party =
          Party.of(
              hall,
              mode,
              players,
              "'undo': 'consent', 'mulligan': true, 'clock': {'kind': 'game', 'seconds': 9000}");
      Guest watching = hall.watch(WATCHER, party.table);
      party.of(2).acts(2, "ask-delay");
      assertThat(watching.info().path("delay")).isEqualTo(Hall.json("{'by': [2], 'now': true}"));
      Guest ann = party.of(1);
      int shown = 0;
      List<JsonNode> known = probe(hall, party.table, watching);
      for (int i = 0; i < 120 && party.isGoing(); i++) {
        disturb(party, i);
        assertThat(watching.everything()).as("nothing comes by itself").hasSize(1);
        assertThat(probe(hall, party.table, watching)).isEqualTo(known);
        step(party);
        int turn = lastTurn(ann);
        if (turn > shown) {
          List<Integer> came =
              watching.frames().stream().map(f -> f.path("number").asInt()).toList();
          assertThat(came).startsWith(shown).endsWith(turn).hasSize(turn - shown + 1);
          shown = turn;
          known = probe(hall, party.table, watching);
        }
      }
      assertThat(shown).isPositive();
    }
  }

  /** People do things that are public at once to all who sit there. */
  private static void disturb(Party party, int step) {
    Guest asked = party.asked();
    if (asked == null || party.of(1).number() == 0) {
      return;
    }
    int seat = asked.prompt().path("seat").asInt();
    switch (step % 7) {
      case 1 -> asked.talk(asked.newId(), seat, "table", "{'text': 'look'}");
      case 2 -> party.of(1).act(1, "offer-draw");
      case 3 -> asked.act(seat, "ask-undo");
      case 4 -> party.guests.forEach(g -> g.act(party.seats(g).getFirst(), "allow-undo"));
      case 5 -> party.hall.pass(Duration.ofSeconds(30));
      default -> {}
    }
  }

  private static void step(Party party) {
    Guest asked = party.asked();
    if (asked == null) {
      party.hall.pass(Duration.ofSeconds(4));
      return;
    }
    int seat = asked.prompt().path("seat").asInt();
    if (asked.kind().equals("mulligan")) {
      asked.acts(seat, "keep");
    } else {
      asked.chooses(seat, asked.options().getFirst());
    }
  }

  /** A frame without what holds at one moment only. */
  private static ObjectNode lasting(JsonNode frame) {
    ObjectNode copy = frame.deepCopy();
    copy.remove(List.of("clock", "pause", "hash"));
    return copy;
  }

  @Test
  void atTheEndEverythingIsShownAndItIsWhatThePublicSaw() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      duel.ann.acts(1, "ask-delay");
      duel.until(d -> lastTurn(d.ann) > 0);
      duel.until(d -> d.number() > lastTurn(d.ann) + 1);
      duel.asked().acts(duel.seat(), "resign");
      hall.settle();
      JsonNode replay = Json.parse(text(hall.replay(duel.table, null, "public")));
      List<ObjectNode> frames = eve.frames();
      assertThat(frames).hasSize(replay.path("frames").size());
      for (int i = 0; i < frames.size(); i++) {
        assertThat(lasting(frames.get(i))).isEqualTo(lasting(replay.path("frames").get(i)));
      }
      assertThat(eve.info().path("result").isNull()).isFalse();
      assertThat(eve.info().path("delay")).isEqualTo(Hall.json("{'by': [], 'now': false}"));
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
  }

  @Test
  void itOutlivesARestart() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      duel.ann.acts(1, "ask-delay");
      duel.until(d -> lastTurn(d.ann) > 0);
      int turn = lastTurn(duel.ann);
      duel.until(d -> d.number() > turn + 1);
      assertThat(lastTurn(duel.ann)).isEqualTo(turn);
      hall.restart(Duration.ofSeconds(5));
      ObjectNode first = hall.tables.info(duel.table, Hall.EVE);
      assertThat(first.path("number").asInt()).as("before anybody has come").isEqualTo(turn);
      assertThat(first.path("delay").path("now").asBoolean()).isTrue();
      assertThat(hall.tables.mine(Hall.ANN).get(0).path("number").asInt())
          .as("who plays knows")
          .isEqualTo(duel.number());
      Guest eve = hall.watch(Hall.EVE, duel.table);
      assertThat(eve.number()).isEqualTo(turn);
      assertThat(eve.last("history").path("entries")).hasSize(turn + 1);
      duel.comeBack();
      assertThat(eve.number()).isEqualTo(turn);
      duel.until(d -> lastTurn(d.ann) > turn);
      assertThat(eve.number()).isEqualTo(lastTurn(duel.ann));
    }
  }

  @Test
  void whoTakesItBackLetsTheTurnEndFirst() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      duel.ann.acts(1, "ask-delay");
      duel.bob.acts(2, "ask-delay");
      duel.until(d -> lastTurn(d.ann) > 0);
      int turn = lastTurn(duel.ann);
      duel.until(d -> d.number() > turn);
      duel.ann.acts(1, "drop-delay");
      assertThat(eve.info().path("delay")).isEqualTo(Hall.json("{'by': [2], 'now': true}"));
      duel.bob.acts(2, "drop-delay");
      assertThat(eve.info().path("delay")).isEqualTo(Hall.json("{'by': [], 'now': true}"));
      assertThat(eve.number()).isEqualTo(turn);
      duel.until(d -> lastTurn(d.ann) > turn);
      assertThat(eve.number()).isEqualTo(duel.number());
      assertThat(eve.info().path("delay").path("now").asBoolean()).isFalse();
      duel.asked().chooses(duel.seat(), duel.asked().options().getFirst());
      assertThat(eve.number()).as("live again").isEqualTo(duel.number());
      List<Integer> numbers = eve.frames().stream().map(f -> f.path("number").asInt()).toList();
      assertThat(numbers).as("without gaps, none twice").doesNotHaveDuplicates().isSorted();
      assertThat(numbers).hasSize(duel.number() + 1);
    }
  }

  @Test
  void whatWasSeenIsNotTakenBackAndWhoPlaysSeesItLive() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.ann.chooses(1, "maneuver");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      int seen = eve.number();
      duel.bob.acts(2, "ask-delay");
      duel.until(d -> d.number() > seen);
      assertThat(eve.number()).isEqualTo(seen);
      assertThat(hall.watch(Hall.EVE, duel.table).number()).isEqualTo(seen);
      assertThat(hall.watch(Hall.BOB, duel.table).number()).as("without the seat").isEqualTo(seen);
      assertThat(hall.watch(Hall.BOB, duel.table, 2).number()).isEqualTo(duel.number());
    }
  }

  @Test
  void whatIsSaidMeanwhileIsForThoseAtTheTable() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      duel.ann.acts(1, "ask-delay");
      duel.ann.talks(1, "table", "{'text': 'now'}");
      assertThat(eve.texts("table")).isEmpty();
      assertThat(hall.watch(Hall.EVE, duel.table).texts("table")).isEmpty();
      assertThat(duel.bob.texts("table")).containsExactly("now");
    }
  }

  @Test
  void whoIsOutMayTakeItBack() {
    try (var hall = new Hall()) {
      Party party = Party.of(hall, "free-for-all", 3, "");
      party.until(1, "action");
      party.of(3).acts(3, "ask-delay");
      party.of(3).acts(3, "resign");
      assertThat(party.isOut(3)).isTrue();
      assertThat(Guest.reason(party.of(3).act(3, "ask-delay"))).isEqualTo("not-now");
      party.of(3).acts(3, "drop-delay");
      assertThat(party.of(1).info().path("delay").path("by")).isEmpty();
    }
  }

  /** An undo by consent that goes back behind the turn that runs. */
  @Test
  void whatIsTakenBackLaterIsNotToldEarlier() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'undo': 'consent'");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      duel.ann.acts(1, "ask-delay");
      duel.until(d -> lastTurn(d.ann) > 0);
      int turn = lastTurn(duel.ann);
      int seen = eve.number();
      assertThat(seen).isEqualTo(turn);
      duel.ann.acts(1, "ask-undo");
      duel.bob.acts(2, "allow-undo");
      assertThat(duel.ann.frame().path("kind").asText()).isEqualTo("undo");
      assertThat(taken(hall.watch(Hall.EVE, duel.table))).isNull();
      assertThat(taken(hall.watch(Hall.ANN, duel.table, 1))).isNotNull();
      assertThat(eve.number()).isEqualTo(seen);
      duel.until(d -> lastTurn(d.ann) > turn);
      assertThat(eve.number()).isEqualTo(lastTurn(duel.ann));
      assertThat(taken(hall.watch(Hall.EVE, duel.table))).isNotNull();
    }
  }

  private static @Nullable JsonNode taken(Guest guest) {
    for (JsonNode entry : guest.last("history").path("entries")) {
      if (entry.path("taken").asBoolean()) {
        return entry;
      }
    }
    return null;
  }
}
