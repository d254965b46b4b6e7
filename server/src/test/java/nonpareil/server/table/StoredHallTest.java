package nonpareil.server.table;

import java.nio.file.Path;
import nonpareil.server.store.SqliteStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A hall whose tables are kept on the disk, for tests that ask the store or close and open it. */
@SuppressWarnings("NullAway.Init") // JUnit fills the fields
abstract class StoredHallTest {

  @TempDir Path folder;

  Hall hall;

  @BeforeEach
  void open() {
    hall = new Hall(() -> SqliteStore.open(folder.resolve("nonpareil.db")));
  }

  @AfterEach
  void close() {
    hall.close();
  }
}
