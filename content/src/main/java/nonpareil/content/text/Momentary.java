package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Arithmetic;
import nonpareil.engine.effect.BoardAmount;
import nonpareil.engine.effect.CombatAmount;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.Remembered;

/**
 * Whether an amount may be another later in the game. What an effect puts in force for a while
 * keeps the amount it began with, and a text must say so where somebody could count anew.
 */
public final class Momentary {

  private Momentary() {}

  public static boolean is(Amount amount) {
    return switch (amount) {
      case Amount.Count _,
          Amount.DiscardsTagged _,
          Reading.CardsIn _,
          Reading.HealthOf _,
          Reading.HealthLost _,
          Reading.ZonesOf _,
          Reading.Distance _,
          Remembered.CounterOf _,
          Remembered.ThisTurn _,
          PileAmount.Laid _,
          BoardAmount.CountTokens _,
          BoardAmount.InSupply _,
          BoardAmount.Fallen _ ->
          true;
      case PileAmount.CountCards count -> count.in().kind() != Pile.Kind.MOVED;
      case Amount.BoostOf(Amount.BoostOf.Which card) -> isOnTop(card);
      case PileAmount.ValueOn(Amount.BoostOf.Which card) -> isOnTop(card);
      case Amount.Fixed _,
          Amount.CombatDamage _,
          Amount.DamageTaken _,
          Amount.DamageDealt _,
          Amount.PerDiscarded _,
          Reading.ValueOf _,
          Reading.PrintedValueOf _,
          Reading.NamedNumber _,
          Remembered.Spent _,
          CombatAmount.DamagePrevented _,
          CombatAmount.DamageToCome _,
          PileAmount.MovedCards _,
          PileAmount.HighestBoost _,
          BoardAmount.TokensTaken _,
          BoardAmount.SpacesMoved _,
          BoardAmount.StartHealth _ ->
          false;
      case Arithmetic.Sum(List<Amount> of) -> any(of);
      case Arithmetic.Times(Amount times, Amount of) -> is(times) || is(of);
      case Arithmetic.Portion portion -> is(portion.of());
      case Arithmetic.Difference(Amount one, Amount other) -> is(one) || is(other);
      case Arithmetic.Minus(Amount from, Amount taken) -> is(from) || is(taken);
      case Arithmetic.SmallerOf(List<Amount> of) -> any(of);
      case Arithmetic.LargerOf(List<Amount> of) -> any(of);
    };
  }

  private static boolean any(List<Amount> amounts) {
    return amounts.stream().anyMatch(Momentary::is);
  }

  /** Whether it is read from whatever card lies on the discard pile. */
  private static boolean isOnTop(Amount.BoostOf.Which card) {
    return card == Amount.BoostOf.Which.DISCARD_TOP;
  }
}
