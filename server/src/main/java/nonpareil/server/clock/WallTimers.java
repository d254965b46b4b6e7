package nonpareil.server.clock;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import nonpareil.server.health.Faults;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Timers by the real clock: one thread waits, each task runs on a thread of its own. */
public final class WallTimers implements Timers {

  private static final Logger LOG = LoggerFactory.getLogger(WallTimers.class);

  private final InstantSource clock;
  private final ScheduledThreadPoolExecutor executor;

  public WallTimers(InstantSource clock) {
    this.clock = clock;
    executor =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().name("table-timers").daemon().factory());
    executor.setRemoveOnCancelPolicy(true);
  }

  @Override
  public Appointment at(Instant time, Runnable task) {
    long nanos = Math.max(0, Duration.between(clock.instant(), time).toNanos());
    try {
      Future<?> future =
          executor.schedule(
              () -> run(() -> Thread.startVirtualThread(() -> run(task))),
              nanos,
              TimeUnit.NANOSECONDS);
      return () -> future.cancel(false);
    } catch (RejectedExecutionException e) {
      return () -> {}; // the server is stopping
    }
  }

  private static void run(Runnable task) {
    try {
      task.run();
    } catch (Throwable e) {
      Faults.survive(e);
      LOG.atError().setCause(e).log("a timer failed");
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
