package nonpareil.cli.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LongSummaryStatistics;
import java.util.SplittableRandom;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A client that loses its socket comes back once, however it was lost. */
@Timeout(60)
final class LineTest implements Line.Ear {

  private static final byte[] WELCOME =
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
          .getBytes(StandardCharsets.ISO_8859_1);
  private static final byte[] GOODBYE = {(byte) 0x88, 2, 0x03, (byte) 0xe9};

  private final LinkedBlockingQueue<String> told = new LinkedBlockingQueue<>();

  @SuppressWarnings("NullAway.Init")
  private ServerSocket server;

  @SuppressWarnings("NullAway.Init")
  private Crowd crowd;

  @BeforeEach
  void open() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    crowd =
        new Crowd(
            "http://127.0.0.1:" + server.getLocalPort(),
            new Backoff(Duration.ofMillis(2), Duration.ofMillis(20)),
            1);
  }

  @AfterEach
  void close() throws IOException {
    crowd.close();
    server.close();
  }

  @Override
  public void opened() {
    told.add("opened");
  }

  @Override
  public void text(byte[] bytes, int from, int length) {
    told.add(new String(bytes, from, length, StandardCharsets.UTF_8));
  }

  @Override
  public void lost(String why) {
    told.add("lost");
  }

  private Socket welcome() throws IOException {
    Socket socket = server.accept();
    byte[] head = new byte[4096];
    assertThat(socket.getInputStream().read(head)).isPositive();
    socket.getOutputStream().write(WELCOME);
    return socket;
  }

  private String next() throws InterruptedException {
    String next = told.poll(30, TimeUnit.SECONDS);
    return next == null ? "nothing" : next;
  }

  @Test
  void comesBackOnceForEachLoss() throws IOException, InterruptedException {
    Line line = crowd.open("", this);
    for (int i = 0; i < 40; i++) {
      Socket socket = welcome();
      assertThat(next()).isEqualTo("opened");
      if (i % 3 == 0) { // a goodbye, then the end: told in two ways
        socket.getOutputStream().write(GOODBYE);
      } else if (i % 3 == 1) { // cut off by force
        socket.setOption(StandardSocketOptions.SO_LINGER, 0);
      }
      socket.close();
      assertThat(next()).isEqualTo("lost");
    }
    try (Socket last = welcome()) {
      assertThat(next()).isEqualTo("opened");
      crowd.await(
          () -> {
            assertThat(line.losses()).isEqualTo(40);
            assertThat(line.opened()).isEqualTo(41);
            assertThat(crowd.census())
                .isEqualTo("1 sockets, lost 40 times, opened again 40 times; all have come back");
          });
      server.setSoTimeout(200); // ten of the longest pauses
      assertThat(catchTimeout()).as("nobody comes a second time").isTrue();
      assertThat(last.isClosed()).isFalse();
    }
  }

  private boolean catchTimeout() throws IOException {
    try (Socket second = server.accept()) {
      return second.isClosed();
    } catch (java.net.SocketTimeoutException e) {
      return true;
    }
  }

  @Test
  void saysWhoDidNotComeBack() throws IOException, InterruptedException {
    crowd.open("", this);
    Socket socket = welcome();
    assertThat(next()).isEqualTo("opened");
    server.close();
    socket.close();
    assertThat(next()).isEqualTo("lost");
    crowd.await(() -> assertThat(crowd.absent()).startsWith("1 of 1 did not come back: 1 × "));
  }

  @Test
  void putsFramesTogether() throws IOException, InterruptedException {
    crowd.open("", this);
    try (Socket socket = welcome()) {
      assertThat(next()).isEqualTo("opened");
      OutputStream out = socket.getOutputStream();
      for (byte part : new byte[] {0x01, 2, 'a', 'b', (byte) 0x89, 1, 'p', (byte) 0x80, 1, 'c'}) {
        out.write(part); // a text in two fragments and a ping between, byte by byte
        out.flush();
      }
      assertThat(next()).isEqualTo("abc");
      byte[] pong = socket.getInputStream().readNBytes(7);
      assertThat(pong).containsExactly(0x8a, 0x81, 0, 0, 0, 0, 'p');
    }
  }

  @Test
  void pausesGrowAndDiffer() {
    var backoff = new Backoff(Duration.ofMillis(100), Duration.ofSeconds(1));
    var random = new SplittableRandom(1);
    for (int a = 0; a < 70; a++) {
      int attempt = a;
      long whole = Math.min(1000, 100L << Math.min(attempt, 10));
      LongSummaryStatistics pauses =
          Stream.generate(() -> backoff.pause(attempt, random))
              .limit(100)
              .mapToLong(Duration::toMillis)
              .summaryStatistics();
      assertThat(pauses.getMin()).isBetween(0L, whole / 5);
      assertThat(pauses.getMax()).isBetween(whole * 4 / 5, whole);
    }
  }
}
