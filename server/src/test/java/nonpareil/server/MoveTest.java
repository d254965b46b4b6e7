package nonpareil.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import nonpareil.server.store.DatabaseUrl;
import nonpareil.server.store.NodeRow;
import nonpareil.server.store.NodeStore.Beat;
import nonpareil.server.store.Postgres;
import nonpareil.server.store.PostgresStore;
import nonpareil.server.store.SqliteStore;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.PageClient;
import nonpareil.testkit.client.RandomPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a folder into a database. */
final class MoveTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  private final DatabaseUrl database = Postgres.database();

  private List<String> move() {
    var told = new ArrayList<String>();
    Move.move(folder, database, told::add);
    return told;
  }

  @Test
  void peopleAndTheirGamesAreThereAfterwards() {
    Caller ada;
    try (Server server = Server.start(Settings.forTests(folder))) {
      ada = Caller.person(server.port(), "Ada");
      Caller.Answer made =
          ada.post(
              "/api/tables",
              """
              {"seats": [{"who": "me"}, {"who": "computer", "level": "easy"}]}
              """);
      assertThat(made.status()).as(made.text()).isEqualTo(201);
    }
    assertThat(move()).contains("people: 1", "games: 1", "watchers: 0");
    try (Server server = Server.start(Settings.forTests(folder).withDatabase(database))) {
      var again = new Caller(server.port(), ada);
      assertThat(again.post("/api/me", "{}").text()).contains("Ada");
      assertThat(again.get("/api/me/tables").json().findValuesAsText("state")).contains("playing");
    }
  }

  private static final String COMPUTER =
      """
      {"first": 1, "seats": [{"who": "me"}, {"who": "computer", "level": "novice"}]}
      """;

  private static String id(JsonNode info) {
    return info.path("table").isTextual() ? info.path("table").asText() : id(info.path("table"));
  }

  /** What a page says at a table, and what it hears of it in the end. */
  private static JsonNode says(Caller who, String table, String message, String heard) {
    PageClient page = who.socket();
    page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [1]}".formatted(table));
    page.next("frame");
    page.send(message.formatted(table));
    JsonNode answer = page.next(heard);
    page.leave();
    return answer;
  }

  @Test
  void whatRunsGoesOnAndWhatIsOverOrImportedIsShownAsBefore() {
    Caller ada;
    String running;
    String over;
    String imported;
    JsonNode shown;
    JsonNode importShown;
    try (Server server = Server.start(Settings.forTests(folder))) {
      ada = Caller.person(server.port(), "Ada");
      running = id(ada.post("/api/tables", COMPUTER).json());
      over = id(ada.post("/api/tables", COMPUTER).json());
      String resign =
          "{\"type\":\"act\",\"id\":\"r\",\"table\":\"%s\",\"seat\":1,\"act\":\"resign\"}";
      assertThat(says(ada, over, resign, "ack").path("id").asText()).isEqualTo("r");
      String save = ada.get("/api/tables/" + over + "/save").text();
      Caller.Answer brought = ada.post("/api/imports", save);
      assertThat(brought.status()).as(brought.text()).isBetween(200, 299);
      imported = id(brought.json());
      shown = replay(ada, over);
      importShown = replay(ada, imported);
    }
    assertThat(move()).contains("games: 3");
    try (Server server = Server.start(Settings.forTests(folder).withDatabase(database))) {
      var again = new Caller(server.port(), ada);
      assertThat(replay(again, over)).isEqualTo(shown);
      assertThat(replay(again, imported)).isEqualTo(importShown);
      assertThat(again.get("/api/tables/" + imported).json().path("imported").asBoolean()).isTrue();
      var player = new RandomPlayer(again, running, List.of(1), 1);
      while (player.frames().size() < 4) {
        assertThat(player.step(30_000)).as("it goes on").isTrue();
      }
      player.page().leave();
    }
  }

  /** The frames of a game as everybody may see them. */
  private static JsonNode replay(Caller who, String table) {
    Caller.Answer answer = who.get("/api/tables/" + table + "/replay?eyes=public");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json().path("frames")).isNotEmpty();
    return answer.json().path("frames");
  }

  @Test
  void theServersOwnTimeGoesOn() {
    long own = 1_000_000_000_000L;
    long wall = 1_700_000_000_000L;
    try (SqliteStore store = SqliteStore.open(folder.resolve(Server.STORE))) {
      store.remember("up", Long.toString(own));
      store.remember("alive", Long.toString(wall));
    }
    move();
    try (PostgresStore store = PostgresStore.open(database)) {
      Beat beat = store.nodes().enter(new NodeRow("x", ""), Duration.ofMinutes(5));
      assertThat(beat.now().toEpochMilli() - beat.down()).isBetween(own, own + 60_000);
      assertThat(Long.parseLong(Objects.requireNonNull(store.recall("down-known"))))
          .as("so that a long absence is noticed")
          .isEqualTo(wall - own);
    }
  }

  @Test
  void nothingIsMovedOverWhatIsThere() {
    SqliteStore.open(folder.resolve(Server.STORE)).close();
    try (PostgresStore store = PostgresStore.open(database)) {
      store.remember("fact", "1");
    }
    assertThatThrownBy(this::move)
        .isInstanceOf(StartException.class)
        .hasMessageContaining("the database " + database + " is not empty: it has 1 rows in facts");
  }

  @Test
  void whatCannotBeMovedIsSaid() {
    assertThatThrownBy(this::move)
        .isInstanceOf(StartException.class)
        .hasMessage("the data folder %s has no games: expected a file nonpareil.db there", folder);
    try (Server server = Server.start(Settings.forTests(folder))) {
      assertThatThrownBy(this::move)
          .isInstanceOf(StartException.class)
          .hasMessageContaining("a server runs on the data folder")
          .hasMessageContaining(":" + server.port());
    }
    DatabaseUrl nowhere = DatabaseUrl.parse("postgres://ann:secret1@localhost:1/games");
    assertThatThrownBy(() -> Move.move(folder, nowhere, _ -> {}))
        .isInstanceOf(StartException.class)
        .hasMessageStartingWith("the database localhost:1/games cannot be used: nobody answers");
  }
}
