package nonpareil.server.log;

import nonpareil.engine.game.Game;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;

/** Where the first state of a game comes from. */
public interface Dealing {

  /** As the rules say: decks shuffled by the seed, hands dealt, nothing begun. */
  Dealing SHUFFLED = game -> new Rules().deal(game);

  /** A state of one's own, the same for the same game whenever it is asked for. */
  State deal(Game game);
}
