package nonpareil.ai;

/**
 * How a search goes about it.
 *
 * @param playoutDecisions how far a position is played on before it is judged
 * @param exploration how much is spent on options that look worse so far
 * @param unknownPenalty how much less an option is expected to be worth that was never tried
 */
public record SearchSettings(int playoutDecisions, double exploration, double unknownPenalty) {

  public static final SearchSettings DEFAULT = new SearchSettings(20, 0.5, 0.1);
}
