package nonpareil.lab.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * Strengths from pairwise results: the odds of a against b are the ratio of their strengths. Fitted
 * by the minorisation-maximisation algorithm (Hunter 2004). Ratings are on the scale of chess: 400
 * points are odds of ten to one, and the mean is 0.
 *
 * <p>Intervals come from the curvature of the likelihood at its top where a game compares two.
 * Where it compares more, its comparisons hang together, and how much games differ among themselves
 * is measured instead (the sandwich estimator, by game).
 */
public final class BradleyTerry {

  private static final double POINTS = 400 / Math.log(10);
  private static final int MOST_ROUNDS = 100_000;
  private static final double ENOUGH = 1e-12;

  /** Virtual wins both ways in every pairing if somebody has won or lost everything. */
  private static final double PRIOR = 0.5;

  /** And in one that was never played, so that there is one scale. */
  private static final double FAINT = 1e-3;

  private BradleyTerry() {}

  /** Somebody has beaten somebody else. */
  public record Comparison(int winner, int loser) {}

  /**
   * The ratings with intervals.
   *
   * @param n how many are rated
   * @param games what each game compares
   */
  public static List<Interval> ratings(int n, Collection<List<Comparison>> games) {
    double[][] wins = new double[n][n];
    games.forEach(game -> game.forEach(c -> wins[c.winner][c.loser]++));
    double[][] w = isConnected(wins) ? wins : withPrior(wins);
    double[] strength = fit(w);
    double[][] covariance = covariance(w, strength);
    if (games.stream().anyMatch(game -> game.size() > 1)) {
      covariance = product(product(covariance, spread(strength, games)), covariance);
    }
    var result = new ArrayList<Interval>();
    for (int i = 0; i < n; i++) {
      double rating = POINTS * Math.log(strength[i]);
      double half = Interval.Z * POINTS * Math.sqrt(Math.max(0, covariance[i][i]));
      result.add(new Interval(rating, rating - half, rating + half));
    }
    return result;
  }

  private static double[] fit(double[][] wins) {
    int n = wins.length;
    double[] p = new double[n];
    Arrays.fill(p, 1);
    for (int round = 0; round < MOST_ROUNDS; round++) {
      double change = 0;
      for (int i = 0; i < n; i++) {
        double won = 0;
        double sum = 0;
        for (int j = 0; j < n; j++) {
          if (j != i) {
            won += wins[i][j];
            sum += (wins[i][j] + wins[j][i]) / (p[i] + p[j]);
          }
        }
        double next = sum == 0 ? p[i] : won / sum;
        change = Math.max(change, Math.abs(Math.log(next / p[i])));
        p[i] = next;
      }
      normalise(p);
      if (change < ENOUGH) {
        break;
      }
    }
    return p;
  }

  /** The geometric mean becomes 1. */
  private static void normalise(double[] p) {
    double mean = Math.exp(Arrays.stream(p).map(Math::log).sum() / p.length);
    Arrays.setAll(p, i -> p[i] / mean);
  }

  /** Whether everybody can be reached from everybody by wins: then and only then is there a fit. */
  private static boolean isConnected(double[][] wins) {
    int n = wins.length;
    return n > 0 && reached(wins, false) == n && reached(wins, true) == n;
  }

  private static int reached(double[][] wins, boolean backwards) {
    int n = wins.length;
    boolean[] seen = new boolean[n];
    var open = new ArrayList<Integer>(List.of(0));
    seen[0] = true;
    int count = 0;
    while (!open.isEmpty()) {
      int i = open.removeLast();
      count++;
      for (int j = 0; j < n; j++) {
        if (!seen[j] && (backwards ? wins[j][i] : wins[i][j]) > 0) {
          seen[j] = true;
          open.add(j);
        }
      }
    }
    return count;
  }

  private static double[][] withPrior(double[][] wins) {
    int n = wins.length;
    double[][] result = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        boolean met = wins[i][j] + wins[j][i] > 0;
        result[i][j] = i == j ? 0 : wins[i][j] + (met ? PRIOR : FAINT);
      }
    }
    return result;
  }

  /**
   * The inverse of the information matrix of the log strengths. Only differences are measured, so
   * it has no plain inverse; with the sum fixed at 0 it is (I + J/n)⁻¹ − J/n.
   */
  private static double[][] covariance(double[][] wins, double[] p) {
    int n = p.length;
    double[][] m = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        m[i][j] += 1.0 / n;
        if (i != j) {
          double sum = p[i] + p[j];
          double information = (wins[i][j] + wins[j][i]) * p[i] * p[j] / (sum * sum);
          m[i][j] -= information;
          m[i][i] += information;
        }
      }
    }
    double[][] inverse = inverse(m);
    for (double[] row : inverse) {
      Arrays.setAll(row, j -> row[j] - 1.0 / n);
    }
    return inverse;
  }

  /** How much the games differ in what they say of the log strengths: the sum of g·gᵀ. */
  private static double[][] spread(double[] p, Collection<List<Comparison>> games) {
    int n = p.length;
    double[][] sum = new double[n][n];
    for (List<Comparison> game : games) {
      double[] says = new double[n];
      for (Comparison c : game) {
        double surprise = p[c.loser] / (p[c.winner] + p[c.loser]);
        says[c.winner] += surprise;
        says[c.loser] -= surprise;
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          sum[i][j] += says[i] * says[j];
        }
      }
    }
    return sum;
  }

  private static double[][] product(double[][] a, double[][] b) {
    int n = a.length;
    double[][] result = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        for (int k = 0; k < n; k++) {
          result[i][j] += a[i][k] * b[k][j];
        }
      }
    }
    return result;
  }

  /** Gauss and Jordan, with the largest pivot. */
  private static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] a = new double[n][2 * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(matrix[i], 0, a[i], 0, n);
      a[i][n + i] = 1;
    }
    for (int c = 0; c < n; c++) {
      int pivot = c;
      for (int r = c + 1; r < n; r++) {
        pivot = Math.abs(a[r][c]) > Math.abs(a[pivot][c]) ? r : pivot;
      }
      double[] row = a[pivot];
      a[pivot] = a[c];
      a[c] = row;
      double by = row[c];
      Arrays.setAll(row, k -> row[k] / by);
      for (int r = 0; r < n; r++) {
        double factor = a[r][c];
        if (r != c && factor != 0) {
          double[] other = a[r];
          Arrays.setAll(other, k -> other[k] - factor * row[k]);
        }
      }
    }
    double[][] result = new double[n][];
    for (int i = 0; i < n; i++) {
      result[i] = Arrays.copyOfRange(a[i], n, 2 * n);
    }
    return result;
  }
}
