package nonpareil.engine.effect;

import org.jspecify.annotations.Nullable;

/**
 * A place cards lie at.
 *
 * @param id the pile of one's own for {@link Kind#OWN}, otherwise null
 */
public record Pile(Kind kind, @Nullable String id) {

  /** Where cards lie. */
  public enum Kind {
    HAND,
    /** The top of the deck. */
    DECK_TOP,
    /** The bottom of the deck. */
    DECK_BOTTOM,
    /** Anywhere in the deck: it is searched, or what comes is shuffled in. */
    DECK,
    DISCARD,
    /** The card that came to the discard pile last. */
    DISCARD_TOP,
    OUT_OF_GAME,
    /** The cards looked at before in this effect. */
    SEEN,
    /** The card the effect stands on: what becomes of it when it is done. */
    THIS_CARD,
    /** The opposing card of the combat: what becomes of it when it is done. */
    OPPOSING_CARD,
    /** A pile of one's own beside the hero. */
    OWN,
    /** The cards your card of the combat was boosted with. */
    BOOST_CARDS,
    /** The cards moved before in this effect, where everybody saw them. */
    MOVED,
    /** The cards a player has played in this turn, wherever they are by now. */
    PLAYED_THIS_TURN,
    /** The one of them that was played last. */
    LAST_PLAYED,
    /** The one that was played before the card this effect is about. */
    PLAYED_BEFORE,
    /** The schemes that stay before a player. */
    IN_PLAY
  }

  public static Pile of(Kind kind) {
    return new Pile(kind, null);
  }

  /** Whether it is a card in play, which is moved when its use is over. */
  public boolean isInPlay() {
    return kind == Kind.THIS_CARD || kind == Kind.OPPOSING_CARD;
  }
}
