package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * Ways of fighters where it matters which one they take: exactly so far, within one zone, or
 * through others. A way enters no space twice.
 */
final class Ways {

  /** So far a way is looked for at most: there are too many longer ones. */
  static final int MOST = 8;

  private static final int NO_WAY = -1;

  private final State s;
  private final Board board;
  private final int from;
  private final long passages;
  private final long links;
  private final int whom;
  private final long counted;
  private final long blocked;
  private final long stops;
  private final long free;
  private final boolean exactly;
  private final boolean mayMove;

  /**
   * @param exactly a way of so many steps, unless it ends where the fighter is stopped
   * @param whom the fighters it matters for whether they are passed
   */
  Ways(State s, int fighter, boolean through, boolean exactly, int whom) {
    this.s = s;
    this.exactly = exactly;
    this.whom = whom;
    board = s.game.board();
    from = s.at(fighter);
    passages = s.game.isLarge(fighter) ? 0 : board.passages();
    links = Movement.links(s, fighter);
    counted = s.spacesOf(whom);
    mayMove = Force.mayMove(s, fighter);
    blocked =
        Force.barred(s, fighter)
            | (through || Force.movesThrough(s, fighter)
                ? 0
                : s.spacesOf(s.game.seat(s.game.owner(fighter)).enemies));
    stops = Movement.stops(s, fighter);
    free = Movement.free(s);
  }

  /** The spaces a fighter can end on. */
  long ends(int steps, boolean inOneZone) {
    int far = Math.min(MOST, steps);
    if (far <= 0 || from < 0 || !mayMove) {
      return 0;
    }
    if (!inOneZone) {
      return ends(from, far, 1L << from, board.all());
    }
    long ends = 0;
    for (int zone = 0; zone < board.zones(); zone++) {
      if ((board.zone(zone) >>> from & 1) != 0) {
        ends |= ends(from, far, 1L << from, board.zone(zone));
      }
    }
    return ends;
  }

  private long ends(int at, int left, long seen, long within) {
    boolean stopped = at != from && (stops >>> at & 1) != 0;
    long here = free & 1L << at;
    if (left == 0 || stopped) {
      return here;
    }
    long ends = exactly ? 0 : here;
    for (long rest = next(at, seen) & within; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      ends |= ends(to, left - 1, seen | 1L << to, within);
    }
    return ends;
  }

  private long next(int at, long seen) {
    return Movement.step(board, 1L << at, passages, links) & ~(seen | blocked);
  }

  /**
   * The way to a space: of all that are not too far the one through the most of those that matter,
   * of these the shortest, of those the first by the numbers of its spaces. As bits, both ends
   * included.
   */
  long to(int space, int steps, boolean inOneZone) {
    int far = Math.min(MOST, steps);
    int best = NO_WAY;
    int within = NO_WAY;
    for (int zone = 0; zone < (inOneZone ? board.zones() : 1); zone++) {
      if (inOneZone && (board.zone(zone) >>> from & 1) == 0) {
        continue;
      }
      int worth = worth(from, space, far, 1L << from, inOneZone ? board.zone(zone) : board.all());
      if (worth > best) {
        best = worth;
        within = zone;
      }
    }
    if (best == NO_WAY) {
      return 1L << from | 1L << space;
    }
    return trace(space, far, best, inOneZone ? board.zone(within) : board.all(), null);
  }

  /** The same as the spaces in their order. */
  List<Integer> path(int space, int steps, boolean inOneZone) {
    long spaces = to(space, steps, inOneZone);
    var path = new ArrayList<Integer>();
    path.add(from);
    int far = Math.min(MOST, steps);
    int worth = worth(from, space, far, 1L << from, spaces);
    if (worth == NO_WAY) {
      path.add(space);
    } else {
      trace(space, far, worth, spaces, path);
    }
    return path;
  }

  /** Goes from space to space where the worth of the whole stays the same. */
  private long trace(int space, int far, int worth, long within, @Nullable List<Integer> path) {
    long seen = 1L << from;
    int at = from;
    int left = far;
    int rest = worth;
    while (at != space) {
      boolean found = false;
      for (long all = next(at, seen) & within; all != 0 && !found; all &= all - 1) {
        int to = Long.numberOfTrailingZeros(all);
        int after = worth(to, space, left - 1, seen | 1L << to, within);
        if (after != NO_WAY && after + gain(to, space) == rest) {
          rest = after;
          at = to;
          seen |= 1L << to;
          left--;
          found = true;
          if (path != null) {
            path.add(to);
          }
        }
      }
      if (!found) {
        break;
      }
    }
    return seen;
  }

  /** A fighter that is passed counts more than all steps; each step costs one. */
  private int gain(int at, int end) {
    return (at != end && (counted >>> at & 1) != 0 ? Board.MAX_SPACES : 0) - 1;
  }

  /** The worth of the best way on, above any that is none. */
  private int worth(int at, int end, int left, long seen, long within) {
    boolean stopped = at != from && (stops >>> at & 1) != 0;
    if (at == end && (left == 0 || stopped || !exactly)) {
      return MOST;
    }
    if (left == 0 || stopped) {
      return NO_WAY;
    }
    int best = NO_WAY;
    for (long rest = next(at, seen) & within; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      int after = worth(to, end, left - 1, seen | 1L << to, within);
      if (after != NO_WAY) {
        best = Math.max(best, after + gain(to, end));
      }
    }
    return best;
  }

  /** The fighters that matter and stand on the way, both ends left out. */
  int passed(long way, int end) {
    int set = 0;
    long spaces = way & ~(1L << from | 1L << end);
    for (int rest = whom; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      if ((spaces >>> s.at(f) & 1) != 0) {
        set |= 1 << f;
      }
    }
    return set;
  }
}
