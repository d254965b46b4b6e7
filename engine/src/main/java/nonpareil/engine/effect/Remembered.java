package nonpareil.engine.effect;

import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/** Amounts that were kept: counters, what was spent, what happened in this turn. */
public sealed interface Remembered extends Amount {

  /**
   * How many of a counter you have, or lie on this card, or are held by others, all together.
   *
   * @param who by whom; null for the hero's own and for those on the card
   */
  record CounterOf(String counter, @Later @Nullable Holders who) implements Remembered {

    public CounterOf(String counter) {
      this(counter, null);
    }
  }

  /** How many counters were spent last in this effect. */
  record Spent() implements Remembered {}

  /** How often players have done something in the running turn, or how much. */
  record ThisTurn(Deed deed, Players who) implements Remembered {}

  /** The same in your turn before: in the one that is over if it is yours that runs. */
  record LastTurn(Deed deed) implements Remembered {}

  /** What is remembered until the turn ends. */
  enum Deed {
    ATTACKS,
    SCHEMES,
    MANEUVERS,
    CARDS_PLAYED,
    BOOSTS,
    CARDS_DRAWN,
    CARDS_DISCARDED,
    COMBATS_WON,
    COMBATS_LOST,
    DAMAGE_DEALT,
    DAMAGE_TAKEN,
    /** Fighters of a player that were defeated. */
    FIGHTERS_LOST,
    /** Spaces the fighters of a player have moved, all together. */
    SPACES_MOVED,
    /** Actions begun. */
    ACTIONS,
    /** Actions not used yet. */
    ACTIONS_LEFT
  }
}
