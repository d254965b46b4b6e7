package nonpareil.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
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
 * A thread that writes. Whatever waits is written in one transaction, so that many writes share the
 * wait for the disk; a future is completed after the commit. If a group fails, the others are
 * written without the one that was refused, or threw whatever it likes: it does not take them with
 * it.
 */
final class Writes implements AutoCloseable {

  /** Something to be written within a transaction. */
  interface Change {
    void write(Handle handle);
  }

  /** Writes entries of many games in one go. */
  interface Together {

    /** How many of them can be written so: no two that change the same. At least one. */
    int most(List<Entry> entries);

    /** Which of them came too late: then nothing of it may be committed. */
    BitSet write(Handle handle, List<Entry> entries);
  }

  private record Job(Change change, CompletableFuture<Void> done, boolean last) {}

  /**
   * Why a group was not written.
   *
   * @param culprit the one that did not let itself be written, if that can be told
   * @param late those that came too late
   * @param committing whether it happened so late that nobody can tell what is stored
   */
  private record Failure(
      Throwable cause, @Nullable Job culprit, List<Job> late, boolean committing) {

    private Throwable root() {
      Throwable root = cause;
      for (Throwable t = cause.getCause(); t != null; t = t.getCause()) {
        root = t;
      }
      return root;
    }

    private SqlState state() {
      return SqlState.of(cause);
    }
  }

  private static final Logger LOG = LoggerFactory.getLogger(Writes.class);
  private static final int MOST_AT_ONCE = 512;
  private static final int MOST_TRIES = 3;
  private static final int CONFLICT = 19; // SQLITE_CONSTRAINT: the store is well, the write is not
  private static final long LONG = TimeUnit.SECONDS.toNanos(10);
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Jdbi jdbi;
  private final LongSupplier nanos;
  private final @Nullable Together together;
  private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
  private final LastingThread thread;

  /** What is being written; the writer's own. */
  private final List<Job> group = new ArrayList<>();

  private boolean stop;
  private volatile @Nullable Handle handle;
  private volatile boolean closed;
  private volatile boolean failing;
  private volatile @Nullable Long busySince;

  Writes(Jdbi jdbi, LongSupplier nanos) {
    this(jdbi, nanos, null);
  }

  /**
   * @param together null: entries are written one by one
   */
  Writes(Jdbi jdbi, LongSupplier nanos, @Nullable Together together) {
    this.jdbi = jdbi;
    this.nanos = nanos;
    this.together = together;
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

  /** The connection by which it writes, if it has one. */
  @Nullable Handle connection() {
    return handle;
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
      write(group);
    }
    disconnect();
  }

  private static void refuse(List<Job> jobs, String why) {
    jobs.forEach(job -> job.done.completeExceptionally(new StoreException(why, null)));
    jobs.clear();
  }

  private void write(List<Job> jobs) {
    List<Job> waiting = List.copyOf(jobs);
    var alone = new ArrayList<Job>();
    while (!waiting.isEmpty()) {
      waiting = writeGroup(waiting, alone);
    }
    alone.forEach(job -> writeGroup(List.of(job), alone));
  }

  /**
   * @param alone gets what is to be tried by itself
   * @return what is to be tried again
   */
  private List<Job> writeGroup(List<Job> jobs, List<Job> alone) {
    List<Job> now = first(jobs);
    Failure failure = tryAll(now);
    for (int i = 1; i < MOST_TRIES && failure != null && mayTryAgain(failure); i++) {
      failure = tryAll(now);
    }
    var rest = new ArrayList<>(jobs);
    if (failure == null) {
      failing = false;
      now.forEach(job -> job.done.complete(null));
    } else if (!failure.late.isEmpty()) {
      failure.late.forEach(job -> job.done.completeExceptionally(outdated()));
    } else if (now.size() == 1 || failure.state().isAway()) {
      StoreException refusal = refusal(failure);
      now.forEach(job -> job.done.completeExceptionally(refusal));
    } else {
      List<Job> suspects = failure.culprit == null ? now : List.of(failure.culprit);
      alone.addAll(suspects);
      rest.removeAll(suspects);
    }
    rest.removeIf(job -> job.done.isDone());
    return rest;
  }

  /** As many as can be written in one go. */
  private List<Job> first(List<Job> jobs) {
    if (together == null) {
      return jobs;
    }
    var entries = new ArrayList<Entry>();
    for (Job job : jobs) {
      if (job.change instanceof Entry entry) {
        entries.add(entry);
      }
    }
    int most = entries.isEmpty() ? 0 : together.most(entries);
    if (most == entries.size()) {
      return jobs;
    }
    int size = 0;
    for (int found = 0; found <= most; size++) {
      found += jobs.get(size).change instanceof Entry ? 1 : 0;
    }
    return jobs.subList(0, size - 1);
  }

  /** What was in the way may be gone: somebody else's write, or a connection that had died. */
  private static boolean mayTryAgain(Failure failure) {
    SqlState state = failure.state();
    return state.isPassing() || state.isLost() && !failure.committing;
  }

  /** That somebody else was faster is no trouble. */
  private StoreException refusal(Failure failure) {
    Throwable root = failure.root();
    if (root instanceof OutdatedException outdated) {
      return outdated;
    }
    if (isConflict(root)) {
      return outdated();
    }
    failing |= root instanceof SQLException || !failure.state().isNone();
    LOG.atWarn().addKeyValue("cause", kindOf(failure)).log("a write failed");
    return new StoreException("not stored", failure.cause);
  }

  private static OutdatedException outdated() {
    return new OutdatedException("somebody was faster");
  }

  private static boolean isConflict(Throwable root) {
    return root instanceof SQLException e
        && (SqlState.of(e).isTaken() || (e.getErrorCode() & 0xff) == CONFLICT);
  }

  /** The kind of failure only: messages may quote what was to be written. */
  private static String kindOf(Failure failure) {
    String kind = failure.root().getClass().getSimpleName();
    return failure.root() instanceof SQLException e
        ? kind + " " + e.getErrorCode() + failure.state()
        : kind + failure.state();
  }

  private @Nullable Failure tryAll(List<Job> jobs) {
    Job culprit = null;
    boolean committing = false;
    try {
      Handle h = connected();
      h.begin();
      var entries = new ArrayList<Job>();
      for (Job job : jobs) {
        if (together != null && job.change instanceof Entry) {
          entries.add(job);
        } else {
          culprit = job;
          job.change.write(h);
        }
      }
      culprit = null;
      List<Job> late = late(h, entries);
      if (!late.isEmpty()) {
        giveUp(true);
        return new Failure(outdated(), null, late, false);
      }
      committing = true;
      h.commit();
      return null;
    } catch (Throwable e) {
      Faults.survive(e);
      giveUp(e instanceof RuntimeException && !SqlState.of(e).isLost());
      return new Failure(e, culprit, List.of(), committing);
    }
  }

  private List<Job> late(Handle h, List<Job> jobs) {
    Together written = together;
    if (written == null || jobs.isEmpty()) {
      return List.of();
    }
    return written.write(h, jobs.stream().map(job -> (Entry) job.change).toList()).stream()
        .mapToObj(jobs::get)
        .toList();
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
        String kind = kindOf(new Failure(e, null, List.of(), false));
        LOG.atWarn().addKeyValue("cause", kind).log("closing a connection failed");
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
