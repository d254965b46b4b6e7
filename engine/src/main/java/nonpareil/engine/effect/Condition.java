package nonpareil.engine.effect;

import java.util.List;

/** Something that holds or not at the moment an effect resolves. */
public sealed interface Condition
    permits Condition.Won,
        Condition.Lost,
        Condition.Attacking,
        Condition.Defending,
        Condition.FoeIsHero,
        Condition.StoodElsewhere,
        Condition.BeganOnToken,
        Condition.SelfDefeated,
        Condition.HasTrait,
        Condition.YourTurn,
        Condition.FirstAction,
        Condition.Exists,
        Condition.HealthAtMost,
        Condition.DamageDone,
        Condition.FighterDefeated,
        Condition.NamedOpposingValue,
        Condition.HandHasNamed,
        Condition.HasCards,
        Condition.Not,
        Condition.All,
        Condition.Any,
        Condition.Compare,
        CombatCondition,
        Happened {

  /** You won the combat. */
  record Won() implements Condition {}

  /** You lost the combat. */
  record Lost() implements Condition {}

  /** Your card is the attack card. */
  record Attacking() implements Condition {}

  /** Your card is the defense card. */
  record Defending() implements Condition {}

  /** The opposing fighter is a hero. */
  record FoeIsHero() implements Condition {}

  /** Your fighter stood in another space when the turn began. */
  record StoodElsewhere() implements Condition {}

  /** Your fighter began the turn on one of your tokens. */
  record BeganOnToken() implements Condition {}

  /** Your fighter was defeated in this combat. */
  record SelfDefeated() implements Condition {}

  /** Your hero has this trait. */
  record HasTrait(String trait) implements Condition {}

  /** It is your turn. */
  record YourTurn() implements Condition {}

  /** This is the first action of the turn. */
  record FirstAction() implements Condition {}

  /** At least one fighter of this set is on the board. */
  record Exists(Fighters fighters) implements Condition {}

  /** A fighter is on the board with at most this health. */
  record HealthAtMost(Fighters fighter, int health) implements Condition {}

  /** The last damage word of this effect dealt damage. */
  record DamageDone() implements Condition {}

  /** The last damage word of this effect defeated a fighter. */
  record FighterDefeated() implements Condition {}

  /**
   * The number declared with the card, or named before, is the printed value of the opposing card.
   */
  record NamedOpposingValue() implements Condition {}

  /** The player's hand holds a card with the named number as its value. */
  record HandHasNamed(Players who) implements Condition {}

  /** A player has at least one card of a set in a pile. */
  record HasCards(CardSet cards, Pile in, Players whose) implements Condition {}

  /** How two amounts compare. */
  record Compare(Amount number, Comparison how, Amount with) implements Condition {}

  /** The ways two amounts can compare. */
  enum Comparison {
    AT_LEAST,
    AT_MOST,
    MORE_THAN,
    LESS_THAN,
    EXACTLY,
    NOT;

    /** Whether it holds for two numbers. */
    public boolean holds(int one, int other) {
      return switch (this) {
        case AT_LEAST -> one >= other;
        case AT_MOST -> one <= other;
        case MORE_THAN -> one > other;
        case LESS_THAN -> one < other;
        case EXACTLY -> one == other;
        case NOT -> one != other;
      };
    }
  }

  record Not(Condition condition) implements Condition {}

  record All(List<Condition> conditions) implements Condition {}

  record Any(List<Condition> conditions) implements Condition {}
}
