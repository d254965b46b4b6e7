package nonpareil.engine.hero;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect.PutInForce;

/**
 * The rules that effects of a card or of an ability put in force, in the order they are written:
 * whoever speaks of one of them says its number here.
 */
public final class LastingRules {

  private LastingRules() {}

  /** Those of a card, by moments, and then those of what happens while it lies in play. */
  public static List<PutInForce> of(Card card) {
    var rules = new ArrayList<PutInForce>();
    for (Card.Timing timing : Card.Timing.values()) {
      Effect effect = card.effects().get(timing);
      if (effect != null) {
        collect(effect, rules);
      }
    }
    Card.InPlay inPlay = card.inPlay();
    if (inPlay != null) {
      inPlay.triggered().forEach(t -> collect(t.effect(), rules));
    }
    return List.copyOf(rules);
  }

  public static List<PutInForce> of(Ability ability) {
    var rules = new ArrayList<PutInForce>();
    ability.triggered().forEach(t -> collect(t.effect(), rules));
    return List.copyOf(rules);
  }

  /**
   * What happens at moments by a card: while it lies in play, and then by the rules its effects put
   * in force.
   */
  public static List<Ability.Triggered> moments(Card card) {
    Card.InPlay inPlay = card.inPlay();
    return moments(inPlay == null ? List.of() : inPlay.triggered(), of(card));
  }

  /** What happens at moments by an ability, and then by the rules its effects put in force. */
  public static List<Ability.Triggered> moments(Ability ability) {
    return moments(ability.triggered(), of(ability));
  }

  private static List<Ability.Triggered> moments(
      List<Ability.Triggered> always, List<PutInForce> rules) {
    var moments = new ArrayList<>(always);
    for (PutInForce effect : rules) {
      if (effect.rule() instanceof Rule.When(Ability.Triggered triggered, boolean _)) {
        moments.add(triggered);
      }
    }
    return List.copyOf(moments);
  }

  private static void collect(Effect effect, List<PutInForce> rules) {
    if (effect instanceof PutInForce rule) {
      rules.add(rule);
    }
    effect.children().forEach(child -> collect(child, rules));
  }
}
