package nonpareil.engine.game;

import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Players;
import org.jspecify.annotations.Nullable;

/**
 * The words of which nobody knows beforehand whether they are done, and what is left behind if they
 * were: their own question can be declined, or they ask for what only their owner knows of.
 */
enum Declinable {
  MOVE,
  WALK,
  CHOOSE_FIGHTER,
  DISCARD_ANY,
  BOOST,
  DISCARD_NAMED,
  MOVE_CARDS,
  PLAY_SCHEME;

  private static final Declinable[] ALL = values();

  static @Nullable Declinable of(Effect word) {
    return switch (word) {
      case Deciding.By by -> of(by.word());
      case Effect.Move _ -> MOVE;
      case BoardEffect.Walk _ -> WALK;
      case Effect.ChooseFighter choose when choose.may() -> CHOOSE_FIGHTER;
      case Effect.DiscardAny _ -> DISCARD_ANY;
      case Effect.Boost _ -> BOOST;
      case Effect.DiscardNamed _ -> DISCARD_NAMED;
      case PileEffect.MoveCards _, PileEffect.ChooseCard _ -> MOVE_CARDS;
      case PileEffect.PlayScheme _ -> PLAY_SCHEME;
      default -> null;
    };
  }

  /** Who may decline a word; null if nobody can. */
  static @Nullable Players decider(Effect word) {
    if (!Deciding.canBeDeclined(word)) {
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
      case MOVE, BOOST -> s.get(fr + EffectStack.LOOP) > 0;
      case WALK -> s.getInt(fr + EffectStack.MASK) != 0;
      case CHOOSE_FIGHTER ->
          s.get(fr + EffectStack.CHOSEN) >= 0 || s.getInt(fr + EffectStack.CHOSEN_SET) != 0;
      case DISCARD_ANY, PLAY_SCHEME -> s.get(fr + EffectStack.COUNT) > 0;
      case DISCARD_NAMED -> {
        int card = s.get(fr + EffectStack.LAST_CARD);
        yield card >= 0
            && s.game.seat(s.get(fr + EffectStack.LAST_OWNER)).deck().card(card).value()
                == Meaning.named(s, fr);
      }
      case MOVE_CARDS -> PileWords.isDone(s, fr, s.game.op(EffectStack.pc(s, fr) - 1));
    };
  }
}
