package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;

/** Trees that mean the same and read better: no nested sequences, no empty branches in front. */
final class Rewriting {

  private Rewriting() {}

  static Effect simplify(Effect effect) {
    return switch (effect) {
      case Effect.Sequence _ -> sequence(steps(effect));
      case Effect.If(Condition condition, Effect then, Effect otherwise) ->
          choice(condition, simplify(then), simplify(otherwise));
      case Effect.May(Effect inner) -> may(simplify(inner));
      case Effect.ChooseOptions(int take, List<Effect> options) ->
          new Effect.ChooseOptions(take, options.stream().map(Rewriting::simplify).toList());
      case Effect.Pay pay ->
          new Effect.Pay(pay.who(), pay.cards(), simplify(pay.then()), simplify(pay.otherwise()));
      case Effect.Leaf word -> word;
    };
  }

  /** The steps of an effect, simplified. */
  static List<Effect> steps(Effect effect) {
    if (!(effect instanceof Effect.Sequence(List<Effect> effects))) {
      return List.of(effect);
    }
    var steps = new ArrayList<Effect>();
    for (Effect step : effects) {
      steps.addAll(steps(simplify(step)));
    }
    return steps;
  }

  static boolean nothing(Effect effect) {
    return effect instanceof Effect.Sequence(List<Effect> effects)
        && effects.stream().allMatch(Rewriting::nothing);
  }

  private static Effect sequence(List<Effect> steps) {
    return steps.size() == 1 ? steps.getFirst() : new Effect.Sequence(steps);
  }

  private static Effect choice(Condition condition, Effect then, Effect otherwise) {
    if (nothing(then)) {
      return nothing(otherwise)
          ? otherwise
          : new Effect.If(new Condition.Not(condition), otherwise, then);
    }
    if (nothing(otherwise)
        && then instanceof Effect.If(Condition inner, Effect deeper, Effect instead)
        && nothing(instead)) {
      var both = new Condition.All(List.of(condition, inner));
      return new Effect.If(both, deeper, otherwise);
    }
    List<Effect> one = steps(then);
    List<Effect> other = steps(otherwise);
    if (!other.isEmpty()
        && one.getFirst() instanceof Effect.ChooseFighter choose
        && choose.equals(other.getFirst())) {
      var rest =
          new Effect.If(
              condition,
              sequence(one.subList(1, one.size())),
              sequence(other.subList(1, other.size())));
      return new Effect.Sequence(List.of(choose, rest));
    }
    return new Effect.If(condition, then, otherwise);
  }

  private static Effect may(Effect inner) {
    return switch (inner) {
      case Effect nothing when nothing(nothing) -> nothing;
      case Effect.May _, Effect.Pay _ -> inner;
      case Effect.If(Condition condition, Effect then, Effect otherwise) when nothing(otherwise) ->
          new Effect.If(condition, may(then), otherwise);
      case Effect.Sequence _, Effect.If _, Effect.ChooseOptions _, Effect.Leaf _ ->
          new Effect.May(inner);
    };
  }
}
