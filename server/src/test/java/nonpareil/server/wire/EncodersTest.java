package nonpareil.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Reach;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.game.WhyNot;
import nonpareil.engine.hero.Hero;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** View, prompt, reasons and reach are those of the engine, and tell what may be known only. */
@Execution(ExecutionMode.CONCURRENT)
final class EncodersTest {

  private static final String SINCE = "2026-01-01T00:00:00Z";

  /** Everything a frame says of a position. */
  private static ObjectNode all(Eyes eyes) {
    ObjectNode json = Json.object();
    json.set("view", ViewJson.of(eyes));
    json.set("prompt", PromptJson.of(eyes, SINCE));
    json.set("why", WhyJson.of(eyes));
    json.set("reach", ReachJson.of(eyes, List.of()));
    return json;
  }

  /** Whatever others hold and however decks lie: what is written is the same. */
  @Test
  void aRedealIsWrittenTheSame() {
    var redeal = new Redeal(3);
    var compared = new AtomicInteger();
    Map<String, Integer> heroes = new java.util.TreeMap<>();
    TableGames.play(
        0,
        100,
        (names, before, option, events, after) -> {
          for (int viewer : RandomGames.viewers(names.game())) {
            View view = View.of(before, viewer);
            State other = redeal.deal(view);
            assertThat(all(Eyes.of(names, other, viewer)))
                .isEqualTo(all(Eyes.of(names, before, viewer)));
            compared.incrementAndGet();
          }
          for (Hero hero : names.game().setup().heroes()) {
            heroes.merge(hero.id(), 1, Integer::sum);
          }
        });
    assertThat(compared.get()).isGreaterThan(10_000);
    assertThat(heroes).hasSize(10);
    assertThat(heroes.values()).allMatch(positions -> positions > 500);
  }

  /** The options of whoever is asked are the engine's, and nobody else gets any. */
  @Test
  void options() {
    var rules = new Rules();
    var kinds = new EnumMap<DecisionKind, Integer>(DecisionKind.class);
    TableGames.play(
        100,
        60,
        (names, before, option, events, after) -> {
          var expected = new ArrayList<String>();
          for (int offered : rules.options(before).toArray()) {
            expected.add(OptionText.of(before, offered));
          }
          kinds.merge(before.decision(), 1, Integer::sum);
          for (int viewer : RandomGames.viewers(names.game())) {
            ObjectNode prompt = PromptJson.of(Eyes.of(names, before, viewer), SINCE);
            if (viewer == before.decider()) {
              assertThat(texts(prompt.get("options"))).isEqualTo(expected);
              assertThat(prompt.get("seat").asInt()).isEqualTo(viewer + 1);
              assertThat(prompt.get("kind").asText()).isEqualTo(before.decision().text());
              question(names, Question.of(before), prompt);
            } else {
              assertThat(prompt.has("options")).isFalse();
            }
          }
        });
    assertThat(kinds.keySet())
        .contains(
            DecisionKind.SET_UP,
            DecisionKind.ACTION,
            DecisionKind.BOOST,
            DecisionKind.MOVE,
            DecisionKind.ATTACK_CARD,
            DecisionKind.DEFENSE_CARD,
            DecisionKind.DISCARD,
            DecisionKind.CHOOSE_FIGHTER,
            DecisionKind.CHOOSE_SPACE,
            DecisionKind.CHOOSE_CARD,
            DecisionKind.CHOOSE_OPTION,
            DecisionKind.CONFIRM,
            DecisionKind.ORDER);
  }

  private static void question(Names names, Question question, ObjectNode prompt) {
    assertThat(prompt.get("reaction").asBoolean()).isEqualTo(question.reaction());
    assertThat(prompt.get("move").asInt()).isEqualTo(question.move());
    assertThat(prompt.get("cardsOf").asInt()).isEqualTo(question.cardOwner() + 1);
    assertThat(prompt.get("attacker").isNull()).isEqualTo(question.attacker() == State.NOBODY);
    if (question.attacker() != State.NOBODY) {
      assertThat(prompt.get("attacker").asText()).isEqualTo(names.piece(question.attacker()));
      assertThat(prompt.get("target").asText()).isEqualTo(names.piece(question.target()));
    }
    assertThat(prompt.get("cause").isNull()).isEqualTo(question.cause().player() < 0);
  }

