package nonpareil.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.hero.Hero;

/** Games of some heroes on some boards, played at random. The same number gives the same game. */
public record RandomGames(List<Hero> heroes, List<Board> boards) {

  public RandomGames {
    heroes = List.copyOf(heroes);
    boards = List.copyOf(boards);
  }

  /** Duels of all heroes in turn on all boards; every fifth game has four players. */
  public Game game(int number) {
    Mode mode =
        switch (number % 10) {
          case 4 -> Mode.FREE_FOR_ALL;
          case 9 -> Mode.TEAMS;
          default -> Mode.DUEL;
        };
    var random = new SplittableRandom(number);
    Board board = board(mode, random);
    var chosen = new ArrayList<Hero>();
    chosen.add(heroes.get(number % heroes.size()));
    while (chosen.size() < mode.mostPlayers()) {
      chosen.add(heroes.get(random.nextInt(heroes.size())));
    }
    Edition edition = random.nextInt(3) == 0 ? Edition.BOOK_2019 : Edition.BOOK_2023;
    return new Game(new Setup(edition, mode, board, chosen, number));
  }

  /** A game of so many players with everything else by chance. */
  public Game game(Mode mode, int players, long seed) {
    var random = new Random(seed);
    var chosen = new ArrayList<Hero>();
    while (chosen.size() < players) {
      chosen.add(heroes.get(random.nextInt(heroes.size())));
    }
    Edition edition = random.nextBoolean() ? Edition.BOOK_2019 : Edition.BOOK_2023;
    return new Game(new Setup(edition, mode, board(mode, random), chosen, seed));
  }

  /** A duel at its first decision. */
  public GameLog duel(long seed) {
    return new GameLog(game(Mode.DUEL, 2, seed));
  }

  /** The same after so many choices, or at its end. */
  public GameLog duel(long seed, int choices) {
    GameLog log = duel(seed);
    goOn(log, choices, seed);
    return log;
  }

  /** Makes so many more choices, if the game does not end before. */
  public static void goOn(GameLog log, int choices, long seed) {
    var random = new SplittableRandom(seed);
    for (int i = 0; i < choices && !log.isOver(); i++) {
      log.append(pick(log.options(), random));
    }
  }

  private Board board(Mode mode, RandomGenerator random) {
    List<Board> large = boards.stream().filter(b -> b.starts() >= mode.mostPlayers()).toList();
    return large.get(random.nextInt(large.size()));
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

  /** Half the choices are even among the words, so that cards are played as often as moves. */
  public static int pick(int[] options, SplittableRandom random) {
    if (random.nextBoolean()) {
      return options[random.nextInt(options.length)];
    }
    int[] words = Arrays.stream(options).map(o -> Option.word(o).ordinal()).distinct().toArray();
    int word = words[random.nextInt(words.length)];
    int[] some = Arrays.stream(options).filter(o -> Option.word(o).ordinal() == word).toArray();
    return some[random.nextInt(some.length)];
  }

  /** Looks at every choice of a game. */
  @FunctionalInterface
  public interface Watcher {
    /**
     * A choice has been made.
     *
     * @param before a position with its pending decision; it may be kept
     * @param option what is chosen in it
     * @param events what came of it
     * @param after where that leads
     */
    void saw(State before, int option, List<Event> events, State after);
  }

  /** Plays a game to its end and shows every choice. What a watcher throws tells of the game. */
  public static void play(Game game, SplittableRandom random, Watcher watcher) {
    var rules = new Rules();
    var steps = new ArrayList<String>();
    State s = rules.start(game);
    while (!s.isOver()) {
      int[] options = rules.options(s).toArray();
      int option = pick(options, random);
      State next = s.copy();
      var events = new ArrayList<Event>();
      rules.apply(next, option, events::add);
      try {
        watcher.saw(s, option, events, next);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(e.getMessage() + "\n" + described(s, options, steps), e);
      }
      steps.add(s.decider() + 1 + ": " + OptionText.of(s, option));
      s = next;
    }
  }

  /** Looks at a position before its choice is made. */
  @FunctionalInterface
  public interface Check {
    void at(State s, int[] options);
  }

  /** Plays the first games and checks every so many decisions; how often it was checked. */
  public int check(int games, int every, Check check) {
    var rules = new Rules();
    int[] counts = new int[2]; // decisions, and how many of them were checked
    for (int i = 0; i < games; i++) {
      play(
          game(i),
          new SplittableRandom(i),
          (s, option, events, after) -> {
            if (counts[0]++ % every == 0) {
              counts[1]++;
              check.at(s, rules.options(s).toArray());
            }
          });
    }
    return counts[1];
  }

  private static String described(State s, int[] options, List<String> steps) {
    Setup setup = s.game().setup();
    return "%s %s %s seed %s, %s of %d, offered %s after %s"
        .formatted(
            setup.mode(),
            setup.board().id(),
            setup.heroes().stream().map(Hero::id).toList(),
            setup.seed(),
            s.decision(),
            s.decider() + 1,
            Arrays.stream(options).mapToObj(o -> OptionText.of(s, o)).toList(),
            steps.subList(Math.max(0, steps.size() - 8), steps.size()));
  }
}
