package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.RESOLVING;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.decider;
import static nonpareil.engine.game.Effects.decides;
import static nonpareil.engine.game.Effects.owner;
import static nonpareil.engine.game.Effects.yesNo;

import java.util.List;
import java.util.Objects;
import nonpareil.engine.game.DecidingWords.Offered;
import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.game.Option.Word;

/** The words that put others in order, ask for a choice or change the turn. */
final class OrderWords {

  /** In place of the chosen player: nobody was there to choose, so no number is named. */
  private static final int NO_OPPONENT = -2;

  private OrderWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case END -> {
        if (s.get(fr + EffectStack.SOURCE) == Source.SCHEME.ordinal()) {
          Sets.rememberChoice(s, fr);
        }
        EffectStack.pop(s);
      }
      case JUMP -> EffectStack.jump(s, fr, op.jump());
      case TEST -> {
        if (Meaning.holds(s, fr, Objects.requireNonNull(op.test()))) {
          EffectStack.next(s, fr);
        } else {
          EffectStack.jump(s, fr, op.jump());
        }
      }
      case CONFIRM -> {
        if (decides(s, fr, op) && possible(s, fr, op)) {
          ask(s, fr, decider(s, fr, op), DecisionKind.CONFIRM);
        } else {
          EffectStack.jump(s, fr, op.jump());
        }
      }
      case OPTIONS -> options(s, fr, op);
      case OPTION_END -> {
        EffectStack.jump(s, fr, op.jump());
        s.set(fr + EffectStack.STEP, RESOLVING);
      }
      case NAME_NUMBER -> {
        if (s.get(fr + EffectStack.PLAYER) == NO_OPPONENT || !decides(s, fr, op)) {
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_NUMBER);
        }
      }
      case CHOOSE_OPPONENT -> {
        if (Meaning.opponents(s, owner(s, fr)) == 0 || !decides(s, fr, op)) {
          s.set(fr + EffectStack.PLAYER, NO_OPPONENT);
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_PLAYER);
        }
      }
      case GAIN_ACTION -> {
        int actions = Effects.number(s, fr, op);
        if (owner(s, fr) == s.activePlayer()
            && actions > 0
            && Force.mayGainActions(s, owner(s, fr))) {
          s.set(State.ACTIONS, Math.min(Byte.MAX_VALUE, s.get(State.ACTIONS) + actions));
          if (s.events != null) {
            s.events.tell(new Event.ActionsGained(owner(s, fr), actions, EffectStack.cause(s, fr)));
          }
        }
        EffectStack.next(s, fr);
      }
      case END_TURN -> {
        if (owner(s, fr) == s.activePlayer() || op.number() == Compiler.RUNNING_TURN) {
          s.set(State.TURN_ENDS, 1);
        }
        EffectStack.next(s, fr);
      }
      case EXTRA_TURN -> {
        TurnMemory.giveExtraTurn(s, owner(s, fr));
        EffectStack.next(s, fr);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    int step = s.get(fr + EffectStack.STEP);
    int owner = owner(s, fr);
    switch (op.code()) {
      case CONFIRM -> yesNo(options);
      case OPTIONS -> {
        int chosen = s.get(fr + EffectStack.OPTIONS);
        Word word = step == RESOLVING ? Word.EFFECT : Word.OPTION;
        for (int i = 0; i < op.starts().size(); i++) {
          if ((chosen >>> i & 1) == (step == RESOLVING ? 1 : 0)) {
            options.add(Option.of(word, i + 1));
          }
        }
      }
      case NAME_NUMBER -> {
        for (int i = 0; i <= Effects.number(s, fr, op); i++) {
          options.add(Option.of(Word.NUMBER, i));
        }
      }
      case CHOOSE_OPPONENT -> options.addEach(Word.PLAYER, Meaning.opponents(s, owner));
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option, int decider) {
    Word word = Option.word(option);
    int first = Option.first(option);
    switch (op.code()) {
      case CONFIRM -> {
        if (word == Word.YES) {
          EffectStack.next(s, fr);
        } else {
          EffectStack.jump(s, fr, op.jump());
        }
      }
      case OPTIONS -> chooseOption(s, fr, op, first - 1);
      case NAME_NUMBER -> {
        s.set(fr + EffectStack.NUMBER, first);
        if (s.events != null) {
          s.events.tell(new Event.NumberNamed(decider, first, EffectStack.cause(s, fr)));
        }
        EffectStack.next(s, fr);
      }
      case CHOOSE_OPPONENT -> {
        s.set(fr + EffectStack.PLAYER, first);
        EffectStack.next(s, fr);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  /** A question that cannot change anything is not asked. */
  private static boolean possible(State s, int fr, Op confirm) {
    if (confirm.detail() instanceof Offered(List<Integer> words)) {
      boolean all = true;
      for (int i = 0; i < words.size() && all; i++) { // an iterator would allocate
        all = Doable.is(s, fr, s.game.op(words.get(i)));
      }
      return all;
    }
    int next = EffectStack.pc(s, fr) + 1;
    Op op = s.game.op(s.game.op(next).code() == Op.Code.USED ? next + 1 : next);
    if (op.code() == Op.Code.USE_EFFECTS) {
      return PlayedSchemes.used(s, fr, op) != Seat.NO_PROGRAM;
    }
    if (op.detail() instanceof PileCompiler.Transfer move) {
      return PileWords.isPossible(s, fr, op, move);
    }
    return op.code() != Op.Code.OPPOSING_VALUE_IS_BOOST
        || Combat.card(s, 1 - s.get(fr + EffectStack.SIDE)) >= 0;
  }

  /** How many options are chosen. */
  static int wanted(State s, int fr, Op op) {
    return Math.min(Effects.number(s, fr, op), op.starts().size());
  }

  private static void options(State s, int fr, Op op) {
    int step = s.get(fr + EffectStack.STEP);
    int chosen = s.get(fr + EffectStack.OPTIONS);
    if (step == RESOLVING) {
      if (chosen == 0) {
        EffectStack.jump(s, fr, op.jump());
      } else {
        ask(s, fr, decider(s, fr, op), DecisionKind.ORDER);
      }
    } else if (wanted(s, fr, op) > 0 && decides(s, fr, op)) {
      ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_OPTION);
    } else {
      EffectStack.jump(s, fr, op.jump());
    }
  }

  private static void chooseOption(State s, int fr, Op op, int index) {
    int chosen = s.get(fr + EffectStack.OPTIONS);
    if (s.get(fr + EffectStack.STEP) == RESOLVING) {
      s.set(fr + EffectStack.OPTIONS, chosen & ~(1 << index));
      EffectStack.jump(s, fr, op.starts().get(index));
      return;
    }
    chosen |= 1 << index;
    s.set(fr + EffectStack.OPTIONS, chosen);
    if (Integer.bitCount(chosen) == wanted(s, fr, op)) {
      s.set(fr + EffectStack.STEP, RESOLVING);
    }
  }
}
