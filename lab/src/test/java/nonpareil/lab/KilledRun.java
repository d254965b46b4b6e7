package nonpareil.lab;

import java.nio.file.Path;
import java.time.Duration;

/** A run in a process of its own, to be killed. */
final class KilledRun {

  private KilledRun() {}

  static Plan plan() {
    return Plans.ladder(60, "random", "greedy");
  }

  static void main(String[] args) throws InterruptedException {
    var _ =
        new Lab(Plans.CONTENT, 2, Duration.ofSeconds(5))
            .run(plan(), Path.of(args[0]), (_, _, _) -> {});
  }
}
