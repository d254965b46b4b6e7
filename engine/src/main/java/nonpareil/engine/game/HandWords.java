package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.owner;

import java.util.Objects;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Option.Word;
import org.jspecify.annotations.Nullable;

/**
 * What people carry out by hand: the player of the effect proposes one act after the other, and
 * each is done if all opponents agree. Nothing is hidden in that: what a hidden card is needed for
 * is agreed to before its owner picks it.
 *
 * <p>All of it stands in bytes of the frame that belong to the running word alone, so that what
 * other words have left behind stays: LOOP counts the acts, GROUP is the act, MASK whom it is about
 * and what else was chosen, SEAT how many seats have been asked whether they agree.
 */
final class HandWords {

  /** So many acts are enough for anything, and a game ends. */
  static final int MOST_ACTS = 16;

  // Steps of the word; it begins at 0.
  private static final int PICK_ACT = 1;
  private static final int PICK_WHO = 2;
  private static final int PICK_WHAT = 3;
  private static final int AGREE = 4;

  /** Farther than any way. */
  private static final int ANY_DISTANCE = 64;

  /** What is read by those who carry it out. */
  record Text(ByHand effect) implements Op.Detail {}

  private HandWords() {}

  // ---- what is proposed

  private static FreeAct act(State s, int fr) {
    return FreeAct.of(s.get(fr + EffectStack.GROUP));
  }

  private static int who(State s, int fr) {
    return s.getInt(fr + EffectStack.MASK) & 0xFF;
  }

  private static int what(State s, int fr) {
    return s.getInt(fr + EffectStack.MASK) >> 8;
  }

  private static void about(State s, int fr, int who, int what) {
    s.setInt(fr + EffectStack.MASK, who | what << 8);
  }

  /** What the pending question is about, if something is done by hand. */
  static @Nullable HandQuestion question(State s) {
    if (s.get(State.DEPTH) == 0 || !s.isAsking()) {
      return null;
    }
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    if (!(op.detail() instanceof Text(ByHand effect))) {
      return null;
    }
    if (op.code() == Op.Code.BY_HAND && s.get(fr + EffectStack.STEP) == PICK_ACT) {
      return new HandQuestion(effect, null, null);
    }
    FreeAct act = act(s, fr);
    boolean agree = s.decision() == DecisionKind.CONFIRM;
    return new HandQuestion(effect, act, agree ? proposal(s, fr) : null);
  }

  private static Proposal proposal(State s, int fr) {
    return Proposal.of(act(s, fr), who(s, fr), what(s, fr));
  }

  /** Whose cards are offered while something is done by hand. */
  static int cardOwner(State s, int fr) {
    boolean card = s.decision() == DecisionKind.CHOOSE_CARD;
    return card ? who(s, fr) : s.decider();
  }

  /** Whether a frame that came from outside holds something these words could have left there. */
  static boolean isSound(State s, int fr, Op op) {
    int step = s.get(fr + EffectStack.STEP);
    boolean picks = op.code() == Op.Code.BY_HAND;
    if (s.get(fr + EffectStack.LOOP) > MOST_ACTS
        || s.get(fr + EffectStack.GROUP) < 0
        || s.get(fr + EffectStack.GROUP) >= FreeAct.count()) {
      return false;
    }
    FreeAct act = act(s, fr);
    if (picks && step <= PICK_WHO) {
      return s.getInt(fr + EffectStack.MASK) == 0;
    }
    boolean whole = picks && step == AGREE;
    return (whom(s, act) >>> Math.min(who(s, fr), Long.SIZE - 1) & 1) != 0
        && (whole ? isMeant(s, act, who(s, fr), what(s, fr)) : what(s, fr) == 0)
        && (picks || act.picksFromHand());
  }

  /** Whether something may be chosen for an act about somebody. */
  private static boolean isMeant(State s, FreeAct act, int who, int what) {
    return switch (act.what) {
      case SPACE, CARD -> what >= 0 && what < Long.SIZE && (things(s, act, who) >>> what & 1) != 0;
      case NUMBER -> what >= 0 && what <= maxHealth(s, who) && what != s.health(who);
      case NOTHING -> what == 0;
    };
  }

