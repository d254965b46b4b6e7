package nonpareil.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The maps of engine and content in docs/architecture.md name every file there is, and no other.
 */
class ArchitectureMapTest {

  private static final Path ENGINE = Path.of("../engine/src/main/java/nonpareil/engine");
  private static final Path CONTENT = Path.of("src/main/java/nonpareil/content");

  private static final Pattern NAME = Pattern.compile("`(?:[a-z]+/)*([A-Z][A-Za-z]+)`");

  @Test
  void everyFileOfTheEngineIsOnTheMap() throws IOException {
    Set<String> map = named("## The engine, file by file");
    assertThat(map).containsAll(files(List.of(ENGINE.resolve("game"), ENGINE.resolve("effect"))));
    assertThat(files(List.of(ENGINE))).containsAll(map);
  }

  @Test
  void everyFileOfTheLanguageIsOnTheMap() throws IOException {
    Set<String> map = named("## The content, file by file");
    var folders = List.of("language", "hero", "text").stream().map(CONTENT::resolve).toList();
    assertThat(map).containsAll(files(folders));
    assertThat(files(List.of(CONTENT))).containsAll(map);
  }

  private static Set<String> named(String title) throws IOException {
    String page = Files.readString(Path.of("../docs/architecture.md"));
    String from = page.substring(page.indexOf(title) + title.length());
    String section = from.substring(0, from.indexOf("\n## "));
    return NAME.matcher(section)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The names of the files; of a single folder also those in folders within it. */
  private static Set<String> files(List<Path> folders) throws IOException {
    var names = new TreeSet<String>();
    for (Path folder : folders) {
      int depth = folders.size() == 1 ? Integer.MAX_VALUE : 1;
      try (Stream<Path> files = Files.walk(folder, depth)) {
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
            .forEach(name -> names.add(name.substring(0, name.length() - ".java".length())));
      }
    }
    return names;
  }
}
