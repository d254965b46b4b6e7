package nonpareil.server.store;

/** What the other tests take for a store is one. */
final class MemoryStoreTest extends StoreContract {

  private final MemoryStore store = new MemoryStore();

  @Override
  Store opened() {
    return store;
  }
}
