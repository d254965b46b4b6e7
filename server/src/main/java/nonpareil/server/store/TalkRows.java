package nonpareil.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** What people say, from and to SQL. One after the other writes, so numbers are given out so. */
final class TalkRows {

  /** Reports nobody reads must not fill the disk. */
  private static final int MOST_REPORTS = 10_000;

  private TalkRows() {}

  static TalkStore.Kept say(Handle h, TalkRow line, int most) {
    List<TalkRow> before =
        h.select("SELECT * FROM talk WHERE game = ? AND request = ?", line.game(), line.request())
            .map((row, _) -> row(row))
            .list();
    if (!before.isEmpty()) {
      return new TalkStore.Kept(before.getFirst(), true);
    }
    int number =
        h.select(
                "SELECT COALESCE(MAX(number), 0) + 1 FROM talk WHERE game = ? AND channel = ?",
                line.game(),
                line.channel())
            .mapTo(Integer.class)
            .one();
    h.execute(
        "INSERT INTO talk (game, channel, number, seat, person, at, request, data)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        line.game(),
        line.channel(),
        number,
        line.seat(),
        line.person(),
        line.at().toEpochMilli(),
        line.request(),
        line.data());
    h.execute(
        "DELETE FROM talk WHERE game = ? AND channel = ? AND number <= ?",
        line.game(),
        line.channel(),
        number - most);
    return new TalkStore.Kept(line.withNumber(number), false);
  }

  static List<TalkRow> talk(Handle h, String game, int channel, int after) {
    return h.select(
            "SELECT * FROM talk WHERE game = ? AND channel = ? AND number > ? ORDER BY number",
            game,
            channel,
            after)
        .map((row, _) -> row(row))
        .list();
  }

  static List<TalkRow> of(Handle h, String person) {
    return h.select("SELECT * FROM talk WHERE person = ? ORDER BY at, game, number", person)
        .map((row, _) -> row(row))
        .list();
  }

  /** That something was said stays, so that numbers do; what, and by whom, goes. */
  static void forgetOf(Handle h, String person) {
    h.execute(
        "UPDATE talk SET person = '', request = channel || ' ' || number, data = '{}'"
            + " WHERE person = ?",
        person);
    h.execute("DELETE FROM reports WHERE reporter = ? OR person = ?", person, person);
  }

  static void report(Handle h, ReportRow report) {
    h.execute(
        "INSERT INTO reports (game, channel, number, reporter, at, person, lines)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?)"
            + " ON CONFLICT (game, channel, number, reporter) DO NOTHING",
        report.game(),
        report.channel(),
        report.number(),
        report.reporter(),
        report.at().toEpochMilli(),
        report.person(),
        report.lines());
    h.execute("DELETE FROM reports WHERE id <= (SELECT MAX(id) FROM reports) - ?", MOST_REPORTS);
  }

  private static TalkRow row(ResultSet row) throws SQLException {
    return new TalkRow(
        row.getString("game"),
        row.getInt("channel"),
        row.getInt("number"),
        row.getInt("seat"),
        row.getString("person"),
        Instant.ofEpochMilli(row.getLong("at")),
        row.getString("request"),
        row.getString("data"));
  }
}
