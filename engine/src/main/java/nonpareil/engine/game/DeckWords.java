package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.AFTERWARDS;
import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.PICKING;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.cards;
import static nonpareil.engine.game.Effects.decider;
import static nonpareil.engine.game.Effects.decides;
import static nonpareil.engine.game.Effects.owner;

import java.util.List;
import java.util.Objects;
import nonpareil.engine.game.Event.CardsTaken.From;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Option.Word;

/** The words that bring cards into hand or back into the deck. */
final class DeckWords {

  private DeckWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case DRAW -> draw(s, fr, op);
      case DRAW_UP_TO -> {
        if (decides(s, fr, op)) {
          ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_NUMBER);
        } else {
          s.setInt(fr + EffectStack.CARDS, 0);
          EffectStack.next(s, fr);
        }
      }
      case KEEP_DRAWN -> keepDrawn(s, fr, op);
      case LOOK_AT_TOP -> lookAtTop(s, fr, op);
      case PUT_ON_DECK -> {
        if (s.get(fr + EffectStack.STEP) == 0) {
          s.set(fr + EffectStack.STEP, ASKED);
          s.set(fr + EffectStack.LOOP, 0);
        }
        if (s.get(fr + EffectStack.LOOP) < Effects.number(s, fr, op) && s.hand(owner(s, fr)) != 0) {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case SEARCH -> search(s, fr, op);
      case TAKE_DISCARDS -> {
        int player = owner(s, fr);
        Deck deck = s.game.seat(player).deck();
        for (int set = s.discard(player) & op.cards();
            set != 0;
            set = s.discard(player) & op.cards()) {
          Cards.fromDiscardToHand(s, player, deck.lowest(set), EffectStack.cause(s, fr));
        }
        EffectStack.next(s, fr);
      }
      case REVEAL_TOP -> revealTop(s, fr);
      case TAKE_REVEALED -> {
        int player = owner(s, fr);
        if (s.get(fr + EffectStack.REVEALED) >= 0 && s.deckSize(player) > 0) {
          int card = Cards.takeTop(s, player);
          if (s.events != null) {
            s.events.tell(
                new Event.CardsTaken(player, List.of(card), From.DECK, EffectStack.cause(s, fr)));
          }
        }
        EffectStack.next(s, fr);
      }
      case TAKE_BOOST_CARD -> {
        if (boostCards(s, fr) == 0) {
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    int owner = owner(s, fr);
    switch (op.code()) {
      case DRAW_UP_TO -> {
        for (int i = 0; i <= Effects.number(s, fr, op); i++) {
          options.add(Option.of(Word.NUMBER, i));
        }
      }
      case KEEP_DRAWN -> cards(s, options, owner, drawn(s, fr));
      case LOOK_AT_TOP -> cards(s, options, owner, topGroup(s, fr));
      case PUT_ON_DECK -> cards(s, options, owner, s.hand(owner));
      case TAKE_BOOST_CARD -> cards(s, options, owner, boostCards(s, fr));
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option) {
    int first = Option.first(option);
    int owner = owner(s, fr);
    switch (op.code()) {
      case DRAW_UP_TO -> {
        EffectStack.next(s, fr);
        int drawn = Cards.draw(s, owner, first, EffectStack.cause(s, fr));
        if (!s.isOver()) {
          s.setInt(fr + EffectStack.CARDS, drawn);
        }
      }
      case KEEP_DRAWN -> {
        Deck deck = s.game.seat(owner).deck();
        s.setInt(fr + EffectStack.CARDS, deck.minus(s.getInt(fr + EffectStack.CARDS), first));
        if (s.get(fr + EffectStack.STEP) == PICKING) {
          s.set(fr + EffectStack.LOOP, s.get(fr + EffectStack.LOOP) + 1);
        } else {
          // The first named lies higher, so each goes under the ones before.
          Cards.putIntoDeck(s, owner, first, 0, EffectStack.cause(s, fr));
        }
      }
      case LOOK_AT_TOP -> chooseFromTop(s, fr, first);
      case PUT_ON_DECK -> {
        int before = s.get(fr + EffectStack.LOOP);
        s.set(fr + EffectStack.LOOP, before + 1);
        Cards.putIntoDeck(s, owner, first, s.deckSize(owner) - before, EffectStack.cause(s, fr));
      }
      case TAKE_BOOST_CARD -> {
        Cards.fromDiscardToHand(s, owner, first, EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  private static void draw(State s, int fr, Op op) {
    int number = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
    Cause cause = EffectStack.cause(s, fr);
    EffectStack.next(s, fr);
    if (op.players().isEach()) {
      int owner = owner(s, fr);
      for (int i = 0; i < s.game.players() && !s.isOver(); i++) {
        int player = Meaning.inTurn(s, owner, op.players(), i);
        if (player >= 0) {
          Cards.draw(s, player, number, cause);
        }
      }
      return;
    }
    int player = Meaning.player(s, fr, op.players());
    if (player >= 0) {
      Cards.draw(s, player, number, cause);
    }
  }

  private static void keepDrawn(State s, int fr, Op op) {
    int rest = drawn(s, fr);
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.STEP, PICKING);
      s.set(fr + EffectStack.LOOP, 0);
    }
    if (rest == 0) {
      EffectStack.next(s, fr);
    } else if (s.get(fr + EffectStack.STEP) == PICKING
        && s.get(fr + EffectStack.LOOP) < Effects.number(s, fr, op)) {
      ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
    } else {
      s.set(fr + EffectStack.STEP, AFTERWARDS);
      ask(s, fr, owner(s, fr), DecisionKind.ORDER);
    }
  }

  /** The drawn cards that are still to be kept or put under the deck, and still in hand. */
  static int drawn(State s, int fr) {
    return s.getInt(fr + EffectStack.CARDS) & s.hand(owner(s, fr));
  }

  /** Takes cards from the top group, then puts what is left of it in order. */
  private static void lookAtTop(State s, int fr, Op op) {
    int player = owner(s, fr);
    if (s.get(fr + EffectStack.STEP) == 0) {
      int seen = Math.min(Effects.number(s, fr, op), s.deckSize(player));
      s.set(fr + EffectStack.STEP, PICKING);
      s.set(fr + EffectStack.GROUP, seen);
      s.set(fr + EffectStack.LOOP, Math.min(taken(s, fr, op), seen));
      int top = ((1 << seen) - 1) << (s.deckSize(player) - seen);
      s.deckKnownToOwner(player, s.deckKnownToOwner(player) | top);
      s.deckKnownToMate(player, s.deckKnownToMate(player) & ~top); // they may be put in order
      s.deckKnownToAll(player, s.deckKnownToAll(player) & ~top); // any of them may be taken unseen
      if (s.game.hasExtra()) {
        Piles.unsettlePlaces(s, player, player, top);
      }
      if (s.events != null && seen > 0) {
        s.events.tell(new Event.TopSeen(player, seen, EffectStack.cause(s, fr)));
      }
    }
    if (s.get(fr + EffectStack.STEP) == PICKING && s.get(fr + EffectStack.LOOP) == 0) {
      s.set(fr + EffectStack.STEP, AFTERWARDS);
    }
    if (s.get(fr + EffectStack.STEP) == PICKING) {
      ask(s, fr, player, DecisionKind.CHOOSE_CARD);
    } else if (s.get(fr + EffectStack.GROUP) - s.get(fr + EffectStack.LOOP) > 0) {
      ask(s, fr, player, DecisionKind.ORDER);
    } else {
      EffectStack.next(s, fr);
    }
  }

  private static int taken(State s, int fr, Op op) {
    return op.detail() instanceof Op.Second second
        ? Meaning.count(s, fr, second.count())
        : op.take();
  }

  /** The part of the seen top cards that is still to be taken or ordered, as places. */
  private static int groupEnd(State s, int fr) {
    boolean ordering = s.get(fr + EffectStack.STEP) == AFTERWARDS;
    return s.deckSize(owner(s, fr)) - (ordering ? s.get(fr + EffectStack.LOOP) : 0);
  }

  static int topGroup(State s, int fr) {
    int player = owner(s, fr);
    Deck deck = s.game.seat(player).deck();
    int set = 0;
    int end = groupEnd(s, fr);
    for (int i = s.deckSize(player) - s.get(fr + EffectStack.GROUP); i < end; i++) {
      set = deck.plus(set, s.deckCard(player, i));
    }
    return set;
  }

  private static void chooseFromTop(State s, int fr, int card) {
    int player = owner(s, fr);
    int end = groupEnd(s, fr);
    int place = end - 1;
    while (s.deckCard(player, place) != card) {
      place--;
    }
    int loop = s.get(fr + EffectStack.LOOP);
    if (s.get(fr + EffectStack.STEP) == PICKING) {
      Cards.takeFromDeck(s, player, place);
      s.set(fr + EffectStack.GROUP, s.get(fr + EffectStack.GROUP) - 1);
      s.set(fr + EffectStack.LOOP, loop - 1);
      if (s.events != null) {
        s.events.tell(
            new Event.CardsTaken(player, List.of(card), From.DECK, EffectStack.cause(s, fr)));
      }
    } else {
      for (int i = place; i < end - 1; i++) {
        s.deckCard(player, i, s.deckCard(player, i + 1));
      }
      s.deckCard(player, end - 1, card);
      s.set(fr + EffectStack.LOOP, loop + 1);
    }
  }

  /** DEC-15: from the discard pile without touching the deck, otherwise the deck is searched. */
  private static void search(State s, int fr, Op op) {
    int player = owner(s, fr);
    int card = op.card();
    Cause cause = EffectStack.cause(s, fr);
    if (s.game.seat(player).deck().has(s.discard(player), card)) {
      Cards.fromDiscardToHand(s, player, card, cause);
    } else {
      for (int i = s.deckSize(player) - 1; i >= 0; i--) {
        if (s.deckCard(player, i) == card) {
          Cards.takeFromDeck(s, player, i);
          Cards.show(s, player, card);
          if (s.events != null) {
            s.events.tell(new Event.CardRevealed(player, card, cause));
            s.events.tell(new Event.CardsTaken(player, List.of(card), From.DECK, cause));
          }
          break;
        }
      }
      Cards.shuffle(s, player);
    }
    EffectStack.next(s, fr);
  }

  private static void revealTop(State s, int fr) {
    int player = owner(s, fr);
    int top = s.deckSize(player) - 1;
    if (top < 0) {
      EffectStack.pop(s); // nothing is revealed, so nothing comes of it
      return;
    }
    int card = s.deckCard(player, top);
    s.set(fr + EffectStack.REVEALED, card);
    s.deckKnownToOwner(player, s.deckKnownToOwner(player) | 1 << top);
    s.deckKnownToAll(player, s.deckKnownToAll(player) | 1 << top);
    if (s.events != null) {
      s.events.tell(new Event.CardRevealed(player, card, EffectStack.cause(s, fr)));
    }
    EffectStack.next(s, fr);
  }

  /** The cards the own card was boosted with that still lie in the discard pile. */
  static int boostCards(State s, int fr) {
    return s.getInt(State.SIDE_BOOSTS + 4 * s.get(fr + EffectStack.SIDE)) & s.discard(owner(s, fr));
  }
}
