package nonpareil.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs the unit tests of the client: every {@code *.test.js} below src/test/js. */
class ClientUnitTest {
  @Test
  void theUnitTestsOfTheClientPass() throws Exception {
    List<String> arguments = new ArrayList<>(List.of("--test", "--test-reporter=spec"));
    try (var files = Files.walk(Node.module().resolve("src/test/js"))) {
      files
          .map(file -> file.toString())
          .filter(file -> file.endsWith(".test.js"))
          .sorted()
          .forEach(arguments::add);
    }
    assertThat(arguments).as("the option and at least one test").hasSizeGreaterThan(2);
    var outcome = Node.run(arguments.toArray(String[]::new));
    assertThat(outcome.code()).as(outcome.output()).isZero();
  }
}
