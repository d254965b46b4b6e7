package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.PileCompiler.Transfer;

/**
 * Whether a word that is offered can be done at all. What is taken from somebody has to be there in
 * full, as a price has; of everything else a part is enough. It follows from what everybody sees,
 * so that whether there is a question tells nothing: a hand may hold so many cards, not which.
 */
final class Doable {

  private Doable() {}

  /** Whether the word at this place of the program can be done. */
  static boolean is(State s, int fr, Op op) {
    if (!Effects.decides(s, fr, op)) {
      return false; // who cannot be asked declines (DEC-25)
    }
    int owner = Effects.owner(s, fr);
    return switch (op.code()) {
      case PUT_ON_DECK -> s.handSize(owner) >= wanted(s, fr, op);
      case DISCARD, DISCARD_RANDOM, PAY -> hold(s, fr, op, wanted(s, fr, op));
      case DISCARD_SEEN, DISCARD_NAMED, SEE_HAND, REVEAL_HAND -> hold(s, fr, op, 1);
      case DISCARD_ANY -> s.handSize(owner) > 0;
      case DISCARD_TOP, LOOK_AT_TOP, REVEAL_TOP -> s.deckSize(owner) > 0;
      case TAKE_REVEALED -> s.get(fr + EffectStack.REVEALED) >= 0 && s.deckSize(owner) > 0;
      case TAKE_DISCARDS -> (s.discard(owner) & op.cards()) != 0;
      case TAKE_BOOST_CARD -> DeckWords.boostCards(s, fr) != 0;
      case DRAW -> draws(s, fr, op);
      case LOOK -> {
        int player = Meaning.player(s, fr, op.players());
        yield player >= 0 && s.deckSize(player) > 0;
      }
      case DRAW_SECOND -> SecondDecks.size(s, owner) > 0;
      case MOVE_CARDS,
          MOVE_OPEN_CARDS,
          MOVE_SEEN_CARDS,
          MOVE_HAND_CARDS,
          MOVE_HAND_CARDS_OR_NONE,
          MOVE_OTHERS_CARDS ->
          PileWords.isDoable(s, fr, op, (Transfer) Objects.requireNonNull(op.detail()));
      case EXCHANGE_ATTACK_CARD -> PileWords.exchangeable(s, fr, op) != 0;
      case USE_EFFECTS -> PlayedSchemes.used(s, fr, op) != Seat.NO_PROGRAM;
      case CHOOSE_OPPONENT -> Meaning.opponents(s, owner) != 0;
      case CANCEL, OPPOSING_VALUE_IS_BOOST, LOCK_OPPOSING_VALUE, IGNORE_OPPOSING_VALUE ->
          Combat.card(s, 1 - s.get(fr + EffectStack.SIDE)) >= 0;
      case SET_VALUE, ADD_VALUE -> Combat.card(s, s.get(fr + EffectStack.SIDE)) >= 0;
      case CHANGE_VALUE, HALVE_VALUE, LOCK_VALUE, IGNORE_VALUE, CANCEL_CARD, KEEP_EFFECTS ->
          Combat.card(s, ClashWords.side(s, fr, op)) >= 0;
      case EXCHANGE_VALUES ->
          Combat.card(s, Combat.ATTACK) >= 0 && Combat.card(s, Combat.DEFENSE) >= 0;
      case BOOST_FROM_DECK -> {
        int player = Meaning.player(s, fr, op.players());
        yield player >= 0
            && s.deckSize(player) > 0
            && Combat.card(s, CombatWords.sideOf(s, player)) >= 0
            && Meaning.canBeAsked(s, fr, player);
      }
      case REPLACE_ATTACK_CARD ->
          s.get(fr + EffectStack.SIDE) == Combat.ATTACK && s.handSize(owner) > 0;
      case FORCE_ATTACK_CARD ->
          s.get(fr + EffectStack.SIDE) == Combat.DEFENSE && Combat.card(s, Combat.ATTACK) >= 0;
      case TAKE_OVER ->
          (fighters(s, fr, op) & ~(1 << Combat.fighter(s, s.get(fr + EffectStack.SIDE)))) != 0;
      case CHANGE_TARGET -> ClashWords.targets(s, fr, op) != 0;
      case BONUS_ATTACK -> Clash.hasRoom(s) && ClashWords.attackers(s, fr, op) != 0;
      case LOCK_OWN_VALUES, GAIN_ACTION, END_TURN -> owner == s.activePlayer();
      case EXTRA_TURN -> TurnMemory.mayHaveExtraTurn(s, owner);
      case GAIN_ACTIONS -> acts(s, fr, op, 0);
      case LOSE_ACTIONS -> acts(s, fr, op, Meaning.count(s, fr, op.amount()));
      case CHOOSE_FIGHTER,
          DAMAGE,
          DIVIDE,
          DEFEAT,
          SET_HEALTH,
          PREVENT_DAMAGE,
          PREVENT_UP_TO,
          HEALTH_FLOOR ->
          fighters(s, fr, op) != 0;
      case HEAL -> Damage.canHeal(s, fighters(s, fr, op));
      case PREVENT_COMING -> Impending.amount(s) > 0;
      case DIVERT -> Impending.amount(s) > 0 && ClashWords.takers(s, fr, op) != 0;
      case SWAP -> FighterWords.canSwap(s, fr, op);
      case PLACE -> FighterWords.canPlace(s, fr, op);
      case REVIVE -> s.defeated(s.get(fr + EffectStack.SELF)) && Movement.free(s) != 0;
      case RETURN_SIDEKICK ->
          FighterWords.returning(s, op) >= 0 && FighterWords.returnSpaces(s, fr) != 0;
      case LEAVE_BOARD -> s.onBoard(s.get(fr + EffectStack.SELF));
      case CHOOSE_SPACE, CHOOSE_ZONE ->
          Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces())) != 0;
      case BECOME_TRAIT -> s.trait(owner) != op.trait();
      case MOVE_TOKEN -> TokenWords.canMove(s, fr, op);
      case PUT_TOKENS, TAKE_TOKENS, CHOOSE_TOKEN, RETURN_FIGHTER, SUMMON ->
          BoardWords.isDoable(s, fr, op);
      case GAIN, LOSE ->
          Counters.isHeld(s, owner, op.number())
              ? changes(s, fr, op)
              : op.code() == Op.Code.GAIN
                  ? Counters.of(s, owner, op.number(), card(s, fr)) < most(s, fr, op)
                  : Counters.of(s, owner, op.number(), card(s, fr))
                      >= Meaning.count(s, fr, op.amount());
      case SPEND ->
          RuleWords.has(s, fr, op) >= (op.count() == null ? 1 : Meaning.count(s, fr, op.count()));
      case DISCARD_THIS -> Ongoing.slot(s, owner, card(s, fr)) >= 0;
      // Words that put others in order, words that ask first, and what can always be done. What a
      // search finds nobody knows before.
      case END,
          REACTIONS,
          JUMP,
          TEST,
          CONFIRM,
          OPTIONS,
          OPTION_END,
          DRAW_UP_TO,
          KEEP_DRAWN,
          NAME_NUMBER,
          SEARCH,
          EXCHANGE_FROM_DECK,
          BOOST,
          MOVE,
          TOGGLE_TRAIT,
          CHOOSE_TRAIT,
          WALK,
          WALK_ON,
          EACH_PIECE,
          DIVIDED,
          TRIGGERS,
          UNLESS,
          ONCE,
          USED,
          PUT_IN_FORCE,
          TURN_ASIDE,
          DONE,
          CAN,
          EACH,
          REPEAT,
          STOP_REPEATING,
          BEGIN_SCHEME,
          SCHEME_DONE,
          SETTLE_SCHEME,
          DRAW_UNTIL,
          NAME_TYPE,
          BY_HAND,
          CARD_BY_HAND,
          REFILL ->
          true;
    };
  }

  private static int fighters(State s, int fr, Op op) {
    return Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
  }

  /** The number of a word that has not begun. */
  private static int wanted(State s, int fr, Op op) {
    return op.number() == Op.MEASURED ? Meaning.count(s, fr, op.amount()) : op.number();
  }

  /** Whether the player meant holds so many cards, or of several anybody a card. */
  private static boolean hold(State s, int fr, Op op, int cards) {
    if (!op.players().isEach()) {
      int player = Meaning.player(s, fr, op.players());
      return player >= 0 && s.handSize(player) >= cards && Meaning.canBeAsked(s, fr, player);
    }
    for (int i = 0; i < s.game.players(); i++) {
      int player = Meaning.inTurn(s, Effects.owner(s, fr), op.players(), i);
      if (player >= 0 && s.handSize(player) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether somebody meant is allowed to draw; a missing card is no reason (DRAW-2). */
  private static boolean draws(State s, int fr, Op op) {
    for (int i = 0; i < s.game.players(); i++) {
      int player = Meaning.playerInTurn(s, fr, Effects.owner(s, fr), op.players(), i);
      if (player >= 0 && Force.mayDraw(s, player)) {
        return true;
      }
    }
    return false;
  }

  /** Whether somebody meant has so many actions to lose, or a turn of theirs is still to come. */
  private static boolean acts(State s, int fr, Op op, int lost) {
    boolean later = op.detail() instanceof RuleWords.Bound bound && bound.nextTurn();
    int active = s.activePlayer();
    int player = Meaning.player(s, fr, op.players());
    boolean meant =
        op.players() == Players.EACH_OPPONENT
            ? (Meaning.opponents(s, Effects.owner(s, fr)) & (later ? -1 : 1 << active)) != 0
            : later ? player >= 0 : player == active;
    return meant && (later || s.get(State.ACTIONS) >= lost);
  }

  /** Whether one of those meant has room for a counter, or holds as many as it would lose. */
  private static boolean changes(State s, int fr, Op op) {
    int owner = Effects.owner(s, fr);
    boolean gains = op.code() == Op.Code.GAIN;
    for (int rest = Counters.holders(s, fr, op); rest != 0; rest &= rest - 1) {
      int holder = Integer.numberOfTrailingZeros(rest);
      int has = Counters.of(s, owner, op.number(), holder);
      int lost = gains || op.may() ? 1 : amount(s, fr, op, holder);
      if (gains ? has < most(s, fr, op) : has >= Math.max(1, lost)) {
        return true;
      }
    }
    return false;
  }

  private static int amount(State s, int fr, Op op, int holder) {
    return op.detail() instanceof Op.ForEach
        ? ForEach.amount(s, fr, op, holder)
        : Meaning.count(s, fr, op.amount());
  }

  private static int card(State s, int fr) {
    return s.get(fr + EffectStack.CARD);
  }

  private static int most(State s, int fr, Op op) {
    return Counters.most(s, Effects.owner(s, fr), op.number());
  }
}
