package nonpareil.engine.effect;

import java.util.List;
import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/** Words for what lasts: rules in force, counters, actions of this turn and the next. */
public sealed interface RuleEffect extends Effect {

  @Override
  default List<Effect> children() {
    return List.of();
  }

  /**
   * A rule holds until a moment.
   *
   * @param attackers it holds only in the next attack of one of these, if that comes before the
   *     moment; null if it holds all the time
   * @param live where the fighters it is about stand, and how they are, is read whenever the rule
   *     is asked for; otherwise that is settled when it is put in force
   */
  record PutInForce(
      Rule rule, Rule.Until until, @Later @Nullable Fighters attackers, @Later boolean live)
      implements RuleEffect {

    public PutInForce(Rule rule, Rule.Until until) {
      this(rule, until, null, false);
    }

    @Override
    public List<Effect> children() {
      return rule instanceof Rule.When(var triggered, var _)
          ? List.of(triggered.effect())
          : List.of();
    }
  }

  /** A counter grows, never above its maximum. */
  record Gain(String counter, Amount amount) implements RuleEffect {}

  /** A counter shrinks, never below 0. */
  record Lose(String counter, Amount amount) implements RuleEffect {}

  /**
   * You may pay with a counter: one thing happens if so, another if not.
   *
   * @param amount exactly so much; null for any number, which is then "spent"
   */
  record Spend(String counter, @Nullable Amount amount, Effect then, Effect otherwise)
      implements RuleEffect {
    @Override
    public List<Effect> children() {
      return List.of(then, otherwise);
    }
  }

  /**
   * Players have more actions: in the running turn if it is theirs, or in their next one.
   *
   * @param only the only use of them; null for any
   */
  record GainActions(Players who, Amount actions, @Nullable ActionKind only, boolean nextTurn)
      implements RuleEffect {}

  /** Players have fewer actions: in the running turn if it is theirs, or in their next one. */
  record LoseActions(Players who, Amount actions, boolean nextTurn) implements RuleEffect {}

  /** The card this stands on no longer lies before its player. */
  record DiscardThis() implements RuleEffect {}

  /** What an action can be used for. */
  enum ActionKind {
    MANEUVER,
    SCHEME,
    ATTACK,
    /** One that an ability has. */
    ABILITY
  }

  /** In place of the id of a counter: those that lie on the card itself. */
  String THIS_CARD = "this-card";
}
