package nonpareil.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;

/**
 * The store in a PostgreSQL that several servers share. Tables and logs have a writer of their own,
 * so that nothing else keeps a choice waiting.
 */
public final class PostgresStore extends SqlStore {

  private static final int READERS = 8;
  private static final int TAKERS = 3;

  /** A sign of life that takes longer comes too late. */
  private static final Duration SHORT = Duration.ofSeconds(4);

  /** Whatever is read is of one moment, also if it takes several statements of one text. */
  private static final String READING =
      "-c default_transaction_isolation=repeatable\\ read -c default_transaction_read_only=on";

  private static final String SHARING = "-c default_transaction_isolation=read\\ committed";

  /** Rows are found by their keys and in their order: see {@link PostgresEntries}. */
  private static final String WRITING = SHARING + " -c enable_hashjoin=off -c enable_mergejoin=off";

  /** The number of the newest migration. */
  static final int MIGRATIONS = 1;

  private final List<HikariDataSource> pools;
  private final List<Readers> gates;
  private final PostgresNews news;
  private final PostgresNodes nodes;
  private final AtomicBoolean trying = new AtomicBoolean();

  private PostgresStore(PostgresSource source, Jdbi writing, HikariDataSource reading) {
    super(
        new Writes(writing, System::nanoTime, new PostgresEntries()),
        new Writes(writing, System::nanoTime),
        Readers.of(reading, READERS),
        Locks.POSTGRES);
    HikariDataSource sharing = source.pool("sharing", TAKERS + 1, SHORT, SHARING);
    pools = List.of(reading, sharing);
    var lives = Readers.of(sharing, 1);
    var leases = Readers.of(sharing, TAKERS);
    gates = List.of(lives, leases);
    news = new PostgresNews(source.single(SHORT, ""), this::isOwn);
    nodes = new PostgresNodes(games(), readers(), lives, leases, news);
  }

  /** Opens the store in a database and brings its tables up to date; several may do so at once. */
  public static PostgresStore open(DatabaseUrl url) {
    var source = new PostgresSource(url);
    try {
      migrate(source);
    } catch (SQLException | FlywayException e) {
      throw new StoreException("the store cannot be opened", e);
    }
    return new PostgresStore(
        source,
        Jdbi.create(source.single(PATIENCE, WRITING)),
        source.pool("reading", READERS, PATIENCE, READING));
  }

  /** What is wrong with a database, in words and without the password. */
  public static String unusable(DatabaseUrl url, Throwable why) {
    return "the database %s cannot be used: %s".formatted(url, PostgresSource.reason(why));
  }

  /** Looking for migrations takes half a second. */
  static void migrate(PostgresSource source) throws SQLException {
    DataSource patient = source.patient();
    try (Connection connection = patient.getConnection()) {
      if (!isUpToDate(connection)) {
        Flyway.configure()
            .dataSource(patient)
            .locations("classpath:nonpareil/server/store/postgres")
            .load()
            .migrate();
      }
    }
  }

  private static boolean isUpToDate(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet known =
            statement.executeQuery("SELECT to_regclass('flyway_schema_history') IS NOT NULL")) {
      if (!known.next() || !known.getBoolean(1)) {
        return false;
      }
    }
    try (Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "SELECT 1 FROM flyway_schema_history WHERE success AND version = '%d'"
                    .formatted(MIGRATIONS))) {
      return found.next();
    }
  }

  @Override
  public NodeStore nodes() {
    return nodes;
  }

  private boolean isOwn(int process) {
    return isOf(games().connection(), process) || isOf(others().connection(), process);
  }

  private static boolean isOf(@Nullable Handle handle, int process) {
    try {
      return handle != null
          && handle.getConnection().unwrap(PGConnection.class).getBackendPID() == process;
    } catch (SQLException e) {
      return false; // it is just being closed
    }
  }

  /** As long as there is trouble it is tried again: else nobody would notice that it has passed. */
  @Override
  public @Nullable String trouble() {
    String trouble = super.trouble();
    if (trouble != null && trying.compareAndSet(false, true)) {
      Writes.Change nothing =
          h ->
              h.execute(
                  "INSERT INTO facts (name, value) VALUES ('tried', '')"
                      + " ON CONFLICT (name) DO UPDATE SET value = excluded.value");
      var _ =
          CompletableFuture.allOf(games().submit(nothing), others().submit(nothing))
              .whenComplete((_, _) -> trying.set(false));
    }
    return trouble;
  }

  @Override
  public void close() {
    news.close();
    super.close();
    gates.forEach(Readers::close);
    pools.forEach(HikariDataSource::close);
  }
}
