package nonpareil.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import nonpareil.server.health.Faults;
import nonpareil.server.health.LastingThread;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that writes. Whatever waits is written in one transaction, so that many writes
 * share the wait for the disk; a future is completed after the commit. If a group fails its writes
 * are tried one by one, so that one that is refused, or throws whatever it likes, does not take the
 * others with it.
 */
final class Writes implements AutoCloseable {

  /** Something to be written within a transaction. */
  interface Change {
    void write(Handle handle);
  }

  private record Job(Change change, CompletableFuture<Void> done, boolean last) {}

  private static final Logger LOG = LoggerFactory.getLogger(Writes.class);
  private static final int MOST_AT_ONCE = 512;
  private static final int CONFLICT = 19; // SQLITE_CONSTRAINT: the store is well, the write is not
  private static final long LONG = TimeUnit.SECONDS.toNanos(10);
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Jdbi jdbi;
  private final LongSupplier nanos;
  private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
  private final LastingThread thread;

  /** What is being written; the writer's own. */
  private final List<Job> group = new ArrayList<>();

  private boolean stop;
  private @Nullable Handle handle;
  private volatile boolean closed;
  private volatile boolean failing;
  private volatile @Nullable Long busySince;

  Writes(Jdbi jdbi, LongSupplier nanos) {
    this.jdbi = jdbi;
    this.nanos = nanos;
    thread = new LastingThread(Thread.ofPlatform().name("store-writer").daemon(), this::run);
    thread.start();
  }

  CompletableFuture<Void> submit(Change change) {
    var job = new Job(change, new CompletableFuture<>(), false);
    if (closed) {
      job.done.completeExceptionally(new StoreException("the store is closed", null));
    } else {
      queue.add(job);
    }
    return job.done;
  }

  /** Why nothing can be written now; null if all is well. */
  @Nullable String trouble() {
    if (!thread.isAlive()) {
      return "the writer does not run";
    }
    Long since = busySince;
    if (since != null && nanos.getAsLong() - since > LONG) {
      return "the store does not answer";
    }
    return failing ? "the store cannot be written" : null;
  }

  private void run() {
    refuse(group, "the writer had to be replaced"); // left behind by the thread before
    giveUp(false);
    while (!stop) {
      busySince = null;
      group.clear();
      try {
        group.add(queue.take());
      } catch (InterruptedException e) {
        continue; // never asked for
      }
      busySince = nanos.getAsLong();
      queue.drainTo(group, MOST_AT_ONCE - 1);
      stop = group.removeIf(job -> job.last);
      if (!group.isEmpty()) {
        write(group);
      }
    }
    disconnect();
  }

  private static void refuse(List<Job> jobs, String why) {
    jobs.forEach(job -> job.done.completeExceptionally(new StoreException(why, null)));
    jobs.clear();
  }

  private void write(List<Job> jobs) {
    Throwable failure = tryAll(jobs);
    if (failure == null) {
      failing = false;
      jobs.forEach(job -> job.done.complete(null));
    } else if (jobs.size() == 1) {
      Throwable root = rootOf(failure);
      failing |= isOfTheStore(root);
      LOG.atWarn().addKeyValue("cause", kindOf(root)).log("a write failed");
      jobs.getFirst().done.completeExceptionally(new StoreException("not stored", failure));
    } else {
      jobs.forEach(job -> write(List.of(job)));
    }
  }

  private static Throwable rootOf(Throwable failure) {
    Throwable root = failure;
    for (Throwable t = failure.getCause(); t != null; t = t.getCause()) {
      root = t;
    }
    return root;
  }

  private static boolean isOfTheStore(Throwable root) {
    return root instanceof SQLException e && (e.getErrorCode() & 0xff) != CONFLICT;
  }

  /** The kind of failure only: messages may quote what was to be written. */
  private static String kindOf(Throwable root) {
    String kind = root.getClass().getSimpleName();
    return root instanceof SQLException e ? kind + " " + e.getErrorCode() : kind;
  }

  private @Nullable Throwable tryAll(List<Job> jobs) {
    try {
      Handle h = connected();
      h.begin();
      for (Job job : jobs) {
        job.change.write(h);
      }
      h.commit();
      return null;
    } catch (Throwable e) {
      Faults.survive(e);
      giveUp(e instanceof RuntimeException);
      return e;
    }
  }

  /**
   * Nothing of the transaction stays.
   *
   * @param usable whether the connection can be trusted; else the next group gets a new one
   */
  private void giveUp(boolean usable) {
    Handle h = handle;
    if (h == null) {
      return;
    }
    try {
      if (h.isInTransaction()) {
        h.rollback();
      }
      if (usable) {
        return;
      }
    } catch (Throwable e) {
      Faults.survive(e); // the connection itself is broken
    }
    disconnect();
  }

  private Handle connected() {
    Handle h = handle;
    if (h == null) {
      h = jdbi.open();
      handle = h;
    }
    return h;
  }

  private void disconnect() {
    Handle h = handle;
    handle = null;
    if (h != null) {
      try {
        h.close();
      } catch (Throwable e) {
        Faults.survive(e);
        LOG.atWarn().addKeyValue("cause", kindOf(rootOf(e))).log("closing a connection failed");
      }
    }
  }

  /** What was submitted before is written. */
  @Override
  public void close() {
    closed = true;
    queue.add(new Job(_ -> {}, new CompletableFuture<>(), true));
    try {
      if (!thread.join(PATIENCE)) {
        LOG.warn("the writer does not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    var late = new ArrayList<Job>();
    queue.drainTo(late);
    refuse(late, "the store is closed");
  }
}
