package nonpareil.engine.effect;

/** Numbers of tokens, and of the health a fighter begins with. */
public sealed interface BoardAmount extends Amount {

  /** How many tokens there are of a set. */
  record CountTokens(Tokens tokens) implements BoardAmount {}

  /** How many tokens the last word of this effect took back. */
  record TokensTaken() implements BoardAmount {}

  /** How many tokens of a kind are in your supply. */
  record InSupply(String kind) implements BoardAmount {}

  /** How many spaces the last move of this effect has moved fighters, all together. */
  record SpacesMoved() implements BoardAmount {}

  /** How many fighters of one of your kinds are defeated. */
  record Fallen(String kind) implements BoardAmount {}

  /** The health that fighters of one of your kinds begin with. */
  record StartHealth(String kind) implements BoardAmount {}
}
