package nonpareil.server.store;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/** What the other tests take for a store of several servers is one. */
final class MemoryNodesTest extends NodeStoreContract {

  private final AtomicReference<Instant> now = new AtomicReference<>(NOON);

  @Override
  Store opened() {
    return MemoryStore.shared(now::get);
  }

  @Override
  void pass(Duration time) {
    now.updateAndGet(before -> before.plus(time));
  }
}
