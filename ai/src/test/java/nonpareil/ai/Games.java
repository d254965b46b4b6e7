package nonpareil.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;

/** Games between players, for tests. */
final class Games {

  private static final int MOST_DECISIONS = 20_000;

  private Games() {}

  /** A game with heroes and board by chance. */
  static Game game(Mode mode, int players, long seed) {
    Content content = Content.bundled();
    var random = new Random(seed);
    var heroes = new ArrayList<Hero>();
    for (int p = 0; p < players; p++) {
      heroes.add(content.hero(pick(content.heroIds(), random)).hero());
    }
    var boards =
        content.boardIds().stream()
            .filter(b -> mode == Mode.DUEL || content.board(b).board().starts() >= 4)
            .toList();
    Edition edition = random.nextBoolean() ? Edition.BOOK_2019 : Edition.BOOK_2023;
    return new Game(
        new Setup(edition, mode, content.board(pick(boards, random)).board(), heroes, seed));
  }

  private static String pick(List<String> ids, Random random) {
    return ids.get(random.nextInt(ids.size()));
  }

  /** Plays to the end; each seat has its player. Every state is shown before it is decided. */
  static State play(Game game, List<Player> players, long seed, Consumer<State> watch) {
    var rules = new Rules();
    State s = rules.start(game);
    for (int n = 0; !s.isOver(); n++) {
      if (n == MOST_DECISIONS) {
        throw new IllegalStateException("the game does not end");
      }
      watch.accept(s);
      int option = players.get(s.decider()).choose(View.of(s, s.decider()), seed + 31L * n);
      if (!rules.offers(s, option)) {
        throw new IllegalStateException("an option that is not offered");
      }
      rules.apply(s, option);
    }
    return s;
  }
}
