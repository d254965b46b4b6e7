package nonpareil.ai;

import nonpareil.engine.game.Chance;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/**
 * Looks one decision ahead: tries each option in a few deals, lets the running action end as habit
 * has it, and takes the option after which the position is worth most.
 */
public final class GreedyPlayer implements Player {

  private static final int DEALS = 12;

  /** An action is over after so many decisions at the most. */
  private static final int MOST_DECISIONS = 30;

  @Override
  public int choose(View view, long seed) {
    var rules = new Rules();
    var redeal = new Redeal(seed);
    State deal = redeal.deal(view);
    int[] options = rules.options(deal).toArray();
    var habits = new Habits(view.game());
    var chance = new Chance(seed);
    double[] worth = new double[options.length];
    double[] chances = new double[view.game().players()];
    State s = deal.copy();
    for (int d = 0; d < DEALS; d++) {
      redeal.dealInto(view, deal);
      for (int i = 0; i < options.length; i++) {
        deal.copyInto(s);
        rules.apply(s, options[i]);
        finishAction(s, habits, rules, chance);
        Evaluation.chances(s, chances);
        worth[i] += chances[view.viewer()] - closeness(s, view.viewer(), habits);
      }
    }
    int best = 0;
    for (int i = 1; i < options.length; i++) {
      best = worth[i] > worth[best] ? i : best;
    }
    return options[best];
  }

  private static void finishAction(State s, Habits habits, Rules rules, Chance chance) {
    for (int i = 0; i < MOST_DECISIONS && !s.isOver() && !atNextAction(s); i++) {
      rules.apply(s, habits.pick(s, rules.options(s), chance));
    }
  }

  private static boolean atNextAction(State s) {
    return s.decision() == DecisionKind.ACTION || s.decision() == DecisionKind.START_OF_TURN;
  }

  /** A small price for standing far from the enemy: a fight is won by attacking. */
  private static double closeness(State s, int player, Habits habits) {
    return habits.farness(s, player) * 0.004;
  }
}
