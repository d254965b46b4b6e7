package nonpareil.engine.game;

import static nonpareil.engine.game.Asking.among;
import static nonpareil.engine.game.Asking.openly;

import nonpareil.engine.game.Asking.Held;
import nonpareil.engine.game.Asking.Offered;

/** Where the game stands when no effect is being resolved: the position in the turn. */
enum Phase {
  SETUP_HERO(Asking.NOTHING),
  SETUP_TRAIT(openly(DecisionKind.SET_UP)),
  SETUP_PIECES(openly(DecisionKind.SET_UP)),
  TURN_BEGIN(Asking.NOTHING),
  TURN_RETURN(openly(DecisionKind.START_OF_TURN)),
  TURN_EFFECTS(openly(DecisionKind.ORDER)),
  TURN_STARTED(Asking.NOTHING),
  ACTION(among(Offered.HAND_OR_NONE, DecisionKind.ACTION)),
  MANEUVER_DRAW(Asking.NOTHING),
  MANEUVER_BOOST(among(Offered.HAND_OR_NONE, DecisionKind.BOOST)),
  MANEUVER_BOOSTED(Asking.NOTHING),
  MANEUVER_MOVE(openly(DecisionKind.MOVE)),
  MANEUVER_AFTER(openly(DecisionKind.ORDER)),
  SCHEME_END(Asking.NOTHING),
  ATTACK_CARD(among(Offered.HAND, DecisionKind.ATTACK_CARD).ifHeld(Held.ATTACK_CARD)),
  ATTACK_BOOST(among(Offered.HAND_OR_NONE, DecisionKind.BOOST)),
  DEFENSE_CARD(among(Offered.HAND_OR_NONE, DecisionKind.DEFENSE_CARD)),
  DEFENSE_NUMBER(openly(DecisionKind.CHOOSE_NUMBER)),
  REVEAL(Asking.NOTHING),
  IMMEDIATELY_DEFENDER(openly(DecisionKind.ORDER)),
  IMMEDIATELY_ATTACKER(openly(DecisionKind.ORDER)),
  DURING_DEFENDER(openly(DecisionKind.ORDER)),
  DURING_ATTACKER(openly(DecisionKind.ORDER)),
  COMBAT_DAMAGE(Asking.NOTHING),
  AFTER_DEFENDER(openly(DecisionKind.ORDER)),
  AFTER_ATTACKER(openly(DecisionKind.ORDER)),
  AFTER_CARDS(Asking.NOTHING),
  CLEAN_UP(Asking.NOTHING),
  AFTER_ATTACK(openly(DecisionKind.ORDER)),
  ACTION_END(Asking.NOTHING),
  HAND_LIMIT(among(Offered.HAND, DecisionKind.DISCARD)),
  TURN_END(Asking.NOTHING),
  OVER(Asking.NOTHING),
  // Stored games know the ones above by their numbers: what comes later stands below.
  BONUS_CARD(among(Offered.HAND_OR_NONE, DecisionKind.ATTACK_CARD)),
  DAMAGE_ASIDE(openly(DecisionKind.CHOOSE_FIGHTER)),
  CARD_USED(Asking.NOTHING),
  SETUP_COMPANION(openly(DecisionKind.SET_UP));

  private static final Phase[] ALL = values();
  static final int OVER_ORDINAL = OVER.ordinal();

  /** What is asked in this phase where no effect is being resolved. */
  @SuppressWarnings("ImmutableEnumChecker") // its set cannot be changed
  final Asking asking;

  Phase(Asking asking) {
    this.asking = asking;
  }

  static Phase of(int ordinal) {
    return ALL[ordinal];
  }
}
