package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.ai.Advice;
import nonpareil.ai.Analysis;
import nonpareil.ai.PlanReason;
import nonpareil.ai.TurnPlan;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.jspecify.annotations.Nullable;

/** A hint: what every option is worth, the best plan for the turn, the next best, and why. */
public final class AdviceJson {

  private AdviceJson() {}

  public static ObjectNode of(Names names, View view, Advice advice) {
    State alike = new Redeal(0).deal(view);
    ObjectNode json = Json.object();
    ArrayNode options = json.putArray("options");
    for (Analysis.Ranked ranked : advice.ranked()) {
      options
          .addObject()
          .put("option", names.option(alike, ranked.option()))
          .put("chance", rounded(ranked.chance()))
          .put("visits", ranked.visits());
    }
    json.set("plan", plan(names, view, advice.best()));
    json.set("other", plan(names, view, advice.other()));
    ArrayNode reasons = json.putArray("reasons");
    advice.reasons().forEach(reason -> reasons.add(reason(names, view, reason)));
    return json;
  }

  /** Chances with three digits: more would pretend to be known. */
  public static double rounded(double chance) {
    return Math.round(chance * 1000) / 1000.0;
  }

  private static @Nullable ObjectNode plan(Names names, View view, Advice.@Nullable Plan plan) {
    if (plan == null) {
      return null;
    }
    ObjectNode json = Json.object().put("chance", rounded(plan.chance()));
    ArrayNode steps = json.putArray("steps");
    for (TurnPlan.Step step : plan.turn().steps()) {
      ObjectNode one = steps.addObject();
      one.put("kind", Names.kebab(step.asked().kind())).put("option", step.option());
      one.set("events", EventJson.of(names, view.viewer(), step.asked(), step.events()));
    }
    return json;
  }

  private static ObjectNode reason(Names names, View view, PlanReason reason) {
    ObjectNode json = Json.object();
    return switch (reason) {
      case PlanReason.Fells r -> json.put("kind", "fells").put("fighter", names.piece(r.fighter()));
      case PlanReason.Attacks r ->
          json.put("kind", "attacks")
              .put("fighter", names.piece(r.attacker()))
              .put("target", names.piece(r.target()))
              .put("card", names.card(view.viewer(), r.card()))
              .put("value", r.value())
              .put("health", r.health());
      case PlanReason.Harms r ->
          json.put("kind", "harms").put("fighter", names.piece(r.fighter())).put("n", r.amount());
      case PlanReason.Heals r ->
          json.put("kind", "heals").put("fighter", names.piece(r.fighter())).put("n", r.amount());
      case PlanReason.OutOfReach r ->
          json.put("kind", "out-of-reach")
              .put("fighter", names.piece(r.hero()))
              .put("enemy", names.piece(r.enemy()));
      case PlanReason.NeedsBoost r ->
          json.put("kind", "needs-boost")
              .put("fighter", names.piece(r.hero()))
              .put("enemy", names.piece(r.enemy()))
              .put("n", r.boost());
      case PlanReason.Draws r -> json.put("kind", "draws").put("n", r.cards());
      case PlanReason.Keeps r -> json.put("kind", "keeps").put("n", r.cards());
    };
  }
}
