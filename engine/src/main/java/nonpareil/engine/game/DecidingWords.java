package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.owner;

import java.util.List;

/** The words about whose part it is and what was done. They ask nothing themselves. */
final class DecidingWords {

  /** What is offered: where the words begin that must be doable for the question to be asked. */
  record Offered(List<Integer> words) implements Op.Detail {}

  /** A price that is paid and not offered: who took the action of an ability has decided so. */
  record Owed() implements Op.Detail {}

  private DecidingWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case DONE -> {
        if (Declinable.of(op.number()).isDone(s, fr)) {
          EffectStack.next(s, fr);
        } else {
          EffectStack.jump(s, fr, op.jump());
        }
      }
      case CAN -> {
        if (Doable.is(s, fr, s.game.op(EffectStack.pc(s, fr) + 1))) {
          EffectStack.next(s, fr);
        } else {
          EffectStack.jump(s, fr, op.jump());
        }
      }
      case EACH -> each(s, fr, op);
      default -> throw Effects.misplaced(op);
    }
  }

  /** Goes on with the next player who is meant, or leaves the loop as if it had not begun. */
  private static void each(State s, int fr, Op op) {
    int passed = s.get(EffectStack.more(s, fr, EffectStack.EACH));
    while (passed < s.game.players()) {
      int player = Meaning.inTurn(s, owner(s, fr), op.players(), passed++);
      if (player >= 0) {
        chosen(s, fr, passed, player);
        EffectStack.next(s, fr);
        return;
      }
    }
    chosen(s, fr, 0, State.NOBODY);
    EffectStack.jump(s, fr, op.jump());
  }

  /** Another player is meant from here on; what was chosen for the one before is not. */
  private static void chosen(State s, int fr, int passed, int player) {
    s.set(EffectStack.more(s, fr, EffectStack.EACH), passed);
    s.set(fr + EffectStack.PLAYER, player);
    s.set(fr + EffectStack.CHOSEN, State.NOBODY);
    if (s.game.hasFurther()) {
      s.set(EffectStack.further(s, fr, EffectStack.BEFORE), 0);
    }
    s.set(fr + EffectStack.SPACE, State.OFF);
    s.set(fr + EffectStack.SECOND_SPACE, State.OFF);
  }
}
