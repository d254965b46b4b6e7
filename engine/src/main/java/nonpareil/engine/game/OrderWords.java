package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.RESOLVING;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.owner;
import static nonpareil.engine.game.Effects.yesNo;

import java.util.Objects;
import nonpareil.engine.game.Option.Word;

/** The words that put others in order, ask for a choice or change the turn. */
final class OrderWords {

  /** In place of the chosen player: nobody was there to choose, so no number is named. */
  private static final int NO_OPPONENT = -2;

  private OrderWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case END -> Frames.pop(s);
      case JUMP -> Frames.jump(s, fr, op.jump());
      case TEST -> {
        if (Terms.holds(s, fr, Objects.requireNonNull(op.test()))) {
          Frames.next(s, fr);
        } else {
          Frames.jump(s, fr, op.jump());
        }
      }
      case CONFIRM -> {
        if (possible(s, fr, s.game.op(Frames.pc(s, fr) + 1))) {
          ask(s, fr, owner(s, fr), DecisionKind.CONFIRM);
        } else {
          Frames.jump(s, fr, op.jump());
        }
      }
      case OPTIONS -> options(s, fr, op);
      case OPTION_END -> {
        Frames.jump(s, fr, op.jump());
        s.set(fr + Frames.STEP, RESOLVING);
      }
      case NAME_NUMBER -> {
        if (s.get(fr + Frames.PLAYER) == NO_OPPONENT) {
          Frames.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_NUMBER);
        }
      }
      case CHOOSE_OPPONENT -> {
        if (Terms.opponents(s, owner(s, fr)) == 0) {
          s.set(fr + Frames.PLAYER, NO_OPPONENT);
          Frames.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_PLAYER);
        }
      }
      case GAIN_ACTION -> {
        if (owner(s, fr) == s.activePlayer()) {
          s.set(State.ACTIONS, Math.min(Byte.MAX_VALUE, s.actionsLeft() + op.n()));
          if (s.events != null) {
            s.events.tell(new Event.ActionsGained(owner(s, fr), op.n(), Frames.cause(s, fr)));
          }
        }
        Frames.next(s, fr);
      }
      case END_TURN -> {
        if (owner(s, fr) == s.activePlayer()) {
          s.set(State.TURN_ENDS, 1);
        }
        Frames.next(s, fr);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    int step = s.get(fr + Frames.STEP);
    int owner = owner(s, fr);
    switch (op.code()) {
      case CONFIRM -> yesNo(options);
      case OPTIONS -> {
        int chosen = s.get(fr + Frames.OPTIONS);
        Word word = step == RESOLVING ? Word.EFFECT : Word.OPTION;
        for (int i = 0; i < op.starts().size(); i++) {
          if ((chosen >>> i & 1) == (step == RESOLVING ? 1 : 0)) {
            options.add(Option.of(word, i + 1));
          }
        }
      }
      case NAME_NUMBER -> {
        for (int i = 0; i <= op.n(); i++) {
          options.add(Option.of(Word.NUMBER, i));
        }
      }
      case CHOOSE_OPPONENT -> options.addEach(Word.PLAYER, Terms.opponents(s, owner));
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option) {
    Word word = Option.word(option);
    int first = Option.first(option);
    int owner = owner(s, fr);
    switch (op.code()) {
      case CONFIRM -> {
        if (word == Word.YES) {
          Frames.next(s, fr);
        } else {
          Frames.jump(s, fr, op.jump());
        }
      }
      case OPTIONS -> chooseOption(s, fr, op, first - 1);
      case NAME_NUMBER -> {
        s.set(fr + Frames.NUMBER, first);
        if (s.events != null) {
          s.events.tell(new Event.NumberNamed(owner, first, Frames.cause(s, fr)));
        }
        Frames.next(s, fr);
      }
      case CHOOSE_OPPONENT -> {
        s.set(fr + Frames.PLAYER, first);
        Frames.next(s, fr);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  /** A question that cannot change anything is not asked. */
  private static boolean possible(State s, int fr, Op op) {
    return op.code() != Op.Code.OPPOSING_VALUE_IS_BOOST
        || Combat.card(s, 1 - s.get(fr + Frames.SIDE)) >= 0;
  }

  private static void options(State s, int fr, Op op) {
    int step = s.get(fr + Frames.STEP);
    int chosen = s.get(fr + Frames.OPTIONS);
    if (step == RESOLVING) {
      if (chosen == 0) {
        Frames.jump(s, fr, op.jump());
      } else {
        ask(s, fr, owner(s, fr), DecisionKind.ORDER);
      }
    } else {
      ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_OPTION);
    }
  }

  private static void chooseOption(State s, int fr, Op op, int index) {
    int chosen = s.get(fr + Frames.OPTIONS);
    if (s.get(fr + Frames.STEP) == RESOLVING) {
      s.set(fr + Frames.OPTIONS, chosen & ~(1 << index));
      Frames.jump(s, fr, op.starts().get(index));
      return;
    }
    chosen |= 1 << index;
    s.set(fr + Frames.OPTIONS, chosen);
    if (Integer.bitCount(chosen) == op.n()) {
      s.set(fr + Frames.STEP, RESOLVING);
    }
  }
}
