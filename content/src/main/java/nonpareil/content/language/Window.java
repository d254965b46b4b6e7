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
  VALUE_BONUS("value-bonuses"),
  MOVE_BONUS("move-bonus");

  /** Everywhere. */
  static final Set<Window> ALL = Collections.unmodifiableSet(EnumSet.allOf(Window.class));

  /** A card of a running combat resolves. */
  static final Set<Window> COMBAT = of(IMMEDIATELY, DURING_COMBAT, AFTER_COMBAT);

  /** The values of the cards still matter. */
  static final Set<Window> VALUES = of(IMMEDIATELY, DURING_COMBAT);

  /** There is an opposing fighter. */
  static final Set<Window> FACING =
      of(IMMEDIATELY, DURING_COMBAT, AFTER_COMBAT, AFTER_ATTACK, VALUE_BONUS);

  /** The combat has a winner. */
  static final Set<Window> FOUGHT = of(AFTER_COMBAT, AFTER_ATTACK);

  /** There is a fighter that acts; a card that is discarded has none. */
  static final Set<Window> ACTING =
      Collections.unmodifiableSet(
          EnumSet.complementOf(EnumSet.of(BOOST_BONUS, FORCED_DISCARD, MOVE_BONUS)));

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
