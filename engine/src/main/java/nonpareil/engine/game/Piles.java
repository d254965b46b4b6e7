package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.game.Event.CardsTaken.From;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;

/**
 * One card from one pile to another, and who knows it there. Of a pile of one's own that lies face
 * down everybody knows the same: the cards that were seen to go there.
 */
final class Piles {

  private Piles() {}

  /** Whether a hero needs anything of the tail for its cards. */
  static boolean areNeeded(Hero hero) {
    return !hero.piles().isEmpty() || uses(hero, PileEffect.class::isInstance);
  }

  /** Whether a hero asks for the top of a discard pile, so that its order matters. */
  static boolean orderDiscards(Hero hero) {
    return uses(hero, Piles::speaksOfTop);
  }

  private static boolean uses(Hero hero, java.util.function.Predicate<Effect> word) {
    for (Card card : hero.allCards()) {
      for (Effect effect : card.effects().values()) {
        if (effect.contains(word)) {
          return true;
        }
      }
    }
    for (Ability.Triggered triggered : hero.ability().triggered()) {
      if (triggered.effect().contains(word)) {
        return true;
      }
    }
    return false;
  }

  private static boolean speaksOfTop(Effect effect) {
    return switch (effect) {
      case PileEffect.MoveCards move -> move.from().kind() == Pile.Kind.DISCARD_TOP;
      case Effect.If choice -> speaksOfTop(choice.condition());
      default -> false;
    };
  }

  private static boolean speaksOfTop(Condition condition) {
    return switch (condition) {
      case Condition.HasCards has -> has.in().kind() == Pile.Kind.DISCARD_TOP;
      case Condition.Not not -> speaksOfTop(not.condition());
      case Condition.All all -> all.conditions().stream().anyMatch(Piles::speaksOfTop);
      case Condition.Any any -> any.conditions().stream().anyMatch(Piles::speaksOfTop);
      default -> false;
    };
  }

  // ---- the order of a discard pile

  /** A card has come to a discard pile. */
  static void discarded(State s, int player, int card) {
    if (s.game.ordersDiscards()) {
      s.discarded(player, Integer.bitCount(s.discard(player)) - 1, card);
    }
  }

  /** A card has left a discard pile: of several copies the uppermost. */
  static void undiscarded(State s, int player, int card) {
    if (!s.game.ordersDiscards()) {
      return;
    }
    int last = Integer.bitCount(s.discard(player));
    int at = last;
    while (s.discarded(player, at) != card) {
      at--;
    }
    for (int i = at; i < last; i++) {
      s.discarded(player, i, s.discarded(player, i + 1));
    }
    s.discarded(player, last, 0);
  }

  /** The card on top of a discard pile, as a set. */
  static int topDiscard(State s, int player) {
    int size = Integer.bitCount(s.discard(player));
    return size == 0 ? 0 : s.game.seat(player).deck().plus(0, s.discarded(player, size - 1));
  }

  // ---- places in a deck

  /** Whether a viewer knows the card at a place of a deck. */
  static boolean knowsPlace(State s, int viewer, int player, int place) {
    return (View.deckKnown(s, player, viewer) >>> place & 1) != 0;
  }

  /** Puts a card into a deck that nobody knows there as yet. */
  static void insert(State s, int player, int place, int card) {
    for (int i = s.deckSize(player); i > place; i--) {
      s.deckCard(player, i, s.deckCard(player, i - 1));
    }
    s.deckCard(player, place, card);
    s.deckSize(player, s.deckSize(player) + 1);
    s.deckKnownToOwner(player, Cards.with(s.deckKnownToOwner(player), place));
    s.deckKnownToMate(player, Cards.with(s.deckKnownToMate(player), place));
    s.deckKnownToAll(player, Cards.with(s.deckKnownToAll(player), place));
    inserted(s, player, place);
  }

