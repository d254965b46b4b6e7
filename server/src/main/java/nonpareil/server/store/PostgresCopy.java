package nonpareil.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Copies a store in a file into an empty PostgreSQL: everything or nothing, and the servers' own
 * time goes on where it stood, so that no clock loses by it.
 */
public final class PostgresCopy {

  private static final int AT_ONCE = 1_000;
  private static final int TOLD_EVERY = 100_000;

  /** What the servers have for themselves there; everything else is in both. */
  private static final List<String> OWN = List.of("cluster", "nodes", "leases", "live");

  private static final String HISTORY = "flyway_schema_history";

  private final Connection from;
  private final Connection to;
  private final Consumer<String> told;

  private PostgresCopy(Connection from, Connection to, Consumer<String> told) {
    this.from = from;
    this.to = to;
    this.told = told;
  }

  /**
   * Nobody may use either of them meanwhile.
   *
   * @param told what is done, line by line
   * @throws IllegalArgumentException the database is not empty
   * @throws StoreException it cannot be read or written
   */
  public static void copy(Path file, DatabaseUrl url, Consumer<String> told) {
    var source = new PostgresSource(url);
    try {
      PostgresStore.migrate(source);
      PGSimpleDataSource target = source.patient();
      target.setReWriteBatchedInserts(true);
      try (Connection from = DriverManager.getConnection("jdbc:sqlite:" + file);
          Connection to = target.getConnection()) {
        to.setAutoCommit(false); // what is not committed is gone with the connection
        new PostgresCopy(from, to, told).copy(url);
        to.commit();
        execute(to, "ANALYZE");
        to.commit();
      }
    } catch (SQLException | FlywayException e) {
      throw new StoreException("not copied", e);
    }
  }

  private void copy(DatabaseUrl url) throws SQLException {
    List<String> tables = tables();
    execute(to, "LOCK TABLE " + String.join(", ", tables) + ", cluster, nodes, leases, live");
    for (String table : tables) {
      needEmpty(url, table);
    }
    needEmpty(url, "nodes");
    for (String table : tables) {
      execute(to, "ALTER TABLE " + table + " DISABLE TRIGGER USER"); // nobody is to be told
      long rows = copy(table);
      execute(to, "ALTER TABLE " + table + " ENABLE TRIGGER USER");
      if (count(to, table) != rows || count(from, table) != rows) {
        throw new StoreException("not all of " + table + " was copied", null);
      }
      told.accept("%s: %d".formatted(table, rows));
    }
    execute(
        to,
        "SELECT setval(pg_get_serial_sequence('reports', 'id'), MAX(id)) FROM reports"
            + " HAVING MAX(id) IS NOT NULL");
    execute(
        to,
        "INSERT INTO leases (game, epoch, due) SELECT id, 0, 0 FROM games WHERE state = 'playing'");
    goOn();
  }

  private List<String> tables() throws SQLException {
    List<String> there =
        strings(to, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()");
    List<String> here =
        strings(from, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
    here.removeIf(name -> name.startsWith("sqlite_") || name.equals(HISTORY));
    there.removeIf(name -> OWN.contains(name) || name.equals(HISTORY));
    Collections.sort(there);
    if (!here.equals(there)) {
      throw new StoreException("the stores differ: " + here + " and " + there, null);
    }
    return here;
  }

  private void needEmpty(DatabaseUrl url, String table) throws SQLException {
    long rows = count(to, table);
    if (rows > 0) {
      throw new IllegalArgumentException(
          "the database %s is not empty: it has %d rows in %s; expected one that no server has used"
              .formatted(url, rows, table));
    }
  }

  private long copy(String table) throws SQLException {
    List<String> columns = strings(from, "SELECT name FROM pragma_table_info('" + table + "')");
    String names = String.join(", ", columns);
    String marks = String.join(", ", Collections.nCopies(columns.size(), "?"));
    long rows = 0;
    try (Statement reading = from.createStatement();
        ResultSet row = reading.executeQuery("SELECT " + names + " FROM " + table);
        PreparedStatement writing =
            to.prepareStatement(
                "INSERT INTO " + table + " (" + names + ") VALUES (" + marks + ")")) {
      while (row.next()) {
        for (int i = 1; i <= columns.size(); i++) {
          writing.setObject(i, row.getObject(i));
        }
        writing.addBatch();
        rows++;
        if (rows % AT_ONCE == 0) {
          writing.executeBatch();
        }
        if (rows % TOLD_EVERY == 0) {
          told.accept("%s: %d so far".formatted(table, rows));
        }
      }
      writing.executeBatch();
    }
    return rows;
  }

  /**
   * The servers' own time stands since the last server ended: as if that had been a node of the
   * database.
   */
  private void goOn() throws SQLException {
    Long alive = fact("alive");
    Long up = fact("up");
    if (alive == null) {
      return; // there never was a server
    }
    Long ahead = fact("down");
    long own = up != null ? up : alive - (ahead == null ? 0 : ahead);
    execute(to, "UPDATE cluster SET down = database_time() - " + own);
    execute(to, "INSERT INTO nodes (id, build, until) VALUES ('the folder', '', " + own + ")");
    execute(to, "INSERT INTO facts (name, value) VALUES ('down-known', '" + (alive - own) + "')");
  }

  private @Nullable Long fact(String name) throws SQLException {
    List<String> found = strings(from, "SELECT value FROM facts WHERE name = '" + name + "'");
    return found.isEmpty() ? null : Long.valueOf(found.getFirst());
  }

  private static long count(Connection connection, String table) throws SQLException {
    return Long.parseLong(strings(connection, "SELECT COUNT(*) FROM " + table).getFirst());
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static List<String> strings(Connection connection, String sql) throws SQLException {
    var all = new ArrayList<String>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        all.add(rows.getString(1));
      }
    }
    return all;
  }
}
