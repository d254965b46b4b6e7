package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.AFTERWARDS;
import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.PICKING;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.cards;
import static nonpareil.engine.game.Effects.owner;
import static nonpareil.engine.game.Effects.yesNo;

import java.util.Objects;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.hero.Card;

/** The words of combat, and those that show a hand. */
final class CombatWords {

  private CombatWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case SEE_HAND, REVEAL_HAND -> showHand(s, fr, op);
      case CANCEL -> {
        Combat.cancel(s, 1 - s.get(fr + EffectStack.SIDE), EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case SET_VALUE -> {
        Combat.setBase(
            s, s.get(fr + EffectStack.SIDE), Effects.number(s, fr, op), EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case ADD_VALUE -> {
        int plus = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
        int side = s.get(fr + EffectStack.SIDE);
        if (s.get(fr + EffectStack.CARD) < 0) {
          Combat.addBonus(s, side, plus, EffectStack.cause(s, fr));
        } else {
          Combat.add(s, side, plus, EffectStack.cause(s, fr));
        }
        EffectStack.next(s, fr);
      }
      case OPPOSING_VALUE_IS_BOOST -> {
        Combat.printedIsBoost(s, 1 - s.get(fr + EffectStack.SIDE), EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case LOCK_OPPOSING_VALUE -> {
        Combat.lock(
            s,
            1 - s.get(fr + EffectStack.SIDE),
            Effects.number(s, fr, op),
            EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case IGNORE_OPPOSING_VALUE -> {
        Combat.ignore(s, 1 - s.get(fr + EffectStack.SIDE), EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case BOOST -> boost(s, fr, op);
      case PREVENT_DAMAGE -> {
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        s.setInt(State.PREVENTED, s.getInt(State.PREVENTED) | set);
        EffectStack.next(s, fr);
      }
      case REPLACE_ATTACK_CARD -> {
        int hand = s.hand(owner(s, fr));
        boolean any = s.game.isDiscreet() ? hand != 0 : (hand & replacements(s)) != 0;
        if (s.get(fr + EffectStack.SIDE) == Combat.ATTACK && any) {
          ask(s, fr, owner(s, fr), DecisionKind.CONFIRM);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case FORCE_ATTACK_CARD -> forceAttackCard(s, fr);
      case TAKE_OVER -> {
        int side = s.get(fr + EffectStack.SIDE);
        int old = Combat.fighter(s, side);
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters())) & ~(1 << old);
        if (set != 0) {
          int fighter = Integer.numberOfTrailingZeros(set);
          Combat.takeOver(s, side, fighter, EffectStack.cause(s, fr));
          s.set(fr + EffectStack.SELF, fighter);
        }
        EffectStack.next(s, fr);
      }
      case LOCK_OWN_VALUES -> {
        if (owner(s, fr) == s.activePlayer()) {
          s.set(State.TURN_LOCK, Effects.number(s, fr, op) + 1);
        }
        EffectStack.next(s, fr);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    int step = s.get(fr + EffectStack.STEP);
    int owner = owner(s, fr);
    switch (op.code()) {
      case SEE_HAND, REVEAL_HAND -> hideOrNot(s, options);
      case BOOST -> {
        options.add(Word.NONE);
        cards(s, options, s.decider(), s.hand(s.decider()));
      }
      case REPLACE_ATTACK_CARD -> {
        if (step == 0 && (s.hand(owner) & replacements(s)) == 0) {
          options.add(Word.NO);
        } else if (step == 0) {
          yesNo(options);
        } else {
          cards(s, options, owner, s.hand(owner) & replacements(s));
        }
      }
      case FORCE_ATTACK_CARD -> {
        if (step == PICKING) {
          cards(s, options, Combat.player(s, Combat.ATTACK), otherAttackCards(s));
        } else {
          hideOrNot(s, options);
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option, int decider) {
    Word word = Option.word(option);
    int first = Option.first(option);
    int owner = owner(s, fr);
    switch (op.code()) {
      case SEE_HAND, REVEAL_HAND -> {
        if (!stopped(s, fr, decider, word)) {
          s.set(fr + EffectStack.STEP, ASKED);
        }
      }
      case BOOST -> {
        if (word == Word.NONE) {
          EffectStack.next(s, fr);
        } else {
          s.set(fr + EffectStack.STEP, AFTERWARDS);
          s.set(fr + EffectStack.GROUP, first);
          Boosting.spend(s, decider, first, sideOf(s, decider));
        }
      }
      case REPLACE_ATTACK_CARD -> {
        if (word == Word.NO) {
          EffectStack.next(s, fr);
        } else if (word == Word.YES) {
          s.set(fr + EffectStack.STEP, PICKING);
          ask(s, fr, owner, DecisionKind.ATTACK_CARD);
        } else {
          replaceAttackCard(s, fr, first);
        }
      }
      case FORCE_ATTACK_CARD -> {
        if (word == Word.CARD) {
          Combat.replaceAttackCard(s, first, EffectStack.cause(s, fr));
          EffectStack.next(s, fr);
        } else if (!stopped(s, fr, decider, word)) {
          s.set(fr + EffectStack.STEP, ASKED);
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  private static void showHand(State s, int fr, Op op) {
    int player = Meaning.player(s, fr, op.players());
    if (player < 0) {
      EffectStack.next(s, fr);
      return;
    }
    if (s.get(fr + EffectStack.STEP) == 0 && mayHide(s, fr, player)) {
      ask(s, fr, player, DecisionKind.CONFIRM);
      return;
    }
    if (op.code() == Op.Code.SEE_HAND) {
      Cards.seeHand(s, player, owner(s, fr), EffectStack.cause(s, fr));
    } else {
      Cards.revealHand(s, player, EffectStack.cause(s, fr));
    }
    EffectStack.next(s, fr);
  }

  /**
   * Whether a player is asked if a card shall stop an effect from showing the hand: an effect of a
   * card, of a boost bonus or of an ability (DEC-6).
   */
  static boolean mayHide(State s, int fr, int player) {
    return Discretion.mayHoldHider(s, player)
        && Meaning.canBeAsked(s, fr, player)
        && !s.game.sameTeam(player, owner(s, fr))
        && Combat.cancellable(s, owner(s, fr), s.get(fr + EffectStack.CARD));
  }

  static void hideOrNot(State s, Options options) {
    int player = s.decider();
    if ((s.hand(player) & s.game.seat(player).hidesHand) == 0) {
      options.add(Word.NO); // asked for the sake of discretion
    } else {
      yesNo(options);
    }
  }

  /** The answer to whether the hand is hidden: yes shows the card and ends the whole effect. */
  static boolean stopped(State s, int fr, int player, Word word) {
    if (word == Word.NO) {
      return false;
    }
    Seat seat = s.game.seat(player);
    int shown = seat.deck().lowest(s.hand(player) & seat.hidesHand);
    Cards.show(s, player, shown);
    if (s.events != null) {
      s.events.tell(new Event.EffectStopped(player, shown, EffectStack.cause(s, fr)));
    }
    EffectStack.pop(s);
    return true;
  }

  static int sideOf(State s, int player) {
    return Combat.player(s, Combat.ATTACK) == player ? Combat.ATTACK : Combat.DEFENSE;
  }

  /** Boosts of a combat card; LOOP is how many have been made, GROUP the card being spent. */
  private static void boost(State s, int fr, Op op) {
    int player = Meaning.player(s, fr, op.players());
    int side = sideOf(s, player);
    if (s.get(fr + EffectStack.STEP) == AFTERWARDS) {
      int card = s.get(fr + EffectStack.GROUP);
      Boosting.settle(s, player, card);
      Boosting.add(s, player, card, side);
      s.set(fr + EffectStack.STEP, ASKED);
      s.set(fr + EffectStack.LOOP, s.get(fr + EffectStack.LOOP) + 1);
    } else {
      s.set(fr + EffectStack.LOOP, 0);
    }
    if (s.get(fr + EffectStack.LOOP) < Effects.number(s, fr, op)
        && Combat.card(s, side) >= 0
        && Meaning.canBeAsked(s, fr, player)
        && Force.mayBoost(s, player)) {
      ask(s, fr, player, DecisionKind.BOOST);
    } else {
      EffectStack.next(s, fr);
    }
  }

  private static int attackCards(State s) {
    int player = Combat.player(s, Combat.ATTACK);
    Seat seat = s.game.seat(player);
    int fighter = Combat.fighter(s, Combat.ATTACK);
    return OnlyIf.inCombat(
        s, Combat.ATTACK, seat.usable(PlayedAs.ATTACK, fighter, s.trait(player)));
  }

  private static int otherAttackCards(State s) {
    return s.hand(Combat.player(s, Combat.ATTACK)) & attackCards(s);
  }

  /**
   * The cards that may take the place of an attack card that can be exchanged. Each copy of such a
   * card comes up once in a combat: two of them must not be exchanged for each other without end.
   */
  static int replacements(State s) {
    int exchangeable = s.game.seat(Combat.player(s, Combat.ATTACK)).replaces;
    boolean left = s.get(State.REPLACED) < Integer.bitCount(exchangeable) - 1;
    return left ? attackCards(s) : attackCards(s) & ~exchangeable;
  }

  private static void replaceAttackCard(State s, int fr, int card) {
    s.set(State.REPLACED, s.get(State.REPLACED) + 1);
    int old = Combat.card(s, Combat.ATTACK);
    Cause cause = EffectStack.cause(s, fr);
    Combat.replaceAttackCard(s, card, cause);
    Cards.fromTableToHand(s, owner(s, fr), old);
    EffectStack.pop(s);
    Combat.resolve(s, Combat.ATTACK, Card.Timing.IMMEDIATELY);
  }

  private static void forceAttackCard(State s, int fr) {
    int player = Combat.player(s, Combat.ATTACK);
    boolean card = Combat.card(s, Combat.ATTACK) >= 0;
    if (s.get(fr + EffectStack.SIDE) != Combat.DEFENSE || !card) {
      EffectStack.next(s, fr);
      return;
    }
    if (s.get(fr + EffectStack.STEP) == 0 && mayHide(s, fr, player)) {
      ask(s, fr, player, DecisionKind.CONFIRM);
      return;
    }
    Cards.fromTableToHand(s, player, Combat.card(s, Combat.ATTACK));
    Cards.seeHand(s, player, owner(s, fr), EffectStack.cause(s, fr));
    s.set(fr + EffectStack.STEP, PICKING);
    ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
  }
}
