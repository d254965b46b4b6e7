package nonpareil.engine.game;

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
    int hand = s.handSize(s.decider());
    if (s.get(State.DEPTH) == 0) {
      return switch (s.phase()) {
        case ATTACK_CARD, HAND_LIMIT -> hand;
        default -> 1;
      };
    }
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    return switch (op.code()) {
      case DISCARD, PAY, DISCARD_NAMED, PUT_ON_DECK -> hand;
      case DISCARD_ANY -> 1 + hand;
      case DISCARD_SEEN -> s.handSize(Meaning.player(s, fr, op.players()));
      case KEEP_DRAWN -> Integer.bitCount(DeckWords.drawn(s, fr));
      case LOOK_AT_TOP -> Integer.bitCount(DeckWords.topGroup(s, fr));
      case SEE_HAND, REVEAL_HAND -> 2;
      case REPLACE_ATTACK_CARD -> s.decision() == DecisionKind.CONFIRM ? 2 : hand;
      case FORCE_ATTACK_CARD ->
          s.decision() == DecisionKind.CONFIRM ? 2 : s.handSize(OptionText.cardOwner(s));
      default -> 1;
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
    int faceDown = View.tableHidden(s, player) ? Integer.bitCount(s.table(player)) : 0;
    boolean unknown = s.handSize(player) + faceDown > Integer.bitCount(known);
    return unknown && deck.minusAll(hiders, open) != 0;
  }
}
