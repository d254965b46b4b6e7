package nonpareil.engine.game;

import nonpareil.engine.effect.Pile;
import nonpareil.engine.hero.Hero;

/**
 * A pile as compiled effects name it.
 *
 * @param pile the number of a pile of one's own
 */
record Pocket(Pile.Kind kind, int pile) {

  private static final Pile.Kind[] KINDS = Pile.Kind.values();

  /** All there can be: search goes through thousands and must not allocate. */
  private static final Pocket[] ALL = all();

  static final Pocket DISCARD = of(Pile.Kind.DISCARD, 0);
  static final Pocket PLAY = of(Pile.Kind.THIS_CARD, 0);

  private static Pocket[] all() {
    var all = new Pocket[KINDS.length * Hero.MOST_PILES];
    for (int i = 0; i < all.length; i++) {
      all[i] = new Pocket(KINDS[i % KINDS.length], i / KINDS.length);
    }
    return all;
  }

  static Pocket of(Pile.Kind kind, int pile) {
    return ofCode(kind.ordinal() + KINDS.length * pile);
  }

  /** A number for each, from 0. */
  int code() {
    return kind.ordinal() + KINDS.length * pile;
  }

  static Pocket ofCode(int code) {
    return ALL[code];
  }

  static int codes() {
    return ALL.length;
  }

  boolean isDeck() {
    return switch (kind) {
      case DECK_TOP, DECK_BOTTOM, DECK, SEEN -> true;
      case HAND,
          DISCARD,
          DISCARD_TOP,
          OUT_OF_GAME,
          THIS_CARD,
          OPPOSING_CARD,
          OWN,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          false;
    };
  }

  /** Whether it is a card in play, which is moved when its use is over. */
  boolean isInPlay() {
    return kind == Pile.Kind.THIS_CARD || kind == Pile.Kind.OPPOSING_CARD;
  }

  /** Whether everybody sees the cards there. */
  boolean isOpen(State s, int player) {
    return switch (kind) {
      case DISCARD,
          DISCARD_TOP,
          OUT_OF_GAME,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          true;
      case OWN -> s.game.seat(player).pileIsOpen(pile);
      case HAND, DECK_TOP, DECK_BOTTOM, DECK, SEEN -> false;
    };
  }

  Event.Place place() {
    return switch (kind) {
      case HAND -> Event.Place.HAND;
      case DECK_TOP -> Event.Place.DECK_TOP;
      case DECK_BOTTOM -> Event.Place.DECK_BOTTOM;
      case DECK, SEEN -> Event.Place.DECK;
      case DISCARD, DISCARD_TOP, BOOST_CARDS, MOVED -> Event.Place.DISCARD_PILE;
      case OUT_OF_GAME -> Event.Place.OUT_OF_GAME;
      case THIS_CARD, OPPOSING_CARD, IN_PLAY, PLAYED_THIS_TURN, LAST_PLAYED, PLAYED_BEFORE ->
          Event.Place.PLAY;
      case OWN -> Event.Place.OWN_PILE;
    };
  }
}
