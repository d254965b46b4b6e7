package nonpareil.server.clock;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import nonpareil.server.health.Faults;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Timers in real time: one thread waits and beats, each task runs on a thread of its own. */
public final class WallTimers implements Timers {

  private static final Logger LOG = LoggerFactory.getLogger(WallTimers.class);

  private final Pulse pulse = new Pulse(System::nanoTime);
  private final ScheduledThreadPoolExecutor executor;
  private final Future<?> beats;

  public WallTimers() {
    executor =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().name("table-timers").daemon().factory());
    executor.setRemoveOnCancelPolicy(true);
    long nanos = Pulse.BEAT.toNanos();
    beats =
        executor.scheduleWithFixedDelay(() -> run(pulse::beat), nanos, nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public Pulse pulse() {
    return pulse;
  }

  @Override
  public Appointment after(Duration time, Runnable task) {
    var waiting = new Waiting(pulse.awake().plus(time), task);
    waiting.go();
    return waiting;
  }

  /** Waits on if the server stood still while it waited. */
  private final class Waiting implements Appointment {
    private final Duration until;
    private final Runnable task;
    private boolean cancelled;
    private @Nullable Future<?> future;

    Waiting(Duration until, Runnable task) {
      this.until = until;
      this.task = task;
    }

    synchronized void go() {
      if (cancelled) {
        return;
      }
      long nanos = until.minus(pulse.awake()).toNanos();
      if (nanos <= 0) {
        run(() -> Thread.startVirtualThread(() -> run(task)));
        return;
      }
      try {
        future = executor.schedule(() -> run(this::go), nanos, TimeUnit.NANOSECONDS);
      } catch (RejectedExecutionException e) {
        cancelled = true; // the server is stopping
      }
    }

    @Override
    public synchronized void cancel() {
      cancelled = true;
      Future<?> next = future;
      if (next != null) {
        next.cancel(false);
      }
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
    beats.cancel(false);
    executor.shutdownNow();
  }
}
