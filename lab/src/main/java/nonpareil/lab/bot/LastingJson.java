package nonpareil.lab.bot;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Held;
import nonpareil.engine.game.InForce;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;

/** What only some heroes have, for a bot: counters, piles and schemes before them, and rules. */
final class LastingJson {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private LastingJson() {}

  /** What a player has of it; nothing is said of what the hero cannot have. */
  static void kept(ObjectNode json, View view, int player) {
    Hero hero = view.game().seat(player).hero();
    Deck deck = view.game().seat(player).deck();
    if (hero.counters().stream().anyMatch(c -> c.heldBy() == null)) {
      ObjectNode counters = json.putObject("counters");
      for (int i = 0; i < hero.counters().size(); i++) {
        if (hero.counters().get(i).heldBy() == null) {
          counters.put(hero.counters().get(i).id(), view.counterOf(player, i));
        }
      }
    }
    held(json, view.game(), Held.by(view, player));
    if (view.inPlay(player) != 0) {
      ArrayNode schemes = json.putArray("schemes");
      for (int c = 0; c < deck.size(); c++) {
        if (deck.has(view.inPlay(player), c)) {
          schemes
              .addObject()
              .put("card", deck.card(c).id())
              .put("counters", view.countersOn(player, c));
        }
      }
    }
    if (!hero.piles().isEmpty()) {
      ArrayNode piles = json.putArray("piles");
      for (int i = 0; i < hero.piles().size(); i++) {
        int seen = view.pile(player, i);
        int known = seen == 0 ? view.knownInPile(player, i) : seen;
        ObjectNode pile =
            piles
                .addObject()
                .put("id", hero.piles().get(i).id())
                .put("size", view.pileSize(player, i));
        ArrayNode cards = pile.putArray("cards");
        for (int rest = known; rest != 0; rest &= rest - 1) {
          cards.add(deck.card(deck.cardAtBit(Integer.numberOfTrailingZeros(rest))).id());
        }
      }
    }
  }

  /** Counters that a fighter or a player holds, of whichever hero. */
  static void held(ObjectNode json, Game game, List<Held> held) {
    if (!held.isEmpty()) {
      ArrayNode all = json.putArray("held");
      for (Held counter : held) {
        all.addObject()
            .put("seat", counter.player() + 1)
            .put(
                "counter",
                game.seat(counter.player()).hero().counters().get(counter.counter()).id())
            .put("number", counter.number());
      }
    }
  }

  /** The rules that effects have put in force. */
  static ArrayNode rules(View view) {
    Game game = view.game();
    ArrayNode rules = JSON.arrayNode();
    for (InForce rule : view.rules()) {
      ObjectNode json = rules.addObject().put("seat", rule.player() + 1);
      json.put("card", rule.card() < 0 ? null : card(game, rule.player(), rule.card()));
      json.put("rule", rule.number(game));
      if (rule.players() == 0) {
        fighters(json.putArray("fighters"), game, rule.fighters());
      } else {
        ArrayNode players = json.putArray("players");
        for (int rest = rule.players(); rest != 0; rest &= rest - 1) {
          players.add(Integer.numberOfTrailingZeros(rest) + 1);
        }
      }
      if (rule.whom() != 0) {
        fighters(json.putArray("whom"), game, rule.whom());
      }
      if (rule.isCounted()) {
        json.put("amount", rule.amount());
      }
      if (rule.locked() != State.NOBODY) {
        int owner = Integer.numberOfTrailingZeros(rule.players());
        json.put("locked", card(game, owner, rule.locked()));
      }
      end(json, rule);
    }
    return rules;
  }

  private static void end(ObjectNode json, InForce rule) {
    int seat = rule.turnOf() + 1;
    if (rule.endsByHappening()) {
      json.put("until", "happened");
      return;
    }
    switch (rule.until()) {
      case END_OF_COMBAT -> json.put("until", "end-of-combat");
      case END_OF_TURN -> json.put("until", "end-of-turn");
      case END_OF_GAME ->
          json.put("until", rule.isForComingAttack() ? "coming-attack" : "end-of-game");
      case NEXT_ATTACK -> json.put("until", "next-attack");
      case THEIR_NEXT_ATTACK -> json.put("until", "their-next-attack");
      case START_OF_YOUR_NEXT_TURN -> json.put("until", "start-of-next-turn").put("of", seat);
      case END_OF_YOUR_NEXT_TURN, END_OF_THEIR_NEXT_TURN ->
          json.put("until", "end-of-next-turn").put("of", seat);
    }
  }

  private static void fighters(ArrayNode json, Game game, int set) {
    for (int rest = set; rest != 0; rest &= rest - 1) {
      json.add(game.pieceName(Integer.numberOfTrailingZeros(rest)));
    }
  }

  private static String card(Game game, int player, int card) {
    return game.seat(player).deck().card(card).id();
  }
}
