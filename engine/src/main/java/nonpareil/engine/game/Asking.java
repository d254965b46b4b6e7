package nonpareil.engine.game;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a word of an effect, or a moment of the turn, asks. Whether somebody is asked, and how many
 * answers there are, must not tell others about cards they cannot see: so each says what its
 * options are taken from, and which cards the asked player must hold to be asked at all.
 *
 * @param kinds the decisions it asks for
 * @param offered what the options are taken from
 * @param held which hand cards the question gives away
 * @param repeatable whether it can be begun again at its question: it has changed nothing before
 */
record Asking(Set<DecisionKind> kinds, Offered offered, Held held, boolean repeatable) {

  /** What the options are taken from, and so who can count them. */
  enum Offered {
    /** There is no question. */
    NOTHING,
    /** What everybody sees, or can count. */
    OPEN,
    /** The hand of the player who is asked. */
    HAND,
    /** The same, or no card (any more). */
    HAND_OR_NONE,
    /** The hand of the player the word speaks of. */
    HAND_OF_MEANT,
    /** The hand of the attacking player. */
    HAND_OF_ATTACKER,
    /** The cards drawn before in this effect. */
    DRAWN,
    /** The cards on top of the deck that were looked at. */
    TOP,
    /** A pile of the player whose part it is that everybody sees. */
    OPEN_PILE,
    /** A pile of the player whose part it is that only the one who is asked sees. */
    COVERED_PILE
  }

  /** What the asked player has in hand, because otherwise there would be no question. */
  enum Held {
    ANYTHING,
    /** A card the attacker may attack with. */
    ATTACK_CARD,
    /** To confirm: a card that hides the hand; showing it stops the effect. */
    HIDER,
    /** A card that may take the place of the attack card. */
    REPLACEMENT,
    /** A card with the named number as its value. */
    NAMED_VALUE
  }

  /** The game goes on without asking. */
  static final Asking NOTHING =
      new Asking(Set.of(), Offered.NOTHING, Held.ANYTHING, /* repeatable= */ true);

  /** Everybody can count the options. */
  static Asking openly(DecisionKind kind, DecisionKind... more) {
    return among(Offered.OPEN, kind, more);
  }

  static Asking among(Offered offered, DecisionKind kind, DecisionKind... more) {
    Set<DecisionKind> kinds = Collections.unmodifiableSet(EnumSet.of(kind, more));
    return new Asking(kinds, offered, Held.ANYTHING, true);
  }

  Asking ifHeld(Held cards) {
    return new Asking(kinds, offered, cards, repeatable);
  }

  /** It has changed something before it asks. */
  Asking once() {
    return new Asking(kinds, offered, held, false);
  }

  /** What the pending question is about: of the word being resolved, or else of the moment. */
  static Asking of(State s) {
    return s.get(State.DEPTH) > 0
        ? s.game.op(EffectStack.pc(s, EffectStack.top(s))).code().asking
        : s.phase().asking;
  }

  /** A reaction to a hand being shown: that it is asked at all depends on a hidden card. */
  static boolean isReaction(State s) {
    return s.decision() == DecisionKind.CONFIRM && of(s).held() == Held.HIDER;
  }

  boolean asks(DecisionKind kind) {
    return kinds.contains(kind)
        || (kind == DecisionKind.START_OF_TURN
            && kinds.stream().anyMatch(DecisionKind::joinsStartOfTurn));
  }
}
