package nonpareil.server.statistics;

import java.util.List;
import nonpareil.engine.game.Mode;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.Result;
import nonpareil.server.log.WatchRule;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * A finished game as it is counted.
 *
 * @param listed anybody could join it or watch it, by a list
 */
record Played(Mode mode, String board, boolean listed, Result result, List<SeatRow> seats) {

  Played {
    seats = List.copyOf(seats);
  }

  /**
   * What is told by a table that is over; null where nobody's skill shows: lessons, games from
   * elsewhere, several people at one screen (the server does not know who sat where), and games
   * that were closed because the heroes have changed.
   */
  static @Nullable Played of(TableRow row) {
    String text = row.result();
    if (!row.isIn(TableRow.OVER) || text == null) {
      return null;
    }
    Agreement agreed = Agreement.of(Json.parse(row.settings()));
    Result result = Result.of(Json.parse(text));
    boolean counts =
        agreed.lesson() == null
            && !agreed.imported()
            && !agreed.hotSeat()
            && !result.cause().equals(Result.CONTENT_CHANGED);
    return counts
        ? new Played(agreed.mode(), agreed.board(), isListed(agreed), result, row.seats())
        : null;
  }

  private static boolean isListed(Agreement agreed) {
    return agreed.watch() == WatchRule.LIST || agreed.open() && agreed.watch() != WatchRule.NONE;
  }

  /** The seats of somebody. */
  List<SeatRow> of(String person) {
    return seats.stream().filter(s -> person.equals(s.person())).toList();
  }

  List<SeatRow> opponents(SeatRow seat) {
    int team = mode.team(seat.seat() - 1);
    return seats.stream().filter(s -> mode.team(s.seat() - 1) != team).toList();
  }

  boolean isWonBy(SeatRow seat) {
    return result.winners().contains(seat.seat());
  }

  /** The share each side would win if all were equally strong. */
  double even() {
    return 1.0 / seats.stream().map(s -> mode.team(s.seat() - 1)).distinct().count();
  }
}
