package nonpareil.ai;

import java.util.List;
import nonpareil.ai.Search.Estimate;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.View;

/** Information-set Monte Carlo tree search with a budget in iterations. */
public final class TreePlayer implements Player {

  /** Where cards are laid face down an option this much less tried than the best is never taken. */
  private static final double LEAST_SHARE = 0.15;

  private final int iterations;
  private final SearchSettings settings;

  public TreePlayer(int iterations) {
    this(iterations, SearchSettings.DEFAULT);
  }

  public TreePlayer(int iterations, SearchSettings settings) {
    this.iterations = iterations;
    this.settings = settings;
  }

  @Override
  public int choose(View view, long seed) {
    var search = new Search(view, settings, seed);
    if (search.options().length == 1) {
      return search.options()[0];
    }
    search.run(iterations);
    List<Estimate> estimates = search.estimates();
    boolean faceDown =
        view.decision() == DecisionKind.ATTACK_CARD || view.decision() == DecisionKind.DEFENSE_CARD;
    return faceDown ? mixed(estimates, new Dice(seed)) : estimates.getFirst().option();
  }

  /** A card laid face down must not be predictable: taken as often as the search tried it. */
  private static int mixed(List<Estimate> estimates, Dice dice) {
    double least = LEAST_SHARE * estimates.getFirst().visits();
    double sum = 0;
    for (Estimate e : estimates) {
      sum += e.visits() >= least ? e.visits() : 0;
    }
    double left = dice.fraction() * sum;
    for (Estimate e : estimates) {
      left -= e.visits() >= least ? e.visits() : 0;
      if (left < 0) {
        return e.option();
      }
    }
    return estimates.getFirst().option();
  }
}
