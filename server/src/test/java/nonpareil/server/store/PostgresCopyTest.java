package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;

/** Whole stores are copied: from a file into a database, as a backup, and back from there. */
final class PostgresCopyTest {

  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  private static void fill(Store store) {
    PeopleStore people = store.people();
    for (String id : List.of("ann", "bob")) {
      var browser = new BrowserRow("hash " + id, NOON, "chrome", BrowserRow.FIRST, NOON);
      people.add(new PersonRow(id, id + "\t\\ \u00e4 \n'", "medusa"), browser);
    }
    people.setRecovery("ann", "code", "maker", NOON);
    store.friends().befriend("ann", "h1", "bob", "h2", NOON);
    store.friends().setLink("ann", "link", NOON.plusSeconds(60));
    TableRow running = StoreContract.table("running", TableRow.PLAYING, "ann", NOON);
    TableRow over = StoreContract.table("over", TableRow.OVER, "ann", NOON).withResult("{}");
    TableRow waiting = StoreContract.table("waiting", TableRow.WAITING, "bob", NOON);
    store
        .save(
            List.of(running, over, waiting),
            List.of(
                StoreContract.record("running", 0),
                StoreContract.record("running", 1),
                StoreContract.record("over", 0)))
        .join();
    store.archive("over", Map.of("1", new byte[] {0, 1, -1, '\\'})).join();
    store.say(new TalkRow("running", 0, 0, 1, "ann", NOON, "r", "{}"), 9).join();
    store.report(new ReportRow("running", 0, 1, "bob", NOON, "ann", "[]")).join();
    store.notices().saveSeen("ann", "running", 1).join();
    store.watching().link("running", "ann", "watch");
    store.remember("up", "1000000000000");
    store.remember("alive", "1700000000000");
  }

  private static void assertFilled(Store store) {
    assertThat(store.people().personOf("hash ann"))
        .isEqualTo(new PersonRow("ann", "ann\t\\ \u00e4 \n'", "medusa"));
    assertThat(store.people().recovery("ann")).isNotNull();
    assertThat(store.friends().nameOf("ann", "bob")).startsWith("bob");
    assertThat(store.friends().linkOf("link", NOON)).isEqualTo("ann");
    assertThat(store.table("waiting"))
        .isEqualTo(StoreContract.table("waiting", TableRow.WAITING, "bob", NOON).stored());
    assertThat(store.records("running"))
        .containsExactly(StoreContract.record("running", 0), StoreContract.record("running", 1));
    assertThat(store.archived("over", "1")).isEqualTo(new byte[] {0, 1, -1, '\\'});
    assertThat(store.talk("running", 0, 0)).hasSize(1);
    assertThat(store.notices().seen("ann", "running")).isEqualTo(1);
    assertThat(store.watching().admit("running", "watch", "bob", 5)).isTrue();
  }

  /** What comes next is written after what was there. */
  private static void goOn(Store store) {
    store.append(List.of(StoreContract.record("running", 2))).join();
    var next = new TalkRow("running", 0, 0, 1, "ann", NOON, "next", "{}");
    assertThat(store.say(next, 9).join().line().number()).isEqualTo(2);
    store.report(new ReportRow("running", 0, 2, "bob", NOON, "ann", "[]")).join();
  }

  @Test
  void aFileIsCopiedIntoADatabase() {
    Path file = folder.resolve("x.db");
    try (Store store = SqliteStore.open(file)) {
      fill(store);
    }
    DatabaseUrl url = DatabaseUrl.parse(Postgres.emptyAddress());
    var told = new ArrayList<String>();
    PostgresCopy.copy(file, url, told::add);
    assertThat(told).contains("records: 3", "games: 3", "talk: 1", "archives: 1");
    try (PostgresStore store = PostgresStore.open(url)) {
      assertFilled(store);
      store.nodes().enter(new NodeRow("x", ""), Duration.ofMinutes(5));
      assertThat(store.nodes().takeDue("x", 1_000_000_000_000L, List.of(), 9))
          .as("games that are played need somebody")
          .extracting(Lease::game)
          .containsExactly("running");
      goOn(store);
    }
    assertThatThrownBy(() -> PostgresCopy.copy(file, url, told::add))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not empty");
  }

  @Test
  void aBackupOfAFileThatIsInUseGoesOn() throws SQLException {
    Path file = folder.resolve("x.db");
    Path copy = folder.resolve("copy.db");
    try (Store store = SqliteStore.open(file);
        Connection backup = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = backup.createStatement()) {
      fill(store);
      statement.execute("VACUUM INTO '" + copy + "'");
      goOn(store); // which the backup does not have
    }
    try (Store store = SqliteStore.open(copy)) {
      assertFilled(store);
      goOn(store);
    }
  }

  /**
   * As pg_dump does it, which the PostgreSQL of the tests does not have: all tables as they were at
   * one moment, while servers go on.
   */
  @Test
  void aBackupOfADatabaseThatIsInUseGoesOn() throws SQLException, IOException {
    DatabaseUrl url = Postgres.database();
    DatabaseUrl copy = Postgres.database();
    Map<String, byte[]> dump;
    try (PostgresStore store = PostgresStore.open(url)) {
      fill(store);
      store.nodes().enter(new NodeRow("x", ""), Duration.ofMinutes(5));
      assertThat(store.nodes().take("x", "running")).isNotNull();
      store.nodes().saveLive(new LiveRow("running", 0, "{}")).join();
      dump = dumped(url);
      goOn(store);
    }
    restore(copy, dump);
    try (PostgresStore store = PostgresStore.open(copy)) {
      assertFilled(store);
      goOn(store);
      assertThat(store.nodes().since("running", 9, 9, 0).live()).isNotNull();
      assertThat(store.nodes().beat("x", Duration.ofSeconds(3)))
          .as("a server of the copy is alive as long as it said")
          .isNotNull();
    }
  }

  private static Map<String, byte[]> dumped(DatabaseUrl url) throws SQLException, IOException {
    var dump = new TreeMap<String, byte[]>();
    try (Connection connection = new PostgresSource(url).patient().getConnection()) {
      connection.setAutoCommit(false);
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      CopyManager copy = connection.unwrap(PGConnection.class).getCopyAPI();
      for (String table : tables(connection)) {
        var out = new ByteArrayOutputStream();
        copy.copyOut("COPY " + table + " TO STDOUT", out);
        dump.put(table, out.toByteArray());
      }
    }
    return dump;
  }

  private static List<String> tables(Connection connection) throws SQLException {
    var tables = new ArrayList<String>();
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
                    + " AND tablename <> 'flyway_schema_history'")) {
      while (rows.next()) {
        tables.add(rows.getString(1));
      }
    }
    return tables;
  }

  private static void restore(DatabaseUrl url, Map<String, byte[]> dump)
      throws SQLException, IOException {
    try (Connection connection = new PostgresSource(url).patient().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("SET session_replication_role = replica; DELETE FROM cluster");
      CopyManager copy = connection.unwrap(PGConnection.class).getCopyAPI();
      for (Map.Entry<String, byte[]> table : dump.entrySet()) {
        copy.copyIn(
            "COPY " + table.getKey() + " FROM STDIN", new ByteArrayInputStream(table.getValue()));
      }
      statement.execute(
          "SELECT setval(pg_get_serial_sequence('reports', 'id'), MAX(id)) FROM reports");
    }
  }
}
