package nonpareil.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import nonpareil.lab.Plan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonpareil lab ladder}: players against players. */
@Command(
    name = "ladder",
    description =
        "Players against players: the same seeds from both seats, over all heroes and boards.")
final class LabLadderCommand implements Callable<Integer> {

  @Mixin private LabOptions options = new LabOptions();

  @Option(
      names = "--players",
      paramLabel = "A,B,...",
      required = true,
      description =
          "random, greedy, monte-carlo:N, ismcts:N, a level, or \"cmd:COMMAND\" for a foreign"
              + " program (\\, for a comma in it). Each plays each.")
  private List<String> players = new ArrayList<>();

  @Override
  public Integer call() throws InterruptedException {
    return options.run(Plan.Kind.LADDER, LabOptions.names(players), List.of(), null);
  }
}
