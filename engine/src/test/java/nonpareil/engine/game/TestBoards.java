package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import nonpareil.engine.board.Board;

/** Small boards made in code. */
final class TestBoards {

  private TestBoards() {}

  static List<String> ids(int spaces) {
    return IntStream.range(0, spaces).mapToObj("s%02d"::formatted).toList();
  }

  /** Spaces in a row, all in one zone, with start spaces 0, 1, 2, 3. */
  static Board row(int spaces, long passages) {
    var edges = new int[spaces - 1][];
    var zones = new long[spaces];
    for (int i = 0; i < spaces; i++) {
      zones[i] = 1;
      if (i > 0) {
        edges[i - 1] = new int[] {i - 1, i};
      }
    }
    return new Board("row", ids(spaces), zones, edges, new int[] {0, 1, 2, 3}, passages);
  }

  /** A board with random lines, zones and passages. */
  static Board random(SplittableRandom random) {
    int n = random.nextInt(10, Board.MAX_SPACES + 1);
    var edges = new ArrayList<int[]>();
    for (int i = 1; i < n; i++) {
      edges.add(new int[] {i, random.nextInt(i)});
    }
    for (int i = random.nextInt(n); i > 0; i--) {
      int a = random.nextInt(n);
      int b = random.nextInt(n);
      if (a != b) {
        edges.add(new int[] {a, b});
      }
    }
    long[] zones = random.longs(n, 1, 64).toArray();
    long passages = 0;
    for (int i = random.nextInt(4); i > 0; i--) {
      passages |= 1L << random.nextInt(n);
    }
    return new Board(
        "random", ids(n), zones, edges.toArray(int[][]::new), new int[] {0, 1, 2, 3}, passages);
  }
}
