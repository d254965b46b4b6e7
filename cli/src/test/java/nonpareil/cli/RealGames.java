package nonpareil.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.hero.Hero;

/** Random games of the ten heroes. */
final class RealGames {

  private RealGames() {}

  /** Duels over all pairs and boards; every fifth game has four players. */
  static Game game(int number) {
    Content content = Content.bundled();
    var random = new SplittableRandom(number);
    List<String> heroes = content.heroIds();
    List<String> boards = content.boardIds();
    Mode mode = number % 10 == 4 ? Mode.FREE_FOR_ALL : number % 10 == 9 ? Mode.TEAMS : Mode.DUEL;
    Board board;
    do {
      board = content.board(boards.get(random.nextInt(boards.size()))).board();
    } while (mode != Mode.DUEL && board.starts() < 4);
    var chosen = new ArrayList<Hero>();
    chosen.add(content.hero(heroes.get(number % heroes.size())).hero());
    while (chosen.size() < mode.mostPlayers()) {
      chosen.add(content.hero(heroes.get(random.nextInt(heroes.size()))).hero());
    }
    Edition edition = random.nextInt(3) == 0 ? Edition.BOOK_2019 : Edition.BOOK_2023;
    return new Game(new Setup(edition, mode, board, chosen, number));
  }

  /** The players of a game and whoever looks on. */
  static List<Integer> viewers(Game game) {
    var viewers = new ArrayList<Integer>();
    for (int p = 0; p < game.players(); p++) {
      viewers.add(p);
    }
    viewers.add(State.SPECTATOR);
    return viewers;
  }

  /** Something to look at before each choice. */
  interface Check {
    void at(State s, int[] options);
  }

  /** Plays games and checks every so many decisions; how often it was checked. */
  static int check(int games, int every, Check check) {
    var rules = new Rules();
    int decisions = 0;
    int checked = 0;
    for (int i = 0; i < games; i++) {
      var random = new SplittableRandom(i);
      State s = rules.start(game(i));
      var steps = new ArrayList<String>();
      while (!s.isOver()) {
        Options options = rules.options(s);
        int[] offered = options.toArray();
        if (decisions++ % every == 0) {
          checked++;
          try {
            check.at(s, offered);
          } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(e.getMessage() + "\n" + described(s, offered, steps), e);
          }
        }
        int option = pick(offered, random);
        steps.add(s.decider() + 1 + ": " + OptionText.of(s, option));
        rules.apply(s, option);
      }
    }
    return checked;
  }

  /** Half the choices are even among the words, so that cards are played as often as moves. */
  static int pick(int[] options, SplittableRandom random) {
    if (random.nextBoolean()) {
      return options[random.nextInt(options.length)];
    }
    int[] words = Arrays.stream(options).map(o -> Option.word(o).ordinal()).distinct().toArray();
    int word = words[random.nextInt(words.length)];
    int[] some = Arrays.stream(options).filter(o -> Option.word(o).ordinal() == word).toArray();
    return some[random.nextInt(some.length)];
  }

  private static String described(State s, int[] options, List<String> steps) {
    Setup setup = s.game().setup();
    return "%s %s %s seed %d, %s of %d, offered %s after %s"
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
