package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.AFTERWARDS;
import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.cards;
import static nonpareil.engine.game.Effects.owner;

import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.hero.Card;

/** The words that make players discard, and the reactions to that. */
final class DiscardWords {

  private DiscardWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case REACTIONS -> reactions(s, fr);
      case DISCARD -> discard(s, fr, op);
      case DISCARD_RANDOM -> discardRandom(s, fr, op);
      case DISCARD_TOP -> {
        s.set(
            fr + EffectStack.LAST_CARD,
            Cards.discardTop(s, owner(s, fr), EffectStack.cause(s, fr)));
        s.set(fr + EffectStack.LAST_OWNER, owner(s, fr));
        EffectStack.next(s, fr);
      }
      case DISCARD_ANY -> {
        if (s.get(fr + EffectStack.STEP) == 0) {
          s.set(fr + EffectStack.STEP, ASKED);
          s.set(fr + EffectStack.COUNT, 0);
        }
        ask(s, fr, owner(s, fr), DecisionKind.DISCARD);
      }
      case PAY -> pay(s, fr, op);
      case DISCARD_SEEN -> {
        int player = Meaning.player(s, fr, op.players());
        if (s.get(fr + EffectStack.STEP) == 0 && player >= 0 && s.hand(player) != 0) {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case DISCARD_NAMED -> {
        int player = Meaning.player(s, fr, op.players());
        if (s.get(fr + EffectStack.STEP) == 0
            && Meaning.namedInHand(s, fr, player) != 0
            && Meaning.canBeAsked(s, fr, player)) {
          ask(s, fr, player, DecisionKind.DISCARD);
        } else {
          EffectStack.next(s, fr);
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    int step = s.get(fr + EffectStack.STEP);
    int owner = owner(s, fr);
    switch (op.code()) {
      case REACTIONS -> cards(s, options, owner, s.getInt(fr + EffectStack.MASK));
      case DISCARD -> cards(s, options, s.decider(), s.hand(s.decider()));
      case DISCARD_ANY -> {
        options.add(Word.DONE);
        cards(s, options, owner, s.hand(owner) & op.cards());
      }
      case PAY -> {
        if (step == 0 && !(op.detail() instanceof DecidingWords.Owed)) {
          options.add(Word.NONE);
        }
        cards(s, options, s.decider(), s.hand(s.decider()));
      }
      case DISCARD_SEEN -> {
        int player = Meaning.player(s, fr, op.players());
        cards(s, options, player, s.hand(player));
      }
      case DISCARD_NAMED -> cards(s, options, s.decider(), Meaning.namedInHand(s, fr, s.decider()));
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option, int decider) {
    Word word = Option.word(option);
    int first = Option.first(option);
    int owner = owner(s, fr);
    switch (op.code()) {
      case REACTIONS -> react(s, fr, first);
      case DISCARD -> {
        discardForced(s, fr, decider, first);
        s.set(fr + EffectStack.LOOP, s.get(fr + EffectStack.LOOP) + 1);
      }
      case DISCARD_ANY -> {
        if (word == Word.DONE) {
          EffectStack.next(s, fr);
        } else {
          discardForced(s, fr, owner, first);
          s.set(fr + EffectStack.COUNT, s.get(fr + EffectStack.COUNT) + 1);
        }
      }
      case PAY -> {
        if (word == Word.NONE) {
          EffectStack.jump(s, fr, op.jump());
        } else {
          int paid = s.get(fr + EffectStack.STEP) == 0 ? 1 : s.get(fr + EffectStack.LOOP) + 1;
          s.set(fr + EffectStack.STEP, ASKED);
          s.set(fr + EffectStack.LOOP, paid);
          discardForced(s, fr, decider, first);
        }
      }
      case DISCARD_SEEN, DISCARD_NAMED -> {
        int player = Meaning.player(s, fr, op.players());
        s.set(fr + EffectStack.STEP, AFTERWARDS);
        s.setInt(fr + EffectStack.MASK, 0);
        discardForced(s, fr, player, first);
        pushForced(s, fr, player);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  /**
   * Each player meant discards one card after the other; LOOP counts cards, PLAYER_LOOP players.
   */
  private static void discard(State s, int fr, Op op) {
    if (op.players().isEach()) {
      discardEach(s, fr, op);
      return;
    }
    int player = Meaning.player(s, fr, op.players());
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.STEP, ASKED);
      s.set(fr + EffectStack.LOOP, 0);
      s.setInt(fr + EffectStack.MASK, 0);
      s.set(fr + EffectStack.LAST_CARD, State.NOBODY);
    }
    if (player >= 0
        && s.get(fr + EffectStack.STEP) == ASKED
        && s.get(fr + EffectStack.LOOP) < Effects.number(s, fr, op)
        && s.hand(player) != 0
        && Meaning.canBeAsked(s, fr, player)) {
      ask(s, fr, player, DecisionKind.DISCARD);
      return;
    }
    EffectStack.next(s, fr);
    if (player >= 0) {
      pushForced(s, fr, player);
    }
  }

  /** The same for several players in turn; SEAT is how many seats have been passed. */
  private static void discardEach(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.STEP, ASKED);
      s.set(fr + EffectStack.LOOP, 0);
      s.set(fr + EffectStack.SEAT, 0);
      s.setInt(fr + EffectStack.MASK, 0);
    }
    while (s.get(fr + EffectStack.SEAT) < s.game.players()) {
      int player = Meaning.inTurn(s, owner(s, fr), op.players(), s.get(fr + EffectStack.SEAT));
      if (player >= 0
          && s.get(fr + EffectStack.LOOP) < Effects.number(s, fr, op)
          && s.hand(player) != 0) {
        ask(s, fr, player, DecisionKind.DISCARD);
        return;
      }
      s.set(fr + EffectStack.SEAT, s.get(fr + EffectStack.SEAT) + 1);
      s.set(fr + EffectStack.LOOP, 0);
      if (s.getInt(fr + EffectStack.MASK) != 0) {
        pushForced(s, fr, s.get(fr + EffectStack.LAST_OWNER));
        return;
      }
    }
    EffectStack.next(s, fr);
  }

  private static void discardRandom(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.STEP, ASKED);
      s.set(fr + EffectStack.SEAT, 0);
      s.setInt(fr + EffectStack.MASK, 0);
      s.set(fr + EffectStack.LAST_CARD, State.NOBODY);
    }
    if (!op.players().isEach()) {
      int player = Meaning.player(s, fr, op.players());
      EffectStack.next(s, fr);
      if (player >= 0) {
        discardRandom(s, fr, Effects.number(s, fr, op), player);
      }
      return;
    }
    int passed = s.get(fr + EffectStack.SEAT);
    if (passed == s.game.players()) {
      EffectStack.next(s, fr);
      return;
    }
    s.set(fr + EffectStack.SEAT, passed + 1);
    int player = Meaning.inTurn(s, owner(s, fr), op.players(), passed);
    if (player >= 0) {
      discardRandom(s, fr, Effects.number(s, fr, op), player);
    }
  }

  private static void discardRandom(State s, int fr, int cards, int player) {
    for (int i = 0; i < cards && s.hand(player) != 0; i++) {
      discardForced(s, fr, player, Cards.randomFromHand(s, player));
    }
    pushForced(s, fr, player);
  }

  /** Discards a card for an effect; MASK collects those whose owner reacts to being forced. */
  static void discardForced(State s, int fr, int player, int card) {
    s.set(fr + EffectStack.LAST_CARD, card);
    s.set(fr + EffectStack.LAST_OWNER, player);
    Cards.discardFromHand(s, player, card, EffectStack.cause(s, fr));
    Seat seat = s.game.seat(player);
    if (!s.game.sameTeam(player, owner(s, fr))
        && (seat.forcedDiscard & seat.deck().copies(card)) != 0) {
      s.setInt(fr + EffectStack.MASK, seat.deck().plus(s.getInt(fr + EffectStack.MASK), card));
    }
  }

  /** After the whole discard the reactions of the discarded cards resolve. */
  static void pushForced(State s, int fr, int player) {
    int cards = s.getInt(fr + EffectStack.MASK);
    s.setInt(fr + EffectStack.MASK, 0);
    if (cards != 0) {
      int hero = s.leader(player);
      int top =
          EffectStack.push(
              s,
              EffectStack.REACTIONS,
              player,
              State.NOBODY,
              hero,
              EffectStack.NO_SIDE,
              Source.FORCED_DISCARD);
      s.setInt(top + EffectStack.MASK, cards);
    }
  }

  /** Carries out the reactions collected in MASK, in an order their player chooses (DEC-22). */
  private static void reactions(State s, int fr) {
    int cards = s.getInt(fr + EffectStack.MASK);
    if (cards == 0) {
      EffectStack.pop(s);
    } else {
      ask(s, fr, owner(s, fr), DecisionKind.ORDER);
    }
  }

  private static void react(State s, int fr, int card) {
    int player = owner(s, fr);
    Seat seat = s.game.seat(player);
    s.setInt(fr + EffectStack.MASK, seat.deck().minus(s.getInt(fr + EffectStack.MASK), card));
    int program = seat.program(card, Card.Timing.FORCED_DISCARD);
    int hero = s.leader(player);
    EffectStack.push(s, program, player, card, hero, EffectStack.NO_SIDE, Source.FORCED_DISCARD);
  }

  private static void pay(State s, int fr, Op op) {
    int player = Meaning.player(s, fr, op.players());
    int step = s.get(fr + EffectStack.STEP);
    if (step == 0) {
      s.setInt(fr + EffectStack.MASK, 0);
      int cards = Effects.number(s, fr, op);
      if (player < 0 || s.handSize(player) < cards || !Meaning.canBeAsked(s, fr, player)) {
        EffectStack.jump(s, fr, op.jump());
      } else if (cards == 0) {
        s.set(fr + EffectStack.LAST_CARD, State.NOBODY);
        EffectStack.next(s, fr); // nothing has to be paid
      } else {
        ask(s, fr, player, DecisionKind.DISCARD);
      }
    } else if (s.get(fr + EffectStack.LOOP) < Effects.number(s, fr, op)) {
      ask(s, fr, player, DecisionKind.DISCARD);
    } else {
      EffectStack.next(s, fr);
      pushForced(s, fr, player);
    }
  }
}
