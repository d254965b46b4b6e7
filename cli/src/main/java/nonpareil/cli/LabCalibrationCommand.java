package nonpareil.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import nonpareil.ai.PlayerNames;
import nonpareil.ai.TreePlayer;
import nonpareil.cli.calibration.Calibration;
import nonpareil.cli.calibration.Calibration.Decile;
import nonpareil.cli.calibration.Calibration.Fit;
import nonpareil.cli.calibration.SelfPlay;
import nonpareil.content.Content;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nonpareil lab calibration}: whether the chances a player names come true. */
@Command(
    name = "calibration",
    description =
        "Lets a player play itself and compares the chances it names before its actions with what"
            + " happens.")
final class LabCalibrationCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description = "A level or ismcts:N. Default: medium.")
  private String player = "medium";

  @Option(names = "--games", paramLabel = "N", description = "Default: 400.")
  private int games = 400;

  @Option(names = "--seed", paramLabel = "N", description = "Of everything. Default: 1.")
  private long seed = 1;

  @Override
  public Integer call() {
    if (games < 1) {
      throw new BadInputException("--games: found %d, expected more than 0".formatted(games));
    }
    var calibration = new Calibration();
    var play = new SelfPlay(Content.bundled(), player());
    for (int i = 0; i < games; i++) {
      play.play(i, seed, calibration);
    }
    tell(calibration);
    return 0;
  }

  private TreePlayer player() {
    try {
      if (PlayerNames.player(player) instanceof TreePlayer tree) {
        return tree;
      }
    } catch (IllegalArgumentException e) {
      throw new BadInputException("--player: " + e.getMessage());
    }
    throw new BadInputException(
        "--player: found \"%s\", expected one that names chances: a level or ismcts:N"
            .formatted(player));
  }

  private void tell(Calibration calibration) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s against itself, %d games, seed %d%n", player, games, seed);
    out.println("decile       named      won      off  positions  games");
    int decile = 0;
    for (Decile d : calibration.deciles()) {
      out.printf(
          Locale.ROOT,
          "%2d to %3d %%  %5.1f %%  %5.1f %%  %+5.1f    %7d  %5d%n",
          10 * decile,
          10 * ++decile,
          100 * d.named(),
          100 * d.won(),
          100 * d.off(),
          d.count(),
          d.games());
    }
    Fit fit = calibration.fit();
    out.printf(
        Locale.ROOT,
        "best odds for these games: shift %.3f, slope %.3f (0 and 1 would be perfect)%n",
        fit.shift(),
        fit.slope());
    out.flush();
  }
}
