package nonpareil.content.hero;

import java.util.Map;
import java.util.function.Predicate;
import nonpareil.content.yaml.YamlMap;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.Card.Timing;
import nonpareil.engine.hero.CardType;

/** Words that make no sense on the card they stand on, seen over all of its effects. */
record CombatCheck(YamlMap card, CardType type, Map<Timing, Effect> effects) {

  void run() {
    if (has(Effect.ReplaceAttackCard.class::isInstance) && !type.attacks()) {
      throw card.refuse("\"replace-attack-card\" on a card that cannot attack", "an attack");
    }
    if (has(PileEffect.ExchangeAttackCard.class::isInstance) && !type.attacks()) {
      throw card.refuse("\"exchange-attack-card\" on a card that cannot attack", "an attack");
    }
    if (has(Effect.ForceAttackCard.class::isInstance) && !type.defends()) {
      throw card.refuse("\"force-attack-card\" on a card that cannot defend", "a defense");
    }
    if (has(CombatEffect.ChangeTarget.class::isInstance) && !attacks()) {
      throw card.refuse("\"change-target\" on a card that cannot attack", "an attack");
    }
    if (has(Effect.TakeBoostCard.class::isInstance) && !has(CombatCheck::boostsItself)) {
      throw card.refuse("\"take-boost-card\" on a card without \"boost\"", "\"boost\" before it");
    }
  }

  private boolean attacks() {
    return type.attacks() || card.has("as-attack");
  }

  private static boolean boostsItself(Effect effect) {
    return effect instanceof Effect.Boost boost && boost.who() == Players.YOU;
  }

  private boolean has(Predicate<Effect> wanted) {
    return effects.values().stream().anyMatch(effect -> effect.contains(wanted));
  }
}
