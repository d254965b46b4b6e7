package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import nonpareil.server.Settings;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.StrictJson;
import nonpareil.testkit.Parts;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Valid requests and frames, spoilt at random: no 5xx but 503, an answer to each, no dead game, and
 * afterwards nothing is larger than before. A million of them in ten parts with the tag "long".
 */
final class FuzzTest extends ServerTest {
  private static final int SHORT = 1_500;
  private static final int PARTS = 10;
  private static final int OF_PART = 100_000;

  /** The tenths of a part after which everything is loaded that is loaded once. */
  private static final int WARM = 2;

  /** Frames between two looks whether all were answered. */
  private static final int BATCH = 50;

  private record Request(String method, String path, String body) {}

  private static final String NEW_TABLE =
      """
      {"mode": "duel", "edition": "2023", "board": "sarpedon", "first": 1, "mulligan": true,
       "clock": {"kind": "game", "seconds": 900, "increment": 10}, "undo": "rules", "open": false, "talk": "phrases",
       "watch": "list",
       "seats": [{"who": "me", "hero": "medusa", "name": "A"},
                 {"who": "link", "hero": "king-arthur", "name": "B", "level": "novice"}]}
      """;

  private static final String NEW_COMPANY =
      """
      {"mode": "teams", "board": "soho", "first": 2, "undo": "consent", "clock": {"kind": "days", "days": 3},
       "seats": [{"who": "me", "hero": "medusa"}, {"who": "link", "hero": "alice"},
                 {"who": "me", "hero": "genie"}, {"who": "link", "same": 2, "hero": "sinbad"}]}
      """;

  // Nobody is told anything at this address: it is of the inner network, and that is refused.
  private static final String PUSH =
      """
      {"endpoint": "https://127.0.0.1/push", "keys": {"p256dh": "BA", "auth": "AA"}, "language": "de", "live": false}
      """;

  private static final List<Request> REQUESTS =
      List.of(
          new Request("GET", "/", ""),
          new Request("GET", "/app/app.js", ""),
          new Request("GET", "/health", ""),
          new Request("GET", "/api/catalog", ""),
          new Request("POST", "/api/me", "{\"name\": \"Ada\", \"avatar\": \"medusa\"}"),
          new Request("POST", "/api/me/recovery-code", "{}"),
          new Request("POST", "/api/me/recover", "{\"code\": \"BCDFG-HJKMN-PQRST-VWXZB-CDFGH\"}"),
          new Request("GET", "/api/me/devices", ""),
          new Request("POST", "/api/me/sign-out", "{\"device\": \"abc\"}"),
          new Request("GET", "/api/me/friends", ""),
          new Request("POST", "/api/me/friends/asks", "{\"table\": \"TABLE\", \"seat\": 2}"),
          new Request(
              "POST", "/api/me/friends/answers", "{\"ask\": \"abc\", \"answer\": \"block\"}"),
          new Request(
              "POST", "/api/me/friends/changes", "{\"friend\": \"abc\", \"change\": \"part\"}"),
          new Request("POST", "/api/me/friends/accept", "{\"secret\": \"abc\"}"),
          new Request("POST", "/api/me/friends/links", "{}"),
          new Request("POST", "/api/me/friends/look", "{\"secret\": \"abc\"}"),
          new Request("POST", "/api/me/delete", "{\"confirm\": \"no\"}"),
          new Request("GET", "/api/me/export", ""),
          new Request("GET", "/api/me/statistics?mode=teams&pairing=medusa.alice", ""),
          new Request("GET", "/api/statistics?mode=duel", ""),
          new Request("GET", "/api/me/turns", ""),
          new Request("GET", "/api/me/notifications", ""),
          new Request("POST", "/api/me/push", PUSH),
          new Request("POST", "/api/me/push/off", "{}"),
          new Request("POST", "/api/me/webhook", "{\"url\": \"https://127.0.0.1/hook\"}"),
          new Request("POST", "/api/me/webhook/off", "{}"),
          new Request("POST", "/api/me/holiday", "{\"days\": 3}"),
          new Request("POST", "/api/me/holiday/end", "{}"),
          new Request("GET", "/api/me/tables", ""),
          new Request("POST", "/api/me/links", "{}"),
          new Request("POST", "/api/me/sign-out-others", "{}"),
          new Request("POST", "/api/me/continue", "{\"secret\": \"abc\"}"),
          new Request("GET", "/api/tables", ""),
          new Request("POST", "/api/tables", NEW_TABLE),
          new Request("POST", "/api/tables", NEW_COMPANY),
          new Request("POST", "/api/tables", "{\"lesson\": \"maneuver\"}"),
          new Request("GET", "/api/tables/TABLE", ""),
          new Request(
              "POST",
              "/api/tables/TABLE/join",
              "{\"secret\": \"abc\", \"seat\": 2, \"hero\": \"medusa\"}"),
          new Request("POST", "/api/tables/TABLE/invitations", "{\"seat\": 2}"),
          new Request("POST", "/api/tables/TABLE/leave", "{}"),
          new Request("POST", "/api/tables/TABLE/offers", "{\"seat\": 2, \"friend\": \"abc\"}"),
          new Request("POST", "/api/tables/TABLE/decline", "{}"),
          new Request("POST", "/api/tables/TABLE/rematch", "{}"),
          new Request(
              "POST",
              "/api/tables/TABLE/draft",
              "{\"act\": \"ban\", \"seat\": 1, \"hero\": \"medusa\"}"),
          new Request(
              "POST",
              "/api/tables/TABLE/rematch",
              "{\"answer\": \"offer\", \"heroes\": [\"random\", \"alice\"], \"first\": 1}"),
          new Request("GET", "/api/tables/TABLE/chances?eyes=1", ""),
          new Request("GET", "/api/tables/TABLE/hindsight?number=1", ""),
          new Request("GET", "/api/games", ""),
          new Request("POST", "/api/tables/TABLE/watch-link", "{}"),
          new Request("POST", "/api/tables/TABLE/watch", "{\"secret\": \"abc\"}"),
          new Request("GET", "/api/tables/TABLE/replay?eyes=1", ""),
          new Request("GET", "/api/tables/TABLE/save", ""),
          new Request("POST", "/api/imports", "{\"version\": 1, \"choices\": [\"maneuver\"]}"),
          new Request("POST", "/api/qr", "{\"text\": \"http://localhost/\"}"));

