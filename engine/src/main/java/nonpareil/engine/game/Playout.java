package nonpareil.engine.game;

/** Plays games to their end by choosing evenly among the options; allocates nothing on the way. */
public final class Playout {

  private final Rules rules = new Rules();
  private final Chance chance;

  public Playout(long seed) {
    chance = new Chance(seed);
  }

  /** Starts a game anew in a state, with a seed of this source. */
  public void restart(State s) {
    rules.restart(s, chance.next());
  }

  /** Plays on to the end, or up to a number of decisions; how many were made. */
  public int play(State s, int most) {
    int decisions = 0;
    while (decisions < most && !s.isOver()) {
      Options options = rules.options(s);
      rules.apply(s, options.get(chance.below(options.size())));
      decisions++;
    }
    return decisions;
  }
}
