package nonpareil.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import nonpareil.cli.bench.EngineBench;
import nonpareil.cli.bench.SearchBench;
import nonpareil.content.Content;
import nonpareil.engine.game.Mode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nonpareil bench}: how fast engine and search are on one core of this machine. */
@Command(
    name = "bench",
    description =
        "Measures engine and search on one core: random games, copies, re-deals, iterations.",
    mixinStandardHelpOptions = true,
    subcommands = {BenchServerCommand.class, BenchRecoveryCommand.class})
final class BenchCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(names = "--json", description = "One JSON object with the figures of duels.")
  private boolean json;

  @Option(
      names = "--seconds",
      defaultValue = "5",
      description = "How long each figure is measured (default: 5).")
  private double seconds;

  @Override
  public Integer call() {
    if (!(seconds > 0)) {
      throw new BadInputException("--seconds " + seconds + ": expected more than 0");
    }
    PrintWriter out = spec.commandLine().getOut();
    Content content = Content.bundled();
    Map<String, Double> duels = new EngineBench(content, Mode.DUEL, 2).measure(seconds);
    if (json) {
      duels.putAll(new SearchBench(content).measure(seconds));
      out.println(toJson(duels));
      return 0;
    }
    print(out, "random duels over all hero pairs and boards, one core", duels);
    print(
        out,
        "random free-for-all games of four, one core",
        new EngineBench(content, Mode.FREE_FOR_ALL, 4).measure(seconds));
    print(
        out,
        "information-set search in the middle of 500 random duels, one core",
        new SearchBench(content).measure(seconds));
    return 0;
  }

  private static void print(PrintWriter out, String title, Map<String, Double> figures) {
    out.println(title);
    figures.forEach((name, value) -> out.printf(Locale.ROOT, "%,16.0f  %s%n", value, name));
    out.flush();
  }

  private static String toJson(Map<String, Double> figures) {
    var parts = new LinkedHashMap<String, String>();
    figures.forEach((name, value) -> parts.put(name, String.valueOf(Math.round(value))));
    var text = new StringBuilder("{");
    parts.forEach(
        (name, value) ->
            text.append(text.length() > 1 ? ", " : "")
                .append('"')
                .append(name)
                .append("\": ")
                .append(value));
    return text.append('}').toString();
  }
}
