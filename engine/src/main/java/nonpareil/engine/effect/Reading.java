package nonpareil.engine.effect;

/** Amounts read from the table: piles, fighters, the cards of a combat. */
public sealed interface Reading extends Amount {

  /** How many cards are in a pile of a player; the sum for several players. */
  record CardsIn(Players whose, Pile pile) implements Reading {}

  /** A pile everybody can count. */
  enum Pile {
    HAND,
    DECK,
    DISCARD
  }

  /** The health of fighters on the board, all together. */
  record HealthOf(Fighters fighters) implements Reading {}

  /** How much these fighters on the board lack to their maximum, all together. */
  record HealthLost(Fighters fighters) implements Reading {}

  /** The health these fighters had when the running turn began, all together. */
  record HealthAtStart(Fighters fighters) implements Reading {}

  /** In how many zones fighters stand, each zone counted once. */
  record ZonesOf(Fighters fighters) implements Reading {}

  /**
   * How many spaces lie between the nearest of two sets, by lines of the board; 0 if one is empty.
   */
  record Distance(Fighters one, Fighters other) implements Reading {}

  /** The value a card of the combat has now; 0 without a card. */
  record ValueOf(Side card) implements Reading {}

  /** The value printed on a card of the combat; 0 without a card. */
  record PrintedValueOf(Side card) implements Reading {}

  /** A side of the combat, seen from the effect. */
  enum Side {
    OWN,
    OPPOSING
  }

  /** The number named before in this effect or declared with the card; 0 if there is none. */
  record NamedNumber() implements Reading {}
}
