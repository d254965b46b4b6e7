package nonpareil.engine.game;

/**
 * A small, fast source of chance with a seed, for what is not part of a game: re-deals, playouts,
 * computer players, seeds from seeds. Chance within a game is keyed by its seed ({@code
 * KeyedHash}).
 */
public final class Chance {

  /** SplitMix64: 2^64 divided by the golden ratio. */
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private long state;

  public Chance(long seed) {
    state = seed;
  }

  public long next() {
    long number = mix(state);
    state += STEP;
    return number;
  }

  /** A number that looks unrelated to this one: even neighbours give quite different ones. */
  public static long mix(long number) {
    long z = number + STEP;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A number from 0 to {@code bound - 1}. */
  public int below(int bound) {
    return (int) Math.unsignedMultiplyHigh(next(), bound);
  }

  /** True so many times in a hundred. */
  public boolean percent(int chance) {
    return below(100) < chance;
  }

  /** A number from 0 up to, but not including, 1. */
  public double fraction() {
    return (next() >>> 11) * 0x1p-53;
  }
}