  /** Everybody knows the cards at these places of a deck. */
  static void showPlaces(State s, int player, int places) {
    s.deckKnownToOwner(player, s.deckKnownToOwner(player) | places);
    s.deckKnownToAll(player, s.deckKnownToAll(player) | places);
  }

  /** One player knows the cards at these places of a deck. */
  static void seePlaces(State s, int viewer, int player, int places) {
    if (viewer == player) {
      s.deckKnownToOwner(player, s.deckKnownToOwner(player) | places);
    } else {
      s.deckSeenBy(viewer, player, s.deckSeenBy(viewer, player) | places);
    }
  }

  /** Somebody may have changed the order of these places unseen: only that one knows them now. */
  static void unsettlePlaces(State s, int except, int player, int places) {
    if (except != player) {
      s.deckKnownToOwner(player, s.deckKnownToOwner(player) & ~places);
    }
    s.deckKnownToMate(player, s.deckKnownToMate(player) & ~places);
    s.deckKnownToAll(player, s.deckKnownToAll(player) & ~places);
    for (int v = 0; v < s.game.players(); v++) {
      if (v != except) {
        s.deckSeenBy(v, player, s.deckSeenBy(v, player) & ~places);
      }
    }
    seePlaces(s, except, player, places);
  }

  /** The rest of what follows when a card has left a deck, come into it, or it was shuffled. */
  static void removed(State s, int player, int place) {
    for (int v = 0; v < s.game.players(); v++) {
      s.deckSeenBy(v, player, Cards.without(s.deckSeenBy(v, player), place));
    }
    Recall.removed(s, player, place);
  }

  static void inserted(State s, int player, int place) {
    for (int v = 0; v < s.game.players(); v++) {
      s.deckSeenBy(v, player, Cards.with(s.deckSeenBy(v, player), place));
    }
    Recall.inserted(s, player, place);
  }

  static void shuffled(State s, int player) {
    for (int v = 0; v < s.game.players(); v++) {
      s.deckSeenBy(v, player, 0);
    }
    Recall.shuffled(s, player);
  }

  /** Viewers who knew a card in a deck know it among the hidden cards it has come to. */
  static void followed(State s, int player, int card, int place) {
    Deck deck = s.game.seat(player).deck();
    boolean open = (s.deckKnownToAll(player) >>> place & 1) != 0;
    for (int v = 0; v <= State.SPECTATOR; v++) {
      boolean seen =
          v < s.game.players() && v != player && (s.deckSeenBy(v, player) >>> place & 1) != 0;
      if (open || seen) {
        s.known(v, player, deck.plus(s.known(v, player), card));
      }
    }
  }

  // ---- one card

  /**
   * Takes a card from an unordered pile and lays it somewhere.
   *
   * @param from no deck, and no card in play
   * @param below how many of the cards that go to the deck with it lie above it, or beneath all
   * @param show everybody sees which card it is
   */
  static void move(
      State s, int player, int card, Pocket from, Pocket to, int below, boolean show, Cause cause) {
    Deck deck = s.game.seat(player).deck();
    boolean hidden = !from.isOpen(s, player);
    switch (from.kind()) {
      case HAND -> Cards.leaveHand(s, player, card);
      case DISCARD, DISCARD_TOP -> {
        s.discard(player, deck.minus(s.discard(player), card));
        undiscarded(s, player, card);
      }
      case OUT_OF_GAME -> s.removed(player, deck.minus(s.removed(player), card));
      case OWN -> leavePile(s, player, card, from, to, show);
      case IN_PLAY -> Ongoing.leave(s, player, card);
      case DECK_TOP,
          DECK_BOTTOM,
          DECK,
          SEEN,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          throw new IllegalStateException(from + " is moved otherwise");
    }
    if (show && hidden && s.events != null) {
      s.events.tell(new Event.CardRevealed(player, card, cause));
    }
    lay(s, player, card, from, to, below, hidden, show, cause);
  }

