package nonpareil.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.text.Language;
import nonpareil.content.text.RulesText;
import nonpareil.content.text.pseudo.Pseudo;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.engine.hero.Card;
import nonpareil.lab.Lab;
import nonpareil.lab.Plan;
import nonpareil.lab.report.Report;
import nonpareil.server.wire.CatalogJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A third language is heard wherever the others are, though nothing but the list of languages knows
 * of it. The terminal's part is in {@code TableTest}.
 */
final class ThirdLanguageTest {

  private static final Language PSEUDO = new Pseudo();
  private static final Content CONTENT = Content.bundled().with(PSEUDO);

  /** A word nobody has accented. */
  private static final Pattern ENGLISH = Pattern.compile("(?<!\\p{L})[A-Za-z]+(?!\\p{L})");

  private static void isPseudo(String text) {
    assertThat(ENGLISH.matcher(text).results().map(m -> m.group()))
        .as("plain words in %s", text)
        .isEmpty();
  }

  @Test
  void theCatalogHasItBesideEveryOther() {
    JsonNode catalog = CatalogJson.of(CONTENT);
    assertThat(catalog.get("languages"))
        .extracting(l -> l.get("code").asText())
        .containsExactly("en", "de", "qps");
    assertThat(texts(catalog)).isGreaterThan(700);
  }

  /** How many texts stand in a tree; each must have its pseudo one. */
  private static int texts(JsonNode node) {
    int found = 0;
    if (node.has("en")) {
      assertThat(node.has("qps")).as("qps beside %s", node).isTrue();
      pseudo(node.get("qps"));
      found++;
    }
    for (JsonNode child : node) {
      found += texts(child);
    }
    return found;
  }

  private static void pseudo(JsonNode node) {
    if (node.isTextual()) {
      isPseudo(node.asText());
    } else if (node.isObject()) {
      // What is no text but an id or the moment of a card is the same in all languages.
      node.properties().stream()
          .filter(e -> !List.of("moment", "term").contains(e.getKey()))
          .forEach(e -> pseudo(e.getValue()));
    } else {
      node.forEach(ThirdLanguageTest::pseudo);
    }
  }

  @Test
  void cardsAreWrittenInItAndAreLonger() {
    int english = 0;
    int longer = 0;
    for (String id : CONTENT.heroIds()) {
      HeroSheet hero = CONTENT.hero(id);
      String text = words(hero, PSEUDO);
      isPseudo(text);
      longer += text.length();
      english += words(hero, CONTENT.languages().getFirst()).length();
    }
    assertThat((double) longer / english).isBetween(1.35, 1.6);
  }

  private static String words(HeroSheet hero, Language language) {
    RulesText text = hero.text(language);
    var all = new StringBuilder(String.join("\n", text.ability()));
    for (Card card : hero.hero().cards()) {
      all.append('\n').append(text.banner(card)).append('\n').append(text.type(card));
      text.card(card)
          .forEach(
              block ->
                  all.append('\n')
                      .append(block.heading())
                      .append('\n')
                      .append(String.join("\n", block.lines())));
    }
    return all.toString();
  }

  @Test
  void theReportIsWrittenInIt(@TempDir Path folder) throws InterruptedException {
    var plan =
        new Plan(
            Plan.Kind.MATRIX,
            List.of("random"),
            List.of("alice", "medusa"),
            null,
            List.of("soho", "sarpedon"),
            Mode.DUEL,
            2,
            Edition.BOOK_2023,
            2,
            1,
            "test");
    var results = new Lab(CONTENT, 1, Duration.ofSeconds(1)).run(plan, folder, (_, _, _) -> {});
    String html = Report.html(results, CONTENT);
    assertThat(html).contains("id=\"lang-qps\"", "[lang=qps] { display:none; }", PSEUDO.name());
    var spans = Pattern.compile("<span lang=\"qps\">([^<]*)</span>").matcher(html).results();
    List<String> texts = spans.map(m -> m.group(1).replaceAll("&[a-z]+;", " ")).toList();
    assertThat(texts).hasSizeGreaterThan(100).allSatisfy(ThirdLanguageTest::isPseudo);
    assertThat(html.split("<span lang=\"de\">", -1)).hasSize(texts.size() + 1);
  }
}
