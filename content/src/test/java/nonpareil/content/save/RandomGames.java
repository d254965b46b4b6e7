package nonpareil.content.save;

import java.util.List;
import java.util.Random;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Setup;

/** Games that have been played at random, for tests. */
final class RandomGames {

  static final Content CONTENT = Content.bundled();

  private RandomGames() {}

  /** A duel of two heroes that follow from the seed, at its first decision. */
  static GameLog begin(long seed) {
    var random = new Random(seed);
    List<String> heroes = CONTENT.heroIds();
    List<String> boards = CONTENT.boardIds();
    var setup =
        new Setup(
            random.nextBoolean() ? Edition.BOOK_2019 : Edition.BOOK_2023,
            Mode.DUEL,
            CONTENT.board(boards.get(random.nextInt(boards.size()))).board(),
            random
                .ints(2, 0, heroes.size())
                .mapToObj(heroes::get)
                .map(CONTENT::hero)
                .map(HeroSheet::hero)
                .toList(),
            seed);
    return new GameLog(new Game(setup));
  }

  /** Makes up to so many random choices. */
  static GameLog play(GameLog log, int choices, long seed) {
    var random = new Random(seed);
    for (int i = 0; i < choices && !log.isOver(); i++) {
      int[] options = log.options();
      log.append(options[random.nextInt(options.length)]);
    }
    return log;
  }

  static SaveFile save(GameLog log) {
    return new SaveFile(log, List.of(new Controller.Human(), new Controller.Computer("random", 7)));
  }
}
