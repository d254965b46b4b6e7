package nonpareil.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Set;
import nonpareil.content.BoardSheet;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.text.Term;
import nonpareil.engine.hero.Card;
import org.junit.jupiter.api.Test;

/** The catalog holds everything there is, in both languages. */
final class CatalogJsonTest {

  private static final ObjectNode CATALOG = CatalogJson.of(Content.bundled());

  private static void bothLanguages(JsonNode name) {
    assertThat(name.get("en").asText()).isNotBlank();
    assertThat(name.get("de").asText()).isNotBlank();
  }

  private static JsonNode find(String list, String id) {
    for (JsonNode item : CATALOG.get(list)) {
      if (item.get("id").asText().equals(id)) {
        return item;
      }
    }
    throw new AssertionError(list + " lacks " + id);
  }

  @Test
  void heroes() {
    assertThat(CATALOG.get("heroes")).hasSize(10);
    Set<String> styles = new HashSet<>();
    for (String id : Content.bundled().heroIds()) {
      HeroSheet sheet = Content.bundled().hero(id);
      JsonNode hero = find("heroes", id);
      bothLanguages(hero.get("name"));
      bothLanguages(hero.get("style"));
      styles.add(hero.get("style").get("en").asText());
      assertThat(hero.get("difficulty").asInt()).isBetween(1, 3);
      assertThat(hero.get("ability").get("en")).isNotEmpty();
      assertThat(hero.get("ability").get("de")).hasSameSizeAs(hero.get("ability").get("en"));
      assertThat(hero.get("fighters")).hasSize(sheet.hero().fighters().size());
      for (JsonNode fighter : hero.get("fighters")) {
        bothLanguages(fighter.get("name"));
        assertThat(fighter.get("called").get("de").get("g").asText()).isNotBlank();
      }
      assertThat(hero.get("traits")).hasSize(sheet.hero().traits().size());
      int copies = 0;
      for (int c = 0; c < sheet.hero().cards().size(); c++) {
        copies += card(sheet.hero().cards().get(c), hero.get("cards").get(c));
      }
      assertThat(copies).isEqualTo(30);
    }
    assertThat(styles).hasSize(10);
  }

  private static int card(Card card, JsonNode json) {
    assertThat(json.get("id").asText()).isEqualTo(card.id());
    bothLanguages(json.get("name"));
    bothLanguages(json.get("bannerName"));
    assertThat(json.get("value").isNull()).isEqualTo(card.value() == Card.NONE);
    JsonNode english = json.get("text").get("en");
    JsonNode german = json.get("text").get("de");
    assertThat(german).hasSameSizeAs(english);
    for (int i = 0; i < english.size(); i++) {
      JsonNode block = english.get(i);
      assertThat(block.get("moment")).isEqualTo(german.get(i).get("moment"));
      assertThat(block.get("moment").isNull()).isEqualTo(block.get("head").asText().isEmpty());
      assertThat(block.get("lines")).isNotEmpty();
      assertThat(german.get(i).get("lines")).hasSameSizeAs(block.get("lines"));
      spans(block);
      spans(german.get(i));
    }
    return json.get("copies").asInt();
  }

  /** Terms stand within their line, in its order and apart. */
  private static void spans(JsonNode block) {
    assertThat(block.get("terms")).hasSameSizeAs(block.get("lines"));
    for (int i = 0; i < block.get("lines").size(); i++) {
      int before = 0;
      for (JsonNode span : block.get("terms").get(i)) {
        find("terms", span.get("term").asText());
        assertThat(span.get("from").asInt()).isGreaterThanOrEqualTo(before);
        before = span.get("to").asInt();
        assertThat(before).isGreaterThan(span.get("from").asInt());
      }
      assertThat(before).isLessThanOrEqualTo(block.get("lines").get(i).asText().length());
    }
  }

  @Test
  void boards() {
    assertThat(CATALOG.get("boards")).hasSize(Content.bundled().boardIds().size());
    for (String id : Content.bundled().boardIds()) {
      BoardSheet sheet = Content.bundled().board(id);
      JsonNode board = find("boards", id);
      bothLanguages(board.get("name"));
      assertThat(board.get("spaces")).hasSize(sheet.board().size());
      assertThat(board.get("edges")).hasSize(sheet.lines().size());
      assertThat(board.get("startSpaces")).hasSize(sheet.maxPlayers());
      Set<String> zones = new HashSet<>();
      board.get("zones").forEach(zone -> zones.add(zone.get("id").asText()));
      int passages = 0;
      for (JsonNode space : board.get("spaces")) {
        assertThat(space.get("zones")).isNotEmpty();
        space.get("zones").forEach(zone -> assertThat(zones).contains(zone.asText()));
        passages += space.get("passage").asBoolean() ? 1 : 0;
      }
      assertThat(passages).isEqualTo(sheet.secretPassages().size());
    }
  }

  @Test
  void words() {
    assertThat(CATALOG.get("terms")).hasSize(Term.values().length);
    for (JsonNode term : CATALOG.get("terms")) {
      bothLanguages(term.get("name"));
      bothLanguages(term.get("text"));
    }
    assertThat(CATALOG.get("levels")).isNotEmpty();
    assertThat(CATALOG.get("languages"))
        .extracting(l -> l.get("code").asText() + " " + l.get("name").asText())
        .containsExactly("en English", "de Deutsch");
    assertThat(CATALOG.get("lessons")).hasSizeGreaterThan(5);
  }

  @Test
  void theVersionFollowsFromWhatIsThere() {
    assertThat(CATALOG.get("version").asText()).hasSize(16);
    assertThat(CatalogJson.of(Content.bundled())).isEqualTo(CATALOG);
  }
}
