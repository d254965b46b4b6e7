package nonpareil.engine.game;

import nonpareil.engine.game.Event.Cause;

/**
 * The pending decision and what asks it, for the one who is asked.
 *
 * @param player who is asked
 * @param cause the card or ability that is being resolved; {@link Cause#RULE} if none is
 * @param attacker the fighter that attacks in the running combat, or {@link State#NOBODY}
 * @param target the fighter it attacks, or {@link State#NOBODY}
 * @param move how far the fighters of the running maneuver may go; 0 if there is none
 * @param cardOwner whose cards are offered
 * @param alone whether cards are offered that nobody but the asked player has looked at: of a deck,
 *     or of another's hand
 * @param reaction whether a card may be shown to stop the cause
 */
public record Question(
    DecisionKind kind,
    int player,
    Cause cause,
    int attacker,
    int target,
    int move,
    int cardOwner,
    boolean alone,
    boolean reaction) {

  /** The question a state waits for; its kind is NONE when the game is over. */
  public static Question of(State s) {
    boolean effect = s.get(State.DEPTH) > 0;
    boolean combat = Combat.running(s);
    boolean maneuver =
        !effect && (s.phase() == Phase.MANEUVER_BOOST || s.phase() == Phase.MANEUVER_MOVE);
    return new Question(
        s.decision(),
        s.decider(),
        effect ? cause(s, EffectStack.top(s)) : Cause.RULE,
        combat ? Combat.fighter(s, Combat.ATTACK) : State.NOBODY,
        combat ? Combat.fighter(s, Combat.DEFENSE) : State.NOBODY,
        maneuver ? Flow.moveValue(s, s.activePlayer()) : 0,
        OptionText.cardOwner(s),
        isAlone(s),
        Asking.isReaction(s));
  }

  private static boolean isAlone(State s) {
    return switch (Asking.of(s).offered()) {
      case TOP -> true;
      case HAND_OF_MEANT, HAND_OF_ATTACKER -> OptionText.cardOwner(s) != s.decider();
      case NOTHING, OPEN, HAND, HAND_OR_NONE, DRAWN -> false;
    };
  }

  /** Reactions to a forced discard are put in order before any of them is the cause of anything. */
  private static Cause cause(State s, int fr) {
    return EffectStack.pc(s, fr) == EffectStack.REACTIONS ? Cause.RULE : EffectStack.cause(s, fr);
  }
}
