package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nonpareil.server.CapturedLog;
import nonpareil.testkit.client.Caller;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Strangers send what they like thousands of times: the log holds none of it, and stays short. */
@Isolated("it counts the lines of everybody's log")
final class StrangersTest extends ServerTest {
  private static final String WORD = "ZUCCHINI";
  private static final int MOST_LINES = 60;
  private static final int TIMES = 60;

  private static final List<String> REQUESTS =
      List.of(
          "GET / HTTP/1.1\r\nHost: ZUCCHINI:ZUCCHINI:x",
          "GET / HTTP/1.1\r\nHost: [ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: ZUCCHINI/ZUCCHINI\\",
          "GET / HTTP/1.1\r\nHost: \u00e4ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nHost: ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost:99999999ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nZUCC HINI: ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nCookie: nonpareil=\u0001ZUCCHINI;;=\"",
          "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: ZUCCHINI",
          "POST /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
              + "Transfer-Encoding: chunked\r\n\r\nZUCCHINI",
          "POST /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
              + "Content-Type: ZUCCHINI/;charset=ZUCCHINI\r\nContent-Length: 10\r\n\r\n{\"ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nRange: ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nHTTP2-Settings: ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ZUCCHINI",
          "GET / HTTP/1.1\r\nHost: localhost\r\nForwarded: for=ZUCCHINI",
          "ZUCCHINI / HTTP/1.1\r\nHost: localhost",
          "ZUCCHINI",
          "GET /%ZUCCHINI HTTP/1.1\r\nHost: localhost",
          "GET /ZUCCHINI%00%2f..%2f..;x=/../%c0%ae HTTP/1.1\r\nHost: localhost",
          "GET /api/tables/ZUCCHINI/replay?eyes=%ff%fe&ZUCCHINI=%zz HTTP/1.1\r\nHost: localhost",
          "GET http://ZUCCHINI:x/ HTTP/1.1\r\nHost: localhost",
          "GET / HTTP/9.ZUCCHINI\r\nHost: localhost",
          "GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${jndi:ZUCCHINI}\r\nAccept: ZUCCHINI",
          "GET /" + "ZUCCHINI".repeat(3_000) + " HTTP/1.1\r\nHost: localhost",
          "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "ZUCCHINI".repeat(3_000),
          "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nZUCCHINI");

  private static final String UPGRADE =
      String.join(
          "\r\n",
          "GET /socket HTTP/1.1",
          "Host: localhost:PORT",
          "Origin: http://localhost:PORT",
          "Connection: Upgrade",
          "Upgrade: websocket",
          "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
          "");

  private static final List<String> HANDSHAKES =
      List.of(
          "Sec-WebSocket-Extensions: ZUCCHINI;;=\r\n",
          "Sec-WebSocket-Protocol: ZUCCHINI\r\n",
          "Sec-WebSocket-Key: ZUCCHINI\r\n",
          "Cookie: nonpareil=ZUCCHINI\r\n");

  @Test
  void nothingOfItIsLogged() throws IOException {
    List<String> lines;
    try (var log = new CapturedLog("ROOT")) {
      for (int i = 0; i < TIMES; i++) {
        for (String request : REQUESTS) {
          send(bytes(request + "\r\n\r\n"));
        }
        for (String more : HANDSHAKES) {
          send(bytes(upgrade() + more + "\r\n"));
        }
        frames();
        messages();
      }
      lines = log.lines();
    }
    assertThat(String.join("\n", lines)).doesNotContain(WORD);
    assertThat(lines).hasSizeLessThan(MOST_LINES);
    assertThat(ada.get("/health").status()).isEqualTo(200);
  }

  private String upgrade() {
    return UPGRADE.replace("PORT", String.valueOf(server.port()));
  }

  /** After a good handshake: frames that are none, not masked, not text, too long. */
  private void frames() throws IOException {
    for (String frame :
        List.of(
            "\u0081\u0008ZUCCHINI",
            "\u00f7\u0088....ZUCCHINI",
            "\u0081\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ffZUCCHINI",
            "\u0088\u008a\u0000\u0000\u0000\u0000\u0003\u00e7ZUCCHINI",
            "\u0081\u0089\u0000\u0000\u0000\u0000\u00ffZUCCHINI",
            "\u0081\u008a\u0000\u0000\u0000\u0000{\"ZUCCHINI")) {
      send((upgrade() + "\r\n" + frame).getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  /** What is understood so far as to be refused. */
  private void messages() {
    var anybody = new Caller(server.port());
    anybody.post("/api/me", "{\"name\": \"ZUCCHINI\", \"ZUCCHINI\": [1}");
    ada.post("/api/me", "{\"name\": \"ZUCCHINI\"}");
    ada.post("/api/tables", "{\"board\": \"ZUCCHINI\", \"seats\": \"ZUCCHINI\"}");
    ada.post("/api/imports", "ZUCCHINI: [ZUCCHINI\n\t- ZUCCHINI");
    ada.post("/api/me/continue", "{\"secret\": \"ZUCCHINI\"}");
    ada.post("/api/me", "{\"avatar\": \"ZUCCHINI\"}");
    ada.post("/api/me/recover", "{\"code\": \"ZUCCHINI\"}");
    ada.post("/api/me/sign-out", "{\"device\": \"ZUCCHINI\"}");
    ada.post("/api/me/friends/asks", "{\"table\": \"ZUCCHINI\", \"seat\": 1}");
    ada.post("/api/me/friends/look", "{\"secret\": \"ZUCCHINI\"}");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Waits for nothing but the beginning of an answer, or the end. */
  private void send(byte[] bytes) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(5_000);
      socket.getOutputStream().write(bytes);
      socket.shutdownOutput();
      int unused = socket.getInputStream().read();
    } catch (IOException e) {
      // cut off: as good an answer as any
    }
  }
}
