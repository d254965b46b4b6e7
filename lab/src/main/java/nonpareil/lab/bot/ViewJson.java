package nonpareil.lab.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Held;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.SecondDeck;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.jspecify.annotations.Nullable;

/** What a view shows, for a bot: made from the view alone. */
final class ViewJson {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final View view;
  private final Game game;

  /** Any state that looks like the view: what is asked and offered is the same in all of them. */
  private final State alike;

  private final Rules rules = new Rules();
  private final int[] options;

  ViewJson(View view) {
    this.view = view;
    game = view.game();
    alike = new Redeal(0).deal(view);
    options = rules.options(alike).toArray();
  }

  /** The options of the pending decision in the order they are offered. */
  int[] options() {
    return options.clone();
  }

  String text(int option) {
    return OptionText.of(alike, option);
  }

  /** The option with a text, or -1. */
  int find(String text) {
    return OptionText.find(alike, rules.options(alike), text);
  }

  ArrayNode optionTexts() {
    ArrayNode texts = JSON.arrayNode();
    for (int option : options) {
      texts.add(text(option));
    }
    return texts;
  }

  /** What is asked, and by what. */
  ObjectNode question() {
    Question question = Question.of(alike);
    ObjectNode json = JSON.objectNode().put("kind", question.kind().text());
    Cause cause = question.cause();
    if (cause.player() < 0) {
      json.putNull("cause");
    } else {
      ObjectNode by = json.putObject("cause").put("seat", cause.player() + 1);
      by.put("card", cause.card() < 0 ? null : card(cause.player(), cause.card()));
    }
    json.put("cardsOf", question.cardOwner() + 1);
    json.put("move", question.move());
    return json;
  }

  /** Everything that is seen. */
  ObjectNode view() {
    ObjectNode json =
        JSON.objectNode()
            .put("seat", view.viewer() + 1)
            .put("active", view.activePlayer() + 1)
            .put("actionsLeft", view.actionsLeft());
    ArrayNode fighters = json.putArray("fighters");
    for (int f = 0; f < game.fighters(); f++) {
      ObjectNode fighter =
          fighters
              .addObject()
              .put("id", game.pieceName(f))
              .put("space", space(view.at(f)))
              .put("health", view.health(f));
      if (view.hasSecondLife(f)) {
        fighter.put("secondLife", true);
      }
      LastingJson.held(fighter, game, Held.on(view, f));
    }
    ArrayNode tokens = json.putArray("tokens");
    for (int t = 0; t < game.tokens(); t++) {
      tokens
          .addObject()
          .put("id", game.pieceName(Game.TOKEN + t))
          .put("space", space(view.tokenAt(t)));
    }
    ArrayNode players = json.putArray("players");
    for (int p = 0; p < game.players(); p++) {
      players.add(player(p));
    }
    if (!view.rules().isEmpty()) {
      json.set("rules", LastingJson.rules(view));
    }
    json.set("combat", combat());
    return json;
  }

  private ObjectNode player(int p) {
    ObjectNode json =
        JSON.objectNode()
            .put("seat", p + 1)
            .put("out", (view.playersOut() >>> p & 1) != 0)
            .put("handSize", view.handSize(p))
            .put("deckSize", view.deckSize(p))
            .put("inPlay", view.tableSize(p));
    json.set("known", cards(p, view.knownHand(p)));
    json.set("discard", cards(p, view.discard(p)));
    json.set("removed", cards(p, view.removed(p)));
    ArrayNode top = json.putArray("deckTop");
    view.knownTop(p).forEach(c -> top.add(card(p, c)));
    var traits = game.seat(p).hero().traits();
    json.put("trait", traits.isEmpty() ? null : traits.get(view.trait(p)));
    LastingJson.kept(json, view, p);
    if (game.seat(p).hero().secondDeck() != null) {
      json.set("laid", seconds(p, view.laid(p)));
      json.set("used", seconds(p, view.used(p)));
      json.put("secondDeckSize", view.secondDeckSize(p));
    }
    return json;
  }

  private JsonNode combat() {
    Question question = Question.of(alike);
    if (question.attacker() == State.NOBODY) {
      return JSON.nullNode();
    }
    int attacker = question.attacker();
    int target = question.target();
    return JSON.objectNode()
        .put("attacker", game.pieceName(attacker))
        .put("target", game.pieceName(target))
        .put("attackCard", combatCard(true, attacker))
        .put("defenseCard", combatCard(false, target));
  }

  private @Nullable String combatCard(boolean attack, int fighter) {
    int card = view.combatCard(attack);
    if (card == View.HIDDEN) {
      return "hidden";
    }
    return card < 0 ? null : card(game.owner(fighter), card);
  }

  private ArrayNode cards(int player, int set) {
    Deck deck = game.seat(player).deck();
    ArrayNode cards = JSON.arrayNode();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      cards.add(deck.card(deck.cardAtBit(Integer.numberOfTrailingZeros(rest))).id());
    }
    return cards;
  }

  private ArrayNode seconds(int player, int set) {
    SecondDeck second = game.seat(player).second();
    ArrayNode cards = JSON.arrayNode();
    for (int c = second.first(); c < second.end(); c++) {
      for (int i = second.count(set, c); i > 0; i--) {
        cards.add(card(player, c));
      }
    }
    return cards;
  }

  private String card(int player, int card) {
    return game.seat(player).deck().card(card).id();
  }

  private @Nullable String space(int space) {
    return space < 0 ? null : game.board().spaceId(space);
  }
}
