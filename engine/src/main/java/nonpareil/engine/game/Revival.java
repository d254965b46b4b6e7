package nonpareil.engine.game;

import nonpareil.engine.effect.Effect;
import nonpareil.engine.hero.Card;

/** SET-6: which cards resolve after combat even though their own hero has just been defeated. */
final class Revival {

  private Revival() {}

  static boolean inCard(Card card) {
    Effect after = card.effects().get(Card.Timing.AFTER_COMBAT);
    return after != null && contains(after);
  }

  private static boolean contains(Effect effect) {
    return switch (effect) {
      case Effect.Revive _ -> true;
      case Effect.Sequence s -> s.effects().stream().anyMatch(Revival::contains);
      case Effect.If i -> contains(i.then()) || contains(i.otherwise());
      case Effect.May m -> contains(m.effect());
      case Effect.Pay p -> contains(p.then()) || contains(p.otherwise());
      case Effect.ChooseOptions o -> o.options().stream().anyMatch(Revival::contains);
      default -> false;
    };
  }
}
