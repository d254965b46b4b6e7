package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.Narrow;
import nonpareil.engine.hero.Hero;

/**
 * What a hero has more or less of: counters of its own, those on a card in play, and those that
 * fighters or players hold, of whichever side. The last stand at the very end of the state, a byte
 * for each fighter or player that could hold some.
 *
 * <p>A counter is told by whose hero names it and its number there, and by where it lies: the card
 * for {@link #ON_CARD}, the fighter or the player for one that is held; the hero's own lie nowhere
 * else.
 */
final class Counters {

  /** So many a hero may have. */
  static final int MOST = 4;

  /** In place of the number of a counter: those on the card the effect stands on. */
  static final int ON_CARD = MOST;

  /** The most of them on a card. */
  static final int MOST_ON_CARD = 7;

  private Counters() {}

  /** Finds room for what is held of a hero's counters; where the next hero's begin. */
  static int lay(Seat seat, int from, int fighters, int players) {
    int next = from;
    for (int i = 0; i < seat.hero().counters().size(); i++) {
      Hero.Counter.HeldBy on = seat.hero().counters().get(i).heldBy();
      seat.heldAt[i] = next;
      next += on == null ? 0 : on == Hero.Counter.HeldBy.FIGHTERS ? fighters : players;
    }
    return next;
  }

  /** As they are at the start. */
  static void begin(State s) {
    for (int p = 0; p < s.game.players(); p++) {
      for (int i = 0; i < s.game.seat(p).hero().counters().size(); i++) {
        if (!isHeld(s, p, i)) {
          s.set(own(s, p, i), s.game.seat(p).hero().counters().get(i).start());
        }
      }
    }
  }

  private static int own(State s, int player, int counter) {
    return s.extra(player, Extra.COUNTERS + counter);
  }

  private static int at(State s, int player, int counter, int where) {
    return isHeld(s, player, counter)
        ? s.held(s.game.seat(player).heldAt[counter] + where)
        : own(s, player, counter);
  }

  private static Hero.Counter counter(State s, int player, int counter) {
    return s.game.seat(player).hero().counters().get(counter);
  }

  /** Whether others hold a counter, and not the hero or a card. */
  static boolean isHeld(State s, int player, int counter) {
    return counter != ON_CARD && counter(s, player, counter).heldBy() != null;
  }

  static boolean isOnFighters(State s, int player, int counter) {
    return counter != ON_CARD
        && counter(s, player, counter).heldBy() == Hero.Counter.HeldBy.FIGHTERS;
  }

  static int of(State s, int player, int counter, int where) {
    return counter == ON_CARD
        ? Ongoing.counters(s, player, where)
        : s.get(at(s, player, counter, where));
  }

  /** The most there can be of a counter. */
  static int most(State s, int player, int counter) {
    return counter == ON_CARD ? MOST_ON_CARD : counter(s, player, counter).max();
  }

  static void put(State s, int player, int counter, int where, int number) {
    s.set(at(s, player, counter, where), number);
  }

  /** Adds to a counter, or takes away; never above its maximum or below 0. */
  static void change(State s, int player, int counter, int where, int by, Cause cause) {
    int old = of(s, player, counter, where);
    int now = Math.clamp(old + by, 0, most(s, player, counter));
    if (now == old || counter == ON_CARD && Ongoing.slot(s, player, where) < 0) {
      return;
    }
    if (counter == ON_CARD) {
      Ongoing.counters(s, player, where, now);
    } else {
      put(s, player, counter, where, now);
    }
    if (s.events != null) {
      boolean onCard = counter == ON_CARD;
      int which = onCard ? State.NOBODY : counter;
      int card = onCard ? where : State.NOBODY;
      int holder = isHeld(s, player, counter) ? where : State.NOBODY;
      s.events.tell(new Event.CounterChanged(player, which, card, holder, now, now - old, cause));
    }
  }

  // ---- who holds them

  /** The players of an effect or a standing rule who may hold counters, as bits. */
  static int holders(State s, int fr, int owner, Players who) {
    if (who == Players.EACH_OPPONENT) {
      return Meaning.opponents(s, owner);
    }
    if (who == Players.EACH_PLAYER) {
      int all = 1 << owner;
      for (int p = 0; p < s.game.players(); p++) {
        all |= Meaning.isPresent(s, p) ? 1 << p : 0;
      }
      return all;
    }
    int player = Meaning.player(s, fr, owner, who);
    return player < 0 ? 0 : 1 << player;
  }