  // ---- the words

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case BY_HAND -> freeActs(s, fr, op);
      case CARD_BY_HAND -> {
        boolean discard = act(s, fr) == FreeAct.DISCARD;
        s.ask(who(s, fr), discard ? DecisionKind.DISCARD : DecisionKind.CHOOSE_CARD);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  private static void freeActs(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.LOOP, 0);
      again(s, fr);
    }
    int owner = owner(s, fr);
    switch (s.get(fr + EffectStack.STEP)) {
      case PICK_ACT -> {
        if (s.get(fr + EffectStack.LOOP) == MOST_ACTS) {
          done(s, fr, op);
        } else {
          s.ask(owner, DecisionKind.CHOOSE_OPTION);
        }
      }
      case PICK_WHO ->
          s.ask(
              owner,
              act(s, fr).isOfFighter() ? DecisionKind.CHOOSE_FIGHTER : DecisionKind.CHOOSE_PLAYER);
      case PICK_WHAT ->
          s.ask(
              owner,
              switch (act(s, fr).what) {
                case SPACE -> DecisionKind.CHOOSE_SPACE;
                case NUMBER -> DecisionKind.CHOOSE_NUMBER;
                case CARD -> DecisionKind.CHOOSE_CARD;
                case NOTHING -> throw Effects.misplaced(op);
              });
      case AGREE -> agree(s, fr);
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    switch (op.code()) {
      case BY_HAND -> listActs(s, fr, options);
      case CARD_BY_HAND -> Effects.cards(s, options, who(s, fr), s.hand(who(s, fr)));
      default -> throw Effects.misplaced(op);
    }
  }

  private static void listActs(State s, int fr, Options options) {
    switch (s.get(fr + EffectStack.STEP)) {
      case PICK_ACT -> {
        options.add(Word.DONE);
        for (int i = 0; i < FreeAct.count(); i++) {
          if (whom(s, FreeAct.of(i)) != 0) {
            options.add(Option.of(Word.ACT, i));
          }
        }
      }
      case PICK_WHO -> {
        options.add(Word.NONE);
        FreeAct act = act(s, fr);
        options.addEach(act.isOfFighter() ? Word.FIGHTER : Word.PLAYER, whom(s, act));
      }
      case PICK_WHAT -> {
        options.add(Word.NONE);
        listThings(s, act(s, fr), who(s, fr), options);
      }
      case AGREE -> Effects.yesNo(options);
      default -> throw new IllegalStateException("nothing is asked");
    }
  }

  private static void listThings(State s, FreeAct act, int who, Options options) {
    switch (act.what) {
      case SPACE -> options.addEach(Word.SPACE, things(s, act, who));
      case CARD -> options.addEach(Word.CARD, things(s, act, who));
      case NUMBER -> {
        for (int i = 0; i <= maxHealth(s, who); i++) {
          if (i != s.health(who)) {
            options.add(Option.of(Word.NUMBER, i));
          }
        }
      }
      case NOTHING -> throw new IllegalStateException(act + " is about nothing else");
    }
  }

  static void choose(State s, int fr, Op op, int option, int decider) {
    switch (op.code()) {
      case BY_HAND -> chosen(s, fr, op, option, decider);
      case CARD_BY_HAND -> pickFromHand(s, fr, op, Option.first(option));
      default -> throw Effects.misplaced(op);
    }
  }

