package nonpareil.content.language;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where in a hero file an effect, condition or amount stands; some words only make sense in some.
 */
public enum Window {
  IMMEDIATELY("immediately"),
  DURING_COMBAT("during-combat"),
  AFTER_COMBAT("after-combat"),
  SCHEME("scheme"),
  BOOST_BONUS("boost-bonus"),
  FORCED_DISCARD("forced-discard"),
  START_OF_TURN("start-of-turn"),
  AFTER_MANEUVER("after-maneuver"),
  AFTER_ATTACK("after-attack"),
  END_OF_TURN("end-of-turn"),
  WOULD_TAKE_DAMAGE("would-take-damage"),
  TAKES_DAMAGE("takes-damage"),
  IS_DEFEATED("is-defeated"),
  RECOVERS("recovers"),
  MOVES("moves"),
  IS_PLACED("is-placed"),
  ENTERS("enters"),
  IS_SAVED("is-saved"),
  ATTACKS("attacks"),
  IS_ATTACKED("is-attacked"),
  DEALS_DAMAGE("deals-damage"),
  DRAWS("draws"),
  DISCARDS("discards"),
  BOOSTS("boosts"),
  PLAYS_CARD("plays-card"),
  AFTER_SCHEME("after-scheme"),
  WINS_COMBAT("wins-combat"),
  LOSES_COMBAT("loses-combat"),
  START_OF_GAME("start-of-game"),
  VALUE_BONUS("value-bonuses"),
  MOVE_BONUS("move-bonus"),
  RULES("rules"),
  USE("use"),
  /** What must hold where a card is played in a combat. */
  ONLY_IF("only-if"),
  /** The same of a scheme, where nobody fights. */
  ONLY_IF_SCHEME("only-if");

  /** Everywhere. */
  static final Set<Window> ALL = Collections.unmodifiableSet(EnumSet.allOf(Window.class));

  /** A card of a running combat resolves. */
  static final Set<Window> COMBAT = of(IMMEDIATELY, DURING_COMBAT, AFTER_COMBAT);

  /** An ability is set off by a card that somebody plays or spends. */
  static final Set<Window> WITH_CARD = of(BOOSTS, PLAYS_CARD, AFTER_SCHEME);

  /** An attack was declared, and its combat is not over. */
  static final Set<Window> DECLARED =
      of(ATTACKS, IS_ATTACKED, IMMEDIATELY, DURING_COMBAT, AFTER_COMBAT);

  /** A fighter may take the place of another in the combat. */
  static final Set<Window> TAKING_OVER = of(IS_ATTACKED, IMMEDIATELY, DURING_COMBAT);

  /** Damage is about to be dealt and can still be held off. */
  static final Set<Window> BEFORE_DAMAGE = of(WOULD_TAKE_DAMAGE);

  /** No card is played yet, and what is asked is known to everybody. */
  static final Set<Window> BEFORE_PLAY = of(ONLY_IF, ONLY_IF_SCHEME);

  /** The values of the cards still matter. */
  static final Set<Window> VALUES = of(IMMEDIATELY, DURING_COMBAT);

  /** There is an opposing fighter. */
  static final Set<Window> FACING =
      of(
          IMMEDIATELY,
          DURING_COMBAT,
          AFTER_COMBAT,
          AFTER_ATTACK,
          ATTACKS,
          IS_ATTACKED,
          WINS_COMBAT,
          LOSES_COMBAT,
          VALUE_BONUS,
          ONLY_IF);

  /** The combat has a winner. */
  static final Set<Window> FOUGHT = of(AFTER_COMBAT, AFTER_ATTACK, WINS_COMBAT, LOSES_COMBAT);

  /** There is a fighter that acts; a card that is discarded has none. */
  static final Set<Window> ACTING =
      Collections.unmodifiableSet(
          EnumSet.complementOf(EnumSet.of(BOOST_BONUS, FORCED_DISCARD, MOVE_BONUS)));

  /** An action, or the start of a turn, is going on that a further attack can follow in. */
  static final Set<Window> BEFORE_ACTION_END =
      Collections.unmodifiableSet(
          EnumSet.complementOf(
              EnumSet.of(
                  BOOST_BONUS,
                  FORCED_DISCARD,
                  END_OF_TURN,
                  START_OF_GAME,
                  VALUE_BONUS,
                  MOVE_BONUS)));

  /** The cards of a combat lie face up, or have done so. */
  static final Set<Window> TURNED_UP =
      of(
          IMMEDIATELY,
          DURING_COMBAT,
          AFTER_COMBAT,
          AFTER_ATTACK,
          WINS_COMBAT,
          LOSES_COMBAT,
          VALUE_BONUS);

  private final String word;

  Window(String word) {
    this.word = word;
  }

  /** As it is written in a hero file. */
  public String word() {
    return word;
  }

  static Set<Window> of(Window first, Window... more) {
    return Collections.unmodifiableSet(EnumSet.of(first, more));
  }
}
