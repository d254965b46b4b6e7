package nonpareil.ai;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.ai.Analysis.Ranked;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.View;

/** Information-set Monte Carlo tree search with a budget in iterations or time. */
public final class TreePlayer implements Player {

  // A card wanted much less often than the best is never laid face down: the less was tried, the
  // more of a small share is chance.
  private static final double LEAST_SHARE = 0.1;
  private static final double MOST_LEAST_SHARE = 0.5;
  private static final double LEAST_SHARE_OF_FEW = 15;

  /** With fewer iterations one search that sees all of them is better than two that share. */
  private static final int WORTH_SHARING = 10_000;

  private final Budget budget;
  private final SearchSettings settings;
  private final boolean parallel;

  public TreePlayer(int iterations) {
    this(new Budget.Iterations(iterations), SearchSettings.DEFAULT, false);
  }

  /**
   * @param parallel thinks on two threads where that is worth it; with a budget in iterations the
   *     choice is the same
   */
  public TreePlayer(Budget budget, SearchSettings settings, boolean parallel) {
    this.budget = budget;
    this.settings = settings;
    this.parallel = parallel;
  }

  @Override
  public int choose(View view, long seed) {
    return choose(view, think(view, seed, true), seed);
  }

  /** What this player thinks of a view when it is asked; a single option needs no thought. */
  public Analysis think(View view, long seed) {
    return think(view, seed, false);
  }

  private Analysis think(View view, long seed, boolean untilSure) {
    boolean shared =
        switch (budget) {
          case Budget.Iterations(int count) -> count >= WORTH_SHARING;
          case Budget.Time _ -> parallel;
        };
    var analysis = new Analysis(view, settings, seed, shared ? Analysis.SEARCHES : 1);
    if (analysis.options().length > 1) {
      boolean together = parallel && shared;
      switch (budget) {
        case Budget.Iterations(int count) when untilSure ->
            analysis.thinkUntilSure(count, together);
        case Budget.Iterations(int count) when together -> analysis.thinkParallel(count);
        case Budget.Iterations(int count) -> analysis.think(count);
        case Budget.Time(Duration length) when together -> analysis.thinkParallel(length);
        case Budget.Time(Duration length) -> analysis.think(length);
      }
    }
    return analysis;
  }

  /** What this player does after such thoughts. */
  public int choose(View view, Analysis analysis, long seed) {
    List<Ranked> ranked = analysis.ranked();
    return Search.isCommitment(view.decision()) && ranked.size() > 1
        ? drawn(mix(ranked), new Chance(seed))
        : ranked.getFirst().option();
  }

  /** How often each option is taken where a card is laid face down: it must not be predictable. */
  static Map<Integer, Double> mix(List<Ranked> ranked) {
    double visits = 0;
    double most = 0;
    for (Ranked r : ranked) {
      visits += r.visits();
      most = Math.max(most, r.share());
    }
    double part = Math.clamp(LEAST_SHARE_OF_FEW / Math.sqrt(visits), LEAST_SHARE, MOST_LEAST_SHARE);
    double sum = 0;
    for (Ranked r : ranked) {
      sum += r.share() >= part * most ? r.share() : 0;
    }
    Map<Integer, Double> mix = new LinkedHashMap<>();
    for (Ranked r : ranked) {
      mix.put(r.option(), r.share() >= part * most ? r.share() / sum : 0);
    }
    return mix;
  }

  private static int drawn(Map<Integer, Double> mix, Chance chance) {
    double left = chance.fraction();
    int best = 0;
    double most = -1;
    for (var entry : mix.entrySet()) {
      left -= entry.getValue();
      if (left < 0) {
        return entry.getKey();
      }
      if (entry.getValue() > most) {
        most = entry.getValue();
        best = entry.getKey();
      }
    }
    return best;
  }
}
