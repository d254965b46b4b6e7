package nonpareil.ai;

import java.util.List;
import nonpareil.ai.Analysis.Ranked;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.View;

/** Information-set Monte Carlo tree search with a budget in iterations. */
public final class TreePlayer implements Player {

  /** Where cards are laid face down an option this much less tried than the best is never taken. */
  private static final double LEAST_SHARE = 0.15;

  /** With fewer iterations one search that sees all of them is better than two that share. */
  private static final int WORTH_SHARING = 10_000;

  private final int iterations;
  private final SearchSettings settings;
  private final boolean parallel;

  public TreePlayer(int iterations) {
    this(iterations, SearchSettings.DEFAULT, false);
  }

  /**
   * @param parallel thinks on two threads where that is worth it; the choice is the same
   */
  public TreePlayer(int iterations, SearchSettings settings, boolean parallel) {
    this.iterations = iterations;
    this.settings = settings;
    this.parallel = parallel;
  }

  @Override
  public int choose(View view, long seed) {
    boolean shared = iterations >= WORTH_SHARING;
    var analysis = new Analysis(view, settings, seed, shared ? Analysis.SEARCHES : 1);
    if (analysis.options().length == 1) {
      return analysis.options()[0];
    }
    if (parallel && shared) {
      analysis.thinkParallel(iterations);
    } else {
      analysis.think(iterations);
    }
    List<Ranked> ranked = analysis.ranked();
    boolean faceDown =
        view.decision() == DecisionKind.ATTACK_CARD || view.decision() == DecisionKind.DEFENSE_CARD;
    return faceDown ? mixed(ranked, new Chance(seed)) : ranked.getFirst().option();
  }

  /** A card laid face down must not be predictable: taken as often as the search tried it. */
  private static int mixed(List<Ranked> ranked, Chance chance) {
    double least = LEAST_SHARE * ranked.getFirst().visits();
    double sum = 0;
    for (Ranked r : ranked) {
      sum += r.visits() >= least ? r.visits() : 0;
    }
    double left = chance.fraction() * sum;
    for (Ranked r : ranked) {
      left -= r.visits() >= least ? r.visits() : 0;
      if (left < 0) {
        return r.option();
      }
    }
    return ranked.getFirst().option();
  }
}
