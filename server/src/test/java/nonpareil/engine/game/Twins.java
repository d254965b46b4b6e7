package nonpareil.engine.game;

/** Deals that differ in hidden cards only. */
public final class Twins {

  private Twins() {}

  /** How many places a player's cards have: the hand's first, then the deck's from the top. */
  public static int places(State s, int player) {
    return s.handSize(player) + s.deckSize(player);
  }

  /** The card at a place. */
  public static int card(State s, int player, int place) {
    int hand = s.handSize(player);
    if (place >= hand) {
      return s.deckCard(player, s.deckSize(player) - 1 - (place - hand));
    }
    int rest = s.hand(player);
    for (int i = 0; i < place; i++) {
      rest &= rest - 1;
    }
    return s.game.seat(player).deck().lowest(rest);
  }

  /** The deal in which the cards of two places have changed places. */
  public static State swapped(State s, int player, int place, int other) {
    State twin = s.copy();
    Deck deck = s.game.seat(player).deck();
    int first = card(s, player, place);
    int second = card(s, player, other);
    int hand = s.handSize(player);
    for (int at : new int[] {place, other}) {
      int old = at == place ? first : second;
      int card = at == place ? second : first;
      if (at < hand) {
        twin.hand(player, deck.plus(deck.minus(twin.hand(player), old), card));
      } else {
        twin.deckCard(player, s.deckSize(player) - 1 - (at - hand), card);
      }
    }
    return twin;
  }
}
