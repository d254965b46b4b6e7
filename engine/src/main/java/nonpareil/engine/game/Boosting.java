package nonpareil.engine.game;

import nonpareil.engine.effect.Pile;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.hero.Card;

/** Spending a card for a boost: its bonus first, then the discard pile (MAN-4, SET-5, DEC-11). */
final class Boosting {

  /** How a card was spent, for abilities that are set off; as bits: which boost has gone. */
  static final int SPENT = 1;

  /** It lay face down beside the attack card and goes when the combat is over. */
  static final int HIDDEN = 2;

  private Boosting() {}

  private static boolean isGone(State s, int kind) {
    return s.game.hasExtra() && (s.get(s.shared(Extra.BOOSTS_GONE)) & kind) != 0;
  }

  /** Whether the card that is being spent was taken away before it was discarded. */
  static boolean isSpentGone(State s) {
    return isGone(s, SPENT);
  }

  private static void gone(State s, int kind, boolean gone) {
    int at = s.shared(Extra.BOOSTS_GONE);
    s.set(at, gone ? s.get(at) | kind : s.get(at) & ~kind);
  }

  /** A combat begins: no boost of it has been taken away. */
  static void begin(State s) {
    gone(s, HIDDEN, false);
  }

  /** The boost laid beside the attack card that lies there still, or NOBODY. */
  static int hidden(State s) {
    return isGone(s, HIDDEN) ? State.NOBODY : s.get(State.HIDDEN_BOOST);
  }

  // ---- the boost cards as a pile

  /** The cards the own card of the combat was boosted with, wherever they are now. */
  static int cards(State s, int fr) {
    int side = s.get(fr + EffectStack.SIDE);
    if (side == EffectStack.NO_SIDE) {
      return 0;
    }
    int cards = s.getInt(State.SIDE_BOOSTS + 4 * side);
    int hidden = side == Combat.ATTACK ? s.get(State.HIDDEN_BOOST) : State.NOBODY;
    return hidden < 0
        ? cards
        : s.game.seat(s.get(fr + EffectStack.OWNER)).deck().plus(cards, hidden);
  }

  /** Those of them that lie in the discard pile, or beside the card still. */
  static int left(State s, int fr) {
    int side = s.get(fr + EffectStack.SIDE);
    int player = s.get(fr + EffectStack.OWNER);
    if (side == EffectStack.NO_SIDE) {
      return 0;
    }
    int cards = s.getInt(State.SIDE_BOOSTS + 4 * side) & s.discard(player);
    int hidden = side == Combat.ATTACK ? hidden(s) : State.NOBODY;
    return hidden < 0 ? cards : s.game.seat(player).deck().plus(cards, hidden);
  }

  /** One of those goes to a pile. */
  static void take(State s, int fr, int card, Pocket to, int below, boolean show, Cause cause) {
    int player = s.get(fr + EffectStack.OWNER);
    int side = s.get(fr + EffectStack.SIDE);
    Deck deck = s.game.seat(player).deck();
    if (deck.has(s.getInt(State.SIDE_BOOSTS + 4 * side) & s.discard(player), card)) {
      Piles.move(s, player, card, Pocket.DISCARD, to, below, show, cause);
    } else {
      gone(s, HIDDEN, true);
      fromTable(s, player, card, to, below, cause);
    }
  }

  private static void fromTable(State s, int player, int card, Pocket to, int below, Cause cause) {
    s.table(player, s.game.seat(player).deck().minus(s.table(player), card));
    Piles.lay(s, player, card, Pocket.PLAY, to, below, false, false, cause);
    if (to.kind() == Pile.Kind.DECK) {
      Cards.shuffle(s, player);
    }
  }

  // ---- the card that has set an ability off

  /** Whether that card can still be taken away: it lies in play, or was discarded. */
  static boolean isThere(State s, int fr, int card) {
    int player = Recall.setOffOwner(s, fr);
    Deck deck = s.game.seat(player).deck();
    return isBeside(s, fr, card)
        || isBeingSpent(s, player, card)
        || deck.has(s.discard(player), card);
  }

