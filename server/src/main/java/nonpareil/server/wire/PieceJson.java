package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/** Pieces, cards, spaces and causes as they stand in messages. */
final class PieceJson {

  /** A card that is there but not to be seen. */
  static final String HIDDEN = "hidden";

  private PieceJson() {}

  /** The cards of a multiset, copies several times. */
  static ArrayNode cards(Names names, int player, int set) {
    Deck deck = names.game().seat(player).deck();
    ArrayNode cards = Json.array();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      cards.add(names.card(player, deck.cardAtBit(Integer.numberOfTrailingZeros(rest))));
    }
    return cards;
  }

  static ArrayNode spaces(Names names, long set) {
    ArrayNode spaces = Json.array();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      spaces.add(names.space(Long.numberOfTrailingZeros(rest)));
    }
    return spaces;
  }

  static ArrayNode fighters(Names names, int set) {
    ArrayNode fighters = Json.array();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      fighters.add(names.piece(Integer.numberOfTrailingZeros(rest)));
    }
    return fighters;
  }

  /** A piece that may be nobody. */
  static void piece(ObjectNode json, String key, Names names, int piece) {
    if (piece == State.NOBODY) {
      json.putNull(key);
    } else {
      json.put(key, names.piece(piece));
    }
  }

  /** A card that may be none or hidden. */
  static void card(ObjectNode json, String key, Names names, int player, int card) {
    if (card == View.HIDDEN) {
      json.put(key, HIDDEN);
    } else if (card < 0) {
      json.putNull(key);
    } else {
      json.put(key, names.card(player, card));
    }
  }

  /** A card, an ability, or null for a rule. */
  static void cause(ObjectNode json, Names names, Cause cause) {
    if (cause.player() < 0) {
      json.putNull("cause");
      return;
    }
    ObjectNode by = json.putObject("cause").put("seat", cause.player() + 1);
    if (cause.card() >= 0) {
      by.put("card", names.card(cause.player(), cause.card()));
    }
  }
}
