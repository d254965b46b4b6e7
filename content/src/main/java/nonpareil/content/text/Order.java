package nonpareil.content.text;

import nonpareil.engine.effect.Effect;

/** Which words are read better with "then" at the end of a text. */
final class Order {

  private Order() {}

  static boolean matters(Effect effect, Effect before) {
    return switch (effect) {
      case Effect.Move _,
          Effect.Place _,
          Effect.Damage _,
          Effect.Swap _,
          Effect.MoveToken _,
          Effect.ToggleTrait _,
          Effect.BecomeTrait _,
          Effect.PutOnDeck _ ->
          true;
      case Effect.Draw _ -> before instanceof Effect.Draw;
      default -> false;
    };
  }
}
