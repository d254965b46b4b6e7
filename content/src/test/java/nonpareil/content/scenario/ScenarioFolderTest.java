package nonpareil.content.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nonpareil.content.scenario.ScenarioFolder.Read;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScenarioFolderTest {

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, text);
  }

  private static String scenario(String name) {
    return "{name: %s, setup: {board: soho, players: [genie, genie]}, steps: []}".formatted(name);
  }

  private List<String> found(Path... paths) {
    return ScenarioFolder.read(List.of(paths)).stream()
        .map(
            read ->
                switch (read) {
                  case Read.Good(ScenarioFile file) -> file.name();
                  case Read.Bad(ScenarioResult.Unreadable bad) -> bad.reasons().getFirst();
                })
        .toList();
  }

  @Test
  void foldersAreSearchedAtAnyDepthForThreeEndings() throws IOException {
    write("b.yaml", scenario("b"));
    write("a/deep/c.yml", scenario("c"));
    write("d.JSON", scenario("d"));
    write("notes.txt", "no scenario");
    assertThat(found(folder)).containsExactlyInAnyOrder("b", "c", "d");
  }

  @Test
  void aFileThatIsNamedIsReadWhateverItsEnding() throws IOException {
    write("scenario.txt", scenario("named"));
    assertThat(found(folder.resolve("scenario.txt"))).containsExactly("named");
  }

  @Test
  void aMissingFileIsReported() {
    assertThat(found(folder.resolve("none.yaml")).getFirst()).contains("no such file");
  }

  @Test
  void aHeroThatAScenarioUsesIsNoScenario() throws IOException {
    write("hero.yaml", "id: somebody");
    write("other.yaml", "id: somebody-else");
    write(
        "x.yaml",
        "{name: x, content: [hero.yaml], setup: {board: soho, players: [genie, genie]}, steps: []}");
    assertThat(found(folder)).hasSize(2).contains("x").noneMatch(s -> s.contains("hero.yaml"));
  }
}
