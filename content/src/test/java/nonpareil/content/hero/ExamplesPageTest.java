package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The pages that speak of the examples know each of them. */
class ExamplesPageTest {

  private static final List<String> TENS = List.of("", "ten", "twenty", "thirty", "forty", "fifty");
  private static final List<String> ONES =
      List.of("", "-one", "-two", "-three", "-four", "-five", "-six", "-seven", "-eight", "-nine");

  @Test
  void everyMadeUpHeroIsInTheTable() throws IOException {
    String page = Files.readString(Path.of("../examples/README.md"));
    for (String hero : heroes()) {
      assertThat(page).contains("| `heroes/" + hero + "` |");
    }
  }

  @Test
  void theirNumberIsRight() throws IOException {
    int number = heroes().size();
    String word = TENS.get(number / 10) + ONES.get(number % 10) + " made-up";
    for (String page : List.of("README.md", "CHANGELOG.md", "examples/README.md")) {
      assertThat(Files.readString(Path.of("..", page))).as(page).containsIgnoringCase(word);
    }
  }

  private static List<String> heroes() throws IOException {
    try (var files = Files.list(Path.of("../examples/heroes"))) {
      return files.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }
}