  private static final List<String> FRAMES =
      List.of(
          "{\"type\": \"watch\", \"table\": \"TABLE\", \"seats\": [1], \"from\": 0}",
          "{\"type\": \"leave\", \"table\": \"TABLE\"}",
          "{\"type\": \"seen\", \"table\": \"TABLE\", \"number\": 0}",
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
          "{\"type\": \"act\", \"id\": \"n\", \"table\": \"TABLE\", \"seat\": 1, \"act\":"
              + " \"end-away\", \"to\": 2}",
          "{\"type\": \"act\", \"id\": \"o\", \"table\": \"TABLE\", \"seat\": 1, \"act\":"
              + " \"allow-undo\"}",
          "{\"type\": \"ask\", \"id\": \"f\", \"table\": \"TABLE\", \"seat\": 1, \"what\":"
              + " \"reach\", \"choices\": []}",
          "{\"type\": \"ask\", \"id\": \"g\", \"table\": \"TABLE\", \"seat\": 1, \"what\":"
              + " \"draft\", \"number\": 0, \"choices\": [\"maneuver\"]}",
          "{\"type\": \"ask\", \"id\": \"h\", \"table\": \"TABLE\", \"seat\": 1, \"what\": \"why\","
              + " \"piece\": \"1.medusa\", \"space\": \"s01\"}",
          "{\"type\": \"ask\", \"id\": \"i\", \"table\": \"TABLE\", \"seat\": 1, \"what\":"
              + " \"moment\", \"number\": 0}",
          "{\"type\": \"ask\", \"id\": \"j\", \"table\": \"TABLE\", \"seat\": 1, \"what\":"
              + " \"hint\"}",
          "{\"type\": \"say\", \"id\": \"k\", \"table\": \"TABLE\", \"seat\": 1, \"to\":"
              + " \"table\", \"text\": \"Hello <b>you</b>\"}",
          "{\"type\": \"say\", \"id\": \"l\", \"table\": \"TABLE\", \"seat\": 1, \"to\":"
              + " \"table\", \"phrase\": \"careful\", \"on\": {\"fighter\": \"1.medusa\"}}",
          "{\"type\": \"report\", \"id\": \"m\", \"table\": \"TABLE\", \"seat\": 1, \"to\":"
              + " \"table\", \"number\": 1}");

