package nonpareil.content.text;

import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.CombatEffect.Moment;
import org.jspecify.annotations.Nullable;

/** Either side's card, damage held off or turned aside, another target, further attacks. */
public interface ClashWords {

  Clause setValue(CardOf card, Amount value);

  Clause addValue(CardOf card, Amount amount);

  Clause subtractValue(CardOf card, Amount amount);

  Clause halveValue(CardOf card, boolean up);

  Clause exchangeValues();

  /**
   * No card effect changes the value of a card.
   *
   * @param value what it is; null for the value it has
   */
  Clause lockValue(CardOf card, @Nullable Amount value);

  Clause ignoreValue(CardOf card);

  /**
   * Cancels effects of a card.
   *
   * @param moment null for all that is to come
   */
  Clause cancel(CardOf card, @Nullable Moment moment);

  Clause keepEffects(CardOf card);

  Clause boostFromDeck(PlayerMention who, Amount times, boolean must);

  Clause preventUpTo(Mention who, Amount amount);

  Clause healthFloor(Mention who, Amount health);

  Clause turnAside(Mention from, Mention to, boolean combatOnly);

  /**
   * Damage that was about to be dealt is prevented.
   *
   * @param amount null for all of it
   */
  Clause preventComing(@Nullable Amount amount);

  /**
   * Damage that was about to be dealt is dealt to another fighter.
   *
   * @param amount how much of it; null for all
   */
  Clause divert(Mention to, @Nullable Amount amount, boolean upTo);

  /**
   * The attack is made against another fighter.
   *
   * @param to null for whoever there is
   */
  Clause changeTarget(@Nullable Mention to, boolean inRange);

  /**
   * A further attack.
   *
   * @param against null for whoever is in range
   * @param value null if it takes a card
   */
  Clause bonusAttack(
      Mention with, @Nullable Mention against, @Nullable Amount value, @Nullable CardSet cards);
}
