package nonpareil.content.text;

import org.jspecify.annotations.Nullable;

/**
 * A sign with its number.
 *
 * @param amount "3", {@link #VARIES} or null where a number says nothing
 */
public record Symbol(Sign sign, @Nullable String amount) {

  /** An amount that is read from the game. */
  public static final String VARIES = "X";

  static Symbol of(Sign sign) {
    return new Symbol(sign, null);
  }
}
