package nonpareil.cli.rules;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.hero.Hero;

/** Games for the tests of this package. */
final class Games {

  private Games() {}

  static Game game(Mode mode, String board, String... heroes) {
    Content content = Content.bundled();
    List<Hero> chosen = Arrays.stream(heroes).map(content::hero).map(HeroSheet::hero).toList();
    return new Game(new Setup(Edition.BOOK_2023, mode, content.board(board).board(), chosen, 7));
  }

  /** The option with a text. */
  static int option(Rules rules, State s, String text) {
    int found = OptionText.find(s, rules.options(s), text);
    if (found < 0) {
      throw new AssertionError("\"" + text + "\" is not offered at " + s.decision());
    }
    return found;
  }

  static int any(Rules rules, State s, SplittableRandom random) {
    Options options = rules.options(s);
    return options.get(random.nextInt(options.size()));
  }
}
