package nonpareil.ai;

import java.time.Duration;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/**
 * Plays each option on by habit, so many times, and takes the best: flat, without a tree. A game
 * that lasts long is judged as it stands then.
 */
public final class MonteCarloPlayer implements Player {

  /** Farther on a game has little to do with the option any more. */
  private static final int PLAYED_ON = 60;

  private final Budget budget;

  /**
   * @param budget how often each option is played, or how long all of them in turn
   */
  public MonteCarloPlayer(Budget budget) {
    this.budget = budget;
  }

  @Override
  public int choose(View view, long seed) {
    var rules = new Rules();
    var redeal = new Redeal(seed);
    State deal = redeal.deal(view);
    int[] options = rules.options(deal).toArray();
    if (options.length == 1) {
      return options[0];
    }
    var habits = new Habits(view.game());
    var chance = new Chance(seed);
    double[] won = new double[options.length];
    double[] chances = new double[view.game().players()];
    State s = deal.copy();
    long begin = System.nanoTime();
    for (int n = 0; n == 0 || goesOn(n, begin); n++) {
      redeal.dealInto(view, deal);
      for (int i = 0; i < options.length; i++) {
        deal.copyInto(s);
        rules.apply(s, options[i]);
        habits.play(s, PLAYED_ON, chance);
        Evaluation.chances(s, chances);
        won[i] += chances[view.viewer()];
      }
    }
    int best = 0;
    for (int i = 1; i < options.length; i++) {
      best = won[i] > won[best] ? i : best;
    }
    return options[best];
  }

  private boolean goesOn(int played, long begin) {
    return switch (budget) {
      case Budget.Iterations(int count) -> played < count;
      case Budget.Time(Duration length) -> System.nanoTime() - begin < length.toNanos();
    };
  }
}
