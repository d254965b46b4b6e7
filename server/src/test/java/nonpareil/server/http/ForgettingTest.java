package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import nonpareil.server.Server;
import nonpareil.server.store.SqliteStore;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What is kept of a person can be taken along, and forgotten. */
@Execution(ExecutionMode.CONCURRENT)
final class ForgettingTest extends ServerTest {
  private static final String NAME = "Xanthippe von Nebenan";
  private static final String SURE = "{\"confirm\": \"delete\"}";

  @SuppressWarnings("NullAway.Init") // set before each test
  private Caller xan;

  @BeforeEach
  void come() {
    xan = Caller.person(server.port(), NAME);
  }

  private static JsonNode info(Caller who, String table) {
    return who.get("/api/tables/" + table).json();
  }

  private static JsonNode choose(Caller who, String table) {
    int seat = Games.seat(who, table);
    PageClient page = who.socket();
    page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%d]}".formatted(table, seat));
    JsonNode frame = page.next("frame");
    JsonNode options = frame.path("prompt").path("options");
    if (!options.isEmpty()) {
      page.send(
          "{\"type\": \"choose\", \"id\": \"c\", \"table\": \"%s\", \"seat\": %d, \"number\": %d,"
                  .formatted(table, seat, frame.path("number").asInt())
              + " \"choices\": [\"%s\"]}".formatted(options.get(0).asText()));
      page.next("ack");
    }
    page.leave();
    return options;
  }

  private void befriend(Caller one, Caller other) {
    String secret = one.post("/api/me/friends/links", "").json().path("secret").asText();
    other.post("/api/me/friends/accept", "{\"secret\": \"%s\"}".formatted(secret));
  }

  private static void say(Caller who, String table, String text) {
    PageClient page = who.socket();
    page.send(
        "{\"type\": \"say\", \"id\": \"s\", \"table\": \"%s\", \"seat\": %d, \"to\": \"table\", \"text\": \"%s\"}"
            .formatted(table, Games.seat(who, table), text));
    page.next("ack");
    page.leave();
  }

  // ---- taking along

  @Test
  void everythingOfOneselfAndNothingOfOthers() {
    xan.post("/api/me", "{\"avatar\": \"sinbad\"}");
    befriend(xan, bea);
    String table = Games.duel(xan, bea);
    JsonNode mine = choose(xan, table);
    JsonNode theirs = choose(bea, table);
    assertThat(mine.size() + theirs.size()).as("one of them was asked").isPositive();
    Games.duel(ada, bea);
    say(xan, table, "of my own");
    say(bea, table, "of somebody else");
    Answer answer = xan.get("/api/me/export");
    assertThat(answer.header("Content-Disposition")).contains("attachment");
    JsonNode json = answer.json();
    assertThat(json.path("name").asText()).isEqualTo(NAME);
    assertThat(json.path("avatar").asText()).isEqualTo("sinbad");
    assertThat(json.path("devices")).hasSize(1);
    assertThat(json.at("/friends/friends/0/name").asText()).isEqualTo("Bea");
    assertThat(json.path("said")).hasSize(1);
    assertThat(json.at("/said/0/text").asText()).isEqualTo("of my own");
    assertThat(json.path("tables")).hasSize(1);
    assertThat(json.at("/statistics/all/games").asInt()).as("it still runs").isZero();
    JsonNode choices = json.at("/tables/0/choices");
    assertThat(choices).hasSize(mine.isEmpty() ? 0 : 1);
    int seat = Games.seat(xan, table);
    choices.forEach(each -> assertThat(each.path("seat").asInt()).isEqualTo(seat));
    assertThat(answer.text()).doesNotContain("seed", "\"hand\"", "secret", "Ada");
    assertThat(bea.get("/api/me/export").json().at("/tables/1/choices"))
        .as("of the other seat")
        .hasSize(theirs.isEmpty() ? 0 : 1);
    assertThat(new Caller(server.port()).get("/api/me/export").code()).isEqualTo("forbidden");
  }

  /** Each of several people at one screen would read what the others have chosen. */
  @Test
  void nothingOfARunningGameAtOneScreen() {
    String made = xan.post("/api/tables", Games.HERE).json().at("/table/table").asText();
    PageClient page = xan.socket();
    page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [1, 2]}".formatted(made));
    page.next("frame");
    String act =
        "{\"type\": \"act\", \"id\": \"%s\", \"table\": \"%s\", \"seat\": 1, \"act\": \"%s\"}";
    page.send(act.formatted("h", made, "here"));
    JsonNode frame = page.next("frame");
    page.send(
        "{\"type\": \"choose\", \"id\": \"c\", \"table\": \"%s\", \"seat\": 1, \"number\": %d, \"choices\": [\"%s\"]}"
            .formatted(
                made,
                frame.path("number").asInt(),
                frame.path("prompt").path("options").get(0).asText()));
    while (!page.next("ack").path("id").asText().equals("c")) {
      // the other one
    }
    assertThat(xan.get("/api/me/export").json().at("/tables/0/choices")).isEmpty();
    page.send(act.formatted("r", made, "resign"));
    page.next("ack");
    assertThat(xan.get("/api/me/export").json().at("/tables/0/choices")).hasSize(1);
  }

  // ---- being forgotten

  @Test
  void nothingIsLeftOfAPerson() throws Exception {
    String over = Games.duel(xan, bea);
    Games.resign(bea, over, Games.seat(bea, over));
    String running = Games.duel(bea, xan);
    String waiting = xan.post("/api/tables", Games.OPEN).json().at("/table/table").asText();
    String code = xan.post("/api/me/recovery-code", "").json().path("code").asText();
    befriend(xan, bea);
    int left = Games.seat(xan, running);
    say(xan, running, "Xanthippe was here");
    PageClient page = xan.socket();
    page.next("hello");
    PageClient beas = bea.socket();
    beas.send(
        "{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%d]}".formatted(running, 3 - left));
    beas.next("frame");

    assertThat(xan.post("/api/me/delete", "{}").at()).isEqualTo("confirm");
    var before = new Caller(server.port(), xan);
    Answer deleted = xan.post("/api/me/delete", SURE);
    assertThat(deleted.json().path("deleted").asBoolean()).as(deleted.text()).isTrue();
    assertThat(page.closing()).isEqualTo("4401 signed out");
    assertThat(before.get("/api/me/devices").code()).isEqualTo("forbidden");
    assertThat(before.post("/api/me/delete", SURE).text()).isEqualTo(deleted.text());
    assertThat(xan.post("/api/me/delete", SURE).text()).isEqualTo(deleted.text());
    String back = "{\"code\": \"%s\"}".formatted(code);
    assertThat(new Caller(server.port()).post("/api/me/recover", back).code()).isEqualTo("unknown");

    JsonNode lost = info(bea, running);
    assertThat(lost.at("/result/cause").asText()).isEqualTo("resigned");
    assertThat(lost.at("/result/seat").asInt()).isEqualTo(left);
    assertThat(lost.at("/seats/%d/deleted".formatted(left - 1)).asBoolean()).isTrue();
    assertThat(info(ada, waiting).path("state").asText()).isEqualTo("over");
    assertThat(ada.get("/api/tables").json().path("tables")).isEmpty();
    assertThat(bea.get("/api/me/friends").json().path("friends")).isEmpty();
    assertThat(bea.get("/api/me/friends").json().path("met")).isEmpty();
    assertThat(bea.get("/api/me/tables").text()).doesNotContain("Xanthippe");
    assertThat(bea.get("/api/tables/" + over + "/save").text()).doesNotContain("Xanthippe");
    assertThat(bea.get("/api/tables/" + over + "/replay").text()).doesNotContain("Xanthippe");
    assertThat(bea.post("/api/tables/" + over + "/rematch", "{}").code()).isEqualTo("conflict");

    server.close();
    server = Server.start(settings());
    assertThat(info(new Caller(server.port()), over).toString())
        .contains("\"deleted\":true")
        .doesNotContain("Xanthippe");
    server.close();
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
            .as("%s", file)
            .doesNotContain("Xanthippe");
      }
    }
  }

  /** The server stopped between the first word and the last. */
  @Test
  void whatWasBegunIsDoneAtTheNextStart() {
    String running = Games.duel(bea, xan);
    String id = xan.post("/api/me", "").json().path("person").asText();
    server.close();
    try (var store = SqliteStore.open(folder.resolve("nonpareil.db"))) {
      store.people().leave(id, Instant.now());
    }
    server = Server.start(settings());
    var later = new Caller(server.port(), bea);
    Awaitility.await()
        .until(() -> info(later, running).at("/result/cause").asText().equals("resigned"));
    Awaitility.await().until(() -> !info(later, running).toString().contains("Xanthippe"));
  }

  @Test
  void amongThreeTheComputerPlaysOn() {
    JsonNode made =
        ada.post(
                "/api/tables",
                """
                {"mode": "free-for-all", "seats": [{"who": "me", "hero": "medusa"},
                 {"who": "link", "hero": "alice"}, {"who": "link", "hero": "sinbad"}]}
                """)
            .json();
    String table = made.at("/table/table").asText();
    var secrets = made.path("invitations").elements();
    for (Caller each : new Caller[] {bea, xan}) {
      each.post(
          "/api/tables/" + table + "/join",
          "{\"secret\": \"%s\"}".formatted(secrets.next().asText()));
    }
    int seat = Games.seat(xan, table);
    xan.post("/api/me/delete", SURE);
    JsonNode now = info(ada, table);
    assertThat(now.path("state").asText()).isEqualTo("playing");
    assertThat(now.at("/seats/%d/who".formatted(seat - 1)).asText()).isEqualTo("computer");
    assertThat(now.at("/seats/%d/deleted".formatted(seat - 1)).asBoolean()).isTrue();
    ada.post("/api/me/delete", SURE);
    assertThat(info(bea, table).path("state").asText()).isEqualTo("playing");
    bea.post("/api/me/delete", SURE);
    assertThat(info(new Caller(server.port()), table).at("/result/cause").asText())
        .as("nobody is left who plays")
        .isEqualTo("abandoned");
  }
}
