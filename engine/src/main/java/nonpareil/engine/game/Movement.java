package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.board.Board;
import nonpareil.engine.hero.Ability.Moment;
import org.jspecify.annotations.Nullable;

/** Where pieces can go (MAN-3, SET-1, SET-9, SET-10). */
final class Movement {

  private Movement() {}

  /** The spaces a fighter can end a move of up to so many steps on, its own not included. */
  static long reach(State s, int fighter, int steps, boolean throughOpposing) {
    int from = s.at(fighter);
    if (from < 0 || steps <= 0 || !Force.mayMove(s, fighter)) {
      return 0;
    }
    Game game = s.game;
    Seat seat = game.seat(game.owner(fighter));
    long enemies = s.spacesOf(seat.enemies);
    long friends = s.spacesOf(seat.friends);
    boolean through = throughOpposing || Force.movesThrough(s, fighter);
    long barred = Force.barred(s, fighter);
    long seen = spread(s, fighter, from, steps, (through ? 0 : enemies) | barred);
    return seen & ~(enemies | friends);
  }

  private static long spread(State s, int fighter, int from, int steps, long blocked) {
    Board board = s.game.board();
    long passages = s.game.isLarge(fighter) ? 0 : board.passages();
    long links = links(s, fighter);
    long seen = 1L << from;
    long front = seen;
    long stops = stops(s, fighter);
    for (int i = 0; i < steps && front != 0; i++) {
      front = step(board, front, passages, links) & ~(seen | blocked);
      seen |= front;
      front &= ~stops;
    }
    return seen;
  }

  /** The spaces with tokens of opponents that end a fighter's move. */
  static long stops(State s, int fighter) {
    if (!s.game.hasStops()) {
      return 0;
    }
    long set = 0;
    int owner = s.game.owner(fighter);
    for (int p = 0; p < s.game.players(); p++) {
      set |= s.game.sameTeam(p, owner) ? 0 : s.spacesOfTokens(s.game.seat(p).stops);
    }
    return set;
  }

  static long step(Board board, long front, long passages, long links) {
    long next = board.neighbours(front);
    if ((front & passages) != 0) {
      next |= passages;
    }
    if ((front & links) != 0) {
      next |= links;
    }
    return next;
  }

  /** Tokens a hero may walk between (SET-9). */
  static long links(State s, int fighter) {
    Game game = s.game;
    Seat seat = game.seat(game.owner(fighter));
    return seat.links != 0 && game.isHero(fighter) ? s.spacesOfTokens(seat.links) : 0;
  }

  /** The spaces a token can be moved to, its own not included. */
  static long tokenReach(State s, int token, int steps, boolean freeOfFighters) {
    Board board = s.game.board();
    int from = s.tokenAt(token);
    long seen = board.all();
    if (steps >= 0) {
      seen = 1L << from;
      long front = seen;
      for (int i = 0; i < steps; i++) {
        front = step(board, front, board.passages(), 0) & ~seen;
        seen |= front;
      }
    }
    long taken = s.closedTo(token) | (freeOfFighters ? s.spacesOf(s.game.allFighters()) : 0);
    return seen & ~(taken | 1L << from);
  }

  /** A shortest way of a fighter to a space it can reach, both ends included. */
  static List<Integer> path(State s, int fighter, int to, boolean throughOpposing) {
    Game game = s.game;
    Board board = game.board();
    int from = s.at(fighter);
    boolean through = throughOpposing || Force.movesThrough(s, fighter);
    long blocked =
        (through ? 0 : s.spacesOf(game.seat(game.owner(fighter)).enemies))
            | Force.barred(s, fighter);
    long passages = game.isLarge(fighter) ? 0 : board.passages();
    long links = links(s, fighter);
    if (game.listensTo(Moment.ENTERS) || game.countsSteps()) {
      var way = new ArrayList<Integer>();
      way(s, fighter, to, throughOpposing, way);
      return way;
    }
    long stops = stops(s, fighter);
    var rings = new ArrayList<Long>();
    long seen = 1L << from;
    long front = seen;
    while ((seen >>> to & 1) == 0 && front != 0) {
      rings.add(front);
      front = step(board, front, passages, links) & ~(seen | blocked);
      seen |= front;
      front &= ~stops;
    }
    var path = new ArrayList<Integer>();
    path.add(to);
    int at = to;
    for (int i = rings.size() - 1; i >= 0; i--) {
      long before = step(board, 1L << at, passages, links) & rings.get(i);
      at = Long.numberOfTrailingZeros(before);
      path.addFirst(at);
    }
    return path;
  }

  /**
   * The way of a fighter where it matters what it enters: a shortest one without spaces with tokens
   * of opponents if there is one, else any shortest one; of several the first by the numbers of its
   * spaces. As bits, both ends included.
   *
   * @param path the same in its order, if somebody wants to know
   */
  static long way(
      State s, int fighter, int to, boolean throughOpposing, @Nullable List<Integer> path) {
    Game game = s.game;
    Seat seat = game.seat(game.owner(fighter));
    boolean through = throughOpposing || Force.movesThrough(s, fighter);
    long blocked = (through ? 0 : s.spacesOf(seat.enemies)) | Force.barred(s, fighter);
    long tokens = 0;
    for (int p = 0; p < game.players(); p++) {
      tokens |= game.sameTeam(p, seat.player()) ? 0 : s.tokensOf(p);
    }
    int at = s.at(fighter);
    int steps = distance(s, fighter, at, to, blocked);
    long round = blocked | tokens & ~(1L << to);
    if (distance(s, fighter, at, to, round) == steps) {
      blocked = round;
    }
    long way = 1L << at;
    add(path, at);
    for (int left = steps - 1; left >= 0; left--) {
      long next = steps(s, fighter, 1L << at) & ~blocked;
      while (distance(s, fighter, Long.numberOfTrailingZeros(next), to, blocked) != left) {
        next &= next - 1;
      }
      at = Long.numberOfTrailingZeros(next);
      way |= 1L << at;
      add(path, at);
    }
    return way;
  }

  private static void add(@Nullable List<Integer> path, int space) {
    if (path != null) {
      path.add(space);
    }
  }

  private static long steps(State s, int fighter, long front) {
    Board board = s.game.board();
    long passages = s.game.isLarge(fighter) ? 0 : board.passages();
    return step(board, front, passages, links(s, fighter));
  }

  /** How many steps a fighter is from a space, or -1 if there is no way. */
  private static int distance(State s, int fighter, int from, int to, long blocked) {
    long stops = stops(s, fighter) & ~(1L << s.at(fighter));
    long seen = 1L << from;
    long front = seen & ~stops;
    int steps = 0;
    while ((seen >>> to & 1) == 0) {
      if (front == 0) {
        return -1;
      }
      front = steps(s, fighter, front) & ~(seen | blocked);
      seen |= front;
      front &= ~stops;
      steps++;
    }
    return steps;
  }

  /** The spaces a fighter can be placed on. */
  static long open(State s, int fighter) {
    return free(s) & ~Force.barred(s, fighter);
  }

  /** The spaces no fighter stands on. */
  static long free(State s) {
    return s.game.board().all() & ~s.spacesOf(s.game.allFighters());
  }
}
