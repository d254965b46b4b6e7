package nonpareil.ai;

/**
 * A game of two hidden choices: what the one who chooses rows wins, the other loses. Solved by
 * regret matching on the whole matrix, which has nothing in common with a search but the idea.
 */
final class MatrixGame {

  private static final int ROUNDS = 20_000;

  private final double[][] payoffs;
  private final double[] rows;
  private final double[] columns;

  MatrixGame(double[][] payoffs) {
    this.payoffs = payoffs;
    double[] rowRegrets = new double[payoffs.length];
    double[] columnRegrets = new double[payoffs[0].length];
    double[] rowSum = new double[payoffs.length];
    double[] columnSum = new double[payoffs[0].length];
    for (int round = 1; round <= ROUNDS; round++) {
      double[] mix = normal(columnRegrets);
      learn(rowRegrets, rowValues(mix), 1);
      add(columnSum, mix, round);
      mix = normal(rowRegrets);
      learn(columnRegrets, columnValues(mix), -1);
      add(rowSum, mix, round);
    }
    rows = normal(rowSum);
    columns = normal(columnSum);
  }

  private static void learn(double[] regrets, double[] values, int sign) {
    double[] mix = normal(regrets);
    double mean = 0;
    for (int i = 0; i < mix.length; i++) {
      mean += mix[i] * values[i];
    }
    for (int i = 0; i < mix.length; i++) {
      regrets[i] = Math.max(0, regrets[i] + sign * (values[i] - mean));
    }
  }

  private static void add(double[] sum, double[] mix, double weight) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += weight * mix[i];
    }
  }

  private static double[] normal(double[] weights) {
    double sum = 0;
    for (double w : weights) {
      sum += w;
    }
    double[] mix = new double[weights.length];
    for (int i = 0; i < mix.length; i++) {
      mix[i] = sum > 0 ? weights[i] / sum : 1.0 / mix.length;
    }
    return mix;
  }

  /** What each row is worth against a mix of columns. */
  private double[] rowValues(double[] mix) {
    double[] values = new double[payoffs.length];
    for (int r = 0; r < payoffs.length; r++) {
      for (int c = 0; c < mix.length; c++) {
        values[r] += payoffs[r][c] * mix[c];
      }
    }
    return values;
  }

  private double[] columnValues(double[] mix) {
    double[] values = new double[payoffs[0].length];
    for (int c = 0; c < values.length; c++) {
      for (int r = 0; r < mix.length; r++) {
        values[c] += payoffs[r][c] * mix[r];
      }
    }
    return values;
  }

  /** The mix of rows in equilibrium. */
  double[] rows() {
    return rows;
  }

  /** The mix of columns in equilibrium. */
  double[] columns() {
    return columns;
  }

  double value() {
    return (worstFor(rows) + bestAgainst(columns)) / 2;
  }

  /** How far the solution is from being exact. */
  double gap() {
    return bestAgainst(columns) - worstFor(rows);
  }

  /** What a mix of rows wins against the best answer to it. */
  double worstFor(double[] mix) {
    double worst = Double.POSITIVE_INFINITY;
    for (double v : columnValues(mix)) {
      worst = Math.min(worst, v);
    }
    return worst;
  }

  /** What the best answer to a mix of columns wins. */
  double bestAgainst(double[] mix) {
    double best = Double.NEGATIVE_INFINITY;
    for (double v : rowValues(mix)) {
      best = Math.max(best, v);
    }
    return best;
  }
}
