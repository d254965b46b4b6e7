package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nonpareil.content.yaml.YamlFile;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Card.Timing;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** A hero that puts the words together as no printed card does. */
class MadeUpHeroTest {

  private final Hero hero =
      HeroLoader.load(
              YamlFile.read(Path.of("src/test/resources/nonpareil/made-up/clockmaker.yaml")))
          .hero();

  private Map<Timing, Effect> effects(String card) {
    return hero.cards().stream()
        .filter(c -> c.id().equals(card))
        .map(Card::effects)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void fightersTraitsAndTokens() {
    assertThat(hero.fighters().getFirst().maxHealth()).isEqualTo(20);
    assertThat(hero.fighters().get(2).large()).isTrue();
    assertThat(hero.traits()).containsExactly("dawn", "noon", "dusk");
    assertThat(hero.startTrait()).isEqualTo("noon");
    assertThat(hero.tokens()).isEqualTo(new Hero.Tokens("gear", 2, false, false));
  }

  @Test
  void severalTriggersAtOneMoment() {
    assertThat(hero.ability().triggered())
        .extracting(Ability.Triggered::moment)
        .containsExactly(
            Ability.Moment.START_OF_TURN,
            Ability.Moment.START_OF_TURN,
            Ability.Moment.AFTER_MANEUVER,
            Ability.Moment.AFTER_ATTACK);
    assertThat(hero.ability().valueBonuses().get(1))
        .isEqualTo(
            new Ability.ValueBonus(
                "automaton", false, new Condition.All(List.of()), new Amount.Fixed(1)));
    assertThat(hero.ability().moveBonus())
        .isEqualTo(new Amount.Count(new Fighters(Group.YOURS, null, Where.ON_TOKEN, null)));
  }

  @Test
  void aChoiceInBothBranchesIsThereAfterwards() {
    assertThat(effects("crossing-hands").get(Timing.AFTER_COMBAT))
        .isInstanceOfSatisfying(
            Effect.Sequence.class,
            sequence ->
                assertThat(sequence.effects().get(1))
                    .isEqualTo(
                        new Effect.Swap(Fighters.of(Group.SELF), Fighters.of(Group.CHOSEN))));
  }

  @Test
  void shortAndLongForms() {
    assertThat(effects("wound-too-tight").get(Timing.IMMEDIATELY))
        .isEqualTo(
            new Effect.Sequence(
                List.of(
                    new Effect.NameNumber(new Amount.Fixed(5)),
                    new Effect.If(
                        new Condition.NamedOpposingValue(),
                        new Effect.Sequence(
                            List.of(
                                new Effect.LockOpposingValue(new Amount.Fixed(1)),
                                new Effect.Boost(Players.OPPONENT, new Amount.Fixed(1)))),
                        new Effect.AddValue(new Amount.DiscardsTagged("spring"))))));
  }

  @Test
  void nestedPlacesOfFighters() {
    Effect second = hero.ability().triggered().get(1).effect();
    assertThat(((Effect.Sequence) second).effects().get(1))
        .isEqualTo(
            new Effect.Place(
                Fighters.of(Group.CHOSEN),
                new Spaces(
                    Spaces.Kind.ADJACENT_TO,
                    new Fighters(Group.KIND, "automaton", Where.ON_TOKEN, null)),
                true,
                false));
  }
}
