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
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    switch (op.code()) {
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
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option) {
    Word word = Option.word(option);
    int first = Option.first(option);
    int owner = owner(s, fr);
    switch (op.code()) {
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
}
