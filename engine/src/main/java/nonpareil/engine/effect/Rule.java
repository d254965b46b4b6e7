package nonpareil.engine.effect;

import java.util.List;
import nonpareil.engine.Later;
import nonpareil.engine.hero.Ability;
import org.jspecify.annotations.Nullable;

/**
 * A rule that holds while something is in force: an ability, a card that lies before its player, or
 * an effect until a moment. Where fighters stand is read when the rule is put in force; who they
 * are otherwise, whenever it is asked for.
 */
public sealed interface Rule {

  /**
   * The cards these fighters attack or defend with have more value, or less.
   *
   * @param against only in combats against one of these; null for all
   */
  record Value(
      Fighters who, Role role, Amount amount, boolean less, @Later @Nullable Fighters against)
      implements Rule {

    /** Against whomever. */
    public Value(Fighters who, Role role, Amount amount, boolean less) {
      this(who, role, amount, less, null);
    }

    @Override
    public Role endedBy() {
      return role;
    }
  }

  /**
   * The value of the cards these fighters attack or defend with, in place of the printed one.
   *
   * @param against only in combats against one of these; null for all
   */
  record ValueIs(Fighters who, Role role, Amount value, @Nullable Fighters against)
      implements Rule {
    @Override
    public Role endedBy() {
      return role;
    }
  }

  /** These fighters move farther in a maneuver, or less far. */
  record MoveValue(Fighters who, Amount amount, boolean less) implements Rule {}

  /** These fighters take more damage each time, or less. */
  record DamageTaken(Fighters who, Harm harm, Amount amount, boolean less) implements Rule {}

  /**
   * These fighters cannot attack.
   *
   * @param whom only these they cannot attack; null for everybody
   */
  record CannotAttack(Fighters who, @Nullable Fighters whom) implements Rule {}

  /** These fighters cannot be moved by anybody; they may be placed. */
  record CannotMove(Fighters who) implements Rule {}

  /** These fighters stay where they stand: nothing moves, places or swaps them. */
  record CannotLeave(Fighters who) implements Rule {}

  /** The move value of these fighters, in place of the printed one. */
  record MoveValueIs(Fighters who, Amount value) implements Rule {}

  /** These fighters take no more damage than so much each time. */
  record DamageAtMost(Fighters who, Harm harm, Amount most) implements Rule {}

  /** Attacks of these fighters may target fighters up to so many spaces away. */
  record Reach(Fighters who, Amount spaces) implements Rule {}

  /** Attacks of these fighters may target every fighter in one of their zones. */
  record ReachesZone(Fighters who) implements Rule {}

  /**
   * Attacks of these fighters may target some others from farther away.
   *
   * @param spaces at most so many away; null for all in one of their zones
   */
  record ReachesThese(Fighters who, @Nullable Amount spaces, Fighters whom) implements Rule {}

  /** These fighters are ranged, or melee, whatever is printed. */
  record AttackType(Fighters who, boolean ranged) implements Rule {}

  /** These players take no maneuvers. */
  record CannotManeuver(Players who) implements Rule {}

  /** How many cards these players may hold at the end of their turns. */
  record HandLimit(Players who, Amount cards) implements Rule {}

  /** These players gain no actions. */
  record CannotGainActions(Players who) implements Rule {}

  /** These players spend no cards for boosts. */
  record CannotBoost(Players who) implements Rule {}

  /** Cards these players spend for boosts have a higher boost value, or a lower one. */
  record BoostValue(Players who, Amount amount, boolean less) implements Rule {}

  /** These fighters recover no health. */
  record CannotRecover(Fighters who) implements Rule {}

  /** Damage does not bring these fighters below this health. */
  record HealthFloor(Fighters who, Amount health) implements Rule {}

  /** These fighters move through opposing ones. */
  record MovesThrough(Fighters who) implements Rule {}

  /** Attack cards against these fighters are played face up, before the defense is chosen. */
  record AttacksOpen(Fighters who) implements Rule {
    @Override
    public Role endedBy() {
      return Role.DEFENDING;
    }
  }

  /** The effects of cards these fighters play in a combat cannot be cancelled. */
  record CannotBeCancelled(Fighters who) implements Rule {}

  /** These players draw no cards by effects. */
  record CannotDraw(Players who) implements Rule {}

  /** These players cannot play cards of these types. */
  record CannotPlay(Players who, List<Type> types) implements Rule {}

  /** These players cannot play cards of a set. */
  record CannotPlaySuch(Players who, CardSet cards) implements Rule {}

  /** These fighters cannot play cards of a set: their players cannot play them for these. */
  record CannotUse(Fighters who, CardSet cards) implements Rule {}

  /** This player plays with the hand shown. */
  record HandShown(Players who) implements Rule {}

  /** This player cannot play the card chosen before in this effect, nor copies of it. */
  record CannotPlayCard(Players who) implements Rule {}

  /**
   * Something happens at a moment: each time while the rule holds, or the next time only, and then
   * the rule is over. Whom the moment must concern is settled like the fighters of other rules.
   */
  record When(Ability.Triggered triggered, boolean once) implements Rule {}

  /** The part in the next attack with which a rule ends that lasts until then. */
  default Role endedBy() {
    return Role.ATTACKING;
  }

  /** The types of cards. */
  enum Type {
    ATTACK,
    DEFENSE,
    VERSATILE,
    SCHEME
  }

  /** What a fighter does with a card in a combat. */
  enum Role {
    ATTACKING,
    DEFENDING,
    EITHER
  }

  /** When a rule ends, the soonest first. */
  enum Until {
    END_OF_COMBAT,
    END_OF_TURN,
    /**
     * With the next attack of a fighter it is about, or on one where it is about defending, or else
     * with the turn.
     */
    NEXT_ATTACK,
    START_OF_YOUR_NEXT_TURN,
    END_OF_YOUR_NEXT_TURN,
    /** With the next turn of the player it is about. */
    END_OF_THEIR_NEXT_TURN,
    /** With the next attack of a fighter it is about, in whichever turn that is. */
    THEIR_NEXT_ATTACK,
    END_OF_GAME
  }
}
