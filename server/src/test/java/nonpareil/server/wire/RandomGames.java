package nonpareil.server.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.hero.Hero;

/** Games of the ten heroes as a table plays them, with random choices. */
public final class RandomGames {

  private RandomGames() {}

  /** What happened by one choice. */
  public interface Visitor {
    /**
     * Looks at one choice.
     *
     * @param before a position with its pending decision; it may be kept
     * @param option what is chosen in it
     * @param events what came of it
     * @param after where that leads
     */
    void visit(Names names, State before, int option, List<Event> events, State after);
  }

  /** Duels of all heroes on all boards; every tenth game is one of four players, or two teams. */
  public static Game game(int number) {
    Content content = Content.bundled();
    var random = new SplittableRandom(number);
    List<String> heroes = content.heroIds();
    List<String> boards = content.boardIds();
    Mode mode = number % 20 == 9 ? Mode.FREE_FOR_ALL : number % 20 == 19 ? Mode.TEAMS : Mode.DUEL;
    Board board;
    do {
      board = content.board(boards.get(random.nextInt(boards.size()))).board();
    } while (mode != Mode.DUEL && board.starts() < 4);
    var chosen = new ArrayList<Hero>();
    chosen.add(content.hero(heroes.get((number / 2) % heroes.size())).hero());
    while (chosen.size() < mode.mostPlayers()) {
      chosen.add(content.hero(heroes.get(random.nextInt(heroes.size()))).hero());
    }
    Edition edition = random.nextInt(4) == 0 ? Edition.BOOK_2019 : Edition.BOOK_2023;
    return new Game(new Setup(edition, mode, board, chosen, number)).discreet();
  }

  /** The players of a game and whoever looks on. */
  public static List<Integer> viewers(Game game) {
    var viewers = new ArrayList<Integer>();
    for (int p = 0; p < game.players(); p++) {
      viewers.add(p);
    }
    viewers.add(State.SPECTATOR);
    return viewers;
  }

  /** Plays some games to their ends and shows every choice. */
  public static void play(int from, int games, Visitor visitor) {
    var rules = new Rules();
    for (int i = from; i < from + games; i++) {
      var random = new SplittableRandom(i);
      Game game = game(i);
      var names = new Names(game);
      State s = rules.start(game);
      while (!s.isOver()) {
        int option = pick(rules.options(s).toArray(), random);
        State next = s.copy();
        var events = new ArrayList<Event>();
        rules.apply(next, option, events::add);
        visitor.visit(names, s, option, events, next);
        s = next;
      }
    }
  }

  /** First the word, then one of its options, so that cards are played as often as moves. */
  public static int pick(int[] options, SplittableRandom random) {
    if (random.nextBoolean()) {
      return options[random.nextInt(options.length)];
    }
    int[] words = Arrays.stream(options).map(o -> Option.word(o).ordinal()).distinct().toArray();
    int word = words[random.nextInt(words.length)];
    int[] some = Arrays.stream(options).filter(o -> Option.word(o).ordinal() == word).toArray();
    return some[random.nextInt(some.length)];
  }
}
