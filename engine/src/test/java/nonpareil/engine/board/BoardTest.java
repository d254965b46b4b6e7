package nonpareil.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class BoardTest {

  private static List<String> ids(int spaces) {
    return IntStream.range(0, spaces).mapToObj(i -> "s" + i).toList();
  }

  private static Board board(int spaces, long[] zones, int[][] edges) {
    return new Board("test", ids(spaces), zones, edges, new int[] {0, 1}, 0);
  }

  @Test
  void neighboursOfASetAreThoseOfItsSpaces() {
    var random = new SplittableRandom(1);
    for (int round = 0; round < 200; round++) {
      int n = random.nextInt(2, Board.MAX_SPACES + 1);
      var joined = new boolean[n][n];
      var edges = new ArrayList<int[]>();
      for (int i = 0; i < 2 * n; i++) {
        int a = random.nextInt(n);
        int b = random.nextInt(n);
        if (a != b) {
          edges.add(new int[] {a, b});
          joined[a][b] = true;
          joined[b][a] = true;
        }
      }
      Board board = board(n, new long[n], edges.toArray(int[][]::new));
      for (int i = 0; i < 50; i++) {
        long thinned = random.nextLong();
        long set = random.nextLong() & thinned & board.all();
        long expected = 0;
        for (int a = 0; a < n; a++) {
          for (int b = 0; b < n; b++) {
            if ((set >>> a & 1) != 0 && joined[a][b]) {
              expected |= 1L << b;
            }
          }
        }
        assertThat(board.neighbours(set)).isEqualTo(expected);
        int space = random.nextInt(n);
        assertThat(board.neighbours(1L << space)).isEqualTo(board.adjacent(space));
      }
    }
  }

  @Test
  void linesGoBothWays() {
    Board board = board(3, new long[3], new int[][] {{2, 0}});
    assertThat(board.adjacent(0)).isEqualTo(0b100);
    assertThat(board.adjacent(2)).isEqualTo(0b001);
    assertThat(board.adjacent(1)).isZero();
  }

  @Test
  @Tag("proves:BRD-3")
  @Tag("proves:BRD-4")
  void oneCommonZoneIsEnough() {
    Board board = board(4, new long[] {0b001, 0b011, 0b110, 0}, new int[][] {});
    assertThat(board.zoneMates(0)).as("far apart, one zone").isEqualTo(0b0011);
    assertThat(board.zoneMates(1)).as("two zones").isEqualTo(0b0111);
    assertThat(board.zoneMates(2)).isEqualTo(0b0110);
    assertThat(board.zoneMates(3)).as("no zone").isZero();
  }

  @Test
  void spacesAreFoundByTheirIds() {
    Board board = board(5, new long[5], new int[][] {});
    assertThat(board.space("s3")).isEqualTo(3);
    assertThat(board.spaceId(3)).isEqualTo("s3");
    assertThat(board.space("s5")).isEqualTo(-1);
    assertThat(board.size()).isEqualTo(5);
    assertThat(board.all()).isEqualTo(0b11111);
    assertThat(board.starts()).isEqualTo(2);
    assertThat(board.start(1)).isEqualTo(1);
  }

  @Test
  void theLargestBoardHasSixtyThreeSpaces() {
    assertThat(board(63, new long[63], new int[][] {}).all()).isEqualTo(Long.MAX_VALUE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> board(64, new long[64], new int[][] {}))
        .withMessage("a board has 1 to 63 spaces, not 64");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> board(0, new long[0], new int[][] {}))
        .withMessage("a board has 1 to 63 spaces, not 0");
  }
}
