package nonpareil.content.text;

import java.util.Locale;

/** The small pictures above a card's text. What each looks like and is called is the page's. */
public enum Sign {
  // ---- what happens to fighters
  DAMAGE,
  HEAL,
  /** The health becomes a number. */
  HEALTH,
  /** A defeated fighter comes back. */
  REVIVE,
  MOVE,
  PLACE,
  /** Two fighters change places, or one takes the other's in the combat. */
  SWAP,
  /** A fighter leaves the board for a while. */
  VANISH,
  PREVENT,

  // ---- what happens to cards
  DRAW,
  /** Somebody else discards. */
  DISCARD,
  /** You discard. */
  SPEND,
  /** A card comes from the deck, the discard pile or the combat into your hand. */
  TAKE,
  /** A card is put on the deck. */
  RETURN,
  LOOK,

  // ---- what happens to the cards of the combat
  CANCEL,
  /** The card cannot be cancelled. */
  FIRM,
  BOOST,
  ADD,
  /** The value becomes a number. */
  VALUE,
  /** The value of the opposing card becomes a number. */
  FOE_VALUE,
  /** Another card is played in place of one. */
  REPLACE,
  /** A scheme is played by an effect, or effects of another card are used. */
  PLAY,
  /** A further attack. */
  STRIKE,

  // ---- traits, tokens, the turn
  TRAIT,
  TOKEN,
  ACTION,
  END_TURN,
  /** A counter grows, shrinks or is paid with. */
  COUNTER,
  /** A rule forbids something for a while. */
  FORBID,
  /** The card stays before its player. */
  STAY,
  /** A number is named. */
  NUMBER,
  CHOICE,
  /** The card hides a hand. */
  HIDE,
  /** People carry out what the card says. */
  BY_HAND,

  // ---- when and whom
  WON,
  LOST,
  ATTACKING,
  DEFENDING,
  HERO,
  MOVED,
  FALLEN,
  WEAK,
  TURN,
  ZONE,
  NEAR,
  EACH,
  /** The card is spent for a boost. */
  BONUS,
  /** The card is discarded by an effect of another. */
  FORCED,
  /** A condition that has no picture of its own. */
  IF,
  OTHERWISE,
  /** Joins a condition to what follows from it. */
  THEN;

  /** Its name for pages: "foe-value". */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
