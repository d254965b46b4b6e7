package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.PriorityQueue;
import nonpareil.server.clock.Timers;
import org.jspecify.annotations.Nullable;

/** A clock that stands until the test moves it, and then everything due happens in order. */
final class ManualTime implements InstantSource, Timers {

  static final Instant BEGINNING = Instant.parse("2026-11-15T12:00:00Z");

  private static final class Task implements Appointment {
    private final Instant time;
    private final long order;
    private final Runnable deed;
    private volatile boolean cancelled;

    Task(Instant time, long order, Runnable deed) {
      this.time = time;
      this.order = order;
      this.deed = deed;
    }

    @Override
    public void cancel() {
      cancelled = true;
    }
  }

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparing((Task t) -> t.time).thenComparingLong(t -> t.order));
  private Instant now;
  private long order;
  private boolean closed;

  ManualTime() {
    this(BEGINNING);
  }

  ManualTime(Instant now) {
    this.now = now;
  }

  @Override
  public synchronized Instant instant() {
    return now;
  }

  @Override
  public synchronized Appointment at(Instant time, Runnable deed) {
    var task = new Task(time, order++, deed);
    if (!closed) {
      tasks.add(task);
    }
    return task;
  }

  /** The next time at which something is due, at the latest a limit. */
  private synchronized @Nullable Task next(Instant limit) {
    while (!tasks.isEmpty() && tasks.peek().cancelled) {
      tasks.remove();
    }
    Task next = tasks.peek();
    if (next == null || next.time.isAfter(limit)) {
      now = limit;
      return null;
    }
    tasks.remove();
    now = next.time.isAfter(now) ? next.time : now;
    return next;
  }

  void advance(Duration time) {
    Instant end = instant().plus(time);
    for (Task task = next(end); task != null; task = next(end)) {
      task.deed.run();
    }
  }

  /** Time goes by in which nobody is up. */
  synchronized void sleep(Duration time) {
    now = now.plus(time);
  }

  /** A new server has new timers. */
  synchronized void reset() {
    tasks.clear();
    closed = false;
  }

  @Override
  public synchronized void close() {
    closed = true;
    tasks.clear();
  }
}
