package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Event.CardsTaken.From;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.hero.Ability.Moment;

/** Drawing, discarding, shuffling, and who knows which cards (scenario.md, {@code knows}). */
final class Cards {

  private Cards() {}

  // ---- drawing

  /** Draws cards one at a time; each missing one costs 2 damage instead (DRAW-2, DRAW-3). */
  static int draw(State s, int player, int number, Cause cause) {
    Deck deck = s.game.seat(player).deck();
    int drawn = 0;
    if (cause.player() >= 0 && !Force.mayDraw(s, player)) {
      return 0;
    }
    for (int i = 0; i < number && !s.isOver(); i++) {
      if (s.deckSize(player) > 0) {
        int card = takeTop(s, player);
        drawn = deck.plus(drawn, card);
        if (s.events != null) {
          s.events.tell(new Event.CardsTaken(player, List.of(card), From.DRAWN, cause));
        }
      } else {
        if (s.events != null) {
          s.events.tell(new Event.Exhausted(player));
        }
        Damage.exhaust(s, player);
      }
    }
    if (drawn != 0) {
      Triggers.player(s, Moment.DRAWS, player, State.NOBODY, Integer.bitCount(drawn));
    }
    return drawn;
  }

  /** The top card of a deck comes into hand. */
  static int takeTop(State s, int player) {
    return takeFromDeck(s, player, s.deckSize(player) - 1);
  }

  /** A card of the deck comes into hand; if all knew it there, all know it in hand. */
  static int takeFromDeck(State s, int player, int place) {
    boolean open = (s.deckKnownToAll(player) >>> place & 1) != 0;
    if (s.game.hasExtra()) {
      if (Force.isShown(s, player)) {
        open = true;
      } else {
        Piles.followed(s, player, s.deckCard(player, place), place);
        open = false;
      }
    }
    int card = removeFromDeck(s, player, place);
    Deck deck = s.game.seat(player).deck();
    s.hand(player, deck.plus(s.hand(player), card));
    if (open) {
      know(s, player, card);
    }
    return card;
  }

  static int removeFromDeck(State s, int player, int place) {
    int card = s.deckCard(player, place);
    int last = s.deckSize(player) - 1;
    for (int i = place; i < last; i++) {
      s.deckCard(player, i, s.deckCard(player, i + 1));
    }
    s.deckCard(player, last, 0);
    s.deckSize(player, last);
    s.deckKnownToOwner(player, without(s.deckKnownToOwner(player), place));
    s.deckKnownToMate(player, without(s.deckKnownToMate(player), place));
    s.deckKnownToAll(player, without(s.deckKnownToAll(player), place));
    if (s.game.hasExtra()) {
      Piles.removed(s, player, place);
    }
    return card;
  }

  /** Puts a card of the hand into the deck: who sees that hand knows its place, nobody else. */
  private static void insert(State s, int player, int place, int card) {
    for (int i = s.deckSize(player); i > place; i--) {
      s.deckCard(player, i, s.deckCard(player, i - 1));
    }
    s.deckCard(player, place, card);
    s.deckSize(player, s.deckSize(player) + 1);
    s.deckKnownToOwner(player, with(s.deckKnownToOwner(player), place) | 1 << place);
    s.deckKnownToMate(player, with(s.deckKnownToMate(player), place) | 1 << place);
    s.deckKnownToAll(player, with(s.deckKnownToAll(player), place));
    if (s.game.hasExtra()) {
      Piles.inserted(s, player, place);
    }
  }

  static int without(int places, int place) {
    int below = (1 << place) - 1;
    return places & below | places >>> 1 & ~below;
  }

  static int with(int places, int place) {
    int below = (1 << place) - 1;
    return places & below | (places & ~below) << 1;
  }

