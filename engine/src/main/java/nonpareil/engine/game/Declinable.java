package nonpareil.engine.game;

import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;
import org.jspecify.annotations.Nullable;

/** The words whose own question can be declined, and what is left behind if it was not. */
enum Declinable {
  MOVE,
  CHOOSE_FIGHTER,
  DISCARD_ANY,
  BOOST;

  private static final Declinable[] ALL = values();

  static @Nullable Declinable of(Effect word) {
    return switch (word) {
      case Deciding.By by -> of(by.word());
      case Effect.Move _ -> MOVE;
      case Effect.ChooseFighter choose when choose.may() -> CHOOSE_FIGHTER;
      case Effect.DiscardAny _ -> DISCARD_ANY;
      case Effect.Boost _ -> BOOST;
      default -> null;
    };
  }

  /** Who may decline a word; null if nobody can. */
  static @Nullable Players decider(Effect word) {
    if (of(word) == null) {
      return null;
    }
    return switch (word) {
      case Deciding.By by -> by.who();
      case Effect.Boost boost -> boost.who();
      default -> Players.YOU;
    };
  }

  static Declinable of(int ordinal) {
    return ALL[ordinal];
  }

  /** Whether the word before has done something. */
  boolean isDone(State s, int fr) {
    return switch (this) {
      case MOVE -> s.getInt(fr + EffectStack.MASK) != 0;
      case CHOOSE_FIGHTER ->
          s.get(fr + EffectStack.CHOSEN) >= 0 || s.getInt(fr + EffectStack.CHOSEN_SET) != 0;
      case DISCARD_ANY -> s.get(fr + EffectStack.COUNT) > 0;
      case BOOST -> s.get(fr + EffectStack.LOOP) > 0;
    };
  }
}
