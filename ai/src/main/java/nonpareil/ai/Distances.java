package nonpareil.ai;

import java.util.Arrays;
import nonpareil.engine.board.Board;

/** How many steps lie between the spaces of a board, fighters aside. */
final class Distances {

  /** Farther than any way on a board. */
  static final int FAR = 63;

  private final int size;
  private final byte[] steps;

  Distances(Board board) {
    size = board.size();
    steps = new byte[size * size];
    Arrays.fill(steps, (byte) FAR);
    for (int from = 0; from < size; from++) {
      long seen = 1L << from;
      long front = seen;
      for (int distance = 0; front != 0; distance++) {
        for (long rest = front; rest != 0; rest &= rest - 1) {
          steps[from * size + Long.numberOfTrailingZeros(rest)] = (byte) distance;
        }
        long next = board.neighbours(front);
        if ((front & board.passages()) != 0) {
          next |= board.passages();
        }
        front = next & ~seen;
        seen |= front;
      }
    }
  }

  int between(int from, int to) {
    return steps[from * size + to];
  }
}
