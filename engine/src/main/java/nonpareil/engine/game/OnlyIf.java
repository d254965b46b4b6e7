package nonpareil.engine.game;

import nonpareil.engine.game.Op.Test;

/**
 * Cards that may be played only if a condition holds. It is asked once: for a scheme where it is
 * chosen, for an attack where that is declared, for a defense where the card is chosen. What was
 * allowed then stays so as long as the combat lasts, and is kept beside it: what comes after, the
 * playing itself to begin with, changes what conditions are about.
 *
 * <p>They ask for nothing that is hidden from anybody, so what is allowed is known to all.
 */
final class OnlyIf {

  /** Beside the cards that are allowed: that this has been asked. */
  private static final int ASKED = 1 << 31;

  private OnlyIf() {}

  /** Whether a deck of a game has such cards. */
  static boolean isAsked(Game game) {
    for (int p = 0; p < game.players(); p++) {
      if (game.seat(p).conditional != 0) {
        return true;
      }
    }
    return false;
  }

  /** Those of some cards a fighter may play as schemes now. */
  static int schemes(State s, int fighter, int cards) {
    int player = s.game.owner(fighter);
    return (cards & s.game.seat(player).conditional) == 0
        ? cards
        : ifTaken(s, player, fighter, State.NOBODY, cards);
  }

  /** Those of some cards a fighter may attack another with now. */
  static int against(State s, int fighter, int target, int cards) {
    int player = s.game.owner(fighter);
    return (cards & s.game.seat(player).conditional) == 0
        ? cards
        : ifTaken(s, player, fighter, target, cards);
  }

  /** Those of some cards that are allowed on a side of the running combat. */
  static int inCombat(State s, int side, int cards) {
    int player = Combat.player(s, side);
    if (s.game.seat(player).conditional == 0) {
      return cards;
    }
    int asked = s.getInt(at(s, side));
    return asked != 0 ? cards & asked : allowed(s, player, Combat.fighter(s, side), cards);
  }

  /** Cards are chosen for a side: what is allowed now stays so. */
  static void ask(State s, int side) {
    int player = Combat.player(s, side);
    if (s.game.seat(player).conditional != 0 && s.getInt(at(s, side)) == 0) {
      int fighter = Combat.fighter(s, side);
      s.setInt(at(s, side), allowed(s, player, fighter, Deck.all()) | ASKED);
    }
  }

  /** The same with what was allowed before the attack was an action of the turn. */
  static void asked(State s, int attackCards) {
    if (s.game.seat(Combat.player(s, Combat.ATTACK)).conditional != 0) {
      s.setInt(at(s, Combat.ATTACK), attackCards | ASKED);
    }
  }

  /** A combat begins. */
  static void clear(State s) {
    if (s.game.hasFurther()) {
      s.setInt(at(s, Combat.ATTACK), 0);
      s.setInt(at(s, Combat.DEFENSE), 0);
    }
  }

  private static int at(State s, int side) {
    return s.further(Extra.ALLOWED + 4 * side);
  }

  private static int allowed(State s, int player, int fighter, int cards) {
    Seat seat = s.game.seat(player);
    Deck deck = seat.deck();
    int set = cards;
    for (int rest = deck.kinds(cards & seat.conditional); rest != 0; rest &= rest - 1) {
      int card = deck.lowest(rest);
      Test condition = seat.conditions[card];
      if (condition != null && !Meaning.holds(s, Meaning.NO_FRAME, player, fighter, condition)) {
        set &= ~deck.copies(card);
      }
    }
    return set;
  }

  /**
   * What would be allowed if the action were taken. The state says so meanwhile: it is the running
   * action, and of an attack it is known who fights whom.
   */
  private static int ifTaken(State s, int player, int fighter, int target, int cards) {
    int taken = s.get(State.TAKEN);
    int attacker = s.get(State.COMBATANT + Combat.ATTACK);
    int defender = s.get(State.COMBATANT + Combat.DEFENSE);
    int attacks = s.get(State.SIDE_PLAYER + Combat.ATTACK);
    int defends = s.get(State.SIDE_PLAYER + Combat.DEFENSE);
    boolean scheme = target < 0;
    s.set(State.TAKEN, Math.min(Byte.MAX_VALUE, taken + 1));
    s.set(State.COMBATANT + Combat.ATTACK, scheme ? State.NOBODY : fighter);
    s.set(State.COMBATANT + Combat.DEFENSE, target);
    s.set(State.SIDE_PLAYER + Combat.ATTACK, scheme ? State.NOBODY : player);
    s.set(State.SIDE_PLAYER + Combat.DEFENSE, scheme ? State.NOBODY : s.game.owner(target));
    int set = allowed(s, player, fighter, cards);
    s.set(State.TAKEN, taken);
    s.set(State.COMBATANT + Combat.ATTACK, attacker);
    s.set(State.COMBATANT + Combat.DEFENSE, defender);
    s.set(State.SIDE_PLAYER + Combat.ATTACK, attacks);
    s.set(State.SIDE_PLAYER + Combat.DEFENSE, defends);
    return set;
  }

  /** Refuses bytes that allow what no condition does. */
  static void check(State s) {
    for (int side = Combat.ATTACK; side <= Combat.DEFENSE; side++) {
      int asked = s.getInt(at(s, side));
      int player = asked == 0 ? State.NOBODY : Combat.player(s, side);
      if (asked != 0
          && (player < 0 || (asked | s.game.seat(player).conditional) != (Deck.all() | ASKED))) {
        throw new IllegalArgumentException("no view of this game: cards that may be played");
      }
    }
  }
}
