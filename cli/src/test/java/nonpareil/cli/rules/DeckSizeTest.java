package nonpareil.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nonpareil.content.hero.HeroLoader;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A deck has exactly thirty cards. */
final class DeckSizeTest {

  private static YamlFile hero(int copies) {
    return YamlFile.parse(
        "plain.yaml",
        """
        id: plain
        name: Plain
        move: 2
        fighters:
          - {id: plain, name: Plain, health: 10, attack: melee}
        cards:
          - {id: blow, name: Blow, type: attack, value: 3, boost: 1, copies: 12, banner: any}
          - {id: ward, name: Ward, type: defense, value: 3, boost: 1, copies: %d, banner: any}
        """
            .formatted(copies));
  }

  @Test
  @Tag("proves:SYS-2")
  void thirtyCardsAreADeck() {
    assertThat(HeroLoader.load(hero(18)).hero().cards()).hasSize(2);
  }

  @Test
  @Tag("proves:SYS-2")
  void aCardLessOrMoreIsRefusedWithFileAndLine() {
    assertThatThrownBy(() -> HeroLoader.load(hero(17)))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("plain.yaml:7:")
        .hasMessageContaining("29 cards")
        .hasMessageContaining("exactly 30");
    assertThatThrownBy(() -> HeroLoader.load(hero(19)))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("plain.yaml:7:")
        .hasMessageContaining("31 cards")
        .hasMessageContaining("exactly 30");
  }
}
