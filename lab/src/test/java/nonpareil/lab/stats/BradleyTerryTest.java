package nonpareil.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import nonpareil.lab.stats.BradleyTerry.Comparison;
import org.junit.jupiter.api.Test;

final class BradleyTerryTest {

  private static final double POINTS = 400 / Math.log(10);

  @Test
  void twoPlayersAreAsTheirOdds() {
    List<Interval> ratings = ratings(new double[][] {{0, 3}, {1, 0}});
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
    List<Interval> ratings = ratings(wins);
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
    List<Interval> ratings = ratings(new double[][] {{0, 10, 10}, {0, 0, 6}, {0, 4, 0}});
    assertThat(ratings.get(0).value()).isBetween(100.0, 1500.0);
    assertThat(ratings.get(0).low()).isLessThan(ratings.get(0).value());
    assertThat(ratings.get(1).value()).isGreaterThan(ratings.get(2).value());
  }

  @Test
  void withoutGamesAllAreEqual() {
    assertThat(ratings(new double[3][3]))
        .allSatisfy(r -> assertThat(r.value()).isCloseTo(0, within(1e-6)));
  }

  /** As if one game of four had been three of two: the estimate stays, the certainty does not. */
  @Test
  void comparisonsOfOneGameCountAsOneGame() {
    var single = new ArrayList<List<Comparison>>();
    var alike = new ArrayList<List<Comparison>>();
    for (int game = 0; game < 400; game++) {
      var won = game % 4 == 0 ? new Comparison(1, 0) : new Comparison(0, 1);
      single.add(List.of(won));
      alike.add(List.of(won, won, won));
    }
    Interval once = BradleyTerry.ratings(2, single).getFirst();
    Interval thrice = BradleyTerry.ratings(2, alike).getFirst();
    assertThat(thrice.value()).isCloseTo(once.value(), within(1e-6));
    assertThat(thrice.high()).isCloseTo(once.high(), within(1e-6));
  }

  /** Games of four by known strengths, many times over: the intervals hold what they promise. */
  @Test
  void intervalsOfGamesOfFourCoverTheTruth() {
    var random = new Random(13);
    double[] strength = {2, 1.4, 1, 1, 0.7, 0.5};
    int n = strength.length;
    int covered = 0;
    int rounds = 200;
    for (int round = 0; round < rounds; round++) {
      var games = new ArrayList<List<Comparison>>();
      for (int game = 0; game < 300; game++) {
        var seats = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(seats, random);
        List<Integer> table = seats.subList(0, 4);
        double all = table.stream().mapToDouble(s -> strength[s]).sum();
        double drawn = random.nextDouble() * all;
        int winner = -1;
        for (int s : table) {
          drawn -= strength[s];
          if (drawn < 0 && winner < 0) {
            winner = s;
          }
        }
        int won = winner;
        games.add(table.stream().filter(s -> s != won).map(s -> new Comparison(won, s)).toList());
      }
      // Fitted to comparisons, the ratings of all games together are what each estimates.
      double mean = Arrays.stream(strength).map(Math::log).sum() / n;
      List<Interval> ratings = BradleyTerry.ratings(n, games);
      for (int i = 0; i < n; i++) {
        double truth = POINTS * (Math.log(strength[i]) - mean);
        covered += ratings.get(i).excludes(truth) ? 0 : 1;
      }
    }
    assertThat((double) covered / (rounds * n)).isBetween(0.92, 0.98);
  }

  /** One game each for every win of a table. */
  private static List<Interval> ratings(double[][] wins) {
    var games = new ArrayList<List<Comparison>>();
    for (int a = 0; a < wins.length; a++) {
      for (int b = 0; b < wins.length; b++) {
        games.addAll(Collections.nCopies((int) wins[a][b], List.of(new Comparison(a, b))));
      }
    }
    return BradleyTerry.ratings(wins.length, games);
  }
}
