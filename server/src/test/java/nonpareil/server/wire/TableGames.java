package nonpareil.server.wire;

import java.util.List;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.State;
import nonpareil.testkit.RandomGames;

/** Random games as a table plays them: whether somebody is asked follows from public facts. */
final class TableGames {

  private static final RandomGames ALL =
      new RandomGames(Content.bundled().heroes(), Content.bundled().boards());

  private TableGames() {}

  /** What happened by one choice, and how things are called in its game. */
  interface Visitor {
    void visit(Names names, State before, int option, List<Event> events, State after);
  }

  static Game game(int number) {
    return ALL.game(number).discreet();
  }

  /** Plays some games to their ends and shows every choice. */
  static void play(int from, int games, Visitor visitor) {
    for (int i = from; i < from + games; i++) {
      Game game = game(i);
      var names = new Names(game);
      RandomGames.play(
          game,
          new SplittableRandom(i),
          (before, option, events, after) -> visitor.visit(names, before, option, events, after));
    }
  }
}
