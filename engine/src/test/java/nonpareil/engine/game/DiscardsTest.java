package nonpareil.engine.game;

import static nonpareil.engine.game.TestGames.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.PileEffect.HowMany;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** What sets off the moment at which a card is discarded. */
final class DiscardsTest {

  private static final Amount TWO = new Amount.Fixed(2);

  private static State state(TestHeroes.Maker maker, Effect effect) {
    Hero hero = maker.cards(TestHeroes.scheme("deed", 6, effect)).make();
    return new TestGames.Position(TestGames.duel(hero, TestHeroes.knight()))
        .hand(0, "deed")
        .hand(1)
        .state();
  }

  /** A card of the deck is discarded, whichever word says so. */
  @Test
  void aCardFromTheDeckToTheDiscardPileIsDiscarded() {
    Effect top =
        new PileEffect.MoveCards(
            CardSet.ANY,
            new HowMany(HowMany.Kind.EXACTLY, TWO),
            Pile.of(Pile.Kind.DECK_TOP),
            Pile.of(Pile.Kind.DISCARD),
            Players.YOU,
            PileEffect.By.OWNER,
            false);
    for (Effect word : List.of(top, new Effect.DiscardTop())) {
      State s =
          state(
              new TestHeroes.Maker("doer")
                  .counts("rage", 5)
                  .when(
                      new Ability.Triggered(
                          Moment.DISCARDS,
                          new RuleEffect.Gain("rage", new Amount.Fixed(1)),
                          new Ability.Concern(null, Ability.Whose.YOU, Harm.ANY, null),
                          null,
                          false)),
              word);
      play(s, "scheme deed 1.doer");
      assertThat(s.counterOf(0, 0)).as("%s", word).isPositive();
    }
  }
}
