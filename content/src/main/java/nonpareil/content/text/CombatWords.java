package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;

/** Clauses on the cards and values of a combat. A list is said in one sentence. */
public interface CombatWords {

  /**
   * Cancel the effects of the opposing card.
   *
   * @param mentioned the card has just been spoken of
   */
  Clause cancel(boolean mentioned);

  /** Right after {@link #cancel}. */
  Clause ignoreItsValue();

  Clause setValue(Amount value);

  Clause addValue(Amount amount);

  Clause opposingValueIsBoost();

  Clause lockOpposingValue(Amount value);

  Clause ignoreOpposingValue();

  /** Boost the own card of the combat. */
  Clause boost(PlayerMention who, Amount times);

  Clause preventDamage(Mention who);

  List<Clause> replaceAttackCard();

  Clause attackCardReturns();

  List<Clause> pickAttackCard();

  Clause takeOver(Mention who);

  Clause lockOwnValues(Amount value);
}
