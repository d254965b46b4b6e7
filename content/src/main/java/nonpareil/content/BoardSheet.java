package nonpareil.content;

import java.util.List;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Mode;
import org.jspecify.annotations.Nullable;

/**
 * A board with everything its picture needs. The list of spaces is in the order of the numbers.
 *
 * @param set the box it comes from
 * @param aspect width divided by height
 * @param spaceRadius in percent of the width
 */
public record BoardSheet(
    Board board,
    Localized name,
    String set,
    double aspect,
    double spaceRadius,
    List<Zone> zones,
    List<Space> spaces,
    List<Line> lines,
    List<String> starts,
    List<String> secretPassages) {

  public String id() {
    return board.id();
  }

  /** A start space for each player (BRD-6); what a board has beyond four stays unused (FFA-1). */
  public int maxPlayers() {
    return Math.min(starts.size(), Mode.FREE_FOR_ALL.mostPlayers());
  }

  /**
   * A colour that groups spaces.
   *
   * @param color a tone such as {@code #4c7286}
   */
  public record Zone(String id, Localized name, String color) {}

  /**
   * Where and how a space is drawn.
   *
   * @param x in percent of the board's width
   * @param y in percent of the board's height
   * @param zones ids; several are drawn as sectors, clockwise
   * @param sectorStart where the first sector begins, in degrees clockwise from east
   * @param markerAngle where a start number or keyhole hides no line; null if not given
   */
  public record Space(
      String id,
      double x,
      double y,
      List<String> zones,
      double sectorStart,
      @Nullable Double markerAngle) {}

  /**
   * A printed line between two spaces.
   *
   * @param control the point that bends it; null for a straight line
   * @param underpass it passes under another line
   */
  public record Line(String from, String to, @Nullable Point control, boolean underpass) {}

  /** In percent of width and height. */
  public record Point(double x, double y) {}
}
