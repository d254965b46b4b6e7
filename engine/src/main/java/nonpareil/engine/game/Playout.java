package nonpareil.engine.game;

/** Plays games to their end by choosing evenly among the options; allocates nothing on the way. */
public final class Playout {

  private final Rules rules = new Rules();
  private long random;

  public Playout(long seed) {
    random = seed;
  }

  /** Starts a game anew in a state, with a seed of this source. */
  public void restart(State s) {
    rules.restart(s, next());
  }

  /** Plays on to the end, or up to a number of decisions; how many were made. */
  public int play(State s, int most) {
    int decisions = 0;
    while (decisions < most && !s.isOver()) {
      Options options = rules.options(s);
      rules.apply(s, options.get(below(options.size())));
      decisions++;
    }
    return decisions;
  }

  private int below(int bound) {
    return (int) Math.unsignedMultiplyHigh(next(), bound);
  }

  private long next() {
    random += 0x9E3779B97F4A7C15L;
    long z = (random ^ random >>> 32) * 0xD6E8FEB86659FD93L;
    return z ^ z >>> 32;
  }
}
