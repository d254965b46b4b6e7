package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

final class SeedTest {

  @Test
  void aNumberIsWrittenAsOne() {
    for (long number : new long[] {0, 1, -1, 42, Long.MIN_VALUE, Long.MAX_VALUE}) {
      assertThat(Seed.of(number)).hasToString(Long.toString(number));
      assertThat(Seed.parse(Long.toString(number))).isEqualTo(Seed.of(number));
    }
  }

  @Test
  void allElseHasThirtyTwoDigits() {
    var seed = new Seed(0x0123456789abcdefL, 7);
    assertThat(seed).hasToString("0123456789abcdef0000000000000007");
    assertThat(Seed.parse(seed.toString())).isEqualTo(seed);
    for (String bad : new String[] {"", "x", "0123456789abcdef000000000000000g", "1.5"}) {
      assertThatIllegalArgumentException().isThrownBy(() -> Seed.parse(bad));
    }
  }

  /** Who has found out one half of a seed, however, has not found out what is drawn. */
  @Test
  void bothHalvesCount() {
    var rules = new Rules();
    Game game = TestGames.duel(TestHeroes.knight(), TestHeroes.knight());
    State one = rules.start(game.withSeed(new Seed(5, 6)));
    State other = rules.start(game.withSeed(new Seed(5, 7)));
    assertThat(one.hash()).isNotEqualTo(other.hash());
    assertThat(rules.start(game.withSeed(Seed.of(5))).hash())
        .as("as it always was")
        .isEqualTo(rules.start(game.withSeed(5)).hash());
  }
}
