package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Rule.Until;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.FighterSet;
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
 * @param live where fighters stand and how they are is read whenever the rule is asked for, and not
 *     when it is put in force
 * @param cards the cards it forbids; null where it is about none
 * @param still what must hold besides of fighters that were settled, whenever the rule is asked for
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
    boolean live,
    @Nullable CardMask cards,
    @Nullable Still still)
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
        kind == Kind.WHEN,
        null,
        null);
  }

  Law against(@Nullable FighterSet others) {
    return new Law(
        number, kind, who, players, others, uses, amount, sign, condition, until, attackers, live,
        cards, still);
  }

  Law in(@Nullable FighterSet attacking) {
    return new Law(
        number, kind, who, players, whom, uses, amount, sign, condition, until, attacking, live,
        cards, still);
  }

  Law of(CardMask some) {
    return new Law(
        number, kind, who, players, whom, uses, amount, sign, condition, until, attackers, live,
        some, still);
  }

  /**
   * The same, read whenever it is asked for. Who is somebody in the running effect only is settled
   * all the same, and what must hold of that fighter is read.
   */
  Law alive() {
    boolean settled = isOfNow(who);
    boolean othersSettled = isOfNow(whom);
    FighterSet of = settled ? plain(who) : who;
    FighterSet others = othersSettled ? plain(whom) : whom;
    Still more =
        settled || othersSettled
            ? new Still(settled ? anybody(who) : null, othersSettled ? anybody(whom) : null)
            : null;
    return new Law(
        number, kind, of, players, others, uses, amount, sign, condition, until, attackers, true,
        cards, more);
  }

  /** Sets of all fighters of whom something holds; null where nothing must. */
  record Still(@Nullable FighterSet who, @Nullable FighterSet whom) {}

  private static boolean isOfNow(@Nullable FighterSet set) {
    return set != null && !Force.isNamed(set) && Force.saysMore(set);
  }

  private static @Nullable FighterSet plain(@Nullable FighterSet set) {
    return set == null
        ? null
        : new FighterSet(set.group(), set.mask(), Where.ANYWHERE, null, List.of());
  }

  private static @Nullable FighterSet anybody(@Nullable FighterSet set) {
    return set == null
        ? null
        : new FighterSet(Group.ALL, 0, set.where(), set.near(), set.filters());
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
    VALUE_IS,
    REACH_THESE,
    REACH_ZONE_OF_THESE,
    /** Cards a player cannot play, and those a player cannot play for a fighter. */
    PLAY_SUCH,
    USE,
    /** Something happens at a moment: see {@link Triggers}. */
    WHEN
  }
}
