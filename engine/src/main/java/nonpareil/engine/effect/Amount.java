package nonpareil.engine.effect;

/** A number that is fixed or read from the game when the effect resolves. */
public sealed interface Amount {

  /** A printed number. */
  record Fixed(int number) implements Amount {}

  /** The combat damage of this combat. */
  record CombatDamage() implements Amount {}

  /** All damage your fighter has taken in this combat, by the attack and by effects. */
  record DamageTaken() implements Amount {}

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
      OPPOSING
    }
  }
}
