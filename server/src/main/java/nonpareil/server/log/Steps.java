package nonpareil.server.log;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.State;
import nonpareil.server.log.Position.Barrier;

/** What a record does to a game, carried out on a copy: it counts when the record is stored. */
public final class Steps {

  /** One moment in so many keeps its state: going back plays fewer steps than that again. */
  private static final int KEPT = 32;

  private final int record;
  private final Position before;
  private final List<Outcome.Step> steps = new ArrayList<>();
  private State state;
  private Position after;

  Steps(int record, State state, Position before) {
    this.record = record;
    this.state = state;
    this.before = before;
    after = before;
  }

  /** The number of the record. */
  public int record() {
    return record;
  }

  /** The next record, if nothing happens in the game by it. */
  public Steps next() {
    return new Steps(record + 1, state, after);
  }

  /** Where the game stands then. */
  public State state() {
    return state;
  }

  public Position before() {
    return before;
  }

  public Position after() {
    return after;
  }

  public Outcome outcome() {
    return new Outcome(steps);
  }

  /** Whether steps were taken in the game; else it went back, or nothing happened in it. */
  public boolean goesOn() {
    return !steps.isEmpty();
  }

  public boolean goesBack() {
    return steps.isEmpty() && after != before;
  }

  /** Whether a question whether a card is shown was answered. */
  boolean isReaction() {
    return !steps.isEmpty()
        && steps.getFirst().isChoice()
        && steps.getFirst().question().reaction();
  }

  /** Whether one turn has ended and the next begun. */
  boolean beginsTurn() {
    return steps.stream()
        .flatMap(step -> step.events().stream())
        .anyMatch(Event.TurnBegan.class::isInstance);
  }

  void take(int player, Outcome.Step step) {
    steps.add(step);
    after = after.then(record, player, step.option(), isAction(step), barrier(step));
    if (after.depth() % KEPT == 0) {
      after.keep(state.copy());
    }
  }

  void goBack(Position target, State then) {
    after = target;
    state = then;
  }

  private static boolean isAction(Outcome.Step step) {
    return step.isChoice() && step.question().kind() == DecisionKind.ACTION;
  }

  private static Barrier barrier(Outcome.Step step) {
    boolean hidden = false;
    boolean chance = !step.isChoice(); // a mulligan, or somebody left
    for (Event event : step.events()) {
      chance |= event.isChance();
      hidden |= event.revealsHidden();
    }
    return chance ? Barrier.CHANCE : hidden ? Barrier.HIDDEN_REVEALED : Barrier.NONE;
  }
}
