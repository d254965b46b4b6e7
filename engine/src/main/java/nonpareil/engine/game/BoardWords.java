package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.ask;

import java.util.List;
import java.util.Objects;
import nonpareil.engine.game.BoardCompiler.Walk;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Op.TokenSet;
import nonpareil.engine.game.Option.Word;

/** The words that bring pieces onto the board and take them off it, and choices among them. */
final class BoardWords {

  private BoardWords() {}

  static void step(State s, int fr, Op op) {
    int by = Meaning.player(s, fr, op.players());
    boolean asked = by >= 0 && Meaning.canBeAsked(s, fr, by);
    switch (op.code()) {
      case PUT_TOKENS -> {
        begin(s, fr, op);
        if (asked && left(s, fr) > 0 && supplied(s, op) >= 0 && putSpaces(s, fr, op) != 0) {
          ask(s, fr, by, DecisionKind.CHOOSE_SPACE);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case TAKE_TOKENS -> takeTokens(s, fr, op, by, asked);
      case CHOOSE_TOKEN -> {
        s.set(fr + EffectStack.TOKEN, State.NOBODY);
        if (asked && Meaning.tokens(s, fr, tokens(op)) != 0) {
          ask(s, fr, by, DecisionKind.CHOOSE_FIGHTER);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case CHOOSE_ZONE -> {
        s.set(fr + EffectStack.ZONE, 0);
        if (asked && Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces())) != 0) {
          ask(s, fr, by, DecisionKind.CHOOSE_OPTION);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case RETURN_FIGHTER, SUMMON -> {
        if (asked && coming(s, fr, op) >= 0 && freeSpaces(s, fr, op) != 0) {
          ask(s, fr, by, DecisionKind.CHOOSE_SPACE);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case WALK -> walk(s, fr, op);
      case EACH_PIECE -> EachPiece.step(s, fr, op);
      case DIVIDE -> Dividing.step(s, fr, op);
      case DIVIDED -> {
        Dividing.clear(s);
        EffectStack.next(s, fr);
      }
      case WALK_ON -> {
        EffectStack.jump(s, fr, op.jump());
        s.set(fr + EffectStack.STEP, Effects.AFTERWARDS);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    switch (op.code()) {
      case PUT_TOKENS -> {
        options.addEach(Word.SPACE, putSpaces(s, fr, op));
        if (op.may()) {
          options.add(Word.DONE);
        }
      }
      case TAKE_TOKENS -> addTokens(options, Meaning.tokens(s, fr, tokens(op)));
      case CHOOSE_TOKEN -> {
        if (op.may()) {
          options.add(Word.NONE);
        }
        addTokens(options, Meaning.tokens(s, fr, tokens(op)));
      }
      case CHOOSE_ZONE -> {
        long spaces = Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces()));
        for (int zone = 0; zone < s.game.board().zones(); zone++) {
          if ((s.game.board().zone(zone) & spaces) != 0) {
            options.add(Option.of(Word.ZONE, zone));
          }
        }
      }
      case RETURN_FIGHTER, SUMMON -> options.addEach(Word.SPACE, freeSpaces(s, fr, op));
      case EACH_PIECE -> EachPiece.list(s, fr, op, options);
      case DIVIDE -> Dividing.list(s, fr, op, options);
      case WALK -> {
        int rest = Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
        for (rest &= ~s.getInt(fr + EffectStack.MASK); rest != 0; rest &= rest - 1) {
          int f = Integer.numberOfTrailingZeros(rest);
          long ends = ways(s, fr, op, f).ends(Effects.number(s, fr, op), bounds(op).inOneZone());
          ends = op.spaces() == null ? ends : ends & FighterWords.goals(s, fr, op, f);
          options.addEach(Word.MOVE, f, ends & ~(1L << s.at(f)));
        }
        if (!bounds(op).exactly() || options.size() == 0) {
          options.add(Word.DONE);
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option) {
    Word word = Option.word(option);
    int first = Option.first(option);
    switch (op.code()) {
      case PUT_TOKENS -> {
        if (word == Word.DONE) {
          EffectStack.next(s, fr);
        } else {
          put(s, supplied(s, op), first, EffectStack.cause(s, fr));
          s.set(fr + EffectStack.TOKEN, supplied(s, op));
          s.set(fr + EffectStack.LOOP, s.get(fr + EffectStack.LOOP) + 1);
        }
      }
      case TAKE_TOKENS -> takeBack(s, fr, first - Game.TOKEN);
      case CHOOSE_TOKEN -> {
        s.set(fr + EffectStack.TOKEN, word == Word.NONE ? State.NOBODY : first - Game.TOKEN);
        EffectStack.next(s, fr);
      }
      case CHOOSE_ZONE -> {
        s.set(fr + EffectStack.ZONE, first + 1);
        EffectStack.next(s, fr);
      }
      case RETURN_FIGHTER -> {
        int fighter = coming(s, fr, op);
        s.health(fighter, health(s, fr, op, fighter));
        FighterWords.putOnBoard(s, fr, fighter, first);
        EffectStack.next(s, fr);
      }
      case SUMMON -> {
        FighterWords.place(s, coming(s, fr, op), first, EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case EACH_PIECE -> EachPiece.choose(s, fr, op, first);
      case DIVIDE -> Dividing.choose(s, fr, first);
      case WALK -> {
        if (word == Word.DONE) {
          EffectStack.jump(s, fr, op.jump());
        } else {
          go(s, fr, op, first, Option.second(option));
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  /** Whether there is something to put, take or choose, or somebody who can come. */
  static boolean isDoable(State s, int fr, Op op) {
    int by = Meaning.player(s, fr, op.players());
    if (by < 0 || !Meaning.canBeAsked(s, fr, by)) {
      return false;
    }
    return switch (op.code()) {
      case PUT_TOKENS -> supplied(s, op) >= 0 && putSpaces(s, fr, op) != 0;
      case TAKE_TOKENS -> {
        int there = Integer.bitCount(Meaning.tokens(s, fr, tokens(op)));
        yield there >= (op.count() == null ? 1 : Meaning.count(s, fr, op.count()));
      }
      case CHOOSE_TOKEN -> Meaning.tokens(s, fr, tokens(op)) != 0;
      case RETURN_FIGHTER, SUMMON -> coming(s, fr, op) >= 0 && freeSpaces(s, fr, op) != 0;
      default -> throw Effects.misplaced(op);
    };
  }

  private static TokenSet tokens(Op op) {
    return (TokenSet) Objects.requireNonNull(op.detail());
  }

  private static void addTokens(Options options, int tokens) {
    for (int rest = tokens; rest != 0; rest &= rest - 1) {
      options.add(Option.of(Word.FIGHTER, Game.TOKEN + Integer.numberOfTrailingZeros(rest)));
    }
  }

  // ---- ways of fighters

  private static Walk bounds(Op op) {
    return (Walk) Objects.requireNonNull(op.detail());
  }

  private static Ways ways(State s, int fr, Op op, int fighter) {
    int whom = Meaning.fighters(s, fr, Objects.requireNonNull(op.second())) & ~(1 << fighter);
    return new Ways(s, fighter, op.throughOpposing(), bounds(op).exactly(), whom);
  }

  /** One fighter after the other; then what happens for each that was passed. */
  private static void walk(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == Effects.AFTERWARDS) {
      int next = EffectStack.more(s, fr, EffectStack.TO_PASS);
      long passed = s.getInt(EffectStack.more(s, fr, EffectStack.PASSED)) & 0xFFFFFFFFL;
      long left = passed >>> s.get(next) << s.get(next);
      if (left == 0) {
        s.set(next, 0);
        EffectStack.jump(s, fr, op.jump());
      } else {
        int fighter = Long.numberOfTrailingZeros(left);
        s.set(next, fighter + 1);
        s.set(fr + EffectStack.CHOSEN, fighter);
        EffectStack.next(s, fr);
      }
      return;
    }
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.STEP, ASKED);
      s.setInt(fr + EffectStack.MASK, 0);
      s.setInt(EffectStack.more(s, fr, EffectStack.PASSED), 0);
      FighterWords.moveBegins(s, fr);
    }
    if (Effects.decides(s, fr, op)) {
      ask(s, fr, Effects.decider(s, fr, op), DecisionKind.MOVE);
    } else {
      EffectStack.jump(s, fr, op.jump());
    }
  }

  private static void go(State s, int fr, Op op, int fighter, int to) {
    int steps = Effects.number(s, fr, op);
    Ways ways = ways(s, fr, op, fighter);
    long way = ways.to(to, steps, bounds(op).inOneZone());
    int passed = ways.passed(way, to);
    int before = EffectStack.more(s, fr, EffectStack.PASSED);
    s.setInt(before, s.getInt(before) | passed);
    if (bounds(op).passing()) {
      s.set(fr + EffectStack.STEP, Effects.AFTERWARDS);
    }
    if (s.events != null) {
      List<Integer> path = ways.path(to, steps, bounds(op).inOneZone());
      s.events.tell(new Event.Moved(fighter, path, EffectStack.cause(s, fr)));
    }
    FighterWords.onTheWay(s, fr, way, to);
    FighterWords.arrive(s, fighter, to, way);
    s.setInt(fr + EffectStack.MASK, s.getInt(fr + EffectStack.MASK) | 1 << fighter);
  }

  // ---- one token after the other: GROUP holds how many, LOOP how many are done

  private static void begin(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      int number = op.count() == null ? State.MAX_TOKENS : Meaning.count(s, fr, op.count());
      s.set(fr + EffectStack.STEP, ASKED);
      s.set(fr + EffectStack.GROUP, Math.clamp(number, 0, State.MAX_TOKENS));
      s.set(fr + EffectStack.LOOP, 0);
    }
  }

  private static int left(State s, int fr) {
    return s.get(fr + EffectStack.GROUP) - s.get(fr + EffectStack.LOOP);
  }

  /** The next token in the supply, or NOBODY: those of a kind are alike. */
  private static int supplied(State s, Op op) {
    int mask = tokens(op).mask();
    int off = mask & ~s.tokensOnBoard(mask);
    return off == 0 ? State.NOBODY : Integer.numberOfTrailingZeros(off);
  }

  private static long putSpaces(State s, int fr, Op op) {
    long spaces = Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces()));
    spaces &= ~s.closedTo(supplied(s, op));
    return op.freeOfFighters() ? spaces & Movement.free(s) : spaces;
  }

  private static void put(State s, int token, int space, Cause cause) {
    if (s.events != null) {
      s.events.tell(new Event.Placed(Game.TOKEN + token, State.OFF, space, cause));
    }
    s.tokenAt(token, space);
  }

  private static void takeTokens(State s, int fr, Op op, int by, boolean asked) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.TAKEN, 0);
    }
    begin(s, fr, op);
    int there = Meaning.tokens(s, fr, tokens(op));
    if (left(s, fr) > 0 && left(s, fr) < Integer.bitCount(there)) {
      if (asked) {
        ask(s, fr, by, DecisionKind.CHOOSE_FIGHTER);
      } else {
        EffectStack.next(s, fr);
      }
      return;
    }
    if (left(s, fr) > 0) {
      for (int rest = there; rest != 0; rest &= rest - 1) {
        takeBack(s, fr, Integer.numberOfTrailingZeros(rest));
      }
    }
    EffectStack.next(s, fr);
  }

  private static void takeBack(State s, int fr, int token) {
    s.tokenAt(token, State.OFF);
    s.set(fr + EffectStack.TAKEN, s.get(fr + EffectStack.TAKEN) + 1);
    s.set(fr + EffectStack.LOOP, s.get(fr + EffectStack.LOOP) + 1);
    if (s.events != null) {
      s.events.tell(new Event.LeftBoard(Game.TOKEN + token, EffectStack.cause(s, fr)));
    }
  }

  // ---- fighters that come

  /** The fighter that comes: the lowest number that is defeated, or in reserve (DEC-27). */
  private static int coming(State s, int fr, Op op) {
    int from = op.sidekicks();
    if (op.code() == Op.Code.SUMMON) {
      from &= s.inReserve(s.mem[fr + EffectStack.OWNER]);
      return from == 0 ? State.NOBODY : Integer.numberOfTrailingZeros(from);
    }
    for (int rest = from; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      if (s.defeated(f) && health(s, fr, op, f) > 0) {
        return f;
      }
    }
    return State.NOBODY;
  }

  private static int health(State s, int fr, Op op, int fighter) {
    var kind = s.game.seat(s.game.owner(fighter)).kind(fighter);
    return op.count() == null
        ? kind.health()
        : Math.min(Meaning.count(s, fr, op.count()), kind.maxHealth());
  }

  private static long freeSpaces(State s, int fr, Op op) {
    return Meaning.spaces(s, fr, Objects.requireNonNull(op.spaces())) & Movement.free(s);
  }
}
