package nonpareil.server.http;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import nonpareil.server.health.LastingThread;
import nonpareil.server.store.StoreException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Other servers on the same store. Every few seconds this one asks who was renamed, signed out or
 * deleted: one question for all, whose answer is empty mostly. Whoever is signed out there hears
 * nothing more here.
 */
final class Neighbours implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Neighbours.class);
  private static final Duration EACH = Duration.ofSeconds(2);
  private static final int MINUTE = 30;

  private final People people;
  private final Sockets sockets;
  private final Runnable finish;
  private final CountDownLatch stop = new CountDownLatch(1);
  private final LastingThread thread =
      new LastingThread(Thread.ofPlatform().name("neighbours").daemon(), this::run);

  /**
   * @param finish forgets those whom a server was about to forget when it stopped
   */
  Neighbours(People people, Sockets sockets, Runnable finish) {
    this.people = people;
    this.sockets = sockets;
    this.finish = finish;
  }

  void start() {
    thread.start();
  }

  private void run() {
    try {
      for (int turn = 1; !stop.await(EACH.toMillis(), TimeUnit.MILLISECONDS); turn++) {
        look();
        if (turn % MINUTE == 0) {
          Thread.startVirtualThread(finish); // it may take a while
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("never asked for", e);
    }
  }

  void look() {
    try {
      Set<String> changed = people.changedElsewhere();
      if (!changed.isEmpty()) {
        sockets.checkAgain(changed);
      }
    } catch (StoreException e) { // it is asked again
      LOG.warn("it is not known who was signed out elsewhere");
    }
  }

  @Override
  public void close() {
    stop.countDown();
  }
}
