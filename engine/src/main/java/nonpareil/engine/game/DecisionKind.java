package nonpareil.engine.game;

/** The kinds of decisions a player is asked for. */
public enum DecisionKind {
  NONE("none"),
  SET_UP("set-up"),
  START_OF_TURN("start-of-turn"),
  ACTION("action"),
  BOOST("boost"),
  MOVE("move"),
  ATTACK_CARD("attack-card"),
  DEFENSE_CARD("defense-card"),
  DISCARD("discard"),
  CHOOSE_FIGHTER("choose-fighter"),
  CHOOSE_SPACE("choose-space"),
  CHOOSE_CARD("choose-card"),
  CHOOSE_OPTION("choose-option"),
  CHOOSE_PLAYER("choose-player"),
  CHOOSE_NUMBER("choose-number"),
  CONFIRM("confirm"),
  ORDER("order");

  private static final DecisionKind[] ALL = values();

  private final String text;

  DecisionKind(String text) {
    this.text = text;
  }

  /** The word of the scenario vocabulary. */
  public String text() {
    return text;
  }

  /** Asked even if there is a single option. */
  boolean alwaysAsked() {
    return this == ACTION || this == DEFENSE_CARD;
  }

  /** Whether an ability at the start of a turn asks for it as {@link #START_OF_TURN}. */
  boolean joinsStartOfTurn() {
    return this == CHOOSE_FIGHTER || this == CHOOSE_SPACE || this == DISCARD;
  }

  static DecisionKind of(int ordinal) {
    return ALL[ordinal];
  }
}
