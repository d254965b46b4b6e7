package nonpareil.content.language;

import java.util.function.Predicate;
import nonpareil.engine.effect.Effect;

/** Looks through an effect and everything in it. */
public final class EffectWalk {

  private EffectWalk() {}

  /** Whether an effect, or one inside it, is wanted. */
  public static boolean contains(Effect effect, Predicate<Effect> wanted) {
    return wanted.test(effect)
        || switch (effect) {
          case Effect.Sequence s -> s.effects().stream().anyMatch(e -> contains(e, wanted));
          case Effect.If i -> contains(i.then(), wanted) || contains(i.otherwise(), wanted);
          case Effect.May m -> contains(m.effect(), wanted);
          case Effect.ChooseOptions c -> c.options().stream().anyMatch(e -> contains(e, wanted));
          case Effect.Pay p -> contains(p.then(), wanted) || contains(p.otherwise(), wanted);
          default -> false;
        };
  }
}
