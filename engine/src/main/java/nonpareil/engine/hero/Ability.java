package nonpareil.engine.hero;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import org.jspecify.annotations.Nullable;

/**
 * The special ability of a hero: effects at certain moments and standing rules.
 *
 * @param valueBonuses additions to the value of cards that are no card effects
 * @param moveBonus added to the move value in a maneuver; null if none
 * @param attackBoost the fighter that may add a face-down boost to its attack card; null if none
 * @param escape the fighter that may be placed on any space in a boosted maneuver; null if none
 * @param uncancellableBanners the effects of cards with these banners cannot be cancelled
 */
public record Ability(
    List<Triggered> triggered,
    List<ValueBonus> valueBonuses,
    @Nullable Amount moveBonus,
    @Nullable String attackBoost,
    @Nullable String escape,
    List<String> uncancellableBanners) {

  /** An effect that happens at a moment of the game. */
  public record Triggered(Moment moment, Effect effect) {}

  /** When abilities happen. */
  public enum Moment {
    START_OF_TURN,
    AFTER_MANEUVER,
    /** In each combat of this hero's player, at the same moment as the card (EFF-8). */
    IMMEDIATELY,
    DURING_COMBAT,
    AFTER_COMBAT,
    /** After an attack by or on a fighter of this hero's player. */
    AFTER_ATTACK;

    /** The moment of a combat at which a card has effects as well. */
    public static Moment of(Card.Timing timing) {
      return switch (timing) {
        case IMMEDIATELY -> IMMEDIATELY;
        case DURING_COMBAT -> DURING_COMBAT;
        case AFTER_COMBAT -> AFTER_COMBAT;
        case SCHEME, BOOST_BONUS, FORCED_DISCARD ->
            throw new IllegalArgumentException(timing + " is no moment of a combat");
      };
    }
  }

  /**
   * An addition to the value of each card one fighter attacks or defends with.
   *
   * @param attacking true for attack cards, false for defense cards
   */
  public record ValueBonus(String fighter, boolean attacking, Condition condition, int plus) {}
}
