package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.owner;

import java.util.Objects;

/** What is said of an ability as a whole: when it happens, under which condition, how often. */
final class MomentWords {

  private MomentWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case TRIGGERS -> Triggers.step(s, fr);
      case UNLESS -> {
        if (Meaning.holds(s, fr, Objects.requireNonNull(op.test()))) {
          EffectStack.next(s, fr);
        } else {
          EffectStack.pop(s);
        }
      }
      case ONCE -> {
        if (Triggers.bit(s, owner(s, fr), Extra.ONCE, op.number())) {
          EffectStack.pop(s);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case USED -> {
        Triggers.raise(s, owner(s, fr), Extra.ONCE, op.number());
        EffectStack.next(s, fr);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    switch (op.code()) {
      case TRIGGERS -> Triggers.list(s, fr, options);
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option) {
    switch (op.code()) {
      case TRIGGERS -> Triggers.choose(s, fr, option);
      default -> throw Effects.misplaced(op);
    }
  }
}
