package nonpareil.content.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import nonpareil.content.Content;
import nonpareil.content.Golden;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.scenario.ScenarioFile;
import nonpareil.content.scenario.ScenarioRunner;
import nonpareil.content.yaml.YamlFile;
import nonpareil.engine.hero.Card;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page for hero designers says what the tables say. */
class EffectLanguagePageTest {

  private static final Path PAGE = Path.of("../docs/effect-language.md");
  private static final String BEGIN = "<!-- words: written by EffectLanguagePageTest -->\n";
  private static final String END = "<!-- end of words -->\n";

  private static String page() throws IOException {
    return Files.readString(PAGE);
  }

  @Test
  void everyWordIsExplainedWithItsParametersAndAnExample() throws IOException {
    String page = page();
    int begin = page.indexOf(BEGIN) + BEGIN.length();
    int end = page.indexOf(END);
    assertThat(begin).isLessThanOrEqualTo(end);
    Golden.check(PAGE, page.substring(0, begin) + new WordPages().all() + page.substring(end));
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

  @Test
  void otherWordsAreNamedToo() throws IOException {
    var words = new ArrayList<String>();
    words.addAll(FighterSets.GROUPS.keySet());
    words.addAll(FighterSets.KEYS);
    FighterSets.ON.keySet().forEach(w -> words.add("on: " + w));
    words.addAll(SpaceSets.WORDS.keySet());
    words.addAll(SpaceSets.KEYS.keySet());
    for (Window window : Window.values()) {
      words.add(window.word());
    }
    words.addAll(
        List.of("attack-boost", "escape", "uncancellable-banners", "uncancellable", "hides-hand"));
    words.addAll(List.of("declares-number", "you", "opponent", "chosen", "each-opponent"));
    String page = page();
    assertThat(words).allSatisfy(word -> assertThat(page).contains("`" + word + "`"));
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

  @Test
  void theExampleOfAnOptionOfSeveralEffectsIsRight() throws IOException {
    String hero = example("id");
    String effects = example("- choose").indent(6);
    String changed = hero.replace("      - return-sidekick: moth\n", effects);
    assertThat(changed).isNotEqualTo(hero);
    var sheet = HeroLoader.load(YamlFile.parse("tutorial.yaml", changed));
    assertThat(sheet.hero().cards()).anyMatch(c -> c.toString().contains("ChooseOptions"));
  }

  @Test
  void onlyTheMadeUpHeroUsesWordsNoPrintedCardNeeds() {
    assertThat(WordUse.unused()).containsExactly("not");
  }
}
