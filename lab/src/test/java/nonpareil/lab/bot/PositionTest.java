package nonpareil.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

final class PositionTest {

  private static final Path HEROES = Path.of("../examples/heroes");

  /** Every question of random games: all heroes, home-made ones too, all modes, both editions. */
  @Test
  void everyQuestionCanBeHandedOn() throws IOException {
    Content content;
    try (Stream<Path> files = Files.list(HEROES)) {
      content =
          Content.bundled()
              .with(files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList());
    }
    List<String> ids = content.heroIds();
    assertThat(ids).hasSizeGreaterThan(15);
    var rules = new Rules();
    int read = 0;
    for (int i = 0; i < 2 * ids.size(); i++) {
      var random = new SplittableRandom(i);
      Mode mode = Mode.values()[i % 3];
      var heroes = new ArrayList<Hero>();
      heroes.add(content.hero(ids.get(i % ids.size())).hero());
      while (heroes.size() < mode.mostPlayers()) {
        heroes.add(content.hero(ids.get(random.nextInt(ids.size()))).hero());
      }
      Edition edition = random.nextBoolean() ? Edition.BOOK_2019 : Edition.BOOK_2023;
      var setup = new Setup(edition, mode, content.board("sarpedon").board(), heroes, i);
      Game game = random.nextInt(4) == 0 ? new Game(setup).discreet() : new Game(setup);
      var here = new Position(content);
      var elsewhere = new Position(content);
      State s = rules.start(game);
      while (!s.isOver()) {
        View view = View.of(s, s.decider());
        View again = elsewhere.read(here.write(view));
        assertThat(again.bytes()).isEqualTo(view.bytes());
        assertThat(new ViewJson(again).optionTexts()).isEqualTo(new ViewJson(view).optionTexts());
        read++;
        int[] options = rules.options(s).toArray();
        rules.apply(s, options[random.nextInt(options.length)]);
      }
    }
    assertThat(read).isGreaterThan(5_000);
  }
}
