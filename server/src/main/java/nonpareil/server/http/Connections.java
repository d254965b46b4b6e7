package nonpareil.server.http;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.jspecify.annotations.Nullable;

/**
 * The connections that are open: so many in all and of an address, and none on which a request is
 * half sent, or half answered, for ever. One too many is told so by an answer; who does not even
 * ask is cut off soon. Connections of a proxy are counted in all only: it speaks for many.
 */
final class Connections
    implements SelectorManager.AcceptListener, Connection.Listener, HttpConfiguration.Customizer {

  /** An attribute of requests that are refused because too many connections are open. */
  static final String FULL = "nonpareil.full";

  private static final int ALL = 25_000;
  private static final int OF_ADDRESS = 400;

  /** One too many is not even told so when there are so many of them. */
  private static final int TURNED_AWAY = 1_000;

  /** What may wait to be accepted: thousands who come back after a restart. */
  private static final int ACCEPT_QUEUE = 4096;

  private static final Duration IDLE = Duration.ofSeconds(30);
  private static final Duration LAST_WORD = Duration.ofSeconds(5);

  /** A whole request with its answer may take so much longer than the head of one. */
  private static final int WHOLE = 15;

  private static final int LOOKS = 4; // within the time that a head may take

  /** One connection. Who watches it reads what those who use it write. */
  private static final class Line {
    private final @Nullable String address;
    private volatile boolean tooMany;

    /** Until it becomes a socket. */
    private volatile @Nullable Connection http;

    /** When the request that is being answered began; 0 for none. */
    private volatile long began;

    /** What had come when the last answer ended. */
    private volatile long heard;

    /** Since when there is part of a head; 0 for nothing. For the one who watches. */
    private long half;

    private Line(@Nullable String address) {
      this.address = address;
    }
  }

  private final Limits limits;
  private final Callers callers;
  private final long patience;
  private final Map<SelectableChannel, Line> open = new ConcurrentHashMap<>();
  private final Map<String, Integer> ofAddress = new ConcurrentHashMap<>();
  private final AtomicInteger turnedAway = new AtomicInteger();
  private @Nullable Thread watch;

  /**
   * @param patience how long the head of a request may take
   */
  Connections(Limits limits, Callers callers, Duration patience) {
    this.limits = limits;
    this.callers = callers;
    this.patience = patience.toNanos();
  }

  /** Where connections come in. */
  ServerConnector connector(Server server, HttpConfiguration http, String host, int port) {
    http.addCustomizer(this);
    var connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(host);
    connector.setPort(port);
    connector.setAcceptQueueSize(ACCEPT_QUEUE);
    connector.setIdleTimeout(IDLE.toMillis());
    connector.addBean(this);
    watch = Thread.ofVirtual().name("connections").start(this::watch);
    return connector;
  }

  int size() {
    return open.size();
  }

  // ---- how many

  @Override
  public void onAccepting(SelectableChannel channel) {
    var line = new Line(addressOf(channel));
    boolean room = limits.allowsOpen(open.size(), ALL);
    open.put(channel, line);
    if (line.address != null) {
      room &= limits.allowsOpen(ofAddress.merge(line.address, 1, Integer::sum) - 1, OF_ADDRESS);
    }
    if (!room) {
      line.tooMany = true;
      turnedAway.incrementAndGet();
    }
  }

  @Override
  public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
    onClosed(channel);
  }

  @Override
  public void onClosed(SelectableChannel channel) {
    Line line = open.remove(channel);
    if (line == null) {
      return;
    }
    if (line.address != null) {
      ofAddress.computeIfPresent(line.address, (_, count) -> count == 1 ? null : count - 1);
    }
    if (line.tooMany) {
      turnedAway.decrementAndGet();
    }
  }

  /** Null for a proxy, and for one that has gone already. */
  private @Nullable String addressOf(SelectableChannel channel) {
    try {
      return channel instanceof SocketChannel socket
              && socket.getRemoteAddress() instanceof InetSocketAddress remote
          ? callers.direct(remote.getAddress())
          : null;
    } catch (IOException e) {
      return null;
    }
  }

  // ---- how long

  private @Nullable Line line(EndPoint end) {
    return end.getTransport() instanceof SelectableChannel channel ? open.get(channel) : null;
  }

  @Override
  public void onOpened(Connection connection) {
    Line line = line(connection.getEndPoint());
    if (line == null || !(connection instanceof ConnectionMetaData)) {
      return; // a socket: those have their pings
    }
    line.http = connection;
    if (line.tooMany) {
      connection.getEndPoint().setIdleTimeout(LAST_WORD.toMillis());
      if (turnedAway.get() > TURNED_AWAY) {
        connection.getEndPoint().close();
      }
    }
  }

  @Override
  public void onClosed(Connection connection) {
    Line line = line(connection.getEndPoint());
    if (line != null && line.http == connection) {
      line.http = null;
    }
  }

  /** A request has come. */
  @Override
  public Request customize(Request request, HttpFields.Mutable answer) {
    Connection connection = request.getConnectionMetaData().getConnection();
    Line line = line(connection.getEndPoint());
    if (line != null) {
      line.began = System.nanoTime() | 1;
      Request.addCompletionListener(
          request,
          _ -> {
            line.heard = connection.getBytesIn();
            line.began = 0;
          });
      if (line.tooMany) {
        request.setAttribute(FULL, true);
        throw new HttpException.RuntimeException(503, "too many connections");
      }
    }
    return request;
  }

  private void watch() {
    try {
      while (true) {
        TimeUnit.NANOSECONDS.sleep(patience / LOOKS);
        long now = System.nanoTime() | 1;
        open.values().forEach(line -> look(line, now));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the end
    }
  }

  private void look(Line line, long now) {
    Connection http = line.http;
    long began = line.began;
    if (http == null) {
      return;
    }
    if (began != 0 || http.getBytesIn() <= line.heard) {
      line.half = 0;
      if (began == 0 || now - began <= WHOLE * patience) {
        return;
      }
    } else if (line.half == 0) {
      line.half = now;
      return;
    } else if (now - line.half <= patience) {
      return;
    }
    http.getEndPoint().close();
  }

  void stop() {
    if (watch != null) {
      watch.interrupt();
    }
  }
}
