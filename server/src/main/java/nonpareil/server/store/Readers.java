package nonpareil.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import nonpareil.server.health.Faults;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** A few connections beside the writer's, so that nobody waits for it. */
final class Readers implements AutoCloseable {

  private final Jdbi jdbi;
  private final @Nullable HikariDataSource pool;
  private final ArrayBlockingQueue<Slot> slots;
  private final AtomicBoolean looking = new AtomicBoolean();

  /** There was no connection to be had. */
  private volatile boolean away;

  private volatile boolean closed;

  /** A place for a connection, which is opened when it is first needed. */
  private static final class Slot {
    private @Nullable Handle handle;
  }

  /**
   * @param pool looks after the connections, which are given back each time; null: there is none
   */
  private Readers(Jdbi jdbi, int size, @Nullable HikariDataSource pool) {
    this.jdbi = jdbi;
    this.pool = pool;
    slots = new ArrayBlockingQueue<>(size);
    for (int i = 0; i < size; i++) {
      slots.add(new Slot());
    }
  }

  /** With connections of their own. */
  static Readers of(Jdbi jdbi, int size) {
    return new Readers(jdbi, size, null);
  }

  /** With connections from a pool. */
  static Readers of(HikariDataSource pool, int size) {
    return new Readers(Jdbi.create(pool), size, pool);
  }

  /** Something that changes nothing: if the connection was dead it is tried again. */
  <T extends @Nullable Object> T read(Function<Handle, T> query) {
    try {
      return once(query);
    } catch (StoreException e) {
      if (pool == null || away || !SqlState.of(e).isLost()) {
        throw e;
      }
      return once(query);
    }
  }

  <T extends @Nullable Object> T once(Function<Handle, T> query) {
    Slot slot = take();
    try {
      Handle handle = slot.handle;
      if (handle == null) {
        handle = open();
        slot.handle = handle;
      }
      return query.apply(handle);
    } catch (Throwable e) {
      Faults.survive(e);
      drop(slot);
      if (pool != null && SqlState.of(e).isLost()) {
        pool.getHikariPoolMXBean().softEvictConnections(); // the others are as dead
      }
      throw new StoreException("not read", e);
    } finally {
      if (pool != null || closed) {
        drop(slot);
      }
      slots.add(slot);
    }
  }

  /** While the database is away one looks whether it is back; all others are told at once. */
  private Handle open() {
    boolean was = away;
    if (was && !looking.compareAndSet(false, true)) {
      throw new StoreException("the database is away", null);
    }
    boolean opened = false;
    try {
      Handle handle = jdbi.open();
      opened = true;
      return handle;
    } finally {
      away = !opened;
      if (was) {
        looking.set(false);
      }
    }
  }

  private Slot take() {
    if (closed) {
      throw new StoreException("the store is closed", null);
    }
    try {
      Slot slot = slots.poll(Store.PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      if (slot == null) {
        throw new StoreException("nothing can be read now", null);
      }
      return slot;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreException("interrupted", e);
    }
  }

  private static void drop(Slot slot) {
    Handle handle = slot.handle;
    slot.handle = null;
    if (handle != null) {
      try {
        handle.close();
      } catch (Throwable e) {
        Faults.survive(e); // it was broken already
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    for (Slot slot = slots.poll(); slot != null; slot = slots.poll()) {
      drop(slot); // one that is in use is closed after that
    }
  }
}
