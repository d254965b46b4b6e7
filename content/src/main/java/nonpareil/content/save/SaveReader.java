package nonpareil.content.save;

import java.util.List;
import java.util.Optional;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.NearMiss;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Seed;
import nonpareil.engine.game.Setup;
import org.jspecify.annotations.Nullable;

/** Reads a save and plays it again; the first thing that does not fit is told with its place. */
final class SaveReader {

  private static final int MOST_PLAYERS = 4;
  private static final int SEED_DIGITS = 32;
  private static final String SEED = "a whole number, or 32 hexadecimal digits";

  private final Content content;

  SaveReader(Content content) {
    this.content = content;
  }

  SaveFile read(YamlFile file) {
    YamlMap map = file.root().map();
    map.only(
        "format",
        "version",
        "edition",
        "mode",
        "board",
        "heroes",
        "players",
        "seed",
        "content",
        "mulligans",
        "discreet",
        "start",
        "choices",
        "ended",
        "seal");
    map.need("format").oneOf("a saved game", List.of(SaveText.FORMAT));
    map.need("version").number(SaveText.VERSION, SaveText.VERSION);
    if (!map.has("seal")) {
      throw map.refuse("a save that was cut off", "a last line with the key \"seal\"");
    }
    Setup setup = setup(map);
    List<Controller> controllers = controllers(map, setup);
    same(
        map.need("content"),
        content.fingerprint(heroIds(setup), setup.board().id()),
        "the fingerprint of the heroes and the board of this program");
    GameLog log = replay(map, setup);
    var save = new SaveFile(log, controllers, ended(map, log));
    same(map.need("seal"), SaveText.of(save, content).seal(), "the seal of an unaltered save");
    return save;
  }

  private static List<String> heroIds(Setup setup) {
    return setup.heroes().stream().map(h -> h.id()).toList();
  }

  // ---- the set-up

  private Setup setup(YamlMap map) {
    Edition edition = map.need("edition").oneOf("an edition", Edition.byText());
    Mode mode = map.need("mode").oneOf("a mode", Mode.byText());
    String board = map.need("board").oneOf("a board", content.boardIds());
    List<String> heroes =
        map.need("heroes").list().items().stream()
            .map(n -> n.oneOf("a hero", content.heroIds()))
            .toList();
    Seed seed = seed(map.need("seed"));
    try {
      return new Setup(
          edition,
          mode,
          content.board(board).board(),
          heroes.stream().map(content::hero).map(HeroSheet::hero).toList(),
          seed);
    } catch (IllegalArgumentException e) {
      throw map.need("mode")
          .refuse("a set-up that cannot be played", String.valueOf(e.getMessage()));
    }
  }

  /** A number in older saves; 32 hexadecimal digits in those of tables since. */
  private static Seed seed(YamlNode node) {
    if (node instanceof YamlScalar scalar && scalar.isNumber()) {
      return Seed.of(scalar.longNumber());
    }
    String digits = node.word();
    if (digits.length() != SEED_DIGITS) {
      throw node.refuse(SEED);
    }
    try {
      return Seed.parse(digits);
    } catch (IllegalArgumentException e) {
      throw node.refuse(SEED);
    }
  }

  private static List<Controller> controllers(YamlMap map, Setup setup) {
    YamlNode players = map.need("players");
    List<Controller> result =
        players.list().items().stream()
            .map(
                n -> Controller.parse(n.word(), 0).orElseThrow(() -> n.refuse(Controller.EXPECTED)))
            .toList();
    if (result.size() != setup.heroes().size()) {
      throw players.refuse(
          result.size() + " players", setup.heroes().size() + ", one for each hero");
    }
    return result;
  }

  // ---- the choices

  private static GameLog replay(YamlMap map, Setup setup) {
    var game = new Game(setup);
    boolean discreet = map.find("discreet").map(YamlNode::flag).orElse(false);
    var log = new GameLog(discreet ? game.discreet() : game, mulligans(map, setup));
    same(map.need("start"), SaveText.digits(log.hash()), "the hash of this set-up and seed");
    int number = 0;
    for (YamlNode choice : map.need("choices").list().items()) {
      play(log, choice, ++number);
    }
    return log;
  }

