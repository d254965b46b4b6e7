package nonpareil.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Event.CombatValue;
import nonpareil.engine.game.FreeAct;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Proposal;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;

/** Events are written as the protocol says, and hide what the engine hides. */
final class EventJsonTest {

  private static final Pattern WORD = Pattern.compile("`([a-zA-Z-]+)`");

  /** The fields of each type by the table of the protocol. */
  private static Map<String, Set<String>> documented() throws IOException {
    Map<String, Set<String>> result = new HashMap<>();
    List<String> lines = Files.readAllLines(Path.of("..", "docs", "protocol.md"));
    int start = lines.indexOf("| type | fields besides `type` | |");
    assertThat(start).isPositive();
    for (int i = start + 2; lines.get(i).startsWith("|"); i++) {
      String[] cells = lines.get(i).split("\\|", -1);
      Set<String> fields = new HashSet<>(words(cells[2]));
      fields.add("type");
      words(cells[1]).forEach(type -> result.put(type, fields));
    }
    return result;
  }

  private static List<String> words(String cell) {
    return WORD.matcher(cell).results().map((MatchResult m) -> m.group(1)).toList();
  }

  private static String kebab(Class<?> event) {
    return event.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** Every kind of event, by games or made by hand, has the fields of the protocol. */
  @Test
  void everyKindIsWrittenAsDocumented() throws IOException {
    Map<String, Set<String>> documented = documented();
    Set<String> seen = new HashSet<>();
    TableGames.play(
        0,
        60,
        (names, before, option, events, after) -> {
          ArrayNode written = EventJson.of(names, Eyes.OPEN, Question.of(before), events);
          for (int i = 0; i < events.size(); i++) {
            check(documented, events.get(i), written.get(i));
            seen.add(kebab(events.get(i).getClass()));
          }
        });
    TableGames.play(
        TableGames::madeUp,
        0,
        40,
        (names, before, option, events, after) -> {
          List<Event> rules = events.stream().filter(Event.RuleBegan.class::isInstance).toList();
          ArrayNode written = EventJson.of(names, Eyes.OPEN, Question.of(before), rules);
          for (int i = 0; i < rules.size(); i++) {
            check(documented, rules.get(i), written.get(i));
            seen.add(kebab(rules.get(i).getClass()));
          }
        });
    Game game = TableGames.game(0);
    State start = new Rules().start(game);
    List<Event> made = made(game);
    ArrayNode json = EventJson.of(new Names(game), Eyes.OPEN, Question.of(start), made);
    for (int i = 0; i < made.size(); i++) {
      check(documented, made.get(i), json.get(i));
      seen.add(kebab(made.get(i).getClass()));
    }
    List<String> all =
        Arrays.stream(Event.class.getPermittedSubclasses())
            .flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()))
            .map(EventJsonTest::kebab)
            .toList();
    assertThat(seen).containsExactlyInAnyOrderElementsOf(all);
    assertThat(documented.keySet()).containsExactlyInAnyOrderElementsOf(all);
  }

  private static void check(Map<String, Set<String>> documented, Event event, JsonNode json) {
    String type = kebab(event.getClass());
    assertThat(json.path("type").asText()).isEqualTo(type);
    Set<String> expected = new HashSet<>(documented.getOrDefault(type, Set.of()));
    if (event instanceof Event.EffectsCancelled cancelled && cancelled.moment() == null) {
      expected.remove("moment");
    }
    assertThat(fields(json)).as(type).isEqualTo(expected);
    assertThat(json.toString()).as("every name is found").doesNotContain("\"hidden\"");
    amounts(event, json);
  }

  private static Set<String> fields(JsonNode json) {
    Set<String> fields = new HashSet<>();
    json.fieldNames().forEachRemaining(fields::add);
    return fields;
  }

  /** The numbers are those of the event; no kind is forgotten, for there is no default. */
  private static void amounts(Event event, JsonNode json) {
    switch (event) {
      case Event.TurnBegan e -> seat(json, e.player());
      case Event.Mulligan e -> seat(json, e.player());
      case Event.ManeuverBegan e -> seat(json, e.player());
      case Event.SchemePlayed e -> seat(json, e.player());
      case Event.AttackDeclared _ -> {}
      case Event.CardCommitted e -> {
        seat(json, e.player());
        assertThat(json.path("faceUp").asBoolean()).isEqualTo(e.faceUp());
        assertThat(json.path("boost").asBoolean()).isEqualTo(e.boost());
      }
      case Event.NumberNamed e -> number(json, "number", e.number());
      case Event.CardsRevealed e -> {
        assertThat(json.path("attackCard").isNull()).isEqualTo(e.attackCard() < 0);
        assertThat(json.path("defenseCard").isNull()).isEqualTo(e.defenseCard() < 0);
        assertThat(json.path("boostCard").isNull()).isEqualTo(e.boostCard() < 0);
      }
      case Event.AttackCardReplaced _ -> {}
      case Event.EffectsCancelled e -> {
        seat(json, e.player());
        assertThat(json.has("moment")).isEqualTo(e.moment() != null);
      }
      case Event.EffectStopped e -> seat(json, e.player());
      case Event.ValueChanged e -> {
        seat(json, e.player());
        number(json, "amount", e.amount());
        assertThat(json.path("how").asText()).isEqualTo(Names.kebab(e.how()));
      }
      case Event.CombatSettled e -> {
        number(json, "damage", e.damage());
        number(json, "winner", e.winner() + 1);
      }
      case Event.CardsTaken e -> assertThat(json.path("cards").size()).isEqualTo(e.cards().size());
      case Event.Exhausted e -> seat(json, e.player());
      case Event.CardDiscarded e ->
          assertThat(json.path("fromDeck").asBoolean()).isEqualTo(e.fromDeck());
      case Event.CardBoosted e -> number(json, "boost", e.boost());
      case Event.CardReturned e -> assertThat(json.path("top").asBoolean()).isEqualTo(e.top());
      case Event.CardMoved e -> {
        assertThat(json.path("from").asText()).isEqualTo(Names.kebab(e.from()));
        assertThat(json.path("to").asText()).isEqualTo(Names.kebab(e.to()));
        assertThat(json.path("open").asBoolean()).isEqualTo(e.isOpen());
      }
      case Event.DeckSeen e -> number(json, "viewer", e.viewer() + 1);
      case Event.TypeNamed e -> assertThat(json.path("cardType").asText()).isNotEmpty();
      case Event.ActProposed e ->
          assertThat(json.path("proposal").path("act").asText())
              .isEqualTo(e.proposal().act().text());
      case Event.ActAnswered e -> assertThat(json.path("agreed").asBoolean()).isEqualTo(e.agreed());
      case Event.TopSeen e -> number(json, "cards", e.cards());
      case Event.CardRevealed e -> seat(json, e.player());
      case Event.DeckShuffled e -> seat(json, e.player());
      case Event.HandSeen e -> number(json, "viewer", e.viewer() + 1);
      case Event.HandRevealed e ->
          assertThat(json.path("cards").size()).isEqualTo(e.cards().size());
      case Event.Moved e -> assertThat(json.path("path").size()).isEqualTo(e.path().size());
      case Event.Placed e -> assertThat(json.path("from").isNull()).isEqualTo(e.from() < 0);
      case Event.Swapped _, Event.TookOver _, Event.LeftBoard _, Event.Defeated _ -> {}
      case Event.Damaged e -> {
        number(json, "amount", e.amount());
        number(json, "healthLeft", e.healthLeft());
        assertThat(json.path("combat").asBoolean()).isEqualTo(e.combat());
      }
      case Event.DamagePrevented e -> number(json, "amount", e.amount());
      case Event.Healed e -> {
        number(json, "amount", e.amount());
        number(json, "health", e.health());
      }
      case Event.Returned e -> number(json, "health", e.health());
      case Event.TraitChanged e -> seat(json, e.player());
      case Event.ActionsGained e -> number(json, "actions", e.actions());
      case Event.NextTurnChanged e -> number(json, "actions", e.actions());
      case Event.CardLaid e -> seat(json, e.player());
      case Event.CounterChanged e -> number(json, "number", e.number());
      case Event.RuleBegan e -> seat(json.path("rule"), e.rule().player());
      case Event.SecondDrawn e -> seat(json, e.player());
      case Event.CardUsed e -> seat(json, e.player());
      case Event.AbilityUsed e -> {
        seat(json, e.player());
        assertThat(json.path("number").asInt()).isEqualTo(e.number());
      }
      case Event.SecondRefilled e -> seat(json, e.player());
      case Event.PlayerOut e -> seat(json, e.player());
      case Event.GameEnded e -> {
        assertThat(json.path("winners").size()).isEqualTo(Integer.bitCount(e.winners()));
        assertThat(json.path("draw").asBoolean()).isEqualTo(e.draw());
      }
    }
  }

  private static void seat(JsonNode json, int player) {
    number(json, "seat", player + 1);
  }

  private static void number(JsonNode json, String field, int value) {
    assertThat(json.path(field).asInt(-99)).as(field).isEqualTo(value);
  }

  /** Kinds that random games seldom or never show. */
  private static List<Event> made(Game game) {
    var cause = new Cause(0, 0);
    int other = game.seat(1).firstFighter();
    return List.of(
        new Event.Mulligan(1),
        new Event.Exhausted(0),
        new Event.AttackDeclared(0, other),
        new Event.AttackCardReplaced(0, 1, cause),
        new Event.EffectStopped(1, 0, cause),
        new Event.DamagePrevented(0, 3),
        new Event.TookOver(0, 0, cause),
        new Event.LeftBoard(0, cause),
        new Event.Swapped(0, other, cause),
        new Event.Returned(0, 3, 2, cause),
        new Event.HandSeen(0, 1, cause),
        new Event.HandRevealed(0, List.of(0, 0, 1), cause),
        new Event.CardMoved(0, 0, Event.Place.HAND, Event.Place.DISCARD_PILE, true, cause),
        new Event.DeckSeen(1, 0, 3, true, cause),
        new Event.TypeNamed(0, 1, cause),
        new Event.ActProposed(0, new Proposal(FreeAct.PLACE, other, -1, 3, -1, -1), cause),
        new Event.ActAnswered(1, true, cause),
        new Event.NextTurnChanged(0, -1, cause),
        new Event.CardLaid(0, 0),
        new Event.CounterChanged(0, -1, 0, 2, cause),
        new Event.SecondDrawn(0, 0, cause),
        new Event.CardUsed(0, 0),
        new Event.AbilityUsed(0, -1, 0),
        new Event.AbilityUsed(1, 0, 1),
        new Event.SecondRefilled(1, cause),
        new Event.PlayerOut(1),
        new Event.GameEnded(3, true));
  }

  /** A rule is null, an ability has a seat, a card has both. */
  @Test
  void causes() {
    Game game = TableGames.game(0);
    var names = new Names(game);
    var before = Question.of(new Rules().start(game));
    var events =
        List.<Event>of(
            new Event.Defeated(0, Cause.RULE),
            new Event.Defeated(0, new Cause(1, -1)),
            new Event.Defeated(0, new Cause(1, 2)));
    ArrayNode json = EventJson.of(names, Eyes.OPEN, before, events);
    assertThat(json.get(0).get("cause").isNull()).isTrue();
    assertThat(json.get(1).get("cause")).hasToString("{\"seat\":2}");
    assertThat(json.get(2).get("cause"))
        .hasToString("{\"seat\":2,\"card\":\"" + names.card(1, 2) + "\"}");
  }

  /** The sums that are shown are the engine's, in a thousand combats and more. */
  @Test
  void sumsOfCombats() {
    var combats = new AtomicInteger();
    TableGames.play(
        200,
        150,
        (names, before, option, events, after) -> {
          for (int viewer : RandomGames.viewers(names.game())) {
            ArrayNode json = EventJson.of(names, viewer, Question.of(before), events);
            for (int i = 0; i < events.size(); i++) {
              if (events.get(i) instanceof Event.CombatSettled e) {
                JsonNode settled = json.get(i);
                sum(names, e.attack(), settled.get("attack"));
                sum(names, e.defense(), settled.get("defense"));
                assertThat(settled.get("damage").asInt())
                    .isEqualTo(e.damage())
                    .isIn(0, value(settled, "attack") - value(settled, "defense"));
                assertThat(settled.get("winner").asInt()).isEqualTo(e.winner() + 1);
                combats.incrementAndGet();
              }
            }
          }
        });
    assertThat(combats.get()).isGreaterThan(3 * 1000);
  }

  private static int value(JsonNode settled, String side) {
    return settled.get(side).get("value").asInt();
  }

  private static void sum(Names names, CombatValue v, JsonNode json) {
    assertThat(json.get("seat").asInt()).isEqualTo(v.player() + 1);
    assertThat(json.get("card").isNull() ? "" : json.get("card").asText())
        .isEqualTo(v.card() < 0 ? "" : names.card(v.player(), v.card()));
    assertThat(json.get("printed").asInt()).isEqualTo(v.printed());
    assertThat(json.get("base").asInt()).isEqualTo(v.base());
    assertThat(json.get("additions").asInt()).isEqualTo(v.additions());
    assertThat(json.get("bonuses").asInt()).isEqualTo(v.bonuses());
    assertThat(json.path("ruled").asInt()).isEqualTo(v.ruled());
    assertThat(json.get("hiddenBoost").asInt()).isEqualTo(v.hiddenBoost());
    assertThat(json.get("locked").asBoolean()).isEqualTo(v.locked());
    assertThat(json.get("ignored").asBoolean()).isEqualTo(v.ignored());
    assertThat(json.get("value").asInt()).isEqualTo(v.value());
    // What a page adds up line by line comes to the value.
    int sum = v.base() + v.additions() + v.bonuses() + v.hiddenBoost();
    assertThat(v.value()).isEqualTo(v.ignored() ? 0 : Math.max(0, sum));
  }

  /** How long a frame may take tells nothing. */
  @Test
  void pausesAreTheSameForAll() {
    TableGames.play(
        400,
        10,
        (names, before, option, events, after) -> {
          int pause = Pause.of(events);
          assertThat(pause).isBetween(0, 4000);
          for (int viewer : RandomGames.viewers(names.game())) {
            List<Event> seen = events.stream().map(e -> e.seenBy(viewer, names.game())).toList();
            assertThat(Pause.of(seen)).isEqualTo(pause);
          }
        });
  }
}
