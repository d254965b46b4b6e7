package nonpareil.content.scenario;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.NearMiss;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.game.Arrangement;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.IllegalPositionException;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import org.jspecify.annotations.Nullable;

/** One scenario on its way. */
final class Playthrough {

  private final ScenarioFile file;
  private final List<Task> tasks;
  private final @Nullable Consumer<String> trace;
  private final Rules rules = new Rules();
  private final Chance chance;

  Playthrough(ScenarioFile file, List<Task> tasks, @Nullable Consumer<String> trace) {
    this.file = file;
    this.tasks = tasks;
    this.trace = trace;
    chance = new Chance(file.place().seed());
  }

  ScenarioResult run(Game game, @Nullable Arrangement arrangement) {
    int number = 0;
    try {
      var position = new Position(begin(game, arrangement), rules);
      for (Task task : tasks) {
        number++;
        Optional<String> reason = perform(task, position, number);
        if (reason.isPresent()) {
          tell(number, position);
          return failed(number, reason.get());
        }
      }
      tell(tasks.size() + 1, position);
      return new ScenarioResult.Passed(file.path(), file.name());
    } catch (ContentException e) {
      throw e;
    } catch (RuntimeException e) {
      // A fault of the engine must not take the other scenarios with it.
      return failed(number, "expected the rules to go on but they broke: " + e);
    }
  }

  private ScenarioResult failed(int step, String reason) {
    return new ScenarioResult.Failed(file.path(), file.name(), step, reason);
  }

  private State begin(Game game, @Nullable Arrangement arrangement) {
    if (arrangement == null) {
      return rules.start(game);
    }
    try {
      return rules.arrange(game, arrangement);
    } catch (IllegalPositionException e) {
      throw find(e.place())
          .refuse(
              "an illegal position in arrange/%s: %s".formatted(e.place(), e.getMessage()),
              "one that a game could be in");
    }
  }

  /** The node a place such as {@code hands/2} speaks of, or the nearest that is written. */
  private YamlNode find(String place) {
    YamlNode node = file.place().at().need("arrange");
    for (String key : place.split("/", -1)) {
      Optional<YamlNode> next = node instanceof YamlMap map ? map.find(key) : Optional.empty();
      if (next.isEmpty()) {
        break;
      }
      node = next.get();
    }
    return node;
  }

  private Optional<String> perform(Task task, Position position, int number) {
    return switch (task) {
      case Task.Expect(List<Check> checks) -> {
        List<String> broken =
            checks.stream().map(c -> c.broken(position)).flatMap(Optional::stream).toList();
        yield broken.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", broken));
      }
      case Task.Choose choice -> choose(choice, position, number);
      case Task.Auto auto -> {
        for (int i = 0; i < auto.times() && !position.isOver(); i++) {
          take(position, position.options().get(0), number);
        }
        yield Optional.empty();
      }
      case Task.Random many -> {
        for (int i = 0; i < many.times() && !position.isOver(); i++) {
          take(position, position.options().get(below(position.options().size())), number);
        }
        yield Optional.empty();
      }
    };
  }

  private Optional<String> choose(Task.Choose choice, Position position, int number) {
    String wanted =
        "expected player %d to choose \"%s\"".formatted(choice.player() + 1, choice.option());
    if (position.isOver() || position.state().decider() != choice.player()) {
      return Optional.of(wanted + " but " + position.pending());
    }
    int option = OptionText.find(position.state(), position.options(), choice.option());
    if (option < 0) {
      return Optional.of(
          wanted + " but " + position.pending() + NearMiss.hint(choice.option(), position.texts()));
    }
    take(position, option, number);
    return Optional.empty();
  }

  private void take(Position position, int option, int number) {
    if (trace != null) {
      tell(number, position);
      trace.accept("    > " + OptionText.of(position.state(), option));
    }
    position.take(option);
  }

  private void tell(int number, Position position) {
    if (trace != null) {
      trace.accept("  step %d: %s".formatted(number, position.pending()));
    }
  }

  /** The next random number below a bound; scenarios rest on this very way of drawing it. */
  private int below(int bound) {
    return (int) Long.remainderUnsigned(chance.next(), bound);
  }
}
