package nonpareil.server;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import nonpareil.server.notify.Notifier;
import nonpareil.server.store.DatabaseUrl;
import nonpareil.server.store.PostgresCopy;
import nonpareil.server.store.PostgresStore;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.store.StoreException;

/** From one machine to several: everything in a data folder goes into a database, too. */
public final class Move {

  private Move() {}

  /**
   * The folder stays as it is, but for the tables of an older version, which are brought up to
   * date. No server may run on it.
   *
   * @param told what is done, line by line
   */
  public static void move(Path folder, DatabaseUrl database, Consumer<String> told) {
    Path file = folder.resolve(Server.STORE);
    if (!Files.isRegularFile(file)) {
      throw new StartException(
          "the data folder %s has no games: expected a file %s there"
              .formatted(folder, Server.STORE));
    }
    try (DataFolder data = DataFolder.open(folder)) {
      try (SqliteStore store = SqliteStore.open(file)) {
        Notifier.keepKey(store, folder);
      } catch (StoreException | UncheckedIOException e) {
        throw data.unusable(e);
      }
      PostgresCopy.copy(file, database, told);
    } catch (IllegalArgumentException e) {
      throw new StartException(String.valueOf(e.getMessage()), e);
    } catch (StoreException e) {
      throw new StartException(PostgresStore.unusable(database, e), e);
    }
  }
}
