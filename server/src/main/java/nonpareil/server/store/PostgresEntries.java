package nonpareil.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Entries of many games in one round trip to PostgreSQL: the driver sends statements that stand in
 * one text without waiting in between, and each takes its rows as arrays, so that there are few
 * texts and the database has prepared them. Rows are in the order of their keys: two who write the
 * same wait for each other and not in a ring.
 */
final class PostgresEntries implements Writes.Together {

  /** A column of the rows of a statement. */
  private record Column<R>(String type, Function<R, @Nullable Object> value) {}

  private static final List<Column<TableRow>> TABLE =
      List.of(
          new Column<>("text", TableRow::id),
          new Column<>("int4", TableRow::version),
          new Column<>("text", TableRow::state),
          new Column<>("text", TableRow::creator),
          new Column<>("int8", t -> t.created().toEpochMilli()),
          new Column<>("text", TableRow::settings),
          new Column<>("int4", t -> t.listed() ? 1 : 0),
          new Column<>("text", TableRow::house),
          new Column<>("text", TableRow::result),
          new Column<>("text", TableRow::rematch),
          new Column<>("text", TableRow::offers));

  private static final String TABLE_NAMES =
      "id, version, state, creator, created, settings, listed, house, result, rematch, offers";

  private static final Statement<TableRow> NEW_TABLES =
      new Statement<>(
          "table",
          "INSERT INTO games ("
              + TABLE_NAMES
              + ") SELECT u.id, u.version + 1, u.state, u.creator, u.created, u.settings, u.listed,"
              + " u.house, u.result, u.rematch, u.offers FROM ROWS AS u ("
              + TABLE_NAMES
              + ") ON CONFLICT (id) DO NOTHING RETURNING id",
          TABLE);

  private static final Statement<TableRow> TABLES =
      new Statement<>(
          "table",
          "UPDATE games g SET version = u.version + 1, state = u.state, settings = u.settings,"
              + " listed = u.listed, house = u.house, result = u.result, rematch = u.rematch,"
              + " offers = u.offers FROM ROWS AS u ("
              + TABLE_NAMES
              + ") WHERE g.id = u.id AND g.version = u.version RETURNING g.id",
          TABLE);

  private static final Statement<TableRow> NO_SEATS =
      new Statement<>(
          null,
          "DELETE FROM seats s USING ROWS AS u (game) WHERE s.game = u.game",
          List.of(new Column<>("text", TableRow::id)));

  private record Seat(String game, SeatRow row) {}

  private static final Statement<Seat> SEATS =
      new Statement<>(
          null,
          "INSERT INTO seats"
              + " (game, seat, who, person, name, avatar, level, hero, invitation, offered)"
              + " SELECT * FROM ROWS",
          List.of(
              new Column<>("text", Seat::game),
              new Column<>("int4", s -> s.row.seat()),
              new Column<>("text", s -> s.row.who()),
              new Column<>("text", s -> s.row.person()),
              new Column<>("text", s -> s.row.name()),
              new Column<>("text", s -> s.row.avatar()),
              new Column<>("text", s -> s.row.level()),
              new Column<>("text", s -> s.row.hero()),
              new Column<>("text", s -> s.row.invitation()),
              new Column<>("text", s -> s.row.offered())));

  private static final List<Column<LiveRow>> LIVE =
      List.of(
          new Column<>("text", LiveRow::game),
          new Column<>("int4", LiveRow::version),
          new Column<>("text", LiveRow::data));

  private static final Statement<LiveRow> NEW_LIVE =
      new Statement<>(
          "live",
          "INSERT INTO live (game, version, data) SELECT u.game, u.version + 1, u.data"
              + " FROM ROWS AS u (game, version, data)"
              + " ON CONFLICT (game) DO NOTHING RETURNING game",
          LIVE);

  private static final Statement<LiveRow> LIVES =
      new Statement<>(
          "live",
          "UPDATE live l SET version = u.version + 1, data = u.data"
              + " FROM ROWS AS u (game, version, data)"
              + " WHERE l.game = u.game AND l.version = u.version RETURNING l.game",
          LIVE);

  private static final Statement<LogRecord> RECORDS =
      new Statement<>(
          "record",
          "INSERT INTO records (game, number, kind, seat, turn, at, request, data)"
              + " SELECT * FROM ROWS ON CONFLICT (game, number) DO NOTHING"
              + " RETURNING game || ' ' || number",
          List.of(
              new Column<>("text", LogRecord::game),
              new Column<>("int4", LogRecord::number),
              new Column<>("text", LogRecord::kind),
              new Column<>("int4", LogRecord::seat),
              new Column<>("int4", LogRecord::turn),
              new Column<>("int8", r -> r.at().toEpochMilli()),
              new Column<>("text", LogRecord::request),
              new Column<>("text", LogRecord::data)));