  private static void chosen(State s, int fr, Op op, int option, int decider) {
    Word word = Option.word(option);
    int first = Option.first(option);
    switch (s.get(fr + EffectStack.STEP)) {
      case PICK_ACT -> {
        if (word == Word.DONE) {
          done(s, fr, op);
        } else {
          s.set(fr + EffectStack.LOOP, s.get(fr + EffectStack.LOOP) + 1);
          s.set(fr + EffectStack.GROUP, first);
          s.set(fr + EffectStack.STEP, PICK_WHO);
        }
      }
      case PICK_WHO -> {
        if (word == Word.NONE) {
          again(s, fr);
        } else {
          about(s, fr, first, 0);
          if (act(s, fr).what == FreeAct.What.NOTHING) {
            propose(s, fr);
          } else {
            s.set(fr + EffectStack.STEP, PICK_WHAT);
          }
        }
      }
      case PICK_WHAT -> {
        if (word == Word.NONE) {
          again(s, fr);
        } else {
          about(s, fr, who(s, fr), first);
          propose(s, fr);
        }
      }
      case AGREE -> {
        if (s.events != null) {
          s.events.tell(new Event.ActAnswered(decider, word == Word.YES, EffectStack.cause(s, fr)));
        }
        if (word == Word.YES) {
          s.set(fr + EffectStack.SEAT, s.get(fr + EffectStack.SEAT) + 1);
        } else {
          again(s, fr);
        }
      }
      default -> throw new IllegalStateException("nothing was asked");
    }
  }

  /** Asks for the next act. */
  private static void again(State s, int fr) {
    s.set(fr + EffectStack.STEP, PICK_ACT);
    s.set(fr + EffectStack.GROUP, 0);
    s.set(fr + EffectStack.SEAT, 0);
    s.setInt(fr + EffectStack.MASK, 0);
  }

  private static void done(State s, int fr, Op op) {
    again(s, fr);
    s.set(fr + EffectStack.LOOP, 0);
    EffectStack.jump(s, fr, op.jump());
  }

  private static void propose(State s, int fr) {
    s.set(fr + EffectStack.STEP, AGREE);
    if (s.events != null) {
      s.events.tell(new Event.ActProposed(owner(s, fr), proposal(s, fr), EffectStack.cause(s, fr)));
    }
  }

  /** Asks the next opponent who is still in the game; when all agree, it is done. */
  private static void agree(State s, int fr) {
    int players = s.game.players();
    for (int passed = s.get(fr + EffectStack.SEAT); passed < players; passed++) {
      int player = (s.activePlayer() + 1 + passed) % players;
      if (!s.game.sameTeam(player, owner(s, fr)) && isIn(s, player)) {
        s.set(fr + EffectStack.SEAT, passed);
        s.ask(player, DecisionKind.CONFIRM);
        return;
      }
    }
    if (act(s, fr).picksFromHand()) {
      about(s, fr, who(s, fr), 0);
      s.set(fr + EffectStack.SEAT, 0);
      EffectStack.next(s, fr);
    } else {
      carryOut(s, fr);
    }
  }

  private static boolean isIn(State s, int player) {
    int gone = s.playersOut() | s.playersLeaving();
    return (gone >>> player & 1) == 0 && Ending.isInGame(s, player);
  }

  // ---- the acts

  private static void carryOut(State s, int fr) {
    FreeAct act = act(s, fr);
    int who = who(s, fr);
    int what = what(s, fr);
    Cause cause = EffectStack.cause(s, fr);
    again(s, fr); // an act may end the game, and the frame with it
    switch (act) {
      case MOVE -> FighterWords.moveFighter(s, who, what, false, cause);
      case PLACE -> {
        if (s.defeated(who)) {
          s.health(who, s.game.seat(s.game.owner(who)).kind(who).health());
          FighterWords.putOnBoard(s, fr, who, what);
        } else {
          FighterWords.place(s, who, what, cause);
        }
      }
      case HEALTH -> {
        if (what == 0) {
          Damage.defeat(s, 1 << who, cause);
        } else {
          Damage.setHealth(s, 1 << who, what, cause);
        }
      }
      case DRAW -> Cards.draw(s, who, 1, cause);
      case DISCARD_TOP -> Cards.discardTop(s, who, cause);
      case TAKE_DISCARD, DISCARD_TO_TOP, DISCARD_TO_BOTTOM ->
          Piles.move(s, who, what, Pocket.DISCARD, target(act), 0, false, cause);
      case DISCARD, HAND_TO_TOP, HAND_TO_BOTTOM ->
          throw new IllegalStateException(act + " needs a card of a hand");
    }
  }

