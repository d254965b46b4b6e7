package nonpareil.server.health;

import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Small jobs that nobody waits for, each on a thread of its own; one that fails is told. */
public final class Background {

  private static final Logger LOG = LoggerFactory.getLogger(Background.class);

  private final AtomicInteger running = new AtomicInteger();

  /**
   * Begins a job.
   *
   * @param what in words for the log, if it fails
   */
  public void run(String what, Runnable job) {
    running.incrementAndGet();
    Thread.startVirtualThread(
        () -> {
          try {
            job.run();
          } catch (Throwable e) {
            Faults.survive(e);
            LOG.atWarn().addKeyValue("what", what).setCause(e).log("not done");
          } finally {
            running.decrementAndGet();
          }
        });
  }

  /** Whether all that was begun is done. */
  public boolean isQuiet() {
    return running.get() == 0;
  }
}
