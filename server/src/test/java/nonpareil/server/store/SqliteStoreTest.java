package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteStoreTest extends StoreContract {

  @TempDir Path folder;

  @Override
  Store opened() {
    return SqliteStore.open(folder.resolve("sub/nonpareil.db"));
  }

  @Test
  void knowsItsNewestMigration() {
    try (var files = Files.list(Path.of("src/main/resources/nonpareil/server/store/sqlite"))) {
      assertThat(
              files.mapToInt(
                  f -> Integer.parseInt(f.getFileName().toString().replaceAll("\\D", ""))))
          .hasSize(SqliteStore.MIGRATIONS)
          .contains(SqliteStore.MIGRATIONS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aStoreOfAnOlderVersionIsBroughtUpToDate() throws SQLException {
    String url = "jdbc:sqlite:" + folder.resolve("old.db");
    Flyway.configure()
        .dataSource(url, null, null)
        .locations("classpath:nonpareil/server/store/sqlite")
        .target("1")
        .load()
        .migrate();
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.executeUpdate(
          "INSERT INTO games (id, state, creator, created, settings, listed)"
              + " VALUES ('old', 'playing', 'p1', 0, '{}', 0)");
      statement.execute("PRAGMA user_version = 1");
    }
    for (int start = 0; start < 2; start++) {
      try (var old = SqliteStore.open(folder.resolve("old.db"))) {
        TableRow row = Objects.requireNonNull(old.table("old"));
        assertThat(row.offers()).isEqualTo(start == 0 ? null : "{}");
        old.save(List.of(row.withOffers("{}")), List.of()).join();
      }
    }
  }

  @Test
  void writesAfterCloseAreRefused() {
    Store store = SqliteStore.open(folder.resolve("closed.db"));
    store.close();
    var late = store.append(List.of(record("a", 0)));
    assertThatThrownBy(late::join).hasCauseInstanceOf(StoreException.class);
  }

  @Test
  void talkGoesWithItsTableAndAReportIsKeptOnce() throws SQLException {
    Path file = folder.resolve("talk.db");
    String url = "jdbc:sqlite:" + file;
    try (var store = SqliteStore.open(file);
        var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.executeUpdate(
          "INSERT INTO games (id, state, creator, created, settings, listed)"
              + " VALUES ('a', 'over', 'p1', 0, '{}', 0)");
      store.say(new TalkRow("a", 0, 0, 1, "p1", Instant.EPOCH, "p1 x", "{}"), 9).join();
      store.say(new TalkRow("b", 0, 0, 1, "p1", Instant.EPOCH, "p1 x", "{}"), 9).join();
      var report = new ReportRow("a", 0, 1, "p2", Instant.EPOCH, "p1", "[]");
      store.report(report).join();
      store.report(report).join();
      statement.executeUpdate("DELETE FROM games WHERE id = 'a'");
      assertThat(store.talk("a", 0, 0)).isEmpty();
      assertThat(store.talk("b", 0, 0)).hasSize(1);
      try (var rows = statement.executeQuery("SELECT COUNT(*) FROM reports")) {
        assertThat(rows.getInt(1)).isEqualTo(1);
      }
    }
  }
}
