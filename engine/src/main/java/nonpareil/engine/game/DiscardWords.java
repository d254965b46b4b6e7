package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.AFTERWARDS;
import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.cards;
import static nonpareil.engine.game.Effects.owner;

import nonpareil.engine.effect.Players;
import nonpareil.engine.game.Frames.Source;
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
        s.set(fr + Frames.LAST_CARD, Cards.discardTop(s, owner(s, fr), Frames.cause(s, fr)));
        s.set(fr + Frames.LAST_OWNER, owner(s, fr));
        Frames.next(s, fr);
      }
      case DISCARD_ANY -> {
        if (s.get(fr + Frames.STEP) == 0) {
          s.set(fr + Frames.STEP, ASKED);
          s.set(fr + Frames.COUNT, 0);
        }
        ask(s, fr, owner(s, fr), DecisionKind.DISCARD);
      }
      case PAY -> pay(s, fr, op);
      case DISCARD_SEEN -> {
        int player = Terms.player(s, fr, op.players());
        if (s.get(fr + Frames.STEP) == 0 && player >= 0 && s.hand(player) != 0) {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
        } else {
          Frames.next(s, fr);
        }
      }
      case DISCARD_NAMED -> {
        int player = Terms.player(s, fr, op.players());
        if (s.get(fr + Frames.STEP) == 0 && Terms.namedInHand(s, fr, player) != 0) {
          ask(s, fr, player, DecisionKind.DISCARD);
        } else {
          Frames.next(s, fr);
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    int step = s.get(fr + Frames.STEP);
    int owner = owner(s, fr);
    switch (op.code()) {
      case REACTIONS -> cards(s, options, owner, s.getInt(fr + Frames.MASK));
      case DISCARD -> cards(s, options, s.decider(), s.hand(s.decider()));
      case DISCARD_ANY -> {
        options.add(Word.DONE);
        cards(s, options, owner, s.hand(owner) & op.n());
      }
      case PAY -> {
        if (step == 0) {
          options.add(Word.NONE);
        }
        cards(s, options, s.decider(), s.hand(s.decider()));
      }
      case DISCARD_SEEN -> {
        int player = Terms.player(s, fr, op.players());
        cards(s, options, player, s.hand(player));
      }
      case DISCARD_NAMED -> cards(s, options, s.decider(), Terms.namedInHand(s, fr, s.decider()));
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
        s.set(fr + Frames.LOOP, s.get(fr + Frames.LOOP) + 1);
      }
      case DISCARD_ANY -> {
        if (word == Word.DONE) {
          Frames.next(s, fr);
        } else {
          discardForced(s, fr, owner, first);
          s.set(fr + Frames.COUNT, s.get(fr + Frames.COUNT) + 1);
        }
      }
      case PAY -> {
        if (word == Word.NONE) {
          Frames.jump(s, fr, op.jump());
        } else {
          int paid = s.get(fr + Frames.STEP) == 0 ? 1 : s.get(fr + Frames.LOOP) + 1;
          s.set(fr + Frames.STEP, ASKED);
          s.set(fr + Frames.LOOP, paid);
          discardForced(s, fr, decider, first);
        }
      }
      case DISCARD_SEEN, DISCARD_NAMED -> {
        int player = Terms.player(s, fr, op.players());
        s.set(fr + Frames.STEP, AFTERWARDS);
        s.setInt(fr + Frames.MASK, 0);
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
    if (op.players() == Players.EACH_OPPONENT) {
      discardEach(s, fr, op);
      return;
    }
    int player = Terms.player(s, fr, op.players());
    if (s.get(fr + Frames.STEP) == 0) {
      s.set(fr + Frames.STEP, ASKED);
      s.set(fr + Frames.LOOP, 0);
      s.setInt(fr + Frames.MASK, 0);
    }
    if (player >= 0
        && s.get(fr + Frames.STEP) == ASKED
        && s.get(fr + Frames.LOOP) < op.n()
        && s.hand(player) != 0) {
      ask(s, fr, player, DecisionKind.DISCARD);
      return;
    }
    Frames.next(s, fr);
    if (player >= 0) {
      pushForced(s, fr, player);
    }
  }

  /** The same for all opponents in turn; SEAT is how many seats have been passed. */
  private static void discardEach(State s, int fr, Op op) {
    if (s.get(fr + Frames.STEP) == 0) {
      s.set(fr + Frames.STEP, ASKED);
      s.set(fr + Frames.LOOP, 0);
      s.set(fr + Frames.SEAT, 0);
      s.setInt(fr + Frames.MASK, 0);
    }
    while (s.get(fr + Frames.SEAT) < s.game.players()) {
      int player = (s.activePlayer() + s.get(fr + Frames.SEAT)) % s.game.players();
      boolean meant = (Terms.opponents(s, owner(s, fr)) >>> player & 1) != 0;
      if (meant && s.get(fr + Frames.LOOP) < op.n() && s.hand(player) != 0) {
        ask(s, fr, player, DecisionKind.DISCARD);
        return;
      }
      s.set(fr + Frames.SEAT, s.get(fr + Frames.SEAT) + 1);
      s.set(fr + Frames.LOOP, 0);
      if (s.getInt(fr + Frames.MASK) != 0) {
        pushForced(s, fr, player);
        return;
      }
    }
    Frames.next(s, fr);
  }

  private static void discardRandom(State s, int fr, Op op) {
    int player = Terms.player(s, fr, op.players());
    Frames.next(s, fr);
    s.setInt(fr + Frames.MASK, 0);
    s.set(fr + Frames.LAST_CARD, State.NOBODY);
    if (op.players() == Players.EACH_OPPONENT) {
      // Frames are pushed in reverse, so that reactions come in turn order.
      for (int i = s.game.players() - 1; i >= 0; i--) {
        int p = (s.activePlayer() + i) % s.game.players();
        if ((Terms.opponents(s, owner(s, fr)) >>> p & 1) != 0) {
          discardRandom(s, fr, op.n(), p);
        }
      }
    } else if (player >= 0) {
      discardRandom(s, fr, op.n(), player);
    }
  }

  private static void discardRandom(State s, int fr, int cards, int player) {
    for (int i = 0; i < cards && s.hand(player) != 0; i++) {
      discardForced(s, fr, player, Cards.randomFromHand(s, player));
    }
    pushForced(s, fr, player);
  }

  /** Discards a card for an effect; MASK collects those whose owner reacts to being forced. */
  private static void discardForced(State s, int fr, int player, int card) {
    s.set(fr + Frames.LAST_CARD, card);
    s.set(fr + Frames.LAST_OWNER, player);
    Cards.discardFromHand(s, player, card, Frames.cause(s, fr));
    Seat seat = s.game.seat(player);
    if (!s.game.sameTeam(player, owner(s, fr))
        && (seat.forcedDiscard & seat.deck().copies(card)) != 0) {
      s.setInt(fr + Frames.MASK, seat.deck().plus(s.getInt(fr + Frames.MASK), card));
    }
  }

  /** After the whole discard the reactions of the discarded cards resolve. */
  private static void pushForced(State s, int fr, int player) {
    int cards = s.getInt(fr + Frames.MASK);
    s.setInt(fr + Frames.MASK, 0);
    if (cards != 0) {
      int hero = s.game.seat(player).heroFighter();
      int top =
          Frames.push(
              s,
              Frames.REACTIONS,
              player,
              State.NOBODY,
              hero,
              Frames.NO_SIDE,
              Source.FORCED_DISCARD);
      s.setInt(top + Frames.MASK, cards);
    }
  }

  /** Carries out the reactions collected in MASK, in an order their player chooses (DEC-22). */
  private static void reactions(State s, int fr) {
    int cards = s.getInt(fr + Frames.MASK);
    if (cards == 0) {
      Frames.pop(s);
    } else {
      ask(s, fr, owner(s, fr), DecisionKind.ORDER);
    }
  }

  private static void react(State s, int fr, int card) {
    int player = owner(s, fr);
    Seat seat = s.game.seat(player);
    s.setInt(fr + Frames.MASK, seat.deck().minus(s.getInt(fr + Frames.MASK), card));
    int program = seat.program(card, Card.Timing.FORCED_DISCARD);
    int hero = seat.heroFighter();
    Frames.push(s, program, player, card, hero, Frames.NO_SIDE, Source.FORCED_DISCARD);
  }

  private static void pay(State s, int fr, Op op) {
    int player = Terms.player(s, fr, op.players());
    int step = s.get(fr + Frames.STEP);
    if (step == 0) {
      s.setInt(fr + Frames.MASK, 0);
      if (player < 0 || s.handSize(player) < op.n()) {
        Frames.jump(s, fr, op.jump());
      } else {
        ask(s, fr, player, DecisionKind.DISCARD);
      }
    } else if (s.get(fr + Frames.LOOP) < op.n()) {
      ask(s, fr, player, DecisionKind.DISCARD);
    } else {
      Frames.next(s, fr);
      pushForced(s, fr, player);
    }
  }
}
