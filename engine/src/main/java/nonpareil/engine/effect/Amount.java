package nonpareil.engine.effect;

import nonpareil.engine.Later;

/** A number that is fixed or read from the game when the effect resolves. */
public sealed interface Amount
    permits Amount.Fixed,
        Amount.CombatDamage,
        Amount.DamageTaken,
        Amount.DamageDealt,
        Amount.Count,
        Amount.DiscardsTagged,
        Amount.PerDiscarded,
        Amount.BoostOf,
        PileAmount,
        CombatAmount,
        BoardAmount,
        Arithmetic,
        Reading,
        Remembered {

  /** A printed number. */
  record Fixed(int number) implements Amount {}

  /** The combat damage of this combat. */
  record CombatDamage() implements Amount {}

  /**
   * All damage a fighter of the combat has taken in it, by the attack and by effects.
   *
   * @param opposing the opposing fighter; otherwise yours
   */
  record DamageTaken(@Later boolean opposing) implements Amount {}

  /** The damage really dealt by the last damage word of this effect. */
  record DamageDealt() implements Amount {}

  /** How many fighters there are of a set. */
  record Count(Fighters fighters) implements Amount {}

  /** How many cards with a tag lie in your discard pile. */
  record DiscardsTagged(String tag) implements Amount {}

  /** So many for each card discarded by {@link Effect.DiscardAny}. */
  record PerDiscarded(int each) implements Amount {}

  /** The boost value of a card, 0 if it has none. */
  record BoostOf(Which card) implements Amount {
    /** Which card's boost value. */
    public enum Which {
      DISCARDED,
      REVEALED,
      OPPOSING,
      /** The last card moved. */
      MOVED,
      /** The card looked at and shown; the uppermost of several. */
      SEEN,
      OWN,
      /** The card on top of your discard pile. */
      DISCARD_TOP,
      /** The card chosen before. */
      CHOSEN,
      /** The card that set an ability off, or the one the effect stands on. */
      THIS_CARD,
      /** All cards your card of the combat was boosted with, together. */
      BOOST_CARDS,
      /** The last card you have played in this turn. */
      LAST_PLAYED,
      /** The card you played in this turn before the one the effect is about. */
      PLAYED_BEFORE
    }
  }
}
