package nonpareil.content.yaml;

import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with the input.
 *
 * @param at the place, or null if the input was no file
 */
public record Problem(@Nullable Mark at, String found, String expected) {

  /** For example {@code medusa.yaml:12:7: found "atack", expected attack or defense}. */
  @Override
  public String toString() {
    return (at == null ? "" : at + ": ") + "found " + found + ", expected " + expected;
  }
}
