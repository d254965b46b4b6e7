package nonpareil.content.scenario;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.Mark;
import nonpareil.content.yaml.Problem;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlMap;
import nonpareil.engine.game.Arrangement;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Setup;
import org.jspecify.annotations.Nullable;

/** Runs scenarios with some content; threads may share it. */
public final class ScenarioRunner {

  private final Function<List<Path>, Content> source;
  private final Map<List<Path>, Content> contents = new ConcurrentHashMap<>();
  private final Map<GameKey, Names> games = new ConcurrentHashMap<>();

  /** What is compiled once: the seed makes no difference. */
  private record GameKey(
      Content content, Edition edition, Mode mode, String board, List<String> heroes) {}

  public ScenarioRunner(Content content) {
    this(content::with);
  }

  /**
   * @param source the content for a scenario that names some files
   */
  private ScenarioRunner(Function<List<Path>, Content> source) {
    this.source = source;
  }

  /** A runner for which a hero takes the place of the one of its id, whatever a scenario names. */
  public ScenarioRunner with(HeroSheet hero) {
    return new ScenarioRunner(files -> content(files).with(hero));
  }

  /** Reads a scenario and runs it. */
  public ScenarioResult run(Path path) {
    try {
      return run(ScenarioFile.read(path));
    } catch (ContentException e) {
      return unreadable(path, e);
    }
  }

  public ScenarioResult run(ScenarioFile file) {
    return perform(file, null);
  }

  /** Runs a scenario and tells every decision with its options, line by line. */
  public ScenarioResult run(ScenarioFile file, Consumer<String> trace) {
    return perform(file, trace);
  }

  private ScenarioResult perform(ScenarioFile file, @Nullable Consumer<String> trace) {
    try {
      Names names = names(file);
      Game game = names.game().withSeed(file.place().seed());
      YamlMap arranged = file.play().arrange();
      Arrangement arrangement = arranged == null ? null : ArrangeReader.read(names, arranged);
      List<Task> tasks = tasks(names, file.play().steps());
      return new Playthrough(file, tasks, trace).run(game, arrangement);
    } catch (ContentException e) {
      return unreadable(file.path(), e);
    }
  }

  static ScenarioResult.Unreadable unreadable(Path path, ContentException e) {
    return new ScenarioResult.Unreadable(
        path,
        e.problems().stream()
            .sorted(Comparator.comparingInt(ScenarioRunner::line))
            .map(p -> placed(path, p))
            .toList());
  }

  private static int line(Problem problem) {
    return problem.at() == null ? 0 : problem.at().line();
  }

  /** The problem with its place; one in a hero or board file says for which scenario. */
  private static String placed(Path path, Problem problem) {
    String file = path.toString();
    Mark at = problem.at() == null ? new Mark(file, 1, 1) : problem.at();
    String whose = at.file().equals(file) ? "" : " (content of " + file + ")";
    return new Problem(at, problem.found(), problem.expected()) + whose;
  }

  // ---- looking up names

  private Names names(ScenarioFile file) {
    Content used = content(file.content());
    ScenarioFile.Place place = file.place();
    var problems = new Problems();
    problems.check(() -> place.board().oneOf("a board", used.boardIds()));
    place.players().forEach(n -> problems.check(() -> n.oneOf("a hero", used.heroIds())));
    problems.throwIfAny();
    var key =
        new GameKey(used, place.edition(), place.mode(), place.board().word(), file.heroIds());
    return games.computeIfAbsent(key, k -> new Names(game(k, place)));
  }

  private Content content(List<Path> files) {
    return contents.computeIfAbsent(files, source);
  }

  private static Game game(GameKey key, ScenarioFile.Place place) {
    var heroes = key.heroes.stream().map(key.content::hero).map(HeroSheet::hero).toList();
    try {
      return new Game(
          new Setup(
              key.edition, key.mode, key.content.board(key.board).board(), heroes, place.seed()));
    } catch (IllegalArgumentException e) {
      String why = String.valueOf(e.getMessage());
      throw place
          .at()
          .need("players")
          .refuse("a game that cannot be set up: " + why, "one that can");
    }
  }

  private static List<Task> tasks(Names names, List<Step> steps) {
    var problems = new Problems();
    List<Task> tasks = new ArrayList<>();
    for (Step step : steps) {
      problems.check(() -> tasks.add(task(names, step)));
    }
    problems.throwIfAny();
    return tasks;
  }

  private static Task task(Names names, Step step) {
    return switch (step) {
      case Step.Expect expect -> new Task.Expect(ExpectReader.read(names, expect.wanted()));
      case Step.Choice choice -> new Task.Choose(names.player(choice.player()), choice.option());
      case Step.Auto auto -> new Task.Auto(auto.times());
      case Step.Random random -> new Task.Random(random.times());
    };
  }
}
