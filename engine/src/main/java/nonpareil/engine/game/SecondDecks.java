package nonpareil.engine.game;

import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.hero.Card;

/**
 * Second decks: drawing from them, and using what lies before a player. Nobody ever knows anything
 * of their order, so they have none: which card is on top is left to chance when it is drawn.
 */
final class SecondDecks {

  private SecondDecks() {}

  /** The cards left in a deck. */
  private static int left(State s, int player) {
    return s.game.seat(player).second().without(s.laid(player), s.used(player));
  }

  /** How many cards are left in a deck. */
  static int size(State s, int player) {
    int gone = Integer.bitCount(s.laid(player)) + Integer.bitCount(s.used(player));
    return Integer.bitCount(s.game.seat(player).second().all()) - gone;
  }

  /** Draws cards one at a time, as many as there are. */
  static void draw(State s, int player, int number, Cause cause) {
    SecondDeck deck = s.game.seat(player).second();
    for (int i = 0; i < number && size(s, player) > 0; i++) {
      int counter = s.counter(player);
      s.counter(player, counter + 1);
      int rest = left(s, player);
      for (int skip = KeyedHash.below(Integer.bitCount(rest), s, player, counter, 0);
          skip > 0;
          skip--) {
        rest &= rest - 1;
      }
      int card = deck.cardAtBit(Integer.numberOfTrailingZeros(rest));
      if (s.events != null) { // before it lies there: who only rehearses does not see it
        s.events.tell(new Event.SecondDrawn(player, card, cause));
      }
      s.laid(player, deck.plus(s.laid(player), card));
    }
  }

  /** The used cards are in the deck again. */
  static void refill(State s, int player, Cause cause) {
    if (s.used(player) != 0) {
      s.used(player, 0);
      if (s.events != null) {
        s.events.tell(new Event.SecondRefilled(player, cause));
      }
    }
  }

  // ---- using what lies there

  /** One option for each different card. */
  static void list(State s, Options options, int player) {
    int laid = s.laid(player);
    SecondDeck deck = s.game.seat(player).second();
    for (int card = deck.first(); laid != 0 && card < deck.end(); card++) {
      if (deck.count(laid, card) > 0) {
        options.add(Option.of(Word.USE, card));
      }
    }
  }

  static boolean isLaid(State s, int player, int card) {
    SecondDeck deck = s.game.seat(player).second();
    return deck.isOf(card) && deck.count(s.laid(player), card) > 0;
  }

  /** Begins what a card does; it lies there until that is over. */
  static void use(State s, int player, int card) {
    if (s.events != null) {
      s.events.tell(new Event.CardUsed(player, card));
    }
    int program = s.game.seat(player).program(card, Card.Timing.SCHEME);
    int self = s.leader(player);
    EffectStack.push(s, program, player, card, self, EffectStack.NO_SIDE, Source.ABILITY);
  }

  /** A card has done what it does. */
  static void usedUp(State s, int player, int card) {
    SecondDeck deck = s.game.seat(player).second();
    s.laid(player, deck.minus(s.laid(player), card));
    s.used(player, deck.plus(s.used(player), card));
  }

  /** Refuses bytes in which cards lie that there are not. */
  static void check(State s, int player) {
    SecondDeck deck = s.game.seat(player).second();
    int laid = s.laid(player);
    int used = s.used(player);
    boolean fits = deck.isSet(laid) && deck.isSet(used);
    for (int card = deck.first(); fits && card < deck.end(); card++) {
      int copies = deck.count(deck.all(), card);
      fits = deck.count(laid, card) + deck.count(used, card) <= copies;
    }
    if (!fits) {
      throw new IllegalArgumentException("no view of this game: cards of a second deck");
    }
  }
}
