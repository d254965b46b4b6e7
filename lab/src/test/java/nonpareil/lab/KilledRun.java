package nonpareil.lab;

import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** A run in a process of its own, to be killed. */
public final class KilledRun {

  private KilledRun() {}

  static Plan plan() {
    return Plans.ladder(60, "random", "greedy");
  }

  /** A folder, and perhaps the number of games and the players. */
  static void main(String[] args) throws InterruptedException {
    Plan plan =
        args.length == 1
            ? plan()
            : Plans.ladder(
                Integer.parseInt(args[1]), Stream.of(args).skip(2).toArray(String[]::new));
    var _ =
        new Lab(Plans.CONTENT, 2, Duration.ofSeconds(5))
            .run(plan, Path.of(args[0]), (_, _, _) -> {});
  }
}
