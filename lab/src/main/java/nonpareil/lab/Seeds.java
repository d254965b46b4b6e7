package nonpareil.lab;

import nonpareil.engine.game.Chance;

/** Seeds from seeds: neighbouring numbers give unrelated ones. */
final class Seeds {

  private Seeds() {}

  static long of(long seed, long number) {
    return Chance.mix(Chance.mix(seed) + number * 0x9E3779B97F4A7C15L);
  }

  /** A number from 0 up to a bound, which it never is. */
  static int below(int bound, long seed, long number) {
    return (int) Math.unsignedMultiplyHigh(of(seed, number), bound);
  }
}
