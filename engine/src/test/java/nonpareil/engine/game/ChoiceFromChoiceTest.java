package nonpareil.engine.game;

import static nonpareil.engine.game.TestGames.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** A choice among those who are told by an earlier choice of the same effect. */
final class ChoiceFromChoiceTest {

  private static final Fighters CHOSEN = Fighters.of(Group.CHOSEN);

  private static State after(Effect first, Effect second) {
    Effect damage = new Effect.Damage(CHOSEN, new Amount.Fixed(1));
    Effect all = new Effect.Sequence(List.of(first, second, damage));
    Hero hero = new TestHeroes.Maker("doer").cards(TestHeroes.scheme("deed", 6, all)).make();
    State s =
        new TestGames.Position(TestGames.duel(hero, TestHeroes.knight()))
            .hand(0, "deed")
            .hand(1)
            .state();
    play(s, "scheme deed 1.doer");
    return s;
  }

  @Test
  void theOneIsNotTheOther() {
    Fighters others = Fighters.of(Group.ALL).with(new Filter.Except(CHOSEN));
    State s =
        after(
            new Effect.ChooseFighter(Fighters.of(Group.HERO), false),
            new Effect.ChooseFighter(others, false));
    assertThat(TestGames.texts(s))
        .containsExactly("fighter 2.knight", "fighter 2.squire-1", "fighter 2.squire-2");
    play(s, "fighter 2.knight");
    assertThat(s.health(1)).isEqualTo(TestHeroes.HEALTH - 1);
  }

  @Test
  void amongThoseWhoWereChosen() {
    Effect two = new Effect.ChooseFighter(Fighters.of(Group.ALL), false, new Amount.Fixed(2));
    State s = after(two, new Effect.ChooseFighter(CHOSEN, false));
    play(s, "fighter 1.doer", "fighter 2.knight");
    assertThat(TestGames.texts(s)).containsExactly("fighter 1.doer", "fighter 2.knight");
    play(s, "fighter 2.knight");
    assertThat(s.health(1)).isEqualTo(TestHeroes.HEALTH - 1);
    assertThat(s.health(0)).isEqualTo(TestHeroes.HEALTH);
  }
}
