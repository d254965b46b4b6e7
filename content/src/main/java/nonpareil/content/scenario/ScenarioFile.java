package nonpareil.content.scenario;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import org.jspecify.annotations.Nullable;

/**
 * A scenario whose form is right. The names in it (cards, spaces, fighters) are looked up when it
 * is run, for they depend on its heroes and board.
 *
 * @param clauses what it proves
 * @param content files of home-made heroes and boards
 */
public record ScenarioFile(
    Path path, String name, List<String> clauses, List<Path> content, Place place, Play play) {

  /**
   * What is played, by names that are not yet looked up.
   *
   * @param at where the set-up stands in the file
   */
  record Place(
      Edition edition, Mode mode, YamlNode board, long seed, List<YamlNode> players, YamlMap at) {}

  /** How the game stands at first, and what is done then. */
  record Play(@Nullable YamlMap arrange, List<Step> steps) {}

  /** The ids of the heroes that meet, in turn order. */
  public List<String> heroIds() {
    return place.players().stream().map(n -> n instanceof YamlScalar s ? s.written() : "").toList();
  }

  /** Reads a scenario, or reports everything that is wrong with its form. */
  public static ScenarioFile read(Path path) {
    return of(path, YamlFile.read(path));
  }

  /** The scenario in a file that has been read. */
  public static ScenarioFile of(Path path, YamlFile file) {
    YamlMap map = file.root().map();
    var problems = new Problems();
    problems.check(() -> map.only("name", "clauses", "content", "setup", "steps"));
    var name = problems.attempt(() -> map.need("name").word());
    var clauses = problems.attempt(() -> words(map.find("clauses")));
    var content = problems.attempt(() -> words(map.find("content")));
    var setup = problems.attempt(() -> map.need("setup").map());
    var place = setup.flatMap(s -> problems.attempt(() -> place(s)));
    var arrange =
        setup.flatMap(s -> s.find("arrange")).flatMap(n -> problems.attempt(n::map)).orElse(null);
    var steps = problems.attempt(() -> problems.each(map.need("steps").list().items(), Step::read));
    problems.throwIfAny();
    return new ScenarioFile(
        path,
        name.orElseThrow(),
        clauses.orElseThrow(),
        content.orElseThrow().stream().map(path::resolveSibling).toList(),
        place.orElseThrow(),
        new Play(arrange, steps.orElseThrow()));
  }

  static Place place(YamlMap map) {
    map.only("edition", "mode", "board", "seed", "players", "arrange");
    return new Place(
        map.find("edition")
            .map(n -> n.oneOf("an edition", Edition.byText()))
            .orElse(Edition.CURRENT),
        map.find("mode").map(n -> n.oneOf("a mode", Mode.byText())).orElse(Mode.DUEL),
        map.need("board"),
        map.find("seed").map(YamlNode::longNumber).orElse(1L),
        map.need("players").list().items(),
        map);
  }

  private static List<String> words(Optional<YamlNode> node) {
    return node.map(n -> n.list().items().stream().map(YamlNode::word).toList()).orElse(List.of());
  }
}
