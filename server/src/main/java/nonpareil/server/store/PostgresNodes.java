package nonpareil.server.store;

import java.sql.Array;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What several servers share in one PostgreSQL. Lives and what is due are in the servers' own time:
 * the database's, less the time for which there was no server.
 */
final class PostgresNodes implements NodeStore {

  /** The dead are kept a little longer than anybody could still be about to take something. */
  private static final long KEPT = Duration.ofMinutes(1).toMillis();

  /**
   * Nobody enters meanwhile: whoever enters changes how late it is. The time is taken once it is
   * certain.
   */
  private static final String TIME =
      "WITH c AS MATERIALIZED (SELECT down FROM cluster FOR SHARE),"
          + " t AS MATERIALIZED (SELECT n.now, c.down, n.now - c.down AS own"
          + " FROM c, LATERAL (SELECT database_time() AS now WHERE c.down IS NOT NULL) n)";

  private static final String ALIVE = "SELECT t.now, t.down, n.id, n.build FROM t, nodes n WHERE ";

  private static final String BEAT =
      TIME
          + ", me AS (UPDATE nodes SET until = t.own + ? FROM t"
          + " WHERE nodes.id = ? AND nodes.until > t.own RETURNING nodes.id) "
          + ALIVE
          + "n.until > t.own AND EXISTS (SELECT FROM me) ORDER BY n.id";

  /** One after the other, in one transaction: together they are one text. */
  private static final String ENTER =
      "SELECT down FROM cluster FOR UPDATE;"
          + " UPDATE cluster"
          + " SET down = GREATEST(down, database_time() - (SELECT MAX(until) FROM nodes));"
          + " INSERT INTO nodes (id, build, until)"
          + " SELECT ?, ?, database_time() - down + ? FROM cluster";

  private static final String STANDING =
      "SELECT l.node, l.epoch, n.until, t.own FROM"
          + " (SELECT database_time() - down AS own FROM cluster) t"
          + " JOIN nodes me ON me.id = ? AND me.until > t.own"
          + " LEFT JOIN leases l ON l.game = ? LEFT JOIN nodes n ON n.id = l.node";

  private static final String FORGET =
      "DELETE FROM nodes n USING cluster c WHERE n.until < database_time() - c.down - "
          + KEPT
          + " AND EXISTS (SELECT FROM nodes a WHERE a.until > database_time() - c.down)"
          + " AND NOT EXISTS (SELECT FROM leases l WHERE l.node = n.id)";

  /**
   * Those that are free and due, and those of the dead: as they were when it began, so that whoever
   * was faster meanwhile keeps what it has.
   */
  private static final String TAKE_DUE =
      FORGET
          + "; WITH t AS MATERIALIZED (SELECT database_time() - down AS own FROM cluster),"
          + " due AS MATERIALIZED ((SELECT l.game, l.node, l.epoch, NULL::BIGINT AS until"
          + " FROM leases l WHERE l.node IS NULL AND l.due <= ? AND l.game <> ALL (?)"
          + " ORDER BY l.due LIMIT ?) UNION ALL"
          + " (SELECT l.game, l.node, l.epoch, n.until FROM t JOIN nodes n ON n.until <= t.own"
          + " JOIN leases l ON l.node = n.id WHERE l.due <= ? AND l.game <> ALL (?) LIMIT ?)"
          + " LIMIT ?),"
          + " mine AS MATERIALIZED (SELECT l.game, d.until FROM leases l"
          + " JOIN due d ON d.game = l.game"
          + " WHERE l.epoch = d.epoch AND l.node IS NOT DISTINCT FROM d.node"
          + " FOR UPDATE OF l SKIP LOCKED)"
          + " UPDATE leases l SET node = ?, epoch = l.epoch + 1, due = 0 FROM mine m, t"
          + " WHERE l.game = m.game"
          + " AND EXISTS (SELECT FROM nodes me WHERE me.id = ? AND me.until > t.own)"
          + " RETURNING l.game, l.epoch, GREATEST(0, t.own - COALESCE(m.until, t.own))";

  private static final String SINCE =
      "SELECT * FROM games WHERE id = ? AND version > ?;"
          + " SELECT s.* FROM seats s JOIN games g ON g.id = s.game"
          + " WHERE g.id = ? AND g.version > ? ORDER BY s.seat;"
          + " SELECT "
          + Rows.OF_A_GAME
          + " FROM records WHERE game = ? AND number > ? ORDER BY number;"
          + " SELECT version, data FROM live WHERE game = ? AND version > ?";

  private static final String HEADS =
      "SELECT g.id, g.version,"
          + " COALESCE((SELECT MAX(r.number) FROM records r WHERE r.game = g.id), -1),"
          + " COALESCE((SELECT l.version FROM live l WHERE l.game = g.id), 0),"
          + " EXISTS (SELECT FROM leases l JOIN nodes n ON n.id = l.node"
          + " WHERE l.game = g.id AND n.until > (SELECT database_time() - c.down FROM cluster c))"
          + " FROM games g WHERE g.id = ANY (?)";

