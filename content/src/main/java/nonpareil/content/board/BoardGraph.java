package nonpareil.content.board;

import java.util.List;
import nonpareil.content.BoardSheet.Line;
import nonpareil.content.BoardSheet.Space;
import nonpareil.content.BoardSheet.Zone;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.board.Board;

/** Turns the names of a board file into the numbers and bits of the engine. */
final class BoardGraph {

  private BoardGraph() {}

  static Board of(
      String id,
      List<Zone> zones,
      List<Space> spaces,
      List<Line> lines,
      List<String> starts,
      List<String> passages) {
    List<String> zoneIds = zones.stream().map(Zone::id).toList();
    List<String> spaceIds = spaces.stream().map(Space::id).toList();
    return new Board(
        id,
        spaceIds,
        spaces.stream().mapToLong(s -> bits(s.zones(), zoneIds)).toArray(),
        zoneIds,
        lines.stream()
            .map(l -> new int[] {spaceIds.indexOf(l.from()), spaceIds.indexOf(l.to())})
            .toArray(int[][]::new),
        starts.stream().mapToInt(spaceIds::indexOf).toArray(),
        bits(passages, spaceIds));
  }

  private static long bits(List<String> some, List<String> all) {
    long bits = 0;
    for (String one : some) {
      bits |= 1L << all.indexOf(one);
    }
    return bits;
  }

  /** A fighter must be able to walk from every space to every other. */
  static void connected(Board board, YamlNode lines) {
    long seen = 1;
    long before = 0;
    while (seen != before) {
      before = seen;
      seen |= board.neighbours(seen);
      if ((seen & board.passages()) != 0) {
        seen |= board.passages();
      }
    }
    if (seen != board.all()) {
      String lost = board.spaceId(Long.numberOfTrailingZeros(board.all() & ~seen));
      throw lines.refuse(
          "no way from \"" + board.spaceId(0) + "\" to \"" + lost + "\"",
          "lines that connect all spaces");
    }
  }
}
