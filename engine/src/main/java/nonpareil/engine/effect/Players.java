package nonpareil.engine.effect;

/** Which player an effect speaks of. */
public enum Players {
  /** The owner of the card or ability. */
  YOU,
  /** The other player of the combat. */
  OPPONENT,
  /** The player chosen before in this effect. */
  CHOSEN,
  /** All opponents with a fighter on the board, in turn order from the active player's next. */
  EACH_OPPONENT
}
