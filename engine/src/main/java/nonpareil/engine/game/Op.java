package nonpareil.engine.game;

import static nonpareil.engine.game.Asking.among;
import static nonpareil.engine.game.Asking.openly;

import java.util.List;
import nonpareil.engine.effect.Effect.Which;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.game.Asking.Held;
import nonpareil.engine.game.Asking.Offered;
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

  /** The words, each with all that must be known of it elsewhere. */
  enum Code {
    END(Group.ORDER, Asking.NOTHING),
    REACTIONS(Group.DISCARD, openly(DecisionKind.ORDER)),
    JUMP(Group.ORDER, Asking.NOTHING),
    TEST(Group.ORDER, Asking.NOTHING),
    CONFIRM(Group.ORDER, openly(DecisionKind.CONFIRM)),
    OPTIONS(Group.ORDER, openly(DecisionKind.CHOOSE_OPTION, DecisionKind.ORDER)),
    OPTION_END(Group.ORDER, Asking.NOTHING),
    DRAW(Group.DECK, Asking.NOTHING),
    DRAW_UP_TO(Group.DECK, openly(DecisionKind.CHOOSE_NUMBER)),
    KEEP_DRAWN(Group.DECK, among(Offered.DRAWN, DecisionKind.CHOOSE_CARD, DecisionKind.ORDER)),
    LOOK_AT_TOP(Group.DECK, among(Offered.TOP, DecisionKind.CHOOSE_CARD, DecisionKind.ORDER)),
    PUT_ON_DECK(Group.DECK, among(Offered.HAND, DecisionKind.CHOOSE_CARD)),
    DISCARD(Group.DISCARD, among(Offered.HAND, DecisionKind.DISCARD)),
    DISCARD_RANDOM(Group.DISCARD, Asking.NOTHING),
    DISCARD_TOP(Group.DISCARD, Asking.NOTHING),
    DISCARD_ANY(Group.DISCARD, among(Offered.HAND_OR_NONE, DecisionKind.DISCARD)),
    PAY(Group.DISCARD, among(Offered.HAND, DecisionKind.DISCARD)),
    SEE_HAND(Group.COMBAT, openly(DecisionKind.CONFIRM).ifHeld(Held.HIDER)),
    REVEAL_HAND(Group.COMBAT, openly(DecisionKind.CONFIRM).ifHeld(Held.HIDER)),
    DISCARD_SEEN(Group.DISCARD, among(Offered.HAND_OF_MEANT, DecisionKind.CHOOSE_CARD)),
    DISCARD_NAMED(
        Group.DISCARD, among(Offered.HAND, DecisionKind.DISCARD).ifHeld(Held.NAMED_VALUE)),
    CHOOSE_OPPONENT(Group.ORDER, openly(DecisionKind.CHOOSE_PLAYER)),
    NAME_NUMBER(Group.ORDER, openly(DecisionKind.CHOOSE_NUMBER)),
    SEARCH(Group.DECK, Asking.NOTHING),
    TAKE_DISCARDS(Group.DECK, Asking.NOTHING),
    REVEAL_TOP(Group.DECK, Asking.NOTHING),
    TAKE_REVEALED(Group.DECK, Asking.NOTHING),
    TAKE_BOOST_CARD(Group.DECK, openly(DecisionKind.CHOOSE_CARD)),
    CANCEL(Group.COMBAT, Asking.NOTHING),
    SET_VALUE(Group.COMBAT, Asking.NOTHING),
    ADD_VALUE(Group.COMBAT, Asking.NOTHING),
    OPPOSING_VALUE_IS_BOOST(Group.COMBAT, Asking.NOTHING),
    LOCK_OPPOSING_VALUE(Group.COMBAT, Asking.NOTHING),
    IGNORE_OPPOSING_VALUE(Group.COMBAT, Asking.NOTHING),
    BOOST(Group.COMBAT, among(Offered.HAND_OR_NONE, DecisionKind.BOOST).once()),
    PREVENT_DAMAGE(Group.COMBAT, Asking.NOTHING),
    REPLACE_ATTACK_CARD(
        Group.COMBAT,
        among(Offered.HAND, DecisionKind.CONFIRM, DecisionKind.ATTACK_CARD)
            .ifHeld(Held.REPLACEMENT)
            .once()),
    FORCE_ATTACK_CARD(
        Group.COMBAT,
        among(Offered.HAND_OF_ATTACKER, DecisionKind.CONFIRM, DecisionKind.CHOOSE_CARD)
            .ifHeld(Held.HIDER)
            .once()),
    TAKE_OVER(Group.COMBAT, Asking.NOTHING),
    LOCK_OWN_VALUES(Group.COMBAT, Asking.NOTHING),
    CHOOSE_FIGHTER(Group.FIGHTER, openly(DecisionKind.CHOOSE_FIGHTER)),
    CHOOSE_SPACE(Group.FIGHTER, openly(DecisionKind.CHOOSE_SPACE)),
    DAMAGE(Group.FIGHTER, Asking.NOTHING),
    HEAL(Group.FIGHTER, Asking.NOTHING),
    SET_HEALTH(Group.FIGHTER, Asking.NOTHING),
    REVIVE(Group.FIGHTER, openly(DecisionKind.CHOOSE_SPACE).once()),
    MOVE(Group.FIGHTER, openly(DecisionKind.MOVE)),
    PLACE(Group.FIGHTER, openly(DecisionKind.CHOOSE_SPACE)),
    SWAP(Group.FIGHTER, Asking.NOTHING),
    RETURN_SIDEKICK(Group.FIGHTER, openly(DecisionKind.CHOOSE_SPACE)),
    LEAVE_BOARD(Group.FIGHTER, Asking.NOTHING),
    BECOME_TRAIT(Group.TOKEN, Asking.NOTHING),
    TOGGLE_TRAIT(Group.TOKEN, Asking.NOTHING),
    CHOOSE_TRAIT(Group.TOKEN, openly(DecisionKind.CHOOSE_OPTION)),
    MOVE_TOKEN(Group.TOKEN, openly(DecisionKind.CHOOSE_FIGHTER, DecisionKind.MOVE).once()),
    GAIN_ACTION(Group.ORDER, Asking.NOTHING),
    END_TURN(Group.ORDER, Asking.NOTHING);

    final Group group;

    /** What it asks, and what a question or its absence could tell about hidden cards. */
    @SuppressWarnings("ImmutableEnumChecker") // its set cannot be changed
    final Asking asking;

    Code(Group group, Asking asking) {
      this.group = group;
      this.asking = asking;
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
      Test.Kind kind,
      int number,
      Players players,
      @Nullable FighterSet fighters,
      List<Test> parts) {
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
