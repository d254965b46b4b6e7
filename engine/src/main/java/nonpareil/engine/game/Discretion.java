package nonpareil.engine.game;

import nonpareil.engine.game.Asking.Held;

/**
 * What a table must ask although there is a single answer: where that answer is single because of
 * cards others cannot see. Whether a player is asked then follows from public facts alone.
 */
final class Discretion {

  private Discretion() {}

  /** Whether the pending decision, which has one option, is asked all the same. */
  static boolean asks(State s) {
    return s.game.isDiscreet() && candidates(s) > 1;
  }

  /** How many options there might be, as far as everybody knows; at most 2 matters. */
  private static int candidates(State s) {
    Asking asking = Asking.of(s);
    if (s.decision() == DecisionKind.CONFIRM && asking.held() != Held.ANYTHING) {
      return 2; // yes, if the card is there
    }
    return switch (asking.offered()) {
      case NOTHING, OPEN, OPEN_PILE -> 1;
      case COVERED_PILE -> PileWords.candidates(s);
      case HAND -> s.handSize(s.decider());
      case HAND_OR_NONE -> 1 + s.handSize(s.decider());
      case HAND_OF_MEANT, HAND_OF_ATTACKER -> s.handSize(OptionText.cardOwner(s));
      case DRAWN -> Integer.bitCount(DeckWords.drawn(s, EffectStack.top(s)));
      case TOP -> Integer.bitCount(DeckWords.topGroup(s, EffectStack.top(s)));
    };
  }

  /**
   * Whether a player holds a card that hides the hand, or at a table: whether one might be held.
   */
  static boolean mayHoldHider(State s, int player) {
    int hiders = s.game.seat(player).hidesHand;
    if (!s.game.isDiscreet()) {
      return (s.hand(player) & hiders) != 0;
    }
    int known = s.known(State.SPECTATOR, player);
    if ((known & hiders) != 0) {
      return true;
    }
    Deck deck = s.game.seat(player).deck();
    int open = deck.plusAll(s.discard(player), s.removed(player));
    open = deck.plusAll(open, Ongoing.cards(s, player));
    int faceDown = View.tableHidden(s, player) ? Integer.bitCount(s.table(player)) : 0;
    boolean unknown = s.handSize(player) + faceDown > Integer.bitCount(known);
    return unknown && deck.minusAll(hiders, open) != 0;
  }
}
