package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.ask;

import java.util.Objects;
import nonpareil.engine.game.Option.Word;

/**
 * Damage that is divided among fighters: point by point it is said who takes it, then all take
 * theirs at once, by a word of its own.
 *
 * <p>GROUP holds how much there is, LOOP how much of it has been given.
 */
final class Dividing {

  private Dividing() {}

  static void step(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      clear(s);
      int amount = Meaning.count(s, fr, op.amount());
      s.set(fr + EffectStack.STEP, ASKED);
      s.set(fr + EffectStack.GROUP, Math.clamp(amount, 0, Byte.MAX_VALUE));
      s.set(fr + EffectStack.LOOP, 0);
    }
    boolean left = s.get(fr + EffectStack.LOOP) < s.get(fr + EffectStack.GROUP);
    if (left && among(s, fr, op) != 0 && Effects.decides(s, fr, op)) {
      ask(s, fr, Effects.decider(s, fr, op), DecisionKind.CHOOSE_FIGHTER);
    } else {
      EffectStack.next(s, fr);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    options.addEach(Word.FIGHTER, among(s, fr, op) & 0xFFFFFFFFL);
  }

  static void choose(State s, int fr, int fighter) {
    int at = s.further(Extra.POINTS + fighter);
    s.set(at, s.get(at) + 1);
    s.set(fr + EffectStack.LOOP, s.get(fr + EffectStack.LOOP) + 1);
  }

  /** What has been given to the fighter something is just measured for. */
  static int points(State s, int fr) {
    int fighter = Sets.measuredFor(s, fr);
    return fighter < 0 ? 0 : s.get(s.further(Extra.POINTS + fighter));
  }

  /** Nothing of it may stay behind in the state. */
  static void clear(State s) {
    int at = s.further(Extra.POINTS);
    java.util.Arrays.fill(s.mem, at, at + State.MAX_FIGHTERS, (byte) 0);
  }

  static int among(State s, int fr, Op op) {
    return Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
  }
}
