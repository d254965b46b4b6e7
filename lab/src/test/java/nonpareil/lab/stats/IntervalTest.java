package nonpareil.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IntervalTest {

  /** The first four are method 3 in table I of Newcombe 1998. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0, 0.1611",
    "1, 29, 0.0061, 0.1718",
    "8, 10, 0.4902, 0.9433",
    "10, 10, 0.7225, 1"
  })
  void wilsonIsAsPublished(int wins, int games, double low, double high) {
    Interval i = Interval.wilson(wins, games);
    assertThat(i.value()).isEqualTo((double) wins / games);
    assertThat(i.low()).isCloseTo(low, within(0.00006));
    assertThat(i.high()).isCloseTo(high, within(0.00006));
  }

  @Test
  void nothingSeenExcludesNothing() {
    assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0.5, 0, 1));
    assertThat(Interval.wilson(0, 0).excludes(0.5)).isFalse();
    assertThat(Interval.wilson(90, 100).excludes(0.5)).isTrue();
  }
}