  /** The players who have changed their hands, in turn order. */
  private static List<Integer> mulligans(YamlMap map, Setup setup) {
    Optional<YamlNode> node = map.find("mulligans");
    if (node.isEmpty()) {
      return List.of();
    }
    List<Integer> players =
        node.get().list().items().stream()
            .map(n -> n.number(1, setup.heroes().size()) - 1)
            .toList();
    if (players.isEmpty() || !players.equals(players.stream().distinct().sorted().toList())) {
      throw node.get().refuse("other players", "some players in turn order, each once");
    }
    return players;
  }

  private static SaveFile.@Nullable Ended ended(YamlMap map, GameLog log) {
    Optional<YamlNode> node = map.find("ended");
    if (node.isEmpty()) {
      return null;
    }
    List<YamlNode> parts = node.get().list().items();
    if (parts.isEmpty() || parts.size() > 2 || log.isOver()) {
      throw node.get()
          .refuse(
              log.isOver() ? "an end" : parts.size() + " parts",
              log.isOver()
                  ? "none: the choices end the game"
                  : "[agreed], [abandoned] or [too-long], or [resigned, player], or the same with"
                      + " time or away");
    }
    if (parts.size() == 1) {
      return new SaveFile.Ended(parts.get(0).oneOf("a draw", SaveFile.Ended.DRAWN), -1);
    }
    String cause = parts.get(0).oneOf("a cause", SaveFile.Ended.LOST);
    return new SaveFile.Ended(cause, parts.get(1).number(1, log.game().players()) - 1);
  }

  private static void play(GameLog log, YamlNode choice, int number) {
    List<YamlNode> parts = choice.list().items();
    if (parts.size() != 3) {
      throw choice.refuse(
          "choice %d with %d parts".formatted(number, parts.size()), "[player, choice, hash]");
    }
    int player = parts.get(0).number(1, MOST_PLAYERS) - 1;
    String text = parts.get(1).word();
    if (log.isOver()) {
      throw choice.refuse(
          "choice %d: \"%s\"".formatted(number, text), "no more choices: the game is over");
    }
    if (SaveFile.Ended.LOST.contains(text)) {
      leave(log, parts, player, number);
      return;
    }
    if (player != log.decider()) {
      throw parts
          .get(0)
          .refuse(
              "choice %d of player %d".formatted(number, player + 1),
              "one of player %d, who is asked".formatted(log.decider() + 1));
    }
    List<String> offered = log.texts();
    if (!offered.contains(text)) {
      throw parts
          .get(1)
          .refuse(
              "choice %d: \"%s\"".formatted(number, text),
              Expected.oneOf("an option that is offered", offered) + NearMiss.hint(text, offered));
    }
    String hash = SaveText.digits(log.append(text).hash());
    same(parts.get(2), hash, "the hash of the game after choice " + number);
  }

  /** Somebody has given up, and the others have played on. */
  private static void leave(GameLog log, List<YamlNode> parts, int player, int number) {
    Mode mode = log.game().setup().mode();
    boolean may = mode != Mode.DUEL && player < log.game().players();
    if (!may || (log.state().playersOut() >>> player & 1) != 0) {
      throw parts
          .get(0)
          .refuse(
              "choice %d: player %d leaves".formatted(number, player + 1),
              may ? "a player who is not out" : "a player of a game of three or four");
    }
    String hash = SaveText.digits(log.leave(player, parts.get(1).word()).hash());
    same(parts.get(2), hash, "the hash of the game after choice " + number);
  }

  private static void same(YamlNode node, String expected, String meaning) {
    String found = node.word();
    if (!found.equals(expected)) {
      throw node.refuse("\"%s\" (%s)".formatted(expected, meaning));
    }
  }
}