  /**
   * The same for a card of a hand. Who has looked into it to pick the card goes on knowing the
   * rest, and the card where it lies in the deck.
   */
  static void moveFromHand(
      State s, int picker, int player, int card, Pocket to, int below, boolean show, Cause cause) {
    Deck deck = s.game.seat(player).deck();
    boolean looked = picker >= 0 && picker != player && deck.has(s.known(picker, player), card);
    int rest = looked ? deck.minus(s.known(picker, player), card) : 0;
    int place = place(s, player, to, below);
    move(s, player, card, Pocket.of(Pile.Kind.HAND, 0), to, below, show, cause);
    if (looked) {
      s.known(picker, player, rest);
      if (to.isDeck()) {
        seePlaces(s, picker, player, 1 << place);
      }
    }
  }

  /** The same for a card at a place of the deck. */
  static void moveFromDeck(
      State s,
      int player,
      int place,
      Pocket from,
      Pocket to,
      int below,
      boolean show,
      Cause cause) {
    int card = s.deckCard(player, place);
    boolean open = (s.deckKnownToAll(player) >>> place & 1) != 0 || show;
    boolean owner = (s.deckKnownToOwner(player) >>> place & 1) != 0;
    int seen = 0;
    for (int v = 0; v < s.game.players(); v++) {
      seen |= (s.deckSeenBy(v, player) >>> place & 1) << v;
    }
    if (show && s.events != null) {
      s.events.tell(new Event.CardRevealed(player, card, cause));
    }
    boolean toDeck = to.isDeck();
    if (show) {
      showPlaces(s, player, 1 << place);
    }
    if (to.kind() == Pile.Kind.HAND && Force.isShown(s, player)) {
      Cards.know(s, player, card);
    } else if (to.kind() == Pile.Kind.HAND) {
      followed(s, player, card, place);
    }
    Cards.removeFromDeck(s, player, place);
    if (!toDeck) {
      put(s, player, card, to);
      if (to.kind() == Pile.Kind.DISCARD) {
        Triggers.player(s, Moment.DISCARDS, player, card, 1);
      }
      if (open) {
        knowInPile(s, player, card, to);
      }
      tell(s, player, card, from, to, open || to.isOpen(s, player), cause);
      return;
    }
    int target = place(s, player, to, below);
    insert(s, player, target, card);
    if (open) {
      showPlaces(s, player, 1 << target);
    }
    if (owner) {
      seePlaces(s, player, player, 1 << target);
    }
    for (int rest = seen; rest != 0; rest &= rest - 1) {
      seePlaces(s, Integer.numberOfTrailingZeros(rest), player, 1 << target);
    }
    boolean told = owner || open;
    tell(s, player, told ? card : State.NOBODY, from, to, open, cause);
  }

  /** Lays a card that has left its pile. */
  static void lay(
      State s,
      int player,
      int card,
      Pocket from,
      Pocket to,
      int below,
      boolean hidden,
      boolean show,
      Cause cause) {
    boolean fromHand = from.kind() == Pile.Kind.HAND;
    boolean toHand = to.kind() == Pile.Kind.HAND;
    boolean open = !hidden || show || (fromHand || toHand) && Force.isShown(s, player);
    if (to.isDeck()) {
      intoDeck(s, player, card, to, below, fromHand, open);
    } else {
      put(s, player, card, to);
      if (fromHand && (open || to.isOpen(s, player))) {
        Cards.forget(s, player, card);
      } else if (fromHand) {
        lessCertain(s, player);
      }
      if (open && toHand) {
        Cards.know(s, player, card);
      } else if (open) {
        knowInPile(s, player, card, to);
      }
    }
    tell(s, player, card, from, to, open || to.isOpen(s, player), cause);
  }

  /** A card has left the hand unseen: what others knew of the hand becomes less certain. */
  private static void lessCertain(State s, int player) {
    Deck deck = s.game.seat(player).deck();
    for (int viewer = 0; viewer <= State.SPECTATOR; viewer++) {
      s.known(viewer, player, deck.lowered(s.known(viewer, player), 1));
    }
  }

