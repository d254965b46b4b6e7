package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong is refused with its own status, in JSON, and never with a 5xx. */
final class RefusalsTest {
  @TempDir static Path folder;

  @SuppressWarnings("NullAway.Init")
  private static Server server;

  @SuppressWarnings("NullAway.Init")
  private static Caller ada;

  @BeforeAll
  static void start() {
    server = Server.start(Settings.forTests(folder));
    ada = Caller.person(server.port(), "Ada");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/api", "/api/", "/api/nothing", "/api/tables/T/nothing", "/nothing", "/a/b.js"})
  void unknownAddresses(String path) {
    Answer answer = ada.get(path);
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.code()).isEqualTo("unknown");
  }

  @ParameterizedTest
  @CsvSource({
    "GET,/api/me,POST",
    "DELETE,/api/tables,'GET, POST'",
    "PUT,/health,GET",
    "OPTIONS,/api/tables,'GET, POST'",
    "POST,/api/catalog,GET"
  })
  void wrongMethods(String method, String path, String allowed) {
    Answer answer = ada.call(method, path, new byte[0]);
    assertThat(answer.status()).isEqualTo(405);
    assertThat(answer.code()).isEqualTo("not-allowed");
    assertThat(answer.header("Allow").split(", ")).containsExactlyInAnyOrder(allowed.split(", "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"BREW", "BEFORE", "WEBSOCKET_BEFORE_UPGRADE", "TRACE", "get"})
  void methodsNobodyKnows(String method) {
    assertThat(ada.call(method, "/health", new byte[0]).code()).isEqualTo("not-allowed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/tables/NOPE", "/api/tables/NOPE/save", "/api/tables/NOPE/replay"})
  void unknownTablesToRead(String path) {
    assertThat(ada.get(path).status()).isEqualTo(404);
    assertThat(new Caller(server.port()).get(path).code()).isEqualTo("unknown");
  }

  @ParameterizedTest
  @ValueSource(strings = {"join", "leave", "draft", "rematch"})
  void unknownTablesToChange(String what) {
    assertThat(ada.post("/api/tables/NOPE/" + what, "{}").status()).isEqualTo(404);
    assertThat(ada.post("/api/tables/" + "X".repeat(500) + "/" + what, "{}").status())
        .isEqualTo(404);
    assertThat(ada.post("/api/tables/NOPE/invitations", "{\"seat\": 2}").status()).isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/me", "/api/tables", "/api/me/continue", "/api/qr"})
  void badJson(String path) {
    for (String body : List.of("{", "nonsense", "{\"a\":1,\"a\":1}", "\u0000", "{}{}")) {
      Answer answer = ada.post(path, body);
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.code()).isEqualTo("bad-json");
    }
    assertThat(ada.call("POST", path, new byte[] {'"', (byte) 0xFF, '"'}).code())
        .isEqualTo("bad-json");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/api/me|{\"name\": 5}|name",
        "/api/me|{\"name\": \"\"}|name",
        "/api/me|{\"nmae\": \"x\"}|nmae",
        "/api/me/continue|{}|secret",
        "/api/me/continue|{\"secret\": []}|secret",
        "/api/qr|{\"text\": \"\"}|text",
        "/api/tables/T/join|{\"seat\": \"1\"}|seat",
        "/api/tables/T/join|{\"seat\": 0}|seat",
        "/api/tables/T/join|{\"hero\": true}|hero",
        "/api/tables/T/join|{\"secret\": {}}|secret",
        "/api/tables/T/invitations|{}|seat",
      })
  void badValuesAreNamed(String path, String body, String at) {
    Answer answer = ada.post(path, body);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.code()).isEqualTo("bad-value");
    assertThat(answer.at()).isEqualTo(at);
  }

  @Test
  void bodiesThatAreTooLarge() {
    String large = "{\"name\": \"%s\"}".formatted("x".repeat(16 * 1024));
    for (String path : List.of("/api/me", "/api/tables", "/api/qr", "/api/tables/T/leave")) {
      Answer answer = ada.post(path, large);
      assertThat(answer.status()).as(path).isEqualTo(413);
      assertThat(answer.code()).isEqualTo("too-large");
    }
    assertThat(ada.post("/api/imports", "x".repeat(512 * 1024 + 1)).status()).isEqualTo(413);
  }

