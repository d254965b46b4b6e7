package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Servers of the version before go on while those of the next one have brought the tables of a
 * PostgreSQL up to date: so a migration only adds. {@code VersionsTest} of the module cli tries it
 * with a build of the version before.
 */
final class MigrationsTest {

  /** What a server that does not know of it would stumble over. */
  private static final List<String> TAKING =
      List.of(
          "drop ",
          "rename ",
          "truncate ",
          "delete from",
          "update ",
          " type ", // of a column
          "set not null",
          "add constraint",
          "create unique");

  /** Everything in a script that does more than to add. */
  private static List<String> taking(String script) {
    String plain = script.replaceAll("--[^\n]*", "").replaceAll("\\s+", " ");
    List<String> found = new ArrayList<>();
    for (String statement : plain.toLowerCase(Locale.ROOT).split(";", -1)) {
      boolean takes = TAKING.stream().anyMatch(statement::contains);
      boolean needed =
          Pattern.compile("add column[^,]* not null(?![^,]* default)").matcher(statement).find();
      if (takes || needed) {
        found.add(statement.strip());
      }
    }
    return found;
  }

  private static String script(String name) throws IOException {
    try (InputStream in = PostgresStore.class.getResourceAsStream("postgres/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static List<String> names() throws IOException {
    try (InputStream in = PostgresStore.class.getResourceAsStream("postgres")) {
      String listed = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return Pattern.compile("V\\d+__\\w+\\.sql")
          .matcher(listed)
          .results()
          .map(MatchResult::group)
          .toList();
    }
  }

  @Test
  void whatComesAfterTheFirstOnlyAdds() throws IOException {
    List<String> all = names();
    assertThat(all).hasSize(PostgresStore.MIGRATIONS).contains("V1__tables.sql");
    for (String name : all) {
      if (!name.equals("V1__tables.sql")) {
        assertThat(taking(script(name))).as(name).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ALTER TABLE games DROP COLUMN house",
        "ALTER TABLE games RENAME COLUMN house TO home",
        "ALTER TABLE games ALTER COLUMN listed TYPE BIGINT",
        "ALTER TABLE games ALTER COLUMN house SET NOT NULL",
        "ALTER TABLE games ADD COLUMN more TEXT NOT NULL",
        "CREATE UNIQUE INDEX one ON games (creator)",
        "UPDATE games SET state = 'open'"
      })
  void whatTakesAwayIsFound(String statement) {
    assertThat(taking("CREATE TABLE x (id TEXT);\n" + statement + ";")).hasSize(1);
  }

  @Test
  void whatAddsIsFine() {
    assertThat(
            Stream.of(
                "ALTER TABLE games ADD COLUMN more TEXT -- may be null: drop it never",
                "ALTER TABLE games ADD COLUMN more INTEGER NOT NULL DEFAULT 1",
                "CREATE INDEX some ON games (creator)",
                "CREATE TABLE more (id TEXT NOT NULL PRIMARY KEY)"))
        .allMatch(statement -> taking(statement).isEmpty());
  }

  /** As the version before finds a database that the next one has brought up to date. */
  @Test
  void tablesOfTheNextVersionAreUsed() {
    DatabaseUrl url = DatabaseUrl.parse(Postgres.ownAddress());
    Postgres.execute(
        url,
        """
        INSERT INTO flyway_schema_history
          (installed_rank, version, description, type, script, checksum, installed_by, execution_time, success)
          VALUES (99, '99', 'next', 'SQL', 'V99__next.sql', 7, 'x', 1, TRUE);
        ALTER TABLE games ADD COLUMN next TEXT;
        ALTER TABLE seats ADD COLUMN next INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE records ADD COLUMN next TEXT;
        ALTER TABLE live ADD COLUMN next TEXT;
        ALTER TABLE nodes ADD COLUMN next TEXT;
        ALTER TABLE leases ADD COLUMN next TEXT;
        CREATE TABLE next (id TEXT NOT NULL PRIMARY KEY)
        """);
    try (PostgresStore store = PostgresStore.open(url)) {
      TableRow table = StoreContract.table("g", TableRow.PLAYING, "p", Instant.EPOCH);
      store.save(List.of(table), List.of(StoreContract.record("g", 0))).join();
      store.append(List.of(StoreContract.record("g", 1))).join();
      assertThat(store.table("g")).isEqualTo(table.stored());
      assertThat(store.nodes().since("g", 0, -1, 0).records()).hasSize(2);
    }
  }
}
