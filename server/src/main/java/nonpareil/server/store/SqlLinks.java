package nonpareil.server.store;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Links for other browsers, in SQL. */
final class SqlLinks implements LinkStore {

  private final Writes writes;
  private final Readers readers;
  private final Locks locks;

  SqlLinks(Writes writes, Readers readers, Locks locks) {
    this.writes = writes;
    this.readers = readers;
    this.locks = locks;
  }

  private boolean now(String sql, Object... args) {
    var changed = new AtomicBoolean(); // set anew if the write is tried again
    Store.await(writes.submit(h -> changed.set(h.execute(sql, args) > 0)));
    return changed.get();
  }

  @Override
  public boolean set(String person, LinkRow link, Instant now, int most) {
    int others =
        readers.read(
            h ->
                h.select(
                        "SELECT COUNT(*) FROM links WHERE until >= ? AND person <> ?",
                        now.toEpochMilli(),
                        person)
                    .mapTo(Integer.class)
                    .one());
    if (others >= most) {
      return false; // about so many: several may come at once
    }
    Store.await(
        writes.submit(
            h -> {
              locks.take(h, person);
              h.execute("DELETE FROM links WHERE until < ?", now.toEpochMilli());
              h.execute(
                  "INSERT INTO links (person, hash, until, used) SELECT id, ?, ?, 0 FROM people"
                      + " WHERE id = ? AND leaving IS NULL" // who is being forgotten stays so
                      + " ON CONFLICT (person) DO UPDATE SET hash = excluded.hash,"
                      + " until = excluded.until, used = excluded.used",
                  link.hash(),
                  link.until().toEpochMilli(),
                  person);
            }));
    return true;
  }

  @Override
  public @Nullable LinkRow of(String person, Instant now) {
    return readers.read(
        h ->
            h.select(
                    "SELECT hash, until, used FROM links WHERE person = ? AND until >= ?",
                    person,
                    now.toEpochMilli())
                .map(
                    (row, _) ->
                        new LinkRow(
                            row.getString("hash"),
                            Instant.ofEpochMilli(row.getLong("until")),
                            row.getInt("used") != 0))
                .findFirst()
                .orElse(null));
  }

  @Override
  public @Nullable String take(String hash, Instant now) {
    String person =
        readers.read(
            h ->
                h.select("SELECT person FROM links WHERE hash = ? AND used = 0", hash)
                    .mapTo(String.class)
                    .findFirst()
                    .orElse(null));
    if (person == null) {
      return null; // guesses cost no write
    }
    boolean mine =
        now(
            "UPDATE links SET used = 1 WHERE hash = ? AND used = 0 AND until >= ?",
            hash,
            now.toEpochMilli());
    return mine ? person : null;
  }

  @Override
  public void giveBack(String hash) {
    now("UPDATE links SET used = 0 WHERE hash = ?", hash);
  }

  @Override
  public void drop(String person) {
    now("DELETE FROM links WHERE person = ?", person);
  }
}
