package nonpareil.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code nonpareil lab}: bulk self-play and reports. */
@Command(
    name = "lab",
    description = "Plays many games and tells who is stronger: players, heroes, boards, cards.",
    subcommands = {
      LabLadderCommand.class,
      LabMatrixCommand.class,
      LabHeroCommand.class,
      LabCalibrationCommand.class,
      LabReportCommand.class
    })
final class LabCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "found no command, expected ladder, matrix, hero, calibration or report");
  }
}
