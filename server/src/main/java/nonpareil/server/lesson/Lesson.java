package nonpareil.server.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nonpareil.content.Content;
import nonpareil.content.Localized;
import nonpareil.content.scenario.Arranged;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.game.Arrangement;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * A lesson: a position, what the learner is to do in it step by step, and what the others answer.
 * The learner has the first seat.
 *
 * @param goal what one can do after it
 * @param minutes how long it takes
 * @param game as it is played at a table: discreet
 * @param arrangement the position; null: a new game, from its set-up on
 * @param scripts the choices of each player in order, as patterns; none of the learner's
 * @param end said when all is done
 * @param fingerprint changes with the position and with the rules of what is in it
 */
public record Lesson(
    String id,
    Localized title,
    Localized goal,
    int minutes,
    Game game,
    @Nullable Arrangement arrangement,
    List<Step> steps,
    List<List<String>> scripts,
    Localized end,
    String fingerprint) {

  private static final int MOST_MINUTES = 30;

  /** What fits beside a board on a phone. */
  private static final int MOST_LETTERS = 320;

  /** What an opponent answers that has nothing to say: the first of these that is offered. */
  private static final List<String> QUIET = List.of("none", "done", "no", "stay", "maneuver");

  static Lesson read(Content content, YamlFile file) {
    YamlMap map =
        file.root()
            .map()
            .only(
                "id", "title", "goal", "minutes", "setup", "steps", "opponent", "opponents", "end");
    var problems = new Problems();
    List<Step> steps = problems.each(map.need("steps").list().items(), Step::read);
    problems.throwIfAny();
    Arranged position = Arranged.read(content, map.need("setup").map());
    return new Lesson(
        map.need("id").text(),
        text(map.need("title")),
        text(map.need("goal")),
        map.need("minutes").number(1, MOST_MINUTES),
        position.game().discreet(),
        position.arrangement(),
        steps,
        scripts(map, position.game().players()),
        text(map.need("end")),
        fingerprint(content, position));
  }

  /** What a single opponent answers, or each of several by number. */
  private static List<List<String>> scripts(YamlMap map, int players) {
    var scripts = new ArrayList<List<String>>(Collections.nCopies(players, List.of()));
    if (players == 2) {
      scripts.set(1, words(map.need("opponent")));
      return List.copyOf(scripts);
    }
    List<String> seats = IntStream.rangeClosed(2, players).mapToObj(String::valueOf).toList();
    YamlMap others = map.need("opponents").map().only(seats);
    for (int player = 1; player < players; player++) {
      Optional<YamlNode> script = others.find(String.valueOf(player + 1));
      scripts.set(player, script.map(Lesson::words).orElse(List.of()));
    }
    return List.copyOf(scripts);
  }

  private static List<String> words(YamlNode node) {
    return node.list().items().stream().map(YamlNode::text).toList();
  }

  /** Reads what is said to the learner. */
  static Localized text(YamlNode node) {
    return Localized.text(node, MOST_LETTERS);
  }

  static String fingerprint(Content content, Arranged position) {
    var heroes = position.game().setup().heroes().stream().map(Hero::id).toList();
    String rules = content.fingerprint(heroes, position.game().board().id());
    // What is not said must not count for lessons that are older than the word for it.
    String said =
        String.valueOf(position.arrangement())
            .replace(", laid={}", "")
            .replace(", counters=[]", "");
    return rules + "-" + Integer.toHexString(said.hashCode());
  }

  /** The position at its first decision: a state of one's own. */
  public State start() {
    return arrangement == null ? new Rules().start(game) : new Rules().arrange(game, arrangement);
  }

  /**
   * What somebody else than the learner chooses.
   *
   * @param made how many choices it has made so far
   * @param offered the texts of the options
   */
  public String reply(int player, int made, List<String> offered) {
    List<String> script = scripts.get(player);
    if (made < script.size()) {
      String pattern = script.get(made);
      for (String option : offered) {
        if (Step.matches(pattern, option)) {
          return option;
        }
      }
    }
    for (String quiet : QUIET) {
      if (offered.contains(quiet)) {
        return quiet;
      }
    }
    return offered.getFirst();
  }
}
