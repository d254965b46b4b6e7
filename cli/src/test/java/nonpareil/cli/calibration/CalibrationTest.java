package nonpareil.cli.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import nonpareil.ai.TreePlayer;
import nonpareil.cli.calibration.Calibration.Decile;
import nonpareil.cli.calibration.Calibration.Fit;
import nonpareil.content.Content;
import nonpareil.engine.game.Chance;
import org.junit.jupiter.api.Test;

final class CalibrationTest {

  /** Chances named by somebody whose odds are wrong in a known way. */
  private static Calibration named(double shift, double slope) {
    var calibration = new Calibration();
    var chance = new Chance(3);
    for (int i = 0; i < 40_000; i++) {
      double named = chance.fraction();
      double odds = shift + slope * Math.log(named / (1 - named));
      calibration.add(i / 10, named, chance.fraction() < 1 / (1 + Math.exp(-odds)));
    }
    return calibration;
  }

  @Test
  void rightChancesAreFoundToBeRight() {
    Calibration right = named(0, 1);
    assertThat(right.deciles())
        .hasSize(10)
        .allSatisfy(d -> assertThat(d.off()).isCloseTo(0, within(0.03)));
    assertThat(right.fit().shift()).isCloseTo(0, within(0.05));
    assertThat(right.fit().slope()).isCloseTo(1, within(0.05));
  }

  @Test
  void wrongOddsAreFoundOut() {
    Fit fit = named(0.4, 0.6).fit();
    assertThat(fit.shift()).isCloseTo(0.4, within(0.05));
    assertThat(fit.slope()).isCloseTo(0.6, within(0.05));
    List<Decile> deciles = named(0, 2).deciles();
    assertThat(deciles.get(2).off()).isLessThan(-0.1);
    assertThat(deciles.get(7).off()).isGreaterThan(0.1);
  }

  @Test
  void decilesCountChancesAndGames() {
    var calibration = new Calibration();
    calibration.add(0, 0.05, false);
    calibration.add(0, 0.07, true);
    calibration.add(1, 0.09, false);
    calibration.add(1, 1, true);
    List<Decile> deciles = calibration.deciles();
    assertThat(deciles.getFirst().count()).isEqualTo(3);
    assertThat(deciles.getFirst().games()).isEqualTo(2);
    assertThat(deciles.getFirst().named()).isCloseTo(0.07, within(1e-9));
    assertThat(deciles.getFirst().won()).isCloseTo(1 / 3.0, within(1e-9));
    assertThat(deciles.getLast()).isEqualTo(new Decile(1, 1, 1, 1));
    assertThat(deciles.get(5)).isEqualTo(new Decile(0, 0, 0, 0));
  }

  /** Of each chance one side names high, the other names low: both are in the table. */
  @Test
  void selfPlayTellsOfBothSidesAndIsTheSameAgain() {
    var play = new SelfPlay(Content.bundled(), new TreePlayer(20));
    var one = new Calibration();
    var two = new Calibration();
    for (int game = 0; game < 10; game++) {
      play.play(game, 7, one);
      play.play(game, 7, two);
    }
    assertThat(one.deciles()).isEqualTo(two.deciles());
    assertThat(one.deciles().stream().mapToInt(Decile::count).sum()).isGreaterThan(200);
    double low = one.deciles().get(1).won() + one.deciles().get(2).won();
    double high = one.deciles().get(7).won() + one.deciles().get(8).won();
    assertThat(high).isGreaterThan(low);
  }
}
