package nonpareil.engine.game;

import nonpareil.engine.game.Event.Cause;

/**
 * Schemes that lie before their players, face up, with counters on them. A copy of a card replaces
 * the one that lies there, and the oldest goes where one more would be too many.
 */
final class Ongoing {

  /** So many lie before a player at once. */
  static final int MOST = 3;

  /** Bytes of a card that lies there: its number plus one in the low bits, its counters above. */
  static final int ENTRY = 1;

  private static final int CARD_BITS = 5;
  private static final int CARD = (1 << CARD_BITS) - 1;

  private Ongoing() {}

  private static int at(State s, int player, int slot) {
    return s.extra(player, Extra.ONGOING + slot * ENTRY);
  }

  /** The card in a place, or NOBODY. */
  static int card(State s, int player, int slot) {
    return (s.get(at(s, player, slot)) & CARD) - 1;
  }

  /** Where a card lies, or -1. */
  static int slot(State s, int player, int card) {
    for (int slot = 0; slot < MOST; slot++) {
      if (card >= 0 && card(s, player, slot) == card) {
        return slot;
      }
    }
    return -1;
  }

  static int counters(State s, int player, int card) {
    int slot = slot(s, player, card);
    return slot < 0 ? 0 : (s.get(at(s, player, slot)) & 0xFF) >> CARD_BITS;
  }

  static void counters(State s, int player, int card, int number) {
    int slot = slot(s, player, card);
    if (slot >= 0) {
      s.set(at(s, player, slot), card + 1 | number << CARD_BITS);
    }
  }

  /** The cards before a player as a multiset. */
  static int cards(State s, int player) {
    int set = 0;
    if (s.game.hasExtra()) {
      Deck deck = s.game.seat(player).deck();
      for (int slot = 0; slot < MOST; slot++) {
        int card = card(s, player, slot);
        set = card < 0 ? set : deck.plus(set, card);
      }
    }
    return set;
  }

  /** A scheme that was played goes where it belongs: before its player or to the discard pile. */
  static void settle(State s, int player, int card) {
    if (s.game.seat(player).deck().card(card).inPlay() == null) {
      Cards.fromTableToDiscard(s, player, card);
      return;
    }
    int old = slot(s, player, card);
    if (old < 0 && card(s, player, MOST - 1) >= 0) {
      old = 0;
    }
    if (old >= 0) {
      discard(s, player, card(s, player, old), Cause.RULE);
    }
    s.table(player, s.game.seat(player).deck().minus(s.table(player), card));
    int slot = 0;
    while (card(s, player, slot) >= 0) {
      slot++;
    }
    s.set(at(s, player, slot), card + 1);
    if (s.events != null) {
      s.events.tell(new Event.CardLaid(player, card));
    }
  }

  /** A card that lies there goes elsewhere, without its counters. */
  static void leave(State s, int player, int card) {
    int at = at(s, player, slot(s, player, card));
    int end = at(s, player, MOST);
    System.arraycopy(s.mem, at + ENTRY, s.mem, at, end - at - ENTRY);
    java.util.Arrays.fill(s.mem, end - ENTRY, end, (byte) 0);
  }

  static void discard(State s, int player, int card, Cause cause) {
    if (slot(s, player, card) < 0) {
      return;
    }
    leave(s, player, card);
    Cards.addToDiscard(s, player, card);
    if (s.events != null) {
      s.events.tell(new Event.CardDiscarded(player, card, false, cause));
    }
  }

  private static boolean isOngoing(Deck deck, int card) {
    return deck.card(card).inPlay() != null;
  }

  /** Refuses bytes in which a card lies that cannot. */
  static void check(State s, int player) {
    Deck deck = s.game.seat(player).deck();
    boolean fits = true;
    for (int slot = 0; fits && slot < MOST; slot++) {
      int card = card(s, player, slot);
      fits = card < deck.size();
      fits = fits && (card < 0 ? s.get(at(s, player, slot)) == 0 : isOngoing(deck, card));
    }
    if (!fits) {
      throw new IllegalArgumentException("no view of this game: cards in play");
    }
  }
}
