package nonpareil.content.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nonpareil.content.SchemaCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The files we ship mean the same to readers of YAML 1.1 and of YAML 1.2, and pass their schema in
 * both.
 */
class ShippedFilesTest {

  @ParameterizedTest
  @CsvSource({
    "hero, src/main/resources/nonpareil/heroes, 10",
    "hero, ../examples/heroes, 22",
    "hero, src/test/resources/nonpareil/made-up, 1",
    "board, src/main/resources/nonpareil/boards, 5",
    "board, ../examples/boards, 2",
    "scenario, ../scenarios, 1000"
  })
  void bothVersionsReadTheSameAndTheSchemaAllowsIt(String schema, String folder, int least)
      throws IOException {
    SchemaCheck check = SchemaCheck.of(schema);
    var wrong = new ArrayList<String>();
    List<Path> files = yaml(folder);
    for (Path file : files) {
      String text = Files.readString(file);
      JsonNode tree = OtherReaders.yaml12(text);
      if (!OtherReaders.yaml11(text).equals(tree)) {
        wrong.add(file + ": YAML 1.1 reads it in another way");
      }
      check.errors(tree).forEach(error -> wrong.add(file + ": " + error));
    }
    assertThat(files).hasSizeGreaterThanOrEqualTo(least);
    assertThat(wrong).isEmpty();
  }

  /** What YAML 1.1 takes for a boolean, a number of base 60 or a merge would be found. */
  @Test
  void aDifferenceIsSeen() {
    for (String odd : List.of("on: 1", "a: yes", "a: 1:30", "a: 010", "a: 1_000", "a: 0o7")) {
      assertThat(OtherReaders.yaml11(odd)).as(odd).isNotEqualTo(OtherReaders.yaml12(odd));
    }
  }

  private static List<Path> yaml(String folder) throws IOException {
    try (Stream<Path> all = Files.walk(Path.of(folder))) {
      return all.filter(f -> f.toString().endsWith(".yaml")).sorted().toList();
    }
  }
}
