package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import nonpareil.content.BoardSheet;
import nonpareil.content.Content;
import nonpareil.content.save.Controller;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Seed;

/** Asks who sits down to a game of three or four: people, computers, heroes and the board. */
final class Seating {

  private static final String USUAL = "easy";
  private static final int FOUR = 4;

  private final Content content;
  private final Terminal terminal;
  private final Words words;
  private final Picker picker;
  private final Seed seed;
  private final long opponentSeed;
  private final Random chance;

  Seating(Content content, Terminal terminal, Words words, Seed seed, long opponentSeed) {
    this.content = content;
    this.terminal = terminal;
    this.words = words;
    picker = new Picker(terminal, words);
    this.seed = seed;
    this.opponentSeed = opponentSeed;
    chance = new Random(opponentSeed);
  }

  /** Each against all. */
  Optional<Start> freeForAll() {
    List<String> ways =
        Stream.of("quick.three", "quick.four", "choose.three", "choose.four")
            .map(key -> words.say("menu.ffa." + key))
            .toList();
    return picker
        .pick(words.say("menu.ffa"), ways)
        .flatMap(
            way -> {
              int players = way % 2 == 0 ? 3 : FOUR;
              return way < 2
                  ? Optional.of(atOnce(Mode.FREE_FOR_ALL, seats(players, 1)))
                  : choose(Mode.FREE_FOR_ALL, players);
            });
  }

  /** Two against two. */
  Optional<Start> teams() {
    List<String> ways =
        Stream.of("quick.mate", "quick.both", "choose")
            .map(key -> words.say("menu.teams." + key))
            .toList();
    return picker
        .pick(words.say("menu.teams"), ways)
        .flatMap(
            way ->
                way < 2
                    ? Optional.of(atOnce(Mode.TEAMS, seats(FOUR, way == 0 ? 1 : 0b101)))
                    : choose(Mode.TEAMS, FOUR));
  }

  /** People on some seats, as bits, the usual computer on the others. */
  private List<Controller> seats(int players, int people) {
    var seats = new ArrayList<Controller>();
    for (int seat = 0; seat < players; seat++) {
      seats.add((people >>> seat & 1) != 0 ? new Controller.Human() : computer(USUAL, seat));
    }
    return seats;
  }

  private Controller computer(String level, int seat) {
    return new Controller.Computer(level, opponentSeed + seat);
  }

  /** Heroes and board by chance. */
  private Start atOnce(Mode mode, List<Controller> seats) {
    var heroes = new ArrayList<String>();
    while (heroes.size() < seats.size()) {
      heroes.add(anyHero(heroes));
    }
    List<String> boards = boards(mode).stream().map(BoardSheet::id).toList();
    return start(mode, heroes, boards.get(chance.nextInt(boards.size())), seats);
  }

  private Start start(Mode mode, List<String> heroes, String board, List<Controller> seats) {
    return new Start(mode, heroes, board, Edition.CURRENT, seed, seats);
  }

  /** A hero nobody has yet. */
  private String anyHero(List<String> taken) {
    List<String> free =
        content.heroIdsForComputers().stream().filter(id -> !taken.contains(id)).toList();
    return free.get(chance.nextInt(free.size()));
  }

  // ---- one by one

  private Optional<Start> choose(Mode mode, int players) {
    var seats = new ArrayList<Controller>();
    var heroes = new ArrayList<String>();
    for (int seat = 0; seat < players; seat++) {
      Optional<Controller> who = who(mode, seat);
      Optional<String> hero = who.isEmpty() ? Optional.empty() : hero(mode, seat, heroes);
      if (who.isEmpty() || hero.isEmpty()) {
        return Optional.empty();
      }
      seats.add(who.get());
      heroes.add(hero.get());
    }
    return board(mode).map(board -> start(mode, heroes, board, seats));
  }

  private Optional<Controller> who(Mode mode, int seat) {
    var lines = new ArrayList<String>();
    lines.add(words.say("seat.person"));
    for (String level : Controller.LEVELS) {
      lines.add(words.say("seat.computer", words.say("level." + level)));
    }
    int usual = seat == 0 ? 0 : 1 + Controller.LEVELS.indexOf(USUAL);
    return picker
        .pick(words.say("menu.seat.who", seat(mode, seat), lines.get(usual)), lines, usual)
        .map(i -> i == 0 ? new Controller.Human() : computer(Controller.LEVELS.get(i - 1), seat));
  }

  private Optional<String> hero(Mode mode, int seat, List<String> taken) {
    var lines = new ArrayList<String>();
    lines.add(words.say("menu.seat.any"));
    for (String id : content.heroIds()) {
      String name = content.hero(id).name().in(words.language());
      int has = taken.indexOf(id);
      lines.add(has < 0 ? name : words.say("menu.seat.taken", name, seat(mode, has)));
    }
    return picker
        .pick(words.say("menu.seat.hero", seat(mode, seat)), lines)
        .map(i -> i == 0 ? anyHero(taken) : content.heroIds().get(i - 1));
  }

  /** A seat by number, shape and team. */
  private String seat(Mode mode, int seat) {
    String shape = terminal.style().shape(seat);
    if (mode != Mode.TEAMS) {
      return words.say("seat", seat + 1, shape);
    }
    int team = mode.team(seat);
    String word = words.say(team == 0 ? "team.sun" : "team.moon");
    return words.say("seat", seat + 1, shape + " " + Style.SIGNS[team] + " " + word);
  }

  private List<BoardSheet> boards(Mode mode) {
    return content.boardIds().stream()
        .map(content::board)
        .filter(b -> b.starts().size() >= mode.startSpaces())
        .toList();
  }

  private Optional<String> board(Mode mode) {
    List<BoardSheet> fitting = boards(mode);
    terminal.blank();
    for (String id : content.boardIds()) {
      BoardSheet board = content.board(id);
      if (!fitting.contains(board)) {
        String name = board.name().in(words.language());
        terminal.line(
            words.say("menu.board.small", name, board.starts().size(), mode.startSpaces()), 2);
      }
    }
    List<String> lines = fitting.stream().map(b -> b.name().in(words.language())).toList();
    return picker.pick(words.say("menu.board"), lines).map(i -> fitting.get(i).id());
  }
}
