package nonpareil.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.ResultIterable;
import org.jspecify.annotations.Nullable;

/** Tables that are over, read with their seats at one go: there may be very many. */
final class FinishedRows {

  private static final String SELECT =
      "SELECT g.*, s.seat, s.who, s.person, s.name, s.avatar, s.level, s.hero, s.invitation,"
          + " s.offered FROM games g JOIN seats s ON s.game = g.id WHERE g.state = 'over'";

  private static final int AT_ONCE = 1_000;

  private record Line(TableRow table, SeatRow seat) {}

  /** The lines of one table come one after the other. */
  private static final class Gathering {
    private final Consumer<TableRow> visitor;
    private final List<SeatRow> seats = new ArrayList<>();
    private @Nullable TableRow table;

    Gathering(Consumer<TableRow> visitor) {
      this.visitor = visitor;
    }

    void add(Line line) {
      if (table == null || !table.id().equals(line.table.id())) {
        finish();
        table = line.table;
      }
      seats.add(line.seat);
    }

    void finish() {
      if (table != null) {
        visitor.accept(table.withSeats(seats));
      }
      seats.clear();
    }
  }

  private FinishedRows() {}

  static List<TableRow> of(Handle h, String person) {
    var all = new ArrayList<TableRow>();
    String sql =
        SELECT
            + " AND g.id IN (SELECT o.game FROM seats o WHERE o.person = ?)"
            + " ORDER BY g.created, g.id, s.seat";
    gather(
        h.select(sql, person).map((row, _) -> new Line(Rows.table(row), Rows.seat(row))), all::add);
    return all;
  }

  static void each(Handle h, Consumer<TableRow> visitor) {
    gather(
        h.select(SELECT + " ORDER BY g.id, s.seat")
            .setFetchSize(AT_ONCE)
            .map((row, _) -> new Line(Rows.table(row), Rows.seat(row))),
        visitor);
  }

  private static void gather(ResultIterable<Line> lines, Consumer<TableRow> visitor) {
    var gathering = new Gathering(visitor);
    lines.forEach(gathering::add);
    gathering.finish();
  }
}
