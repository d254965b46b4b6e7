package nonpareil.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * The store in one file beside the server: SQLite with a write-ahead log that is on the disk before
 * a commit returns.
 */
public final class SqliteStore extends SqlStore {

  private static final int READERS = 4;
  private static final int BUSY_MILLIS = 5_000;
  private static final List<String> BESIDE = List.of("-wal", "-shm", "-journal");

  /** The number of the newest migration. */
  static final int MIGRATIONS = 11;

  private SqliteStore(Jdbi jdbi, Writes writes) {
    super(writes, writes, Readers.of(jdbi, READERS), Locks.NONE);
  }

  /**
   * Opens the store in a file, which is made if there is none, and brings its tables up to date.
   */
  public static SqliteStore open(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    try {
      if (folder != null) {
        Files.createDirectories(folder);
      }
      PrivateFile.make(file); // SQLite gives the files beside it the same rights
      for (String beside : BESIDE) {
        PrivateFile.close(file.resolveSibling(file.getFileName() + beside));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    DataSource source = source(file);
    try {
      migrate(source);
    } catch (SQLException | FlywayException e) {
      throw new StoreException("the store cannot be opened", e);
    }
    Jdbi jdbi = Jdbi.create(source);
    return new SqliteStore(jdbi, new Writes(jdbi, System::nanoTime));
  }

  /** A file remembers which migrations it has seen: looking for them takes half a second. */
  private static void migrate(DataSource source) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      try (ResultSet version = statement.executeQuery("PRAGMA user_version")) {
        if (version.next() && version.getInt(1) == MIGRATIONS) {
          return;
        }
      }
      Flyway.configure()
          .dataSource(source)
          .locations("classpath:nonpareil/server/store/sqlite")
          .load()
          .migrate();
      statement.execute("PRAGMA user_version = " + MIGRATIONS);
    }
  }

  private static DataSource source(Path file) {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true"); // who is forgotten is gone
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }
}
