package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.decider;
import static nonpareil.engine.game.Effects.decides;
import static nonpareil.engine.game.Effects.owner;

import java.util.Objects;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Remembered.Deed;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Op.FighterSet;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.hero.Ability.Moment;

/** The words that hurt, heal, move and place fighters. */
final class FighterWords {

  /** A placement of a set that may be several. */
  record Several() implements Op.Detail {}

  /** A choice among fighters told by who was chosen before: they are settled when it begins. */
  record FromChosen() implements Op.Detail {}

  private FighterWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case CHOOSE_FIGHTER -> {
        if (op.number() != 0) {
          chooseSeveral(s, fr, op);
          return;
        }
        // What was chosen before is put aside once, however often the question is begun.
        boolean once = s.game.hasFurther() || op.detail() instanceof FromChosen;
        if (!once || s.get(fr + EffectStack.STEP) == 0) {
          beginChoice(s, fr, op);
          s.set(fr + EffectStack.STEP, once ? ASKED : 0);
        }
        if (choosable(s, fr, op) == 0 || !decides(s, fr, op)) {
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_FIGHTER);
        }
      }
      case CHOOSE_SPACE -> {
        if (Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces())) == 0
            || !decides(s, fr, op)) {
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_SPACE);
        }
      }
      case DAMAGE -> {
        if (s.get(fr + EffectStack.STEP) == 0 && Impending.begin(s, fr, op)) {
          s.set(fr + EffectStack.STEP, Effects.RESOLVING);
        }
        if (s.get(fr + EffectStack.STEP) == Effects.RESOLVING && Impending.next(s)) {
          return; // something happens about it first
        }
        if (s.get(fr + EffectStack.STEP) != 0 || Clash.mayTurnAside(s)) {
          Asides.step(s, fr, op);
          return;
        }
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        int dealt;
        if (op.detail() instanceof Op.ForEach) {
          dealt = ForEach.damage(s, fr, op, set);
        } else {
          int amount = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
          EffectStack.next(s, fr);
          dealt = Damage.deal(s, set, amount, false, EffectStack.cause(s, fr));
        }
        if (!s.isOver()) {
          s.set(fr + EffectStack.DEALT, dealt);
          s.set(fr + EffectStack.DEFEATS, Integer.bitCount(set) - Integer.bitCount(s.present(set)));
        }
      }
      case DEFEAT -> {
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        Cause cause = EffectStack.cause(s, fr);
        EffectStack.next(s, fr);
        Damage.defeat(s, set, cause);
      }
      case HEAL -> {
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        if (op.detail() instanceof Op.ForEach) {
          ForEach.heal(s, fr, op, set);
        } else {
          int amount = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
          Damage.heal(s, set, amount, EffectStack.cause(s, fr));
        }
        EffectStack.next(s, fr);
      }
      case SET_HEALTH -> {
        int set = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        if (op.detail() instanceof Op.ForEach) {
          ForEach.setHealth(s, fr, op, set);
        } else {
          int health = Math.max(1, Meaning.count(s, fr, Objects.requireNonNull(op.count())));
          Damage.setHealth(s, set, health, EffectStack.cause(s, fr));
        }
        EffectStack.next(s, fr);
      }
      case REVIVE -> {
        int self = s.get(fr + EffectStack.SELF);
        if (s.defeated(self) && Movement.free(s) != 0 && decides(s, fr, op)) {
          int health = Math.max(1, Effects.number(s, fr, op));
          s.health(self, Math.min(health, s.game.seat(owner(s, fr)).kind(self).maxHealth()));
          ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_SPACE);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case MOVE -> {
        if (s.get(fr + EffectStack.STEP) == 0) {
          s.set(fr + EffectStack.STEP, ASKED);
          s.setInt(fr + EffectStack.MASK, others(s, fr, op));
          counted(s, fr, 0);
          moveBegins(s, fr);
        }
        if (decides(s, fr, op)) {
          ask(s, fr, decider(s, fr, op), DecisionKind.MOVE);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case PLACE -> {
        if (op.detail() instanceof Several) {
          placeSeveral(s, fr, op);
        } else if (placement(s, fr, op) == 0 && !mayStay(s, fr, op) || !decides(s, fr, op)) {
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_SPACE);
        }
      }
      case SWAP -> swap(s, fr, op);
      case RETURN_SIDEKICK -> {
        if (returning(s, op) >= 0 && returnSpaces(s, fr) != 0 && decides(s, fr, op)) {
          ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_SPACE);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case LEAVE_BOARD -> {
        int self = s.get(fr + EffectStack.SELF);
        if (s.onBoard(self) && Force.mayLeave(s, self)) {
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
        int set = choosable(s, fr, op) & ~s.getInt(fr + EffectStack.CHOSEN_SET);
        options.addEach(Word.FIGHTER, set & 0xFFFFFFFFL);
      }
      case CHOOSE_SPACE ->
          options.addEach(Word.SPACE, Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces())));
      case DAMAGE -> Asides.list(s, fr, options);
      case REVIVE -> options.addEach(Word.SPACE, Movement.free(s));
      case MOVE -> {
        for (int rest = left(s, fr, op); rest != 0; rest &= rest - 1) {
          int f = Integer.numberOfTrailingZeros(rest);
          long reach = Movement.reach(s, f, Effects.number(s, fr, op), op.throughOpposing());
          options.addEach(Word.MOVE, f, op.spaces() == null ? reach : reach & goals(s, fr, op, f));
        }
        options.add(Word.DONE);
      }
      case PLACE -> {
        if (op.detail() instanceof Several) {
          listPlaces(s, fr, op, options);
          return;
        }
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
        if (op.number() == 0) {
          s.set(fr + EffectStack.CHOSEN, word == Word.NONE ? State.NOBODY : first);
          EffectStack.next(s, fr);
        } else if (word == Word.NONE) {
          EffectStack.next(s, fr);
        } else {
          int at = fr + EffectStack.CHOSEN_SET;
          s.setInt(at, s.getInt(at) | 1 << first);
        }
      }
      case CHOOSE_SPACE -> {
        boolean second = s.get(fr + EffectStack.SPACE) >= 0;
        s.set(fr + (second ? EffectStack.SECOND_SPACE : EffectStack.SPACE), first);
        EffectStack.next(s, fr);
      }
      case DAMAGE -> Asides.choose(s, fr, option);
      case REVIVE -> {
        putOnBoard(s, fr, s.get(fr + EffectStack.SELF), first);
        EffectStack.next(s, fr);
      }
      case MOVE -> {
        if (word == Word.DONE) {
          EffectStack.next(s, fr);
        } else {
          int to = Option.second(option);
          onTheWay(s, fr, wayIfCounted(s, first, to, op.throughOpposing()), to);
          moveFighter(s, first, to, op.throughOpposing(), EffectStack.cause(s, fr));
          s.setInt(fr + EffectStack.MASK, s.getInt(fr + EffectStack.MASK) | 1 << first);
          counted(s, fr, 1);
        }
      }
      case PLACE -> {
        if (op.detail() instanceof Several) {
          placeNext(s, fr, option);
          return;
        }
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

  /** LOOP tells whether anybody was moved, where that is asked for next. */
  private static void counted(State s, int fr, int moved) {
    if (s.game.op(EffectStack.pc(s, fr) + 1).code() == Op.Code.DONE) {
      s.set(fr + EffectStack.LOOP, moved);
    }
  }

  /** Nobody has moved yet by the word that begins. */
  static void moveBegins(State s, int fr) {
    if (s.game.countsSteps()) {
      s.set(EffectStack.further(s, fr, EffectStack.STEPS), 0);
      s.setLong(EffectStack.further(s, fr, EffectStack.WAY), 0);
    }
  }

  /** A fighter moves along a way, given as bits, both ends included. */
  static void onTheWay(State s, int fr, long way, int to) {
    if (s.game.countsSteps()) {
      int at = EffectStack.further(s, fr, EffectStack.STEPS);
      s.set(at, Math.min(Byte.MAX_VALUE, s.get(at) + Long.bitCount(way) - 1));
      int left = EffectStack.further(s, fr, EffectStack.WAY);
      s.setLong(left, s.getLong(left) | way & ~(1L << to));
    }
  }

  private static long wayIfCounted(State s, int fighter, int to, boolean through) {
    return s.game.countsSteps() ? Movement.way(s, fighter, to, through, null) : 1;
  }

  private static void beginChoice(State s, int fr, Op op) {
    if (op.detail() instanceof FromChosen) {
      s.setInt(
          fr + EffectStack.MASK, Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters())));
    }
    if (s.game.hasFurther()) {
      s.set(EffectStack.further(s, fr, EffectStack.BEFORE), s.get(fr + EffectStack.CHOSEN) + 1);
    }
    s.set(fr + EffectStack.CHOSEN, State.NOBODY);
    s.setInt(fr + EffectStack.CHOSEN_SET, 0);
  }

  private static int choosable(State s, int fr, Op op) {
    return op.detail() instanceof FromChosen
        ? s.getInt(fr + EffectStack.MASK)
        : Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
  }

  /** Of several chosen one after the other: asks for the next one, if there is a choice. */
  private static void chooseSeveral(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.STEP, ASKED);
      beginChoice(s, fr, op);
    }
    int chosen = s.getInt(fr + EffectStack.CHOSEN_SET);
    int rest = choosable(s, fr, op) & ~chosen;
    int wanted = Effects.number(s, fr, op) - Integer.bitCount(chosen);
    if (wanted <= 0 || rest == 0 || !decides(s, fr, op)) {
      EffectStack.next(s, fr);
    } else if (!op.may() && Integer.bitCount(rest) <= wanted) {
      s.setInt(fr + EffectStack.CHOSEN_SET, chosen | rest);
      EffectStack.next(s, fr);
    } else {
      ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_FIGHTER);
    }
  }

  /**
   * Those a word for each of a set does not act on, if the set was fixed when the word began. A
   * group with one place, as the language had it first, is read anew for each of them.
   */
  private static int others(State s, int fr, Op op) {
    FighterSet set = Objects.requireNonNull(op.fighters());
    return set.filters().isEmpty() ? 0 : s.game.allFighters() & ~Meaning.fighters(s, fr, set);
  }

  /** Those a word for each of a set has still to act on; MASK holds the others. */
  private static int left(State s, int fr, Op op) {
    FighterSet set = Objects.requireNonNull(op.fighters());
    int all =
        set.filters().isEmpty() ? Meaning.fighters(s, fr, set) : s.present(s.game.allFighters());
    return all & ~s.getInt(fr + EffectStack.MASK);
  }

  /** The spaces meant for one fighter: some are measured from where it stands. */
  static long goals(State s, int fr, Op op, int fighter) {
    Sets.measuredFor(s, fr, fighter);
    long spaces = Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces()));
    Sets.measuredFor(s, fr, State.NOBODY);
    return spaces;
  }

  /** Several are placed one after the other, in an order their player chooses. */
  private static void placeSeveral(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.STEP, ASKED);
      s.setInt(
          fr + EffectStack.MASK,
          s.game.allFighters() & ~Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters())));
    }
    for (int rest = decides(s, fr, op) ? toPlace(s, fr) : 0; rest != 0; rest &= rest - 1) {
      if (places(s, fr, op, Integer.numberOfTrailingZeros(rest)) != 0) {
        ask(s, fr, decider(s, fr, op), DecisionKind.MOVE);
        return;
      }
    }
    EffectStack.next(s, fr);
  }

  private static int toPlace(State s, int fr) {
    return s.present(s.game.allFighters() & ~s.getInt(fr + EffectStack.MASK));
  }

  private static void listPlaces(State s, int fr, Op op, Options options) {
    for (int rest = toPlace(s, fr); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      options.addEach(Word.MOVE, f, places(s, fr, op, f));
    }
    if (op.may()) {
      options.add(Word.DONE);
    }
  }

  private static void placeNext(State s, int fr, int option) {
    if (Option.word(option) == Word.DONE) {
      EffectStack.next(s, fr);
      return;
    }
    int fighter = Option.first(option);
    s.setInt(fr + EffectStack.MASK, s.getInt(fr + EffectStack.MASK) | 1 << fighter);
    if (s.at(fighter) != Option.second(option)) {
      place(s, fighter, Option.second(option), EffectStack.cause(s, fr));
    }
  }

  /** Where one of several may be placed; its own space means that it stays (DEC-4). */
  private static long places(State s, int fr, Op op, int fighter) {
    long own = op.mustLeave() ? 0 : 1L << s.at(fighter);
    long others = Force.mayLeave(s, fighter) ? Movement.open(s, fighter) : 0;
    return goals(s, fr, op, fighter) & (others | own);
  }

  static void moveFighter(State s, int fighter, int to, boolean through, Cause cause) {
    if (s.events != null) {
      s.events.tell(new Event.Moved(fighter, Movement.path(s, fighter, to, through), cause));
    }
    boolean entering = s.game.listensTo(Moment.ENTERS) || s.game.countsSteps();
    arrive(s, fighter, to, entering ? Movement.way(s, fighter, to, through, null) : 0);
  }

  /** A fighter has moved along a way, given as bits where it matters what it enters. */
  static void arrive(State s, int fighter, int to, long way) {
    int from = s.at(fighter);
    s.at(fighter, to);
    if (s.game.countsSteps()) {
      TurnMemory.add(
          s, s.game.owner(fighter), Deed.SPACES_MOVED, Math.max(0, Long.bitCount(way) - 1));
    }
    Triggers.fighter(s, Moment.MOVES, fighter, from, Harm.ANY);
    enter(s, fighter, way & ~(1L << from));
  }

  /** The tokens on spaces a fighter has entered. */
  private static void enter(State s, int fighter, long spaces) {
    for (int t = 0; t < s.game.tokens() && s.game.listensTo(Moment.ENTERS); t++) {
      if (s.tokenAt(t) >= 0 && (spaces >>> s.tokenAt(t) & 1) != 0) {
        Triggers.entered(s, fighter, t);
      }
    }
  }

  static void place(State s, int fighter, int to, Cause cause) {
    if (s.events != null) {
      s.events.tell(new Event.Placed(fighter, s.at(fighter), to, cause));
    }
    s.at(fighter, to);
    Triggers.fighter(s, Moment.IS_PLACED, fighter, 0, Harm.ANY);
    enter(s, fighter, 1L << to);
  }

  static void putOnBoard(State s, int fr, int fighter, int space) {
    s.at(fighter, space);
    Triggers.fighter(s, Moment.IS_PLACED, fighter, 0, Harm.ANY);
    enter(s, fighter, 1L << space);
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
    int fighter = placed(s, fr, op);
    return fighter < 0 || !Force.mayLeave(s, fighter)
        ? 0
        : goals(s, fr, op, fighter) & Movement.open(s, fighter);
  }

  /** Whether one of the fighters meant has a place to go to, or may stay as placed. */
  static boolean canPlace(State s, int fr, Op op) {
    if (!(op.detail() instanceof Several)) {
      return placement(s, fr, op) != 0 || mayStay(s, fr, op);
    }
    int rest = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
    for (; rest != 0; rest &= rest - 1) {
      if (places(s, fr, op, Integer.numberOfTrailingZeros(rest)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** DEC-4: staying is allowed if the own space is among those meant, or the text says "may". */
  private static boolean mayStay(State s, int fr, Op op) {
    int fighter = placed(s, fr, op);
    if (fighter < 0) {
      return false;
    }
    long spaces = goals(s, fr, op, fighter);
    return op.may() || (!op.mustLeave() && (spaces >>> s.at(fighter) & 1) != 0);
  }

  /** Whether there are two to change places. */
  static boolean canSwap(State s, int fr, Op op) {
    int one = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
    int two = Meaning.fighters(s, fr, Objects.requireNonNull(op.second()));
    return op.fighters().equals(op.second())
        ? Integer.bitCount(one) == 2
        : one != 0 && two != 0 && one != two;
  }

  private static void swap(State s, int fr, Op op) {
    int one = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
    int two = Meaning.fighters(s, fr, Objects.requireNonNull(op.second()));
    if (op.fighters().equals(op.second())) { // those that were chosen, if they are two
      one = Integer.bitCount(two) == 2 ? Integer.lowestOneBit(two) : 0;
      two ^= one;
    }
    if (one != 0 && two != 0) {
      int f = Integer.numberOfTrailingZeros(one);
      int g = Integer.numberOfTrailingZeros(two);
      boolean barred =
          (Force.barred(s, f) >>> s.at(g) & 1) != 0 || (Force.barred(s, g) >>> s.at(f) & 1) != 0;
      if (barred || !Force.mayLeave(s, f) || !Force.mayLeave(s, g)) {
        EffectStack.next(s, fr);
        return;
      }
      int at = s.at(f);
      s.at(f, s.at(g));
      s.at(g, at);
      Triggers.fighter(s, Moment.IS_PLACED, f, 0, Harm.ANY);
      Triggers.fighter(s, Moment.IS_PLACED, g, 0, Harm.ANY);
      enter(s, f, 1L << s.at(f));
      enter(s, g, 1L << s.at(g));
      if (s.events != null) {
        s.events.tell(new Event.Swapped(f, g, EffectStack.cause(s, fr)));
      }
    }
    EffectStack.next(s, fr);
  }

  /** DEC-27: of several defeated sidekicks the lowest number returns. */
  static int returning(State s, Op op) {
    for (int rest = op.sidekicks(); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      if (s.defeated(f)) {
        return f;
      }
    }
    return State.NOBODY;
  }

  static long returnSpaces(State s, int fr) {
    int hero = s.leader(owner(s, fr));
    return s.onBoard(hero) ? s.game.board().zoneMates(s.at(hero)) & Movement.free(s) : 0;
  }
}
