package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonpareil.testkit.client.Caller;

/**
 * Spoils what no browser would let us: the bytes of requests and of frames. Whatever is sent, the
 * server answers or hangs up, and says neither "internal" nor 5xx.
 */
final class RawFuzz {
  private static final int PATIENCE = 20_000;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3})");

  private final Random random;
  private final Mutations mutations;
  private final Caller caller;

  RawFuzz(Random random, Caller caller) {
    this.random = random;
    this.mutations = new Mutations(random);
    this.caller = caller;
  }

  // ---- requests

  /** One request, spoilt byte by byte. */
  void request() throws IOException {
    byte[] bytes = spoiltRequest();
    boolean half = mutations.chance(5);
    String answer = exchange(half ? part(bytes) : bytes);
    for (Matcher status = STATUS.matcher(answer); status.find(); ) {
      assertThat(status.group(1)).as("%s to %s", answer, text(bytes)).matches("[1234]..|503");
    }
  }

  private byte[] spoiltRequest() {
    String body = mutations.chance(2) ? "{\"name\": \"Ada\"}" : "";
    String head =
        """
        %s %s HTTP/1.1\r
        Host: 127.0.0.1:%d\r
        Origin: %s\r
        Cookie: %s=%s\r
        Content-Length: %d\r
        Connection: close\r
        \r
        %s\
        """
            .formatted(
                mutations.one(List.of("GET", "POST", "PUT", "HEAD", "get", "PRI", "")),
                mutations.one(List.of("/", "/api/me", "/api/tables", "/socket", "*", "//x/..", "")),
                caller.port(),
                caller.origin(),
                "nonpareil",
                Objects.requireNonNull(caller.cookie()),
                mutations.chance(4) ? random.nextInt() : body.length(),
                body);
    return switch (random.nextInt(5)) {
      case 0 -> garbage(random.nextInt(1, 3000));
      case 1 ->
          head.replace("HTTP/1.1", "HTTP/" + mutations.text("1.1"))
              .getBytes(StandardCharsets.UTF_8);
      case 2 ->
          head.replace("Content-Length:", "Transfer-Encoding: chunked\r\nX:")
              .getBytes(StandardCharsets.UTF_8);
      case 3 -> mutations.text(head).getBytes(StandardCharsets.UTF_8);
      default -> flipped(head.getBytes(StandardCharsets.UTF_8));
    };
  }

  // ---- frames

  /** One frame that is none, or holds what no frame should. */
  void frame(String table) throws IOException {
    byte[] frame = spoiltFrame(table);
    try (Socket socket = open()) {
      OutputStream out = socket.getOutputStream();
      out.write(
          """
          GET /socket HTTP/1.1\r
          Host: 127.0.0.1:%d\r
          Origin: %s\r
          Cookie: nonpareil=%s\r
          Upgrade: websocket\r
          Connection: Upgrade\r
          Sec-WebSocket-Version: 13\r
          Sec-WebSocket-Key: bm9ucGFyZWlsIGZ1enppbmc=\r
          \r
          """
              .formatted(caller.port(), caller.origin(), Objects.requireNonNull(caller.cookie()))
              .getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      String welcome = head(socket.getInputStream());
      assertThat(welcome).startsWith("HTTP/1.1 101");
      out.write(frame);
      out.write(frame(8, true, new byte[] {0x03, (byte) 0xe8})); // a goodbye: it must be answered
      out.flush();
      socket.shutdownOutput();
      byte[] answer = read(socket.getInputStream());
      String said = text(answer);
      assertThat(said).as("to %s", text(frame)).doesNotContain("\"internal\"");
    } catch (SocketException e) {
      // hung up before it had read everything, which it may
    }
  }

  /** The first lines of an answer, up to the empty one. */
  private static String head(InputStream in) throws IOException {
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      if (next < 0) {
        break;
      }
      head.append((char) next);
    }
    return head.toString();
  }

  private byte[] spoiltFrame(String table) {
    String watch = "{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [1]}".formatted(table);
    byte[] valid = watch.getBytes(StandardCharsets.UTF_8);
    return switch (random.nextInt(12)) {
      case 0 -> garbage(random.nextInt(1, 2000));
      case 1 -> frame(random.nextInt(16), mutations.chance(2), valid); // any opcode
      case 2 -> frame(2, true, garbage(random.nextInt(1, 500))); // binary
      case 3 -> frame(1, true, garbage(random.nextInt(1, 500))); // no UTF-8
      case 4 -> part(frame(1, true, valid)); // half
      case 5 -> flipped(frame(1, true, valid));
      case 6 -> frame(1, true, deep());
      case 7 -> frame(1, true, watch.replace("[1]", huge()).getBytes(StandardCharsets.UTF_8));
      case 8 -> frame(1, true, new byte[random.nextInt(70_000)]);
      case 9 -> claiming(mutations.chance(2) ? Long.MAX_VALUE : random.nextLong());
      case 10 -> frame(random.nextInt(8, 11), mutations.chance(3), garbage(random.nextInt(200)));
      default ->
          together(frame(1, false, part(valid)), frame(mutations.chance(2) ? 0 : 1, true, valid));
    };
  }

  private byte[] deep() {
    String open = mutations.one(List.of("[", "{\"a\":", "{\"type\":[", " "));
    return open.repeat(random.nextInt(1, 3000)).getBytes(StandardCharsets.UTF_8);
  }

  private String huge() {
    return mutations.one(
        List.of("1e999999999", "-0", "9".repeat(4000), "1.5", "[1e400]", "[99999999999999999999]"));
  }

  private byte[] frame(int opcode, boolean last, byte[] payload) {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
    frame.put((byte) ((last ? 0x80 : 0) | opcode));
    if (payload.length < 126) {
      frame.put((byte) (0x80 | payload.length));
    } else if (payload.length < 65_536) {
      frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    } else {
      frame.put((byte) (0x80 | 127)).putLong(payload.length);
    }
    frame.putInt(0).put(payload);
    byte[] bytes = new byte[frame.position()];
    frame.flip().get(bytes);
    return bytes;
  }

  /** The head of a frame that never comes. */
  private static byte[] claiming(long length) {
    return ByteBuffer.allocate(14)
        .put((byte) 0x81)
        .put((byte) 0xff)
        .putLong(length)
        .putInt(0)
        .array();
  }

  // ---- bytes

  private byte[] garbage(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private byte[] part(byte[] bytes) {
    return Arrays.copyOf(bytes, random.nextInt(bytes.length + 1));
  }

  private byte[] flipped(byte[] bytes) {
    for (int i = random.nextInt(4); i >= 0; i--) {
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return bytes;
  }

  private static byte[] together(byte[] first, byte[] second) {
    return ByteBuffer.allocate(first.length + second.length).put(first).put(second).array();
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  // ---- sockets

  private Socket open() throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), caller.port());
    socket.setSoTimeout(PATIENCE); // longer, and the request counts as unanswered
    socket.setOption(
        StandardSocketOptions.SO_LINGER, 0); // so that no port stays taken for a minute
    return socket;
  }

  private String exchange(byte[] bytes) throws IOException {
    try (Socket socket = open()) {
      socket.getOutputStream().write(bytes);
      socket.shutdownOutput();
      return text(read(socket.getInputStream()));
    } catch (SocketException e) {
      return ""; // hung up before it had read everything, which it may
    }
  }

  private static byte[] read(InputStream in) throws IOException {
    var all = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    try {
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        all.write(buffer, 0, n);
      }
    } catch (SocketException e) {
      // cut off: what came before counts
    }
    return all.toByteArray();
  }
}