  private static final Set<String> ASKING = Set.of("choose", "act", "ask", "say", "report");

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
  void bytes() throws IOException {
    bytes(new Random(3), SHORT);
  }

  /** A million of all three kinds, in ten parts. */
  @ParameterizedTest
  @MethodSource
  @Tag("long")
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  @ResourceLock(Resources.GLOBAL) // what the process takes up is measured
  void aHundredThousand(int part) throws IOException {
    var random = new Random(part);
    Footprint before = null;
    for (int tenth = 0; tenth < 10; tenth++) {
      if (tenth == WARM) {
        before = Footprint.of(server);
      }
      requests(random, OF_PART / 10 * 3 / 10);
      frames(random, OF_PART / 10 * 5 / 10);
      bytes(random, OF_PART / 10 * 2 / 10);
    }
    Footprint.of(server).assertNoGrowthSince(Objects.requireNonNull(before));
  }

  static IntStream aHundredThousand() {
    return Parts.of(PARTS);
  }

  @Override
  Settings settings() {
    return super.settings().withMetricsPort(0);
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
      assertThat(answer.status())
          .as("%s %s %s", method, path, body)
          .matches(status -> status < 500 || status == 503);
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
    var unanswered = new LinkedHashSet<String>();
    for (int i = 0; i < count; i++) {
      if (page.isClosed()) {
        assertThat(page.closing()).matches("(?s)(4400|1009|1007|1002) .*");
        page.leave();
        page = ada.socket();
        unanswered.clear();
      }
      ObjectNode frame =
          (ObjectNode) Caller.MAPPER.readTree(mutations.one(FRAMES).replace("TABLE", game.table()));
      if (frame.has("id") && !mutations.chance(10)) {
        frame.put("id", "f" + i + "-" + random.nextInt());
      }
      if (frame.has("number") && mutations.chance(2)) {
        frame.put("number", game.number());
      }
      String text = sendable(mutations.json(frame));
      page.send(text);
      answerable(text).ifPresent(unanswered::add);
      take(page, 0, unanswered);
      if (i % BATCH == BATCH - 1) {
        awaitAnswers(page, unanswered);
      }
      if (i % 100 == 0) {
        game.lives();
      }
    }
    awaitAnswers(page, unanswered);
    page.leave();
    game.lives();
  }

  /** The id under which a text must be answered, if it is a message that has one. */
  private static Optional<String> answerable(String text) {
    JsonNode json;
    try {
      json = StrictJson.read(text);
    } catch (Refusal e) {
      return Optional.empty();
    }
    boolean asks = ASKING.contains(json.path("type").asText()) && json.path("table").isTextual();
    return asks && json.path("id").isTextual()
        ? Optional.of(json.path("id").asText())
        : Optional.empty();
  }

  /** Takes one message, if one comes in time. */
  private static boolean take(PageClient page, long millis, Set<String> unanswered) {
    JsonNode message = page.poll(millis);
    if (message == null) {
      return false;
    }
    assertThat(message.path("reason").asText()).as("%s", message).isNotEqualTo("internal");
    if (message.has("id")) {
      unanswered.remove(message.path("id").asText());
    }
    return true;
  }

  /** Each is answered, or the socket is closed for one of them. */
  private static void awaitAnswers(PageClient page, Set<String> unanswered) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (!unanswered.isEmpty() && !page.isClosed()) {
      if (!take(page, 10, unanswered)) {
        assertThat(System.nanoTime()).as("no answer to %s", unanswered).isLessThan(end);
      }
    }
    while (take(page, 0, unanswered)) {
      // what nobody asked for
    }
  }

  // ---- bytes

  private void bytes(Random random, int count) throws IOException {
    var game = new LivingGame(ada, bea, random);
    var raw = new RawFuzz(random, ada);
    for (int i = 0; i < count; i++) {
      if (random.nextBoolean()) {
        raw.request();
      } else {
        raw.frame(game.table());
      }
      if (i % 100 == 0) {
        game.lives();
      }
    }
    game.lives();
  }
}
