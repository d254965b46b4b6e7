package nonpareil.content.scenario;

import java.nio.file.Path;
import java.util.List;

/** What became of one scenario file. */
public sealed interface ScenarioResult {

  Path path();

  /** Everything held. */
  record Passed(Path path, String name) implements ScenarioResult {}

  /**
   * A choice was not possible or an expectation did not hold.
   *
   * @param step counted from 1; 0 for the beginning
   */
  record Failed(Path path, String name, int step, String reason) implements ScenarioResult {}

  /** The file cannot be read, or its position cannot be. */
  record Unreadable(Path path, List<String> reasons) implements ScenarioResult {}

  default boolean passed() {
    return this instanceof Passed;
  }

  /** The lines that report it. */
  default List<String> lines() {
    return switch (this) {
      case Passed p -> List.of("ok " + p.name);
      case Failed f -> List.of("FAIL %s: step %d: %s".formatted(f.name, f.step, f.reason));
      case Unreadable u -> u.reasons.stream().map(r -> "ERROR " + r).toList();
    };
  }
}