  private static List<String> texts(JsonNode array) {
    var texts = new ArrayList<String>();
    array.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  /** A choice of a card is told by events only; everything else is public. */
  @Test
  void choicesAsOthersSeeThem() {
    TableGames.play(
        160,
        20,
        (names, before, option, events, after) -> {
          String text = OptionText.of(before, option);
          for (int viewer : RandomGames.viewers(names.game())) {
            String seen = ChoiceText.seenBy(names, before, option, viewer);
            boolean team =
                viewer != State.SPECTATOR && names.game().sameTeam(viewer, before.decider());
            Question question = Question.of(before);
            boolean card = Option.word(option) == Option.Word.CARD;
            boolean mates = team && viewer != before.decider();
            boolean hidden =
                mates ? card && question.alone() : !team && (card || question.reaction());
            assertThat(seen).isEqualTo(hidden ? PieceJson.HIDDEN : text);
          }
          assertThat(ChoiceText.seenBy(names, before, option, Eyes.OPEN)).isEqualTo(text);
        });
  }

  // ---- the view

  /** What a player sees is what is there. */
  @Test
  void viewsShowTheState() {
    TableGames.play(
        200,
        40,
        (names, before, option, events, after) -> {
          for (int viewer : RandomGames.viewers(names.game())) {
            view(names, before, viewer, ViewJson.of(Eyes.of(names, before, viewer)));
          }
          view(names, before, Eyes.OPEN, ViewJson.of(Eyes.of(names, before, Eyes.OPEN)));
        });
  }

  private static void view(Names names, State s, int seat, ObjectNode json) {
    Game game = names.game();
    int viewer = seat == Eyes.OPEN ? seat : View.eyes(s, seat);
    boolean player = viewer >= 0 && viewer < game.players();
    assertThat(json.get("viewer").asInt()).isEqualTo(player ? viewer + 1 : 0);
    assertThat(json.get("active").asInt()).isEqualTo(s.activePlayer() + 1);
    assertThat(json.get("actionsLeft").asInt()).isEqualTo(s.actionsLeft());
    for (int f = 0; f < game.fighters(); f++) {
      JsonNode fighter = json.get("fighters").get(f);
      assertThat(fighter.get("id").asText()).isEqualTo(game.pieceName(f));
      assertThat(fighter.get("health").asInt()).isEqualTo(s.health(f));
      assertThat(fighter.get("defeated").asBoolean()).isEqualTo(s.defeated(f));
      assertThat(fighter.get("space").asText())
          .isEqualTo(s.onBoard(f) ? game.board().spaceId(s.at(f)) : "null");
    }
    for (int p = 0; p < game.players(); p++) {
      JsonNode seen = json.get("players").get(p);
      boolean sees = viewer == Eyes.OPEN || player && game.sameTeam(viewer, p);
      assertThat(seen.get("handSize").asInt()).isEqualTo(s.handSize(p));
      assertThat(seen.get("deckSize").asInt()).isEqualTo(s.deckSize(p));
      assertThat(seen.has("hand")).isEqualTo(sees);
      if (sees) {
        assertThat(seen.get("hand")).isEqualTo(PieceJson.cards(names, p, s.hand(p)));
      }
      assertThat(seen.get("discard")).isEqualTo(PieceJson.cards(names, p, s.discard(p)));
      Deck deck = game.seat(p).deck();
      // What is unseen holds at least the deck, and all of it if one sees the hand.
      int unseen = 0;
      for (int c = 0; c < deck.size(); c++) {
        int copies = seen.get("unseen").path(names.card(p, c)).asInt();
        assertThat(copies).isLessThanOrEqualTo(deck.card(c).copies());
        unseen += copies;
      }
      assertThat(unseen).isGreaterThanOrEqualTo(s.deckSize(p));
      if (sees) {
        assertThat(unseen).isEqualTo(s.deckSize(p));
      }
    }
    JsonNode combat = json.get("combat");
    if (viewer == Eyes.OPEN) {
      assertThat(combat.toString()).doesNotContain("hidden");
    }
  }

  // ---- why not

  /** Whatever cannot be used now says why, with a reason of its own. */
  @Test
  void reasons() {
    var rules = new Rules();
    var positions = new AtomicInteger();
    var reasons = new EnumMap<WhyNot.Reason, Integer>(WhyNot.Reason.class);
    TableGames.play(
        300,
        40,
        (names, before, option, events, after) -> {
          int me = before.decider();
          ObjectNode why = WhyJson.of(Eyes.of(names, before, me));
          List<String> options = new ArrayList<>();
          for (int offered : rules.options(before).toArray()) {
            options.add(OptionText.of(before, offered));
          }
          boolean ownCards = OptionText.cardOwner(before) == me;
          Deck deck = names.game().seat(me).deck();
          for (int c = 0; c < deck.size(); c++) {
            String card = names.card(me, c);
            JsonNode reason = why.get("cards").get(card);
            if (!deck.has(before.hand(me), c)) {
              assertThat(reason).isNull();
              continue;
            }
            boolean named =
                ownCards && options.contains("card " + card)
                    || options.stream().anyMatch(o -> o.startsWith("scheme " + card + " "));
            assertThat(reason != null && named).as(card).isFalse();
            if (reason != null) {
              count(reasons, reason);
              specific(before, options, reason.asText(), "card ", ownCards);
            } else if (!named) {
              assertThat(options).as(card).anyMatch(o -> o.startsWith("attack "));
            }
          }
          for (int f = 0; f < names.game().fighters() + names.game().tokens(); f++) {
            int piece = f < names.game().fighters() ? f : Game.TOKEN + f - names.game().fighters();
            String name = names.piece(piece);
            JsonNode reason = why.get("pieces").get(name);
            boolean named = options.stream().anyMatch(o -> names(o, name));
            assertThat(reason != null && named).as(name).isFalse();
            if (reason != null) {
              count(reasons, reason);
              mine(names, before, options, piece, reason.asText());
            } else if (!named) {
              assertThat(before.decision()).as(name).isEqualTo(DecisionKind.ACTION);
            }
          }
          positions.incrementAndGet();
          for (int viewer : RandomGames.viewers(names.game())) {
            if (viewer != me) {
              ObjectNode others = WhyJson.of(Eyes.of(names, before, viewer));
              assertThat(others.path("cards")).isEmpty();
              assertThat(others.path("pieces")).isEmpty();
              assertThat(others.path("all").asText())
                  .isEqualTo(
                      View.eyes(before, viewer) == State.SPECTATOR ? "" : "not-your-decision");
            }
          }
        });
    assertThat(positions.get()).isGreaterThan(1000);
    assertThat(reasons).hasSizeGreaterThan(15).doesNotContainKey(WhyNot.Reason.NOT_YOUR_DECISION);
  }

  private static void count(Map<WhyNot.Reason, Integer> reasons, JsonNode reason) {
    String name = reason.asText().toUpperCase(java.util.Locale.ROOT).replace('-', '_');
    reasons.merge(WhyNot.Reason.valueOf(name), 1, Integer::sum);
  }

  private static boolean names(String option, String piece) {
    return List.of(option.split(" ", -1)).contains(piece);
  }

  /** The two words that could stand for anything are used only where nothing better is true. */
  private static void specific(
      State s, List<String> options, String reason, String word, boolean asked) {
    boolean kind = asked && options.stream().anyMatch(o -> o.startsWith(word));
    if (reason.equals("not-meant")) {
      assertThat(Question.of(s).cause().player())
          .as("a card or ability is at work")
          .isNotNegative();
      assertThat(kind).isTrue();
    }
    if (reason.equals("not-asked-for")) {
      assertThat(kind).as("%s %s", s.decision(), options).isFalse();
    }
  }

  private static void mine(Names names, State s, List<String> options, int piece, String reason) {
    if (!reason.equals("not-meant")) {
      return;
    }
    assertThat(Question.of(s).cause().player()).isNotNegative();
    boolean own = names.piece(piece).startsWith(s.decider() + 1 + ".");
    boolean others =
        options.stream()
            .filter(o -> o.contains("."))
            .anyMatch(o -> !o.contains(" " + (s.decider() + 1) + "."));
    assertThat(own || others).as("not yours would say more: %s", options).isTrue();
  }

  // ---- reach

  @Test
  void reachIsTheEngines() {
    var compared = new AtomicInteger();
    TableGames.play(
        400,
        20,
        (names, before, option, events, after) -> {
          Game game = names.game();
          for (int viewer : RandomGames.viewers(game)) {
            Reach reach = Reach.of(View.of(before, viewer));
            JsonNode fighters =
                ReachJson.of(Eyes.of(names, before, viewer), List.of()).get("fighters");
            for (int f = 0; f < game.fighters(); f++) {
              JsonNode json = fighters.get(names.piece(f));
              assertThat(json == null).isEqualTo(!before.onBoard(f));
              if (json == null) {
                continue;
              }
              assertThat(set(names, json.get("now"))).isEqualTo(reach.now(f));
              assertThat(json.get("boosted").size()).isEqualTo(reach.withEachBoost(f).size());
              reach
                  .withEachBoost(f)
                  .forEach(
                      (boost, goals) ->
                          assertThat(set(names, json.get("boosted").get(boost.toString())))
                              .isEqualTo(goals));
              assertThat(json.get("targets"))
                  .isEqualTo(PieceJson.fighters(names, reach.targets(f)));
              // Whoever can be attacked stands within the range.
              long range = set(names, json.get("range"));
              for (JsonNode target : json.get("targets")) {
                int at = before.at(game.piece(target.asText()));
                assertThat(range >>> at & 1).isOne();
              }
              compared.incrementAndGet();
            }
          }
        });
    assertThat(compared.get()).isGreaterThan(10_000);
  }

  private static long set(Names names, JsonNode spaces) {
    long set = 0;
    for (JsonNode space : (ArrayNode) spaces) {
      set |= 1L << names.game().board().space(space.asText());
    }
    return set;
  }

  /** A planned move counts as made. */
  @Test
  void reachAfterPlannedMoves() {
    var compared = new AtomicInteger();
    TableGames.play(
        420,
        20,
        (names, before, option, events, after) -> {
          Question question = Question.of(before);
          boolean maneuver = before.decision() == DecisionKind.MOVE && question.move() > 0;
          if (!maneuver || Option.word(option) != Option.Word.MOVE) {
            return;
          }
          var step = new Reach.Step(Option.first(option), Option.second(option));
          int me = before.decider();
          JsonNode planned = ReachJson.of(Eyes.of(names, before, me), List.of(step));
          Reach reach = Reach.of(View.of(before, me)).after(List.of(step));
          for (int f = 0; f < names.game().fighters(); f++) {
            JsonNode json = planned.get("fighters").get(names.piece(f));
            if (json != null) {
              assertThat(set(names, json.get("now"))).isEqualTo(reach.now(f));
              compared.incrementAndGet();
            }
          }
        });
    assertThat(compared.get()).isGreaterThan(100);
  }
}
