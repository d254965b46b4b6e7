package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Message;
import nonpareil.server.request.Person;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/** The socket of one open page. Public, because Jetty looks up its methods. */
public final class PageSocket implements Session.Listener.AutoDemanding, Follower {
  private static final int REASON = 100; // a close frame has room for 123 bytes
  private static final int MOST_PARTS = 256; // of one message

  private final Sockets sockets;
  private final Person person;
  private final @Nullable String token;
  private final String address;
  private final Bucket messages;
  private final Bucket signs;
  private final @Nullable CloseCode refused;

  /** What has come of a message; only Jetty's calls touch it, one after the other. */
  private final StringBuilder part = new StringBuilder();

  private int parts;

  /** Since when there is part of a message; 0 for none. */
  private volatile long half;

  private volatile @Nullable Session session;
  private volatile @Nullable Outbox outbox;
  private volatile long lastSign;
  private volatile @Nullable CloseCode closed;
  private boolean gone;

  /**
   * @param token by which the person was known; null for a guest
   * @param refused why it is closed as soon as it is open
   */
  PageSocket(
      Sockets sockets,
      Person person,
      @Nullable String token,
      String address,
      @Nullable CloseCode refused) {
    this.sockets = sockets;
    this.person = person;
    this.token = token;
    this.address = address;
    this.messages = sockets.limits().bucket(Limit.MESSAGE);
    this.signs = sockets.limits().bucket(Limit.SIGN);
    this.refused = refused;
    this.lastSign = System.nanoTime();
  }

  @Override
  public Person person() {
    return person;
  }

  @Nullable String token() {
    return token;
  }

  String address() {
    return address;
  }

  @Override
  public void send(ObjectNode message) {
    send(new Message(message));
  }

  @Override
  public void send(Message message) {
    Outbox to = outbox;
    if (to != null) {
      to.add(message.text());
    }
  }

  @Override
  public void cutOff() {
    close(CloseCode.STOPS, CloseCode.STOPS.reason);
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
    send(sockets.hello(token == null));
  }

  /** Part by part, so that one that never ends is noticed. */
  @Override
  public void onWebSocketPartialText(String text, boolean last) {
    if (closed != null) {
      return;
    }
    if (part.length() + text.length() > Messages.FRAME || ++parts > MOST_PARTS) {
      close(CloseCode.BAD_FRAME, Messages.TOO_LONG);
    } else if (last && part.isEmpty()) {
      received(text);
    } else if (last) {
      String whole = part.append(text).toString();
      part.setLength(0);
      received(whole);
    } else {
      part.append(text);
      half = half == 0 ? System.nanoTime() | 1 : half;
    }
  }

  private void received(String text) {
    parts = 0;
    half = 0;
    lastSign = System.nanoTime();
    if (!mayTalk()) {
      close(CloseCode.TOO_MANY, "too many messages");
      return;
    }
    synchronized (this) { // so that nothing is handled after this socket has gone
      if (!gone) {
        sockets.messages().handle(this, text);
      }
    }
  }

  /** By this socket, by all sockets of its person, and by all of its address. */
  private boolean mayTalk() {
    Limits limits = sockets.limits();
    return limits.allows(messages)
        && limits.allows(Limit.MESSAGE_OF_PERSON, person.id())
        && limits.allows(Limit.MESSAGE_OF_ADDRESS, address);
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    close(CloseCode.BAD_FRAME, "text only");
  }

  @Override
  public void onWebSocketPing(ByteBuffer payload) {
    Session s = session;
    if (isSignAllowed() && s != null) {
      s.sendPong(payload, Callback.NOOP);
    }
  }

  @Override
  public void onWebSocketPong(ByteBuffer payload) {
    if (isSignAllowed()) {
      lastSign = System.nanoTime();
    }
  }

  private boolean isSignAllowed() {
    boolean allowed = closed == null && sockets.limits().allows(signs);
    if (!allowed) {
      close(CloseCode.TOO_MANY, "too many pings");
    }
    return allowed;
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
          sockets.gone(this, ending(code));
        }
      }
    }
    callback.succeed();
  }

  /** A code of ours if the server closed it; what a page says of itself is nobody's label. */
  private String ending(int code) {
    CloseCode ours = closed;
    if (ours != null) {
      return String.valueOf(ours.number);
    }
    return code == StatusCode.NO_CLOSE || code == StatusCode.ABNORMAL ? "lost" : "left";
  }

  // ---- signs of life

  /**
   * Closes it if nothing was heard for long, else asks for a sign.
   *
   * @param unfinished how long a message may take
   */
  void check(long now, long patience, long unfinished) {
    Session s = session;
    if (s == null || !s.isOpen()) {
      return;
    }
    long since = half;
    if (since != 0 && now - since > unfinished) {
      close(CloseCode.BAD_FRAME, "a message without an end");
    } else if (now - lastSign > patience) {
      close(CloseCode.NO_LIFE, CloseCode.NO_LIFE.reason);
    } else {
      s.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }
  }

  /** Says goodbye; who does not answer is cut off. */
  void close(CloseCode code, String reason) {
    Session s = session;
    if (s == null || closed != null) {
      return;
    }
    closed = code;
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
