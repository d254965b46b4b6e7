package nonpareil.engine.effect;

import java.util.List;

/** Amounts made of other amounts. None of them is less than 0. */
public sealed interface Arithmetic extends Amount {

  /** All of these together. */
  record Sum(List<Amount> of) implements Arithmetic {}

  /** One amount so many times. */
  record Times(Amount times, Amount of) implements Arithmetic {}

  /**
   * A part of an amount, as a half or a third.
   *
   * @param by how many such parts there are
   * @param up rounded up; otherwise down, which is also how many whole parts there are
   */
  record Portion(Amount of, int by, boolean up) implements Arithmetic {}

  /** How far two amounts are apart, whichever is larger. */
  record Difference(Amount one, Amount other) implements Arithmetic {}

  /** One amount less another, 0 if that is more. */
  record Minus(Amount from, Amount taken) implements Arithmetic {}

  record SmallerOf(List<Amount> of) implements Arithmetic {}

  record LargerOf(List<Amount> of) implements Arithmetic {}
}
