package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.wire.Json;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** The socket of one open page. Public, because Jetty looks up its methods. */
public final class PageSocket implements Session.Listener.AutoDemanding, Follower {
  private static final int REASON = 100; // a close frame has room for 123 bytes

  private final Sockets sockets;
  private final Person person;
  private final String address;
  private final Bucket messages;
  private final @Nullable CloseCode refused;

  private volatile @Nullable Session session;
  private volatile @Nullable Outbox outbox;
  private volatile long lastSign;
  private volatile boolean closing;
  private boolean gone;

  /**
   * @param refused why it is closed as soon as it is open
   */
  PageSocket(Sockets sockets, Person person, String address, @Nullable CloseCode refused) {
    this.sockets = sockets;
    this.person = person;
    this.address = address;
    this.messages = sockets.limits().bucket(Limit.MESSAGE);
    this.refused = refused;
    this.lastSign = System.nanoTime();
  }

  @Override
  public Person person() {
    return person;
  }

  String address() {
    return address;
  }

  @Override
  public void send(ObjectNode message) {
    Outbox to = outbox;
    if (to != null) {
      to.add(Json.text(message));
    }
  }

  // ---- what Jetty tells

  @Override
  public void onWebSocketOpen(Session opened) {
    session = opened;
    outbox = new Outbox(opened, () -> close(CloseCode.NO_LIFE, "too slow"));
    CloseCode why = refused != null ? refused : sockets.add(this);
    if (why != null) {
      close(why, why.reason);
      return;
    }
    send(sockets.hello());
  }

  @Override
  public void onWebSocketText(String text) {
    lastSign = System.nanoTime();
    if (closing) {
      return;
    }
    if (!sockets.limits().allows(messages)) {
      close(CloseCode.TOO_MANY, "too many messages");
      return;
    }
    synchronized (this) { // so that nothing is handled after this socket has gone
      if (!gone) {
        sockets.messages().handle(this, text);
      }
    }
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    close(CloseCode.BAD_FRAME, "text only");
  }

  @Override
  public void onWebSocketPong(ByteBuffer payload) {
    lastSign = System.nanoTime();
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    // a closed connection or a broken frame; Jetty closes, and says so below
  }

  @Override
  public void onWebSocketClose(int code, String reason, Callback callback) {
    Outbox box = outbox;
    if (box != null) {
      box.close();
    }
    synchronized (this) {
      if (!gone) {
        gone = true;
        if (refused == null) {
          sockets.gone(this, code);
        }
      }
    }
    callback.succeed();
  }

  // ---- signs of life

  /** Closes it if nothing was heard for long, else asks for a sign. */
  void check(long now, long patience) {
    Session s = session;
    if (s == null || !s.isOpen()) {
      return;
    }
    if (now - lastSign > patience) {
      close(CloseCode.NO_LIFE, CloseCode.NO_LIFE.reason);
    } else {
      s.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }
  }

  /** Says goodbye; who does not answer is cut off. */
  void close(CloseCode code, String reason) {
    Session s = session;
    if (s == null || closing) {
      return;
    }
    closing = true;
    Outbox box = outbox;
    if (box != null) {
      box.close();
    }
    s.close(code.number, reason.substring(0, Math.min(reason.length(), REASON)), Callback.NOOP);
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                TimeUnit.SECONDS.sleep(2);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              s.disconnect();
            });
  }
}
