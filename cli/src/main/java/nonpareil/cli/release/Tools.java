package nonpareil.cli.release;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.spi.ToolProvider;

/** Programs that do a part of the work. */
final class Tools {
  private Tools() {}

  /** A tool of the JDK that runs this; answers what it says. */
  static String jdk(String name, List<String> arguments) throws IOException {
    ToolProvider tool =
        ToolProvider.findFirst(name)
            .orElseThrow(
                () -> new IOException("found no %s in this Java, expected a JDK".formatted(name)));
    var said = new StringWriter();
    var writer = new PrintWriter(said, true);
    int status = tool.run(writer, writer, arguments.toArray(String[]::new));
    if (status != 0) {
      throw new IOException("%s ended with %d: %s".formatted(name, status, said));
    }
    return said.toString();
  }

  /** Another program; answers what it says. */
  static String run(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      int status = process.waitFor();
      if (status != 0) {
        throw new IOException("%s ended with %d: %s".formatted(command.getFirst(), status, said));
      }
      return said;
    } catch (InterruptedException e) {
      process.destroy();
      throw new IOException(command.getFirst() + " was broken off", e);
    }
  }
}
