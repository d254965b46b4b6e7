package nonpareil.server.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.SecondDeck;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/** What is seen of a position. */
public final class ViewJson {

  private final Eyes eyes;
  private final Names names;
  private final Game game;
  private final View view;
  private final State alike;

  private ViewJson(Eyes eyes) {
    this.eyes = eyes;
    names = eyes.names();
    game = names.game();
    view = eyes.view();
    alike = eyes.alike();
  }

  public static ObjectNode of(Eyes eyes) {
    return new ViewJson(eyes).write();
  }

  /** The fighters alone. */
  public static ArrayNode fighters(Names names, View view) {
    ArrayNode fighters = Json.array();
    for (int f = 0; f < names.game().fighters(); f++) {
      ObjectNode fighter =
          fighters
              .addObject()
              .put("id", names.piece(f))
              .put("space", names.space(view.at(f)))
              .put("health", view.health(f))
              .put("defeated", view.health(f) == 0);
      if ((view.inReserve(names.game().owner(f)) >>> f & 1) != 0) {
        fighter.put("reserve", true);
      }
      if ((view.leftOut(names.game().owner(f)) >>> f & 1) != 0) {
        fighter.put("leftOut", true);
      }
      if (view.hasSecondLife(f)) {
        fighter.put("secondLife", true);
      }
    }
    return fighters;
  }

  /** The tokens alone. */
  public static ArrayNode tokens(Names names, View view) {
    ArrayNode tokens = Json.array();
    for (int t = 0; t < names.game().tokens(); t++) {
      tokens
          .addObject()
          .put("id", names.piece(Game.TOKEN + t))
          .put("space", names.space(view.tokenAt(t)));
    }
    return tokens;
  }

  private ObjectNode write() {
    ObjectNode json =
        Json.object()
            .put("viewer", eyes.seat())
            .put("active", view.activePlayer() + 1)
            .put("actionsLeft", view.actionsLeft());
    json.set("fighters", fighters(names, view));
    json.set("tokens", tokens(names, view));
    ArrayNode players = json.putArray("players");
    for (int p = 0; p < game.players(); p++) {
      players.add(player(p));
    }
    if (!view.rules().isEmpty()) {
      json.set("rules", RuleJson.of(names, view.rules()));
    }
    json.set("combat", combat());
    return json.put("over", view.isOver());
  }

  private ObjectNode player(int p) {
    Deck deck = game.seat(p).deck();
    boolean sees = eyes.sees(p);
    ObjectNode json = Json.object().put("seat", p + 1).put("handSize", view.handSize(p));
    if (sees) {
      json.set("hand", PieceJson.cards(names, p, alike.hand(p)));
    }
    int known = sees ? 0 : view.knownHand(p);
    json.set("known", PieceJson.cards(names, p, known));
    json.put("deckSize", view.deckSize(p));
    ArrayNode top = json.putArray("deckTop");
    for (int card : view.knownTop(p)) {
      top.add(names.card(p, card));
    }
    json.set("discard", PieceJson.cards(names, p, view.discard(p)));
    json.set("removed", PieceJson.cards(names, p, view.removed(p)));
    int seen = deck.plusAll(view.discard(p), view.removed(p));
    seen = deck.plusAll(seen, view.inPlay(p));
    seen = deck.plusAll(seen, sees ? alike.hand(p) : known);
    if (sees || !hidesTable(p)) {
      seen = deck.plusAll(seen, alike.table(p));
    }
    for (int i = 0; i < game.seat(p).hero().piles().size(); i++) {
      seen = deck.plusAll(seen, seenInPile(p, i));
    }
    ObjectNode unseen = json.putObject("unseen");
    int rest = deck.minusAll(Deck.all(), seen);
    for (int c = 0; c < deck.size(); c++) {
      int copies = deck.count(rest, c);
      if (copies > 0) {
        unseen.put(names.card(p, c), copies);
      }
    }
    var traits = game.seat(p).hero().traits();
    json.put("trait", traits.isEmpty() ? null : traits.get(view.trait(p)));
    kept(json, p);
    piles(json, p);
    second(json, p);
    json.put("out", (view.playersOut() >>> p & 1) != 0);
    if ((view.playersLeaving() >>> p & 1) != 0) {
      json.put("leaving", true);
    }
    return json;
  }