  @Test
  void aBodyWithoutALengthIsMeasuredToo() {
    String chunks = "4000\r\n" + "x".repeat(0x4000) + "\r\n";
    String answer =
        RawCaller.send(
            server.port(),
            ("POST /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n"
                    + chunks.repeat(64)
                    + "0\r\n\r\n")
                .getBytes(StandardCharsets.UTF_8));
    assertThat(answer).startsWith("HTTP/1.1 413");
  }

  @Test
  void strangersPages() {
    for (String origin :
        new String[] {
          null, "null", "http://evil.example", "https://127.0.0.1:1", "http://localhost:1", "x"
        }) {
      Answer answer = ada.postFrom(origin, "/api/me", "{}");
      assertThat(answer.status()).as(origin).isEqualTo(403);
      assertThat(answer.code()).isEqualTo("forbidden");
    }
    assertThat(new Caller(server.port()).postFrom(null, "/api/me", "{}").header("Set-Cookie"))
        .isEmpty();
  }

  @Test
  void strangersNames() {
    for (String path : List.of("/health", "/", "/api/catalog", "/api/nothing")) {
      assertThat(
              RawCaller.send(server.port(), "GET " + path + " HTTP/1.1", "Host: evil.example:80"))
          .startsWith("HTTP/1.1 403")
          .contains("\"forbidden\"");
    }
    assertThat(RawCaller.send(server.port(), "GET /health HTTP/1.1", "Host: localhost"))
        .startsWith("HTTP/1.1 200");
    assertThat(
            RawCaller.send(
                server.port(),
                "GET /socket HTTP/1.1",
                "Host: evil.example",
                "Origin: http://evil.example",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="))
        .startsWith("HTTP/1.1 403");
  }

  @Test
  void whatIsNotHttp() {
    for (String request :
        List.of(
            "nonsense",
            "GET / HTTP/9.9\r\nHost: localhost",
            "GET /\u0000 HTTP/1.1\r\nHost: localhost",
            "GET /../../etc/passwd HTTP/1.1\r\nHost: localhost",
            "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: localhost",
            "GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: localhost",
            "GET /%00 HTTP/1.1\r\nHost: localhost",
            "GET /%zz HTTP/1.1\r\nHost: localhost",
            "GET / HTTP/1.1",
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b",
            "GET /" + "x".repeat(20_000) + " HTTP/1.1\r\nHost: localhost",
            "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(20_000),
            "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5",
            "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: x",
            "\u0016\u0003\u0001")) {
      String answer = RawCaller.send(server.port(), request);
      assertThat(answer)
          .as(request.substring(0, Math.min(60, request.length())))
          .matches("(?s)closed|HTTP/1.1 4\\d\\d .*|")
          .doesNotContain("root:", "\tat ", "Exception");
    }
  }

  @Test
  void whatNeedsAPersonIsForbiddenToNobody() {
    var nobody = new Caller(server.port());
    assertThat(nobody.post("/api/tables", "{}").status()).isEqualTo(403);
    assertThat(nobody.post("/api/me/links", "").status()).isEqualTo(403);
    assertThat(nobody.post("/api/tables/T/join", "{}").status()).isEqualTo(403);
    assertThat(nobody.post("/api/imports", "x").status()).isEqualTo(403);
    assertThat(nobody.get("/api/me/tables").json().path("tables")).isEmpty();
  }

  @Test
  void everyAnswerForbidsWhatItCan() {
    for (String path : List.of("/", "/health", "/api/nothing", "/api/me", "/api/tables/NOPE")) {
      Answer answer = ada.get(path);
      assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
      assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
      assertThat(answer.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
      assertThat(answer.header("Permissions-Policy")).contains("screen-wake-lock=(self)");
      assertThat(answer.header("Content-Security-Policy"))
          .startsWith("default-src 'none'")
          .contains("frame-ancestors 'none'")
          .doesNotContain("unsafe");
      assertThat(answer.header("Server")).isEmpty();
    }
    assertThat(ada.get("/health").header("Cache-Control")).isEqualTo("no-store");
  }
}
