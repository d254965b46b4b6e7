package nonpareil.engine.effect;

import java.util.List;
import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/**
 * What a combat allows beyond the words of {@link Effect}: either side's card, damage that is held
 * off or turned aside, another target, a further attack.
 */
public sealed interface CombatEffect extends Effect {

  @Override
  default List<Effect> children() {
    return List.of();
  }

  /** A card of the combat, as seen from the effect. */
  enum CardOf {
    YOURS,
    OPPOSING
  }

  /** A moment of the combat at which cards have effects. */
  enum Moment {
    IMMEDIATELY,
    DURING_COMBAT,
    AFTER_COMBAT
  }

  // ---- values

  /** The value of a card is another one, or is changed by some. */
  record ChangeValue(CardOf card, How how, Amount amount) implements CombatEffect {
    /** The kinds of change. */
    public enum How {
      /** This instead of the printed value; what adds to it stays. */
      INSTEAD,
      PLUS,
      MINUS
    }
  }

  /** The value a card has now becomes half of it. */
  record HalveValue(CardOf card, boolean up) implements CombatEffect {}

  /** Each card gets the value the other one has now. */
  record ExchangeValues() implements CombatEffect {}

  /**
   * No card effect changes the value of a card any more.
   *
   * @param value what it is from now on; null for what it is now
   */
  record LockValue(CardOf card, @Nullable Amount value) implements CombatEffect {}

  /** The value of a card counts as 0 whatever changes it. */
  record IgnoreValue(CardOf card) implements CombatEffect {}

  // ---- effects of cards

  /**
   * Cancel the open effects of a card.
   *
   * @param moment those of this moment only; null for all of them
   */
  record CancelCard(CardOf card, @Nullable Moment moment) implements CombatEffect {}

  /** The effects of a card cannot be cancelled in this combat any more. */
  record KeepEffects(CardOf card) implements CombatEffect {}

  /**
   * A player may boost the own card with the top card of the deck, unseen, so many times.
   *
   * @param must it is no choice
   */
  record BoostFromDeck(Players who, Amount times, @Later boolean must) implements CombatEffect {}

  // ---- damage in this combat

  /** So much damage to each of these fighters is prevented. */
  record PreventUpTo(Fighters who, Amount amount) implements CombatEffect {}

  /** Damage does not bring these fighters below this health. */
  record HealthFloor(Fighters who, Amount health) implements CombatEffect {}

  /**
   * Damage to some fighters is dealt to another one instead if you wish; you are asked each time.
   *
   * @param combatOnly combat damage alone
   */
  record TurnAside(Fighters from, Fighters to, boolean combatOnly) implements CombatEffect {}

  /**
   * Some of the damage a fighter is about to take is prevented.
   *
   * @param amount null for all of it
   */
  record PreventComing(@Nullable Amount amount) implements CombatEffect {}

  /**
   * Damage a fighter is about to take is dealt to another one instead.
   *
   * @param amount how much of it; null for all
   * @param upTo or less of it, also none
   * @param may it may be left undone
   */
  record Divert(Fighters to, @Nullable Amount amount, boolean upTo, boolean may)
      implements CombatEffect {}

  // ---- who fights

  /** Your attack is made against another fighter of the same player. */
  record ChangeTarget(Fighters to, boolean inRange) implements CombatEffect {}

  /**
   * A further attack as soon as nothing else is going on in this action; it can be defended.
   *
   * @param with which of your fighters makes it
   * @param against whom it may be made against; null for whoever is in range
   * @param value its value if it is made without a card; null if it takes a card of the hand
   * @param may it may be left undone
   * @param cards the cards of the hand it may be made with, as they are when it is declared; null
   *     for any
   */
  record BonusAttack(
      Fighters with,
      @Nullable Fighters against,
      @Nullable Amount value,
      boolean may,
      @Later @Nullable CardSet cards)
      implements CombatEffect {

    /** An attack with any card, or without one. */
    public BonusAttack(
        Fighters with, @Nullable Fighters against, @Nullable Amount value, boolean may) {
      this(with, against, value, may, null);
    }
  }
}
