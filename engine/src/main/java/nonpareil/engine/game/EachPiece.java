package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.ask;

import java.util.Objects;
import nonpareil.engine.game.Op.TokenSet;
import nonpareil.engine.game.Option.Word;

/**
 * The same for each of some fighters or tokens, in an order its player chooses. Who is meant is
 * settled when it begins; who has left the board meanwhile is passed over.
 */
final class EachPiece {

  private static final byte BEGUN = 1;

  private EachPiece() {}

  static void step(State s, int fr, Op op) {
    int begun = EffectStack.further(s, fr, EffectStack.EACH_BEGUN);
    int rest = EffectStack.further(s, fr, EffectStack.EACH_LEFT);
    if (s.get(begun) == 0) {
      s.set(begun, BEGUN);
      s.setInt(
          rest,
          op.detail() instanceof TokenSet tokens
              ? Meaning.tokens(s, fr, tokens)
              : Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters())));
    }
    if (left(s, fr, op) == 0) {
      s.set(begun, 0);
      s.setInt(rest, 0);
      chosen(s, fr, op, State.NOBODY);
      EffectStack.jump(s, fr, op.jump());
    } else {
      ask(s, fr, Effects.owner(s, fr), DecisionKind.CHOOSE_FIGHTER);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    int first = op.detail() instanceof TokenSet ? Game.TOKEN : 0;
    for (int rest = left(s, fr, op); rest != 0; rest &= rest - 1) {
      options.add(Option.of(Word.FIGHTER, first + Integer.numberOfTrailingZeros(rest)));
    }
  }

  static void choose(State s, int fr, Op op, int piece) {
    int number = op.detail() instanceof TokenSet ? piece - Game.TOKEN : piece;
    int at = EffectStack.further(s, fr, EffectStack.EACH_LEFT);
    s.setInt(at, s.getInt(at) & ~(1 << number));
    chosen(s, fr, op, number);
    EffectStack.next(s, fr);
  }

  private static int left(State s, int fr, Op op) {
    int rest = s.getInt(EffectStack.further(s, fr, EffectStack.EACH_LEFT));
    return op.detail() instanceof TokenSet ? s.tokensOnBoard(rest) : s.present(rest);
  }

  /** Another is meant from here on; what was chosen for the one before is not. */
  private static void chosen(State s, int fr, Op op, int number) {
    if (op.detail() instanceof TokenSet) {
      s.set(fr + EffectStack.TOKEN, number);
      s.set(fr + EffectStack.CHOSEN, State.NOBODY);
    } else {
      s.set(fr + EffectStack.CHOSEN, number);
    }
    s.setInt(fr + EffectStack.CHOSEN_SET, 0);
    s.set(EffectStack.further(s, fr, EffectStack.BEFORE), 0);
    s.set(fr + EffectStack.SPACE, State.OFF);
    s.set(fr + EffectStack.SECOND_SPACE, State.OFF);
  }
}
