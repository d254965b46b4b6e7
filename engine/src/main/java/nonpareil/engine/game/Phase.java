package nonpareil.engine.game;

/** Where the game stands when no effect is being resolved: the position in the turn. */
enum Phase {
  SETUP_HERO,
  SETUP_TRAIT,
  SETUP_PIECES,
  TURN_BEGIN,
  TURN_RETURN,
  TURN_EFFECTS,
  TURN_STARTED,
  ACTION,
  MANEUVER_DRAW,
  MANEUVER_BOOST,
  MANEUVER_BOOSTED,
  MANEUVER_MOVE,
  MANEUVER_AFTER,
  SCHEME_END,
  ATTACK_CARD,
  ATTACK_BOOST,
  DEFENSE_CARD,
  DEFENSE_NUMBER,
  REVEAL,
  IMMEDIATELY_DEFENDER,
  IMMEDIATELY_ATTACKER,
  DURING_DEFENDER,
  DURING_ATTACKER,
  COMBAT_DAMAGE,
  AFTER_DEFENDER,
  AFTER_ATTACKER,
  AFTER_CARDS,
  CLEAN_UP,
  AFTER_ATTACK,
  ACTION_END,
  HAND_LIMIT,
  TURN_END,
  OVER;

  private static final Phase[] ALL = values();
  static final int OVER_ORDINAL = OVER.ordinal();

  static Phase of(int ordinal) {
    return ALL[ordinal];
  }
}
