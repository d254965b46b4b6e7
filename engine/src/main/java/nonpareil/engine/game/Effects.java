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

  /** Whose deck the cards among the options of the pending decision belong to. */
  static int cardOwner(State s) {
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    return switch (op.code()) {
      case DISCARD_SEEN -> Meaning.player(s, fr, op.players());
      case FORCE_ATTACK_CARD -> Combat.player(s, Combat.ATTACK);
      default -> s.decider();
    };
  }

  /** The hand cards the asked player must have at least one of for the question to make sense. */
  static int neededInHand(State s) {
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    int player = s.decider();
    if (s.game.isDiscreet() && s.decision() == DecisionKind.CONFIRM) {
      return 0; // a discreet question says nothing about the hand
    }
    return switch (op.code()) {
      case SEE_HAND, REVEAL_HAND -> s.game.seat(player).hidesHand;
      case FORCE_ATTACK_CARD ->
          s.decision() == DecisionKind.CONFIRM ? s.game.seat(player).hidesHand : 0;
      case REPLACE_ATTACK_CARD -> CombatWords.replacements(s);
      case DISCARD_NAMED -> {
        Deck deck = s.game.seat(player).deck();
        int set = 0;
        for (int c = 0; c < deck.size(); c++) {
          if (deck.card(c).value() == Meaning.named(s, fr)) {
            set |= deck.copies(c);
          }
        }
        yield set;
      }
      default -> 0;
    };
  }

  /** A reaction to a hand being shown: that it is asked at all depends on a hidden card. */
  static boolean asksReaction(State s) {
    if (s.get(State.DEPTH) == 0 || s.decision() != DecisionKind.CONFIRM) {
      return false;
    }
    return switch (s.game.op(EffectStack.pc(s, EffectStack.top(s))).code()) {
      case SEE_HAND, REVEAL_HAND, FORCE_ATTACK_CARD -> true;
      default -> false;
    };
  }

  static int owner(State s, int fr) {
    return s.mem[fr + EffectStack.OWNER];
  }

  /** Abilities at the start of the turn ask under a kind of their own. */
  static void ask(State s, int fr, int player, DecisionKind kind) {
    boolean startOfTurn =
        s.get(fr + EffectStack.SOURCE) == Source.START_OF_TURN.ordinal()
            && switch (kind) {
              case CHOOSE_FIGHTER, CHOOSE_SPACE, DISCARD -> true;
              case CHOOSE_OPTION -> s.game.op(EffectStack.pc(s, fr)).code() == Op.Code.CHOOSE_TRAIT;
              default -> false;
            };
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
