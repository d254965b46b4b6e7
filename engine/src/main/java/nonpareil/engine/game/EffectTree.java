package nonpareil.engine.game;

import java.util.function.Predicate;
import nonpareil.engine.effect.Effect;

/** Looks for a word anywhere in an effect. */
final class EffectTree {

  private EffectTree() {}

  static boolean contains(Effect effect, Predicate<Effect> word) {
    return word.test(effect)
        || switch (effect) {
          case Effect.Sequence s -> s.effects().stream().anyMatch(e -> contains(e, word));
          case Effect.If i -> contains(i.then(), word) || contains(i.otherwise(), word);
          case Effect.May m -> contains(m.effect(), word);
          case Effect.Pay p -> contains(p.then(), word) || contains(p.otherwise(), word);
          case Effect.ChooseOptions o -> o.options().stream().anyMatch(e -> contains(e, word));
          default -> false;
        };
  }
}
