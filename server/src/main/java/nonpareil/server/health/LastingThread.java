package nonpareil.server.health;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A thread for a loop that must not end before it wants to: one that dies is replaced. */
public final class LastingThread {

  private static final long BREATH = TimeUnit.MILLISECONDS.toNanos(50);

  private final Thread.Builder.OfPlatform builder;
  private final Runnable loop;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile Thread thread;

  /**
   * @param loop begins anew after it has thrown anything
   */
  public LastingThread(Thread.Builder.OfPlatform builder, Runnable loop) {
    this.builder = builder;
    this.loop = loop;
    thread = builder.unstarted(this::run);
  }

  public void start() {
    thread.start();
  }

  private void run() {
    boolean done = false;
    try {
      loop.run();
      done = true;
    } catch (Throwable fault) {
      Faults.uncaught(fault);
    } finally {
      if (done) {
        ended.countDown();
      } else {
        replace();
      }
    }
  }

  private void replace() {
    Thread next =
        builder.unstarted(
            () -> {
              LockSupport.parkNanos(BREATH); // what fails at once must not fail all the time
              run();
            });
    thread = next;
    next.start();
  }

  /** Whether the loop runs. */
  public boolean isAlive() {
    return thread.isAlive() && ended.getCount() > 0;
  }

  /** Waits until the loop has ended as it wanted; whether it has. */
  public boolean join(Duration time) throws InterruptedException {
    return ended.await(time.toNanos(), TimeUnit.NANOSECONDS);
  }
}
