package nonpareil.ai;

import java.time.Duration;

/**
 * How much a player may think about a decision: so many iterations, which gives the same choice
 * everywhere, or a time, which does not.
 */
public sealed interface Budget {

  /** The most that can be asked for by name. */
  int MOST = 10_000_000;

  record Iterations(int count) implements Budget {}

  record Time(Duration length) implements Budget {}

  /** A budget as players' names have it: {@code 400}, {@code 20ms}. */
  static Budget of(String text) {
    boolean time = text.endsWith("ms");
    String number = time ? text.substring(0, text.length() - 2) : text;
    if (!number.matches("[1-9][0-9]{0,7}") || Integer.parseInt(number) > MOST) {
      throw new IllegalArgumentException(
          "expected a number from 1 to " + MOST + ", or such as 500ms");
    }
    int count = Integer.parseInt(number);
    return time ? new Time(Duration.ofMillis(count)) : new Iterations(count);
  }
}
