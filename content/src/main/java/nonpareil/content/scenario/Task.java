package nonpareil.content.scenario;

import java.util.List;

/** A step with its names looked up. */
sealed interface Task {
  record Expect(List<Check> checks) implements Task {}

  record Choose(int player, String option) implements Task {}

  record Auto(int times) implements Task {}

  record Random(int times) implements Task {}
}
