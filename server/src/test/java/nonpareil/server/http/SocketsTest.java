package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SocketsTest extends ServerTest {
  @Test
  void saysHelloFirst() {
    JsonNode hello = ada.socket().next();
    assertThat(hello.path("type").asText()).isEqualTo("hello");
    assertThat(hello.path("protocol").asInt()).isEqualTo(1);
    assertThat(hello.path("version")).isEqualTo(ada.get("/health").json().path("version"));
    assertThat(hello.path("guest").asBoolean(true)).isFalse();
    assertThat(hello).hasSize(4);
  }

  @Test
  void aGuestIsWelcome() {
    JsonNode hello = PageClient.open(server.port(), ada.origin(), null).next("hello");
    assertThat(hello.path("guest").asBoolean()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "[]",
        "5",
        "null",
        "{}",
        "{\"type\": 5}",
        "{\"type\": \"nothing\"}",
        "{\"type\": \"choose\"}",
        "{\"type\": \"choose\", \"id\": \"\"}",
        "{\"type\": \"act\", \"id\": 7}",
        "{\"type\": \"ask\", \"id\": {}}",
        "{\"type\": \"watch\"}",
        "{\"type\": \"leave\", \"table\": []}",
        "{\"type\": \"hello\"} {}",
        "{\"type\": \"watch\", \"type\": \"watch\"}"
      })
  void aBadFrameClosesTheSocket(String text) {
    PageClient page = ada.socket();
    page.send(text);
    assertThat(page.closing()).startsWith("4400 ");
  }

  @Test
  void soDoesALongOne() {
    PageClient page = ada.socket();
    page.send("{\"type\": \"ask\", \"id\": \"%s\"}".formatted("x".repeat(16 * 1024)));
    assertThat(page.closing()).isEqualTo("4400 longer than 16384 bytes");
    PageClient other = ada.socket();
    other.send("ü".repeat(10_000));
    assertThat(other.closing()).isEqualTo("4400 longer than 16384 bytes");
    PageClient third = ada.socket();
    third.send("x".repeat(1 << 20));
    // Who still writes when the server hangs up may see the broken line before the reason.
    assertThat(third.closing())
        .matches("4400 longer.*|1009.*|error .*(Broken pipe|reset|closed output).*");
  }

  @Test
  void soDoBytes() {
    PageClient page = ada.socket();
    page.sendBinary(new byte[] {1, 2, 3});
    assertThat(page.closing()).isEqualTo("4400 text only");
  }

  @Test
  void anotherPageIsTurnedAway() {
    for (String origin : new String[] {null, "http://evil.example", "null"}) {
      PageClient page = PageClient.open(server.port(), origin, ada.cookie());
      page.send("{\"type\": \"watch\", \"table\": \"T\", \"seats\": []}");
      assertThat(page.closing()).startsWith("4403 ");
      assertThat(page.poll(50)).isNull();
    }
  }

  @Test
  void anUnknownTableIsRefused() {
    PageClient page = ada.socket();
    page.send("{\"type\": \"watch\", \"table\": \"NOPE\", \"seats\": []}");
    JsonNode refused = page.next("refused");
    assertThat(refused.path("table").asText()).isEqualTo("NOPE");
    assertThat(refused.path("reason").asText()).isEqualTo("unknown-table");
    page.send("{\"type\": \"watch\", \"table\": \"NOPE\", \"seats\": [\"1\"]}");
    assertThat(page.next("refused").path("reason").asText()).isEqualTo("bad-value");
    for (String type : new String[] {"choose", "act", "ask"}) {
      page.send(
          """
          {"type": "%s", "id": "%s-1", "table": "NOPE", "seat": 1, "number": 0, "choices": ["x"],
           "act": "resign", "what": "reach"}
          """
              .formatted(type, type));
      refused = page.next("refused");
      assertThat(refused.path("id").asText()).isEqualTo(type + "-1");
      assertThat(refused.path("reason").asText()).isEqualTo("unknown-table");
    }
    page.send("{\"type\": \"leave\", \"table\": \"NOPE\"}");
    assertThat(page.isClosed()).isFalse();
  }

  @Test
  void tooManyMessagesCloseTheSocket() {
    server.close();
    server = Server.start(Settings.forTests(folder).withLimits(1));
    PageClient page = PageClient.open(server.port(), "http://127.0.0.1:" + server.port(), null);
    for (int i = 0; i < 2000 && !page.isClosed(); i++) {
      page.send("{\"type\": \"leave\", \"table\": \"T\"}");
    }
    assertThat(page.closing()).startsWith("4429 ");
  }

  /** None of the sockets says too much; their person does. */
  @Test
  void tooManyMessagesOfOnePersonCloseItsSockets() {
    server.close();
    server = Server.start(Settings.forTests(folder).withLimits(1));
    Caller eve = Caller.person(server.port(), "Eve");
    var pages = new ArrayList<PageClient>();
    for (int i = 0; i < 10; i++) {
      PageClient page = eve.socket();
      page.next("hello");
      pages.add(page);
    }
    for (int i = 0; i < 100; i++) {
      for (PageClient page : pages) {
        if (!page.isClosed()) {
          page.send("{\"type\": \"leave\", \"table\": \"T\"}");
        }
      }
    }
    assertThat(pages.getLast().closing()).startsWith("4429 ");
  }

  @Test
  void tooManySocketsAreTurnedAway() {
    server.close();
    server = Server.start(Settings.forTests(folder).withLimits(1));
    Caller eve = Caller.person(server.port(), "Eve");
    for (int i = 0; i < 20; i++) {
      eve.socket().next("hello");
    }
    PageClient last = eve.socket();
    assertThat(last.closing()).startsWith("4429 ");
    assertThat(PageClient.open(server.port(), eve.origin(), null).next("hello")).isNotEmpty();
  }

  @Test
  void aStopIsAnnounced() {
    PageClient page = ada.socket();
    page.next("hello");
    long began = System.nanoTime();
    server.close();
    assertThat(page.closing()).isEqualTo("1001 the server stops: come back");
    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(5));
  }

  /** No client library does this: it upgrades and is silent from then on. */
  @Test
  void theUpgradeNamesNoExtension() throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket
          .getOutputStream()
          .write(
              """
              GET /socket HTTP/1.1\r
              Host: 127.0.0.1:%1$d\r
              Origin: http://127.0.0.1:%1$d\r
              Connection: Upgrade\r
              Upgrade: websocket\r
              Sec-WebSocket-Version: 13\r
              Sec-WebSocket-Extensions: permessage-deflate\r
              Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
              \r
              """
                  .formatted(server.port())
                  .getBytes(StandardCharsets.UTF_8));
      byte[] answer = new byte[4096];
      int read = socket.getInputStream().read(answer);
      assertThat(new String(answer, 0, read, StandardCharsets.ISO_8859_1))
          .startsWith("HTTP/1.1 101")
          .doesNotContain("permessage-deflate");
    }
  }
}