  /** The cards of a pile of a player's own that the viewer may know, as a multiset. */
  private int seenInPile(int p, int pile) {
    return eyes.sees(p) || game.seat(p).hero().piles().get(pile).faceUp()
        ? alike.pile(p, pile)
        : view.knownInPile(p, pile);
  }

  /** Piles of a player's own: how many cards lie there, and which of them the viewer knows. */
  private void piles(ObjectNode json, int p) {
    var piles = game.seat(p).hero().piles();
    if (!piles.isEmpty()) {
      ArrayNode all = json.putArray("piles");
      for (int i = 0; i < piles.size(); i++) {
        all.addObject()
            .put("id", piles.get(i).id())
            .put("size", view.pileSize(p, i))
            .set("cards", PieceJson.cards(names, p, seenInPile(p, i)));
      }
    }
  }

  /** Counters, and schemes that lie before a player with the counters on them. */
  private void kept(ObjectNode json, int p) {
    var counters = game.seat(p).hero().counters();
    if (!counters.isEmpty()) {
      ObjectNode kept = json.putObject("counters");
      for (int i = 0; i < counters.size(); i++) {
        kept.put(counters.get(i).id(), view.counterOf(p, i));
      }
    }
    if (view.inPlay(p) != 0) {
      ArrayNode laid = json.putArray("inPlay");
      Deck deck = game.seat(p).deck();
      for (int c = 0; c < deck.size(); c++) {
        if (deck.has(view.inPlay(p), c)) {
          laid.addObject().put("card", names.card(p, c)).put("counters", view.countersOn(p, c));
        }
      }
    }
  }

  /** The second deck: what is left of it, what lies before its player and what was used. */
  private void second(ObjectNode json, int p) {
    if (game.seat(p).hero().secondDeck() != null) {
      json.set("laid", seconds(p, view.laid(p)));
      json.set("used", seconds(p, view.used(p)));
      json.put("secondDeckSize", view.secondDeckSize(p));
    }
  }

  private ArrayNode seconds(int player, int set) {
    SecondDeck second = game.seat(player).second();
    ArrayNode cards = Json.array();
    for (int c = second.first(); c < second.end(); c++) {
      for (int i = second.count(set, c); i > 0; i--) {
        cards.add(names.card(player, c));
      }
    }
    return cards;
  }

  /** Whether a player's card of the running combat cannot be seen. */
  private boolean hidesTable(int player) {
    Question question = eyes.question();
    return question.attacker() != State.NOBODY
        && (game.owner(question.attacker()) == player && view.combatCard(true) == View.HIDDEN
            || game.owner(question.target()) == player && view.combatCard(false) == View.HIDDEN);
  }

  private JsonNode combat() {
    Question question = eyes.question();
    if (question.attacker() == State.NOBODY) {
      return JsonNodeFactory.instance.nullNode();
    }
    int attacker = game.owner(question.attacker());
    int defender = game.owner(question.target());
    ObjectNode json = Json.object();
    json.put("attacker", names.piece(question.attacker()));
    json.put("target", names.piece(question.target()));
    PieceJson.card(json, "attackCard", names, attacker, of(attacker).combatCard(true));
    PieceJson.card(json, "defenseCard", names, defender, of(defender).combatCard(false));
    PieceJson.card(json, "boostCard", names, attacker, of(attacker).boostCard());
    return json;
  }

  /** The view that shows a player's cards of a combat: with open eyes the player's own. */
  private View of(int player) {
    return eyes.isOpen() ? View.of(alike, player) : view;
  }
}
