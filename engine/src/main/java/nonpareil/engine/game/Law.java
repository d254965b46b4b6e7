package nonpareil.engine.game;

import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Rule.Until;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.FighterSet;
import nonpareil.engine.game.Op.SpaceSet;
import nonpareil.engine.game.Op.Test;
import org.jspecify.annotations.Nullable;

/**
 * A compiled rule.
 *
 * @param number its number among those of its hero that effects put in force
 * @param who the fighters it is about; null for a rule about players
 * @param players the players it is about
 * @param whom whom those fighters cannot attack, or against whom it counts; null for everybody
 * @param uses what it is limited to, as bits: attack 1 and defense 2, combat damage 1 and other
 *     damage 2, types of cards
 * @param amount null where it counts nothing
 * @param sign 1 for more, -1 for less
 * @param condition what must hold as well, for a rule of an ability or a card in play
 * @param until when it ends; null for a rule of an ability or a card in play
 * @param attackers in whose next attack alone it holds; null where that is not so
 * @param spaces the spaces it is about, read whenever it is asked for; null where it is about none
 * @param live where fighters stand and how they are is read whenever the rule is asked for, and not
 *     when it is put in force
 */
record Law(
    int number,
    Kind kind,
    @Nullable FighterSet who,
    Players players,
    @Nullable FighterSet whom,
    int uses,
    @Nullable Count amount,
    int sign,
    @Nullable Test condition,
    @Nullable Until until,
    @Nullable FighterSet attackers,
    @Nullable SpaceSet spaces,
    boolean live)
    implements Op.Detail {

  Law(
      int number,
      Kind kind,
      @Nullable FighterSet who,
      Players players,
      @Nullable FighterSet whom,
      int uses,
      @Nullable Count amount,
      int sign,
      @Nullable Test condition,
      @Nullable Until until) {
    this(
        number,
        kind,
        who,
        players,
        whom,
        uses,
        amount,
        sign,
        condition,
        until,
        null,
        null,
        kind == Kind.WHEN);
  }

  Law against(@Nullable FighterSet others) {
    return with(others, attackers, spaces, live);
  }

  Law in(@Nullable FighterSet attacking) {
    return with(whom, attacking, spaces, live);
  }

  Law about(SpaceSet where) {
    return with(whom, attackers, where, live);
  }

  /** The same, read whenever it is asked for. */
  Law alive() {
    return with(whom, attackers, spaces, true);
  }

  private Law with(
      @Nullable FighterSet others,
      @Nullable FighterSet attacking,
      @Nullable SpaceSet where,
      boolean alive) {
    return new Law(
        number, kind, who, players, others, uses, amount, sign, condition, until, attacking, where,
        alive);
  }

  /** What is ruled. */
  enum Kind {
    VALUE,
    MOVE,
    DAMAGE,
    ATTACK,
    STAY,
    THROUGH,
    UNCANCELLABLE,
    DRAW,
    PLAY,
    SHOWN,
    LOCK,
    RECOVER,
    LEAVE,
    ENTER,
    MOVE_IS,
    MOST_DAMAGE,
    REACH,
    GAIN,
    BOOST,
    BOOST_VALUE,
    FLOOR,
    OPEN,
    REACH_ZONE,
    RANGED,
    MELEE,
    MANEUVER,
    HAND_LIMIT,
    /** Something happens at a moment: see {@link Triggers}. */
    WHEN
  }
}
