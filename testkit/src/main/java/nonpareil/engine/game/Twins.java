package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;

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

  /** The cards only their player sees: the hand, and what lies face down beside the hero. */
  public static int held(State s, int player) {
    Seat seat = s.game.seat(player);
    int held = s.hand(player);
    for (int i = 0; i < seat.hero().piles().size(); i++) {
      held = seat.pileIsOpen(i) ? held : seat.deck().plusAll(held, s.pile(player, i));
    }
    return held;
  }

  /** Whether what is left of a player's deck lies as it was dealt, and nobody knows any of it. */
  public static boolean restIsAsDealt(State dealt, State later, int player) {
    int left = later.deckSize(player);
    int first = places(dealt, player) - left;
    boolean same = later.deckKnownToOwner(player) == 0 && later.deckKnownToAll(player) == 0;
    for (int i = 0; i < left; i++) {
      same &= later.deckCard(player, left - 1 - i) == card(dealt, player, first + i);
    }
    return same;
  }

  /** The deal in which a player's places are these first, and this last. */
  public static State laid(State s, int player, List<String> first, String last) {
    Deck deck = s.game.seat(player).deck();
    var rest = new ArrayList<Integer>();
    for (int place = 0; place < places(s, player); place++) {
      rest.add(card(s, player, place));
    }
    var order = new ArrayList<Integer>();
    for (String id : first) {
      order.add(rest.remove(rest.indexOf(deck.number(id))));
    }
    int end = rest.remove(rest.indexOf(deck.number(last)));
    order.addAll(rest);
    order.add(end);
    State laid = s.copy();
    int hand = 0;
    for (int place = 0; place < order.size(); place++) {
      if (place < s.handSize(player)) {
        hand = deck.plus(hand, order.get(place));
      } else {
        laid.deckCard(player, order.size() - 1 - place, order.get(place));
      }
    }
    laid.hand(player, hand);
    return laid;
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
