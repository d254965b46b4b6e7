package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * What only some heroes bring to a combat, in the tail of the state: cancelled moments, damage that
 * is held off or turned aside, attacks without a card, attacks that wait. Nothing here is read in
 * games without a tail.
 */
final class Clash {

  // Offsets within this part of the tail.
  private static final int SHIELDS = 0; // four bits for each fighter
  private static final int FLOOR = 16; // int[2]: the fighters held up by each side
  private static final int FLOOR_HEALTH = 24; // [2]
  private static final int ASIDE = 26; // [2] of instruction + 1 (two bytes) and fighter
  private static final int ASIDE_SIZE = 3;
  private static final int CARRIED_OUT = ASIDE + 2 * ASIDE_SIZE; // what ends with the clean-up
  private static final int PREVENTED = CARRIED_OUT; // [2]
  private static final int EFFECTS = PREVENTED + 2; // [2]
  private static final int BONUS = EFFECTS + 2;
  private static final int COMBAT_END = BONUS + 1;
  private static final int MADE = COMBAT_END;
  private static final int WAITING = MADE + 1; // [3] of attacker + 1, target and value
  private static final int WAITING_SIZE = 3;

  /** A whole number of longs. */
  static final int SIZE = 48;

  /** How many attacks can wait at once. */
  static final int MOST_WAITING = 3;

  /** How many there are in one action at most, so that it ends whatever they bring about. */
  static final int MOST_IN_ACTION = 4;

  private static final int MOST_SHIELD = 15;

  /** In place of the value of a waiting attack: it takes a card, or may be left undone for that. */
  static final int WITH_CARD = -1;

  static final int WITH_CARD_IF_WISHED = -2;

  /** Added to what stands in BONUS, so that 0 is an attack like any other. */
  private static final int SHIFT = 3;

  /** Above the bits of the cancelled moments: the effects of the card cannot be cancelled. */
  private static final int KEPT = 8;

  private Clash() {}

  static boolean isNeeded(Hero hero) {
    for (Card card : hero.allCards()) {
      for (Effect effect : card.effects().values()) {
        if (effect.contains(CombatEffect.class::isInstance)) {
          return true;
        }
      }
    }
    for (Ability.Triggered triggered : hero.ability().triggered()) {
      if (triggered.effect().contains(CombatEffect.class::isInstance)) {
        return true;
      }
    }
    return false;
  }

  private static int at(State s, int offset) {
    return s.shared(Extra.CLASH + offset);
  }

  private static void clear(State s, int from, int to) {
    java.util.Arrays.fill(s.mem, at(s, from), at(s, to), (byte) 0);
  }

  /** A combat begins: nothing of another one is left. */
  static void begin(State s) {
    clear(s, 0, COMBAT_END);
  }

  /** A combat is cleaned up: what held until then ends. */
  static void cleanUp(State s) {
    clear(s, 0, CARRIED_OUT);
  }

  // ---- effects of cards

  static void cancelMoment(State s, int side, int timing) {
    s.set(at(s, EFFECTS + side), s.get(at(s, EFFECTS + side)) | 1 << timing);
  }

  static boolean isCancelled(State s, int side, int timing) {
    return timing < Card.Timing.SCHEME.ordinal()
        && (s.get(at(s, EFFECTS + side)) >>> timing & 1) != 0;
  }

  static void keepEffects(State s, int side) {
    s.set(at(s, EFFECTS + side), s.get(at(s, EFFECTS + side)) | KEPT);
  }

  static boolean keepsEffects(State s, int side) {
    return (s.get(at(s, EFFECTS + side)) & KEPT) != 0;
  }

  /** Another card takes the place of a side's card. */
  static void replaced(State s, int side) {
    s.set(at(s, EFFECTS + side), 0);
  }

  // ---- damage held off

