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
 * @param number the number in its text: how many cards, how far, how often, which value or health
 * @param take how many of the cards seen are taken
 * @param card the card it looks for
 * @param cards the cards it speaks of, as a set
 * @param trait the trait the hero takes on
 * @param sidekicks the fighters one of which returns, as bits
 * @param may whether it may be left undone
 * @param throughOpposing whether fighters move through opposing ones
 * @param mustLeave whether the fighter must leave its space
 * @param freeOfFighters whether a token goes only where no fighter stands
 * @param jump where to go on if a condition fails or an option is declined
 * @param starts where the blocks of printed options begin
 */
record Op(
    Code code,
    int number,
    int take,
    int card,
    int cards,
    int trait,
    int sidekicks,
    boolean may,
    boolean throughOpposing,
    boolean mustLeave,
    boolean freeOfFighters,
    Players players,
    Which which,
    @Nullable FighterSet fighters,
    @Nullable FighterSet second,
    @Nullable SpaceSet spaces,
    @Nullable Count count,
    @Nullable Test test,
    int jump,
    List<Integer> starts) {

  /** Which class carries the word out. */
  enum Group {
    ORDER,
    DECK,
    DISCARD,
    COMBAT,
    FIGHTER,
    TOKEN
  }

  enum Code {
    END(Group.ORDER),
    REACTIONS(Group.DISCARD),
    JUMP(Group.ORDER),
    TEST(Group.ORDER),
    CONFIRM(Group.ORDER),
    OPTIONS(Group.ORDER),
    OPTION_END(Group.ORDER),
    DRAW(Group.DECK),
    DRAW_UP_TO(Group.DECK),
    KEEP_DRAWN(Group.DECK),
    LOOK_AT_TOP(Group.DECK),
    PUT_ON_DECK(Group.DECK),
    DISCARD(Group.DISCARD),
    DISCARD_RANDOM(Group.DISCARD),
    DISCARD_TOP(Group.DISCARD),
    DISCARD_ANY(Group.DISCARD),
    PAY(Group.DISCARD),
    SEE_HAND(Group.COMBAT),
    REVEAL_HAND(Group.COMBAT),
    DISCARD_SEEN(Group.DISCARD),
    DISCARD_NAMED(Group.DISCARD),
    CHOOSE_OPPONENT(Group.ORDER),
    NAME_NUMBER(Group.ORDER),
    SEARCH(Group.DECK),
    TAKE_DISCARDS(Group.DECK),
    REVEAL_TOP(Group.DECK),
    TAKE_REVEALED(Group.DECK),
    TAKE_BOOST_CARD(Group.DECK),
    CANCEL(Group.COMBAT),
    SET_VALUE(Group.COMBAT),
    ADD_VALUE(Group.COMBAT),
    OPPOSING_VALUE_IS_BOOST(Group.COMBAT),
    LOCK_OPPOSING_VALUE(Group.COMBAT),
    IGNORE_OPPOSING_VALUE(Group.COMBAT),
    BOOST(Group.COMBAT),
    PREVENT_DAMAGE(Group.COMBAT),
    REPLACE_ATTACK_CARD(Group.COMBAT),
    FORCE_ATTACK_CARD(Group.COMBAT),
    TAKE_OVER(Group.COMBAT),
    LOCK_OWN_VALUES(Group.COMBAT),
    CHOOSE_FIGHTER(Group.FIGHTER),
    CHOOSE_SPACE(Group.FIGHTER),
    DAMAGE(Group.FIGHTER),
    HEAL(Group.FIGHTER),
    SET_HEALTH(Group.FIGHTER),
    REVIVE(Group.FIGHTER),
    MOVE(Group.FIGHTER),
    PLACE(Group.FIGHTER),
    SWAP(Group.FIGHTER),
    RETURN_SIDEKICK(Group.FIGHTER),
    LEAVE_BOARD(Group.FIGHTER),
    BECOME_TRAIT(Group.TOKEN),
    TOGGLE_TRAIT(Group.TOKEN),
    CHOOSE_TRAIT(Group.TOKEN),
    MOVE_TOKEN(Group.TOKEN),
    GAIN_ACTION(Group.ORDER),
    END_TURN(Group.ORDER);

    final Group group;

    Code(Group group) {
      this.group = group;
    }
  }

  /** A compiled set of fighters; {@code mask} holds the fighters of a kind. */
  record FighterSet(
      Fighters.Group group, int mask, Fighters.Where where, @Nullable FighterSet near) {}

  /** A compiled set of spaces. */
  record SpaceSet(Spaces.Kind kind, @Nullable FighterSet near) {}

  /** A compiled amount: of one, of fighters or of cards, by its kind. */
  record Count(Count.Kind kind, int number, int cards, @Nullable FighterSet fighters) {
    enum Kind {
      FIXED,
      COMBAT_DAMAGE,
      DAMAGE_TAKEN,
      DAMAGE_DEALT,
      FIGHTERS,
      DISCARDS,
      PER_DISCARDED,
      BOOST_OF_DISCARDED,
      BOOST_OF_REVEALED,
      BOOST_OF_OPPOSING
    }
  }

  /** A compiled condition; {@code number} is the trait or the health it asks for. */
  record Test(
      Test.Kind kind, int number, Players players, @Nullable FighterSet fighters, List<Test> parts) {
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
