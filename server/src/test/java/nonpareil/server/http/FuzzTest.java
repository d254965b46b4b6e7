package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import nonpareil.server.request.StrictJson;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Valid requests and frames, spoilt at random: no 5xx, no dead game, no growing memory. */
final class FuzzTest extends ServerTest {
  private static final int SHORT = 1_500;
  private static final int LONG = 60_000;
  private static final long GROWTH = 30_000_000;

  private record Request(String method, String path, String body) {}

  private static final String NEW_TABLE =
      """
      {"mode": "duel", "edition": "2023", "board": "sarpedon", "first": 1, "mulligan": true,
       "clock": {"kind": "game", "seconds": 900, "increment": 10}, "undo": "rules", "open": false,
       "seats": [{"who": "me", "hero": "medusa", "name": "A"},
                 {"who": "link", "hero": "king-arthur", "name": "B", "level": "novice"}]}
      """;

  private static final List<Request> REQUESTS =
      List.of(
          new Request("GET", "/", ""),
          new Request("GET", "/app/app.js", ""),
          new Request("GET", "/health", ""),
          new Request("GET", "/api/catalog", ""),
          new Request("POST", "/api/me", "{\"name\": \"Ada\"}"),
          new Request("GET", "/api/me/tables", ""),
          new Request("POST", "/api/me/links", "{}"),
          new Request("POST", "/api/me/continue", "{\"secret\": \"abc\"}"),
          new Request("GET", "/api/tables", ""),
          new Request("POST", "/api/tables", NEW_TABLE),
          new Request("POST", "/api/tables", "{\"lesson\": \"maneuver\"}"),
          new Request("GET", "/api/tables/TABLE", ""),
          new Request(
              "POST",
              "/api/tables/TABLE/join",
              "{\"secret\": \"abc\", \"seat\": 2, \"hero\": \"medusa\"}"),
          new Request("POST", "/api/tables/TABLE/invitations", "{\"seat\": 2}"),
          new Request("POST", "/api/tables/TABLE/leave", "{}"),
          new Request("POST", "/api/tables/TABLE/rematch", "{}"),
          new Request("GET", "/api/tables/TABLE/replay?eyes=1", ""),
          new Request("GET", "/api/tables/TABLE/save", ""),
          new Request("POST", "/api/imports", "{\"version\": 1, \"choices\": [\"maneuver\"]}"),
          new Request("POST", "/api/qr", "{\"text\": \"http://localhost/\"}"));

  private static final List<String> FRAMES =
      List.of(
          "{\"type\": \"watch\", \"table\": \"TABLE\", \"seats\": [1], \"from\": 0}",
          "{\"type\": \"leave\", \"table\": \"TABLE\"}",
          "{\"type\": \"choose\", \"id\": \"a\", \"table\": \"TABLE\", \"seat\": 1, \"number\": 0,"
              + " \"choices\": [\"maneuver\"]}",
          "{\"type\": \"act\", \"id\": \"b\", \"table\": \"TABLE\", \"seat\": 1, \"act\":"
              + " \"undo\"}",
          "{\"type\": \"act\", \"id\": \"c\", \"table\": \"TABLE\", \"seat\": 1, \"act\":"
              + " \"offer-draw\"}",
          "{\"type\": \"act\", \"id\": \"d\", \"table\": \"TABLE\", \"seat\": 1, \"act\":"
              + " \"give-seat\", \"to\": 2, \"level\": \"novice\"}",
          "{\"type\": \"act\", \"id\": \"e\", \"table\": \"TABLE\", \"seat\": 1, \"act\":"
              + " \"here\"}",
          "{\"type\": \"ask\", \"id\": \"f\", \"table\": \"TABLE\", \"seat\": 1, \"what\":"
              + " \"reach\", \"choices\": []}",
          "{\"type\": \"ask\", \"id\": \"g\", \"table\": \"TABLE\", \"seat\": 1, \"what\":"
              + " \"draft\", \"number\": 0, \"choices\": [\"maneuver\"]}",
          "{\"type\": \"ask\", \"id\": \"h\", \"table\": \"TABLE\", \"seat\": 1, \"what\": \"why\","
              + " \"piece\": \"1.medusa\", \"space\": \"s01\"}",
          "{\"type\": \"ask\", \"id\": \"i\", \"table\": \"TABLE\", \"seat\": 1, \"what\":"
              + " \"moment\", \"number\": 0}",
          "{\"type\": \"ask\", \"id\": \"j\", \"table\": \"TABLE\", \"seat\": 1, \"what\":"
              + " \"hint\"}");

