package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.PICKING;
import static nonpareil.engine.game.Effects.RESOLVING;
import static nonpareil.engine.game.Effects.ask;

import java.util.Objects;
import nonpareil.engine.game.Option.Word;

/**
 * Damage by an effect in a combat in which damage may be turned aside, or about which abilities
 * have had their turn. Fighters somebody may be hit for are asked about one by one and hit as soon
 * as that is known, the others together at the end.
 *
 * <p>MASK holds who is still to be hit, LOOP how hard, GROUP who is asked about.
 */
final class Asides {

  private Asides() {}

  static void step(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == RESOLVING) {
      s.setInt(fr + EffectStack.MASK, Clash.mayTurnAside(s) ? Impending.threatened(s) : 0);
      s.set(fr + EffectStack.DEALT, 0);
      s.set(fr + EffectStack.DEFEATS, 0);
      s.set(fr + EffectStack.STEP, PICKING);
    } else if (s.get(fr + EffectStack.STEP) == 0) {
      int amount = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
      int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
      s.setInt(fr + EffectStack.MASK, set);
      s.set(fr + EffectStack.LOOP, Math.clamp(amount, 0, Byte.MAX_VALUE));
      s.set(fr + EffectStack.DEALT, 0);
      s.set(fr + EffectStack.DEFEATS, 0);
      s.set(fr + EffectStack.STEP, PICKING);
    }
    int left = s.present(s.getInt(fr + EffectStack.MASK));
    int amount = s.get(fr + EffectStack.LOOP);
    boolean each = op.detail() instanceof Op.ForEach;
    boolean held = Impending.isOf(s, fr);
    for (int rest = held || each || amount > 0 ? left : 0; rest != 0; rest &= rest - 1) {
      int fighter = Integer.numberOfTrailingZeros(rest);
      int side = Clash.sideTurning(s, fighter, false);
      int hit =
          held ? Impending.of(s, fighter) : each ? ForEach.amount(s, fr, op, fighter) : amount;
      if (side >= 0 && hit > 0 && Clash.unshielded(s, fighter, hit) > 0) {
        s.set(fr + EffectStack.LOOP, Math.min(Byte.MAX_VALUE, hit));
        s.set(fr + EffectStack.GROUP, fighter);
        ask(s, fr, Combat.player(s, side), DecisionKind.CHOOSE_FIGHTER);
        return;
      }
    }
    s.setInt(fr + EffectStack.MASK, 0);
    if (held) {
      int threatened = Impending.threatened(s);
      var cause = EffectStack.cause(s, fr);
      EffectStack.next(s, fr);
      hurt(s, fr, threatened, Integer.bitCount(threatened), Impending.deal(s, cause));
    } else if (each) {
      int there = Integer.bitCount(s.present(left));
      hurt(s, fr, left, there, ForEach.damage(s, fr, op, left));
    } else {
      EffectStack.next(s, fr);
      hit(s, fr, left, amount);
    }
  }

  static void list(State s, int fr, Options options) {
    int fighter = s.get(fr + EffectStack.GROUP);
    int side = Clash.sideTurning(s, fighter, false);
    options.add(Word.NONE);
    options.addEach(Word.FIGHTER, Clash.insteadOf(s, fighter, side, false) & 0xFFFFFFFFL);
  }

  static void choose(State s, int fr, int option) {
    int fighter = s.get(fr + EffectStack.GROUP);
    int amount = s.get(fr + EffectStack.LOOP);
    s.setInt(fr + EffectStack.MASK, s.getInt(fr + EffectStack.MASK) & ~(1 << fighter));
    boolean turned = Option.word(option) == Word.FIGHTER;
    if (Impending.isOf(s, fr)) {
      if (turned) {
        Impending.divert(s, fighter, Option.first(option), Byte.MAX_VALUE);
      }
      return;
    }
    if (turned && s.events != null) {
      s.events.tell(new Event.DamagePrevented(fighter, amount));
    }
    hit(s, fr, 1 << (turned ? Option.first(option) : fighter), amount);
  }

  private static void hit(State s, int fr, int set, int amount) {
    int there = Integer.bitCount(s.present(set));
    hurt(s, fr, set, there, Damage.deal(s, set, amount, false, EffectStack.cause(s, fr)));
  }

  /** Adds to what has come of it so far. */
  private static void hurt(State s, int fr, int set, int there, int dealt) {
    if (!s.isOver()) {
      int sum = Math.min(Byte.MAX_VALUE, s.get(fr + EffectStack.DEALT) + dealt);
      s.set(fr + EffectStack.DEALT, sum);
      int defeats = there - Integer.bitCount(s.present(set));
      s.set(fr + EffectStack.DEFEATS, s.get(fr + EffectStack.DEFEATS) + defeats);
    }
  }
}
