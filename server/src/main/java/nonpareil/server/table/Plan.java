package nonpareil.server.table;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.State;
import nonpareil.server.table.Position.Barrier;

/** Steps that are carried out on a copy: they count when their record is stored. */
final class Plan {

  private final Course course;
  private final int record;
  private final State state;
  private final List<Told.Step> steps = new ArrayList<>();
  private Position here;

  Plan(Course course) {
    this.course = course;
    record = course.number() + 1;
    state = course.state().copy();
    here = course.here();
  }

  State state() {
    return state;
  }

  Position here() {
    return here;
  }

  Pending pending() {
    return course.pending(state, here.depth());
  }

  Told told() {
    return new Told(steps);
  }

  /** Takes an option that is offered. */
  void choose(int option) {
    step(pending().player(), option);
  }

  void mulligan(boolean kept) {
    step(pending().player(), kept ? Position.KEEP : Position.MULLIGAN);
  }

  private void step(int player, int option) {
    Told.Step step = course.step(state, here.depth(), player, option);
    steps.add(step);
    here = here.then(record, player, option, barrier(step));
  }

  private static Barrier barrier(Told.Step step) {
    if (!step.isChoice() || step.events().stream().anyMatch(Event::isChance)) {
      return Barrier.CHANCE;
    }
    return step.events().stream().anyMatch(Event::revealsHidden)
        ? Barrier.HIDDEN_REVEALED
        : Barrier.NONE;
  }
}
