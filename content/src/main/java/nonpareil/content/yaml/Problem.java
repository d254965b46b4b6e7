package nonpareil.content.yaml;

import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with the input.
 *
 * @param at the place, or null if the input was no file
 * @param follows it probably comes of another slip, and is told only if there is no other
 */
public record Problem(@Nullable Mark at, String found, String expected, boolean follows) {

  public Problem(@Nullable Mark at, String found, String expected) {
    this(at, found, expected, false);
  }

  /** For example {@code medusa.yaml:12:7: found "atack", expected attack or defense}. */
  @Override
  public String toString() {
    return (at == null ? "" : at + ": ") + "found " + found + ", expected " + expected;
  }
}
