package nonpareil.engine.game;

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
    switch (op.code().group) {
      case ORDER -> OrderWords.step(s, fr, op);
      case DECK -> DeckWords.step(s, fr, op);
      case DISCARD -> DiscardWords.step(s, fr, op);
      case COMBAT -> CombatWords.step(s, fr, op);
      case FIGHTER -> FighterWords.step(s, fr, op);
      case TOKEN -> TokenWords.step(s, fr, op);
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
    }
  }

  /** Goes on with the answer to the decision the top frame waits for. */
  static void choose(State s, int option) {
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    int decider = s.decider();
    s.clearQuestion();
    switch (op.code().group) {
      case ORDER -> OrderWords.choose(s, fr, op, option);
      case DECK -> DeckWords.choose(s, fr, op, option);
      case DISCARD -> DiscardWords.choose(s, fr, op, option, decider);
      case COMBAT -> CombatWords.choose(s, fr, op, option, decider);
      case FIGHTER -> FighterWords.choose(s, fr, op, option);
      case TOKEN -> TokenWords.choose(s, fr, op, option);
    }
  }

  static IllegalStateException misplaced(Op op) {
    return new IllegalStateException(op.code() + " asks nothing, or belongs to another group");
  }

  static int owner(State s, int fr) {
    return s.mem[fr + EffectStack.OWNER];
  }

  /** Abilities at the start of the turn ask under a kind of their own. */
  static void ask(State s, int fr, int player, DecisionKind kind) {
    boolean startOfTurn =
        s.get(fr + EffectStack.SOURCE) == Source.START_OF_TURN.ordinal()
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
