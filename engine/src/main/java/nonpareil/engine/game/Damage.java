package nonpareil.engine.game;

import nonpareil.engine.effect.Harm;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.hero.Ability.Moment;

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
    int before = s.present(fighters);
    for (int rest = before; rest != 0; rest &= rest - 1) {
      dealt += hurt(s, Integer.numberOfTrailingZeros(rest), amount, combat, cause);
    }
    if (s.present(fighters) != before) {
      Ending.afterDefeat(s);
    }
    return dealt;
  }

  /** Whether a fighter has a second life, and still has it before it. */
  static boolean wouldBeSaved(State s, int fighter) {
    Seat seat = s.game.seat(s.game.owner(fighter));
    return (seat.secondLives >>> fighter & 1) != 0
        && (s.get(s.extra(seat.player(), Extra.SAVED)) & savedBit(seat, fighter)) == 0;
  }

  private static int savedBit(Seat seat, int fighter) {
    return 1 << fighter - seat.firstFighter();
  }

  /** The first defeat of some fighters is turned: they have health again and stay. */
  private static boolean isSaved(State s, int fighter) {
    if (!wouldBeSaved(s, fighter)) {
      return false;
    }
    Seat seat = s.game.seat(s.game.owner(fighter));
    int at = s.extra(seat.player(), Extra.SAVED);
    s.set(at, s.get(at) | savedBit(seat, fighter));
    int health = seat.kind(fighter).secondLife();
    s.health(fighter, health);
    if (s.events != null) {
      s.events.tell(new Event.Healed(fighter, health, health, Cause.ability(seat.player())));
    }
    Triggers.fighter(s, Moment.IS_SAVED, fighter, 0, Harm.ANY);
    return true;
  }

  /**
   * Damage to one of them, who leaves the board if that was all its health. {@link
   * Ending#afterDefeat} is told by who calls this, after the last one.
   *
   * @return what was really dealt
   */
  static int hurt(State s, int f, int amount, boolean combat, Cause cause) {
    return hurt(s, f, amount, combat, combat, cause);
  }

  /** The same where the rules about damage have changed it already. */
  static int hurtAsRuled(State s, int f, int amount, boolean combat, Cause cause) {
    return hurt(s, f, amount, combat, true, cause);
  }

  private static int hurt(State s, int f, int amount, boolean combat, boolean ruled, Cause cause) {
    if (amount <= 0) {
      return 0;
    }
    if ((s.getInt(State.PREVENTED) >>> f & 1) != 0) {
      if (s.events != null) {
        s.events.tell(new Event.DamagePrevented(f, amount));
      }
      if (s.game.hasExtra()) {
        Clash.prevented(s, f, amount);
      }
      return 0;
    }
    int hit = amount;
    int least = 0;
    if (s.game.hasExtra()) {
      if (!combat) { // combat damage has been ruled and shielded already
        hit = Clash.takeShielded(s, f, ruled ? amount : Force.damage(s, f, amount, false));
      }
      if (hit == 0) {
        return 0;
      }
      least = Math.min(s.health(f), Math.max(Clash.floor(s, f), Force.floor(s, f)));
    }
    int taken = Math.min(hit, s.health(f) - least);
    s.health(f, s.health(f) - taken);
    Combat.hurt(s, f, combat ? hit : taken); // DEC-29: beyond the health too
    if (s.game.hasExtra()) {
      Harm harm = combat ? Harm.COMBAT : Harm.EFFECT;
      Triggers.fighter(s, Moment.TAKES_DAMAGE, f, taken, harm);
      Triggers.dealt(s, cause.player(), f, taken, harm);
    }
    if (s.events != null) {
      s.events.tell(new Event.Damaged(f, hit, s.health(f), combat, cause));
    }
    if (s.health(f) == 0 && !isSaved(s, f)) {
      leave(s, f, combat ? Harm.COMBAT : Harm.EFFECT, cause);
    }
    return taken;
  }

  /** Several fighters are defeated at the same time without being dealt damage. */
  static void defeat(State s, int fighters, Cause cause) {
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      s.health(f, 0);
      if (!isSaved(s, f)) {
        leave(s, f, Harm.EFFECT, cause);
      }
    }
    if (fighters != 0) {
      Ending.afterDefeat(s);
    }
  }

  private static void leave(State s, int f, Harm harm, Cause cause) {
    Triggers.fighter(s, Moment.IS_DEFEATED, f, s.at(f), harm);
    s.at(f, State.OFF);
    Counters.fall(s, f);
    if (s.events != null) {
      s.events.tell(new Event.Defeated(f, cause));
    }
  }

  static void exhaust(State s, int player) {
    deal(s, s.game.seat(player).own(), EXHAUSTION, false, Cause.RULE);
  }

  static void heal(State s, int fighters, int amount, Cause cause) {
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      int most = s.game.seat(s.game.owner(f)).kind(f).maxHealth();
      int healed = Force.mayRecover(s, f) ? Math.min(amount, most - s.health(f)) : 0;
      if (healed > 0) {
        s.health(f, s.health(f) + healed);
        Triggers.fighter(s, Moment.RECOVERS, f, healed, Harm.ANY);
        if (s.events != null) {
          s.events.tell(new Event.Healed(f, healed, s.health(f), cause));
        }
      }
    }
  }

  /** Whether anybody of these would recover health. */
  static boolean canHeal(State s, int fighters) {
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      int most = s.game.seat(s.game.owner(f)).kind(f).maxHealth();
      if (s.health(f) < most && Force.mayRecover(s, f)) {
        return true;
      }
    }
    return false;
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
