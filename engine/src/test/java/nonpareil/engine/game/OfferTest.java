package nonpareil.engine.game;

import static nonpareil.engine.game.TestGames.play;
import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** What may be done, and what follows if it was. */
final class OfferTest {

  private static final Amount TWO = new Amount.Fixed(2);

  private static State state(TestHeroes.Maker maker, Effect effect) {
    Hero hero = maker.cards(TestHeroes.scheme("deed", 6, effect)).make();
    return new TestGames.Position(TestGames.duel(hero, TestHeroes.knight()))
        .hand(0, "deed")
        .hand(1)
        .state();
  }

  /** The question whether something was done is answered by whoever was chosen. */
  @Test
  void ofSeveralChosenOneIsEnoughForThen() {
    Effect choose = new Effect.ChooseFighter(Fighters.of(Group.OPPOSING), true, TWO);
    Effect damage = new Effect.Damage(Fighters.of(Group.CHOSEN), new Amount.Fixed(1));
    Effect draw = new Effect.Draw(Players.YOU, TWO);
    State done = state(new TestHeroes.Maker("doer"), new Deciding.Offer(choose, damage, draw));
    play(done, "scheme deed 1.doer", "fighter 2.knight", "none");
    assertThat(done.health(1)).isEqualTo(TestHeroes.HEALTH - 1);
    assertThat(done.handSize(0)).as("nothing drawn").isZero();
    State left = state(new TestHeroes.Maker("doer"), new Deciding.Offer(choose, damage, draw));
    play(left, "scheme deed 1.doer", "none");
    assertThat(left.health(1)).isEqualTo(TestHeroes.HEALTH);
    assertThat(left.handSize(0)).isEqualTo(2);
  }
}
