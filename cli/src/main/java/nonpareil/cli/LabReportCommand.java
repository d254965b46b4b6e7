package nonpareil.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import nonpareil.content.Content;
import nonpareil.lab.LabException;
import nonpareil.lab.ResultFolder;
import nonpareil.lab.Results;
import nonpareil.lab.report.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nonpareil lab report}: the report of a run again, also of one that still goes on. */
@Command(
    name = "report",
    description = "Writes the report of a run again, also of one that is not finished.")
final class LabReportCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Parameters(paramLabel = "FOLDER", description = "The output folder of the run.")
  @SuppressWarnings("NullAway.Init") // set by picocli
  private Path folder;

  @Option(
      names = "--add",
      paramLabel = "FILE",
      description = "A home-made hero or board of that run; may be given again.")
  private List<Path> added = new ArrayList<>();

  @Override
  public Integer call() {
    Content content = Content.bundled().with(added);
    try {
      Results results = ResultFolder.read(folder, content);
      Path file = folder.resolve("report.html");
      Report.write(results, content, file);
      PrintWriter out = spec.commandLine().getOut();
      Report.lines(results, content).forEach(out::println);
      out.println("report: " + file);
      out.flush();
      return 0;
    } catch (LabException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    }
  }
}
