package nonpareil.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** A store in a database that speaks the common subset of SQLite's and PostgreSQL's SQL. */
abstract class SqlStore implements Store {

  private static final String MOVED =
      "(SELECT r.at FROM records r WHERE r.game = g.id ORDER BY r.number DESC LIMIT 1)";

  private static final String PLAYING =
      "SELECT g.id, g.settings, l.turn AS next, s.level, f.* FROM games g"
          + " LEFT JOIN records l ON l.game = g.id AND l.number ="
          + " (SELECT MAX(r.number) FROM records r WHERE r.game = g.id)"
          + " LEFT JOIN seats s ON s.game = g.id AND s.seat = l.turn"
          + " LEFT JOIN records f ON f.game = g.id AND f.number = 0"
          + " WHERE g.state = 'playing' ORDER BY g.created, g.id";

  private final Writes writes;
  private final Readers readers;
  private final SqlPeople people;
  private final SqlFriends friends;
  private final NoticeStore notices;
  private final WatchStore watching;

  SqlStore(Jdbi jdbi, int readers) {
    writes = new Writes(jdbi, System::nanoTime);
    this.readers = new Readers(jdbi, readers);
    people = new SqlPeople(writes, this.readers);
    friends = new SqlFriends(writes, this.readers);
    notices = new SqlNotices(writes, this.readers);
    watching = new SqlWatching(writes, this.readers);
  }

  // ---- logs

  @Override
  public CompletableFuture<Void> append(List<LogRecord> records) {
    var rows = List.copyOf(records);
    return write(h -> Rows.insert(h, rows));
  }

  @Override
  public CompletableFuture<Void> save(List<TableRow> tables, List<LogRecord> records) {
    var all = List.copyOf(tables);
    var rows = List.copyOf(records);
    return write(
        h -> {
          all.forEach(table -> Rows.save(h, table));
          Rows.insert(h, rows);
        });
  }

  @Override
  public List<LogRecord> records(String game) {
    return readers.read(
        h ->
            h.select(
                    "SELECT " + Rows.OF_A_GAME + " FROM records WHERE game = ? ORDER BY number",
                    game)
                .map((row, _) -> Rows.record(game, row))
                .list());
  }

  @Override
  public @Nullable LogRecord last(String game) {
    return first(
        readers.read(
            h ->
                h.select("SELECT * FROM records WHERE game = ? ORDER BY number DESC LIMIT 1", game)
                    .map((row, _) -> Rows.record(row))
                    .findFirst()));
  }

  // ---- tables

  @Override
  public @Nullable TableRow table(String id) {
    return first(
        readers.read(
            h ->
                h.select("SELECT * FROM games WHERE id = ?", id)
                    .map((row, _) -> Rows.table(row))
                    .findFirst()
                    .map(row -> seated(h, row))));
  }

  @Override
  public List<TableRow> tablesOf(String person, int most) {
    String sql =
        "SELECT g.* FROM games g WHERE g.state <> 'closed' AND (g.creator = ? OR g.id IN"
            + " (SELECT s.game FROM seats s WHERE s.person = ?))"
            + " ORDER BY CASE g.state WHEN 'over' THEN 1 ELSE 0 END, COALESCE("
            + MOVED
            + ", g.created) DESC, g.id LIMIT ?";
    return readers.read(h -> tables(h, sql, person, person, most));
  }

  @Override
  public int unfinishedOf(String person, Instant after) {
    return readers.read(
        h ->
            h.select(
                    "SELECT COUNT(*) FROM games g WHERE g.creator = ?"
                        + " AND g.state IN ('waiting', 'playing') AND COALESCE("
                        + MOVED
                        + ", g.created) > ?",
                    person,
                    after.toEpochMilli())
                .mapTo(Integer.class)
                .one());
  }

  @Override
  public List<Listed> listed(Instant madeAfter) {
    return readers.read(
        h ->
            h.select(
                    "SELECT id, creator, created, house FROM games WHERE state = 'waiting'"
                        + " AND listed = 1 AND created > ? ORDER BY created, id",
                    madeAfter.toEpochMilli())
                .map((row, _) -> Rows.listed(row))
                .list());
  }

  @Override
  public List<Listed> watchable(Instant movedAfter) {
    return readers.read(
        h ->
            h.select(
                    "SELECT g.id, g.creator, g.created, g.house FROM games g"
                        + " WHERE g.state = 'playing' AND g.listed = 1 AND COALESCE("
                        + MOVED
                        + ", g.created) > ? ORDER BY g.created, g.id",
                    movedAfter.toEpochMilli())
                .map((row, _) -> Rows.listed(row))
                .list());
  }

  @Override
  public List<RunningGame> playing() {
    return readers.read(
        h -> {
          var given =
              h.select("SELECT DISTINCT game FROM records WHERE kind = 'seat-given'")
                  .mapTo(String.class)
                  .set();
          return h.select(PLAYING)
              .map((row, _) -> Rows.running(row, given.contains(row.getString("id"))))
              .list();
        });
  }

  @Override
  public List<String> untouched(Instant since, int most) {
    return readers.read(
        h ->
            h.select(
                    "SELECT g.id FROM games g WHERE g.state = 'playing' AND COALESCE("
                        + MOVED
                        + ", g.created) < ? ORDER BY g.created, g.id LIMIT ?",
                    since.toEpochMilli(),
                    most)
                .mapTo(String.class)
                .list());
  }

