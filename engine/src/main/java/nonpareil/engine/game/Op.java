package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.effect.Effect.Which;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import org.jspecify.annotations.Nullable;

/**
 * One instruction of a compiled effect. The meaning of the operands depends on the code; see {@link
 * Compiler} for how they are filled and {@link Effects} for how they are carried out.
 *
 * @param jump where to go on if a condition fails or an option is declined
 * @param starts where the blocks of printed options begin
 */
record Op(
    Code code,
    int n,
    int m,
    boolean flag,
    boolean other,
    Players players,
    Which which,
    @Nullable FighterSet fighters,
    @Nullable FighterSet second,
    @Nullable SpaceSet spaces,
    @Nullable Count count,
    @Nullable Test test,
    int jump,
    List<Integer> starts) {

  enum Code {
    END,
    REACTIONS,
    JUMP,
    TEST,
    CONFIRM,
    OPTIONS,
    OPTION_END,
    DRAW,
    DRAW_UP_TO,
    KEEP_DRAWN,
    LOOK_AT_TOP,
    PUT_ON_DECK,
    DISCARD,
    DISCARD_RANDOM,
    DISCARD_TOP,
    DISCARD_ANY,
    PAY,
    SEE_HAND,
    REVEAL_HAND,
    DISCARD_SEEN,
    DISCARD_NAMED,
    CHOOSE_OPPONENT,
    NAME_NUMBER,
    SEARCH,
    TAKE_DISCARDS,
    REVEAL_TOP,
    TAKE_REVEALED,
    TAKE_BOOST_CARD,
    CANCEL,
    SET_VALUE,
    ADD_VALUE,
    OPPOSING_VALUE_IS_BOOST,
    LOCK_OPPOSING_VALUE,
    IGNORE_OPPOSING_VALUE,
    BOOST,
    PREVENT_DAMAGE,
    REPLACE_ATTACK_CARD,
    FORCE_ATTACK_CARD,
    TAKE_OVER,
    LOCK_OWN_VALUES,
    CHOOSE_FIGHTER,
    CHOOSE_SPACE,
    DAMAGE,
    HEAL,
    SET_HEALTH,
    REVIVE,
    MOVE,
    PLACE,
    SWAP,
    RETURN_SIDEKICK,
    LEAVE_BOARD,
    BECOME_TRAIT,
    TOGGLE_TRAIT,
    CHOOSE_TRAIT,
    MOVE_TOKEN,
    GAIN_ACTION,
    END_TURN
  }

  /** A compiled set of fighters; {@code mask} holds the fighters of a kind. */
  record FighterSet(
      Fighters.Group group, int mask, Fighters.Where where, @Nullable FighterSet near) {}

  /** A compiled set of spaces. */
  record SpaceSet(Spaces.Kind kind, @Nullable FighterSet near) {}

  /** A compiled amount; {@code n} is its number or its mask of cards. */
  record Count(Count.Kind kind, int n, @Nullable FighterSet fighters) {
    enum Kind {
      FIXED,
      COMBAT_DAMAGE,
      DAMAGE_DEALT,
      FIGHTERS,
      DISCARDS,
      PER_DISCARDED,
      BOOST_OF_DISCARDED,
      BOOST_OF_REVEALED,
      BOOST_OF_OPPOSING
    }
  }

  /** A compiled condition. */
  record Test(
      Test.Kind kind, int n, Players players, @Nullable FighterSet fighters, List<Test> parts) {
    enum Kind {
      WON,
      LOST,
      ATTACKING,
      DEFENDING,
      FOE_IS_HERO,
      STOOD_ELSEWHERE,
      BEGAN_ON_TOKEN,
      SELF_DEFEATED,
      HAS_TRAIT,
      YOUR_TURN,
      FIRST_ACTION,
      EXISTS,
      HEALTH_AT_MOST,
      DAMAGE_DONE,
      FIGHTER_DEFEATED,
      NAMED_OPPOSING_VALUE,
      HAND_HAS_NAMED,
      NOT,
      ALL,
      ANY
    }
  }
}
