package nonpareil.testkit.push;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Takes what is sent to it over HTTP on the loopback interface, and answers as a test wishes. */
public final class PushService implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int PIECE = 1024;

  /** How a request is answered. */
  public interface Behaviour {
    void answer(OutputStream out) throws IOException, InterruptedException;
  }

  /** What was sent: the names of headers are in small letters. */
  public static final class Received {
    private final String path;
    private final Map<String, String> headers;
    private final byte[] body;

    private Received(String path, Map<String, String> headers, byte[] body) {
      this.path = path;
      this.headers = headers;
      this.body = body;
    }

    public String path() {
      return path;
    }

    /** A header; empty if there was none. */
    public String header(String name) {
      return headers.getOrDefault(name, "");
    }

    public byte[] body() {
      return body.clone();
    }

    public String text() {
      return new String(body, StandardCharsets.UTF_8);
    }
  }

  private final ServerSocket listening;
  private final LinkedBlockingQueue<Received> received = new LinkedBlockingQueue<>();
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final CountDownLatch end = new CountDownLatch(1);
  private volatile Behaviour behaviour = status(201);

  public PushService() {
    try {
      listening = new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  public String url(String path) {
    return "http://127.0.0.1:" + listening.getLocalPort() + path;
  }

  // ---- how it answers

  /** From now on. */
  public void answer(Behaviour next) {
    behaviour = next;
  }

  public static Behaviour status(int status, String... headers) {
    String lines = String.join("", Arrays.stream(headers).map(h -> h + "\r\n").toList());
    return out -> write(out, "HTTP/1.1 %d Whatever\r\n%s\r\n".formatted(status, lines));
  }

  /** Never says anything. */
  public Behaviour hanging() {
    return _ -> end.await();
  }

  /** A letter now and then, and never a whole answer. */
  public Behaviour dribbling() {
    return out -> {
      while (!end.await(20, TimeUnit.MILLISECONDS)) {
        write(out, "H");
      }
    };
  }

  /** Headers without end. */
  public static Behaviour endless() {
    return out -> {
      write(out, "HTTP/1.1 200 Fine\r\n");
      while (true) {
        write(out, "X-More: of the same\r\n");
      }
    };
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  // ---- what it got

  /** The next thing that was sent; waits for it. */
  public Received next() {
    Received next = next(PATIENCE);
    if (next == null) {
      throw new AssertionError("nothing was sent");
    }
    return next;
  }

  /** The same; null if nothing comes in a while. */
  public @Nullable Received next(Duration patience) {
    try {
      return received.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
  }

  /** How much has come and was not looked at. */
  public int waiting() {
    return received.size();
  }

  private void accept() {
    while (!listening.isClosed()) {
      try {
        Socket socket = listening.accept();
        open.add(socket);
        Thread.ofVirtual().start(() -> serve(socket));
      } catch (IOException e) {
        return; // closed
      }
    }
  }

  private void serve(Socket socket) {
    try (socket) {
      received.add(read(socket.getInputStream()));
      behaviour.answer(socket.getOutputStream());
    } catch (IOException e) {
      // who called has gone
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      open.remove(socket);
    }
  }

  private static Received read(InputStream in) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      lines.add(line);
    }
    Map<String, String> headers = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      int colon = line.indexOf(':');
      headers.put(
          line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
    }
    int length = Integer.parseInt(headers.getOrDefault("content-length", "0"));
    return new Received(
        lines.getFirst().replaceFirst("^POST (.*) HTTP/1\\.1$", "$1"),
        headers,
        in.readNBytes(length));
  }

  private static String line(InputStream in) throws IOException {
    var line = new ByteArrayOutputStream(PIECE);
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new IOException("the request ends too early");
      }
      line.write(c);
    }
    return line.toString(StandardCharsets.US_ASCII).stripTrailing();
  }

  @Override
  public void close() {
    end.countDown();
    try {
      listening.close();
      for (Socket socket : open) {
        socket.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
