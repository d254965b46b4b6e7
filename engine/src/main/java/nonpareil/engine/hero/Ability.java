package nonpareil.engine.hero;

import java.util.List;
import nonpareil.engine.Later;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/**
 * The special ability of a hero: effects at certain moments and standing rules.
 *
 * @param valueBonuses additions to the value of cards that are no card effects
 * @param moveBonus added to the move value in a maneuver; null if none
 * @param attackBoost the fighter that may add a face-down boost to its attack card; null if none
 * @param escape the fighter that may be placed on any space in a boosted maneuver; null if none
 * @param uncancellableBanners the effects of cards with these banners cannot be cancelled
 * @param rules rules that hold all the time, or under a condition
 */
public record Ability(
    List<Triggered> triggered,
    List<ValueBonus> valueBonuses,
    @Nullable Amount moveBonus,
    @Nullable String attackBoost,
    @Nullable String escape,
    List<String> uncancellableBanners,
    @Later List<Standing> rules) {

  /** Without further rules. */
  public Ability(
      List<Triggered> triggered,
      List<ValueBonus> valueBonuses,
      @Nullable Amount moveBonus,
      @Nullable String attackBoost,
      @Nullable String escape,
      List<String> uncancellableBanners) {
    this(triggered, valueBonuses, moveBonus, attackBoost, escape, uncancellableBanners, List.of());
  }

  /**
   * A rule that holds as long as its ability or card is there.
   *
   * @param condition what must hold as well; null if nothing must
   */
  public record Standing(Rule rule, @Nullable Condition condition) {}

  /**
   * An effect that happens at a moment of the game.
   *
   * @param concern whom the moment must concern; null where it is the hero's player
   * @param condition must hold when it comes to happen; null if nothing must
   * @param oncePerTurn happens in each turn only once
   * @param oncePerGame happens only once
   * @param id the name of an action its player may take; null for what happens by itself
   */
  public record Triggered(
      Moment moment,
      Effect effect,
      @Later @Nullable Concern concern,
      @Later @Nullable Condition condition,
      @Later boolean oncePerTurn,
      @Later boolean oncePerGame,
      @Later @Nullable String id) {

    public Triggered(Moment moment, Effect effect) {
      this(moment, effect, null, null, false);
    }

    /** As often as it may be. */
    public Triggered(
        Moment moment,
        Effect effect,
        @Nullable Concern concern,
        @Nullable Condition condition,
        boolean oncePerTurn) {
      this(moment, effect, concern, condition, oncePerTurn, false);
    }

    /** What happens by itself. */
    public Triggered(
        Moment moment,
        Effect effect,
        @Nullable Concern concern,
        @Nullable Condition condition,
        boolean oncePerTurn,
        boolean oncePerGame) {
      this(moment, effect, concern, condition, oncePerTurn, oncePerGame, null);
    }

    /** Whether it is used up when it has happened, for a turn or for good. */
    public boolean isUsedUp() {
      return oncePerTurn || oncePerGame;
    }

    /** Whether it waits in a queue until the word that set it off is done. */
    public boolean isQueued() {
      return !moment.isStep() || (concern != null && concern.whose() != Whose.YOU);
    }
  }

  /**
   * Whom a moment concerns.
   *
   * @param fighters the fighters, for a moment of fighters; otherwise null
   * @param whose the players, for a moment of players
   * @param harm which damage, for moments of damage
   * @param tokens the tokens that are entered, for {@link Moment#ENTERS}; otherwise null
   */
  public record Concern(
      @Nullable Fighters fighters, Whose whose, Harm harm, @Later @Nullable Tokens tokens) {

    /** Without tokens. */
    public Concern(@Nullable Fighters fighters, Whose whose, Harm harm) {
      this(fighters, whose, harm, null);
    }
  }

  /** The players a moment may concern. */
  public enum Whose {
    YOU,
    /** Any opponent. */
    OPPONENT,
    /** Whoever it is. */
    ANYONE
  }

  /** When abilities happen. */
  public enum Moment {
    START_OF_TURN,
    AFTER_MANEUVER,
    /** In each combat of this hero's player, at the same moment as the card (EFF-8). */
    IMMEDIATELY,
    DURING_COMBAT,
    AFTER_COMBAT,
    /** After an attack by or on a fighter of this hero's player. */
    AFTER_ATTACK,
    /** Before the hand limit. */
    END_OF_TURN,
    /** A fighter has taken damage: the chosen fighter, and the damage dealt. */
    TAKES_DAMAGE,
    /** A fighter was defeated: the chosen fighter. */
    IS_DEFEATED,
    /** A fighter has recovered health: the chosen fighter. */
    RECOVERS,
    /** A fighter was moved, and stands elsewhere: the chosen fighter, the space it left. */
    MOVES,
    /** A fighter was placed, or returned to the board: the chosen fighter. */
    IS_PLACED,
    /** A fighter has entered a space with a token: the chosen fighter and the chosen token. */
    ENTERS,
    /** The first defeat of a fighter was turned: the chosen fighter, which has health again. */
    IS_SAVED,
    /** A fighter has declared an attack: the chosen fighter. */
    ATTACKS,
    /** An attack on a fighter was declared: the chosen fighter. */
    IS_ATTACKED,
    /** A player has dealt damage: the damaged fighter is the chosen one. */
    DEALS_DAMAGE,
    /** A player has drawn cards. */
    DRAWS,
    /** A player has discarded a card: the discarded card. */
    DISCARDS,
    /** A player has spent a card for a boost. */
    BOOSTS,
    /** A player plays a card: a scheme, or in a combat when the cards are turned up. */
    PLAYS_CARD,
    /** A scheme of a player is done. */
    AFTER_SCHEME,
    WINS_COMBAT,
    LOSES_COMBAT,
    /** The pieces are set up, and the first turn has not begun. */
    START_OF_GAME,
    /** Never by itself: the hero's player takes it as an action. */
    ACTION,
    /** Never by itself: its player does it in a turn of its own, whenever it could act. */
    ANY_TIME;

    /** Whether it comes when the hero's player wants it to. */
    public boolean isWished() {
      return this == ACTION || this == ANY_TIME;
    }

    /** Whether it is a step of the turn or of a combat at which abilities have always happened. */
    public boolean isStep() {
      return compareTo(AFTER_ATTACK) <= 0;
    }

    /** Whether it concerns a fighter; otherwise it concerns a player. */
    public boolean isOfFighter() {
      return compareTo(TAKES_DAMAGE) >= 0 && compareTo(IS_ATTACKED) <= 0;
    }

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
  public record ValueBonus(
      String fighter, boolean attacking, Condition condition, @Later Amount plus) {}
}
