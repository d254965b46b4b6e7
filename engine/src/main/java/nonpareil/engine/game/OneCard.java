package nonpareil.engine.game;

import nonpareil.engine.effect.Amount.BoostOf.Which;

/** A single card that an amount or a condition speaks of: which one it is now, and whose. */
final class OneCard {

  private static final Which[] ALL = Which.values();

  private static final int NONE = -1;
  private static final int OWNER_AT = 8;

  private OneCard() {}

  /** What is printed on it: its value, or else its boost value; 0 without a card. */
  static int printed(State s, int fr, int owner, int which, boolean value) {
    if (ALL[which] == Which.BOOST_CARDS) {
      return fr == Meaning.NO_FRAME ? 0 : printedOnBoosts(s, fr, owner, value);
    }
    int found = find(s, fr, owner, ALL[which]);
    if (found == NONE) {
      return 0;
    }
    return printed(s.game.seat(found >> OWNER_AT).deck(), found & (1 << OWNER_AT) - 1, value);
  }

  private static int printed(Deck deck, int card, boolean value) {
    return value ? deck.value(card) : deck.boost(card);
  }

  private static int printedOnBoosts(State s, int fr, int owner, boolean value) {
    Deck deck = s.game.seat(owner).deck();
    int sum = 0;
    for (int rest = Boosting.cards(s, fr); rest != 0; rest &= rest - 1) {
      sum += printed(deck, deck.lowest(rest), value);
    }
    return Math.min(sum, Numbers.MOST);
  }

  /** The number of a card of the owner's deck that is spoken of, or NOBODY. */
  static int of(State s, int fr, int owner, int which) {
    int found = find(s, fr, owner, ALL[which]);
    int card = found & (1 << OWNER_AT) - 1;
    boolean own = found != NONE && found >> OWNER_AT == owner;
    return own && card < s.game.seat(owner).deck().size() ? card : State.NOBODY;
  }

  private static int find(State s, int fr, int owner, Which which) {
    if (which == Which.DISCARD_TOP) {
      int top = Piles.topDiscard(s, owner);
      return top == 0 ? NONE : of(owner, s.game.seat(owner).deck().lowest(top));
    }
    if (which == Which.LAST_PLAYED) {
      return of(owner, TurnMemory.lastPlayed(s, owner, 0));
    }
    if (fr == Meaning.NO_FRAME) {
      return NONE;
    }
    return switch (which) {
      case DISCARDED, MOVED, CHOSEN ->
          of(s.get(fr + EffectStack.LAST_OWNER), s.get(fr + EffectStack.LAST_CARD));
      case REVEALED -> of(owner, s.get(fr + EffectStack.REVEALED));
      case SEEN -> {
        int player = Recall.seenOwner(s, fr);
        int count = Recall.seenCount(s, fr);
        yield player < 0 || count == 0
            ? NONE
            : of(player, s.deckCard(player, Recall.seenFirst(s, fr) + count - 1));
      }
      case OWN -> ofSide(s, s.get(fr + EffectStack.SIDE));
      case OPPOSING -> ofSide(s, 1 - s.get(fr + EffectStack.SIDE));
      case THIS_CARD -> thisCard(s, fr);
      case PLAYED_BEFORE -> of(owner, playedBefore(s, fr, owner));
      case DISCARD_TOP, BOOST_CARDS, LAST_PLAYED -> NONE;
    };
  }

  private static int of(int owner, int card) {
    return owner < 0 || card < 0 ? NONE : owner << OWNER_AT | card;
  }

  private static int ofSide(State s, int side) {
    return side < Combat.ATTACK || side > Combat.DEFENSE
        ? NONE
        : of(Combat.player(s, side), Combat.card(s, side));
  }

  private static int thisCard(State s, int fr) {
    int setOff = Recall.setOffBy(s, fr);
    if (setOff >= 0) {
      return of(Recall.setOffOwner(s, fr), setOff);
    }
    int side = s.get(fr + EffectStack.SIDE);
    return side != EffectStack.NO_SIDE
        ? ofSide(s, side)
        : of(s.get(fr + EffectStack.OWNER), s.get(fr + EffectStack.CARD));
  }

  /** What a player has played in this turn before "this card": it may be another one's. */
  private static int playedBefore(State s, int fr, int player) {
    return TurnMemory.lastPlayed(s, player, ownerOfThis(s, fr) == player ? 1 : 0);
  }

  /** The last card a player has played in this turn, or the one before "this card", as a set. */
  static int playedAsSet(State s, int fr, int player, boolean before) {
    int card =
        !before
            ? TurnMemory.lastPlayed(s, player, 0)
            : fr == Meaning.NO_FRAME ? State.NOBODY : playedBefore(s, fr, player);
    return card < 0 ? 0 : s.game.seat(player).deck().plus(0, card);
  }

  /** Whose card "this card" is, or NOBODY. */
  static int ownerOfThis(State s, int fr) {
    int found = fr == Meaning.NO_FRAME ? NONE : thisCard(s, fr);
    return found == NONE ? State.NOBODY : found >> OWNER_AT;
  }

  /** "This card" as a set of one card of its owner's deck. */
  static int thisCardAsSet(State s, int fr) {
    int found = fr == Meaning.NO_FRAME ? NONE : thisCard(s, fr);
    if (found == NONE) {
      return 0;
    }
    Deck deck = s.game.seat(found >> OWNER_AT).deck();
    int card = found & (1 << OWNER_AT) - 1;
    return card < deck.size() ? deck.plus(0, card) : 0; // none of a second deck
  }
}
