package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.owner;

import java.util.Objects;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Option.Word;

/** The words that hurt, heal, move and place fighters. */
final class FighterWords {

  private FighterWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case CHOOSE_FIGHTER -> {
        s.set(fr + EffectStack.CHOSEN, State.NOBODY);
        if (Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters())) == 0) {
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_FIGHTER);
        }
      }
      case CHOOSE_SPACE -> {
        if (Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces())) == 0) {
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_SPACE);
        }
      }
      case DAMAGE -> {
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        int amount = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
        EffectStack.next(s, fr);
        int dealt = Damage.deal(s, set, amount, false, EffectStack.cause(s, fr));
        if (!s.isOver()) {
          s.set(fr + EffectStack.DEALT, dealt);
          s.set(fr + EffectStack.DEFEATS, Integer.bitCount(set) - Integer.bitCount(s.present(set)));
        }
      }
      case HEAL -> {
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        int amount = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
        Damage.heal(s, set, amount, EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case SET_HEALTH -> {
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        Damage.setHealth(s, set, op.number(), EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case REVIVE -> {
        int self = s.get(fr + EffectStack.SELF);
        if (s.defeated(self) && Movement.free(s) != 0) {
          s.health(self, Math.min(op.number(), s.game.seat(owner(s, fr)).kind(self).maxHealth()));
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_SPACE);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case MOVE -> {
        if (s.get(fr + EffectStack.STEP) == 0) {
          s.set(fr + EffectStack.STEP, ASKED);
          s.setInt(fr + EffectStack.MASK, 0);
        }
        ask(s, fr, owner(s, fr), DecisionKind.MOVE);
      }
      case PLACE -> {
        if (placement(s, fr, op) == 0 && !mayStay(s, fr, op)) {
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_SPACE);
        }
      }
      case SWAP -> swap(s, fr, op);
      case RETURN_SIDEKICK -> {
        if (returning(s, op) >= 0 && returnSpaces(s, fr) != 0) {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_SPACE);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case LEAVE_BOARD -> {
        int self = s.get(fr + EffectStack.SELF);
        if (s.onBoard(self)) {
          s.at(self, State.OFF);
          s.setInt(State.VANISHED, s.getInt(State.VANISHED) | 1 << self);
          if (s.events != null) {
            s.events.tell(new Event.LeftBoard(self, EffectStack.cause(s, fr)));
          }
        }
        EffectStack.next(s, fr);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    switch (op.code()) {
      case CHOOSE_FIGHTER -> {
        if (op.may()) {
          options.add(Word.NONE);
        }
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        options.addEach(Word.FIGHTER, set & 0xFFFFFFFFL);
      }
      case CHOOSE_SPACE ->
          options.addEach(Word.SPACE, Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces())));
      case REVIVE -> options.addEach(Word.SPACE, Movement.free(s));
      case MOVE -> {
        int rest = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        for (rest &= ~s.getInt(fr + EffectStack.MASK); rest != 0; rest &= rest - 1) {
          int f = Integer.numberOfTrailingZeros(rest);
          options.addEach(Word.MOVE, f, Movement.reach(s, f, op.number(), op.throughOpposing()));
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
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option) {
    Word word = Option.word(option);
    int first = Option.first(option);
    int owner = owner(s, fr);
    switch (op.code()) {
      case CHOOSE_FIGHTER -> {
        s.set(fr + EffectStack.CHOSEN, word == Word.NONE ? State.NOBODY : first);
        EffectStack.next(s, fr);
      }
      case CHOOSE_SPACE -> {
        boolean second = s.get(fr + EffectStack.SPACE) >= 0;
        s.set(fr + (second ? EffectStack.SECOND_SPACE : EffectStack.SPACE), first);
        EffectStack.next(s, fr);
      }
      case REVIVE -> {
        putOnBoard(s, fr, s.get(fr + EffectStack.SELF), first);
        EffectStack.next(s, fr);
      }
      case MOVE -> {
        if (word == Word.DONE) {
          EffectStack.next(s, fr);
        } else {
          moveFighter(
              s, first, Option.second(option), op.throughOpposing(), EffectStack.cause(s, fr));
          s.setInt(fr + EffectStack.MASK, s.getInt(fr + EffectStack.MASK) | 1 << first);
        }
      }
      case PLACE -> {
        if (word != Word.STAY) {
          place(s, placed(s, fr, op), first, EffectStack.cause(s, fr));
        }
        EffectStack.next(s, fr);
      }
      case RETURN_SIDEKICK -> {
        int fighter = returning(s, op);
        s.health(fighter, s.game.seat(owner).kind(fighter).health());
        putOnBoard(s, fr, fighter, first);
        EffectStack.next(s, fr);
      }
      default -> throw Effects.misplaced(op);
    }
  }

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
      s.events.tell(
          new Event.Returned(fighter, space, s.health(fighter), EffectStack.cause(s, fr)));
    }
  }

  /** The fighter a placement speaks of, or NOBODY. */
  private static int placed(State s, int fr, Op op) {
    int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
    return set == 0 ? State.NOBODY : Integer.numberOfTrailingZeros(set);
  }

  private static long placement(State s, int fr, Op op) {
    return placed(s, fr, op) < 0
        ? 0
        : Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces())) & Movement.free(s);
  }

  /** DEC-4: staying is allowed if the own space is among those meant, or the text says "may". */
  private static boolean mayStay(State s, int fr, Op op) {
    int fighter = placed(s, fr, op);
    if (fighter < 0) {
      return false;
    }
    long spaces = Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces()));
    return op.may() || (!op.mustLeave() && (spaces >>> s.at(fighter) & 1) != 0);
  }

  private static void swap(State s, int fr, Op op) {
    int one = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
    int two = Meaning.fighters(s, fr, Objects.requireNonNull(op.second()));
    if (one != 0 && two != 0) {
      int f = Integer.numberOfTrailingZeros(one);
      int g = Integer.numberOfTrailingZeros(two);
      int at = s.at(f);
      s.at(f, s.at(g));
      s.at(g, at);
      if (s.events != null) {
        s.events.tell(new Event.Swapped(f, g, EffectStack.cause(s, fr)));
      }
    }
    EffectStack.next(s, fr);
  }

  /** DEC-27: of several defeated sidekicks the lowest number returns. */
  private static int returning(State s, Op op) {
    for (int rest = op.sidekicks(); rest != 0; rest &= rest - 1) {
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
}