  /** The owner of a hand has picked the card of it. */
  private static void pickFromHand(State s, int fr, Op op, int card) {
    FreeAct act = act(s, fr);
    int player = who(s, fr);
    EffectStack.jump(s, fr, op.jump());
    again(s, fr);
    if (act == FreeAct.DISCARD) {
      int last = s.get(fr + EffectStack.LAST_CARD);
      int lastOwner = s.get(fr + EffectStack.LAST_OWNER);
      DiscardWords.discardForced(s, fr, player, card);
      s.set(fr + EffectStack.LAST_CARD, last); // the card's own words speak of what they discarded
      s.set(fr + EffectStack.LAST_OWNER, lastOwner);
      DiscardWords.pushForced(s, fr, player);
    } else {
      Cause cause = EffectStack.cause(s, fr);
      Piles.move(s, player, card, Pocket.of(Pile.Kind.HAND, 0), target(act), 0, false, cause);
    }
  }

  private static Pocket target(FreeAct act) {
    return Pocket.of(Objects.requireNonNull(act.to), 0);
  }

  /** The fighters, or the players, an act can be about. */
  private static long whom(State s, FreeAct act) {
    long set = 0;
    for (int p = 0; p < s.game.players(); p++) {
      if (!isIn(s, p)) {
        continue;
      }
      int own = s.game.seat(p).own();
      set |=
          switch (act) {
            case MOVE, PLACE -> withSpaces(s, act, own);
            case HEALTH -> s.present(own);
            case DRAW -> Force.mayDraw(s, p) ? 1L << p : 0;
            case DISCARD, HAND_TO_TOP, HAND_TO_BOTTOM -> s.handSize(p) > 0 ? 1L << p : 0;
            case DISCARD_TOP -> s.deckSize(p) > 0 ? 1L << p : 0;
            case TAKE_DISCARD, DISCARD_TO_TOP, DISCARD_TO_BOTTOM -> s.discard(p) != 0 ? 1L << p : 0;
          };
    }
    return set;
  }

  private static long withSpaces(State s, FreeAct act, int fighters) {
    long set = 0;
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      set |= things(s, act, f) != 0 ? 1L << f : 0;
    }
    return set;
  }

  private static int maxHealth(State s, int fighter) {
    return s.game.seat(s.game.owner(fighter)).kind(fighter).maxHealth();
  }

  /** The spaces, or the cards of the discard pile, there are for an act about somebody. */
  private static long things(State s, FreeAct act, int who) {
    return switch (act) {
      case MOVE -> Movement.reach(s, who, ANY_DISTANCE, false);
      case PLACE -> isVanished(s, who) || !mayLeave(s, who) ? 0 : Movement.free(s);
      case TAKE_DISCARD, DISCARD_TO_TOP, DISCARD_TO_BOTTOM -> kinds(s, who);
      case HEALTH, DRAW, DISCARD, DISCARD_TOP, HAND_TO_TOP, HAND_TO_BOTTOM -> 0;
    };
  }

  /** A rule that keeps fighters where they stand says nothing of those that stand nowhere. */
  private static boolean mayLeave(State s, int fighter) {
    return !s.onBoard(fighter) || Force.mayLeave(s, fighter);
  }

  /** Who is off the board for a while comes back by itself. */
  private static boolean isVanished(State s, int fighter) {
    return (s.getInt(State.VANISHED) >>> fighter & 1) != 0;
  }

  /** The different cards of a discard pile. */
  private static long kinds(State s, int player) {
    Deck deck = s.game.seat(player).deck();
    long set = 0;
    for (int rest = deck.kinds(s.discard(player)); rest != 0; rest &= rest - 1) {
      set |= 1L << deck.lowest(rest);
    }
    return set;
  }
}
