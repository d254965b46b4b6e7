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
    long first = 0;
    long second = 0;
    long third = 0;
    long fourth = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      long amount = (long) amount(s, fr, op, f) << 8 * (f & 7);
      switch (f >> 3) {
        case 0 -> first |= amount;
        case 1 -> second |= amount;
        case 2 -> third |= amount;
        default -> fourth |= amount;
      }
    }
    Cause cause = EffectStack.cause(s, fr);
    EffectStack.next(s, fr);
    int dealt = 0;
    int before = s.present(set);
    for (int rest = before; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      long word =
          switch (f >> 3) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
          };
      dealt += Damage.hurt(s, f, (int) (word >>> 8 * (f & 7) & 0xFF), false, cause);
    }
    if (s.present(set) != before) {
      Ending.afterDefeat(s);
    }
    return dealt;
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