  private final Writes writes;
  private final Readers readers;
  private final Readers lives;
  private final Readers leases;
  private final PostgresNews news;

  /** The games it has said to have taken. */
  private final Set<String> known = ConcurrentHashMap.newKeySet();

  private volatile boolean unsure;

  /**
   * @param readers each with one view of the whole store
   * @param lives for signs of life: nobody else is in their way
   * @param leases for taking and giving back
   */
  PostgresNodes(Writes writes, Readers readers, Readers lives, Readers leases, PostgresNews news) {
    this.writes = writes;
    this.readers = readers;
    this.lives = lives;
    this.leases = leases;
    this.news = news;
  }

  // ---- who is alive

  @Override
  public Beat enter(NodeRow node, Duration life) {
    known.clear();
    Beat beat =
        lives.once(
            h -> {
              try (PreparedStatement statement = h.getConnection().prepareStatement(ENTER)) {
                statement.setString(1, node.id());
                statement.setString(2, node.build());
                statement.setLong(3, life.toMillis());
                statement.execute();
                return beat(h, node.id(), life);
              } catch (SQLException e) {
                throw new StoreException("not entered", e);
              }
            });
    if (beat == null) {
      throw new StoreException("the store is too slow for a life of " + life, null);
    }
    return beat;
  }

  @Override
  public @Nullable Beat beat(String node, Duration life) {
    return lives.once(h -> beat(h, node, life));
  }

  private static @Nullable Beat beat(Handle h, String node, Duration life) {
    try (PreparedStatement statement = h.getConnection().prepareStatement(BEAT)) {
      statement.setLong(1, life.toMillis());
      statement.setString(2, node);
      var alive = new ArrayList<NodeRow>();
      try (ResultSet rows = statement.executeQuery()) {
        long now = 0;
        long down = 0;
        while (rows.next()) {
          now = rows.getLong(1);
          down = rows.getLong(2);
          alive.add(new NodeRow(rows.getString(3), rows.getString(4)));
        }
        return alive.isEmpty() ? null : new Beat(Instant.ofEpochMilli(now), down, alive);
      }
    } catch (SQLException e) {
      throw new StoreException("no sign of life", e);
    }
  }

  @Override
  public void leave(String node) {
    lives.once(
        h ->
            h.execute(
                TIME + " UPDATE nodes SET until = t.own FROM t WHERE id = ? AND until > t.own",
                node));
  }

  // ---- who does what comes by itself

  /** How it stands with a game for who would take it. */
  private record Standing(
      boolean isNew, @Nullable String node, int epoch, @Nullable Long until, long own) {

    boolean isHeldByOther(String me) {
      return node != null && !node.equals(me) && until != null && until > own;
    }

    long gap(String me) {
      return until == null || me.equals(node) ? 0 : Math.max(0, own - until);
    }
  }

  @Override
  public @Nullable Lease take(String node, String game) {
    Lease lease = leased(h -> take(h, node, game));
    if (lease != null) {
      known.add(game);
    }
    return lease;
  }

  /** If it fails, nobody can tell what came of it. */
  private <T extends @Nullable Object> T leased(Function<Handle, T> deed) {
    try {
      return leases.once(deed);
    } catch (StoreException e) {
      unsure = true;
      throw e;
    }
  }

  private static @Nullable Lease take(Handle h, String node, String game) {
    Standing now = standing(h, node, game);
    if (now == null || now.isHeldByOther(node) || !isTaken(h, node, game, now)) {
      return null;
    }
    return new Lease(game, now.epoch + 1, now.gap(node));
  }

  private static @Nullable Standing standing(Handle h, String node, String game) {
    return h.select(STANDING, node, game)
        .map(
            (row, _) -> {
              int epoch = row.getInt("epoch");
              boolean isNew = row.wasNull();
              long until = row.getLong("until");
              Long known = row.wasNull() ? null : until;
              return new Standing(isNew, row.getString("node"), epoch, known, row.getLong("own"));
            })
        .findFirst()
        .orElse(null);
  }

  /** Unless somebody was faster. */
  private static boolean isTaken(Handle h, String node, String game, Standing before) {
    int done =
        before.isNew
            ? h.execute(
                "INSERT INTO leases (game, node, epoch, due) VALUES (?, ?, 1, 0)"
                    + " ON CONFLICT (game) DO NOTHING",
                game,
                node)
            : h.execute(
                "UPDATE leases SET node = ?, epoch = epoch + 1, due = 0"
                    + " WHERE game = ? AND epoch = ? AND node IS NOT DISTINCT FROM ?::TEXT",
                node,
                game,
                before.epoch,
                before.node);
    return done > 0;
  }

