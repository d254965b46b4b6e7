package nonpareil.server.store;

import ch.qos.logback.classic.Level;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.server.CapturedLog;

/** A real PostgreSQL for tests: one a process, and a database of its own for whoever wants one. */
public final class Postgres {

  private static final String TEMPLATE = "nonpareil_template";

  /** So many that were given away last are left alone: their test may go on. */
  private static final int KEPT = 6;

  private static final List<String> USED = new ArrayList<>();
  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static final EmbeddedPostgres SERVER = start();

  private Postgres() {}

  private static EmbeddedPostgres start() {
    quiet();
    try {
      EmbeddedPostgres server =
          EmbeddedPostgres.builder()
              .setCleanDataDirectory(true)
              .setServerConfig("fsync", "off") // nobody pulls the plug here
              .setServerConfig("full_page_writes", "off")
              .start();
      execute(server, "CREATE DATABASE " + TEMPLATE);
      PostgresStore.open(url(server, TEMPLATE)).close();
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every line of the database would be a line of the log. */
  static void quiet() {
    CapturedLog.logger("io.zonky.test").setLevel(Level.ERROR);
  }

  private static String address(EmbeddedPostgres server, String database) {
    return "postgres://postgres:postgres@localhost:" + server.getPort() + "/" + database;
  }

  private static DatabaseUrl url(EmbeddedPostgres server, String database) {
    return DatabaseUrl.parse(address(server, database));
  }

  private static void execute(EmbeddedPostgres server, String sql) {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new StoreException(sql, e);
    }
  }

  /**
   * The address of a database with the tables of a store and nothing in them. It may have served a
   * test before: making one takes a third of a second.
   */
  public static synchronized String address() {
    for (int i = 0; i < USED.size() - KEPT; i++) {
      String name = USED.get(i);
      if (!isInUse(name)) {
        USED.add(USED.remove(i));
        empty(url(SERVER, name));
        return address(SERVER, name);
      }
    }
    USED.add(create(" TEMPLATE " + TEMPLATE));
    return address(SERVER, USED.getLast());
  }

  /** The same for whoever changes the tables themselves: nobody else gets it. */
  static String ownAddress() {
    return address(SERVER, create(" TEMPLATE " + TEMPLATE));
  }

  /** The same without any tables. */
  public static String emptyAddress() {
    return address(SERVER, create(""));
  }

  private static String create(String how) {
    String name = "test" + DATABASES.incrementAndGet();
    execute(SERVER, "CREATE DATABASE " + name + how);
    return name;
  }

  private static boolean isInUse(String name) {
    try (Connection connection = SERVER.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "SELECT 1 FROM pg_stat_activity WHERE datname = '" + name + "'")) {
      return found.next();
    } catch (SQLException e) {
      throw new StoreException(name, e);
    }
  }

  /** As if no server had ever been there. */
  static void empty(DatabaseUrl url) {
    execute(
        url,
        """
        SET session_replication_role = replica;
        DO $$
        DECLARE name TEXT;
        BEGIN
          FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
              AND tablename NOT IN ('cluster', 'flyway_schema_history') LOOP
            EXECUTE 'DELETE FROM ' || name;
          END LOOP;
          UPDATE cluster SET down = 0;
        END $$
        """);
  }

  /** A new database with the tables of a store. */
  public static DatabaseUrl database() {
    return DatabaseUrl.parse(address());
  }

  public static int port() {
    return SERVER.getPort();
  }

  /** Does something in a database, beside the stores on it. */
  static void execute(DatabaseUrl url, String sql) {
    try (Connection connection = new PostgresSource(url).patient().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new StoreException(sql, e);
    }
  }

  /** Cuts all connections to a database, as a network does. */
  static void cut(DatabaseUrl url) {
    execute(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            + " WHERE datname = current_database() AND pid <> pg_backend_pid()");
  }
}
