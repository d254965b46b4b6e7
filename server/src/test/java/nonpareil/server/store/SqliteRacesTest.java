package nonpareil.server.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** SQLite has one server: what two do at once two threads of it do. */
@SuppressWarnings("NullAway.Init")
final class SqliteRacesTest extends StoreRaces {

  @TempDir Path folder;

  private Store store;

  @Override
  Store open() {
    store = SqliteStore.open(folder.resolve("store.db"));
    return store;
  }

  @Override
  Store openAgain() {
    return store;
  }
}
