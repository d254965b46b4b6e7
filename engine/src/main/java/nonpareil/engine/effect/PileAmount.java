package nonpareil.engine.effect;

/** Numbers read from piles of cards. */
public sealed interface PileAmount extends Amount {

  /** How many cards of a set a player has in a pile. */
  record CountCards(CardSet cards, Pile in, Players whose) implements PileAmount {}

  /** How many cards the last move of this effect has moved. */
  record MovedCards() implements PileAmount {}

  /** The highest boost value among the cards the last move of this effect has moved. */
  record HighestBoost() implements PileAmount {}

  /** The value printed on a card outside of a combat; 0 without one, or if it has none. */
  record ValueOn(Amount.BoostOf.Which card) implements PileAmount {}

  /** How many cards of your second deck lie before you. */
  record Laid(String deck) implements PileAmount {}
}
