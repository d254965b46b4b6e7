package nonpareil.ai;

/**
 * How a search goes about it.
 *
 * @param playoutDecisions how far a position is played on before it is judged
 * @param exploration how much is spent on options that look worse so far
 * @param unknownPenalty how much less an option is expected to be worth that was never tried
 * @param random whether positions are played on by pure chance instead of habit
 */
public record SearchSettings(
    int playoutDecisions, double exploration, double unknownPenalty, boolean random) {

  public static final SearchSettings DEFAULT = new SearchSettings(20, 0.5, 0.1, false);

  /** Plays every position to the end of the game by pure chance: the textbook's search. */
  public static final SearchSettings TO_THE_END = new SearchSettings(100_000, 0.5, 0.1, true);
}