  /** Puts a hand card into the deck, hidden: what others knew of the hand becomes less certain. */
  static void putIntoDeck(State s, int player, int card, int place, Cause cause) {
    Deck deck = s.game.seat(player).deck();
    s.hand(player, deck.minus(s.hand(player), card));
    boolean shown = s.game.hasExtra() && Force.isShown(s, player);
    for (int viewer = 0; viewer <= State.SPECTATOR && !shown; viewer++) {
      s.known(viewer, player, deck.lowered(s.known(viewer, player), 1));
    }
    boolean top = place > 0 || s.deckSize(player) == 0;
    insert(s, player, place, card);
    if (shown) {
      forget(s, player, card);
      Piles.showPlaces(s, player, 1 << place);
    }
    if (s.events != null) {
      s.events.tell(new Event.CardReturned(player, card, top, cause));
    }
  }

  /** The hand goes back into the deck, which is shuffled, and as many cards are drawn. */
  static void mulligan(State s, int player) {
    if (s.events != null) {
      s.events.tell(new Event.Mulligan(player));
    }
    int number = s.handSize(player);
    for (int card : list(s, player, s.hand(player))) {
      s.deckCard(player, s.deckSize(player), card);
      s.deckSize(player, s.deckSize(player) + 1);
    }
    s.hand(player, 0);
    for (int viewer = 0; viewer <= State.SPECTATOR; viewer++) {
      s.known(viewer, player, 0);
    }
    shuffle(s, player);
    draw(s, player, number, Cause.RULE);
  }

  static void shuffle(State s, int player) {
    int counter = s.counter(player);
    s.counter(player, counter + 1);
    for (int i = s.deckSize(player) - 1; i > 0; i--) {
      int j = KeyedHash.below(i + 1, s, player, counter, i);
      int card = s.deckCard(player, i);
      s.deckCard(player, i, s.deckCard(player, j));
      s.deckCard(player, j, card);
    }
    s.deckKnownToOwner(player, 0);
    s.deckKnownToMate(player, 0);
    s.deckKnownToAll(player, 0);
    if (s.game.hasExtra()) {
      Piles.shuffled(s, player);
    }
    if (s.events != null) {
      s.events.tell(new Event.DeckShuffled(player));
    }
  }

  /** A random card of a hand that is not empty. */
  static int randomFromHand(State s, int player) {
    return random(s, player, s.hand(player));
  }

  /** A random card of a set that is not empty. */
  static int random(State s, int player, int cards) {
    int counter = s.counter(player);
    s.counter(player, counter + 1);
    int rest = cards;
    int pick = KeyedHash.below(Integer.bitCount(rest), s, player, counter, 0);
    for (int i = 0; i < pick; i++) {
      rest &= rest - 1;
    }
    return s.game.seat(player).deck().lowest(rest);
  }

  // ---- leaving the hand

  static void discardFromHand(State s, int player, int card, Cause cause) {
    leaveHand(s, player, card);
    forget(s, player, card);
    addToDiscard(s, player, card);
    Triggers.player(s, Moment.DISCARDS, player, card, 1);
    if (s.events != null) {
      s.events.tell(new Event.CardDiscarded(player, card, false, cause));
    }
  }

  static int discardTop(State s, int player, Cause cause) {
    if (s.deckSize(player) == 0) {
      return State.NOBODY;
    }
    int card = removeFromDeck(s, player, s.deckSize(player) - 1);
    addToDiscard(s, player, card);
    Triggers.player(s, Moment.DISCARDS, player, card, 1);
    if (s.events != null) {
      s.events.tell(new Event.CardDiscarded(player, card, true, cause));
    }
    return card;
  }

  /** The top card of a deck is turned up and lies in play; everybody sees it. */
  static int playTop(State s, int player) {
    int card = removeFromDeck(s, player, s.deckSize(player) - 1);
    s.table(player, s.game.seat(player).deck().plus(s.table(player), card));
    return card;
  }

  /** A card is played face up: everybody sees it leave the hand. */
  static void play(State s, int player, int card) {
    commit(s, player, card);
    forget(s, player, card);
  }

  /** A card is laid face down: for the others it is still among the cards they cannot see. */
  static void commit(State s, int player, int card) {
    leaveHand(s, player, card);
    s.table(player, s.game.seat(player).deck().plus(s.table(player), card));
  }

  /** A face-down card is turned up. */
  static void reveal(State s, int player, int card) {
    forget(s, player, card);
  }

