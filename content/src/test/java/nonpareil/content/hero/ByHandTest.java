package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import nonpareil.content.Languages;
import nonpareil.content.SchemaCheck;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.OtherReaders;
import nonpareil.content.yaml.YamlFile;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;
import nonpareil.engine.hero.OnlyPeople;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects that are only text: how they are read, and what is refused. */
class ByHandTest {

  private static final String DRAWS = "- draw: 1";

  private static String hero(String effect) {
    return BrokenHeroesTest.HERO.replace(DRAWS, effect);
  }

  @Test
  void theTextIsReadInBothLanguages() {
    String file =
        hero(
            "- by-hand: {en: Sing a song., de: Singe <b>ein</b> Lied; summe es nicht!}\n          - draw: 1");
    var sheet = HeroLoader.load(YamlFile.parse("smith.yaml", file));
    Hero hero = sheet.hero();
    Card card = hero.cards().getFirst();
    assertThat(sheet.text(Languages.ENGLISH).card(card).getLast().lines().getLast())
        .endsWith("Otherwise, do the following by hand: “Sing a song”. In that case, draw 1 card.");
    assertThat(sheet.text(new German()).card(card).getLast().lines().getLast())
        .contains("Folgendes von Hand: „Singe <b>ein</b> Lied; summe es nicht!“.");
    assertThat(OnlyPeople.of(hero).orElseThrow().card()).isEqualTo(card);
    assertThat(SchemaCheck.of("hero").errors(OtherReaders.yaml12(file))).isEmpty();
  }

  @Test
  void aMissingLanguageIsASlip() {
    refused("- by-hand: {en: Sing.}", "de");
    refused("- by-hand: {de: Singe.}", "en");
    refused("- by-hand: Sing.", "by-hand");
    refused("- by-hand: {en: Sing., de: Singe., fr: Chante.}", "fr");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\"", "\"a\\nb\"", "\"a\\u0007b\"", "\"a\\ue001b\"", "\"a\\u202eb\""})
  void onlyPlainTextInOneLineIsRead(String text) {
    refused("- by-hand: {en: Sing., de: " + text + "}", "a text of 1 to 240 letters in one line");
  }

  @Test
  void itIsNotTooLong() {
    refused("- by-hand: {en: " + "a".repeat(241) + ", de: b}", "a text of 1 to 240 letters");
    HeroLoader.load(
        YamlFile.parse("smith.yaml", hero("- by-hand: {en: " + "a".repeat(240) + ", de: b}")));
  }

  private static void refused(String effect, String message) {
    assertThat(BrokenHeroesTest.HERO).contains(DRAWS);
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> HeroLoader.load(YamlFile.parse("smith.yaml", hero(effect))))
        .withMessageContaining("smith.yaml:")
        .withMessageContaining(message);
  }
}
