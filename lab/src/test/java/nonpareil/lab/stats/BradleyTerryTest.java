package nonpareil.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class BradleyTerryTest {

  private static final double POINTS = 400 / Math.log(10);

  @Test
  void twoPlayersAreAsTheirOdds() {
    List<Interval> ratings = BradleyTerry.ratings(new double[][] {{0, 3}, {1, 0}});
    double half = 400 * Math.log10(3) / 2;
    assertThat(ratings.get(0).value()).isCloseTo(half, within(1e-6));
    assertThat(ratings.get(1).value()).isCloseTo(-half, within(1e-6));
    double deviation = Math.sqrt(1 / (4 * 0.75 * 0.25)) / 2;
    assertThat(ratings.get(0).high() - half)
        .isCloseTo(Interval.Z * POINTS * deviation, within(1e-6));
  }

  /** The American League East of 1987, the example of Agresti's "Categorical Data Analysis". */
  @Test
  void baseballIsAsPublished() {
    double[][] wins = {
      {0, 7, 9, 7, 7, 9, 11}, // Milwaukee
      {6, 0, 7, 5, 11, 9, 9}, // Detroit
      {4, 6, 0, 7, 7, 8, 12}, // Toronto
      {6, 8, 6, 0, 6, 7, 10}, // New York
      {6, 2, 6, 7, 0, 7, 12}, // Boston
      {4, 4, 5, 6, 6, 0, 6}, // Cleveland
      {2, 4, 1, 3, 1, 7, 0}, // Baltimore
    };
    List<Interval> ratings = BradleyTerry.ratings(wins);
    double[] published = {1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0};
    double baltimore = ratings.get(6).value();
    for (int i = 0; i < published.length; i++) {
      assertThat((ratings.get(i).value() - baltimore) / POINTS)
          .isCloseTo(published[i], within(0.0001));
    }
    assertThat(ratings.stream().mapToDouble(Interval::value).sum()).isCloseTo(0, within(1e-6));
  }

  @Test
  void whoWinsEverythingGetsAFiniteRating() {
    List<Interval> ratings =
        BradleyTerry.ratings(new double[][] {{0, 10, 10}, {0, 0, 6}, {0, 4, 0}});
    assertThat(ratings.get(0).value()).isBetween(100.0, 1500.0);
    assertThat(ratings.get(0).low()).isLessThan(ratings.get(0).value());
    assertThat(ratings.get(1).value()).isGreaterThan(ratings.get(2).value());
  }

  @Test
  void withoutGamesAllAreEqual() {
    assertThat(BradleyTerry.ratings(new double[3][3]))
        .allSatisfy(r -> assertThat(r.value()).isCloseTo(0, within(1e-6)));
  }
}
