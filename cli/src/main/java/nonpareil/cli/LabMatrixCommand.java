package nonpareil.cli;

import java.util.List;
import java.util.concurrent.Callable;
import nonpareil.lab.Plan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonpareil lab matrix}: heroes against heroes. */
@Command(
    name = "matrix",
    description = "Heroes against heroes: each pair on each board, equally from both seats.")
final class LabMatrixCommand implements Callable<Integer> {

  @Mixin private LabOptions options = new LabOptions();

  @Option(
      names = {"--player", "--players"},
      paramLabel = "NAME",
      description = "Who plays all heroes. Default: medium.")
  private String player = "medium";

  @Override
  public Integer call() throws InterruptedException {
    return options.run(Plan.Kind.MATRIX, List.of(player), List.of(), null);
  }
}
