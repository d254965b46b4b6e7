package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.PileEffect.HowMany;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.Event.CardMoved;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Event.Place;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** By which moves of cards somebody learns something: these are not taken back, nor rehearsed. */
final class CardMovedTest {

  private static boolean reveals(Place from, Place to, boolean open) {
    return new CardMoved(0, 3, from, to, open, Cause.RULE).revealsHidden();
  }

  /** Its owner did not know it before. */
  @Test
  void aCardFromTheDeckIsNews() {
    assertThat(reveals(Place.DECK_TOP, Place.OWN_PILE, false)).isTrue();
    assertThat(reveals(Place.DECK, Place.OWN_PILE, false)).isTrue();
    assertThat(reveals(Place.DECK_BOTTOM, Place.OUT_OF_GAME, true)).isTrue();
  }

  @Test
  void aHiddenCardIsNewsWhereAllSeeIt() {
    assertThat(reveals(Place.OWN_PILE, Place.DISCARD_PILE, true)).isTrue();
    assertThat(reveals(Place.HAND, Place.OWN_PILE, true)).isTrue();
    assertThat(reveals(Place.HAND, Place.OWN_PILE, false)).isFalse();
    assertThat(reveals(Place.OWN_PILE, Place.HAND, false)).isFalse();
  }

  @Test
  void whatLayOpenIsNoNews() {
    assertThat(reveals(Place.DISCARD_PILE, Place.DECK_BOTTOM, true)).isFalse();
    assertThat(reveals(Place.OUT_OF_GAME, Place.HAND, true)).isFalse();
    assertThat(reveals(Place.PLAY, Place.OWN_PILE, true)).isFalse();
  }

  /** Whether there are any such cards is not known ahead, so nothing that follows is rehearsed. */
  @Test
  void cardsOfAHiddenHandAreNotImagined() {
    var schemes = new CardSet(CardSet.Type.SCHEME, null, null, null, null, null, false);
    Effect theirs =
        new PileEffect.MoveCards(
            schemes,
            new HowMany(HowMany.Kind.ALL, new Amount.Fixed(0)),
            Pile.of(Pile.Kind.HAND),
            Pile.of(Pile.Kind.DISCARD),
            Players.EACH_OPPONENT,
            PileEffect.By.OWNER,
            false);
    Hero hero = new TestHeroes.Maker("doer").cards(TestHeroes.scheme("deed", 6, theirs)).make();
    State s =
        new TestGames.Position(TestGames.duel(hero, TestHeroes.knight()))
            .hand(0, "deed")
            .hand(1, "slash")
            .state();
    for (int seed = 0; seed < 20; seed++) {
      Rehearsal rehearsal = Rehearsal.of(View.of(s, 0), seed);
      rehearsal.apply(TestGames.option(s, "scheme deed 1.doer"));
      assertThat(rehearsal.isBlind()).as("deal %d", seed).isTrue();
    }
  }
}
