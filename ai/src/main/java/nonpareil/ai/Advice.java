package nonpareil.ai;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nonpareil.ai.Analysis.Ranked;
import nonpareil.engine.game.View;
import org.jspecify.annotations.Nullable;

/**
 * What to do with the rest of a turn, what would be next best, and why.
 *
 * @param ranked every option of the pending decision, the best first
 * @param other the plan that begins with the next best option; null if there is no other
 */
public record Advice(
    List<Ranked> ranked, Plan best, @Nullable Plan other, List<PlanReason> reasons) {

  /** How long each choice behind the first is thought about: they are fewer and matter less. */
  private static final int SHARE_OF_A_STEP = 10;

  /** A plan and what the viewer's chance to win is with it. */
  public record Plan(TurnPlan turn, double chance) {}

  public Advice {
    ranked = List.copyOf(ranked);
    reasons = List.copyOf(reasons);
  }

  /** Thinks about a view whose viewer is asked. */
  public static Advice about(View view, int iterations, long seed) {
    var analysis = new Analysis(view, seed);
    analysis.think(iterations);
    List<Ranked> ranked = analysis.ranked();
    if (ranked.size() > 1 && ranked.get(0).chance() < ranked.get(1).chance()) {
      // Tried a little less, but better: nobody would follow a plan with the smaller chance.
      Collections.swap(ranked, 0, 1);
    }
    int further = iterations / SHARE_OF_A_STEP;
    Plan best = plan(view, ranked.getFirst(), further, seed);
    Plan other = ranked.size() == 1 ? null : plan(view, ranked.get(1), further, seed);
    var turns = new ArrayList<TurnPlan>();
    turns.add(best.turn);
    if (other != null) {
      turns.add(other.turn);
    }
    List<PlanReason> reasons = PlanReason.of(turns.getFirst(), turns.getLast());
    return new Advice(ranked, best, other, reasons);
  }

  private static Plan plan(View view, Ranked first, int iterations, long seed) {
    return new Plan(TurnPlan.beginning(view, first.option(), iterations, seed), first.chance());
  }
}
