package nonpareil.cli.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One person's socket. It is lost at most once, however often the loss is noticed, and then opened
 * again once, after a pause. All of this happens on the thread of its {@link Crowd}.
 */
public final class Line {

  /** Who listens. */
  public interface Ear {
    /** The socket is open, for the first time or again. */
    void opened();

    /** A text message, as UTF-8; the bytes are good until this returns. */
    void text(byte[] bytes, int from, int length);

    /** An open socket is no longer. It will be opened again. */
    void lost(String why);
  }

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final byte[] HEAD_END = "\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);
  private static final String WELCOME = "HTTP/1.1 101 ";

  private final Crowd crowd;
  private final String cookie;
  private final Ear ear;
  private final ArrayDeque<ByteBuffer> unsent = new ArrayDeque<>();
  private String host = "";
  private @Nullable SocketChannel channel;
  private @Nullable SelectionKey key;
  private boolean open;
  private boolean closed;
  private byte[] rest = new byte[0];
  private @Nullable ByteArrayOutputStream fragments;
  private int attempts;
  private int opened;
  private int losses;
  private String why = "it was never opened";

  Line(Crowd crowd, String cookie, Ear ear) {
    this.crowd = crowd;
    this.cookie = cookie;
    this.ear = ear;
  }

  boolean isOpen() {
    return open;
  }

  boolean isClosed() {
    return closed;
  }

  /** How often it was opened. */
  public int opened() {
    return opened;
  }

  /** How often it was lost while open. */
  public int losses() {
    return losses;
  }

  /** Why it is not open. */
  String why() {
    return why;
  }

  // ---- opening and losing

  void open() {
    if (closed || channel != null) {
      return;
    }
    try {
      SocketChannel to = SocketChannel.open();
      channel = to;
      to.configureBlocking(false);
      to.setOption(StandardSocketOptions.TCP_NODELAY, true);
      InetSocketAddress server = crowd.nextServer();
      host = server.getHostString() + ":" + server.getPort();
      boolean connected = to.connect(server);
      key = to.register(crowd.selector(), SelectionKey.OP_CONNECT, this);
      crowd.later(PATIENCE, () -> hurry(to));
      if (connected) {
        greet();
      }
    } catch (IOException e) {
      lose("%s".formatted(e.getMessage()));
    }
  }

  private void hurry(SocketChannel of) {
    if (channel == of && !open) {
      lose("no answer within " + PATIENCE.toSeconds() + " s");
    }
  }

  private void greet() throws IOException {
    write(
        """
        GET /socket HTTP/1.1\r
        Host: %1$s\r
        Origin: http://%1$s\r
        %2$sUpgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: bm9ucGFyZWlsIGNyb3dkIQ==\r
        \r
        """
            .formatted(host, cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n")
            .getBytes(StandardCharsets.ISO_8859_1));
  }

  /** The one place where a socket ends: told again, it has ended already. */
  private void lose(String reason) {
    SocketChannel gone = channel;
    if (gone == null) {
      return;
    }
    channel = null;
    key = null;
    rest = new byte[0];
    fragments = null;
    unsent.clear();
    try {
      gone.close();
    } catch (IOException e) {
      // it has gone
    }
    why = reason;
    boolean was = open;
    open = false;
    if (closed) {
      return;
    }
    crowd.later(crowd.pause(attempts++), this::open);
    if (was) {
      losses++;
      ear.lost(reason);
    }
  }

  /** For good. */
  void close() {
    closed = true;
    lose("closed");
  }

  // ---- sending

  /** Sends a message; one that is not open loses it. */
  public void send(String text) {
    if (open) {
      sendFrame(SocketFrame.TEXT, text.getBytes(StandardCharsets.UTF_8));
    }
  }

  private void sendFrame(int opcode, byte[] payload) {
    try {
      write(SocketFrame.masked(opcode, payload));
    } catch (IOException e) {
      lose("writing: " + e.getMessage());
    }
  }

  private void write(byte[] bytes) throws IOException {
    unsent.add(ByteBuffer.wrap(bytes));
    flush();
  }

  private void flush() throws IOException {
    SocketChannel to = channel;
    SelectionKey registered = key;
    if (to == null || registered == null) {
      return;
    }
    for (ByteBuffer next = unsent.peek(); next != null; next = unsent.peek()) {
      to.write(next);
      if (next.hasRemaining()) {
        registered.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
        return;
      }
      unsent.remove();
    }
    registered.interestOps(SelectionKey.OP_READ);
  }

  // ---- receiving

  /** The socket has something for us, or takes more. */
  void ready() {
    SocketChannel at = channel;
    SelectionKey registered = key;
    if (at == null || registered == null) {
      return;
    }
    try {
      if (registered.isConnectable()) {
        at.finishConnect();
        greet();
        return;
      }
      if (registered.isWritable()) {
        flush();
      }
      if (registered.isReadable()) {
        read(at);
      }
    } catch (IOException e) {
      lose(open ? "reading: " + e.getMessage() : String.valueOf(e.getMessage()));
    }
  }

  private void read(SocketChannel at) throws IOException {
    ByteBuffer in = crowd.reading().clear();
    int count = at.read(in);
    if (count < 0) {
      lose(open ? "the server cut it off" : "cut off before it was open");
      return;
    }
    byte[] bytes = Arrays.copyOf(rest, rest.length + count);
    in.flip().get(bytes, rest.length, count);
    int done = 0;
    if (!open) {
      done = welcome(bytes);
    }
    while (channel == at && open) {
      SocketFrame frame = SocketFrame.read(bytes, done);
      if (frame == null) {
        break;
      }
      done = frame.end();
      take(frame, bytes);
    }
    if (channel == at) {
      rest = done == bytes.length ? new byte[0] : Arrays.copyOfRange(bytes, done, bytes.length);
    }
  }

  /** The end of the answer to the greeting, or 0 if it is not yet here. */
  private int welcome(byte[] bytes) {
    int end = 0;
    while (end + HEAD_END.length <= bytes.length
        && !Arrays.equals(bytes, end, end + HEAD_END.length, HEAD_END, 0, HEAD_END.length)) {
      end++;
    }
    if (end + HEAD_END.length > bytes.length) {
      return 0;
    }
    String head = new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
    if (!head.startsWith(WELCOME)) {
      lose(head.lines().findFirst().orElse("no answer"));
      return 0;
    }
    open = true;
    opened++;
    attempts = 0;
    ear.opened();
    return end + HEAD_END.length;
  }

  private void take(SocketFrame frame, byte[] bytes) {
    int opcode = frame.opcode();
    if (opcode == SocketFrame.TEXT || opcode == SocketFrame.CONTINUATION) {
      text(frame, bytes);
    } else if (opcode == SocketFrame.PING) {
      sendFrame(SocketFrame.PONG, Arrays.copyOfRange(bytes, frame.start(), frame.end()));
    } else if (opcode == SocketFrame.CLOSE) {
      lose("closed by the server: " + frame.closing(bytes));
    } else {
      lose("an unknown frame: " + opcode);
    }
  }

  private void text(SocketFrame frame, byte[] bytes) {
    ByteArrayOutputStream before = fragments;
    if (before == null && frame.isLast()) {
      ear.text(bytes, frame.start(), frame.length());
      return;
    }
    ByteArrayOutputStream whole = before == null ? new ByteArrayOutputStream() : before;
    whole.write(bytes, frame.start(), frame.length());
    fragments = frame.isLast() ? null : whole;
    if (frame.isLast()) {
      ear.text(whole.toByteArray(), 0, whole.size());
    }
  }
}
