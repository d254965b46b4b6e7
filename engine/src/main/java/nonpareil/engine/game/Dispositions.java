package nonpareil.engine.game;

import nonpareil.engine.effect.Pile;
import nonpareil.engine.game.Event.Cause;

/**
 * What becomes of a card in play when its use is over, if it is not discarded: one byte for each
 * side of a combat and one for a scheme, 0 for the discard pile.
 */
final class Dispositions {

  private Dispositions() {}

  static void ofSide(State s, int side, Pocket to) {
    s.set(State.SIDE_GOES + side, 1 + to.code());
  }

  static void ofScheme(State s, Pocket to) {
    int at = s.shared(Extra.SCHEME_GOES);
    s.set(at, s.get(at) & TOLD | 1 + to.code());
  }

  /** The scheme has gone where an ability said. */
  static void ofScheme(State s) {
    s.set(s.shared(Extra.SCHEME_GOES), 0);
  }

  /** Added to a scheme's byte: abilities were told of it, and it goes when they are done. */
  private static final int TOLD = 64;

  static boolean isTold(State s) {
    return s.game.hasExtra() && s.get(s.shared(Extra.SCHEME_GOES)) >= TOLD;
  }

  static void told(State s) {
    s.set(s.shared(Extra.SCHEME_GOES), s.get(s.shared(Extra.SCHEME_GOES)) | TOLD);
  }

  /** Whether a byte can be one for a scheme. */
  static boolean isScheme(int code) {
    return code >= 0 && (code & ~TOLD) <= Pocket.codes();
  }

  /** A card of a combat leaves play. */
  static void settleSide(State s, int side, int player, int card) {
    int code = s.get(State.SIDE_GOES + side);
    if (code == 0) {
      Cards.fromTableToDiscard(s, player, card);
    } else {
      settle(s, player, card, code);
    }
  }

  /** A scheme leaves play. */
  static void settleScheme(State s, int player, int card) {
    int code = s.game.hasExtra() ? s.get(s.shared(Extra.SCHEME_GOES)) & ~TOLD : 0;
    if (s.game.hasExtra()) {
      s.set(s.shared(Extra.SCHEME_GOES), 0);
    }
    settleScheme(s, player, card, code);
  }

  /** The same with what becomes of it. */
  static void settleScheme(State s, int player, int card, int code) {
    if (code == 0) {
      Ongoing.settle(s, player, card);
    } else {
      settle(s, player, card, code);
    }
  }

  /** An ability that is told of a scheme after its effects says where it goes, and it goes. */
  static void settleNow(State s, int player, int card, Pocket to) {
    settle(s, player, card, 1 + to.code());
  }

  private static void settle(State s, int player, int card, int code) {
    Pocket wanted = Pocket.ofCode(code - 1);
    Pocket to = PileWords.room(s, player, wanted) > 0 ? wanted : Pocket.DISCARD;
    s.table(player, s.game.seat(player).deck().minus(s.table(player), card));
    Piles.lay(s, player, card, Pocket.PLAY, to, 0, false, false, Cause.RULE);
    if (to.kind() == Pile.Kind.DECK) {
      Cards.shuffle(s, player);
    }
  }
}
