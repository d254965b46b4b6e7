package nonpareil.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that writes. Whatever waits is written in one transaction, so that many writes
 * share the wait for the disk; a future is completed after the commit. If a group fails its writes
 * are tried one by one, so that one that is refused does not take the others with it.
 */
final class Writes implements AutoCloseable {

  /** Something to be written within a transaction. */
  interface Change {
    void write(Handle handle);
  }

  private record Job(Change change, CompletableFuture<Void> done, boolean last) {}

  private static final Logger LOG = LoggerFactory.getLogger(Writes.class);
  private static final int MOST_AT_ONCE = 512;

  private final Jdbi jdbi;
  private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private @Nullable Handle handle;
  private volatile boolean closed;

  Writes(Jdbi jdbi) {
    this.jdbi = jdbi;
    thread = Thread.ofPlatform().name("store-writer").daemon().start(this::run);
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

  private void run() {
    var group = new ArrayList<Job>();
    boolean stop = false;
    while (!stop) {
      try {
        group.clear();
        group.add(queue.take());
        queue.drainTo(group, MOST_AT_ONCE - 1);
      } catch (InterruptedException e) {
        break; // never asked for
      }
      stop = group.removeIf(job -> job.last);
      if (!group.isEmpty()) {
        write(group);
      }
    }
    disconnect();
  }

  private void write(List<Job> group) {
    Throwable failure = tryAll(group);
    if (failure == null) {
      group.forEach(job -> job.done.complete(null));
    } else if (group.size() == 1) {
      LOG.atWarn().addKeyValue("cause", rootOf(failure)).log("a write failed");
      group.getFirst().done.completeExceptionally(new StoreException("not stored", failure));
    } else {
      group.forEach(job -> write(List.of(job)));
    }
  }

  /** The kind of failure only: messages may quote what was to be written. */
  private static String rootOf(Throwable failure) {
    Throwable root = failure;
    for (Throwable t = failure.getCause(); t != null; t = t.getCause()) {
      root = t;
    }
    return root instanceof SQLException e
        ? e.getClass().getSimpleName() + " " + e.getErrorCode()
        : root.getClass().getSimpleName();
  }

  private @Nullable Throwable tryAll(List<Job> group) {
    try {
      Handle h = connected();
      h.begin();
      try {
        for (Job job : group) {
          job.change.write(h);
        }
        h.commit();
        return null;
      } catch (RuntimeException e) {
        h.rollback();
        return e;
      }
    } catch (RuntimeException e) {
      disconnect(); // the connection itself is broken: the next group gets a new one
      return e;
    }
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
      } catch (RuntimeException e) {
        LOG.warn("closing a connection failed: {}", e.toString());
      }
    }
  }

  /** What was submitted before is written. */
  @Override
  public void close() {
    closed = true;
    queue.add(new Job(_ -> {}, new CompletableFuture<>(), true));
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    var late = new ArrayList<Job>();
    queue.drainTo(late);
    late.forEach(
        job -> job.done.completeExceptionally(new StoreException("the store is closed", null)));
  }
}
