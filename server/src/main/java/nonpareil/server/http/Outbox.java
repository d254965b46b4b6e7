package nonpareil.server.http;

import java.util.ArrayDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/**
 * What a socket still has to send. Adding never waits: a thread of its own sends as long as there
 * is something. One that takes too long, or for whom too much is waiting, is given up.
 */
final class Outbox {
  private static final int MOST_CHARACTERS = 2_000_000;
  private static final long SECONDS_FOR_ONE = 20;

  private final Session session;
  private final Runnable giveUp;
  private final ArrayDeque<String> waiting = new ArrayDeque<>();
  private int characters;
  private boolean sending;
  private boolean closed;

  /**
   * @param giveUp called once, on a thread that holds nothing, when the other end is too slow
   */
  Outbox(Session session, Runnable giveUp) {
    this.session = session;
    this.giveUp = giveUp;
  }

  synchronized void add(String text) {
    if (closed) {
      return;
    }
    if (characters + text.length() > MOST_CHARACTERS && !waiting.isEmpty()) {
      close();
      Thread.startVirtualThread(giveUp);
      return;
    }
    waiting.add(text);
    characters += text.length();
    if (!sending) {
      sending = true;
      Thread.ofVirtual().name("outbox").start(this::send);
    }
  }

  /** Nothing is sent any more. */
  synchronized void close() {
    closed = true;
    waiting.clear();
    characters = 0;
  }

  private void send() {
    for (String text = next(); text != null; text = next()) {
      try {
        var done = new Callback.Completable();
        session.sendText(text, done);
        done.get(SECONDS_FOR_ONE, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        close();
        giveUp.run();
      } catch (ExecutionException e) { // the socket is closed: Jetty says so to its listener
        close();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        close();
      }
    }
  }

  private synchronized @Nullable String next() {
    String text = waiting.poll();
    if (text == null) {
      sending = false;
      return null;
    }
    characters -= text.length();
    return text;
  }
}
