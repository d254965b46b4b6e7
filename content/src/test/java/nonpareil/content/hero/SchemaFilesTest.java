package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Golden;
import nonpareil.content.board.BoardLoader;
import nonpareil.content.language.Amounts;
import nonpareil.content.language.Conditions;
import nonpareil.content.language.Effects;
import nonpareil.content.language.FighterSets;
import nonpareil.content.language.Param;
import nonpareil.content.language.TriggerReader;
import nonpareil.content.language.Vocabulary;
import nonpareil.content.language.Word;
import org.junit.jupiter.api.Test;

class SchemaFilesTest {

  private static final Path FOLDER = Path.of("src/main/resources/nonpareil/schema");

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void theHeroSchemaIsMadeFromTheTables() throws JsonProcessingException {
    var printer =
        new DefaultPrettyPrinter(
                Separators.createDefaultInstance()
                    .withObjectFieldValueSpacing(Separators.Spacing.AFTER))
            .withArrayIndenter(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n"))
            .withObjectIndenter(new DefaultIndenter("  ", "\n"));
    Golden.check(
        FOLDER.resolve("hero.schema.json"),
        json.writer(printer).writeValueAsString(HeroSchema.make()) + "\n");
  }

  @Test
  void everyKeyOfTheLoaderIsInTheSchemaAndNoOther() throws IOException {
    JsonNode hero = read("hero.schema.json");
    assertThat(keys(hero)).containsExactlyInAnyOrderElementsOf(HeroLoader.KEYS);
    JsonNode defs = hero.get("$defs");
    assertThat(keys(defs.get("fighter"))).containsExactlyInAnyOrderElementsOf(Pieces.FIGHTER_KEYS);
    assertThat(keys(defs.get("traits"))).containsExactlyInAnyOrderElementsOf(Pieces.TRAIT_KEYS);
    assertThat(keys(defs.get("own-token"))).containsExactlyInAnyOrderElementsOf(Pieces.TOKEN_KEYS);
    assertThat(keys(defs.get("ability"))).containsExactlyInAnyOrderElementsOf(AbilityReader.KEYS);
    assertThat(keys(defs.get("trigger"))).containsExactlyInAnyOrderElementsOf(TriggerReader.KEYS);
    assertThat(keys(defs.get("later")))
        .containsExactlyInAnyOrderElementsOf(TriggerReader.LATER_KEYS);
    assertThat(keys(defs.get("standing")))
        .containsExactlyInAnyOrderElementsOf(TriggerReader.RULE_KEYS);
    assertThat(keys(defs.at("/counters/additionalProperties")))
        .containsExactlyInAnyOrderElementsOf(Pieces.COUNTER_KEYS);
    assertThat(keys(defs.at("/card/properties/while-in-play")))
        .containsExactlyInAnyOrderElementsOf(CardReader.IN_PLAY_KEYS);
    JsonNode bonuses = defs.at("/ability/properties/value-bonuses/items");
    assertThat(keys(bonuses)).containsExactlyInAnyOrderElementsOf(AbilityReader.BONUS_KEYS);
    assertThat(keys(defs.get("card"))).containsExactlyInAnyOrderElementsOf(CardReader.KEYS);
    assertThat(keys(defs.at("/noun/properties/en")))
        .containsExactlyInAnyOrderElementsOf(Nouns.KEYS);
    assertThat(keys(defs.get("fighters"))).containsExactlyInAnyOrderElementsOf(FighterSets.KEYS);
  }

  @Test
  void everyWordIsInTheSchemaAndNoOther() throws IOException {
    JsonNode defs = read("hero.schema.json").get("$defs");
    assertThat(wordsIn(defs.get("effect")))
        .containsExactlyInAnyOrderElementsOf(known(Effects.WORDS));
    assertThat(wordsIn(defs.get("condition")))
        .containsExactlyInAnyOrderElementsOf(known(Conditions.WORDS));
    assertThat(wordsIn(defs.get("amount")))
        .containsExactlyInAnyOrderElementsOf(known(Amounts.WORDS));
  }

  @Test
  void theBoardSchemaKnowsTheKeysOfTheLoader() throws IOException {
    JsonNode board = read("board.schema.json");
    assertThat(keys(board)).containsExactlyInAnyOrderElementsOf(BoardLoader.KEYS);
    assertThat(keys(board.at("/properties/spaces/items")))
        .containsExactlyInAnyOrderElementsOf(BoardLoader.SPACE_KEYS);
  }

  @Test
  void theScenarioSchemaIsJson() throws IOException {
    assertThat(keys(read("scenario.schema.json")))
        .containsExactlyInAnyOrder("name", "clauses", "content", "setup", "steps");
  }

  private JsonNode read(String name) throws IOException {
    return json.readTree(Files.readString(FOLDER.resolve(name)));
  }

  private static List<String> keys(JsonNode object) {
    return new ArrayList<>(
        object.path("properties").properties().stream().map(e -> e.getKey()).toList());
  }

  /** Bare words and keys; a word that may be written both ways is listed twice. */
  private static List<String> wordsIn(JsonNode def) {
    var words = new ArrayList<>(keys(def));
    def.at("/then/enum").forEach(word -> words.add(word.asText()));
    return words.stream().distinct().toList();
  }

  private static List<String> known(Vocabulary<?> vocabulary) {
    var words = new ArrayList<String>();
    for (Word<?> word : vocabulary.words()) {
      words.add(word.name());
      word.params().stream().filter(Param::beside).map(Param::name).forEach(words::add);
    }
    return words.stream().distinct().toList();
  }
}
