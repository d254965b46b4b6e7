package nonpareil.cli.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * One address before several servers: each connection goes to any of those that take it, without a
 * memory of who was where.
 */
final class Balancer implements AutoCloseable {

  private static final int PATIENCE = 1_000;

  private final ServerSocket door;
  private final List<Integer> ports;
  private final Random random;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean cut;
  private volatile long delay;

  Balancer(List<Integer> ports, long seed) throws IOException {
    this.ports = List.copyOf(ports);
    random = new Random(seed);
    door = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    Thread.startVirtualThread(this::accept);
  }

  int port() {
    return door.getLocalPort();
  }

  /** Nobody comes through any more, or everybody again. */
  void cut(boolean now) {
    cut = now;
    if (now) {
      List.copyOf(open).forEach(this::end);
    }
  }

  /** From now on everything takes so many milliseconds more, each way. */
  void delay(long millis) {
    delay = millis;
  }

  String address() {
    return "http://127.0.0.1:" + door.getLocalPort();
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket caller = door.accept();
        Thread.startVirtualThread(() -> connect(caller));
      } catch (IOException e) {
        return; // it was closed
      }
    }
  }

  private void connect(Socket caller) {
    open.add(caller);
    Socket server = cut ? null : anyServer();
    if (server == null) {
      end(caller);
      return;
    }
    open.add(server);
    Thread.startVirtualThread(() -> pass(caller, server));
    pass(server, caller);
  }

  private @Nullable Socket anyServer() {
    var order = new ArrayList<>(ports);
    synchronized (random) {
      Collections.shuffle(order, random);
    }
    for (int port : order) {
      var socket = new Socket();
      try {
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE);
        return socket;
      } catch (IOException e) {
        end(socket); // the next one
      }
    }
    return null;
  }

  private void pass(Socket from, Socket to) {
    try {
      InputStream in = from.getInputStream();
      var part = new byte[1 << 16];
      for (int read = in.read(part); read >= 0; read = in.read(part)) {
        Thread.sleep(delay);
        to.getOutputStream().write(part, 0, read);
      }
    } catch (IOException | InterruptedException e) {
      // one of them is gone, and so are both
    } finally {
      end(from);
      end(to);
    }
  }

  private void end(Socket socket) {
    open.remove(socket);
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
    List.copyOf(open).forEach(this::end);
  }
}
