package nonpareil.lab.stats;

/**
 * An estimate with its 95 % interval.
 *
 * @param value the estimate itself
 */
public record Interval(double value, double low, double high) {

  /** The standard normal distribution has 95 % of its weight within so many deviations. */
  static final double Z = 1.959963984540054;

  /**
   * Wilson's score interval of a proportion; all is possible where nothing was seen.
   *
   * @param wins may be halves where a game counts for both sides
   */
  public static Interval wilson(double wins, long games) {
    if (games == 0) {
      return new Interval(0.5, 0, 1);
    }
    double p = wins / games;
    double z2 = Z * Z;
    double centre = (p + z2 / (2 * games)) / (1 + z2 / games);
    double half =
        Z / (1 + z2 / games) * Math.sqrt(p * (1 - p) / games + z2 / (4.0 * games * games));
    return new Interval(p, Math.max(0, centre - half), Math.min(1, centre + half));
  }

  /** Whether a value lies outside. */
  public boolean excludes(double other) {
    return other < low || other > high;
  }
}
