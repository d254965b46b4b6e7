package nonpareil.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import nonpareil.cli.soak.Finding;
import nonpareil.cli.soak.Soak;
import nonpareil.cli.soak.Tally;
import nonpareil.content.Content;
import nonpareil.engine.hero.OnlyPeople;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nonpareil soak}: random games in which everything that must hold is checked. */
@Command(
    name = "soak",
    description = "Plays random games and checks after every decision what must always hold.",
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {"0:nothing was found", "1:a finding, printed as a scenario that reproduces it"},
    mixinStandardHelpOptions = true)
final class SoakCommand implements Callable<Integer> {

  /** Over this many games each effect must come up at least {@link #OFTEN} times. */
  private static final long MANY_GAMES = 100_000;

  private static final long OFTEN = 100;
  private static final int PROGRESS_EVERY = 5_000;

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(names = "--games", defaultValue = "1000", description = "How many (default: 1000).")
  private long games;

  @Option(names = "--seed", defaultValue = "1", description = "Of all games (default: 1).")
  private long seed;

  @Option(
      names = "--add",
      paramLabel = "FILE",
      description =
          "A home-made hero, which then plays in every game, or a board; may be given again.")
  private List<Path> added = new ArrayList<>();

  @Option(names = "--threads", description = "How many at once (default: one for each core).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() throws InterruptedException {
    if (games < 1 || threads < 1) {
      throw new BadInputException(
          "--games %d --threads %d: expected at least 1 of each".formatted(games, threads));
    }
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    Content content = Content.bundled().with(added);
    OnlyPeople.among(content.heroes())
        .ifPresent(
            found -> {
              throw new BadInputException("--add: " + found.reason());
            });
    List<String> theirs = new ArrayList<>(content.heroIds());
    theirs.removeAll(Content.bundled().heroIds());
    try {
      Tally tally =
          new Soak(content, theirs, seed)
              .run(
                  games,
                  threads,
                  done -> {
                    if (done % PROGRESS_EVERY == 0) {
                      err.println(done + " games");
                      err.flush();
                    }
                  });
      return report(tally, out);
    } catch (Finding finding) {
      out.println("FOUND: " + finding.getMessage());
      out.println(finding.scenario());
      return 1;
    }
  }

  private static int report(Tally tally, PrintWriter out) {
    out.printf("%,d games, %,d decisions, nothing found%n", tally.games(), tally.decisions());
    tally.sizes().forEach((what, times) -> out.printf("%,10d  %s%n", times, what));
    out.println("how often each word of each card and ability was carried out:");
    tally.effects().forEach((what, times) -> out.printf("%,10d  %s%n", times, what));
    if (tally.games() < MANY_GAMES) {
      return 0;
    }
    var rare =
        tally.effects().entrySet().stream()
            .filter(e -> e.getValue() < OFTEN)
            .map(Map.Entry::getKey)
            .toList();
    rare.forEach(what -> out.println("FOUND: carried out less than " + OFTEN + " times: " + what));
    return rare.isEmpty() ? 0 : 1;
  }
}
