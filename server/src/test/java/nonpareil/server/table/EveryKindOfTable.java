package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import nonpareil.server.wire.Json;

/**
 * Fills a hall with tables of every kind and state, so that a data folder holds every kind of
 * record there is. The folders of older versions in the test resources were made by it.
 */
final class EveryKindOfTable {

  private static final Duration AWAY = Duration.ofMinutes(11);

  private final Hall hall;
  private final Map<String, String> asked;
  private final Random random = new Random(11);

  EveryKindOfTable(Hall hall) {
    this(hall, new HashMap<>());
  }

  /**
   * @param asked gets what is asked, by the id of the question
   */
  EveryKindOfTable(Hall hall, Map<String, String> asked) {
    this.hall = hall;
    this.asked = asked;
  }

  /** Plays them all; the table and the secret of an invitation that is still open. */
  ObjectNode play() {
    finished();
    running();
    ObjectNode invitation = waiting();
    hall.settle();
    return invitation;
  }

  // ---- games that are over

  private void finished() {
    wonByTheRules();
    resignedAfterMulligansAndUndone();
    drawn();
    outOfTime();
    endedBecauseAway();
    playedByTheComputerForAWhile();
    finishedLesson();
    finishedAtOneScreen();
    inCompany();
    series();
  }

  private void wonByTheRules() {
    var duel = new Duel(hall, "");
    while (duel.state().equals("playing")) {
      step(duel);
    }
    hall.settle();
    hall.tables.importSave(Hall.EVE, hall.tables.save(duel.table, null));
  }

  /** Attacks where possible, so that it comes to an end. */
  private void step(Duel duel) {
    Guest asked = duel.asked();
    if (!asked.isAsked()) {
      hall.pass(Duration.ofSeconds(4));
      return;
    }
    var attacks = asked.options("attack");
    var options = attacks.isEmpty() ? asked.options() : attacks;
    asked.chooses(duel.seat(), options.get(random.nextInt(options.size())));
  }

  private void steps(Duel duel, int count) {
    for (int i = 0; i < count; i++) {
      step(duel);
    }
  }

  private void resignedAfterMulligansAndUndone() {
    var duel = new Duel(hall, "'mulligan': true, 'edition': '2019'");
    duel.ann.acts(1, "keep");
    duel.bob.acts(2, "mulligan");
    duel.until(1, "action");
    undoPartOfABatch(duel);
    steps(duel, 12);
    duel.bob.acts(2, "resign");
    hall.settle();
    hall.tables.importSave(Hall.ANN, hall.tables.save(duel.table, null));
    hall.rematch(duel.table, Hall.ANN, "");
    hall.rematch(duel.table, Hall.BOB, "'answer': 'decline', 'number': 1");
    hall.rematch(duel.table, Hall.BOB, "'answer': 'offer', 'board': 'random'");
    hall.rematch(duel.table, Hall.ANN, "'answer': 'agree', 'number': 2");
  }

  /** A boost and a move as one record; the move is taken back, the boost has shown a card. */
  private void undoPartOfABatch(Duel duel) {
    duel.ann.chooses(1, "maneuver");
    String boost = duel.ann.options("card").getFirst();
    asked.put(duel.ann.nextId(), "draft");
    ObjectNode draft =
        duel.ann.ask(
            1, "draft", "{'number': %d, 'choices': ['%s']}".formatted(duel.number(), boost));
    String move = Guest.texts(draft.path("prompt").path("options")).getFirst();
    duel.ann.chooses(1, boost, move);
    duel.ann.acts(1, "undo");
  }

  private void drawn() {
    var duel = new Duel(hall, "'undo': 'consent'").until(1, "action");
    duel.ann.chooses(1, "maneuver");
    steps(duel, 4);
    duel.ann.acts(1, "ask-undo");
    duel.bob.acts(2, "allow-undo");
    steps(duel, 6);
    duel.ann.acts(1, "offer-draw");
    duel.bob.acts(2, "offer-draw");
  }

