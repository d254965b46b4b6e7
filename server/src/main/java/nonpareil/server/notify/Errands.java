package nonpareil.server.notify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import nonpareil.server.health.Faults;
import nonpareil.server.health.LastingThread;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What has to be sent, and the few threads that do it. However slow the others are, nobody else
 * waits: what finds no room is left undone.
 */
final class Errands implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Errands.class);
  private static final Duration SHORTLY = Duration.ofMillis(200);

  private final LinkedBlockingQueue<Runnable> queue;
  private final List<LastingThread> threads = new ArrayList<>();
  private volatile boolean closed;

  Errands(int workers, int most) {
    queue = new LinkedBlockingQueue<>(most);
    for (int i = 0; i < workers; i++) {
      var thread = new LastingThread(Thread.ofPlatform().name("notify-" + i).daemon(), this::run);
      threads.add(thread);
      thread.start();
    }
  }

  /** Whether there was room for it. */
  boolean add(Runnable errand) {
    boolean added = !closed && queue.offer(errand);
    if (!added && !closed) {
      LOG.warn("too much to tell: left out");
    }
    return added;
  }

  private void run() {
    while (!closed) {
      try {
        Runnable next = queue.take();
        next.run();
      } catch (InterruptedException e) {
        return;
      } catch (Throwable e) {
        Faults.survive(e);
        LOG.atWarn().setCause(e).log("somebody could not be told");
      }
    }
  }

  /** Whatever is on the way is left alone: the threads end with the process. */
  @Override
  public void close() {
    closed = true;
    queue.clear();
    threads.forEach(_ -> queue.offer(() -> {})); // wakes one that waits
    for (LastingThread thread : threads) {
      try {
        if (!thread.join(SHORTLY)) {
          return; // somebody hangs; it cannot harm
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
