package nonpareil.engine.game;

import nonpareil.engine.game.Event.Cause;
import org.jspecify.annotations.Nullable;

/**
 * The pending decision and what asks it, for the one who is asked.
 *
 * @param player who is asked
 * @param cause the card or ability that is being resolved; {@link Cause#RULE} if none is
 * @param attacker the fighter that attacks in the running combat, or {@link State#NOBODY}
 * @param target the fighter it attacks, or {@link State#NOBODY}
 * @param move how far the fighters of the running maneuver may go, the farthest if they differ; 0
 *     if there is none
 * @param cardOwner whose cards are offered
 * @param alone whether cards are offered that nobody but the asked player has looked at: of a deck,
 *     or of another's hand
 * @param reaction whether a card may be shown to stop the cause
 * @param byHand what is being carried out by hand; null if nothing is
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
    boolean reaction,
    @Nullable HandQuestion byHand) {

  /** The question a state waits for; its kind is NONE when the game is over. */
  public static Question of(State s) {
    boolean effect = s.get(State.DEPTH) > 0;
    boolean combat = Combat.running(s);
    boolean maneuver =
        !effect && (s.phase() == Phase.MANEUVER_BOOST || s.phase() == Phase.MANEUVER_MOVE);
    return new Question(
        s.decision(),
        s.decider(),
        effect ? cause(s, EffectStack.top(s)) : causeOfMoment(s),
        combat ? Combat.fighter(s, Combat.ATTACK) : State.NOBODY,
        combat ? Combat.fighter(s, Combat.DEFENSE) : State.NOBODY,
        maneuver ? farthest(s) : 0,
        OptionText.cardOwner(s),
        isAlone(s),
        Asking.isReaction(s),
        HandWords.question(s));
  }

  private static int farthest(State s) {
    int most = 0;
    for (int rest = s.game.seat(s.activePlayer()).own(); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      boolean first = most == 0;
      most = first || s.onBoard(f) ? Math.max(most, Flow.moveValue(s, f)) : most;
    }
    return most;
  }

  private static boolean isAlone(State s) {
    return switch (Asking.of(s).offered()) {
      case TOP, COVERED_PILE -> true;
      case HAND_OF_MEANT, HAND_OF_ATTACKER -> OptionText.cardOwner(s) != s.decider();
      case NOTHING, OPEN, HAND, HAND_OR_NONE, DRAWN, OPEN_PILE -> false;
    };
  }

  /** At moments of the game the rules ask, but for damage that an effect allows to turn aside. */
  private static Cause causeOfMoment(State s) {
    return s.phase() == Phase.DAMAGE_ASIDE
        ? Clash.causeOfTurning(s, Flow.sideTurningAside(s))
        : Cause.RULE;
  }

  /** Effects are put in order before any of them is the cause of anything. */
  private static Cause cause(State s, int fr) {
    int pc = EffectStack.pc(s, fr);
    boolean order = pc == EffectStack.REACTIONS || pc == s.game.triggersPc();
    return order ? Cause.RULE : EffectStack.cause(s, fr);
  }
}
