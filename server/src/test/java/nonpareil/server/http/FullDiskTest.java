package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.function.Supplier;
import nonpareil.server.store.Disk;
import nonpareil.server.store.SqliteStore;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing can be written: everybody is told so, nothing is used up, and afterwards all works. */
@SuppressWarnings("NullAway.Init") // set before each test
final class FullDiskTest {

  @TempDir Path folder;

  private SqliteStore store;
  private Assembled server;
  private Caller ada;
  private Caller bea;

  @BeforeEach
  void start() {
    store = SqliteStore.open(folder.resolve("nonpareil.db"));
    server = new Assembled(folder, store);
    ada = Caller.person(server.port(), "Ada");
    bea = Caller.person(server.port(), "Bea");
  }

  @AfterEach
  void stop() {
    Disk.full(store, false);
    server.close();
  }

  /** Fails while the disk is full, without a cookie, and works as soon as there is room. */
  private Answer onlyWithRoom(int status, Supplier<Answer> request) {
    Disk.full(store, true);
    for (int i = 0; i < 2; i++) {
      Answer refused = request.get();
      assertThat(refused.status()).as(refused.text()).isEqualTo(503);
      assertThat(refused.code()).isEqualTo("not-stored");
      assertThat(refused.header("Set-Cookie")).isEmpty();
    }
    Disk.full(store, false);
    Answer done = request.get();
    assertThat(done.status()).as(done.text()).isEqualTo(status);
    return done;
  }

  @Test
  void people() {
    onlyWithRoom(200, () -> new Caller(server.port()).post("/api/me", "{\"name\": \"Eve\"}"));
    onlyWithRoom(200, () -> ada.post("/api/me", "{\"name\": \"Ada L\"}"));
    assertThat(ada.post("/api/me", "").json().path("name").asText()).isEqualTo("Ada L");
    String secret = ada.post("/api/me/links", "").json().path("secret").asText();
    var phone = new Caller(server.port());
    Answer gone =
        onlyWithRoom(
            200, () -> phone.post("/api/me/continue", "{\"secret\": \"%s\"}".formatted(secret)));
    assertThat(gone.json().path("name").asText()).isEqualTo("Ada L");
  }

  @Test
  void tables() {
    JsonNode made = onlyWithRoom(201, () -> ada.post("/api/tables", Games.BY_LINK)).json();
    String table = "/api/tables/" + made.path("table").path("table").asText();
    String seat = made.path("invitations").fieldNames().next();
    String first = made.path("invitations").path(seat).asText();
    onlyWithRoom(201, () -> ada.post("/api/tables", "{\"lesson\": \"maneuver\"}"));

    // a failed attempt to make a new invitation leaves the old one
    Disk.full(store, true);
    String again = "{\"seat\": %s}".formatted(seat);
    assertThat(ada.post(table + "/invitations", again).status()).isEqualTo(503);
    Disk.full(store, false);
    onlyWithRoom(200, () -> bea.post(table + "/join", "{\"secret\": \"%s\"}".formatted(first)));
    String other = ada.post("/api/tables", Games.OPEN).json().path("table").path("table").asText();
    onlyWithRoom(200, () -> ada.post("/api/tables/" + other + "/leave", ""));
  }

  @Test
  void games() {
    String table = Games.duel(ada, bea);
    int seat = Games.seat(ada, table);
    PageClient page = ada.socket();
    page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%d]}".formatted(table, seat));
    page.next("frame");
    String resign =
        "{\"type\": \"act\", \"id\": \"r\", \"table\": \"%s\", \"seat\": %d, \"act\": \"resign\"}"
            .formatted(table, seat);
    String offer = resign.replace("resign", "offer-draw").replace("\"r\"", "\"o\"");
    Disk.full(store, true);
    for (String message : new String[] {offer, offer, resign, resign}) {
      page.send(message);
      assertThat(page.next("refused").path("reason").asText()).isEqualTo("not-stored");
    }
    assertThat(ada.get("/api/tables/" + table).json().path("offers").path("draw")).isEmpty();
    Disk.full(store, false);
    page.send(offer);
    page.next("ack");
    page.send(resign);
    page.next("ack");
    page.leave();
    onlyWithRoom(200, () -> ada.post("/api/tables/" + table + "/rematch", ""));
    String save = ada.get("/api/tables/" + table + "/save").text();
    onlyWithRoom(201, () -> ada.post("/api/imports", save));
  }

  @Test
  void healthTellsIt() {
    var anybody = new Caller(server.port());
    assertThat(anybody.get("/health").json().path("status").asText()).isEqualTo("ok");
    Disk.full(store, true);
    ada.post("/api/me", "{\"name\": \"Ada L\"}");
    Answer failing = anybody.get("/health");
    assertThat(failing.status()).isEqualTo(503);
    assertThat(failing.json().path("status").asText()).isEqualTo("failing");
    assertThat(failing.json().path("reason").asText()).isEqualTo("the store cannot be written");
    Disk.full(store, false);
    ada.post("/api/me", "{\"name\": \"Ada L\"}");
    assertThat(anybody.get("/health").status()).isEqualTo(200);

    server.computers().close();
    assertThat(anybody.get("/health").json().path("reason").asText())
        .isEqualTo("the threads of the computers do not run");
  }
}