  private static List<TableRow> tables(Handle h, String sql, Object... args) {
    return h.select(sql, args).map((row, _) -> Rows.table(row)).list().stream()
        .map(row -> seated(h, row))
        .toList();
  }

  private static TableRow seated(Handle h, TableRow t) {
    List<SeatRow> seats =
        h.select("SELECT * FROM seats WHERE game = ? ORDER BY seat", t.id())
            .map((row, _) -> Rows.seat(row))
            .list();
    return t.withSeats(seats);
  }

  // ---- finished games

  @Override
  public CompletableFuture<Void> archive(String game, Map<String, byte[]> parts) {
    var rows = Map.copyOf(parts);
    return write(
        h ->
            rows.forEach(
                (part, data) ->
                    h.execute(
                        "INSERT INTO archives (game, part, data) VALUES (?, ?, ?)"
                            + " ON CONFLICT (game, part) DO NOTHING",
                        game,
                        part,
                        data)));
  }

  @Override
  public byte @Nullable [] archived(String game, String part) {
    return first(
        readers.read(
            h ->
                h.select("SELECT data FROM archives WHERE game = ? AND part = ?", game, part)
                    .map((row, _) -> row.getBytes("data"))
                    .findFirst()));
  }

  @Override
  public List<TableRow> finishedOf(String person) {
    return readers.read(h -> FinishedRows.of(h, person));
  }

  @Override
  public void eachFinished(Consumer<TableRow> visitor) {
    readers.read(
        h -> {
          FinishedRows.each(h, visitor);
          return true;
        });
  }

  // ---- people

  @Override
  public PeopleStore people() {
    return people;
  }

  @Override
  public FriendStore friends() {
    return friends;
  }

  @Override
  public List<TableRow> offeredTo(String person, int most) {
    String sql =
        "SELECT g.* FROM games g WHERE g.state = 'waiting' AND g.id IN"
            + " (SELECT s.game FROM seats s WHERE s.offered = ?)"
            + " ORDER BY g.created DESC, g.id LIMIT ?";
    return readers.read(h -> tables(h, sql, person, most));
  }

  @Override
  public List<String> unfinishedTablesOf(String person) {
    return readers.read(
        h ->
            h.select(
                    "SELECT g.id FROM games g WHERE g.state IN ('waiting', 'playing')"
                        + " AND (g.creator = ? OR g.id IN"
                        + " (SELECT s.game FROM seats s WHERE s.person = ?))"
                        + " ORDER BY g.created, g.id",
                    person,
                    person)
                .mapTo(String.class)
                .list());
  }

  @Override
  public void forget(String person) {
    now(
        h -> {
          h.execute(
              "UPDATE records SET request = NULL WHERE request LIKE ? AND game IN"
                  + " (SELECT s.game FROM seats s WHERE s.person = ?)",
              person + " %",
              person);
          h.execute(
              "UPDATE games SET offers = NULL WHERE state = 'over' AND id IN"
                  + " (SELECT s.game FROM seats s WHERE s.person = ?)",
              person);
          h.execute("UPDATE games SET creator = ? WHERE creator = ?", SeatRow.DELETED, person);
          h.execute(
              "UPDATE seats SET person = ?, name = '', avatar = NULL, invitation = NULL"
                  + " WHERE person = ?",
              SeatRow.DELETED,
              person);
          h.execute("UPDATE seats SET offered = NULL WHERE offered = ?", person);
          TalkRows.forgetOf(h, person);
          SqlWatching.forget(h, person);
        });
  }

  @Override
  public WatchStore watching() {
    return watching;
  }

  @Override
  public NoticeStore notices() {
    return notices;
  }

  // ---- talk

  @Override
  public CompletableFuture<Kept> say(TalkRow line, int most) {
    var said = new AtomicReference<>(new Kept(line, false)); // set anew if the write is tried again
    return write(h -> said.set(TalkRows.say(h, line, most))).thenApply(_ -> said.get());
  }

  @Override
  public List<TalkRow> talk(String game, int channel, int after) {
    return readers.read(h -> TalkRows.talk(h, game, channel, after));
  }

  @Override
  public List<TalkRow> talkOf(String person) {
    return readers.read(h -> TalkRows.of(h, person));
  }

  @Override
  public CompletableFuture<Void> report(ReportRow report) {
    return write(h -> TalkRows.report(h, report));
  }

  // ---- the server itself

  @Override
  public void remember(String fact, String value) {
    now(
        h ->
            h.execute(
                "INSERT INTO facts (name, value) VALUES (?, ?)"
                    + " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                fact,
                value));
  }

  @Override
  public @Nullable String recall(String fact) {
    return first(
        readers.read(
            h ->
                h.select("SELECT value FROM facts WHERE name = ?", fact)
                    .mapTo(String.class)
                    .findFirst()));
  }

  @Override
  public @Nullable String trouble() {
    return writes.trouble();
  }

  @Override
  public void close() {
    writes.close();
    readers.close();
  }

  private static <T> @Nullable T first(Optional<T> found) {
    return found.orElse(null);
  }

  private void now(Writes.Change change) {
    Store.await(write(change));
  }

  /** Everything that is written goes through here. */
  CompletableFuture<Void> write(Writes.Change change) {
    return writes.submit(change);
  }
}
