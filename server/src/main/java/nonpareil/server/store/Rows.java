package nonpareil.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Rows from and to SQL that SQLite and PostgreSQL both understand. */
final class Rows {

  private static final String RECORD =
      "INSERT INTO records (game, number, kind, seat, turn, at, request, data)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)";

  private static final String NEW_GAME =
      "INSERT INTO games (id, version, state, creator, created, settings, listed, house, result,"
          + " rematch, offers) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT (id) DO NOTHING";

  private static final String GAME =
      "UPDATE games SET version = ?, state = ?, settings = ?, listed = ?, house = ?, result = ?,"
          + " rematch = ?, offers = ? WHERE id = ? AND version = ?";

  private static final String SEAT =
      "INSERT INTO seats (game, seat, who, person, name, avatar, level, hero, invitation, offered)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

  private Rows() {}

  static void insert(Handle h, List<LogRecord> records) {
    for (LogRecord r : records) {
      h.execute(
          RECORD,
          r.game(),
          r.number(),
          r.kind(),
          r.seat(),
          r.turn(),
          r.at().toEpochMilli(),
          r.request(),
          r.data());
    }
  }

  /** Fails if somebody else has stored the table meanwhile. */
  static void save(Handle h, TableRow t) {
    int saved = t.version() == 0 ? insert(h, t) : update(h, t);
    if (saved == 0) {
      throw new OutdatedException("table " + t.id() + " has changed");
    }
    h.execute("DELETE FROM seats WHERE game = ?", t.id());
    for (SeatRow s : t.seats()) {
      h.execute(
          SEAT,
          t.id(),
          s.seat(),
          s.who(),
          s.person(),
          s.name(),
          s.avatar(),
          s.level(),
          s.hero(),
          s.invitation(),
          s.offered());
    }
  }

  private static int insert(Handle h, TableRow t) {
    return h.execute(
        NEW_GAME,
        t.id(),
        t.version() + 1,
        t.state(),
        t.creator(),
        t.created().toEpochMilli(),
        t.settings(),
        t.listed() ? 1 : 0,
        t.house(),
        t.result(),
        t.rematch(),
        t.offers());
  }

  private static int update(Handle h, TableRow t) {
    return h.execute(
        GAME,
        t.version() + 1,
        t.state(),
        t.settings(),
        t.listed() ? 1 : 0,
        t.house(),
        t.result(),
        t.rematch(),
        t.offers(),
        t.id(),
        t.version());
  }

  static LogRecord record(ResultSet row) throws SQLException {
    return new LogRecord(
        row.getString("game"),
        row.getInt("number"),
        row.getString("kind"),
        row.getInt("seat"),
        row.getInt("turn"),
        Instant.ofEpochMilli(row.getLong("at")),
        row.getString("request"),
        row.getString("data"));
  }

  /** What is selected of a game's records, to be read by place: they are read by the million. */
  static final String OF_A_GAME = "number, kind, seat, turn, at, request, data";

  static LogRecord record(String game, ResultSet row) throws SQLException {
    return new LogRecord(
        game,
        row.getInt(1),
        row.getString(2),
        row.getInt(3),
        row.getInt(4),
        Instant.ofEpochMilli(row.getLong(5)),
        row.getString(6),
        row.getString(7));
  }

  static RunningGame running(ResultSet row, boolean given) throws SQLException {
    return new RunningGame(
        row.getString("id"),
        row.getString("settings"),
        row.getString("game") == null ? null : record(row),
        row.getInt("next"),
        row.getString("level"),
        given);
  }

  /** A table without its seats. */
  static TableRow table(ResultSet row) throws SQLException {
    return new TableRow(
        row.getString("id"),
        row.getInt("version"),
        row.getString("state"),
        row.getString("creator"),
        Instant.ofEpochMilli(row.getLong("created")),
        row.getString("settings"),
        row.getInt("listed") != 0,
        row.getString("house"),
        row.getString("result"),
        row.getString("rematch"),
        row.getString("offers"),
        List.of());
  }

  static Listed listed(ResultSet row) throws SQLException {
    return new Listed(
        row.getString("id"),
        row.getString("creator"),
        Instant.ofEpochMilli(row.getLong("created")),
        row.getString("house"));
  }

  static SeatRow seat(ResultSet row) throws SQLException {
    return new SeatRow(
        row.getInt("seat"),
        row.getString("who"),
        row.getString("person"),
        row.getString("name"),
        row.getString("avatar"),
        row.getString("level"),
        row.getString("hero"),
        row.getString("invitation"),
        row.getString("offered"));
  }
}
