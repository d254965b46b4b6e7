package nonpareil.testkit;

import java.util.stream.IntStream;

/**
 * A long test in parts, each with a seed of its own: {@code -Dpart=3} runs the third alone, without
 * it all are run.
 */
public final class Parts {

  private Parts() {}

  /** The numbers of the parts to run, from 1. */
  public static IntStream of(int count) {
    Integer chosen = Integer.getInteger("part");
    if (chosen == null) {
      return IntStream.rangeClosed(1, count);
    }
    if (chosen < 1 || chosen > count) {
      throw new IllegalArgumentException("part %d: expected 1 to %d".formatted(chosen, count));
    }
    return IntStream.of(chosen);
  }
}
