package nonpareil.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The files of the client and of its tests are laid out as the formatter does it. {@code
 * ./nonpareil format} runs this with {@code -Dclient.format=write}: then it writes them so.
 */
class FormatTest {
  private static final boolean WRITE = "write".equals(System.getProperty("client.format"));

  @Test
  void theFilesOfTheClientAreFormatted() throws Exception {
    List<String> arguments = new ArrayList<>(List.of(Node.formatter().toString()));
    if (WRITE) {
      arguments.add("--write");
    }
    arguments.addAll(List.of("--list-different", "src/**/*.{js,css,html}", "*.json"));
    var outcome = Node.run(arguments.toArray(String[]::new));
    assertThat(outcome.code())
        .as("these files are not formatted, run ./nonpareil format:\n%s", outcome.output())
        .isZero();
  }
}
