package nonpareil.engine.game;

import nonpareil.engine.game.Event.Cause;

/** What a hero has more or less of: counters of its own, and those on a card in play. */
final class Counters {

  /** So many a hero may have. */
  static final int MOST = 4;

  /** In place of the number of a counter: those on the card the effect stands on. */
  static final int ON_CARD = MOST;

  /** The most of them on a card. */
  static final int MOST_ON_CARD = 7;

  private Counters() {}

  /** As they are at the start. */
  static void begin(State s) {
    for (int p = 0; p < s.game.players(); p++) {
      for (int i = 0; i < s.game.seat(p).hero().counters().size(); i++) {
        s.set(at(s, p, i), s.game.seat(p).hero().counters().get(i).start());
      }
    }
  }

  private static int at(State s, int player, int counter) {
    return s.extra(player, Extra.COUNTERS + counter);
  }

  static int of(State s, int player, int counter, int card) {
    return counter == ON_CARD ? Ongoing.counters(s, player, card) : s.get(at(s, player, counter));
  }

  /** The most there can be of a counter. */
  static int most(State s, int player, int counter) {
    return counter == ON_CARD
        ? MOST_ON_CARD
        : s.game.seat(player).hero().counters().get(counter).max();
  }

  /** Adds to a counter, or takes away; never above its maximum or below 0. */
  static void change(State s, int player, int counter, int card, int by, Cause cause) {
    int old = of(s, player, counter, card);
    int now = Math.clamp(old + by, 0, most(s, player, counter));
    if (now == old || counter == ON_CARD && Ongoing.slot(s, player, card) < 0) {
      return;
    }
    if (counter == ON_CARD) {
      Ongoing.counters(s, player, card, now);
    } else {
      s.set(at(s, player, counter), now);
    }
    if (s.events != null) {
      int which = counter == ON_CARD ? State.NOBODY : counter;
      int where = counter == ON_CARD ? card : State.NOBODY;
      s.events.tell(new Event.CounterChanged(player, which, where, now, cause));
    }
  }

  /** Refuses bytes in which somebody has too many. */
  static void check(State s, int player) {
    for (int i = 0; i < MOST; i++) {
      var counters = s.game.seat(player).hero().counters();
      int number = s.get(at(s, player, i));
      if (number < 0 || number > (i < counters.size() ? counters.get(i).max() : 0)) {
        throw new IllegalArgumentException("no view of this game: counters");
      }
    }
  }
}