  private void outOfTime() {
    var slow = new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 20}, 'mulligan': true");
    hall.pass(Duration.ofSeconds(200));
    slow.asked().acts(slow.seat(), "resign");
    var game = new Duel(hall, "'clock': {'kind': 'game', 'seconds': 60, 'increment': 5}");
    steps(game, 8);
    while (game.state().equals("playing")) {
      hall.pass(Duration.ofSeconds(30));
    }
  }

  private void endedBecauseAway() {
    var duel = new Duel(hall, "");
    duel.until(2, "action");
    duel.bob.leaves();
    hall.time.advance(MatchState.WAITED_FOR);
    duel.ann.acts(1, "end-away", "{'to': 2}");
    hall.pass(Duration.ofMinutes(2));
  }

  private void playedByTheComputerForAWhile() {
    var duel = givenAway();
    duel.bob.watch(null, 2);
    duel.bob.acts(2, "take-seat");
    steps(duel, 4);
    duel.ann.acts(1, "resign");
  }

  private Duel givenAway() {
    var duel = new Duel(hall, "");
    steps(duel, 6);
    duel.bob.leaves();
    hall.pass(AWAY);
    duel.ann.acts(1, "give-seat", "{'to': 2, 'level': 'novice'}");
    for (int i = 0; i < 12; i++) {
      if (duel.ann.isAsked()) {
        step(duel);
      }
      hall.pass(Duration.ofSeconds(5));
    }
    return duel;
  }

  private String made(String wish) {
    return hall.create(Hall.ANN, wish).path("table").path("table").asText();
  }

  private void alone(String table, int seat, int count) {
    Guest ann = hall.watch(Hall.ANN, table, seat);
    for (int i = 0; i < count; i++) {
      if (ann.isAsked()) {
        ann.chooses(seat, ann.options().get(random.nextInt(ann.options().size())));
      }
      hall.pass(Duration.ofSeconds(5));
    }
  }

  private void finishedLesson() {
    String table = made("{'lesson': 'attack'}");
    alone(table, 1, 3);
    hall.watch(Hall.ANN, table, 1).acts(1, "resign");
  }

  private String oneScreen(int count) {
    String table =
        made(
            "{'board': 'marmoreal', 'first': 1, 'seats': [{'who': 'me', 'hero': 'alice', 'name':"
                + " 'Zoë'}, {'who': 'here', 'hero': 'sinbad'}]}");
    Guest both = hall.watch(Hall.ANN, table, 1, 2);
    for (int i = 0; i < count; i++) {
      int seat = both.prompt().path("seat").asInt();
      if (both.kind().equals("here")) {
        both.acts(seat, "here");
      } else {
        both.chooses(seat, both.options().get(random.nextInt(both.options().size())));
      }
    }
    return table;
  }

  private void finishedAtOneScreen() {
    String table = oneScreen(14);
    hall.watch(Hall.ANN, table, 1, 2).acts(1, "resign");
  }

  /** One is given up by the others, one gives up, and one is left. */
  private void inCompany() {
    Party party =
        Party.of(hall, "free-for-all", 4, "'clock': {'kind': 'decision', 'seconds': 5}")
            .until(4, "set-up");
    while (!party.info().path("seats").get(3).path("away").asBoolean()) {
      Guest asked = party.asked();
      if (asked == null || asked == party.of(4)) {
        hall.pass(Duration.ofSeconds(6));
      } else {
        asked.chooses(asked.prompt().path("seat").asInt(), asked.options().getFirst());
      }
    }
    party.of(1).acts(1, "end-away", "{'to': 4}");
    party.of(2).acts(2, "end-away", "{'to': 4}");
    while (!party.isOut(4)) {
      hall.pass(Duration.ofSeconds(3));
    }
    party.until(1, "action").of(1).chooses(1, "maneuver");
    party.of(1).acts(1, "resign"); // and leaves when the maneuver ends
    party.of(3).acts(3, "resign");
    hall.pass(Duration.ofSeconds(60));
  }

  /** The first game of three, in which everybody has banned and picked. */
  private void series() {
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'first': 1, 'draft': 'pick-and-ban', 'series': 3, 'seats': [{'who': 'me'},"
                + " {'who': 'link'}]}");
    String table = made.path("table").path("table").asText();
    hall.watch(Hall.ANN, table, 1);
    hall.join(table, Hall.BOB, made.path("invitations").path("2").asText(), null, null);
    hall.draft(table, Hall.ANN, "'act': 'ban', 'seat': 1, 'hero': 'alice'");
    hall.draft(table, Hall.BOB, "'act': 'ban', 'seat': 2, 'hero': 'random'");
    hall.draft(table, Hall.ANN, "'act': 'pick', 'seat': 1, 'hero': 'random'");
    hall.draft(table, Hall.BOB, "'act': 'pick', 'seat': 2, 'hero': 'random'");
    hall.watch(Hall.BOB, table, 2).acts(2, "resign");
    hall.rematch(table, Hall.ANN, "");
    hall.rematch(table, Hall.BOB, "");
  }

  // ---- games that are being played

  private void running() {
    steps(new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 3600}"), 9);
    steps(new Duel(hall, "'clock': {'kind': 'game', 'seconds': 3600, 'increment': 5}"), 9);
    steps(new Duel(hall, "'clock': {'kind': 'days', 'days': 3}, 'mulligan': true"), 0);
    var offers = new Duel(hall, "'undo': 'consent'").until(1, "action");
    offers.ann.chooses(1, "maneuver");
    steps(offers, 2);
    offers.ann.acts(1, "offer-draw");
    offers.ann.acts(1, "ask-undo");
    undoPartOfABatch(new Duel(hall, "").until(1, "action"));
    givenAway();
    alone(made("{'lesson': 'maneuver'}"), 1, 2);
    oneScreen(9);
    alone(
        made(
            "{'first': 1, 'board': 'soho', 'seats': [{'who': 'me', 'hero': 'dracula'},"
                + " {'who': 'computer', 'level': 'easy', 'hero': 'sherlock-holmes'}]}"),
        1,
        9);
  }

  // ---- tables that wait

  private ObjectNode waiting() {
    ObjectNode invited =
        hall.create(
            Hall.ANN,
            "{'first': 1, 'seats': [{'who': 'me', 'hero': 'genie'}, {'who': 'link', 'hero':"
                + " 'choice'}]}");
    made("{'open': true, 'first': 2, 'seats': [{'who': 'me'}, {'who': 'link'}]}");
    made(
        "{'mode': 'teams', 'seats': [{'who': 'me'}, {'who': 'link'}, {'who': 'computer'},"
            + " {'who': 'link', 'same': 2}]}");
    ObjectNode closed = hall.create(Hall.ANN, "{'seats': [{'who': 'me'}, {'who': 'link'}]}");
    hall.tables.leave(closed.path("table").path("table").asText(), Hall.ANN);
    return Json.object()
        .put("table", invited.path("table").path("table").asText())
        .put("secret", invited.path("invitations").path("2").asText());
  }
}
