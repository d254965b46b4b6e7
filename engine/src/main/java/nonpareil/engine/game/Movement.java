package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.board.Board;

/** Where pieces can go (MAN-3, SET-1, SET-9, SET-10). */
final class Movement {

  private Movement() {}

  /** The spaces a fighter can end a move of up to so many steps on, its own not included. */
  static long reach(State s, int fighter, int steps, boolean throughOpposing) {
    int from = s.at(fighter);
    if (from < 0 || steps <= 0) {
      return 0;
    }
    Game game = s.game;
    Seat seat = game.seat(game.owner(fighter));
    long enemies = s.spacesOf(seat.enemies);
    long friends = s.spacesOf(seat.friends);
    long seen = spread(s, fighter, from, steps, throughOpposing ? 0 : enemies);
    return seen & ~(enemies | friends);
  }

  private static long spread(State s, int fighter, int from, int steps, long blocked) {
    Board board = s.game.board();
    long passages = s.game.isLarge(fighter) ? 0 : board.passages();
    long links = links(s, fighter);
    long seen = 1L << from;
    long front = seen;
    for (int i = 0; i < steps && front != 0; i++) {
      front = step(board, front, passages, links) & ~(seen | blocked);
      seen |= front;
    }
    return seen;
  }

  private static long step(Board board, long front, long passages, long links) {
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
  private static long links(State s, int fighter) {
    Game game = s.game;
    Seat seat = game.seat(game.owner(fighter));
    return seat.tokensLink() && game.isHero(fighter) ? s.tokensOf(seat.player()) : 0;
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
    long blocked = throughOpposing ? 0 : s.spacesOf(game.seat(game.owner(fighter)).enemies);
    long passages = game.isLarge(fighter) ? 0 : board.passages();
    long links = links(s, fighter);
    var rings = new ArrayList<Long>();
    long seen = 1L << from;
    long front = seen;
    while ((seen >>> to & 1) == 0 && front != 0) {
      rings.add(front);
      front = step(board, front, passages, links) & ~(seen | blocked);
      seen |= front;
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

  /** The spaces no fighter stands on. */
  static long free(State s) {
    return s.game.board().all() & ~s.spacesOf(s.game.allFighters());
  }
}
