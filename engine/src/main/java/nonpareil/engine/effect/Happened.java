package nonpareil.engine.effect;

/** Conditions on what has happened in this turn. */
public sealed interface Happened extends Condition {

  /**
   * At least one of these fighters has been moved in this turn, on the board or not.
   *
   * @param maneuver only in the running or last maneuver
   */
  record HaveMoved(Fighters who, boolean maneuver) implements Happened {}

  /** At least one of these fighters has done this, or it befell it, in this turn. */
  record Have(Fighters who, Act act) implements Happened {}

  /** What is remembered of each fighter besides its moves. */
  enum Act {
    /** It has attacked, the running attack included. */
    ATTACKED,
    TAKEN_DAMAGE
  }
}