  /**
   * A statement that takes its rows, in place of ROWS, as one array a column.
   *
   * @param kind of what it says is written; null if it says nothing
   */
  private record Statement<R>(@Nullable String kind, String sql, List<Column<R>> columns) {

    Statement {
      String arrays = String.join(", ", columns.stream().map(c -> "?::" + c.type + "[]").toList());
      sql = sql.replace("ROWS", "unnest(" + arrays + ")");
    }

    Part<R> of(List<R> rows) {
      return new Part<>(this, rows);
    }
  }

  /** A statement with its rows. */
  private record Part<R>(Statement<R> statement, List<R> rows) {

    int bind(PreparedStatement to, int from) throws SQLException {
      int place = from;
      Connection connection = to.getConnection();
      for (Column<R> column : statement.columns) {
        @Nullable Object[] values = rows.stream().map(column.value).toArray();
        to.setArray(place++, connection.createArrayOf(column.type, values));
      }
      return place;
    }
  }

  /** What an entry wants to change, by name; no other one may want it at the same time. */
  private static List<String> keys(Entry entry) {
    var keys = new ArrayList<String>();
    entry.tables().forEach(t -> keys.add("table " + t.id()));
    entry.records().forEach(r -> keys.add("record " + r.game() + " " + r.number()));
    LiveRow live = entry.live();
    if (live != null) {
      keys.add("live " + live.game());
    }
    return keys;
  }

  @Override
  public int most(List<Entry> entries) {
    var taken = new HashSet<String>();
    for (int i = 0; i < entries.size(); i++) {
      for (String key : keys(entries.get(i))) {
        if (!taken.add(key) && i > 0) {
          return i;
        }
      }
    }
    return entries.size();
  }

  @Override
  public BitSet write(Handle h, List<Entry> entries) {
    try {
      Set<String> done = write(h.getConnection(), parts(entries));
      var late = new BitSet();
      for (int i = 0; i < entries.size(); i++) {
        List<String> keys = keys(entries.get(i));
        late.set(i, !done.containsAll(keys) || new HashSet<>(keys).size() < keys.size());
      }
      return late;
    } catch (SQLException e) {
      throw new StoreException("not stored", e);
    }
  }

  private static List<Part<?>> parts(List<Entry> entries) {
    List<TableRow> tables =
        entries.stream()
            .flatMap(e -> e.tables().stream())
            .sorted(Comparator.comparing(TableRow::id))
            .toList();
    List<LiveRow> live = new ArrayList<>();
    for (Entry entry : entries) {
      LiveRow row = entry.live();
      if (row != null) {
        live.add(row);
      }
    }
    live.sort(Comparator.comparing(LiveRow::game));
    List<LogRecord> records =
        entries.stream()
            .flatMap(e -> e.records().stream())
            .sorted(Comparator.comparing(LogRecord::game).thenComparing(LogRecord::number))
            .toList();
    var parts = new ArrayList<Part<?>>();
    parts.add(NEW_TABLES.of(tables.stream().filter(t -> t.version() == 0).toList()));
    parts.add(TABLES.of(tables.stream().filter(t -> t.version() > 0).toList()));
    parts.add(NO_SEATS.of(tables));
    parts.add(
        SEATS.of(
            tables.stream()
                .flatMap(t -> t.seats().stream().map(seat -> new Seat(t.id(), seat)))
                .toList()));
    parts.add(NEW_LIVE.of(live.stream().filter(l -> l.version() == 0).toList()));
    parts.add(LIVES.of(live.stream().filter(l -> l.version() > 0).toList()));
    parts.add(RECORDS.of(records));
    parts.removeIf(part -> part.rows.isEmpty());
    return parts;
  }

  /** The keys of what was written. */
  private static Set<String> write(Connection connection, List<Part<?>> parts) throws SQLException {
    var done = new HashSet<String>();
    if (parts.isEmpty()) {
      return done;
    }
    String sql = String.join("; ", parts.stream().map(part -> part.statement.sql).toList());
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      int place = 1;
      for (Part<?> part : parts) {
        place = part.bind(statement, place);
      }
      statement.execute();
      for (Part<?> part : parts) {
        String kind = part.statement.kind;
        if (kind != null) {
          try (ResultSet rows = statement.getResultSet()) {
            while (rows.next()) {
              done.add(kind + " " + rows.getString(1));
            }
          }
        }
        statement.getMoreResults();
      }
    }
    return done;
  }
}
