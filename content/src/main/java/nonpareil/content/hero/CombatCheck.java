package nonpareil.content.hero;

import java.util.Map;
import java.util.function.Predicate;
import nonpareil.content.yaml.YamlMap;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.Card.Timing;
import nonpareil.engine.hero.CardType;

/** Words that make no sense on the card they stand on, seen over all of its effects. */
record CombatCheck(YamlMap card, CardType type, Map<Timing, Effect> effects) {

  void run() {
    if (has(Effect.ReplaceAttackCard.class::isInstance) && !type.attacks()) {
      throw card.refuse("\"replace-attack-card\" on a card that cannot attack", "an attack");
    }
    if (has(Effect.ForceAttackCard.class::isInstance) && !type.defends()) {
      throw card.refuse("\"force-attack-card\" on a card that cannot defend", "a defense");
    }
    if (has(Effect.TakeBoostCard.class::isInstance) && !has(CombatCheck::boostsItself)) {
      throw card.refuse("\"take-boost-card\" on a card without \"boost\"", "\"boost\" before it");
    }
  }

  private static boolean boostsItself(Effect effect) {
    return effect instanceof Effect.Boost boost && boost.who() == Players.YOU;
  }

  private boolean has(Predicate<Effect> wanted) {
    return effects.values().stream().anyMatch(effect -> holds(effect, wanted));
  }

  static boolean holds(Effect effect, Predicate<Effect> wanted) {
    return wanted.test(effect)
        || switch (effect) {
          case Effect.Sequence s -> s.effects().stream().anyMatch(e -> holds(e, wanted));
          case Effect.If i -> holds(i.then(), wanted) || holds(i.otherwise(), wanted);
          case Effect.May m -> holds(m.effect(), wanted);
          case Effect.ChooseOptions c -> c.options().stream().anyMatch(e -> holds(e, wanted));
          case Effect.Pay p -> holds(p.then(), wanted) || holds(p.otherwise(), wanted);
          default -> false;
        };
  }
}
