package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import nonpareil.content.Languages;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;
import nonpareil.engine.hero.Card;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A second deck in a hero file: what is read, what is told of it, and what is refused. */
class SecondDeckFileTest {

  private static final String HERO =
      """
      id: smith
      name: Smith
      move: 2
      fighters: [{id: smith, name: Smith, health: 14, attack: melee}]
      second-deck:
        id: oil
        name: {en: {name: Oil, plural: Oils}, de: {name: Öl, plural: Öle, gender: n}}
        used: discard
        cards:
          - {id: drop, name: Drop, copies: 2, use: {heal: {who: hero, amount: 1}}}
          - {id: jar, name: Jar, copies: 3, use: {draw-from: {deck: oil, cards: 2}}}
      cards:
        - {id: plain, name: Plain, type: attack, value: 1, boost: 1, copies: 28, banner: any}
        - {id: pour, name: Pour, type: scheme, boost: 1, copies: 1, banner: any, scheme: {draw-from: oil}}
        - {id: stir, name: Stir, type: scheme, boost: 1, copies: 1, banner: any, scheme: {refill: oil}}
      """;

  private static nonpareil.content.HeroSheet load(String text) {
    return HeroLoader.load(YamlFile.parse("smith.yaml", text));
  }

  @Test
  void itIsReadAndTold() {
    var sheet = load(HERO);
    assertThat(sheet.hero().secondCards()).extracting(Card::copies).containsExactly(2, 3);
    assertThat(sheet.text(Languages.ENGLISH).ability())
        .containsExactly(
            "You have a second deck: 5 Oils. Each Oil you draw from it stays face up before you."
                + " At any time in your turn, except during an action, you may use it; then put it"
                + " on the discard pile of that deck.");
    assertThat(sheet.text(new German()).ability())
        .containsExactly(
            "Du hast ein zweites Deck: 5 Öle. Jedes Öl, das du daraus ziehst, bleibt offen vor dir"
                + " liegen. Du darfst es jederzeit in deinem Zug verwenden, außer während einer"
                + " Aktion; danach legst du es auf den Abwurfstapel dieses Decks.");
    Card jar = sheet.hero().secondCards().getLast();
    assertThat(sheet.text(Languages.ENGLISH).card(jar).getFirst().lines())
        .containsExactly("Draw 2 Oils.");
    assertThat(sheet.text(new German()).card(jar).getFirst().lines())
        .containsExactly("Ziehe 2 Öle.");
    assertThat(sheet.text(Languages.ENGLISH).type(jar)).isEqualTo("Oil");
    Card stir = sheet.hero().cards().getLast();
    assertThat(sheet.text(Languages.ENGLISH).card(stir).getFirst().lines())
        .containsExactly("Shuffle the used Oils back into their deck.");
    assertThat(sheet.text(new German()).card(stir).getFirst().lines())
        .containsExactly("Mische die verwendeten Öle zurück in ihr Deck.");
  }

  static List<Arguments> slips() {
    return List.of(
        arguments("id: drop", "id: plain", "the card \"plain\" again"),
        arguments("copies: 3", "copies: 19", "21 cards"),
        arguments("used: discard", "used: burn", "\"burn\""),
        arguments("used: discard", "used: remove", "\"oil\""),
        arguments("draw-from: oil", "draw-from: ale", "\"ale\""),
        arguments("heal: {who: hero", "heal: {who: foe", "\"foe\" in \"use\""),
        arguments("use: {heal", "scheme: {heal", "the unknown key \"scheme\""),
        arguments(
            "id: smith\n",
            "id: smith\npiles: [{id: a, name: A, face: up}, {id: b, name: B, face: up}]\n",
            "2 piles beside a second deck"));
  }

  @ParameterizedTest
  @MethodSource("slips")
  void aSlipIsRefused(String was, String is, String found) {
    String broken = HERO.replaceFirst(java.util.regex.Pattern.quote(was), is);
    assertThat(broken).isNotEqualTo(HERO);
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> load(broken))
        .withMessageContaining("found " + found);
  }
}
