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
  EACH_OPPONENT,
  /** You and everybody else with a fighter on the board, in turn order beginning with you. */
  EACH_PLAYER,
  /** The player of the fighter chosen before in this effect. */
  OWNER_OF_CHOSEN;

  /** Whether it may be several players. */
  public boolean isEach() {
    return this == EACH_OPPONENT || this == EACH_PLAYER;
  }
}
