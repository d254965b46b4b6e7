package nonpareil.server.wire;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import nonpareil.content.Content;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.State;
import nonpareil.testkit.Examples;
import nonpareil.testkit.RandomGames;

/** Random games as a table plays them: whether somebody is asked follows from public facts. */
final class TableGames {

  private static final RandomGames ALL =
      new RandomGames(Content.bundled().heroes(), Content.bundled().boards());

  private static final Content WITH_MADE_UP = Content.bundled().with(Examples.heroes());

  private static final RandomGames MADE_UP =
      new RandomGames(
          WITH_MADE_UP.heroes().stream()
              .filter(hero -> !Content.bundled().heroIds().contains(hero.id()))
              .toList(),
          Content.bundled().boards());

  private TableGames() {}

  /** What happened by one choice, and how things are called in its game. */
  interface Visitor {
    void visit(Names names, State before, int option, List<Event> events, State after);
  }

  static Game game(int number) {
    return ALL.game(number).discreet();
  }

  /** Games of home-made heroes among themselves. */
  static Game madeUp(int number) {
    return MADE_UP.game(number).discreet();
  }

  /** How many home-made heroes there are. */
  static int madeUpHeroes() {
    return MADE_UP.heroes().size();
  }

  /** Plays some games to their ends and shows every choice. */
  static void play(int from, int games, Visitor visitor) {
    play(TableGames::game, from, games, visitor);
  }

  static void play(IntFunction<Game> source, int from, int games, Visitor visitor) {
    for (int i = from; i < from + games; i++) {
      Game game = source.apply(i);
      var names = new Names(game);
      RandomGames.play(
          game,
          new SplittableRandom(i),
          (before, option, events, after) -> visitor.visit(names, before, option, events, after));
    }
  }
}
