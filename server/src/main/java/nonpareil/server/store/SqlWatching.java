package nonpareil.server.store;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Handle;

/** Who may watch, in SQL. */
final class SqlWatching implements WatchStore {

  private final Writes writes;
  private final Readers readers;
  private final Locks locks;

  SqlWatching(Writes writes, Readers readers, Locks locks) {
    this.writes = writes;
    this.readers = readers;
    this.locks = locks;
  }

  @Override
  public void link(String game, String person, String hash) {
    Store.await(
        writes.submit(
            h ->
                h.execute(
                    "INSERT INTO watch_links (game, person, hash) VALUES (?, ?, ?)"
                        + " ON CONFLICT (game, person) DO UPDATE SET hash = excluded.hash",
                    game,
                    person,
                    hash)));
  }

  @Override
  public boolean admit(String game, String hash, String person, int most) {
    var admitted = new AtomicBoolean(); // set anew if the write is tried again
    Store.await(
        writes.submit(
            h -> {
              locks.take(h, "watch " + game);
              admitted.set(admit(h, game, hash, person, most));
            }));
    return admitted.get();
  }

  private static boolean admit(Handle h, String game, String hash, String person, int most) {
    boolean linked =
        count(h, "SELECT COUNT(*) FROM watch_links WHERE game = ? AND hash = ?", game, hash) > 0;
    boolean room = count(h, "SELECT COUNT(*) FROM watchers WHERE game = ?", game) < most;
    if (linked && room) {
      h.execute(
          "INSERT INTO watchers (game, person) VALUES (?, ?)"
              + " ON CONFLICT (game, person) DO NOTHING",
          game,
          person);
    }
    return linked && (room || isAdmitted(h, game, person));
  }

  private static boolean isAdmitted(Handle h, String game, String person) {
    String sql = "SELECT COUNT(*) FROM watchers WHERE game = ? AND person = ?";
    return count(h, sql, game, person) > 0;
  }

  private static int count(Handle h, String sql, Object... args) {
    return h.select(sql, args).mapTo(Integer.class).one();
  }

  @Override
  public boolean isAdmitted(String game, String person) {
    return readers.read(h -> isAdmitted(h, game, person));
  }

  @Override
  public void inherit(String game, String next) {
    Store.await(
        writes.submit(
            h -> {
              h.execute(
                  "INSERT INTO watch_links (game, person, hash)"
                      + " SELECT ?, w.person, w.hash FROM watch_links w WHERE w.game = ?"
                      + " ON CONFLICT (game, person) DO NOTHING",
                  next,
                  game);
              h.execute(
                  "INSERT INTO watchers (game, person)"
                      + " SELECT ?, w.person FROM watchers w WHERE w.game = ?"
                      + " ON CONFLICT (game, person) DO NOTHING",
                  next,
                  game);
            }));
  }

  @Override
  public List<String> watchedBy(String person) {
    return readers.read(
        h ->
            h.select("SELECT game FROM watchers WHERE person = ? ORDER BY game", person)
                .mapTo(String.class)
                .list());
  }

  /** Somebody is forgotten. */
  static void forget(Handle h, String person) {
    h.execute("DELETE FROM watch_links WHERE person = ?", person);
    h.execute("DELETE FROM watchers WHERE person = ?", person);
  }
}
