package nonpareil.server.log;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;

/** What came of a record, step by step, for writing it down for each viewer. */
public record Outcome(List<Step> steps) {

  /**
   * One step.
   *
   * @param before the state it was taken in
   * @param option or {@link Position#KEEP} or {@link Position#MULLIGAN}
   */
  public record Step(State before, Question question, int option, List<Event> events) {
    public boolean isChoice() {
      return option >= 0;
    }
  }

  static final Outcome NOTHING = new Outcome(List.of());

  public Outcome {
    steps = List.copyOf(steps);
  }

  public List<Event> events() {
    var all = new ArrayList<Event>();
    steps.forEach(step -> all.addAll(step.events));
    return all;
  }
}
