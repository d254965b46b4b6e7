package nonpareil.content.scenario.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.content.Content;
import nonpareil.content.hero.HeroLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HeroChangesTest {

  private static List<String> ids(String hero) {
    return HeroChanges.of(Content.heroFile(hero)).stream().map(Mutant::id).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dracula/move: 2 to 3",
        "dracula/fighters/sister/count: 3 to 2",
        "dracula/fighters/dracula/attack: \"melee\" to ranged",
        "dracula/ability/triggers/1: removed",
        "dracula/ability/triggers/1/do/1: removed",
        "dracula/ability/triggers/1/do/3/if: not",
        "dracula/ability/triggers/1/do/3/if: always",
        "dracula/ability/triggers/1/do/2/damage/amount: 1 to 2",
        "dracula/ability/triggers/1/do/1/choose-fighter/optional: \"true\" to false",
        "dracula/cards/dash/value: 3 to 4",
        "dracula/cards/dash/boost: 1 to 0",
        "dracula/cards/dash/copies: one more, one exploit less",
        "dracula/cards/dash/type: \"versatile\" to attack",
        "dracula/cards/dash/banner: \"any\" to sister",
        "dracula/cards/dash/after-combat: after-combat to immediately",
        "dracula/cards/dash/after-combat/1: removed",
        "dracula/cards/dash/after-combat/1/move/who: \"self\" to foe",
        "dracula/cards/prey-upon/scheme/1/damage/to/who: \"opposing\" to all",
        "dracula/cards/prey-upon/scheme/1/damage/to: wherever",
        "dracula/cards/mistform/scheme/2: earlier",
      })
  void everyPlaceIsChanged(String id) {
    assertThat(ids("dracula")).contains(id);
  }

  @Test
  void everyMutantHasItsOwnName() {
    for (String hero : Content.bundled().heroIds()) {
      assertThat(ids(hero)).as(hero).doesNotHaveDuplicates();
    }
  }

  @Test
  void aMutantDiffersFromItsHero() {
    var hero = Content.bundled().hero("medusa").hero();
    var mutant =
        HeroChanges.of(Content.heroFile("medusa")).stream()
            .filter(
                m ->
                    m.id()
                        .equals(
                            "medusa/cards/gaze-of-stone/after-combat/1/then/1/damage/amount: 8 to 7"))
            .findFirst()
            .orElseThrow();
    assertThat(HeroLoader.load(mutant.file().get()).hero()).isNotEqualTo(hero);
  }
}