  static void shield(State s, int fighters, int amount) {
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      setShield(s, f, Math.min(MOST_SHIELD, shieldOf(s, f) + Math.max(0, amount)));
    }
  }

  private static int shieldOf(State s, int fighter) {
    return s.get(at(s, SHIELDS + fighter / 2)) >>> 4 * (fighter & 1) & 0xF;
  }

  private static void setShield(State s, int fighter, int left) {
    int at = at(s, SHIELDS + fighter / 2);
    int shift = 4 * (fighter & 1);
    s.set(at, s.get(at) & ~(0xF << shift) | left << shift);
  }

  /** What would be left of damage to a fighter. */
  static int unshielded(State s, int fighter, int damage) {
    return Math.max(0, damage - shieldOf(s, fighter));
  }

  /** What is left of damage to a fighter; what is prevented is used up and remembered. */
  static int takeShielded(State s, int fighter, int damage) {
    int prevented = Math.min(damage, shieldOf(s, fighter));
    if (prevented > 0) {
      setShield(s, fighter, shieldOf(s, fighter) - prevented);
      if (s.events != null) {
        s.events.tell(new Event.DamagePrevented(fighter, prevented));
      }
      prevented(s, fighter, prevented);
    }
    return damage - prevented;
  }

  /** Remembers damage that was prevented in the running combat. */
  static void prevented(State s, int fighter, int damage) {
    for (int side = Combat.ATTACK; side <= Combat.DEFENSE && Combat.running(s); side++) {
      if (s.game.owner(fighter) == Combat.player(s, side)) {
        int at = at(s, PREVENTED + side);
        s.set(at, Math.min(Byte.MAX_VALUE, s.get(at) + damage));
      }
    }
  }

  /** The damage prevented in the combat to the fighters of a player. */
  static int preventedFor(State s, int player) {
    int side = Combat.player(s, Combat.ATTACK) == player ? Combat.ATTACK : Combat.DEFENSE;
    return Combat.player(s, side) == player ? s.get(at(s, PREVENTED + side)) : 0;
  }

  /** Several floors of one side become one: for all its fighters, and as high as the highest. */
  static void hold(State s, int side, int fighters, int health) {
    int mask = at(s, FLOOR + 4 * side);
    s.setInt(mask, s.getInt(mask) | fighters);
    int at = at(s, FLOOR_HEALTH + side);
    s.set(at, Math.clamp(health, s.get(at), Byte.MAX_VALUE));
  }

  /** How much health damage cannot take from a fighter; it may have less already. */
  static int floor(State s, int fighter) {
    int floor = 0;
    for (int side = Combat.ATTACK; side <= Combat.DEFENSE; side++) {
      if ((s.getInt(at(s, FLOOR + 4 * side)) >>> fighter & 1) != 0) {
        floor = Math.max(floor, s.get(at(s, FLOOR_HEALTH + side)));
      }
    }
    return floor;
  }

  // ---- damage turned aside

  static void turnAside(State s, int side, int pc, int self) {
    int at = at(s, ASIDE + ASIDE_SIZE * side);
    s.set(at, pc + 1);
    s.set(at + 1, pc + 1 >> 8);
    s.set(at + 2, self);
  }

  private static int asidePc(State s, int side) {
    int at = at(s, ASIDE + ASIDE_SIZE * side);
    return (s.get(at) & 0xFF | (s.get(at + 1) & 0xFF) << 8) - 1;
  }

  /** Whether damage may be turned aside in this combat. */
  static boolean mayTurnAside(State s) {
    return s.game.hasExtra() && (asidePc(s, Combat.ATTACK) >= 0 || asidePc(s, Combat.DEFENSE) >= 0);
  }

  /** The side that may turn damage to a fighter aside, its own before the other; -1 if none. */
  static int sideTurning(State s, int fighter, boolean combat) {
    int own = s.game.owner(fighter) == Combat.player(s, Combat.ATTACK) ? 0 : 1;
    return insteadOf(s, fighter, own, combat) != 0
        ? own
        : insteadOf(s, fighter, 1 - own, combat) != 0 ? 1 - own : -1;
  }

  /** The fighters a side may turn damage to a fighter to. */
  static int insteadOf(State s, int fighter, int side, boolean combat) {
    int pc = asidePc(s, side);
    if (pc < 0 || (s.getInt(State.PREVENTED) >>> fighter & 1) != 0) {
      return 0;
    }
    Op op = s.game.op(pc);
    Detail detail = detail(op);
    if (!combat && detail.flag()) {
      return 0;
    }
    int owner = Combat.player(s, side);
    int self = s.get(at(s, ASIDE + ASIDE_SIZE * side + 2));
    Op.FighterSet from = Objects.requireNonNull(op.fighters());
    Op.FighterSet to = Objects.requireNonNull(op.second());
    return (Meaning.fighters(s, Meaning.NO_FRAME, owner, self, from) >>> fighter & 1) == 0
        ? 0
        : Meaning.fighters(s, Meaning.NO_FRAME, owner, self, to) & ~(1 << fighter);
  }

  /** The card or ability by which a side may turn damage aside. */
  static Event.Cause causeOfTurning(State s, int side) {
    int pc = asidePc(s, side);
    int card = Combat.card(s, side);
    Seat seat = s.game.seat(Combat.player(s, side));
    for (int start : card < 0 ? new int[0] : seat.programs(card)) {
      int at = start;
      while (at >= 0 && at < pc && s.game.op(at).code() != Op.Code.END) {
        at++;
      }
      if (at == pc) {
        return Event.Cause.of(seat.player(), card);
      }
    }
    return Event.Cause.ability(seat.player());
  }

  static Detail detail(Op op) {
    return (Detail) Objects.requireNonNull(op.detail());
  }

  // ---- attacks that wait

  /** A new action: as many further attacks as ever. */
  static void newAction(State s) {
    s.set(at(s, MADE), 0);
  }

  /** A new turn: what could not be made in the last one is not made any more. */
  static void newTurn(State s) {
    clear(s, MADE, WAITING + MOST_WAITING * WAITING_SIZE);
    for (int i = 0; s.game.hasFurther() && i <= MOST_WAITING; i++) {
      s.setInt(barred(s, i), 0);
    }
  }

  /** Whether a further attack can still be made in this action. */
  static boolean hasRoom(State s) {
    return s.get(at(s, MADE)) < MOST_IN_ACTION
        && s.get(at(s, WAITING + WAITING_SIZE * (MOST_WAITING - 1))) == 0;
  }

  /**
   * An attack that is made when nothing else is going on in this action.
   *
   * @param cards the cards of its player it may be made with; all of them if it does not matter
   */
  static void await(State s, int attacker, int target, int value, int cards) {
    int at = at(s, WAITING);
    int place = 0;
    while (s.get(at) != 0) {
      at += WAITING_SIZE;
      place++;
    }
    if (s.game.hasFurther()) {
      s.setInt(barred(s, place), ~cards & Deck.all());
    }
    s.set(at, attacker + 1);
    s.set(at + 1, target);
    s.set(at + 2, value);
    s.set(at(s, MADE), s.get(at(s, MADE)) + 1);
  }

  /** Begins the next attack that waits, if one can still be made. */
  static boolean beginWaiting(State s) {
    int first = at(s, WAITING);
    while (s.get(first) != 0) {
      int attacker = s.get(first) - 1;
      int target = s.get(first + 1);
      int value = s.get(first + 2);
      int end = first + MOST_WAITING * WAITING_SIZE;
      System.arraycopy(s.mem, first + WAITING_SIZE, s.mem, first, end - first - WAITING_SIZE);
      java.util.Arrays.fill(s.mem, end - WAITING_SIZE, end, (byte) 0);
      int barred = nextBarred(s);
      boolean armed = value >= 0 || s.hand(s.game.owner(attacker)) != 0;
      if (armed && s.onBoard(attacker) && s.onBoard(target)) {
        Combat.begin(s, attacker, target, value >= 0);
        s.set(at(s, BONUS), value + SHIFT);
        if (s.game.hasFurther()) {
          s.setInt(barred(s, MOST_WAITING), barred);
        }
        s.phase(value >= 0 ? Phase.DEFENSE_CARD : Phase.BONUS_CARD);
        return true;
      }
    }
    return false;
  }

  /** Whether the combat is a further attack of an action. */
  static boolean isBonus(State s) {
    return s.game.hasExtra() && s.get(at(s, BONUS)) != 0;
  }

  /** The value of an attack that is made without a card; -1 if it takes one. */
  static int cardless(State s) {
    int bonus = s.get(at(s, BONUS));
    return bonus == 0 ? -1 : Math.max(-1, bonus - SHIFT);
  }

  /** The cards the running further attack may not be made with are left out of these. */
  static int fitting(State s, int cards) {
    return s.game.hasFurther() ? cards & ~s.getInt(barred(s, MOST_WAITING)) : cards;
  }

  /** The cards a waiting attack may not be made with; behind those, of the running one. */
  private static int barred(State s, int place) {
    return s.further(Extra.BARRED + 4 * place);
  }

  /** Takes those of the first that waits away; the others move up. */
  private static int nextBarred(State s) {
    if (!s.game.hasFurther()) {
      return 0;
    }
    int barred = s.getInt(barred(s, 0));
    for (int i = 1; i < MOST_WAITING; i++) {
      s.setInt(barred(s, i - 1), s.getInt(barred(s, i)));
    }
    s.setInt(barred(s, MOST_WAITING - 1), 0);
    return barred;
  }

  /** Whether no card need be played for the attack. */
  static boolean mayBeLeft(State s) {
    return s.get(at(s, BONUS)) == WITH_CARD_IF_WISHED + SHIFT;
  }

  /** What must hold of a view's bytes. */
  static boolean isSound(State s) {
    int fighters = s.game.fighters();
    for (int side = Combat.ATTACK; side <= Combat.DEFENSE; side++) {
      int pc = asidePc(s, side);
      int self = s.get(at(s, ASIDE + ASIDE_SIZE * side + 2));
      boolean aside =
          pc < 0
              || (pc < s.game.codeSize()
                  && s.game.op(pc).code() == Op.Code.TURN_ASIDE
                  && self >= 0
                  && self < fighters);
      boolean counted = s.get(at(s, PREVENTED + side)) >= 0;
      boolean floor =
          (s.getInt(at(s, FLOOR + 4 * side)) & ~s.game.allFighters()) == 0
              && s.get(at(s, FLOOR_HEALTH + side)) >= 0;
      if (!aside || !counted || !floor || (s.get(at(s, EFFECTS + side)) & ~0xF) != 0) {
        return false;
      }
    }
    for (int i = 0; s.game.hasFurther() && i <= MOST_WAITING; i++) {
      if ((s.getInt(barred(s, i)) & ~Deck.all()) != 0) {
        return false;
      }
    }
    boolean open = true;
    for (int i = 0; i < MOST_WAITING; i++) {
      int at = at(s, WAITING + i * WAITING_SIZE);
      int attacker = s.get(at) - 1;
      int target = s.get(at + 1);
      boolean there = attacker >= 0 && attacker < fighters && target >= 0 && target < fighters;
      boolean none = attacker < 0 && target == 0 && s.get(at + 2) == 0;
      if (!(none || (there && open && s.get(at + 2) >= WITH_CARD_IF_WISHED))) {
        return false;
      }
      open &= there;
    }
    int made = s.get(at(s, MADE));
    return made >= 0 && made <= MOST_IN_ACTION && s.get(at(s, BONUS)) >= 0;
  }

  /** The cards a further attack may be made with. */
  record WithCards(CardMask cards) implements Op.Detail {}

  /**
   * The operands of the words of {@link CombatEffect}.
   *
   * @param card whose card
   * @param flag rounded up, combat damage alone, in range, or optional
   * @param moment the moment whose effects are cancelled; null for all
   * @param sign whether it adds (1), subtracts (-1) or sets (0)
   */
  record Detail(
      CombatEffect.CardOf card, boolean flag, CombatEffect.@Nullable Moment moment, int sign)
      implements Op.Detail {}
}