  private static final List<String> METHODS =
      List.of("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW", "TRACE");

  @Test
  void requests() {
    requests(new Random(1), SHORT);
  }

  @Test
  void frames() throws IOException {
    frames(new Random(2), SHORT);
  }

  @Test
  @Tag("long")
  void requestsForLong() {
    requests(new Random(3), LONG / 4);
    long before = used();
    requests(new Random(4), LONG);
    assertThat(used() - before).as("bytes more").isLessThan(GROWTH);
  }

  @Test
  @Tag("long")
  void framesForLong() throws IOException {
    frames(new Random(5), LONG / 4);
    long before = used();
    frames(new Random(6), LONG);
    assertThat(used() - before).as("bytes more").isLessThan(GROWTH);
  }

  private static long used() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  // ---- requests

  private void requests(Random random, int count) {
    var mutations = new Mutations(random);
    var game = new LivingGame(ada, bea, random);
    for (int i = 0; i < count; i++) {
      Request request = mutations.one(REQUESTS);
      String path = request.path().replace("TABLE", game.table());
      String body = request.body();
      if (!body.isEmpty()) {
        body = mutations.json(StrictJson.read(body));
      }
      if (mutations.chance(5)) {
        path = spoilt(mutations, path);
      }
      String method = mutations.chance(20) ? mutations.one(METHODS) : request.method();
      Answer answer =
          mutations
              .one(List.of(ada, bea, new Caller(server.port())))
              .call(
                  method,
                  path,
                  body.getBytes(
                      mutations.chance(20) ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8),
                  "Accept-Encoding",
                  mutations.one(List.of("gzip", "br", "*", "gzip;q=0")),
                  "If-None-Match",
                  mutations.one(List.of("\"x\"", "*", "W/\"")));
      assertThat(answer.status()).as("%s %s %s", method, path, body).isLessThan(500);
      if (answer.status() >= 400 && !method.equals("HEAD")) {
        assertThat(answer.code()).as("%s %s %s", method, path, answer.text()).isNotEmpty();
      }
      if (i % 100 == 0) {
        game.lives();
      }
    }
    game.lives();
  }

  /** Each part changed and encoded, so that it still can be sent. */
  private static String spoilt(Mutations mutations, String path) {
    var text = new StringBuilder();
    for (String part : path.substring(1).split("/", -1)) {
      text.append('/');
      text.append(
          mutations.chance(3)
              ? URLEncoder.encode(mutations.text(part), StandardCharsets.UTF_8)
              : part);
    }
    return text.toString();
  }

  // ---- frames

  /** Without halves of characters, which our client could not send. */
  private static String sendable(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  private void frames(Random random, int count) throws IOException {
    var mutations = new Mutations(random);
    var game = new LivingGame(ada, bea, random);
    PageClient page = ada.socket();
    for (int i = 0; i < count; i++) {
      if (page.isClosed()) {
        assertThat(page.closing()).matches("(?s)(4400|1009|1007|1002) .*");
        page.leave();
        page = ada.socket();
      }
      ObjectNode frame =
          (ObjectNode) Caller.MAPPER.readTree(mutations.one(FRAMES).replace("TABLE", game.table()));
      if (frame.has("id") && !mutations.chance(10)) {
        frame.put("id", "f" + i + "-" + random.nextInt());
      }
      if (frame.has("number") && mutations.chance(2)) {
        frame.put("number", game.number());
      }
      page.send(sendable(mutations.json(frame)));
      for (JsonNode message = page.poll(0); message != null; message = page.poll(0)) {
        assertThat(message.path("reason").asText())
            .as("%s to %s", message, frame)
            .isNotEqualTo("internal");
      }
      if (i % 100 == 0) {
        game.lives();
      }
    }
    page.leave();
    game.lives();
  }
}
