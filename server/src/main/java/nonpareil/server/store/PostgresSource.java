package nonpareil.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;
import javax.sql.DataSource;
import org.postgresql.Driver;
import org.postgresql.ds.PGSimpleDataSource;
import org.postgresql.util.PSQLException;

/** Connections to a PostgreSQL, none of which waits for ever. */
final class PostgresSource {

  private static final Duration CONNECT = Duration.ofSeconds(3);

  /** A connection from a pool that stood still for long is another one. */
  private static final Duration OLDEST = Duration.ofMinutes(30);

  /** A statement ends before whoever waits for it gives up, and that before the connection does. */
  private static final Duration LEAD = Duration.ofSeconds(1);

  private final DatabaseUrl url;

  PostgresSource(DatabaseUrl url) {
    this.url = url;
  }

  /**
   * Single connections.
   *
   * @param patience how long anything may take
   * @param settings of the session, as {@code -c name=value}
   */
  DataSource single(Duration patience, String settings) {
    PGSimpleDataSource source = source();
    Duration statement = patience.minus(LEAD);
    try {
      source.setSocketTimeout((int) patience.toSeconds());
      String before = source.getOptions();
      source.setOptions(
          "-c statement_timeout=%d -c idle_in_transaction_session_timeout=%d %s %s"
              .formatted(
                  statement.toMillis(), patience.toMillis(), settings, before == null ? "" : before)
              .strip());
    } catch (IllegalArgumentException e) {
      throw new StoreException("bad settings", e);
    }
    return source;
  }

  /** For what may take long: new tables. */
  PGSimpleDataSource patient() {
    return source();
  }

  private PGSimpleDataSource source() {
    var source = new PGSimpleDataSource();
    source.setURL(url.jdbc());
    Properties given = Driver.parseURL(url.jdbc(), new Properties());
    if (given == null || given.getProperty("connectTimeout") == null) {
      source.setConnectTimeout((int) CONNECT.toSeconds());
    }
    if (given == null || given.getProperty("ApplicationName") == null) {
      source.setApplicationName("nonpareil");
    }
    source.setLoginTimeout((int) CONNECT.plus(LEAD).toSeconds());
    source.setTcpKeepAlive(true);
    return source;
  }

  /** A pool that is empty at first. */
  HikariDataSource pool(String name, int size, Duration patience, String settings) {
    var config = new HikariConfig();
    config.setPoolName(name);
    config.setDataSource(single(patience, settings));
    config.setMaximumPoolSize(size);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(CONNECT.toMillis());
    config.setValidationTimeout(LEAD.toMillis());
    config.setMaxLifetime(OLDEST.toMillis());
    config.setInitializationFailTimeout(-1); // it was tried before
    return new HikariDataSource(config);
  }

  /** What whoever starts a server can do something about, in words. */
  static String reason(Throwable why) {
    String said = "";
    for (Throwable t = why; t != null; t = t.getCause()) {
      if (t instanceof PSQLException e && e.getServerErrorMessage() != null) {
        said = String.valueOf(e.getServerErrorMessage().getMessage());
      } else if (t instanceof SQLException e && said.isEmpty()) {
        said = String.valueOf(e.getMessage());
      }
    }
    String code = SqlState.of(why).code();
    String reason =
        switch (code) {
          case "08001", "08004", "08006" -> "nobody answers there";
          case "28P01", "28000" -> "the user or the password is not accepted";
          case "3D000" -> "there is no database of that name";
          case "42501" -> "the user may not make tables there";
          case "53300" -> "it has no connection left";
          default -> "PostgreSQL refuses";
        };
    return said.isEmpty() ? reason : reason + " (" + said.lines().findFirst().orElse("") + ")";
  }
}
