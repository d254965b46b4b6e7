package nonpareil.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import nonpareil.content.Content;
import nonpareil.content.scenario.ScenarioFile;
import nonpareil.content.scenario.ScenarioFolder;
import nonpareil.content.scenario.ScenarioFolder.Read;
import nonpareil.content.scenario.ScenarioResult;
import nonpareil.content.scenario.ScenarioRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nonpareil scenario}: plays games written as text and checks what must hold in them. */
@Command(
    name = "scenario",
    description = "Runs scenario files, and those in folders at any depth.",
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:everything passed",
      "1:a step or an expectation failed",
      "2:a file or its position cannot be read, or there was no file"
    })
final class ScenarioCommand implements Callable<Integer> {

  static final int PASSED = 0;
  static final int FAILED = 1;
  static final int UNREADABLE = 2;

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE|FOLDER", arity = "1..*", description = "What to run.")
  private List<Path> paths = new ArrayList<>();

  @Option(names = "--trace", description = "Print every decision with its options.")
  private boolean trace;

  /** A result and the lines that came before it. */
  private record Report(ScenarioResult result, List<String> trace) {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    var runner = new ScenarioRunner(Content.bundled());
    List<Read> read = ScenarioFolder.read(paths);
    if (read.isEmpty()) {
      throw new BadInputException(
          "found no scenario file (*.yaml, *.yml, *.json) in "
              + String.join(", ", paths.stream().map(Path::toString).toList())
              + ", expected at least one");
    }
    List<Report> reports = read.parallelStream().map(r -> report(runner, r)).toList();
    int passed = 0;
    int status = PASSED;
    for (Report report : reports) {
      report.trace.forEach(out::println);
      report.result.lines().forEach(out::println);
      passed += report.result.passed() ? 1 : 0;
      status = Math.max(status, status(report.result));
    }
    out.println("%d passed, %d failed".formatted(passed, reports.size() - passed));
    out.flush();
    return status;
  }

  private Report report(ScenarioRunner runner, Read read) {
    List<String> lines = new ArrayList<>();
    ScenarioResult result =
        switch (read) {
          case Read.Bad(ScenarioResult.Unreadable reason) -> reason;
          case Read.Good(ScenarioFile file) when trace -> {
            lines.add(file.name());
            yield runner.run(file, lines::add);
          }
          case Read.Good(ScenarioFile file) -> runner.run(file);
        };
    return new Report(result, lines);
  }

  private static int status(ScenarioResult result) {
    return switch (result) {
      case ScenarioResult.Passed p -> PASSED;
      case ScenarioResult.Failed f -> FAILED;
      case ScenarioResult.Unreadable u -> UNREADABLE;
    };
  }
}
