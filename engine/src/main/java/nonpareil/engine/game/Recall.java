package nonpareil.engine.game;

import nonpareil.engine.effect.CardSet;

/**
 * What words about cards leave behind in the frame of an effect for those that follow: which cards
 * of a deck were looked at, the highest boost among those that were moved, the type that was named.
 *
 * <p>The cards looked at are neighbours in a deck, so they are a first place and a number; they
 * stay the same cards while others come and go.
 */
final class Recall {

  private static final int COUNT_BITS = 5;
  private static final int BOOST_BITS = 4;

  private Recall() {}

  // ---- the cards looked at

  static void see(State s, int fr, int player, int first, int count) {
    s.set(EffectStack.more(s, fr, EffectStack.SEEN), first);
    s.set(EffectStack.more(s, fr, EffectStack.SEEN + 1), player + 1 << COUNT_BITS | count);
  }

  /** Whose deck was looked at, or NOBODY. */
  static int seenOwner(State s, int fr) {
    return ((s.get(EffectStack.more(s, fr, EffectStack.SEEN + 1)) & 0xFF) >> COUNT_BITS) - 1;
  }

  static int seenCount(State s, int fr) {
    return s.get(EffectStack.more(s, fr, EffectStack.SEEN + 1)) & (1 << COUNT_BITS) - 1;
  }

  static int seenFirst(State s, int fr) {
    return s.get(EffectStack.more(s, fr, EffectStack.SEEN));
  }

  /** The places of the cards looked at, as bits. */
  static int seenPlaces(State s, int fr) {
    return ((1 << seenCount(s, fr)) - 1) << seenFirst(s, fr);
  }

  /** A card has left a deck. */
  static void removed(State s, int player, int place) {
    for (int i = 0; i < s.get(State.DEPTH); i++) {
      int fr = State.FRAMES + i * State.FRAME;
      if (seenOwner(s, fr) != player) {
        continue;
      }
      int first = seenFirst(s, fr);
      int count = seenCount(s, fr);
      if (place < first) {
        see(s, fr, player, first - 1, count);
      } else if (place < first + count) {
        see(s, fr, player, first, count - 1);
      }
    }
  }

  /** A card has come into a deck. */
  static void inserted(State s, int player, int place) {
    for (int i = 0; i < s.get(State.DEPTH); i++) {
      int fr = State.FRAMES + i * State.FRAME;
      if (seenOwner(s, fr) == player && place <= seenFirst(s, fr)) {
        see(s, fr, player, seenFirst(s, fr) + 1, seenCount(s, fr));
      }
    }
  }

  /** A deck was shuffled: nothing of it is seen any more. */
  static void shuffled(State s, int player) {
    for (int i = 0; i < s.get(State.DEPTH); i++) {
      int fr = State.FRAMES + i * State.FRAME;
      if (seenOwner(s, fr) == player) {
        see(s, fr, player, 0, 0);
      }
    }
  }

  // ---- the cards moved for all to see

  /** A card was moved openly. Of several players only the cards of the last are remembered. */
  static void moved(State s, int fr, int player, int card) {
    if (!s.game.hasFurther()) {
      return;
    }
    int at = EffectStack.further(s, fr, EffectStack.MOVED);
    int before = movedOwner(s, fr) == player ? s.getInt(at) : 0;
    s.setInt(at, s.game.seat(player).deck().plus(before, card));
    s.set(EffectStack.further(s, fr, EffectStack.MOVED_OF), player + 1);
  }

  static void nothingMoved(State s, int fr) {
    if (s.game.hasFurther()) {
      s.setInt(EffectStack.further(s, fr, EffectStack.MOVED), 0);
      s.set(EffectStack.further(s, fr, EffectStack.MOVED_OF), 0);
    }
  }

  static int moved(State s, int fr) {
    return s.getInt(EffectStack.further(s, fr, EffectStack.MOVED));
  }

  /** Whose cards they are, or NOBODY. */
  static int movedOwner(State s, int fr) {
    return s.get(EffectStack.further(s, fr, EffectStack.MOVED_OF)) - 1;
  }

  // ---- the card that has set an effect off

  private static final int PLAYER_BITS = 2;

  /** A card and its player in one byte, as abilities that wait keep it. */
  static void setOffBy(State s, int fr, int packed, int boosted) {
    if (s.game.hasFurther()) {
      s.set(EffectStack.further(s, fr, EffectStack.THIS), packed);
      s.set(EffectStack.further(s, fr, EffectStack.BOOSTED), boosted);
    }
  }

  /** That card, or NOBODY. */
  static int setOffBy(State s, int fr) {
    return s.game.hasFurther()
        ? (s.get(EffectStack.further(s, fr, EffectStack.THIS)) >> PLAYER_BITS) - 1
        : State.NOBODY;
  }

  /** Whose it is; only if there is one. */
  static int setOffOwner(State s, int fr) {
    return s.get(EffectStack.further(s, fr, EffectStack.THIS)) & (1 << PLAYER_BITS) - 1;
  }

  // ---- the highest boost moved, the named type

  static int highestBoost(State s, int fr) {
    return s.get(EffectStack.more(s, fr, EffectStack.RECALL)) & (1 << BOOST_BITS) - 1;
  }

  static void highestBoost(State s, int fr, int boost) {
    s.set(
        EffectStack.more(s, fr, EffectStack.RECALL),
        s.get(EffectStack.more(s, fr, EffectStack.RECALL)) & -(1 << BOOST_BITS) | boost);
  }

  /** The number of the named type, or NOBODY. */
  static int namedType(State s, int fr) {
    return (s.get(EffectStack.more(s, fr, EffectStack.RECALL)) >> BOOST_BITS) - 1;
  }

  static void namedType(State s, int fr, CardSet.Type type) {
    s.set(
        EffectStack.more(s, fr, EffectStack.RECALL),
        s.get(EffectStack.more(s, fr, EffectStack.RECALL)) & (1 << BOOST_BITS) - 1
            | type.ordinal() + 1 << BOOST_BITS);
  }
}
