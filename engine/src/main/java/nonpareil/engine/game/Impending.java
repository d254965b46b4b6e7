package nonpareil.engine.game;

import java.util.Arrays;
import java.util.Objects;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Triggers.Trigger;
import nonpareil.engine.hero.Ability.Moment;

/**
 * Damage that is about to be dealt, where somebody may still do something about it. What each
 * fighter would take is held here while the abilities of that moment happen one after the other: in
 * turn order from the active player, those of one player as they are written. Each happens once for
 * each fighter, and damage dealt meanwhile is dealt at once, so it always comes to an end. Then all
 * that is left is dealt at the same time.
 */
final class Impending {

  /** The most abilities of a hero at this moment. */
  static final int MOST_OF_HERO = 8;

  // Offsets within this part of the tail.
  private static final int KIND = 0;
  private static final int FRAME = 1; // how deep in the stack the word stands that deals it
  private static final int ABOUT = 2;
  private static final int AMOUNTS = 3;
  private static final int ASKED =
      AMOUNTS + State.MAX_FIGHTERS; // a byte for each player and fighter

  /** How many bytes it takes, a whole number of longs. */
  static final int SIZE = (ASKED + State.MAX_PLAYERS * State.MAX_FIGHTERS + 7) / 8 * 8;

  private static final int NONE = 0;
  private static final int BY_EFFECT = 1;
  private static final int OF_COMBAT = 2;

  /** Deeper in the stack damage is dealt without asking, so that it cannot overflow. */
  private static final int MOST_DEPTH = State.MAX_DEPTH - 3;

  private Impending() {}

  private static int at(State s, int offset) {
    return s.further(Extra.IMPENDING + offset);
  }

  private static boolean isOn(State s) {
    return s.get(at(s, KIND)) != NONE;
  }

  /** Whether the damage of the running combat is held here. */
  static boolean isOfCombat(State s) {
    return s.game.listensTo(Moment.WOULD_TAKE_DAMAGE) && s.get(at(s, KIND)) == OF_COMBAT;
  }

  /** Whether the damage of a word is held here. */
  static boolean isOf(State s, int fr) {
    return s.game.listensTo(Moment.WOULD_TAKE_DAMAGE)
        && s.get(at(s, KIND)) == BY_EFFECT
        && fr == State.FRAMES + (s.get(at(s, FRAME)) - 1) * State.FRAME;
  }

  /** What a fighter is about to take. */
  static int of(State s, int fighter) {
    return s.get(at(s, AMOUNTS + fighter));
  }

  /** The fighter the running ability is about. */
  static int about(State s) {
    return s.get(at(s, ABOUT));
  }

  /** What that fighter is about to take. */
  static int amount(State s) {
    return s.game.listensTo(Moment.WOULD_TAKE_DAMAGE) && isOn(s) ? of(s, about(s)) : 0;
  }

  private static void set(State s, int fighter, int amount) {
    s.set(at(s, AMOUNTS + fighter), Math.clamp(amount, 0, Byte.MAX_VALUE));
  }

  /** The fighters that are about to take damage. */
  static int threatened(State s) {
    int set = 0;
    for (int rest = s.present(s.game.allFighters()); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      set |= of(s, f) > 0 ? 1 << f : 0;
    }
    return set;
  }

  // ---- it begins

  /** Damage by a word; false if nobody could do anything about it now. */
  static boolean begin(State s, int fr, Op op) {
    if (!s.game.listensTo(Moment.WOULD_TAKE_DAMAGE) || isOn(s) || s.get(State.DEPTH) > MOST_DEPTH) {
      return false;
    }
    boolean each = op.detail() instanceof Op.ForEach;
    int amount = each ? 0 : Meaning.count(s, fr, op.amount());
    int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
    for (int rest = set & ~s.getInt(State.PREVENTED); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      int hit = each ? ForEach.amount(s, fr, op, f) : amount;
      set(s, f, Force.damage(s, f, hit, false));
    }
    if (threatened(s) == 0) {
      return false;
    }
    s.set(at(s, KIND), BY_EFFECT);
    s.set(at(s, FRAME), s.get(State.DEPTH));
    return true;
  }

  /** The damage of the attack; true as long as something happens about it. */
  static boolean ofCombat(State s) {
    if (!isOn(s)) {
      int target = Combat.fighter(s, Combat.DEFENSE);
      int damage = Combat.ruled(s, target);
      if (damage == 0) {
        return false;
      }
      set(s, target, damage);
      s.set(at(s, KIND), OF_COMBAT);
    }
    return next(s);
  }

