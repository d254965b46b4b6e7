package nonpareil.server.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
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

  private final Writes games;
  private final Writes others;
  private final Readers readers;
  private final Locks locks;
  private final SqlPeople people;
  private final SqlFriends friends;
  private final NoticeStore notices;
  private final WatchStore watching;

  /**
   * @param games writes tables and logs
   * @param others writes all else; may be the same
   * @param locks for what looks first and writes then
   */
  SqlStore(Writes games, Writes others, Readers readers, Locks locks) {
    this.games = games;
    this.others = others;
    this.readers = readers;
    this.locks = locks;
    people = new SqlPeople(others, readers, locks);
    friends = new SqlFriends(others, readers, locks);
    notices = new SqlNotices(others, readers, locks);
    watching = new SqlWatching(others, readers, locks);
  }

  final Writes games() {
    return games;
  }

  final Writes others() {
    return others;
  }

  final Readers readers() {
    return readers;
  }

  // ---- logs

  @Override
  public CompletableFuture<Void> append(List<LogRecord> records) {
    return games.submit(new Entry(List.of(), records));
  }

  @Override
  public CompletableFuture<Void> save(List<TableRow> tables, List<LogRecord> records) {
    return games.submit(new Entry(tables, records));
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
        readers.read(h -> tables(h, "SELECT * FROM games WHERE id = ?", id).stream().findFirst()));
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
    List<TableRow> tables = h.select(sql, args).map((row, _) -> Rows.table(row)).list();
    if (tables.isEmpty()) {
      return tables;
    }
    var seats = new HashMap<String, List<SeatRow>>();
    h.createQuery("SELECT * FROM seats WHERE game IN (<games>) ORDER BY game, seat")
        .bindList("games", tables.stream().map(TableRow::id).toList())
        .map((row, _) -> Map.entry(row.getString("game"), Rows.seat(row)))
        .forEach(e -> seats.computeIfAbsent(e.getKey(), _ -> new ArrayList<>()).add(e.getValue()));
    return tables.stream().map(t -> t.withSeats(seats.getOrDefault(t.id(), List.of()))).toList();
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
          h.useTransaction(_ -> FinishedRows.each(h, visitor)); // else all would come at once
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
              "UPDATE games SET version = version + 1, offers = NULL WHERE state = 'over' AND id IN"
                  + " (SELECT s.game FROM seats s WHERE s.person = ?)",
              person);
          h.execute(
              "UPDATE games SET version = version + 1 WHERE state <> 'over' AND id IN"
                  + " (SELECT s.game FROM seats s WHERE s.person = ? OR s.offered = ?)",
              person,
              person);
          h.execute(
              "UPDATE games SET version = version + 1, creator = ? WHERE creator = ?",
              SeatRow.DELETED,
              person);
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
    return write(
            h -> {
              locks.take(h, "talk " + line.game());
              said.set(TalkRows.say(h, line, most));
            })
        .thenApply(_ -> said.get());
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
  public String settle(String fact, String value) {
    String known = recall(fact);
    if (known != null) {
      return known;
    }
    now(
        h ->
            h.execute(
                "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
                fact,
                value));
    return Objects.requireNonNull(recall(fact));
  }

  @Override
  public @Nullable String trouble() {
    String trouble = games.trouble();
    return trouble == null ? others.trouble() : trouble;
  }

  @Override
  public void close() {
    games.close();
    others.close();
    readers.close();
  }

  private static <T> @Nullable T first(Optional<T> found) {
    return found.orElse(null);
  }

  private void now(Writes.Change change) {
    Store.await(write(change));
  }

  /** Whatever is no table and no log. */
  CompletableFuture<Void> write(Writes.Change change) {
    return others.submit(change);
  }
}
