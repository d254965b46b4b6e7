package nonpareil.content.yaml;

import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with the input.
 *
 * @param at the place, or null if the input was no file
 * @param follows it probably comes of another slip, and is told only if there is no other
 */
public record Problem(@Nullable Mark at, String found, String expected, boolean follows) {

  private static final String UNKNOWN_KEY = "the unknown key ";

  public Problem(@Nullable Mark at, String found, String expected) {
    this(at, found, expected, false);
  }

  /** The same as something that probably comes of another slip. */
  public Problem following() {
    return new Problem(at, found, expected, true);
  }

  /** A key that may not stand where it does. */
  static Problem unknownKey(Mark at, String shown, String expected) {
    return new Problem(at, UNKNOWN_KEY + shown, expected);
  }

  /** Whether it is about this key standing where it may not. */
  public boolean isUnknownKey(String key) {
    return found.equals(UNKNOWN_KEY + "\"" + key + "\"");
  }

  /** For example {@code medusa.yaml:12:7: found "atack", expected attack or defense}. */
  @Override
  public String toString() {
    return (at == null ? "" : at + ": ") + "found " + found + ", expected " + expected;
  }
}
