package nonpareil.ai;

/** A small, fast source of chance with a seed. */
final class Dice {

  private long state;

  Dice(long seed) {
    state = seed;
  }

  long next() {
    long z = state += 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A number from 0 to {@code bound - 1}. */
  int below(int bound) {
    return (int) Math.unsignedMultiplyHigh(next(), bound);
  }

  /** True so many times in a hundred. */
  boolean percent(int chance) {
    return below(100) < chance;
  }

  double fraction() {
    return (next() >>> 11) * 0x1p-53;
  }
}
