package nonpareil.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Setup;
import nonpareil.engine.hero.Hero;
import nonpareil.testkit.Examples;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The made-up heroes on their small board, against each other and against the ten, at random. */
final class MadeUpHeroesSoakTest {

  @Test
  void randomGamesHoldEveryInvariant() {
    play(150);
  }

  @Tag("long")
  @Test
  void aThousandRandomGamesHoldEveryInvariant() {
    play(1_000);
  }

  private static void play(int games) {
    Content content = Content.bundled().with(Examples.heroesAndBoards());
    List<String> made =
        content.heroIds().stream().filter(id -> !Content.bundled().heroIds().contains(id)).toList();
    assertThat(made).hasSizeGreaterThan(6);
    var random = new SplittableRandom(1);
    for (int i = 0; i < games; i++) {
      Mode mode = Mode.values()[i % Mode.values().length];
      var heroes = new ArrayList<Hero>();
      heroes.add(content.hero(made.get(i % made.size())).hero());
      while (heroes.size() < mode.mostPlayers()) {
        List<String> from = random.nextBoolean() ? made : content.heroIds();
        heroes.add(content.hero(from.get(random.nextInt(from.size()))).hero());
      }
      int fighters =
          heroes.stream().flatMap(h -> h.fighters().stream()).mapToInt(f -> f.count()).sum();
      String board = fighters <= 10 && random.nextBoolean() ? "courtyard" : "baskerville-manor";
      Edition edition = random.nextBoolean() ? Edition.BOOK_2019 : Edition.BOOK_2023;
      var setup = new Setup(edition, mode, content.board(board).board(), heroes, i);
      assertThat(new RandomGame(setup, i, random.nextBoolean()).play()).isPositive();
    }
  }
}
