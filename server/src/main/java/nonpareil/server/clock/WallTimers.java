package nonpareil.server.clock;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import nonpareil.server.health.Faults;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Timers in real time: a thread waits and beats, each task runs on a small one of its own. */
public final class WallTimers implements Timers {

  private static final Logger LOG = LoggerFactory.getLogger(WallTimers.class);

  private final Pulse pulse = new Pulse(System::nanoTime);
  private final ScheduledThreadPoolExecutor executor;
  private final Future<?> beats;

  /** How a task is begun. */
  private final Consumer<Runnable> beginning;

  public WallTimers() {
    this("table-timers", 1, Thread::startVirtualThread);
  }

  private WallTimers(String name, int threads, Consumer<Runnable> beginning) {
    this.beginning = beginning;
    executor =
        new ScheduledThreadPoolExecutor(threads, Thread.ofPlatform().name(name).daemon().factory());
    executor.setRemoveOnCancelPolicy(true);
    long nanos = Pulse.BEAT.toNanos();
    beats =
        executor.scheduleWithFixedDelay(() -> run(pulse::beat), nanos, nanos, TimeUnit.NANOSECONDS);
  }

  /**
   * For what must not come late: tasks run one after the other on a thread that the system runs
   * beside all others, however many small ones wait for their turn.
   */
  public static WallTimers punctual(String name) {
    return new WallTimers(name, 2, Runnable::run); // one of the threads beats
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
        run(() -> beginning.accept(() -> run(task)));
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