  /** What an amount counts: those of one's own or on the card, or all that these hold together. */
  static int count(State s, int fr, int owner, int self, Count count) {
    int counter = count.number();
    if (!isHeld(s, owner, counter)) {
      int card = fr == Meaning.NO_FRAME ? State.NOBODY : s.mem[fr + EffectStack.CARD];
      return of(s, owner, counter, card);
    }
    int set =
        count.fighters() == null
            ? holders(s, fr, owner, count.players())
            : Meaning.fighters(s, fr, owner, self, count.fighters());
    int sum = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      sum += of(s, owner, counter, Integer.numberOfTrailingZeros(rest));
    }
    return Math.min(sum, Numbers.MOST);
  }

  /** Those of some fighters on whom so many lie. */
  static int bearing(State s, int owner, int group, Narrow filter, int number) {
    int set = group;
    for (int rest = group; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      int has = of(s, owner, filter.number(), Integer.numberOfTrailingZeros(bit));
      if (!filter.how().holds(has, number)) {
        set ^= bit;
      }
    }
    return set;
  }

  /** A fighter has left for good: what lay on it is gone. */
  static void fall(State s, int fighter) {
    for (int p = 0; s.game.held() != 0 && p < s.game.players(); p++) {
      for (int i = 0; i < s.game.seat(p).hero().counters().size(); i++) {
        if (isOnFighters(s, p, i)) {
          s.set(at(s, p, i, fighter), 0);
        }
      }
    }
  }

  /** A player is out: nobody holds that hero's counters any more, nor does that player hold any. */
  static void playerOut(State s, int player) {
    for (int p = 0; s.game.held() != 0 && p < s.game.players(); p++) {
      for (int i = 0; i < s.game.seat(p).hero().counters().size(); i++) {
        if (!isHeld(s, p, i)) {
          continue;
        }
        boolean fighters = isOnFighters(s, p, i);
        int holders = fighters ? s.game.fighters() : s.game.players();
        for (int h = 0; h < holders; h++) {
          if (p == player || (fighters ? s.game.owner(h) : h) == player) {
            s.set(at(s, p, i, h), 0);
          }
        }
      }
    }
  }

  /** Refuses bytes in which somebody has too many. */
  static void check(State s, int player) {
    boolean fits = true;
    for (int i = 0; i < MOST; i++) {
      var counters = s.game.seat(player).hero().counters();
      boolean own = i < counters.size() && counters.get(i).heldBy() == null;
      fits &= isWithin(s.get(own(s, player, i)), own ? counters.get(i).max() : 0);
      if (i < counters.size() && !own) {
        fits &= isHeldWell(s, player, i, counters.get(i).max());
      }
    }
    if (!fits) {
      throw new IllegalArgumentException("no view of this game: counters");
    }
  }

  private static boolean isHeldWell(State s, int player, int counter, int max) {
    boolean fits = true;
    boolean fighters = isOnFighters(s, player, counter);
    for (int h = 0; h < (fighters ? s.game.fighters() : s.game.players()); h++) {
      boolean none = fighters && s.defeated(h);
      fits &= isWithin(s.get(at(s, player, counter, h)), none ? 0 : max);
    }
    return fits;
  }

  private static boolean isWithin(int number, int most) {
    return number >= 0 && number <= most;
  }

  /** The only holder of a set; NOBODY of none. */
  static int only(int set) {
    return set == 0 ? State.NOBODY : Integer.numberOfTrailingZeros(set);
  }

  /** The counters of a word, where a hero's own or those on a card stand; see {@link #only}. */
  static int where(State s, int fr, Op op) {
    int owner = s.get(fr + EffectStack.OWNER);
    if (!isHeld(s, owner, op.number())) {
      return s.get(fr + EffectStack.CARD);
    }
    return only(holders(s, fr, op));
  }

  /** The fighters or players of a word about counters that are held, as bits. */
  static int holders(State s, int fr, Op op) {
    int owner = s.get(fr + EffectStack.OWNER);
    return op.fighters() != null
        ? Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()))
        : holders(s, fr, owner, op.players());
  }
}