  // ---- what happens about it

  /** Begins the next ability; false when all have had their turn. */
  static boolean next(State s) {
    int players = s.game.players();
    for (int i = 0; i < players; i++) {
      int player = (s.activePlayer() + i) % players;
      Trigger[] all = s.game.seat(player).triggers(Moment.WOULD_TAKE_DAMAGE);
      for (int t = 0; t < all.length; t++) {
        for (int rest = threatened(s); rest != 0; rest &= rest - 1) {
          int fighter = Integer.numberOfTrailingZeros(rest);
          if (begins(s, player, all[t], t, fighter)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean begins(State s, int player, Trigger trigger, int bit, int fighter) {
    int asked = at(s, ASKED + State.MAX_PLAYERS * fighter + player);
    Harm harm = s.get(at(s, KIND)) == OF_COMBAT ? Harm.COMBAT : Harm.EFFECT;
    if ((s.get(asked) >>> bit & 1) != 0
        || !Triggers.happensNow(s, player, trigger, fighter, harm)
        || Clash.unshielded(s, fighter, of(s, fighter)) == 0) {
      return false;
    }
    s.set(asked, s.get(asked) | 1 << bit);
    s.set(at(s, ABOUT), fighter);
    Triggers.begin(s, player, trigger, fighter, of(s, fighter));
    return true;
  }

  /** So much of it is prevented. */
  static void prevent(State s, int amount) {
    int fighter = about(s);
    int prevented = Math.min(amount, of(s, fighter));
    if (prevented > 0) {
      set(s, fighter, of(s, fighter) - prevented);
      if (s.events != null) {
        s.events.tell(new Event.DamagePrevented(fighter, prevented));
      }
      Clash.prevented(s, fighter, prevented);
    }
  }

  /** So much of what a fighter would take another one takes, as rules about that one have it. */
  static void divert(State s, int fighter, int other, int amount) {
    int part = Math.min(amount, of(s, fighter));
    if (part <= 0) {
      return;
    }
    set(s, fighter, of(s, fighter) - part);
    if (s.events != null) {
      s.events.tell(new Event.DamagePrevented(fighter, part));
    }
    if ((s.getInt(State.PREVENTED) >>> other & 1) == 0) {
      boolean combat = s.get(at(s, KIND)) == OF_COMBAT;
      set(s, other, of(s, other) + Force.damage(s, other, part, combat));
    }
  }

  // ---- it is dealt

  /** What is left of the damage of the attack when shields have held theirs off. */
  static int settled(State s) {
    int sum = 0;
    for (int rest = threatened(s); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      set(s, f, Clash.takeShielded(s, f, of(s, f)));
      sum += of(s, f);
    }
    return Math.min(Byte.MAX_VALUE, sum);
  }

  /** All that is left is dealt; the sum of what was really dealt. */
  static int deal(State s, Cause cause) {
    boolean combat = s.get(at(s, KIND)) == OF_COMBAT;
    int before = threatened(s);
    int dealt = 0;
    for (int rest = before; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      dealt += Damage.hurtAsRuled(s, f, of(s, f), combat, cause);
    }
    forget(s);
    if (s.present(before) != before) {
      Ending.afterDefeat(s);
    }
    return dealt;
  }

  /** Nothing of it may stay behind in the state. */
  static void forget(State s) {
    if (s.game.listensTo(Moment.WOULD_TAKE_DAMAGE)) {
      Arrays.fill(s.mem, at(s, 0), at(s, SIZE), (byte) 0);
    }
  }

  /** Refuses bytes in which damage is held that cannot be. */
  static void check(State s) {
    if (!s.game.listensTo(Moment.WOULD_TAKE_DAMAGE)) {
      return;
    }
    int kind = s.get(at(s, KIND));
    boolean fits =
        kind >= NONE
            && kind <= OF_COMBAT
            && (kind == BY_EFFECT
                ? s.get(at(s, FRAME)) > 0 && s.get(at(s, FRAME)) <= s.get(State.DEPTH)
                : s.get(at(s, FRAME)) == 0)
            && (kind != OF_COMBAT || Combat.running(s))
            && about(s) >= 0
            && about(s) < s.game.fighters();
    for (int f = 0; f < State.MAX_FIGHTERS; f++) {
      int most = kind != NONE && f < s.game.fighters() ? Byte.MAX_VALUE : 0;
      fits &= of(s, f) >= 0 && of(s, f) <= most;
    }
    if (!fits) {
      throw new IllegalArgumentException("no view of this game: damage to come");
    }
  }
}
