package nonpareil.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.BooleanSupplier;
import nonpareil.content.yaml.ContentException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Tells a failure in one line each; a stack trace is for {@code --debug} only. */
final class Failures implements IExecutionExceptionHandler {

  static final int BAD_INPUT = 2;
  static final int INTERNAL = 70;

  private final BooleanSupplier debug;

  /**
   * @param debug whether stack traces are shown
   */
  Failures(BooleanSupplier debug) {
    this.debug = debug;
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult arguments) {
    var err = command.getErr();
    int status = INTERNAL;
    if (e instanceof ContentException || e instanceof BadInputException) {
      status = BAD_INPUT;
      String.valueOf(e.getMessage()).lines().forEach(line -> err.println("nonpareil: " + line));
    } else if (e instanceof IOException || e instanceof UncheckedIOException) {
      status = BAD_INPUT;
      err.println("nonpareil: cannot read or write: " + e.getMessage());
    } else {
      err.println("nonpareil: internal error: " + e + " (run again with --debug)");
    }
    if (debug.getAsBoolean()) {
      e.printStackTrace(err);
    }
    err.flush();
    return status;
  }
}
