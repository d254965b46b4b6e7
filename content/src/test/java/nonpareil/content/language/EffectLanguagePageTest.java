package nonpareil.content.language;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import nonpareil.content.Content;
import nonpareil.content.Golden;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.scenario.ScenarioFile;
import nonpareil.content.scenario.ScenarioRunner;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.hero.Card;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page for hero designers says what the tables say. */
class EffectLanguagePageTest {

  private static final Path PAGE = Path.of("../docs/effect-language.md");
  private static final Path SCHEMA =
      Path.of("src/main/resources/nonpareil/schema/hero.schema.json");
  private static final Pattern CODE =
      Pattern.compile("(?s)```.*?```|(?<=\\nParameters: )[^\\n]+|`[^`]+`");
  private static final Pattern WORD = Pattern.compile("[a-z][a-z-]*");

  private static String page() throws IOException {
    return Files.readString(PAGE);
  }

  @Test
  void whatIsWrittenFromTheTablesIsUpToDate() throws IOException {
    String page = page();
    page = written(page, "moments", MomentTable.table());
    page = written(page, "wishes", WishForms.table());
    page = written(page, "words", new WordPages().all());
    Golden.check(PAGE, page);
  }

  /** The page with a part of it written anew. */
  private static String written(String page, String part, String text) {
    String begin = "<!-- " + part + ": written by EffectLanguagePageTest -->\n";
    String end = "<!-- end of " + part + " -->\n";
    assertThat(page).contains(begin, end);
    return page.substring(0, page.indexOf(begin) + begin.length())
        + text
        + page.substring(page.indexOf(end));
  }

  @Test
  void everyWishIsSaidAndItsFormLoads() throws IOException {
    assertThat(WishForms.all().stream().map(WishForms.Form::wish))
        .containsExactlyInAnyOrderElementsOf(WishForms.wishes().keySet());
    for (WishForms.Form form : WishForms.all()) {
      YamlFile hero = WishForms.hero(form);
      YamlNode root = hero.root();
      for (WishForms.Place place : form.places()) {
        String line = place.written(root);
        YamlNode read = YamlFile.parse("line.yaml", line).root();
        YamlNode said = line.startsWith("{") ? read : read.map().entries().getFirst().value();
        var loaded = HeroLoader.load(hero.withRoot(root.replace(place.in(root), said))).hero();
        boolean whole = place.first() == 0;
        assertThat(loaded.equals(HeroLoader.load(hero).hero()))
            .as("%s: %s", form.wish(), line)
            .isEqualTo(whole);
      }
    }
  }

  @Test
  void theWordsOfASingleCardAreListedWithTheirReasons() throws IOException {
    Map<String, String> listed = new LinkedHashMap<>();
    var row = Pattern.compile("\\| `([^`]+)` \\| ([^|]+) \\| ([^|]+) \\|");
    String section = page().substring(page().indexOf("## Words used by a single card"));
    row.matcher(section)
        .results()
        .forEach(
            r -> {
              assertThat(r.group(3)).as("the reason of %s", r.group(1)).isNotBlank();
              listed.put(r.group(1), r.group(2).strip());
            });
    assertThat(listed).containsExactlyInAnyOrderEntriesOf(WordUse.single());
  }

  /** Keys and values that can stand in a hero file, by its schema. */
  @Test
  void everyKeyAndValueIsNamed() throws IOException {
    var words = new TreeSet<String>();
    collect(new ObjectMapper().readTree(Files.readString(SCHEMA)), words);
    words.removeIf(word -> !word.matches("[a-z][a-z-]*"));
    assertThat(words).contains("each-opponent", "beside-chosen-spaces", "as-defense");
    var named = new TreeSet<String>();
    CODE.matcher(page())
        .results()
        .forEach(code -> WORD.matcher(code.group()).results().forEach(w -> named.add(w.group())));
    words.removeAll(named);
    assertThat(words).as("words that the page does not name").isEmpty();
  }

  private static void collect(JsonNode schema, Set<String> words) {
    schema.path("properties").propertyStream().forEach(p -> words.add(p.getKey()));
    for (String list : List.of("enum", "examples")) {
      schema.path(list).forEach(word -> words.add(word.asText()));
    }
    schema.forEach(part -> collect(part, words));
  }

  /** The first example of the page that begins with a key. */
  private static String example(String key) throws IOException {
    String page = page();
    int begin = page.indexOf("```yaml\n" + key + ": ") + "```yaml\n".length();
    return page.substring(begin, page.indexOf("```", begin));
  }

  @Test
  void theHeroOfTheTutorialLoads() throws IOException {
    var sheet = HeroLoader.load(YamlFile.parse("tutorial.yaml", example("id")));
    assertThat(sheet.hero().cards().stream().mapToInt(Card::copies).sum()).isEqualTo(30);
  }

  @Test
  void theScenarioOfTheTutorialPasses(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("lamplighter.yaml"), example("id"));
    Path scenario = folder.resolve("lamplighter-test.yaml");
    Files.writeString(scenario, example("name"));
    var result = new ScenarioRunner(Content.bundled()).run(ScenarioFile.read(scenario));
    assertThat(result.lines()).containsExactly("ok A moth burns the opponent");
  }

  /** What stands between the parts that are written from the tables. */
  @Test
  void everyOtherExampleLoads() throws IOException {
    String page = page();
    String byHand =
        page.substring(0, page.indexOf("<!-- words: "))
            .replaceAll("(?s)<!-- (\\w+): .*?<!-- end of \\1 -->", "");
    var blocks = Pattern.compile("(?s)```yaml\n(.*?)```").matcher(byHand).results();
    List<String> lines = blocks.map(block -> block.group(1)).toList();
    assertThat(lines).hasSizeGreaterThan(6);
    for (String block : lines) {
      if (!block.startsWith("id: ") && !block.startsWith("name: ")) {
        ManualForms.load(block);
      }
    }
  }

  /** Forms within the text: each can be read as something. */
  @Test
  void everyFormInTheTextLoads() throws IOException {
    String byHand =
        page()
            .replaceAll("(?s)```.*?```", "")
            .replaceAll("(?s)<!-- (\\w+): .*?<!-- end of \\1 -->", "");
    byHand = byHand.substring(0, byHand.indexOf("## Words used by a single card"));
    var forms = new TreeSet<String>();
    Pattern.compile("`([^`\\n]+)`").matcher(byHand).results().forEach(f -> forms.add(f.group(1)));
    forms.removeIf(form -> !form.contains(": ") || form.matches(".*([A-Z…]).*"));
    assertThat(forms).hasSizeGreaterThan(40);
    assertThat(forms).allSatisfy(form -> assertThat(ManualForms.isRead(form)).as(form).isTrue());
  }
}
