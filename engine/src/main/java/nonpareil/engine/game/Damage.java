package nonpareil.engine.game;

import nonpareil.engine.game.Event.Cause;

/** Damage, healing and defeat (SYS-3, END-1, DRAW-2). */
final class Damage {

  /** What each missing card costs. */
  private static final int EXHAUSTION = 2;

  private Damage() {}

  /** Damage to several fighters at the same time; the sum of what was really dealt. */
  static int deal(State s, int fighters, int amount, boolean combat, Cause cause) {
    if (amount <= 0) {
      return 0;
    }
    int dealt = 0;
    boolean defeat = false;
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      if (!s.onBoard(f)) {
        continue;
      }
      if ((s.getInt(State.PREVENTED) >>> f & 1) != 0) {
        if (s.events != null) {
          s.events.tell(new Event.DamagePrevented(f, amount));
        }
        continue;
      }
      int taken = Math.min(amount, s.health(f));
      dealt += taken;
      s.health(f, s.health(f) - taken);
      Combat.hurt(s, f, combat ? amount : taken); // DEC-29: beyond the health too
      if (s.events != null) {
        s.events.tell(new Event.Damaged(f, amount, s.health(f), combat, cause));
      }
      if (s.health(f) == 0) {
        defeat = true;
        s.at(f, State.OFF);
        if (s.events != null) {
          s.events.tell(new Event.Defeated(f, cause));
        }
      }
    }
    if (defeat) {
      Ending.afterDefeat(s);
    }
    return dealt;
  }

  static void exhaust(State s, int player) {
    deal(s, s.game.seat(player).own(), EXHAUSTION, false, Cause.RULE);
  }

  static void heal(State s, int fighters, int amount, Cause cause) {
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      int most = s.game.seat(s.game.owner(f)).kind(f).maxHealth();
      int healed = Math.min(amount, most - s.health(f));
      if (healed > 0) {
        s.health(f, s.health(f) + healed);
        if (s.events != null) {
          s.events.tell(new Event.Healed(f, healed, s.health(f), cause));
        }
      }
    }
  }

  static void setHealth(State s, int fighters, int health, Cause cause) {
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      int becomes = Math.min(health, s.game.seat(s.game.owner(f)).kind(f).maxHealth());
      int change = becomes - s.health(f);
      s.health(f, becomes);
      if (s.events != null) {
        s.events.tell(new Event.Healed(f, change, becomes, cause));
      }
    }
  }
}
