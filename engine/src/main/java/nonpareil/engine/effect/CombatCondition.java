package nonpareil.engine.effect;

import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.hero.CardType;

/** What holds or not of either card of a combat. */
public sealed interface CombatCondition extends Condition {

  /** A card was played on that side. */
  record CardPlayed(CardOf card) implements CombatCondition {}

  /** The card was boosted, by whatever, and the boost was not lost. */
  record Boosted(CardOf card) implements CombatCondition {}

  /** The card is of this type; a versatile card is an attack and a defense card too (SYS-7). */
  record CardIs(CardOf card, CardType type) implements CombatCondition {}

  /** The card is one of a set; of its types those count, too, that it is played as. */
  record CardFits(CardOf card, CardSet cards) implements CombatCondition {}
}
