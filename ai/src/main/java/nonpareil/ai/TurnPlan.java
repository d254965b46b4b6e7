package nonpareil.ai;

import java.util.ArrayList;
import java.util.List;
import nonpareil.ai.Analysis.Ranked;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Rehearsal;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/**
 * What to do with the rest of a turn: a way through one's own decisions, as far as it can be told
 * before others are asked or something hidden comes up. A card that is drawn on the way is not
 * known: nothing in the plan rests on it.
 *
 * @param end as the viewer would see the game then
 */
public record TurnPlan(List<Step> steps, View end) {

  /** Longer than any turn of a person; a plan nobody can follow helps nobody. */
  private static final int MOST_STEPS = 16;

  private static final int NOTHING = -1;

  /**
   * One choice.
   *
   * @param asked what it answers
   * @param option as it is written in messages
   * @param events what comes of it
   */
  public record Step(Question asked, String option, List<Event> events) {}

  public TurnPlan {
    steps = List.copyOf(steps);
  }

  /** All that happens on the way. */
  public List<Event> events() {
    return steps.stream().flatMap(step -> step.events().stream()).toList();
  }

  /**
   * A plan that begins with an option.
   *
   * @param iterations how long each further choice is thought about
   */
  static TurnPlan beginning(View view, int first, int iterations, long seed) {
    var steps = new ArrayList<Step>();
    Rehearsal rehearsal = Rehearsal.drawingOn(view, seed);
    State state = rehearsal.state();
    int turnOf = state.activePlayer();
    int option = first;
    do {
      Question asked = Question.of(state);
      String text = OptionText.of(state, option);
      int told = rehearsal.events().size();
      rehearsal.apply(option);
      List<Event> events = rehearsal.events();
      steps.add(new Step(asked, text, events.subList(told, events.size())));
      boolean goesOn = rehearsal.asksViewer() && state.activePlayer() == turnOf;
      option =
          goesOn && steps.size() < MOST_STEPS
              ? best(rehearsal, iterations, seed + steps.size())
              : NOTHING;
    } while (option != NOTHING);
    return new TurnPlan(steps, rehearsal.view());
  }

  /** The best option that needs no card which is only imagined. */
  private static int best(Rehearsal rehearsal, int iterations, long seed) {
    var analysis = new Analysis(rehearsal.view(), SearchSettings.DEFAULT, seed);
    if (analysis.options().length > 1) {
      analysis.think(iterations);
    }
    return analysis.ranked().stream()
        .map(Ranked::option)
        .filter(rehearsal::isKnown)
        .findFirst()
        .orElse(NOTHING);
  }
}
