package nonpareil.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.content.Content;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A short soak run: over all hero pairs, modes and editions nothing may be found. */
final class SoakTest {

  /** Every pair of heroes on every board once. */
  @Test
  void randomGamesHoldEveryInvariant() throws InterruptedException {
    run(500);
  }

  @Tag("long")
  @Test
  void thousandsOfRandomGamesHoldEveryInvariant() throws InterruptedException {
    run(5_000);
  }

  private static void run(long games) throws InterruptedException {
    Tally tally = new Soak(Content.bundled(), 20_261_115).run(games, 2, _ -> {});
    assertThat(tally.games()).isEqualTo(games);
    assertThat(tally.decisions()).isGreaterThan(100 * games);
    assertThat(tally.sizes().keySet())
        .contains("edition 2019", "edition 2023", "mode duel 2", "mode teams 4")
        .contains("mode free-for-all 3", "mode free-for-all 4");
    Content.bundled().heroIds().forEach(id -> assertThat(tally.sizes()).containsKey("hero " + id));
    long never = tally.effects().values().stream().filter(times -> times == 0).count();
    assertThat(never).as("effects that never came up").isLessThan(10);
  }
}
