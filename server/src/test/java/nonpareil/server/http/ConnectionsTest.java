package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.PageClient;
import org.eclipse.jetty.server.HttpConfiguration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Connections nobody needs: too many, and those that are never done. */
final class ConnectionsTest {

  /** So many bytes, one every 10 ms, are sent in vain at most. */
  private static final int MOST_BYTES = 1_000;

  private static final Duration SHORT = Duration.ofMillis(100);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @SuppressWarnings("NullAway.Init")
  private Server server;

  @AfterEach
  void stop() {
    server.close();
  }

  private Settings settings() {
    return Settings.forTests(folder);
  }

  private void start(Settings settings) {
    server = Server.start(settings);
  }

  private Socket connect() throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    socket.setSoTimeout(20_000);
    return socket;
  }

  private void write(Socket socket, String text) throws IOException {
    socket
        .getOutputStream()
        .write(
            text.replace("PORT", String.valueOf(server.port()))
                .replace("\n", "\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Sends byte after byte and never stops; what was answered until the other end had enough. */
  private static String trickle(Socket socket) throws IOException {
    socket.setSoTimeout(10);
    var answer = new ByteArrayOutputStream();
    byte[] buffer = new byte[4096];
    for (int i = 0; i < MOST_BYTES; i++) {
      try {
        socket.getOutputStream().write('a');
        int read = socket.getInputStream().read(buffer);
        if (read < 0) {
          return answer.toString(StandardCharsets.ISO_8859_1);
        }
        answer.write(buffer, 0, read);
      } catch (SocketTimeoutException e) {
        // nothing yet
      } catch (IOException e) {
        return answer.toString(StandardCharsets.ISO_8859_1); // cut off
      }
    }
    throw new AssertionError("still listening; answered: " + answer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "G",
        "GET /health HTTP/1.1\nHost: 127.0.0.1:PORT\nX-Long: ",
        "GET /health HTTP/1.1\nHost: 127.0.0.1:PORT\n\nGET /api/catalog HTTP/1.1\nX: ",
        "GET /socket HTTP/1.1\nHost: 127.0.0.1:PORT\nUpgrade: websocket\nSec-WebSocket-Key: ",
        "POST /api/me HTTP/1.1\nHost: 127.0.0.1:PORT\nOrigin: http://127.0.0.1:PORT\n"
            + "Content-Length: 16000\n\n{",
        "POST /api/imports HTTP/1.1\nHost: 127.0.0.1:PORT\nOrigin: http://127.0.0.1:PORT\n"
            + "Transfer-Encoding: chunked\n\n100\n{"
      })
  void aRequestThatNeverEndsIsEnded(String beginning) throws IOException {
    start(settings().withPatience(SHORT));
    try (Socket socket = connect()) {
      write(socket, beginning);
      trickle(socket);
    }
    assertThat(new Caller(server.port()).get("/health").status()).isEqualTo(200);
  }

  @Test
  void aSlowRequestIsAnswered() throws IOException {
    start(settings());
    try (Socket socket = connect()) {
      List<String> parts =
          List.of("GET /health HTTP/1.1\nHo", "st: 127.0.0.1:PORT\nConnection: close\n", "\n");
      for (String part : parts) {
        write(socket, part);
        socket.getOutputStream().flush();
      }
      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
          .startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void aMessageWithoutAnEndClosesTheSocket() {
    start(settings().withPatience(SHORT));
    PageClient page = PageClient.open(server.port(), "http://127.0.0.1:" + server.port(), null);
    page.next("hello");
    page.sendPart("{\"type\": ");
    assertThat(page.closing()).isEqualTo("4400 a message without an end");
  }

  @Test
  void aMessageInManyPartsIsReadUpToItsLimit() {
    start(settings());
    PageClient page = PageClient.open(server.port(), "http://127.0.0.1:" + server.port(), null);
    page.sendPart("{\"type\": \"watch\", ");
    page.sendPart("\"table\": \"NOPE\", ");
    page.send("\"seats\": []}");
    assertThat(page.next("refused").path("reason").asText()).isEqualTo("unknown-table");
    for (int i = 0; i < 17 && !page.isClosed(); i++) {
      page.sendPart("x".repeat(1024));
    }
    assertThat(page.closing()).isEqualTo("4400 longer than 16384 bytes");
  }

  @Test
  void aFrameWithoutAnEndClosesTheSocket() throws IOException {
    start(settings().withPatience(SHORT));
    try (Socket socket = connect()) {
      write(
          socket,
          """
          GET /socket HTTP/1.1
          Host: 127.0.0.1:PORT
          Origin: http://127.0.0.1:PORT
          Connection: Upgrade
          Upgrade: websocket
          Sec-WebSocket-Version: 13
          Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

          """);
      // A text of 10,000 bytes, masked by zeros.
      socket.getOutputStream().write(new byte[] {(byte) 0x81, (byte) 0xFE, 0x27, 0x10, 0, 0, 0, 0});
      assertThat(trickle(socket)).startsWith("HTTP/1.1 101").contains("a message without an end");
    }
  }

  /** What bounds requests does not bound the sockets they become. */
  @Test
  void aSocketOutlivesEveryRequest() {
    start(settings().withPatience(Duration.ofMillis(20))); // a whole request has 0.3 s
    PageClient page = PageClient.open(server.port(), "http://127.0.0.1:" + server.port(), null);
    long end = System.nanoTime() + Duration.ofSeconds(1).toNanos();
    do {
      page.send("{\"type\": \"watch\", \"table\": \"NOPE\", \"seats\": []}");
      assertThat(page.next("refused").path("reason").asText()).isEqualTo("unknown-table");
    } while (System.nanoTime() < end);
  }

  @Test
  void tooManyPingsCloseTheSocket() {
    start(settings().withLimits(1));
    PageClient page = PageClient.open(server.port(), "http://127.0.0.1:" + server.port(), null);
    page.next("hello");
    for (int i = 0; i < 2_000 && !page.isClosed(); i++) {
      page.ping();
    }
    assertThat(page.closing()).isEqualTo("4429 too many pings");
  }

  @Test
  void oneConnectionTooManyIsToldSo() throws IOException {
    start(settings().withLimits(0.01).withProxies(List.of())); // four of an address
    var open = new ArrayList<Socket>();
    try {
      for (int i = 0; i < 4; i++) {
        open.add(connect());
        write(open.getLast(), "GET /health HTTP/1.1\nHost: 127.0.0.1:PORT\n\n");
        assertThat(open.getLast().getInputStream().read()).isEqualTo('H');
      }
      for (String path : new String[] {"/health", "/socket"}) {
        String answer =
            RawCaller.send(server.port(), "GET %s HTTP/1.1".formatted(path), "Host: 127.0.0.1:1");
        assertThat(answer)
            .startsWith("HTTP/1.1 503")
            .contains("Retry-After: 10", "Connection: close", "\"too-many\"");
      }
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
    String answer = "";
    for (int i = 0; i < 1_000 && !answer.startsWith("HTTP/1.1 200"); i++) {
      answer = RawCaller.send(server.port(), "GET /health HTTP/1.1", "Host: 127.0.0.1:1");
    }
    assertThat(answer).as("their places are free again").startsWith("HTTP/1.1 200");
  }

  /** A proxy speaks for many. */
  @Test
  void aProxyMayHaveManyConnections() throws IOException {
    start(settings().withLimits(0.01));
    var open = new ArrayList<Socket>();
    try {
      for (int i = 0; i < 40; i++) {
        open.add(connect());
        write(open.getLast(), "GET /health HTTP/1.1\nHost: 127.0.0.1:PORT\n\n");
        byte[] answer = new byte[12];
        assertThat(open.getLast().getInputStream().readNBytes(answer, 0, 12)).isEqualTo(12);
        assertThat(new String(answer, StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 200");
      }
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  /** After a restart thousands come back at once: they wait, and are not lost. */
  @Test
  void thousandsMayWaitToBeAccepted() throws Exception {
    start(settings()); // for the end of the test only
    var connections =
        new Connections(new Limits(0, System::nanoTime), new Callers(List.of()), Settings.PATIENCE);
    var jetty = new org.eclipse.jetty.server.Server();
    var connector = connections.connector(jetty, new HttpConfiguration(), "127.0.0.1", 0);
    jetty.addConnector(connector);
    jetty.start();
    connector.setAccepting(false);
    var open = new ArrayList<Socket>();
    try {
      for (int i = 0; i < 300; i++) {
        var socket = new Socket();
        open.add(socket);
        socket.connect(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), connector.getLocalPort()),
            2_000);
      }
      assertThat(open).allMatch(Socket::isConnected);
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
      connector.setAccepting(true);
      jetty.stop();
      connections.stop();
    }
  }
}
