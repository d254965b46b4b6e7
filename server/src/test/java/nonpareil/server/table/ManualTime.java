package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.PriorityQueue;
import nonpareil.server.clock.Pulse;
import nonpareil.server.clock.Timers;
import org.jspecify.annotations.Nullable;

/** A clock that stands until the test moves it, and then everything due happens in order. */
final class ManualTime implements InstantSource, Timers {

  static final Instant BEGINNING = Instant.parse("2026-11-15T12:00:00Z");

  private static final class Task implements Appointment {
    private final Duration time;
    private final long order;
    private final Runnable deed;
    private volatile boolean cancelled;

    Task(Duration time, long order, Runnable deed) {
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
  private Instant wall;
  private long nanos;
  private final Pulse pulse = new Pulse(() -> nanos);
  private long order;
  private boolean closed;

  ManualTime() {
    this(BEGINNING);
  }

  ManualTime(Instant wall) {
    this.wall = wall;
  }

  @Override
  public synchronized Instant instant() {
    return wall;
  }

  /** By a clock nobody can set. */
  synchronized long nanos() {
    return nanos;
  }

  @Override
  public Pulse pulse() {
    return pulse;
  }

  @Override
  public synchronized Appointment after(Duration time, Runnable deed) {
    var task = new Task(pulse.awake().plus(time), order++, deed);
    if (!closed) {
      tasks.add(task);
    }
    return task;
  }

  /** The next time at which something is due, at the latest a limit. */
  private synchronized @Nullable Task next(Duration limit) {
    while (!tasks.isEmpty() && tasks.peek().cancelled) {
      tasks.remove();
    }
    Task next = tasks.peek();
    if (next == null || next.time.compareTo(limit) > 0) {
      goOn(limit);
      return null;
    }
    tasks.remove();
    goOn(next.time);
    return next;
  }

  /** Beats all the while. */
  private void goOn(Duration until) {
    for (Duration left = left(until); left.isPositive(); left = left(until)) {
      sleep(left.compareTo(Pulse.MOST) < 0 ? left : Pulse.MOST);
      pulse.beat();
    }
  }

  private Duration left(Duration until) {
    return until.minus(pulse.awake());
  }

  /** What is done after everything that was due. */
  Runnable after = () -> {};

  void advance(Duration time) {
    Duration end = pulse.awake().plus(time);
    for (Task task = next(end); task != null; task = next(end)) {
      task.deed.run();
      after.run();
    }
  }

  /** Time goes by in which nobody is up: there is no server, or it stands still. */
  synchronized void sleep(Duration time) {
    wall = wall.plus(time);
    nanos += time.toNanos();
  }

  /** Somebody sets the clock on the wall. */
  synchronized void jump(Duration by) {
    wall = wall.plus(by);
  }

  /** A new server has new timers. */
  synchronized void reset() {
    pulse.beat();
    tasks.clear();
    closed = false;
  }

  @Override
  public synchronized void close() {
    closed = true;
    tasks.clear();
  }
}
