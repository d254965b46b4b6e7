package nonpareil.cli.play;

/**
 * Chooses evenly among its options and looks at nothing else. Its choice follows from its seed and
 * the number of the decision, so that a loaded game goes on as the saved one would have.
 */
final class RandomPlayer {

  private final long seed;

  RandomPlayer(long seed) {
    this.seed = seed;
  }

  /** One of the options of a game's decision. */
  int choose(int[] options, int decision) {
    long z = seed + 0x9E3779B97F4A7C15L * (decision + 1L);
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    z ^= z >>> 31;
    return options[(int) Math.unsignedMultiplyHigh(z, options.length)];
  }
}
