package nonpareil.ai;

import java.util.List;
import java.util.function.Consumer;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/** Games between players, for tests. */
final class Games {

  private static final int MOST_DECISIONS = 20_000;

  private Games() {}

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
