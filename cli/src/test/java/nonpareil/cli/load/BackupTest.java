package nonpareil.cli.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.store.DatabaseUrl;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.PageClient;
import nonpareil.testkit.client.RandomPlayer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands of docs/deploy.md for backup and restore, with the programs that are installed: a
 * copy that was made while people played goes on from where it stands.
 */
@Tag("long")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
final class BackupTest {

  private static final String AGAINST_A_COMPUTER =
      """
      {"mode":"duel","seats":[{"who":"me","hero":"random"},{"who":"computer","hero":"random"}],
       "board":"random","first":1,"clock":{"kind":"game","seconds":600},"watch":"list"}
      """;

  private static final int MOVES = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private interface Step {
    void take() throws Exception;
  }

  @Test
  void aFile() throws Exception {
    assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/sqlite3")), "the program sqlite3 is not installed");
    Path data = Files.createDirectory(folder.resolve("data"));
    Path file = data.resolve("nonpareil.db");
    Path copy = folder.resolve("copy.db");
    goesOn(
        Settings.forTests(data),
        () -> run("sqlite3", file.toString(), ".backup '" + copy + "'"),
        () -> {
          run("rm", "-f", file + "-wal", file + "-shm");
          run("install", "-m", "600", copy.toString(), file.toString());
        });
  }

  @Test
  void aDatabase() throws Exception {
    Optional<Path> programs = OwnDatabase.programs();
    assumeTrue(programs.isPresent(), "PostgreSQL is not installed");
    try (var database = new OwnDatabase(programs.orElseThrow(), folder)) {
      List<String> address = database.address();
      database.run("createdb", address, List.of("games"));
      Path copies = folder.resolve("database").resolve("copy.dump"); // where its owner may write
      DatabaseUrl url = DatabaseUrl.parse(database.url("games"));
      goesOn(
          Settings.forTests(folder.resolve("data")).withDatabase(url),
          () ->
              database.run(
                  "pg_dump", address, List.of("--format=custom", "--file=" + copies, "games")),
          () -> {
            database.run("dropdb", address, List.of("games"));
            database.run("createdb", address, List.of("games"));
            List<String> how = List.of("--exit-on-error", "--no-owner", "--dbname=games");
            database.run("pg_restore", address, plus(how, copies.toString()));
          });
    }
  }

  private static List<String> plus(List<String> some, String more) {
    return Stream.concat(some.stream(), Stream.of(more)).toList();
  }

  private static void run(String... command) throws IOException, InterruptedException {
    assertThat(new ProcessBuilder(command).inheritIO().start().waitFor())
        .as(String.join(" ", command))
        .isZero();
  }

  private static void goesOn(Settings settings, Step save, Step restore) throws Exception {
    Caller ann;
    String table;
    int saved;
    int last;
    try (Server server = Server.start(settings)) {
      ann = Caller.person(server.port(), "Ann");
      JsonNode made = ann.post("/api/tables", AGAINST_A_COMPUTER).json();
      table = made.path("table").path("table").asText();
      var player = new RandomPlayer(ann, table, List.of(1), 1);
      saved = play(player, MOVES);
      save.take();
      last = play(player, number(player) + MOVES);
      player.page().leave();
    }
    restore.take();
    try (Server server = Server.start(settings)) {
      var again = new Caller(server.port(), ann);
      JsonNode info = again.get("/api/tables/" + table).json();
      assertThat(info.path("state").asText()).isEqualTo("playing");
      assertThat(info.path("number").asInt()).isGreaterThanOrEqualTo(saved).isLessThan(last);
      PageClient ahead = again.socket();
      ahead.send(
          "{\"type\":\"watch\",\"table\":\"%s\",\"seats\":[1],\"from\":%d}".formatted(table, last));
      assertThat(ahead.next("frame").path("number").asInt())
          .as("a page that has seen more is brought back to what is there")
          .isLessThan(last);
      ahead.leave();
      assertThat(play(new RandomPlayer(again, table, List.of(1), 2), last + MOVES))
          .isGreaterThan(last);
    }
  }

  private static int number(RandomPlayer player) {
    return player.frames().getLast().path("number").asInt();
  }

  /** Plays until a record; the number of the last that was seen. */
  private static int play(RandomPlayer player, int until) {
    while (player.frames().isEmpty() || number(player) < until) {
      assertThat(player.isOver()).as("the duel is long enough").isFalse();
      assertThat(player.step(PATIENCE.toMillis())).as("something comes").isTrue();
    }
    return number(player);
  }
}
