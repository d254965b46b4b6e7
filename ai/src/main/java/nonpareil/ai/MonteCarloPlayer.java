package nonpareil.ai;

import nonpareil.engine.game.Chance;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/** Plays each option on to the end of the game by habit, so many times, and takes the best. */
public final class MonteCarloPlayer implements Player {

  private static final int MOST_DECISIONS = 5_000;

  private final int playouts;

  public MonteCarloPlayer(int playouts) {
    this.playouts = playouts;
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
    int me = view.viewer();
    double[] won = new double[options.length];
    State s = deal.copy();
    for (int n = 0; n < playouts; n++) {
      redeal.dealInto(view, deal);
      for (int i = 0; i < options.length; i++) {
        deal.copyInto(s);
        rules.apply(s, options[i]);
        habits.play(s, MOST_DECISIONS, chance);
        won[i] += s.isDraw() ? 1.0 / view.game().players() : s.winners() >>> me & 1;
      }
    }
    int best = 0;
    for (int i = 1; i < options.length; i++) {
      best = won[i] > won[best] ? i : best;
    }
    return options[best];
  }
}