  @Override
  public List<Lease> takeDue(String node, long time, List<String> except, int most) {
    boolean look = unsure;
    unsure = false;
    List<Lease> taken =
        leased(
            h -> {
              List<Lease> due = takeDue(h, node, time, except, most);
              if (look) {
                due.addAll(forgotten(h, node, due));
              }
              return due;
            });
    taken.forEach(lease -> known.add(lease.game()));
    return taken;
  }

  /** What a node has without knowing of it: the answer was lost. */
  private List<Lease> forgotten(Handle h, String node, List<Lease> due) {
    Set<String> all = new HashSet<>(known);
    due.forEach(lease -> all.add(lease.game()));
    return h.select("SELECT game, epoch FROM leases WHERE node = ?", node)
        .map((row, _) -> new Lease(row.getString("game"), row.getInt("epoch"), 0))
        .filter(lease -> !all.contains(lease.game()))
        .list();
  }

  private static List<Lease> takeDue(
      Handle h, String node, long time, List<String> except, int most) {
    try (PreparedStatement statement = h.getConnection().prepareStatement(TAKE_DUE)) {
      Array games = h.getConnection().createArrayOf("text", except.toArray());
      statement.setLong(1, time);
      statement.setArray(2, games);
      statement.setInt(3, most);
      statement.setLong(4, time);
      statement.setArray(5, games);
      statement.setInt(6, most);
      statement.setInt(7, most);
      statement.setString(8, node);
      statement.setString(9, node);
      var taken = new ArrayList<Lease>();
      statement.execute();
      statement.getMoreResults(); // after those who are forgotten
      try (ResultSet rows = statement.getResultSet()) {
        while (rows.next()) {
          taken.add(new Lease(rows.getString(1), rows.getInt(2), rows.getLong(3)));
        }
      }
      return taken;
    } catch (SQLException e) {
      throw new StoreException("nothing taken", e);
    }
  }

  @Override
  public void release(String node, String game, @Nullable Long due) {
    known.remove(game);
    leased(
        h ->
            due == null
                ? h.execute("DELETE FROM leases WHERE game = ? AND node = ?", game, node)
                : h.execute(
                    "UPDATE leases SET node = NULL, due = ? WHERE game = ? AND node = ?",
                    due,
                    game,
                    node));
  }

  // ---- between records

  @Override
  public @Nullable LiveRow live(String game) {
    return readers.read(
        h ->
            h.select("SELECT version, data FROM live WHERE game = ?", game)
                .map((row, _) -> new LiveRow(game, row.getInt(1), row.getString(2)))
                .findFirst()
                .orElse(null));
  }

  @Override
  public CompletableFuture<Void> saveLive(LiveRow row) {
    return writes.submit(new Entry(List.of(), List.of(), row));
  }

  @Override
  public Update since(String game, int version, int number, int live) {
    return readers.read(h -> since(h, game, version, number, live));
  }

  private static Update since(Handle h, String game, int version, int number, int live) {
    try (PreparedStatement statement = h.getConnection().prepareStatement(SINCE)) {
      int place = 1;
      for (int known : new int[] {version, version, number, live}) {
        statement.setString(place++, game);
        statement.setInt(place++, known);
      }
      statement.execute();
      TableRow table = null;
      try (ResultSet rows = statement.getResultSet()) {
        if (rows.next()) {
          table = Rows.table(rows);
        }
      }
      var seats = new ArrayList<SeatRow>();
      statement.getMoreResults();
      try (ResultSet rows = statement.getResultSet()) {
        while (rows.next()) {
          seats.add(Rows.seat(rows));
        }
      }
      var records = new ArrayList<LogRecord>();
      statement.getMoreResults();
      try (ResultSet rows = statement.getResultSet()) {
        while (rows.next()) {
          records.add(Rows.record(game, rows));
        }
      }
      LiveRow between = null;
      statement.getMoreResults();
      try (ResultSet rows = statement.getResultSet()) {
        if (rows.next()) {
          between = new LiveRow(game, rows.getInt(1), rows.getString(2));
        }
      }
      return new Update(table == null ? null : table.withSeats(seats), records, between);
    } catch (SQLException e) {
      throw new StoreException("not read", e);
    }
  }

  @Override
  public List<Head> heads(List<String> games) {
    return readers.read(
        h -> {
          try (PreparedStatement statement = h.getConnection().prepareStatement(HEADS)) {
            statement.setArray(1, h.getConnection().createArrayOf("text", games.toArray()));
            var heads = new ArrayList<Head>();
            try (ResultSet rows = statement.executeQuery()) {
              while (rows.next()) {
                heads.add(
                    new Head(
                        rows.getString(1),
                        rows.getInt(2),
                        rows.getInt(3),
                        rows.getInt(4),
                        rows.getBoolean(5)));
              }
            }
            return heads;
          } catch (SQLException e) {
            throw new StoreException("not read", e);
          }
        });
  }

  // ---- news

  @Override
  public void listen(Listener listener) {
    news.listen(listener);
  }
}
