package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.testkit.Examples;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The texts of all heroes, those of the examples too, are those a person has read and found good.
 * After a wanted change run with {@code -Dnonpareil.golden=write} and read the difference.
 */
class GoldenTextTest {

  private static final Path FOLDER = Path.of("src", "test", "resources", "nonpareil", "text");

  static Stream<Arguments> pages() {
    Content content = Content.bundled().with(Examples.heroes());
    return content.heroIds().stream()
        .flatMap(
            id ->
                Languages.ALL.stream()
                    .map(language -> Arguments.of(id, language, content.hero(id))));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("pages")
  void textsAreAsReviewed(String hero, Language language, HeroSheet sheet) throws IOException {
    String page = PrintedHero.page(sheet, language);
    Path file = FOLDER.resolve(hero + "." + language.code() + ".txt");
    if ("write".equals(System.getProperty("nonpareil.golden"))) {
      Files.writeString(file, page);
    }
    assertThat(page).isEqualTo(Files.readString(file));
  }
}
