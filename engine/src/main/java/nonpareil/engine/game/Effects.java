package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.game.Option.Word;

/**
 * Carries out the words of effects. The words are written in groups; each word in up to three
 * places that belong together: {@code step} begins it and asks if it has to, {@code list} gives the
 * options, {@code choose} goes on with the answer.
 */
final class Effects {

  // Steps within a word; every word begins at step 0.
  static final int ASKED = 1;
  static final int PICKING = 2;
  static final int AFTERWARDS = 3;
  static final int RESOLVING = 4;

  private Effects() {}

  /** Carries out the current instruction of the top frame, as far as it goes without an answer. */
  static void step(State s) {
    int fr = EffectStack.top(s);
    int pc = EffectStack.pc(s, fr);
    Op op = s.game.op(pc);
    if (s.coverage != null) {
      s.coverage.count(pc);
    }
    if (op.number() == Op.MEASURED && s.mem[fr + EffectStack.STEP] == 0) {
      s.set(fr + EffectStack.AMOUNT, Meaning.count(s, fr, Objects.requireNonNull(op.count())));
    }
    switch (op.code().group) {
      case ORDER -> OrderWords.step(s, fr, op);
      case DECK -> DeckWords.step(s, fr, op);
      case DISCARD -> DiscardWords.step(s, fr, op);
      case COMBAT -> CombatWords.step(s, fr, op);
      case FIGHTER -> FighterWords.step(s, fr, op);
      case TOKEN -> TokenWords.step(s, fr, op);
      case PILE -> PileWords.step(s, fr, op);
      case MOMENT -> MomentWords.step(s, fr, op);
      case RULE -> RuleWords.step(s, fr, op);
      case CLASH -> ClashWords.step(s, fr, op);
      case BOARD -> BoardWords.step(s, fr, op);
      case DECIDING -> DecidingWords.step(s, fr, op);
      case HAND -> HandWords.step(s, fr, op);
    }
  }

  /** The options of the decision the top frame waits for. */
  static void list(State s, Options options) {
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    switch (op.code().group) {
      case ORDER -> OrderWords.list(s, fr, op, options);
      case DECK -> DeckWords.list(s, fr, op, options);
      case DISCARD -> DiscardWords.list(s, fr, op, options);
      case COMBAT -> CombatWords.list(s, fr, op, options);
      case FIGHTER -> FighterWords.list(s, fr, op, options);
      case TOKEN -> TokenWords.list(s, fr, op, options);
      case PILE -> PileWords.list(s, fr, op, options);
      case MOMENT -> MomentWords.list(s, fr, op, options);
      case RULE -> RuleWords.list(s, fr, op, options);
      case CLASH -> ClashWords.list(s, fr, op, options);
      case BOARD -> BoardWords.list(s, fr, op, options);
      case HAND -> HandWords.list(s, fr, op, options);
      case DECIDING -> throw misplaced(op);
    }
  }

  /** Goes on with the answer to the decision the top frame waits for. */
  static void choose(State s, int option) {
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    int decider = s.decider();
    s.clearQuestion();
    switch (op.code().group) {
      case ORDER -> OrderWords.choose(s, fr, op, option, decider);
      case DECK -> DeckWords.choose(s, fr, op, option);
      case DISCARD -> DiscardWords.choose(s, fr, op, option, decider);
      case COMBAT -> CombatWords.choose(s, fr, op, option, decider);
      case FIGHTER -> FighterWords.choose(s, fr, op, option);
      case TOKEN -> TokenWords.choose(s, fr, op, option);
      case PILE -> PileWords.choose(s, fr, op, option, decider);
      case MOMENT -> MomentWords.choose(s, fr, op, option);
      case RULE -> RuleWords.choose(s, fr, op, option);
      case CLASH -> ClashWords.choose(s, fr, op, option, decider);
      case BOARD -> BoardWords.choose(s, fr, op, option);
      case HAND -> HandWords.choose(s, fr, op, option, decider);
      case DECIDING -> throw misplaced(op);
    }
  }

  static IllegalStateException misplaced(Op op) {
    return new IllegalStateException(op.code() + " asks nothing, or belongs to another group");
  }

  /** The number of a word: the one in its text, or what was measured when it began. */
  static int number(State s, int fr, Op op) {
    return op.number() == Op.MEASURED ? s.mem[fr + EffectStack.AMOUNT] : op.number();
  }

  static int owner(State s, int fr) {
    return s.mem[fr + EffectStack.OWNER];
  }

  /** Who is asked what a word asks; NOBODY if there is no such player. */
  static int decider(State s, int fr, Op op) {
    return op.by() == Players.YOU ? owner(s, fr) : Meaning.player(s, fr, op.by());
  }

  /** Whether there is somebody to be asked; if not, it counts as declined (DEC-25). */
  static boolean decides(State s, int fr, Op op) {
    if (op.by() == Players.YOU) {
      return true;
    }
    int player = Meaning.player(s, fr, op.by());
    return player >= 0 && Meaning.canBeAsked(s, fr, player);
  }

  /** Abilities at the start of the turn ask under a kind of their own. */
  static void ask(State s, int fr, int player, DecisionKind kind) {
    boolean startOfTurn =
        s.get(fr + EffectStack.SOURCE) == Source.START_OF_TURN.ordinal()
            && player == owner(s, fr)
            && (kind.joinsStartOfTurn()
                || s.game.op(EffectStack.pc(s, fr)).code() == Op.Code.CHOOSE_TRAIT);
    s.ask(player, startOfTurn ? DecisionKind.START_OF_TURN : kind);
  }

  static void yesNo(Options options) {
    options.add(Word.YES);
    options.add(Word.NO);
  }

  static void cards(State s, Options options, int player, int set) {
    Deck deck = s.game.seat(player).deck();
    for (int rest = deck.kinds(set); rest != 0; rest &= rest - 1) {
      options.add(Option.of(Word.CARD, deck.lowest(rest)));
    }
  }
}
