package nonpareil.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A line to the PostgreSQL of the tests that counts how often it is waited for, and can be slow, be
 * cut, or swallow everything.
 */
public final class PostgresLine implements AutoCloseable {

  private static final int CHUNK = 65_536;

  private final ServerSocket door;
  private final int port;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger trips = new AtomicInteger();
  private volatile Duration delay = Duration.ZERO;
  private volatile boolean cut;
  private volatile boolean silent;

  /**
   * @param port of the database
   */
  public PostgresLine(int port) {
    this.port = port;
    try {
      door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  /** The same database by this line. */
  public DatabaseUrl to(String address) {
    String here = ":" + door.getLocalPort() + "/";
    return DatabaseUrl.parse(address.replace(":" + port + "/", here));
  }

  /** How often somebody has asked and waited for an answer. */
  public int trips() {
    return trips.get();
  }

  /** From now on every question takes so long to get there. */
  public void slow(Duration time) {
    delay = time;
  }

  /** From now on there is no connection; or there may be again. */
  public void cut(boolean now) {
    cut = now;
    if (now) {
      hangUp();
    }
  }

  /** From now on nothing gets through and nobody is told; or everything again. */
  public void silent(boolean now) {
    silent = now;
    if (!now) {
      hangUp(); // what was swallowed does not come back
    }
  }

  private void hangUp() {
    open.forEach(PostgresLine::hangUp);
  }

  private static void hangUp(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        connect(door.accept());
      } catch (IOException e) {
        return; // it is closed
      }
    }
  }

  private void connect(Socket from) throws IOException {
    if (cut) {
      from.close();
      return;
    }
    var to = new Socket(InetAddress.getLoopbackAddress(), port);
    for (Socket socket : new Socket[] {from, to}) {
      socket.setTcpNoDelay(true);
      open.add(socket);
    }
    var answered = new AtomicBoolean(true);
    Thread.ofVirtual().start(() -> pump(from, to, answered, true));
    Thread.ofVirtual().start(() -> pump(to, from, answered, false));
  }

  private void pump(Socket from, Socket to, AtomicBoolean answered, boolean question) {
    byte[] chunk = new byte[CHUNK];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
        if (silent) {
          continue;
        }
        if (question && answered.getAndSet(false)) {
          trips.incrementAndGet();
          Thread.sleep(delay);
        }
        if (!question) {
          answered.set(true);
        }
        out.write(chunk, 0, n);
      }
    } catch (IOException e) {
      // cut
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      open.remove(from);
      open.remove(to);
    }
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    hangUp();
  }
}
