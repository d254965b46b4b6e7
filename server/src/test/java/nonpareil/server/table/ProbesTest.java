package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import nonpareil.content.Content;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.Twins;
import nonpareil.engine.game.View;
import nonpareil.server.CapturedLog;
import nonpareil.server.replay.Archive;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.table.LeakTest.History;
import nonpareil.server.table.LeakTest.Room;
import nonpareil.server.table.LeakTest.Run;
import nonpareil.server.table.LeakTest.Said;
import nonpareil.server.table.LeakTest.Watcher;
import nonpareil.server.wire.Json;
import nonpareil.server.wire.Names;
import nonpareil.testkit.Examples;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Somebody who asks cleverly: batches whose later choices are guesses, malformed messages, acts and
 * requests that are refused. Two tables that differ in what this person cannot know give the same
 * answers to all of it.
 */
@Execution(ExecutionMode.CONCURRENT)
final class ProbesTest {

  private static final int GAMES = 120;
  private static final int MANY_GAMES = 480;

  /** So many first choices are probed, and so many guesses at what follows each. */
  private static final int FIRST = 8;

  private static final int GUESSES = 10;

  /** Never offered: a batch that ends with it is refused whatever comes before. */
  private static final String NONSENSE = "zzz";

  /** Messages that do not fit, whoever sends them. */
  private static final List<String> MALFORMED =
      List.of(
          "choose {}",
          "choose {'number': 1}",
          "choose {'number': 'x', 'choices': ['maneuver']}",
          "choose {'number': -1, 'choices': ['maneuver']}",
          "choose {'number': 99999, 'choices': ['maneuver']}",
          "choose {'number': NOW, 'choices': []}",
          "choose {'number': NOW, 'choices': 'maneuver'}",
          "choose {'number': NOW, 'choices': [1]}",
          "choose {'number': NOW, 'choices': ['']}",
          "choose {'number': NOW, 'choices': ['zzz', 'maneuver']}",
          "act {}",
          "act {'act': 'cheat'}",
          "act {'act': 'mulligan'}",
          "act {'act': 'keep'}",
          "act {'act': 'allow-undo'}",
          "act {'act': 'refuse-undo'}",
          "act {'act': 'refuse-draw'}",
          "act {'act': 'take-seat'}",
          "act {'act': 'give-seat', 'to': OTHER, 'level': 'medium'}",
          "act {'act': 'give-seat', 'to': 9}",
          "act {'act': 'end-away', 'to': OTHER}",
          "ask {}",
          "ask {'what': 'hand'}",
          "ask {'what': 'hint'}",
          "ask {'what': 'moment'}",
          "ask {'what': 'moment', 'number': -1}",
          "ask {'what': 'moment', 'number': 99999}",
          "ask {'what': 'history'}",
          "ask {'what': 'history', 'before': 0}",
          "ask {'what': 'history', 'before': 99999}",
          "ask {'what': 'history', 'before': NOW}",
          "ask {'what': 'draft'}",
          "ask {'what': 'draft', 'number': 99999, 'choices': ['maneuver']}",
          "ask {'what': 'why'}",
          "ask {'what': 'why', 'piece': '9.nobody'}",
          "ask {'what': 'why', 'space': 's99'}",
          "ask {'what': 'reach', 'choices': ['zzz']}");

  private final Rules rules = new Rules();

  @BeforeAll
  static void quiet() {
    // No save tells of a game that was dealt otherwise than by its seed.
    CapturedLog.logger(Archive.class.getName()).setLevel(Level.ERROR);
  }

  @AfterAll
  static void loud() {
    CapturedLog.logger(Archive.class.getName()).setLevel(null);
  }

  /** What differs between the two tables. */
  private enum Hidden {
    HAND_OF_OTHER,
    OWN_DECK,
    DECK_OF_OTHER
  }

  @Test
  void refusalsTellNothingHidden() {
    compare(0, GAMES, Content.bundled(), Content.bundled().heroIds(), 12);
  }

  /** Piles, rules and schemes of home-made heroes. */
  @Test
  void norDoRefusalsToHomeMadeHeroes() {
    Content content = Content.bundled().with(Examples.heroes());
    List<String> bundled = Content.bundled().heroIds();
    List<String> heroes = content.heroIds().stream().filter(h -> !bundled.contains(h)).toList();
    compare(0, GAMES, content, heroes, 8);
  }

  @Test
  @Tag("long")
  void norInManyMore() {
    compare(GAMES, MANY_GAMES, Content.bundled(), Content.bundled().heroIds(), 12);
  }

