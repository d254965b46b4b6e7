package nonpareil.engine.game;

import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Card;

/** Spending a card for a boost: its bonus first, then the discard pile (MAN-4, SET-5, DEC-11). */
final class Boosting {

  private Boosting() {}

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

  /** Begins the boost bonus of a card, if it has one. */
  static void bonus(State s, int player, int card, int side) {
    Triggers.player(s, Moment.BOOSTS, player, card, 1);
    Seat seat = s.game.seat(player);
    int program = seat.program(card, Card.Timing.BOOST_BONUS);
    if (program != Seat.NO_PROGRAM) {
      EffectStack.push(
          s, program, player, card, s.leader(player), side, EffectStack.Source.BOOST_BONUS);
    }
  }

  /** The bonus is done: the card goes to the discard pile. */
  static void settle(State s, int player, int card) {
    Cards.fromTableToDiscard(s, player, card);
    if (s.events != null) {
      s.events.tell(new Event.CardDiscarded(player, card, false, Cause.RULE));
    }
  }
}
