package nonpareil.engine.game;

import java.util.HexFormat;

/**
 * What all chance of a game follows from: the two halves of the key of its shuffles and random
 * picks. A seed that is a number, as all once were, has 64 bits: its second half is the first one
 * turned round.
 */
public record Seed(long first, long second) {

  private static final int DIGITS = 32;

  public static Seed of(long number) {
    return new Seed(number, ~number);
  }

  public boolean isNumber() {
    return second == ~first;
  }

  /** What {@link #toString} gives; an IllegalArgumentException for anything else. */
  public static Seed parse(String text) {
    return text.length() == DIGITS
        ? new Seed(half(text.substring(0, DIGITS / 2)), half(text.substring(DIGITS / 2)))
        : of(Long.parseLong(text));
  }

  private static long half(String digits) {
    return HexFormat.fromHexDigitsToLong(digits);
  }

  /** A decimal number, or else 32 hexadecimal digits. */
  @Override
  public String toString() {
    HexFormat hex = HexFormat.of();
    return isNumber() ? Long.toString(first) : hex.toHexDigits(first) + hex.toHexDigits(second);
  }
}
