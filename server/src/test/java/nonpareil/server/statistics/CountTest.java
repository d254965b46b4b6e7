package nonpareil.server.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class CountTest {

  private static final Offset<Double> NEARLY = within(0.0005);

  /** The figures are those of the textbooks. */
  @Test
  void theIntervalIsWilsons() {
    var three = new Count(4, 3, 0, 0.5);
    assertThat(three.low()).isCloseTo(0.3006, NEARLY);
    assertThat(three.high()).isCloseTo(0.9544, NEARLY);
    var many = new Count(400, 284, 0, 0.5);
    assertThat(many.low()).isCloseTo(0.6637, NEARLY);
    assertThat(many.high()).isCloseTo(0.7523, NEARLY);
  }

  @Test
  void allIsPossibleWhereNothingWasSeen() {
    assertThat(new Count().low()).isZero();
    assertThat(new Count().high()).isEqualTo(1);
    assertThat(new Count(1, 1, 0, 0.5).high()).isCloseTo(1, NEARLY);
    assertThat(new Count(1, 0, 0, 0.5).low()).isCloseTo(0, NEARLY);
  }

  @Test
  void whatIsEvenIsTheMeanOfTheGames() {
    var count = new Count();
    count.add(true, false, 0.5);
    count.add(false, true, 0.25);
    assertThat(count.json().toString())
        .isEqualTo(
            "{\"games\":2,\"won\":1,\"drawn\":1,\"low\":0.095,\"high\":0.905,\"even\":0.375}");
  }
}
