package nonpareil.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import nonpareil.content.Content;
import nonpareil.lab.bot.BotService;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code nonpareil bot}: our players as opponents for a program that has started us. */
@Command(
    name = "bot",
    description = {
      "Offers our players to another program: lines of JSON over standard input and output.",
      "The protocol is in docs/bots.md."
    })
final class BotCommand implements Callable<Integer> {

  @Option(
      names = {"--level", "--player"},
      paramLabel = "NAME",
      description = "novice, easy, medium, hard, expert or any player of the lab. Default: medium.")
  private String player = "medium";

  @Option(
      names = "--time-limit",
      paramLabel = "SECONDS",
      description = "For one decision of the other program. Default: an hour.")
  private double seconds = 3600;

  @Option(
      names = "--add",
      paramLabel = "FILE",
      description = "A home-made hero or board to play with; may be given again.")
  private List<Path> added = new ArrayList<>();

  @Override
  public Integer call() {
    LabOptions.checkPlayers("--level", List.of(player));
    Duration timeLimit = LabOptions.timeLimit(seconds);
    new BotService(Content.bundled().with(added), player, timeLimit, System.in, System.out).run();
    return 0;
  }
}
