package nonpareil.server.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import nonpareil.server.health.Faults;
import nonpareil.server.health.LastingThread;
import nonpareil.server.replay.Pool;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The few threads on which computer players think, and other work that would keep people waiting is
 * done. People take turns: who has many tables waits for oneself, not for others.
 */
public final class Computers implements Pool, AutoCloseable {

  private record Job(String owner, Runnable work, long since) {}

  private static final Logger LOG = LoggerFactory.getLogger(Computers.class);

  /** What somebody may have waiting at most. */
  private static final int MOST_WAITING = 200;

  /** How many choices of a level are remembered for how long they took. */
  private static final int LATELY = 32;

  /** Nothing anybody thinks about takes as long. */
  private static final long STUCK = TimeUnit.MINUTES.toNanos(2);

  private final List<LastingThread> threads = new ArrayList<>();
  private final int mostRunning;
  private final LongSupplier nanos;

  /** Those who wait, in turn; each with one's own jobs in order. */
  private final Deque<String> turns = new ArrayDeque<>();

  private final Map<String, Deque<Job>> waiting = new HashMap<>();
  private final Map<String, Integer> running = new HashMap<>();
  private final Map<String, Deque<Duration>> lately = new HashMap<>();
  private long lastDone;
  private int waitingJobs;
  private int runningJobs;
  private boolean closed;
  private volatile @Nullable Meters meters;

  /**
   * @param threads how many of them; one for each core but one is a good number
   */
  public Computers(int threads) {
    this(threads, System::nanoTime);
  }

  Computers(int threads, LongSupplier nanos) {
    this.nanos = nanos;
    lastDone = nanos.getAsLong();
    int count = Math.max(1, threads);
    mostRunning = Math.max(1, count / 2);
    for (int i = 0; i < count; i++) {
      var builder =
          Thread.ofPlatform().name("computer-" + (i + 1)).daemon().priority(Thread.MIN_PRIORITY);
      this.threads.add(new LastingThread(builder, this::run));
    }
    this.threads.forEach(LastingThread::start);
  }

  void meters(Meters counting) {
    meters = counting;
  }

  @Override
  public synchronized boolean submit(String owner, Runnable work) {
    Deque<Job> own = waiting.computeIfAbsent(owner, _ -> new ArrayDeque<>());
    if (closed || own.size() >= MOST_WAITING) {
      return false;
    }
    if (own.isEmpty()) {
      turns.add(owner);
    }
    if (waitingJobs == 0 && runningJobs == 0) {
      lastDone = nanos.getAsLong(); // there was nothing to do
    }
    own.add(new Job(owner, work, System.nanoTime()));
    waitingJobs++;
    notifyAll();
    return true;
  }

  /** How many jobs wait for a thread. */
  public synchronized int waiting() {
    return waitingJobs;
  }

  private void run() {
    for (Job job = next(); job != null; job = next()) {
      long began = System.nanoTime();
      try {
        job.work.run();
      } catch (Throwable e) {
        Faults.survive(e);
        LOG.atError().setCause(e).log("a computer failed");
      } finally {
        done(job);
      }
      Meters counting = meters;
      if (counting != null) {
        counting.thought(began - job.since, System.nanoTime() - began);
      }
    }
  }

  /** Why nobody thinks any more; null if all is well. */
  synchronized @Nullable String trouble() {
    if (!threads.stream().allMatch(LastingThread::isAlive)) {
      return "the threads of the computers do not run";
    }
    return waitingJobs > 0 && nanos.getAsLong() - lastDone > STUCK
        ? "the computers do not get on"
        : null;
  }

  private synchronized @Nullable Job next() {
    while (true) {
      if (closed) {
        return null;
      }
      Job job = take();
      if (job != null) {
        return job;
      }
      try {
        wait();
      } catch (InterruptedException e) {
        // left over from a job; nobody ends these threads so
      }
    }
  }

  /** The first job of the next one in turn who has not too many running. */
  private @Nullable Job take() {
    for (int i = turns.size(); i > 0; i--) {
      String owner = turns.remove();
      if (running.getOrDefault(owner, 0) >= mostRunning) {
        turns.add(owner);
        continue;
      }
      Deque<Job> own = waiting.getOrDefault(owner, new ArrayDeque<>());
      Job job = own.remove();
      if (own.isEmpty()) {
        waiting.remove(owner);
      } else {
        turns.add(owner);
      }
      running.merge(owner, 1, Integer::sum);
      waitingJobs--;
      runningJobs++;
      return job;
    }
    return null;
  }

  private synchronized void done(Job job) {
    running.computeIfPresent(job.owner, (_, n) -> n == 1 ? null : n - 1);
    runningJobs--;
    lastDone = nanos.getAsLong();
    notifyAll();
  }

  /** Whether nothing waits or runs. */
  synchronized boolean isIdle() {
    return waitingJobs == 0 && runningJobs == 0;
  }

  // ---- how long thinking takes, so that a choice without a choice takes as long

  /** A choice took so long, the wait for a thread included. */
  synchronized void took(String level, Duration time) {
    Deque<Duration> times = lately.computeIfAbsent(level, _ -> new ArrayDeque<>());
    times.addLast(time.isNegative() ? Duration.ZERO : time);
    if (times.size() > LATELY) {
      times.removeFirst();
    }
  }

  /** How long one of the last choices took; no time if there was none. */
  synchronized Duration oneOfTheLast(String level, RandomGenerator chance) {
    Deque<Duration> times = lately.getOrDefault(level, new ArrayDeque<>());
    long skipped = times.isEmpty() ? 0 : chance.nextInt(times.size());
    return times.stream().skip(skipped).findFirst().orElse(Duration.ZERO);
  }

  /** What runs is let run out; what waits is dropped. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    for (LastingThread thread : threads) {
      try {
        if (!thread.join(Duration.ofSeconds(10))) {
          LOG.warn("a computer still thinks");
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
