package nonpareil.engine.game;

import static nonpareil.engine.game.Asking.among;
import static nonpareil.engine.game.Asking.openly;

import java.util.List;
import java.util.Objects;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Effect.Which;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;
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
 * @param by who is asked what the word asks
 * @param detail the operands of a word that has a record of its own for them
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
    List<Integer> starts,
    Players by,
    @Nullable Detail detail) {

  /** In place of the number: it is read from the game when the word begins ({@link #count}). */
  static final int MEASURED = -2;

  /** The amount of a word that has one. */
  Count amount() {
    return Objects.requireNonNull(count);
  }

  /** The compiled operands of a word that needs more than the common ones. */
  interface Detail {}

  /** Which class carries the word out. */
  enum Group {
    ORDER,
    DECK,
    DISCARD,
    COMBAT,
    FIGHTER,
    TOKEN,
    MOMENT,
    RULE,
    CLASH,
    BOARD,
    DECIDING,
    PILE,
    HAND
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
    DAMAGE(Group.FIGHTER, openly(DecisionKind.CHOOSE_FIGHTER)),
    DEFEAT(Group.FIGHTER, Asking.NOTHING),
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
    PUT_TOKENS(Group.BOARD, openly(DecisionKind.CHOOSE_SPACE)),
    TAKE_TOKENS(Group.BOARD, openly(DecisionKind.CHOOSE_FIGHTER)),
    CHOOSE_TOKEN(Group.BOARD, openly(DecisionKind.CHOOSE_FIGHTER)),
    CHOOSE_ZONE(Group.BOARD, openly(DecisionKind.CHOOSE_OPTION)),
    RETURN_FIGHTER(Group.BOARD, openly(DecisionKind.CHOOSE_SPACE)),
    SUMMON(Group.BOARD, openly(DecisionKind.CHOOSE_SPACE)),
    WALK(Group.BOARD, openly(DecisionKind.MOVE)),
    WALK_ON(Group.BOARD, Asking.NOTHING),
    EACH_PIECE(Group.BOARD, openly(DecisionKind.CHOOSE_FIGHTER)),
    DIVIDE(Group.BOARD, openly(DecisionKind.CHOOSE_FIGHTER)),
    DIVIDED(Group.BOARD, Asking.NOTHING),
    GAIN_ACTION(Group.ORDER, Asking.NOTHING),
    END_TURN(Group.ORDER, Asking.NOTHING),
    TRIGGERS(Group.MOMENT, openly(DecisionKind.ORDER)),
    UNLESS(Group.MOMENT, Asking.NOTHING),
    ONCE(Group.MOMENT, Asking.NOTHING),
    USED(Group.MOMENT, Asking.NOTHING),
    PUT_IN_FORCE(Group.RULE, Asking.NOTHING),
    GAIN(Group.RULE, Asking.NOTHING),
    LOSE(Group.RULE, Asking.NOTHING),
    SPEND(Group.RULE, openly(DecisionKind.CONFIRM, DecisionKind.CHOOSE_NUMBER)),
    GAIN_ACTIONS(Group.RULE, Asking.NOTHING),
    LOSE_ACTIONS(Group.RULE, Asking.NOTHING),
    DISCARD_THIS(Group.RULE, Asking.NOTHING),
    CHANGE_VALUE(Group.CLASH, Asking.NOTHING),
    HALVE_VALUE(Group.CLASH, Asking.NOTHING),
    EXCHANGE_VALUES(Group.CLASH, Asking.NOTHING),
    LOCK_VALUE(Group.CLASH, Asking.NOTHING),
    IGNORE_VALUE(Group.CLASH, Asking.NOTHING),
    CANCEL_CARD(Group.CLASH, Asking.NOTHING),
    KEEP_EFFECTS(Group.CLASH, Asking.NOTHING),
    BOOST_FROM_DECK(Group.CLASH, openly(DecisionKind.CONFIRM).once()),
    PREVENT_UP_TO(Group.CLASH, Asking.NOTHING),
    HEALTH_FLOOR(Group.CLASH, Asking.NOTHING),
    TURN_ASIDE(Group.CLASH, Asking.NOTHING),
    PREVENT_COMING(Group.CLASH, Asking.NOTHING),
    DIVERT(Group.CLASH, openly(DecisionKind.CHOOSE_FIGHTER, DecisionKind.CHOOSE_NUMBER)),
    CHANGE_TARGET(Group.CLASH, openly(DecisionKind.CHOOSE_FIGHTER)),
    BONUS_ATTACK(Group.CLASH, openly(DecisionKind.CHOOSE_FIGHTER)),
    DONE(Group.DECIDING, Asking.NOTHING),
    CAN(Group.DECIDING, Asking.NOTHING),
    EACH(Group.DECIDING, Asking.NOTHING),
    MOVE_CARDS(Group.PILE, Asking.NOTHING),
    MOVE_OPEN_CARDS(
        Group.PILE, among(Offered.OPEN_PILE, DecisionKind.CHOOSE_CARD, DecisionKind.ORDER)),
    MOVE_SEEN_CARDS(
        Group.PILE, among(Offered.COVERED_PILE, DecisionKind.CHOOSE_CARD, DecisionKind.ORDER)),
    MOVE_HAND_CARDS(
        Group.PILE,
        among(Offered.HAND, DecisionKind.CHOOSE_CARD, DecisionKind.DISCARD, DecisionKind.ORDER)),
    MOVE_HAND_CARDS_OR_NONE(
        Group.PILE, among(Offered.HAND_OR_NONE, DecisionKind.CHOOSE_CARD, DecisionKind.DISCARD)),
    MOVE_OTHERS_CARDS(
        Group.PILE,
        among(
                Offered.COVERED_PILE,
                DecisionKind.CHOOSE_CARD,
                DecisionKind.ORDER,
                DecisionKind.CONFIRM)
            .ifHeld(Held.HIDER)),
    LOOK(Group.PILE, Asking.NOTHING),
    DRAW_UNTIL(Group.PILE, Asking.NOTHING),
    NAME_TYPE(Group.PILE, openly(DecisionKind.CHOOSE_OPTION)),
    EXCHANGE_ATTACK_CARD(Group.PILE, openly(DecisionKind.CHOOSE_CARD)),
    EXCHANGE_FROM_DECK(Group.PILE, among(Offered.COVERED_PILE, DecisionKind.CHOOSE_CARD)),
    BY_HAND(
        Group.HAND,
        openly(
            DecisionKind.CHOOSE_OPTION,
            DecisionKind.CHOOSE_FIGHTER,
            DecisionKind.CHOOSE_PLAYER,
            DecisionKind.CHOOSE_SPACE,
            DecisionKind.CHOOSE_NUMBER,
            DecisionKind.CHOOSE_CARD,
            DecisionKind.CONFIRM)),
    CARD_BY_HAND(Group.HAND, among(Offered.HAND, DecisionKind.CHOOSE_CARD, DecisionKind.DISCARD)),
    DRAW_SECOND(Group.PILE, Asking.NOTHING),
    REFILL(Group.PILE, Asking.NOTHING);

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
      Fighters.Group group,
      int mask,
      Fighters.Where where,
      @Nullable FighterSet near,
      List<Narrow> filters) {}

  /** A compiled filter of fighters; {@code not} turns it round. */
  record Narrow(
      Narrow.Kind kind,
      boolean not,
      @Nullable FighterSet near,
      @Nullable Count count,
      Comparison how,
      Players players,
      List<FighterSet> sets,
      @Nullable PlaceSet place) {

    enum Kind {
      AT,
      ADJACENT,
      SAME_ZONE,
      ON_TOKEN,
      ON_CHOSEN_TOKEN,
      ON_CHOSEN_SPACES,
      BESIDE_CHOSEN_SPACES,
      IN_CHOSEN_ZONE,
      ANYWHERE,
      WITHIN,
      AMONG,
      EITHER,
      HERO,
      HAS_MOVED,
      HAS_ATTACKED,
      HAS_TAKEN_DAMAGE,
      OWNED,
      HEALTH,
      UNHURT,
      RANGED,
      NEAREST,
      MOST_HEALTH,
      LEAST_HEALTH
    }
  }

  /** A compiled set of spaces. */
  record SpaceSet(
      Spaces.Kind kind,
      @Nullable FighterSet near,
      @Nullable TokenSet tokens,
      List<Confine> filters) {}

  /** A compiled filter of spaces; {@code not} turns it round. */
  record Confine(
      Confine.Kind kind,
      boolean not,
      @Nullable FighterSet near,
      @Nullable Count count,
      List<SpaceSet> sets,
      @Nullable PlaceSet place) {

    enum Kind {
      AT,
      ADJACENT,
      SAME_ZONE,
      WITHIN,
      FARTHER,
      NEARER,
      EMPTY,
      AMONG
    }
  }

  /** A compiled place. */
  record PlaceSet(Place.How how, @Nullable Count count, SpaceSet from, boolean not) {}

  /** A compiled filter of tokens: where they lie, or which of them; {@code not} turns it round. */
  record Pick(boolean not, @Nullable PlaceSet place, List<TokenSet> sets) {}

  /** Its amount is measured for each fighter it acts on. */
  record ForEach() implements Detail {}

  /** A compiled set of tokens; {@code mask} holds those it can be of a hero's own kinds. */
  record TokenSet(
      Tokens.Whose whose,
      int mask,
      @Nullable FighterSet adjacentTo,
      @Nullable FighterSet inZoneOf,
      @Nullable FighterSet under,
      boolean inChosenZone,
      List<Pick> picks)
      implements Detail {}

  /** The second amount of a word. */
  record Second(Count count) implements Detail {}

  /** A compiled amount: of one, of fighters, tokens, cards or other amounts, by its kind. */
  record Count(
      Count.Kind kind,
      int number,
      int cards,
      Players players,
      @Nullable FighterSet fighters,
      @Nullable FighterSet second,
      @Nullable TokenSet tokens,
      List<Count> parts) {

    static Count of(Kind kind, int number) {
      return new Count(kind, number, 0, Players.YOU, null, null, null, List.of());
    }

    static Count of(Kind kind, FighterSet fighters) {
      return new Count(kind, 0, 0, Players.YOU, fighters, null, null, List.of());
    }

    static Count of(Kind kind, TokenSet tokens) {
      return new Count(kind, 0, 0, Players.YOU, null, null, tokens, List.of());
    }

    static Count of(Kind kind, int number, List<Count> parts) {
      return new Count(kind, number, 0, Players.YOU, null, null, null, parts);
    }

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
      BOOST_OF_OPPOSING,
      COUNTER,
      SPENT,
      THIS_TURN,
      BOOST_OF_SEEN,
      /** The number of the card chosen or moved last, and 1; 0 for none. */
      CHOSEN_CARD,
      CARDS,
      MOVED_CARDS,
      HIGHEST_BOOST,
      LAID,
      DAMAGE_PREVENTED,
      DAMAGE_TO_COME,
      TOKENS,
      TOKENS_TAKEN,
      SPACES_MOVED,
      /** The part of divided damage of the fighter it is measured for. */
      POINTS,
      IN_SUPPLY,
      /** How many of some fighters, as bits in {@code number}, are defeated. */
      FALLEN,
      BOOST_OF_OWN,
      BOOST_OF_TOP_DISCARD,
      DAMAGE_TAKEN_BY_FOE,
      SUM,
      TIMES,
      /** The parts in {@code number} are rounded down. */
      PORTION,
      PORTION_UP,
      DIFFERENCE,
      MINUS,
      SMALLEST,
      LARGEST,
      HAND,
      DECK,
      DISCARD,
      HEALTH,
      HEALTH_LOST,
      ZONES,
      DISTANCE,
      VALUE_OF_OWN,
      VALUE_OF_OPPOSING,
      PRINTED_VALUE_OF_OWN,
      PRINTED_VALUE_OF_OPPOSING,
      NAMED_NUMBER,
      /** What is printed on a single card, whose number it is among those that can be meant. */
      VALUE_ON,
      BOOST_ON
    }
  }

  /**
   * A compiled condition; {@code number} is the trait or the health it asks for, how the two
   * amounts are compared, or whose card: 1 for the opposing one, and above that bit its type, or
   * its set as an attack card, after which comes that as a defense card.
   */
  record Test(
      Test.Kind kind,
      int number,
      Players players,
      @Nullable FighterSet fighters,
      List<Test> parts,
      List<Count> compared) {
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
      HAVE_MOVED,
      HAVE_DONE,
      HAS_CARDS,
      CARD_PLAYED,
      BOOSTED,
      CARD_IS,
      CARD_FITS,
      COMPARE,
      NOT,
      ALL,
      ANY
    }
  }
}
