package nonpareil.engine.game;

import java.util.List;
import java.util.Objects;
import nonpareil.engine.effect.Effect.Which;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.Event.CardsTaken.From;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Frames.Source;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.hero.Card;

/**
 * Carries out the words of effects. Each word is written in up to three places that belong
 * together: {@link #step} begins it and asks if it has to, {@link #list} gives the options, {@link
 * #choose} goes on with the answer.
 */
final class Effects {

  // Steps within a word; every word begins at step 0.
  private static final int ASKED = 1;
  private static final int PICKING = 2;
  private static final int AFTERWARDS = 3;
  private static final int RESOLVING = 4;

  /**
   * In place of the chosen player: there was nobody to choose, so no number is named of anybody.
   */
  private static final int NO_OPPONENT = -2;

  private Effects() {}

  /** Carries out the current instruction of the top frame, as far as it goes without an answer. */
  static void step(State s) {
    int fr = Frames.top(s);
    Op op = s.game.op(Frames.pc(s, fr));
    if (s.coverage != null) {
      s.coverage.count(Frames.pc(s, fr));
    }
    switch (op.code()) {
      case END -> Frames.pop(s);
      case REACTIONS -> reactions(s, fr);
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
      case DRAW -> draw(s, fr, op);
      case DRAW_UP_TO -> ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_NUMBER);
      case NAME_NUMBER -> {
        if (s.get(fr + Frames.PLAYER) == NO_OPPONENT) {
          Frames.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_NUMBER);
        }
      }
      case KEEP_DRAWN -> keepDrawn(s, fr, op);
      case LOOK_AT_TOP -> lookAtTop(s, fr, op);
      case PUT_ON_DECK -> {
        if (s.get(fr + Frames.STEP) == 0) {
          s.set(fr + Frames.STEP, ASKED);
          s.set(fr + Frames.LOOP, 0);
        }
        if (s.get(fr + Frames.LOOP) < op.n() && s.hand(owner(s, fr)) != 0) {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
        } else {
          Frames.next(s, fr);
        }
      }
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
      case SEE_HAND, REVEAL_HAND -> showHand(s, fr, op);
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
      case CHOOSE_OPPONENT -> {
        if (Terms.opponents(s, owner(s, fr)) == 0) {
          s.set(fr + Frames.PLAYER, NO_OPPONENT);
          Frames.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_PLAYER);
        }
      }
      case SEARCH -> search(s, fr, op);
      case TAKE_DISCARDS -> {
        int player = owner(s, fr);
        Deck deck = s.game.seat(player).deck();
        for (int set = s.discard(player) & op.n(); set != 0; set = s.discard(player) & op.n()) {
          Cards.fromDiscardToHand(s, player, deck.lowest(set), Frames.cause(s, fr));
        }
        Frames.next(s, fr);
      }
      case REVEAL_TOP -> revealTop(s, fr);
      case TAKE_REVEALED -> {
        int player = owner(s, fr);
        if (s.get(fr + Frames.REVEALED) >= 0 && s.deckSize(player) > 0) {
          int card = Cards.takeTop(s, player);
          if (s.events != null) {
            s.events.tell(
                new Event.CardsTaken(player, List.of(card), From.DECK, Frames.cause(s, fr)));
          }
        }
        Frames.next(s, fr);
      }
      case TAKE_BOOST_CARD -> {
        if (boostCards(s, fr) == 0) {
          Frames.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
        }
      }
      case CANCEL -> {
        Combat.cancel(s, 1 - s.get(fr + Frames.SIDE), Frames.cause(s, fr));
        Frames.next(s, fr);
      }
      case SET_VALUE -> {
        Combat.setBase(s, s.get(fr + Frames.SIDE), op.n(), Frames.cause(s, fr));
        Frames.next(s, fr);
      }
      case ADD_VALUE -> {
        int plus = Terms.count(s, fr, Objects.requireNonNull(op.count()));
        Combat.add(s, s.get(fr + Frames.SIDE), plus, Frames.cause(s, fr));
        Frames.next(s, fr);
      }
      case OPPOSING_VALUE_IS_BOOST -> {
        Combat.printedIsBoost(s, 1 - s.get(fr + Frames.SIDE), Frames.cause(s, fr));
        Frames.next(s, fr);
      }
      case LOCK_OPPOSING_VALUE -> {
        Combat.lock(s, 1 - s.get(fr + Frames.SIDE), op.n(), Frames.cause(s, fr));
        Frames.next(s, fr);
      }
      case IGNORE_OPPOSING_VALUE -> {
        Combat.ignore(s, 1 - s.get(fr + Frames.SIDE), Frames.cause(s, fr));
        Frames.next(s, fr);
      }
      case BOOST -> boost(s, fr, op);
      case PREVENT_DAMAGE -> {
        int set = Terms.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        s.setInt(State.PREVENTED, s.getInt(State.PREVENTED) | set);
        Frames.next(s, fr);
      }
      case REPLACE_ATTACK_CARD -> {
        if (s.get(fr + Frames.SIDE) == Combat.ATTACK && otherAttackCards(s) != 0) {
          ask(s, fr, owner(s, fr), DecisionKind.CONFIRM);
        } else {
          Frames.next(s, fr);
        }
      }
      case FORCE_ATTACK_CARD -> forceAttackCard(s, fr);
      case TAKE_OVER -> {
        int side = s.get(fr + Frames.SIDE);
        int old = Combat.fighter(s, side);
        int set = Terms.fighters(s, fr, Objects.requireNonNull(op.fighters())) & ~(1 << old);
        if (set != 0) {
          int fighter = Integer.numberOfTrailingZeros(set);
          Combat.takeOver(s, side, fighter, Frames.cause(s, fr));
          s.set(fr + Frames.SELF, fighter);
        }
        Frames.next(s, fr);
      }
      case LOCK_OWN_VALUES -> {
        if (owner(s, fr) == s.activePlayer()) {
          s.set(State.TURN_LOCK, op.n() + 1);
        }
        Frames.next(s, fr);
      }
      case CHOOSE_FIGHTER -> {
        s.set(fr + Frames.CHOSEN, State.NOBODY);
        if (Terms.fighters(s, fr, Objects.requireNonNull(op.fighters())) == 0) {
          Frames.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_FIGHTER);
        }
      }
      case CHOOSE_SPACE -> {
        if (Terms.spaces(s, fr, Objects.requireNonNull(op.spaces())) == 0) {
          Frames.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_SPACE);
        }
      }
      case DAMAGE -> {
        int set = Terms.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        int amount = Terms.count(s, fr, Objects.requireNonNull(op.count()));
        Frames.next(s, fr);
        int dealt = Damage.deal(s, set, amount, false, Frames.cause(s, fr));
        if (!s.isOver()) {
          s.set(fr + Frames.DEALT, dealt);
          s.set(fr + Frames.DEFEATS, Integer.bitCount(set) - Integer.bitCount(s.present(set)));
        }
      }
      case HEAL -> {
        int set = Terms.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        int amount = Terms.count(s, fr, Objects.requireNonNull(op.count()));
        Damage.heal(s, set, amount, Frames.cause(s, fr));
        Frames.next(s, fr);
      }
      case SET_HEALTH -> {
        int set = Terms.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        Damage.setHealth(s, set, op.n(), Frames.cause(s, fr));
        Frames.next(s, fr);
      }
      case REVIVE -> {
        int self = s.get(fr + Frames.SELF);
        if (s.defeated(self) && Movement.free(s) != 0) {
          s.health(self, Math.min(op.n(), s.game.seat(owner(s, fr)).kind(self).maxHealth()));
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_SPACE);
        } else {
          Frames.next(s, fr);
        }
      }
      case MOVE -> {
        if (s.get(fr + Frames.STEP) == 0) {
          s.set(fr + Frames.STEP, ASKED);
          s.setInt(fr + Frames.MASK, 0);
        }
        ask(s, fr, owner(s, fr), DecisionKind.MOVE);
      }
      case PLACE -> {
        if (placement(s, fr, op) == 0 && !mayStay(s, fr, op)) {
          Frames.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_SPACE);
        }
      }
      case SWAP -> swap(s, fr, op);
      case RETURN_SIDEKICK -> {
        if (returning(s, op) >= 0 && returnSpaces(s, fr) != 0) {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_SPACE);
        } else {
          Frames.next(s, fr);
        }
      }
      case LEAVE_BOARD -> {
        int self = s.get(fr + Frames.SELF);
        if (s.onBoard(self)) {
          s.at(self, State.OFF);
          s.setInt(State.VANISHED, s.getInt(State.VANISHED) | 1 << self);
          if (s.events != null) {
            s.events.tell(new Event.LeftBoard(self, Frames.cause(s, fr)));
          }
        }
        Frames.next(s, fr);
      }
      case BECOME_TRAIT -> {
        becomeTrait(s, fr, op.n());
        Frames.next(s, fr);
      }
      case TOGGLE_TRAIT -> {
        int player = owner(s, fr);
        int traits = s.game.seat(player).hero().traits().size();
        becomeTrait(s, fr, traits == 0 ? 0 : (s.trait(player) + 1) % traits);
        Frames.next(s, fr);
      }
      case CHOOSE_TRAIT -> ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_OPTION);
      case MOVE_TOKEN -> moveToken(s, fr, op);
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
    }
  }

  /** The options of the decision the top frame waits for. */
  static void list(State s, Options options) {
    int fr = Frames.top(s);
    Op op = s.game.op(Frames.pc(s, fr));
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
      case DRAW_UP_TO, NAME_NUMBER -> {
        for (int i = 0; i <= op.n(); i++) {
          options.add(Option.of(Word.NUMBER, i));
        }
      }
      case REACTIONS -> cards(s, options, owner, s.getInt(fr + Frames.MASK));
      case KEEP_DRAWN -> cards(s, options, owner, drawn(s, fr));
      case LOOK_AT_TOP -> cards(s, options, owner, topGroup(s, fr));
      case PUT_ON_DECK -> cards(s, options, owner, s.hand(owner));
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
      case SEE_HAND, REVEAL_HAND -> yesNo(options);
      case DISCARD_SEEN -> {
        int player = Terms.player(s, fr, op.players());
        cards(s, options, player, s.hand(player));
      }
      case DISCARD_NAMED -> cards(s, options, s.decider(), Terms.namedInHand(s, fr, s.decider()));
      case CHOOSE_OPPONENT -> options.addEach(Word.PLAYER, Terms.opponents(s, owner));
      case TAKE_BOOST_CARD -> cards(s, options, owner, boostCards(s, fr));
      case BOOST -> {
        options.add(Word.NONE);
        cards(s, options, s.decider(), s.hand(s.decider()));
      }
      case REPLACE_ATTACK_CARD -> {
        if (step == 0) {
          yesNo(options);
        } else {
          cards(s, options, owner, otherAttackCards(s));
        }
      }
      case FORCE_ATTACK_CARD -> {
        if (step == PICKING) {
          cards(s, options, Combat.player(s, Combat.ATTACK), otherAttackCards(s));
        } else {
          yesNo(options);
        }
      }
      case CHOOSE_FIGHTER -> {
        if (op.flag()) {
          options.add(Word.NONE);
        }
        int set = Terms.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        options.addEach(Word.FIGHTER, set & 0xFFFFFFFFL);
      }
      case CHOOSE_SPACE ->
          options.addEach(Word.SPACE, Terms.spaces(s, fr, Objects.requireNonNull(op.spaces())));
      case REVIVE -> options.addEach(Word.SPACE, Movement.free(s));
      case MOVE -> {
        int rest = Terms.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        for (rest &= ~s.getInt(fr + Frames.MASK); rest != 0; rest &= rest - 1) {
          int f = Integer.numberOfTrailingZeros(rest);
          options.addEach(Word.MOVE, f, Movement.reach(s, f, op.n(), op.flag()));
        }
        options.add(Word.DONE);
      }
      case PLACE -> {
        if (mayStay(s, fr, op)) {
          options.add(Word.STAY);
        }
        options.addEach(Word.SPACE, placement(s, fr, op));
      }
      case RETURN_SIDEKICK -> options.addEach(Word.SPACE, returnSpaces(s, fr));
      case CHOOSE_TRAIT -> {
        options.add(Word.NONE);
        for (int i = 0; i < s.game.seat(owner).hero().traits().size(); i++) {
          if (i != s.trait(owner)) {
            options.add(Option.of(Word.TRAIT, i));
          }
        }
      }
      case MOVE_TOKEN -> {
        if (step == PICKING) {
          for (long rest = movableTokens(s, fr, op); rest != 0; rest &= rest - 1) {
            options.add(Option.of(Word.FIGHTER, Game.TOKEN + Long.numberOfTrailingZeros(rest)));
          }
        } else {
          int token = s.get(fr + Frames.TOKEN);
          options.addEach(
              Word.MOVE, Game.TOKEN + token, Movement.tokenReach(s, token, op.n(), op.other()));
          if (op.flag()) {
            options.add(Word.DONE);
          }
        }
      }
      default -> throw new IllegalStateException(op.code() + " asks nothing");
    }
  }

  /** Goes on with the answer to the decision the top frame waits for. */
  static void choose(State s, int option) {
    int fr = Frames.top(s);
    Op op = s.game.op(Frames.pc(s, fr));
    Word word = Option.word(option);
    int first = Option.first(option);
    int owner = owner(s, fr);
    int decider = s.decider();
    s.asked();
    switch (op.code()) {
      case REACTIONS -> react(s, fr, first);
      case CONFIRM -> {
        if (word == Word.YES) {
          Frames.next(s, fr);
        } else {
          Frames.jump(s, fr, op.jump());
        }
      }
      case OPTIONS -> chooseOption(s, fr, op, first - 1);
      case DRAW_UP_TO -> {
        Frames.next(s, fr);
        int drawn = Cards.draw(s, owner, first, Frames.cause(s, fr));
        if (!s.isOver()) {
          s.setInt(fr + Frames.CARDS, drawn);
        }
      }
      case NAME_NUMBER -> {
        s.set(fr + Frames.NUMBER, first);
        if (s.events != null) {
          s.events.tell(new Event.NumberNamed(owner, first, Frames.cause(s, fr)));
        }
        Frames.next(s, fr);
      }
      case KEEP_DRAWN -> {
        Deck deck = s.game.seat(owner).deck();
        s.setInt(fr + Frames.CARDS, deck.minus(s.getInt(fr + Frames.CARDS), first));
        if (s.get(fr + Frames.STEP) == PICKING) {
          s.set(fr + Frames.LOOP, s.get(fr + Frames.LOOP) + 1);
        } else {
          // The first named lies higher, so each goes under the ones before.
          Cards.putIntoDeck(s, owner, first, 0, Frames.cause(s, fr));
        }
      }
      case LOOK_AT_TOP -> chooseFromTop(s, fr, first);
      case PUT_ON_DECK -> {
        int before = s.get(fr + Frames.LOOP);
        s.set(fr + Frames.LOOP, before + 1);
        Cards.putIntoDeck(s, owner, first, s.deckSize(owner) - before, Frames.cause(s, fr));
      }
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
      case SEE_HAND, REVEAL_HAND -> {
        if (!stopped(s, fr, decider, word)) {
          s.set(fr + Frames.STEP, ASKED);
        }
      }
      case DISCARD_SEEN, DISCARD_NAMED -> {
        int player = Terms.player(s, fr, op.players());
        s.set(fr + Frames.STEP, AFTERWARDS);
        s.setInt(fr + Frames.MASK, 0);
        discardForced(s, fr, player, first);
        pushForced(s, fr, player);
      }
      case CHOOSE_OPPONENT -> {
        s.set(fr + Frames.PLAYER, first);
        Frames.next(s, fr);
      }
      case TAKE_BOOST_CARD -> {
        Cards.fromDiscardToHand(s, owner, first, Frames.cause(s, fr));
        Frames.next(s, fr);
      }
      case BOOST -> {
        if (word == Word.NONE) {
          Frames.next(s, fr);
        } else {
          s.set(fr + Frames.STEP, AFTERWARDS);
          s.set(fr + Frames.GROUP, first);
          Boosting.spend(s, decider, first, sideOf(s, decider));
        }
      }
      case REPLACE_ATTACK_CARD -> {
        if (word == Word.NO) {
          Frames.next(s, fr);
        } else if (word == Word.YES) {
          s.set(fr + Frames.STEP, PICKING);
          ask(s, fr, owner, DecisionKind.ATTACK_CARD);
        } else {
          replaceAttackCard(s, fr, first);
        }
      }
      case FORCE_ATTACK_CARD -> {
        if (word == Word.CARD) {
          Combat.replaceAttackCard(s, first, Frames.cause(s, fr));
          Frames.next(s, fr);
        } else if (!stopped(s, fr, decider, word)) {
          s.set(fr + Frames.STEP, ASKED);
        }
      }
      case CHOOSE_FIGHTER -> {
        s.set(fr + Frames.CHOSEN, word == Word.NONE ? State.NOBODY : first);
        Frames.next(s, fr);
      }
      case CHOOSE_SPACE -> {
        boolean second = s.get(fr + Frames.SPACE) >= 0;
        s.set(fr + (second ? Frames.SECOND_SPACE : Frames.SPACE), first);
        Frames.next(s, fr);
      }
      case REVIVE -> {
        putOnBoard(s, fr, s.get(fr + Frames.SELF), first);
        Frames.next(s, fr);
      }
      case MOVE -> {
        if (word == Word.DONE) {
          Frames.next(s, fr);
        } else {
          moveFighter(s, first, Option.second(option), op.flag(), Frames.cause(s, fr));
          s.setInt(fr + Frames.MASK, s.getInt(fr + Frames.MASK) | 1 << first);
        }
      }
      case PLACE -> {
        if (word != Word.STAY) {
          place(s, placed(s, fr, op), first, Frames.cause(s, fr));
        }
        Frames.next(s, fr);
      }
      case RETURN_SIDEKICK -> {
        int fighter = returning(s, op);
        s.health(fighter, s.game.seat(owner).kind(fighter).health());
        putOnBoard(s, fr, fighter, first);
        Frames.next(s, fr);
      }
      case CHOOSE_TRAIT -> {
        if (word == Word.TRAIT) {
          becomeTrait(s, fr, first);
        }
        Frames.next(s, fr);
      }
      case MOVE_TOKEN -> chooseToken(s, fr, op, option);
      default -> throw new IllegalStateException(op.code() + " asks nothing");
    }
  }

  /** Whose deck the cards among the options of the pending decision belong to. */
  static int cardOwner(State s) {
    int fr = Frames.top(s);
    Op op = s.game.op(Frames.pc(s, fr));
    return switch (op.code()) {
      case DISCARD_SEEN -> Terms.player(s, fr, op.players());
      case FORCE_ATTACK_CARD -> Combat.player(s, Combat.ATTACK);
      default -> s.decider();
    };
  }

  /** The hand cards the asked player must have at least one of for the question to make sense. */
  static int neededInHand(State s) {
    int fr = Frames.top(s);
    Op op = s.game.op(Frames.pc(s, fr));
    int player = s.decider();
    return switch (op.code()) {
      case SEE_HAND, REVEAL_HAND -> s.game.seat(player).hidesHand;
      case FORCE_ATTACK_CARD ->
          s.decision() == DecisionKind.CONFIRM ? s.game.seat(player).hidesHand : 0;
      case REPLACE_ATTACK_CARD -> attackCards(s);
      case DISCARD_NAMED -> {
        Deck deck = s.game.seat(player).deck();
        int set = 0;
        for (int c = 0; c < deck.size(); c++) {
          if (deck.card(c).value() == Terms.named(s, fr)) {
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
    return switch (s.game.op(Frames.pc(s, Frames.top(s))).code()) {
      case SEE_HAND, REVEAL_HAND, FORCE_ATTACK_CARD -> true;
      default -> false;
    };
  }

  // ---- asking

  private static int owner(State s, int fr) {
    return s.mem[fr + Frames.OWNER];
  }

  /** Abilities at the start of the turn ask under a kind of their own. */
  private static void ask(State s, int fr, int player, DecisionKind kind) {
    boolean startOfTurn =
        s.get(fr + Frames.SOURCE) == Source.START_OF_TURN.ordinal()
            && switch (kind) {
              case CHOOSE_FIGHTER, CHOOSE_SPACE, DISCARD -> true;
              case CHOOSE_OPTION -> s.game.op(Frames.pc(s, fr)).code() == Op.Code.CHOOSE_TRAIT;
              default -> false;
            };
    s.ask(player, startOfTurn ? DecisionKind.START_OF_TURN : kind);
  }

  private static void yesNo(Options options) {
    options.add(Word.YES);
    options.add(Word.NO);
  }

  static void cards(State s, Options options, int player, int set) {
    Deck deck = s.game.seat(player).deck();
    for (int rest = deck.kinds(set); rest != 0; rest &= rest - 1) {
      options.add(Option.of(Word.CARD, deck.lowest(rest)));
    }
  }

  /** A question that cannot change anything is not asked. */
  private static boolean possible(State s, int fr, Op op) {
    return op.code() != Op.Code.OPPOSING_VALUE_IS_BOOST
        || Combat.card(s, 1 - s.get(fr + Frames.SIDE)) >= 0;
  }

  // ---- printed options

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

  // ---- drawing and the deck

  private static void draw(State s, int fr, Op op) {
    int number = Terms.count(s, fr, Objects.requireNonNull(op.count()));
    Cause cause = Frames.cause(s, fr);
    Frames.next(s, fr);
    if (op.players() == Players.EACH_OPPONENT) {
      int owner = owner(s, fr);
      for (int i = 0; i < s.game.players() && !s.isOver(); i++) {
        int p = (s.activePlayer() + i) % s.game.players();
        if ((Terms.opponents(s, owner) >>> p & 1) != 0) {
          Cards.draw(s, p, number, cause);
        }
      }
      return;
    }
    int player = Terms.player(s, fr, op.players());
    if (player >= 0) {
      Cards.draw(s, player, number, cause);
    }
  }

  private static void keepDrawn(State s, int fr, Op op) {
    int rest = drawn(s, fr);
    if (s.get(fr + Frames.STEP) == 0) {
      s.set(fr + Frames.STEP, PICKING);
      s.set(fr + Frames.LOOP, 0);
    }
    if (rest == 0) {
      Frames.next(s, fr);
    } else if (s.get(fr + Frames.STEP) == PICKING && s.get(fr + Frames.LOOP) < op.n()) {
      ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
    } else {
      s.set(fr + Frames.STEP, AFTERWARDS);
      ask(s, fr, owner(s, fr), DecisionKind.ORDER);
    }
  }

  /** The drawn cards that are still to be kept or put under the deck, and still in hand. */
  private static int drawn(State s, int fr) {
    return s.getInt(fr + Frames.CARDS) & s.hand(owner(s, fr));
  }

  /** Takes cards from the top group, then puts what is left of it in order. */
  private static void lookAtTop(State s, int fr, Op op) {
    int player = owner(s, fr);
    if (s.get(fr + Frames.STEP) == 0) {
      int seen = Math.min(op.n(), s.deckSize(player));
      s.set(fr + Frames.STEP, PICKING);
      s.set(fr + Frames.GROUP, seen);
      s.set(fr + Frames.LOOP, Math.min(op.m(), seen));
      int top = ((1 << seen) - 1) << (s.deckSize(player) - seen);
      s.deckKnownToOwner(player, s.deckKnownToOwner(player) | top);
      s.deckKnownToAll(player, s.deckKnownToAll(player) & ~top); // any of them may be taken unseen
      if (s.events != null && seen > 0) {
        s.events.tell(new Event.TopSeen(player, seen, Frames.cause(s, fr)));
      }
    }
    if (s.get(fr + Frames.STEP) == PICKING && s.get(fr + Frames.LOOP) == 0) {
      s.set(fr + Frames.STEP, AFTERWARDS);
    }
    if (s.get(fr + Frames.STEP) == PICKING) {
      ask(s, fr, player, DecisionKind.CHOOSE_CARD);
    } else if (s.get(fr + Frames.GROUP) - s.get(fr + Frames.LOOP) > 0) {
      ask(s, fr, player, DecisionKind.ORDER);
    } else {
      Frames.next(s, fr);
    }
  }

  /** The part of the seen top cards that is still to be taken or ordered, as places. */
  private static int groupEnd(State s, int fr) {
    boolean ordering = s.get(fr + Frames.STEP) == AFTERWARDS;
    return s.deckSize(owner(s, fr)) - (ordering ? s.get(fr + Frames.LOOP) : 0);
  }

  private static int topGroup(State s, int fr) {
    int player = owner(s, fr);
    Deck deck = s.game.seat(player).deck();
    int set = 0;
    int end = groupEnd(s, fr);
    for (int i = s.deckSize(player) - s.get(fr + Frames.GROUP); i < end; i++) {
      set = deck.plus(set, s.deckCard(player, i));
    }
    return set;
  }

  private static void chooseFromTop(State s, int fr, int card) {
    int player = owner(s, fr);
    int end = groupEnd(s, fr);
    int place = end - 1;
    while (s.deckCard(player, place) != card) {
      place--;
    }
    int loop = s.get(fr + Frames.LOOP);
    if (s.get(fr + Frames.STEP) == PICKING) {
      Cards.takeFromDeck(s, player, place);
      s.set(fr + Frames.GROUP, s.get(fr + Frames.GROUP) - 1);
      s.set(fr + Frames.LOOP, loop - 1);
      if (s.events != null) {
        s.events.tell(new Event.CardsTaken(player, List.of(card), From.DECK, Frames.cause(s, fr)));
      }
    } else {
      for (int i = place; i < end - 1; i++) {
        s.deckCard(player, i, s.deckCard(player, i + 1));
      }
      s.deckCard(player, end - 1, card);
      s.set(fr + Frames.LOOP, loop + 1);
    }
  }

  /** DEC-15: from the discard pile without touching the deck, otherwise the deck is searched. */
  private static void search(State s, int fr, Op op) {
    int player = owner(s, fr);
    int card = op.n();
    Cause cause = Frames.cause(s, fr);
    if (s.game.seat(player).deck().has(s.discard(player), card)) {
      Cards.fromDiscardToHand(s, player, card, cause);
    } else {
      for (int i = s.deckSize(player) - 1; i >= 0; i--) {
        if (s.deckCard(player, i) == card) {
          Cards.takeFromDeck(s, player, i);
          Cards.show(s, player, card);
          if (s.events != null) {
            s.events.tell(new Event.CardRevealed(player, card, cause));
            s.events.tell(new Event.CardsTaken(player, List.of(card), From.DECK, cause));
          }
          break;
        }
      }
      Cards.shuffle(s, player);
    }
    Frames.next(s, fr);
  }

  private static void revealTop(State s, int fr) {
    int player = owner(s, fr);
    int top = s.deckSize(player) - 1;
    int card = top < 0 ? State.NOBODY : s.deckCard(player, top);
    s.set(fr + Frames.REVEALED, card);
    if (top >= 0) {
      s.deckKnownToOwner(player, s.deckKnownToOwner(player) | 1 << top);
      s.deckKnownToAll(player, s.deckKnownToAll(player) | 1 << top);
      if (s.events != null) {
        s.events.tell(new Event.CardRevealed(player, card, Frames.cause(s, fr)));
      }
    }
    Frames.next(s, fr);
  }

  // ---- discarding

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

  // ---- seeing hands

  private static void showHand(State s, int fr, Op op) {
    int player = Terms.player(s, fr, op.players());
    if (player < 0) {
      Frames.next(s, fr);
      return;
    }
    if (s.get(fr + Frames.STEP) == 0 && mayHide(s, fr, player)) {
      ask(s, fr, player, DecisionKind.CONFIRM);
      return;
    }
    if (op.code() == Op.Code.SEE_HAND) {
      Cards.seeHand(s, player, owner(s, fr), Frames.cause(s, fr));
    } else {
      Cards.revealHand(s, player, Frames.cause(s, fr));
    }
    Frames.next(s, fr);
  }

  /** Whether a player holds a card that stops an effect from showing the hand. */
  private static boolean mayHide(State s, int fr, int player) {
    return (s.hand(player) & s.game.seat(player).hidesHand) != 0
        && !s.game.sameTeam(player, owner(s, fr))
        && s.get(fr + Frames.CARD) >= 0 // abilities are not cancelled (EFF-6)
        && Combat.cancellable(s, owner(s, fr), s.get(fr + Frames.CARD));
  }

  /** The answer to whether the hand is hidden: yes shows the card and ends the whole effect. */
  private static boolean stopped(State s, int fr, int player, Word word) {
    if (word == Word.NO) {
      return false;
    }
    Seat seat = s.game.seat(player);
    int shown = seat.deck().lowest(s.hand(player) & seat.hidesHand);
    Cards.show(s, player, shown);
    if (s.events != null) {
      s.events.tell(new Event.EffectStopped(player, shown, Frames.cause(s, fr)));
    }
    Frames.pop(s);
    return true;
  }

  // ---- combat

  private static int sideOf(State s, int player) {
    return Combat.player(s, Combat.ATTACK) == player ? Combat.ATTACK : Combat.DEFENSE;
  }

  /** Boosts of a combat card; LOOP is how many have been made, GROUP the card being spent. */
  private static void boost(State s, int fr, Op op) {
    int player = Terms.player(s, fr, op.players());
    int side = sideOf(s, player);
    if (s.get(fr + Frames.STEP) == AFTERWARDS) {
      int card = s.get(fr + Frames.GROUP);
      Deck deck = s.game.seat(player).deck();
      Boosting.settle(s, player, card);
      Combat.add(s, side, deck.boost(card), Cause.of(player, card));
      int at = State.SIDE_BOOSTS + 4 * side;
      s.setInt(at, deck.plus(s.getInt(at), card));
      s.set(fr + Frames.STEP, ASKED);
      s.set(fr + Frames.LOOP, s.get(fr + Frames.LOOP) + 1);
    } else {
      s.set(fr + Frames.LOOP, 0);
    }
    if (s.get(fr + Frames.LOOP) < op.n() && Combat.card(s, side) >= 0) {
      ask(s, fr, player, DecisionKind.BOOST);
    } else {
      Frames.next(s, fr);
    }
  }

  /** The cards the own card was boosted with that still lie in the discard pile. */
  private static int boostCards(State s, int fr) {
    return s.getInt(State.SIDE_BOOSTS + 4 * s.get(fr + Frames.SIDE)) & s.discard(owner(s, fr));
  }

  private static int attackCards(State s) {
    int player = Combat.player(s, Combat.ATTACK);
    return s.game
        .seat(player)
        .usable(Use.ATTACK, Combat.fighter(s, Combat.ATTACK), s.trait(player));
  }

  private static int otherAttackCards(State s) {
    return s.hand(Combat.player(s, Combat.ATTACK)) & attackCards(s);
  }

  private static void replaceAttackCard(State s, int fr, int card) {
    int old = Combat.card(s, Combat.ATTACK);
    Cause cause = Frames.cause(s, fr);
    Combat.replaceAttackCard(s, card, cause);
    Cards.fromTableToHand(s, owner(s, fr), old);
    Frames.pop(s);
    Combat.resolve(s, Combat.ATTACK, Card.Timing.IMMEDIATELY);
  }

  private static void forceAttackCard(State s, int fr) {
    int player = Combat.player(s, Combat.ATTACK);
    if (s.get(fr + Frames.SIDE) != Combat.DEFENSE) {
      Frames.next(s, fr);
      return;
    }
    if (s.get(fr + Frames.STEP) == 0 && mayHide(s, fr, player)) {
      ask(s, fr, player, DecisionKind.CONFIRM);
      return;
    }
    Cards.fromTableToHand(s, player, Combat.card(s, Combat.ATTACK));
    Cards.seeHand(s, player, owner(s, fr), Frames.cause(s, fr));
    s.set(fr + Frames.STEP, PICKING);
    ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
  }

  // ---- fighters

  static void moveFighter(State s, int fighter, int to, boolean through, Cause cause) {
    if (s.events != null) {
      s.events.tell(new Event.Moved(fighter, Movement.path(s, fighter, to, through), cause));
    }
    s.at(fighter, to);
  }

  static void place(State s, int fighter, int to, Cause cause) {
    if (s.events != null) {
      s.events.tell(new Event.Placed(fighter, s.at(fighter), to, cause));
    }
    s.at(fighter, to);
  }

  private static void putOnBoard(State s, int fr, int fighter, int space) {
    s.at(fighter, space);
    if (s.events != null) {
      s.events.tell(new Event.Returned(fighter, space, s.health(fighter), Frames.cause(s, fr)));
    }
  }

  /** The fighter a placement speaks of, or NOBODY. */
  private static int placed(State s, int fr, Op op) {
    int set = Terms.fighters(s, fr, Objects.requireNonNull(op.fighters()));
    return set == 0 ? State.NOBODY : Integer.numberOfTrailingZeros(set);
  }

  private static long placement(State s, int fr, Op op) {
    return placed(s, fr, op) < 0
        ? 0
        : Terms.spaces(s, fr, Objects.requireNonNull(op.spaces())) & Movement.free(s);
  }

  /** DEC-4: staying is allowed if the own space is among those meant, or the text says "may". */
  private static boolean mayStay(State s, int fr, Op op) {
    int fighter = placed(s, fr, op);
    if (fighter < 0) {
      return false;
    }
    long spaces = Terms.spaces(s, fr, Objects.requireNonNull(op.spaces()));
    return op.flag() || (!op.other() && (spaces >>> s.at(fighter) & 1) != 0);
  }

  private static void swap(State s, int fr, Op op) {
    int one = Terms.fighters(s, fr, Objects.requireNonNull(op.fighters()));
    int two = Terms.fighters(s, fr, Objects.requireNonNull(op.second()));
    if (one != 0 && two != 0) {
      int f = Integer.numberOfTrailingZeros(one);
      int g = Integer.numberOfTrailingZeros(two);
      int at = s.at(f);
      s.at(f, s.at(g));
      s.at(g, at);
      if (s.events != null) {
        s.events.tell(new Event.Swapped(f, g, Frames.cause(s, fr)));
      }
    }
    Frames.next(s, fr);
  }

  /** DEC-27: of several defeated sidekicks the lowest number returns. */
  private static int returning(State s, Op op) {
    for (int rest = op.n(); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      if (s.defeated(f)) {
        return f;
      }
    }
    return State.NOBODY;
  }

  private static long returnSpaces(State s, int fr) {
    int hero = s.game.seat(owner(s, fr)).heroFighter();
    return s.onBoard(hero) ? s.game.board().zoneMates(s.at(hero)) & Movement.free(s) : 0;
  }

  private static void becomeTrait(State s, int fr, int trait) {
    int player = owner(s, fr);
    if (s.trait(player) != trait) {
      s.trait(player, trait);
      if (s.events != null) {
        s.events.tell(new Event.TraitChanged(player, trait, Frames.cause(s, fr)));
      }
    }
  }

  // ---- tokens

  /** TOKENS remembers the tokens chosen so far in this effect, LOOP the next of "each". */
  private static void moveToken(State s, int fr, Op op) {
    int by = Terms.player(s, fr, op.players());
    int step = s.get(fr + Frames.STEP);
    if (by < 0 || (by != owner(s, fr) && !Terms.isPresent(s, by))) {
      Frames.next(s, fr);
      return;
    }
    if (op.which() == Which.EACH) {
      moveEachToken(s, fr, op, by);
    } else if (step == 0 && op.which() == Which.UNDER_SELF) {
      int token = tokenUnderSelf(s, fr);
      if (token < 0) {
        Frames.next(s, fr);
      } else {
        pickToken(s, fr, token);
        s.set(fr + Frames.STEP, ASKED);
        askTokenMove(s, fr, op, by);
      }
    } else if (step == 0) {
      s.set(fr + Frames.TOKEN, State.NOBODY);
      if (movableTokens(s, fr, op) == 0) {
        Frames.next(s, fr);
      } else {
        s.set(fr + Frames.STEP, PICKING);
        ask(s, fr, by, DecisionKind.CHOOSE_FIGHTER);
      }
    } else {
      askTokenMove(s, fr, op, by);
    }
  }

  private static void pickToken(State s, int fr, int token) {
    int index = token - s.game.seat(owner(s, fr)).firstToken();
    s.set(fr + Frames.TOKEN, token);
    s.set(fr + Frames.TOKENS, s.get(fr + Frames.TOKENS) | 1 << index);
  }

  private static void askTokenMove(State s, int fr, Op op, int by) {
    int token = s.get(fr + Frames.TOKEN);
    if (Movement.tokenReach(s, token, op.n(), op.other()) == 0) {
      Frames.next(s, fr);
    } else {
      ask(s, fr, by, DecisionKind.MOVE);
    }
  }

  private static void moveEachToken(State s, int fr, Op op, int by) {
    if (s.get(fr + Frames.STEP) == 0) {
      s.set(fr + Frames.STEP, ASKED);
      s.set(fr + Frames.LOOP, 0);
    }
    Seat seat = s.game.seat(owner(s, fr));
    while (s.get(fr + Frames.LOOP) < seat.tokens()) {
      int token = seat.firstToken() + s.get(fr + Frames.LOOP);
      s.set(fr + Frames.LOOP, s.get(fr + Frames.LOOP) + 1);
      if (s.tokenAt(token) >= 0 && Movement.tokenReach(s, token, op.n(), op.other()) != 0) {
        pickToken(s, fr, token);
        ask(s, fr, by, DecisionKind.MOVE);
        return;
      }
    }
    Frames.next(s, fr);
  }

  /** The tokens on the board that may be picked, as bits. */
  private static long movableTokens(State s, int fr, Op op) {
    Seat seat = s.game.seat(owner(s, fr));
    long set = 0;
    for (int i = 0; i < seat.tokens(); i++) {
      boolean before = (s.get(fr + Frames.TOKENS) >>> i & 1) != 0;
      if (s.tokenAt(seat.firstToken() + i) >= 0 && !(op.which() == Which.ANOTHER && before)) {
        set |= 1L << (seat.firstToken() + i);
      }
    }
    return set;
  }

  private static int tokenUnderSelf(State s, int fr) {
    Seat seat = s.game.seat(owner(s, fr));
    int at = s.at(s.get(fr + Frames.SELF));
    for (int t = seat.firstToken(); t < seat.firstToken() + seat.tokens(); t++) {
      if (at >= 0 && s.tokenAt(t) == at) {
        return t;
      }
    }
    return State.NOBODY;
  }

  private static void chooseToken(State s, int fr, Op op, int option) {
    Word word = Option.word(option);
    if (word == Word.FIGHTER) {
      pickToken(s, fr, Option.first(option) - Game.TOKEN);
      s.set(fr + Frames.STEP, ASKED);
      return;
    }
    if (word == Word.MOVE) {
      int token = Option.first(option) - Game.TOKEN;
      if (s.events != null) {
        s.events.tell(
            new Event.Placed(
                Option.first(option),
                s.tokenAt(token),
                Option.second(option),
                Frames.cause(s, fr)));
      }
      s.tokenAt(token, Option.second(option));
    }
    if (op.which() != Which.EACH) {
      Frames.next(s, fr);
    }
  }
}
