package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.WhyNot;
import org.jspecify.annotations.Nullable;

/** Why cards and pieces cannot be used now. */
public final class WhyJson {

  private static final String[] WORDS = words();

  private WhyJson() {}

  private static String[] words() {
    var words = new String[WhyNot.Reason.values().length];
    for (WhyNot.Reason reason : WhyNot.Reason.values()) {
      words[reason.ordinal()] = Names.kebab(reason);
    }
    return words;
  }

  /** A reason as it is written; null if there is none. */
  public static @Nullable String text(WhyNot.@Nullable Reason reason) {
    return reason == null ? null : WORDS[reason.ordinal()];
  }

  /** For every card in the viewer's hand and every piece that cannot be used now. */
  public static ObjectNode of(Eyes eyes) {
    ObjectNode json = Json.object();
    ObjectNode cards = json.putObject("cards");
    ObjectNode pieces = json.putObject("pieces");
    if (!eyes.isPlayer()) {
      return json;
    }
    if (!eyes.isAsked()) {
      return json.put("all", text(WhyNot.Reason.NOT_YOUR_DECISION));
    }
    Names names = eyes.names();
    Game game = names.game();
    int me = eyes.view().viewer();
    WhyNot why = WhyNot.of(eyes.view());
    Deck deck = game.seat(me).deck();
    for (int rest = deck.kinds(eyes.alike().hand(me)); rest != 0; rest &= rest - 1) {
      int card = deck.cardAtBit(Integer.numberOfTrailingZeros(rest));
      put(cards, names.card(me, card), why.card(card));
    }
    for (int f = 0; f < game.fighters(); f++) {
      put(pieces, names.piece(f), why.piece(f));
    }
    for (int t = 0; t < game.tokens(); t++) {
      put(pieces, names.piece(Game.TOKEN + t), why.piece(Game.TOKEN + t));
    }
    return json;
  }

  private static void put(ObjectNode json, String key, WhyNot.@Nullable Reason reason) {
    if (reason != null) {
      json.put(key, text(reason));
    }
  }
}
