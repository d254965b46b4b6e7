package nonpareil.cli.calibration;

import java.util.ArrayList;
import java.util.List;

/** Whether chances that were named come true: what was named beside what happened, in deciles. */
public final class Calibration {

  private static final int DECILES = 10;
  private static final int FITTING_STEPS = 50;

  /** Named chances are held this far away from certainty when their odds are taken. */
  private static final double SURE = 1e-4;

  /**
   * One tenth of the chances.
   *
   * @param count how many chances of it were named
   * @param games in how many games
   * @param named their mean
   * @param won how many of them came true, as a share
   */
  public record Decile(int count, int games, double named, double won) {
    public double off() {
      return won - named;
    }
  }

  /**
   * How the logarithm of the odds would have to be changed: {@code shift + slope * odds}. 0 and 1
   * if the chances are right as they are.
   */
  public record Fit(double shift, double slope) {}

  private record Sample(int game, double named, boolean won) {}

  private final List<Sample> samples = new ArrayList<>();

  /** Somebody named a chance in a game, and then won it or did not. */
  public void add(int game, double named, boolean won) {
    samples.add(new Sample(game, named, won));
  }

  /** The ten tenths, from the lowest chances to the highest. */
  public List<Decile> deciles() {
    var deciles = new ArrayList<Decile>();
    for (int d = 0; d < DECILES; d++) {
      int decile = d;
      List<Sample> in =
          samples.stream()
              .filter(s -> Math.min(DECILES - 1, (int) (s.named * DECILES)) == decile)
              .toList();
      deciles.add(
          new Decile(
              in.size(),
              (int) in.stream().mapToInt(Sample::game).distinct().count(),
              in.stream().mapToDouble(Sample::named).average().orElse(0),
              in.stream().mapToDouble(s -> s.won ? 1 : 0).average().orElse(0)));
    }
    return deciles;
  }

  /** The most likely change of the odds, by Newton's method. */
  public Fit fit() {
    double shift = 0;
    double slope = 1;
    for (int step = 0; step < FITTING_STEPS; step++) {
      double g0 = 0;
      double g1 = 0;
      double h00 = 1e-9;
      double h01 = 0;
      double h11 = 1e-9;
      for (Sample s : samples) {
        double x = odds(s.named);
        double p = 1 / (1 + Math.exp(-shift - slope * x));
        double error = (s.won ? 1 : 0) - p;
        double weight = p * (1 - p);
        g0 += error;
        g1 += error * x;
        h00 += weight;
        h01 += weight * x;
        h11 += weight * x * x;
      }
      double det = h00 * h11 - h01 * h01;
      shift += (h11 * g0 - h01 * g1) / det;
      slope += (h00 * g1 - h01 * g0) / det;
    }
    return new Fit(shift, slope);
  }

  private static double odds(double chance) {
    double p = Math.clamp(chance, SURE, 1 - SURE);
    return Math.log(p / (1 - p));
  }
}
