package nonpareil.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlScalar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContentTest {

  private static final Path RESOURCES = Path.of("src/main/resources/nonpareil");
  private static final Path CLOCKMAKER =
      Path.of("src/test/resources/nonpareil/made-up/clockmaker.yaml");

  private final Content content = Content.bundled();

  @ParameterizedTest
  @ValueSource(strings = {"heroes", "boards"})
  void theIndexNamesTheFilesOfItsFolder(String folder) throws IOException {
    try (Stream<Path> files = Files.list(RESOURCES.resolve(folder))) {
      var names =
          files
              .map(f -> f.getFileName().toString())
              .filter(f -> f.endsWith(".yaml"))
              .map(f -> f.replace(".yaml", ""))
              .toList();
      assertThat(folder.equals("heroes") ? content.heroIds() : content.boardIds())
          .containsExactlyInAnyOrderElementsOf(names);
    }
  }

  @Test
  void everyFileNamesItsSchemaFirst() throws IOException {
    for (String id : content.heroIds()) {
      assertThat(Files.readString(RESOURCES.resolve("heroes/" + id + ".yaml")))
          .startsWith("# yaml-language-server: $schema=../schema/hero.schema.json\nid: " + id);
    }
    for (String id : content.boardIds()) {
      assertThat(Files.readString(RESOURCES.resolve("boards/" + id + ".yaml")))
          .startsWith("# yaml-language-server: $schema=../schema/board.schema.json\nid: " + id);
    }
  }

  @Test
  void unknownIdsAreRefusedWithWhatWasMeant() {
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> content.hero("medsua"))
        .withMessage(
            "found \"medsua\", expected a hero (king-arthur, alice, medusa, sinbad, houdini,"
                + " genie, sherlock-holmes, dracula, jekyll-and-hyde or invisible-man); did you"
                + " mean \"medusa\"?");
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> content.board("../heroes/medusa"))
        .withMessage(
            "found \"../heroes/medusa\", expected a board (marmoreal, sarpedon,"
                + " king-solomons-mine, soho or baskerville-manor)");
  }

  @Test
  void aFileIsReadOnce() {
    assertThat(content.hero("alice")).isSameAs(content.hero("alice"));
    assertThat(content.board("soho")).isSameAs(content.board("soho"));
  }

  @Test
  void homeMadeFilesJoinTheOthers(@TempDir Path folder) throws IOException {
    Path board = folder.resolve("b.yaml");
    Files.writeString(
        board,
        Files.readString(RESOURCES.resolve("boards/soho.yaml")).replace("id: soho", "id: my-soho"));
    Content more = content.with(List.of(CLOCKMAKER, board));
    assertThat(more.heroIds()).hasSize(11).endsWith("clockmaker");
    assertThat(more.boardIds()).hasSize(6).endsWith("my-soho");
    assertThat(more.hero("clockmaker").hero().fighters()).hasSize(3);
    assertThat(more.board("my-soho").spaces()).hasSize(29);
    assertThat(more.hero("alice")).isSameAs(content.hero("alice"));
    assertThat(content.heroIds()).hasSize(10);
  }

  @Test
  void aHomeMadeFileMustBeAHeroOrABoard(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("x.yaml"), "name: X\n");
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> content.with(List.of(file)))
        .withMessage(
            file
                + ":1:1: found neither \"cards\" nor \"spaces\", expected a hero with \"cards\" or a"
                + " board with \"spaces\"");
  }

  @Test
  void theFingerprintChangesWithTheRulesAndNothingElse() {
    String print = content.fingerprint(List.of("alice", "medusa"), "soho");
    assertThat(print).matches("[0-9a-f]{16}");
    assertThat(content.fingerprint(List.of("medusa", "alice", "medusa"), "soho")).isEqualTo(print);
    assertThat(content.fingerprint(List.of("alice", "sinbad"), "soho")).isNotEqualTo(print);
    assertThat(content.fingerprint(List.of("alice", "medusa"), "sarpedon")).isNotEqualTo(print);
    assertThat(changed("name", "Alicia")).isEqualTo(print);
    assertThat(changed("move", "3")).isNotEqualTo(print);
  }

  private String changed(String key, String value) {
    YamlFile file = Content.heroFile("alice");
    var root = file.root().map();
    var changed = root.with(key, new YamlScalar(value, false, root.need(key).mark()));
    return content
        .with(HeroLoader.load(file.withRoot(changed)))
        .fingerprint(List.of("alice", "medusa"), "soho");
  }
}
