package nonpareil.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.content.Content;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.View;
import nonpareil.testkit.Examples;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;

final class PositionTest {

  /** Every question of random games: all heroes, home-made ones too, all modes, both editions. */
  @Test
  void everyQuestionCanBeHandedOn() {
    Content content = Content.bundled().with(Examples.heroes());
    assertThat(content.heroIds()).hasSizeGreaterThan(15);
    var games = new RandomGames(content.heroes(), content.boards());
    var here = new Position(content);
    var elsewhere = new Position(content);
    var read = new AtomicInteger();
    for (int i = 0; i < 2 * content.heroIds().size(); i++) {
      Game game = games.game(i);
      RandomGames.play(
          i % 4 == 0 ? game.discreet() : game,
          new SplittableRandom(i),
          (s, option, events, after) -> {
            View view = View.of(s, s.decider());
            View again = elsewhere.read(here.write(view));
            assertThat(again.bytes()).isEqualTo(view.bytes());
            assertThat(new ViewJson(again).optionTexts())
                .isEqualTo(new ViewJson(view).optionTexts());
            read.incrementAndGet();
          });
    }
    assertThat(read.get()).isGreaterThan(5_000);
  }
}
