package nonpareil.lab;

/** Seeds from seeds: neighbouring numbers give unrelated ones. */
final class Seeds {

  private Seeds() {}

  static long of(long seed, long number) {
    return finish(finish(seed) + number * 0x9E3779B97F4A7C15L);
  }

  /** A number from 0 up to a bound, which it never is. */
  static int below(int bound, long seed, long number) {
    return (int) Math.unsignedMultiplyHigh(of(seed, number), bound);
  }

  private static long finish(long seed) {
    long z = seed + 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