  /** Of each kind of hidden cards at least so many probes a game are compared. */
  private void compare(int from, int to, Content content, List<String> all, int least) {
    Map<Hidden, Integer> compared = new TreeMap<>();
    Set<String> heroes = new LinkedHashSet<>();
    for (int number = from; number < to; number++) {
      var random = new SplittableRandom(number);
      String wish = LeakTest.wish(number / 6, random, all);
      int viewer = 1 + number % 2;
      Hidden hidden = Hidden.values()[number / 2 % 3];
      try (var room = new Room(number, 1, content);
          var other = new Room(number, 1, content)) {
        var first = new Run(room, wish);
        int steps = random.nextInt(150);
        History history =
            LeakTest.play(
                first,
                run ->
                    run.watcher(viewer).frame.path("number").asInt() >= steps
                        && !run.watcher(viewer).options().isEmpty(),
                random);
        State end = first.state();
        State twin = twin(hidden, room.dealt(), end, viewer - 1, random);
        if (twin == null || first.isOver()) {
          continue;
        }
        other.next = twin;
        var second = new Run(other, wish);
        var parted = new boolean[1];
        LeakTest.replay(first, history, second, viewer, parted);
        if (!parted[0]) {
          assertThat(View.of(second.state(), viewer - 1)).isEqualTo(View.of(end, viewer - 1));
          compared.merge(hidden, probe(first, second, viewer, random), Integer::sum);
          heroes.add(end.game().seat(viewer - 1).hero().id());
        }
      }
    }
    assertThat(compared.values()).hasSize(3).allMatch(probes -> probes > least * (to - from));
    assertThat(heroes).hasSizeGreaterThanOrEqualTo(Math.min(10, all.size()));
  }

  private static @Nullable State twin(
      Hidden hidden, State dealt, State end, int viewer, SplittableRandom random) {
    return switch (hidden) {
      case HAND_OF_OTHER -> LeakTest.twin(dealt, end, 1 - viewer, random);
      case OWN_DECK -> otherDeck(dealt, end, viewer, random);
      case DECK_OF_OTHER -> otherDeck(dealt, end, 1 - viewer, random);
    };
  }

  /** A deal in which the card that comes next is another one. */
  private static @Nullable State otherDeck(
      State dealt, State end, int player, SplittableRandom random) {
    int places = Twins.places(dealt, player);
    int next = places - end.deckSize(player);
    if (!Twins.restIsAsDealt(dealt, end, player)) {
      return null;
    }
    for (int tries = 0; tries < 20 && next < places - 1; tries++) {
      int other = next + 1 + random.nextInt(places - next - 1);
      if (Twins.card(dealt, player, next) != Twins.card(dealt, player, other)) {
        return Twins.swapped(dealt, player, next, other);
      }
    }
    return null;
  }

  // ---- what is asked

  /** Says the same at both tables and compares the answers; how many there were. */
  private int probe(Run first, Run second, int viewer, SplittableRandom random) {
    List<Said> probes = new ArrayList<>(guesses(first, second, viewer, random));
    MALFORMED.forEach(text -> probes.add(malformed(first, viewer, text)));
    for (int i = 0; i < probes.size(); i++) {
      List<ObjectNode> one = answers(first, probes.get(i), viewer, "p" + i);
      List<ObjectNode> two = answers(second, probes.get(i), viewer, "p" + i);
      assertThat(two)
          .as("%s told something: %s", probes.get(i), LeakTest.difference(one, two))
          .isEqualTo(one);
    }
    assertThat(requests(second, viewer)).isEqualTo(requests(first, viewer));
    return probes.size();
  }

  private static List<ObjectNode> answers(Run run, Said said, int viewer, String id) {
    List<ObjectNode> messages = run.watcher(viewer).messages;
    int before = messages.size();
    run.say(said, id);
    List<ObjectNode> answers = List.copyOf(messages.subList(before, messages.size()));
    assertThat(answers).as(said.toString()).hasSize(1);
    return answers;
  }

  /** Batches and drafts whose later choices are what one of the games would really offer then. */
  private List<Said> guesses(Run first, Run second, int viewer, SplittableRandom random) {
    State one = first.state();
    State two = second.state();
    var names = new Names(one.game());
    Watcher watcher = first.watcher(viewer);
    int number = watcher.frame.path("number").asInt();
    var probes = new ArrayList<Said>();
    for (String choice : some(watcher.options(), FIRST, random)) {
      Set<String> next = new LinkedHashSet<>(following(names, one, choice));
      next.addAll(following(names, two, choice));
      List<String> guesses = some(List.copyOf(next), GUESSES, random);
      guesses.add("none");
      guesses.add(NONSENSE);
      for (String guess : guesses) {
        probes.add(choices(viewer, "choose", number, "", choice, guess, NONSENSE));
        probes.add(choices(viewer, "ask", number, "draft", choice, guess));
        probes.add(choices(viewer, "ask", number, "reach", choice, guess));
      }
    }
    return probes;
  }

  /** What is offered after a choice, to whomever; only the true game knows. */
  private List<String> following(Names names, State s, String choice) {
    State after = s.copy();
    Options options = rules.options(after);
    for (int i = 0; i < options.size(); i++) {
      if (names.option(after, options.get(i)).equals(choice)) {
        rules.apply(after, options.get(i));
        break;
      }
    }
    return after.isOver() ? List.of() : texts(names, after, rules.options(after));
  }