  private static boolean isBeside(State s, int fr, int card) {
    return s.get(EffectStack.further(s, fr, EffectStack.BOOSTED)) == HIDDEN && hidden(s) == card;
  }

  /** Whether a card was spent and is not discarded yet: it is on the table and nothing else. */
  private static boolean isBeingSpent(State s, int player, int card) {
    if (isGone(s, SPENT)) {
      return false;
    }
    if (!Combat.running(s)) {
      return s.phase() == Phase.MANEUVER_BOOSTED && s.get(State.PLAYED) == card;
    }
    int lying = s.game.seat(player).deck().count(s.table(player), card);
    for (int side = Combat.ATTACK; side <= Combat.DEFENSE; side++) {
      lying -= Combat.player(s, side) == player && Combat.card(s, side) == card ? 1 : 0;
    }
    boolean beside = Combat.player(s, Combat.ATTACK) == player && hidden(s) == card;
    return lying > (beside ? 1 : 0);
  }

  /** The card that has set an ability off goes to a pile, if it is there still. */
  static void takeSetOff(State s, int fr, int card, Pocket wanted, Cause cause) {
    int player = Recall.setOffOwner(s, fr);
    if (!isThere(s, fr, card) || PileWords.room(s, player, wanted) == 0) {
      return;
    }
    if (isBeside(s, fr, card)) {
      gone(s, HIDDEN, true);
      fromTable(s, player, card, wanted, 0, cause);
    } else if (isBeingSpent(s, player, card)) {
      gone(s, SPENT, true);
      fromTable(s, player, card, wanted, 0, cause);
    } else if (wanted.kind() != Pile.Kind.DISCARD) {
      Piles.move(s, player, card, Pocket.DISCARD, wanted, 0, false, cause);
      if (wanted.kind() == Pile.Kind.DECK) {
        Cards.shuffle(s, player);
      }
    }
  }

  /** The card leaves the hand, and its boost bonus begins if it has one. */
  static void spend(State s, int player, int card, int side) {
    Cards.play(s, player, card);
    if (s.events != null) {
      int boost = Force.boost(s, player, card);
      s.events.tell(new Event.CardBoosted(player, card, boost, Cause.of(player, card)));
    }
    bonus(s, player, card, side);
  }

  /** The same with the top card of the deck, which is not empty; the card. */
  static int spendTop(State s, int player, int side) {
    int card = Cards.playTop(s, player);
    if (s.events != null) {
      int boost = Force.boost(s, player, card);
      s.events.tell(new Event.CardBoosted(player, card, boost, Cause.of(player, card)));
    }
    bonus(s, player, card, side);
    return card;
  }

  /** A card that was spent adds to the card of a side, and lies with it for {@code take back}. */
  static void add(State s, int player, int card, int side) {
    Deck deck = s.game.seat(player).deck();
    Combat.add(s, side, Force.boost(s, player, card), Cause.of(player, card));
    int at = State.SIDE_BOOSTS + 4 * side;
    s.setInt(at, deck.plus(s.getInt(at), card));
  }

  /** The boost laid face down beside an attack card was turned up. */
  static void turnedUp(State s, int player, int card) {
    bonus(s, player, card, Combat.ATTACK, HIDDEN);
  }

  private static void bonus(State s, int player, int card, int side) {
    bonus(s, player, card, side, SPENT);
  }

  /** Begins the boost bonus of a card, if it has one. */
  private static void bonus(State s, int player, int card, int side, int kind) {
    Triggers.boosted(s, player, card, kind);
    Seat seat = s.game.seat(player);
    int program = seat.program(card, Card.Timing.BOOST_BONUS);
    if (program != Seat.NO_PROGRAM) {
      EffectStack.push(
          s, program, player, card, s.leader(player), side, EffectStack.Source.BOOST_BONUS);
    }
  }

  /** The bonus is done: the card goes to the discard pile. */
  static void settle(State s, int player, int card) {
    if (isGone(s, SPENT)) {
      gone(s, SPENT, false);
      return;
    }
    Cards.fromTableToDiscard(s, player, card);
    if (s.events != null) {
      s.events.tell(new Event.CardDiscarded(player, card, false, Cause.RULE));
    }
  }
}