  static void fromTableToDiscard(State s, int player, int card) {
    s.table(player, s.game.seat(player).deck().minus(s.table(player), card));
    addToDiscard(s, player, card);
  }

  static void fromTableToHand(State s, int player, int card) {
    Deck deck = s.game.seat(player).deck();
    s.table(player, deck.minus(s.table(player), card));
    s.hand(player, deck.plus(s.hand(player), card));
    know(s, player, card);
  }

  static void fromDiscardToHand(State s, int player, int card, Cause cause) {
    Deck deck = s.game.seat(player).deck();
    s.discard(player, deck.minus(s.discard(player), card));
    Piles.undiscarded(s, player, card);
    s.hand(player, deck.plus(s.hand(player), card));
    know(s, player, card);
    if (s.events != null) {
      s.events.tell(new Event.CardsTaken(player, List.of(card), From.DISCARD_PILE, cause));
    }
  }

  static void leaveHand(State s, int player, int card) {
    s.hand(player, s.game.seat(player).deck().minus(s.hand(player), card));
  }

  static void addToDiscard(State s, int player, int card) {
    s.discard(player, s.game.seat(player).deck().plus(s.discard(player), card));
    Piles.discarded(s, player, card);
  }

  // ---- knowledge

  /** Everybody has seen this card come into the hand. */
  static void know(State s, int player, int card) {
    Deck deck = s.game.seat(player).deck();
    for (int viewer = 0; viewer <= State.SPECTATOR; viewer++) {
      s.known(viewer, player, deck.plus(s.known(viewer, player), card));
    }
  }

  /** Everybody sees that a card the player holds in hand is this one. */
  static void show(State s, int player, int card) {
    Deck deck = s.game.seat(player).deck();
    for (int viewer = 0; viewer <= State.SPECTATOR; viewer++) {
      int known = s.known(viewer, player);
      s.known(viewer, player, deck.has(known, card) ? known : deck.plus(known, card));
    }
  }

  static void forget(State s, int player, int card) {
    Deck deck = s.game.seat(player).deck();
    for (int viewer = 0; viewer <= State.SPECTATOR; viewer++) {
      s.known(viewer, player, deck.minus(s.known(viewer, player), card));
    }
  }

  static void seeHand(State s, int player, int viewer, Cause cause) {
    s.known(viewer, player, seen(s, player, viewer));
    if (s.events != null) {
      s.events.tell(new Event.HandSeen(player, viewer, cause));
    }
  }

  static void revealHand(State s, int player, Cause cause) {
    for (int viewer = 0; viewer <= State.SPECTATOR; viewer++) {
      s.known(viewer, player, seen(s, player, viewer));
    }
    if (s.events != null) {
      s.events.tell(new Event.HandRevealed(player, list(s, player, s.hand(player)), cause));
    }
  }

  /** Who has come to play with the hand shown, by an ability or a card in play, shows it. */
  static void showHands(State s) {
    for (int p = 0; p < s.game.players(); p++) {
      if (s.hand(p) != 0 && !isKnown(s, p) && Force.isShown(s, p)) {
        revealHand(s, p, Cause.RULE);
      }
    }
  }

  private static boolean isKnown(State s, int player) {
    Deck deck = s.game.seat(player).deck();
    for (int viewer = 0; viewer <= State.SPECTATOR; viewer++) {
      if (viewer != player && deck.minusAll(s.hand(player), s.known(viewer, player)) != 0) {
        return false;
      }
    }
    return true;
  }

  /** What is known once a hand has been seen: all of it, and what was known to lie face down. */
  private static int seen(State s, int player, int viewer) {
    int hand = s.hand(player);
    Deck deck = s.game.seat(player).deck();
    return deck.plusAll(hand, deck.minusAll(s.known(viewer, player), hand));
  }

  static List<Integer> list(State s, int player, int cards) {
    Deck deck = s.game.seat(player).deck();
    var list = new ArrayList<Integer>();
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      list.add(deck.cardAtBit(Integer.numberOfTrailingZeros(rest)));
    }
    return list;
  }
}