  private static List<String> texts(Names names, State s, Options options) {
    var texts = new ArrayList<String>();
    for (int i = 0; i < options.size(); i++) {
      texts.add(names.option(s, options.get(i)));
    }
    return texts;
  }

  private static List<String> some(List<String> all, int most, SplittableRandom random) {
    var rest = new ArrayList<>(all);
    var some = new ArrayList<String>();
    while (!rest.isEmpty() && some.size() < most) {
      some.add(rest.remove(random.nextInt(rest.size())));
    }
    return some;
  }

  private static Said choices(int seat, String type, int number, String what, String... choices) {
    ObjectNode message = Json.object().put("number", number);
    if (!what.isEmpty()) {
      message.put("what", what);
    }
    for (String choice : choices) {
      message.withArray("choices").add(choice);
    }
    return new Said(seat, type, message);
  }

  private static Said malformed(Run run, int seat, String text) {
    String[] parts = text.split(" ", 2);
    String json =
        parts[1]
            .replace("NOW", run.watcher(seat).frame.path("number").asText())
            .replace("OTHER", String.valueOf(3 - seat));
    return new Said(seat, parts[0], (ObjectNode) Hall.json(json));
  }

  /** What can be had without a socket, and by following the table anew. */
  private static List<JsonNode> requests(Run run, int viewer) {
    Person me = viewer == 1 ? Hall.ANN : Hall.BOB;
    Tables tables = run.room.tables;
    var found = new ArrayList<JsonNode>();
    found.add(tables.info(run.table, me));
    found.add(tables.info(run.table, null));
    tables.mine(me).forEach(found::add);
    found.add(json(tables.replay(run.table, me, String.valueOf(viewer))));
    for (String eyes : List.of(String.valueOf(3 - viewer), "open", "public", "x")) {
      found.add(refused(() -> tables.replay(run.table, me, eyes)));
    }
    found.add(refused(() -> tables.save(run.table, me)));
    int number = run.watcher(viewer).frame.path("number").asInt();
    for (Integer from : new Integer[] {null, 0, number - 2, number, number + 9}) {
      var again = new Watcher(me);
      tables.watch(again, run.table, List.of(viewer), from);
      found.addAll(again.messages);
      tables.gone(again);
    }
    found.replaceAll(ProbesTest::anonymous);
    return found;
  }

  private static JsonNode refused(Runnable request) {
    try {
      request.run();
      return Json.object();
    } catch (Refusal e) {
      return Json.object().put("code", e.code().text()).put("message", e.getMessage());
    }
  }

  private static JsonNode json(InputStream text) {
    try {
      return Json.MAPPER.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Without the name of the table and when it was made. */
  private static JsonNode anonymous(JsonNode json) {
    if (json instanceof ObjectNode object) {
      object.remove("created");
      if (object.path("table").isTextual()) {
        object.remove("table");
      }
    }
    json.forEach(ProbesTest::anonymous);
    return json;
  }

  // ---- what the client does

  /**
   * A batch that was put together from drafts is accepted, however long: what the view offers, the
   * game offers.
   */
  @Test
  void whatADraftOffersIsAccepted() {
    int batches = 0;
    for (int number = 0; number < 60; number++) {
      var random = new SplittableRandom(number);
      try (var room = new Room(number)) {
        var run = new Run(room, LeakTest.wish(number, random));
        for (int i = 0; i < 200 && !run.isOver(); i++) {
          run.wait(LeakTest.THOUGHT);
          int seat = run.watcher(1).options().isEmpty() ? 2 : 1;
          Watcher watcher = run.watcher(seat);
          if (run.isOver() || watcher.options().isEmpty()) {
            continue;
          }
          String kind = watcher.frame.path("prompt").path("kind").asText();
          if (kind.equals("mulligan")) {
            run.say(new Said(seat, "act", Json.object().put("act", "keep")), "k" + i);
            continue;
          }
          List<String> batch = drafted(run, seat, random, i);
          int now = watcher.frame.path("number").asInt();
          Said choose = choices(seat, "choose", now, "", batch.toArray(String[]::new));
          assertThat(run.say(choose, "c" + i)).as("%s", batch).isTrue();
          batches += batch.size() > 1 ? 1 : 0;
        }
      }
    }
    assertThat(batches).isGreaterThan(1_500);
  }

  /** Choices that drafts offer one after the other, as far as they go. */
  private static List<String> drafted(Run run, int seat, SplittableRandom random, int step) {
    Watcher watcher = run.watcher(seat);
    int now = watcher.frame.path("number").asInt();
    var batch = new ArrayList<String>();
    List<String> options = watcher.options();
    while (!options.isEmpty() && batch.size() < 12) {
      batch.add(options.get(random.nextInt(options.size())));
      String id = "d" + step + "." + batch.size();
      Said draft = choices(seat, "ask", now, "draft", batch.toArray(String[]::new));
      assertThat(run.say(draft, id)).as("%s", batch).isTrue();
      options = Guest.texts(watcher.messages.getLast().path("prompt").path("options"));
    }
    return batch;
  }
}
