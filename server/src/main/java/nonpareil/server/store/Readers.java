package nonpareil.server.store;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import nonpareil.server.health.Faults;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** A few connections that only read: they never wait for the writer. */
final class Readers implements AutoCloseable {

  private final Jdbi jdbi;
  private final ArrayBlockingQueue<Slot> slots;

  /** A place for a connection, which is opened when it is first needed. */
  private static final class Slot {
    private @Nullable Handle handle;
  }

  Readers(Jdbi jdbi, int size) {
    this.jdbi = jdbi;
    slots = new ArrayBlockingQueue<>(size);
    for (int i = 0; i < size; i++) {
      slots.add(new Slot());
    }
  }

  <T extends @Nullable Object> T read(Function<Handle, T> query) {
    Slot slot = take();
    try {
      Handle handle = slot.handle;
      if (handle == null) {
        handle = jdbi.open();
        slot.handle = handle;
      }
      return query.apply(handle);
    } catch (Throwable e) {
      Faults.survive(e);
      drop(slot);
      throw new StoreException("not read", e);
    } finally {
      slots.add(slot);
    }
  }

  private Slot take() {
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
    for (Slot slot = slots.poll(); slot != null; slot = slots.poll()) {
      drop(slot); // one that is in use is closed with the process
    }
  }
}
