package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.engine.game.Event.CardMoved;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Event.Place;
import org.junit.jupiter.api.Test;

/** By which moves of cards somebody learns something: these are not taken back. */
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
}
