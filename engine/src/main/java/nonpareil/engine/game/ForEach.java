package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.game.Event.Cause;

/** Words whose amount is measured anew for each fighter they act on: "for each ... next to it". */
final class ForEach {

  private ForEach() {}

  /**
   * Damage to all at once: what each takes is measured for all of them before anybody is hurt. A
   * byte for each fighter stands in four longs, because an array would be an allocation.
   */
  static int damage(State s, int fr, Op op, int set) {
    long first = measured(s, fr, op, set, 0);
    long second = measured(s, fr, op, set, 1);
    long third = measured(s, fr, op, set, 2);
    long fourth = measured(s, fr, op, set, 3);
    Cause cause = EffectStack.cause(s, fr);
    EffectStack.next(s, fr);
    int dealt = 0;
    int before = s.present(set);
    for (int rest = before; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      dealt += Damage.hurt(s, f, of(f, first, second, third, fourth), false, cause);
    }
    if (s.present(set) != before) {
      Ending.afterDefeat(s);
    }
    return dealt;
  }

  /** Counters on all at once: how many each gains or loses is measured before any is laid. */
  static void counters(State s, int fr, Op op, int set, int sign) {
    long first = measured(s, fr, op, set, 0);
    long second = measured(s, fr, op, set, 1);
    long third = measured(s, fr, op, set, 2);
    long fourth = measured(s, fr, op, set, 3);
    int owner = s.get(fr + EffectStack.OWNER);
    Cause cause = EffectStack.cause(s, fr);
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      int by = sign * of(f, first, second, third, fourth);
      Counters.change(s, owner, op.number(), f, by, cause);
    }
  }

  /** What is measured for eight fighters of a set. */
  private static long measured(State s, int fr, Op op, int set, int eight) {
    long amounts = 0;
    for (int rest = set & 0xFF << 8 * eight; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      amounts |= (long) amount(s, fr, op, f) << 8 * (f & 7);
    }
    return amounts;
  }

  private static int of(int fighter, long first, long second, long third, long fourth) {
    long eight =
        switch (fighter >> 3) {
          case 0 -> first;
          case 1 -> second;
          case 2 -> third;
          default -> fourth;
        };
    return (int) (eight >>> 8 * (fighter & 7) & 0xFF);
  }

  static void heal(State s, int fr, Op op, int set) {
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      Damage.heal(s, 1 << f, amount(s, fr, op, f), EffectStack.cause(s, fr));
    }
  }

  static void setHealth(State s, int fr, Op op, int set) {
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      Damage.setHealth(s, 1 << f, Math.max(1, amount(s, fr, op, f)), EffectStack.cause(s, fr));
    }
  }

  static int amount(State s, int fr, Op op, int fighter) {
    Sets.measuredFor(s, fr, fighter);
    int amount = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
    Sets.measuredFor(s, fr, State.NOBODY);
    return amount;
  }
}
