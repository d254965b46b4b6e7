package nonpareil.content.scenario;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import org.jspecify.annotations.Nullable;

/** Where a scenario stands: a state and the question that is open in it. */
final class Position {

  private final State state;
  private final Rules rules;
  private @Nullable List<String> texts;

  Position(State state, Rules rules) {
    this.state = state;
    this.rules = rules;
  }

  State state() {
    return state;
  }

  Options options() {
    return rules.options(state);
  }

  /** The options as texts, in their stable order. */
  List<String> texts() {
    if (texts == null) {
      Options options = options();
      List<String> all = new ArrayList<>(options.size());
      for (int i = 0; i < options.size(); i++) {
        all.add(OptionText.of(state, options.get(i)));
      }
      texts = all;
    }
    return texts;
  }

  void take(int option) {
    rules.apply(state, option);
    texts = null;
  }

  /** {@code player 2 is asked defense-card: none, card feint}. */
  String pending() {
    return isOver() ? "the game is over" : asked() + ": " + String.join(", ", texts());
  }

  /** {@code player 2 is asked defense-card}. */
  String asked() {
    return isOver()
        ? "the game is over"
        : "player %d is asked %s".formatted(state.decider() + 1, state.decision().text());
  }

  boolean isOver() {
    return state.isOver();
  }
}
