package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Actions of an ability in a hero file: how they are told, and what is refused. */
class ActionsFileTest {

  private static HeroSheet load(String action) {
    return HeroLoader.load(
        YamlFile.parse(
            "smith.yaml",
            """
            id: smith
            name: Smith
            move: 2
            fighters: [{id: smith, name: Smith, health: 14, attack: melee}]
            counters: {ore: {name: {en: {name: ore, plural: ore}, de: {name: Erz, plural: Erz, gender: n}}, max: 5}}
            ability: {actions: [ACTION]}
            cards:
              - {id: plain, name: Plain, type: attack, value: 1, boost: 1, copies: 30, banner: any}
            """
                .replace("ACTION", action)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{id: dig, do: {gain: ore}}|Action: Gain 1 ore.|Aktion: Erhalte 1 Erz.",
        "{id: dig, name: {en: Dig, de: Graben}, once-per-turn: true, do: {gain: ore}}"
            + "|Dig (action, once per turn): Gain 1 ore.|Graben (Aktion, einmal pro Zug): Erhalte 1 Erz.",
        "{id: melt, costs: nothing, do: {spend: {counter: ore, amount: 2}, then: {draw: 1}}}"
            + "|At any time in your turn: Lose 2 ore. Draw 1 card."
            + "|Jederzeit in deinem Zug: Verliere 2 Erz. Ziehe 1 Karte.",
        "{id: sell, costs: nothing, do: {pay: 1, then: {draw: 1}}}"
            + "|At any time in your turn: Discard 1 card. Draw 1 card."
            + "|Jederzeit in deinem Zug: Wirf 1 Karte ab. Ziehe 1 Karte."
      })
  void itIsTold(String action, String english, String german) {
    HeroSheet sheet = load(action);
    assertThat(sheet.text(Languages.ENGLISH).ability()).contains(english);
    assertThat(sheet.text(new German()).ability()).contains(german);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{do: {draw: 1}}|id",
        "{id: dig, costs: gold, do: {draw: 1}}|expected what it costs",
        "{id: dig, costs: nothing, do: {gain: ore}}|could be taken without end",
        "{id: dig, costs: nothing, do: {spend: {counter: ore, amount: any}, then: {draw: 1}}}"
            + "|could be taken without end",
        "{id: dig, do: {pay: 1, then: {draw: 1}, else: {gain: ore}}}|beside the price of an action",
        "{id: dig, if: {has-cards: {in: hand, cards: {type: scheme}}}, do: {draw: 1}}"
            + "|something only some players can see",
        "{id: dig, do: [{discard: {count-cards: {in: hand, cards: {type: scheme}}}}, {draw: 1}]}"
            + "|something only some players can see",
        "{id: dig, do: {draw: 1}}, {id: dig, do: {draw: 2}}|again",
        "{id: dig, do: {damage: {to: foe, amount: 1}}}|it only in immediately",
        "{id: dig, do: {revive: 2}}|it only in after-combat"
      })
  void slipsAreTold(String action, String told) {
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> load(action))
        .withMessageContaining(told);
  }

  @Test
  void howManyCardsAHandHoldsEverybodySees() {
    assertThat(load("{id: dig, if: {number: {count-cards: hand}, at-most: 2}, do: {draw: 1}}").id())
        .isEqualTo("smith");
  }
}