  /** Everybody knows a card that has come to a pile of one's own. */
  private static void knowInPile(State s, int player, int card, Pocket to) {
    if (to.kind() == Pile.Kind.OWN) {
      Deck deck = s.game.seat(player).deck();
      s.pileKnown(player, to.pile(), deck.plus(s.pileKnown(player, to.pile()), card));
    }
  }

  /** A card leaves a pile of one's own: seen by all, or so that it may be any of those there. */
  private static void leavePile(
      State s, int player, int card, Pocket from, Pocket to, boolean show) {
    Deck deck = s.game.seat(player).deck();
    int pile = from.pile();
    int known = s.pileKnown(player, pile);
    boolean seen = show || from.isOpen(s, player) || to.isOpen(s, player);
    s.pile(player, pile, deck.minus(s.pile(player, pile), card));
    s.pileKnown(player, pile, seen ? deck.minus(known, card) : deck.lowered(known, 1));
  }

  private static void intoDeck(
      State s, int player, int card, Pocket to, int below, boolean fromHand, boolean open) {
    int place = place(s, player, to, below);
    insert(s, player, place, card);
    if (open) {
      if (fromHand) {
        Cards.forget(s, player, card);
      }
      showPlaces(s, player, 1 << place);
      return;
    }
    if (fromHand) {
      lessCertain(s, player);
    }
    s.deckKnownToOwner(player, s.deckKnownToOwner(player) | 1 << place);
    s.deckKnownToMate(player, s.deckKnownToMate(player) | 1 << place);
  }

  /** Where a card goes in the deck: the first of several lies highest. */
  private static int place(State s, int player, Pocket to, int below) {
    return to.kind() == Pile.Kind.DECK_BOTTOM ? 0 : s.deckSize(player) - below;
  }

  /** Adds a card to a pile that has no places. */
  private static void put(State s, int player, int card, Pocket to) {
    Deck deck = s.game.seat(player).deck();
    switch (to.kind()) {
      case HAND -> s.hand(player, deck.plus(s.hand(player), card));
      case DISCARD, DISCARD_TOP -> Cards.addToDiscard(s, player, card);
      case OUT_OF_GAME -> s.removed(player, deck.plus(s.removed(player), card));
      case OWN -> s.pile(player, to.pile(), deck.plus(s.pile(player, to.pile()), card));
      case DECK_TOP,
          DECK_BOTTOM,
          DECK,
          SEEN,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          throw new IllegalStateException("nothing is put on " + to);
    }
  }

  /** Tells it by the event that says it best. */
  private static void tell(
      State s, int player, int card, Pocket from, Pocket to, boolean open, Cause cause) {
    if (s.events == null || to.kind() == Pile.Kind.THIS_CARD) {
      return; // that it is played is told by itself
    }
    Event.Place source = from.place();
    Event.Place target = to.place();
    if (target == Event.Place.HAND && source == Event.Place.DECK) {
      s.events.tell(new Event.CardsTaken(player, List.of(card), From.DECK, cause));
    } else if (target == Event.Place.HAND && source == Event.Place.DISCARD_PILE) {
      s.events.tell(new Event.CardsTaken(player, List.of(card), From.DISCARD_PILE, cause));
    } else if (target == Event.Place.HAND && source == Event.Place.PLAY) {
      s.events.tell(new Event.CardsTaken(player, List.of(card), From.TABLE, cause));
    } else if (target == Event.Place.DISCARD_PILE
        && (source == Event.Place.HAND || from.kind() == Pile.Kind.IN_PLAY)) {
      s.events.tell(new Event.CardDiscarded(player, card, false, cause));
    } else if (target == Event.Place.DISCARD_PILE && source == Event.Place.DECK) {
      s.events.tell(new Event.CardDiscarded(player, card, true, cause));
    } else {
      s.events.tell(new Event.CardMoved(player, card, source, target, open, cause));
    }
  }
}
