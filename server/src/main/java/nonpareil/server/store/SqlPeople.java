package nonpareil.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** People in the database. */
final class SqlPeople implements PeopleStore {

  private static final String LAST_SEEN = "COALESCE(seen, created) DESC, hash";

  private final Writes writes;
  private final Readers readers;
  private final LinkStore links;
  private final Locks locks;

  SqlPeople(Writes writes, Readers readers, Locks locks) {
    this.writes = writes;
    this.readers = readers;
    links = new SqlLinks(writes, readers, locks);
    this.locks = locks;
  }

  private void now(Writes.Change change) {
    Store.await(writes.submit(change));
  }

  static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
    long millis = row.getLong(column);
    return row.wasNull() ? null : Instant.ofEpochMilli(millis);
  }

  @Override
  public void add(PersonRow person, BrowserRow browser) {
    now(
        h -> {
          h.execute(
              "INSERT INTO people (id, name, avatar, created) VALUES (?, ?, ?, ?)",
              person.id(),
              person.name(),
              person.avatar(),
              browser.made().toEpochMilli());
          insert(h, person.id(), browser);
        });
  }

  private static void insert(Handle h, String person, BrowserRow browser) {
    h.execute(
        "INSERT INTO tokens (hash, person, created, kind, way, seen) VALUES (?, ?, ?, ?, ?, ?)",
        browser.hash(),
        person,
        browser.made().toEpochMilli(),
        browser.kind(),
        browser.way(),
        browser.made().toEpochMilli());
  }

  @Override
  public @Nullable PersonRow personOf(String tokenHash) {
    return person(
        "SELECT p.id, p.name, p.avatar FROM tokens t JOIN people p ON p.id = t.person"
            + " WHERE t.hash = ? AND p.leaving IS NULL",
        tokenHash);
  }

  @Override
  public @Nullable PersonRow person(String id) {
    return person(
        "SELECT p.id, p.name, p.avatar FROM people p WHERE p.id = ? AND p.leaving IS NULL", id);
  }

  private @Nullable PersonRow person(String sql, String key) {
    return readers.read(
        h ->
            h.select(sql, key)
                .map(
                    (row, _) ->
                        new PersonRow(
                            row.getString("id"), row.getString("name"), row.getString("avatar")))
                .findFirst()
                .orElse(null));
  }

  @Override
  public void change(PersonRow person, Instant at) {
    now(
        h ->
            h.execute(
                "UPDATE people SET name = ?, avatar = ?, changed = ?"
                    + " WHERE id = ? AND leaving IS NULL",
                person.name(),
                person.avatar(),
                at.toEpochMilli(),
                person.id()));
  }

  private static void changed(Handle h, String person, Instant at) {
    h.execute("UPDATE people SET changed = ? WHERE id = ?", at.toEpochMilli(), person);
  }

  @Override
  public Set<Changed> changed(Instant after) {
    return readers.read(
        h ->
            h.select("SELECT id, changed FROM people WHERE changed > ?", after.toEpochMilli())
                .map(
                    (row, _) ->
                        new Changed(
                            row.getString("id"), Instant.ofEpochMilli(row.getLong("changed"))))
                .set());
  }

  // ---- browsers

  @Override
  public void addBrowser(String person, BrowserRow browser, int most) {
    now(
        h -> {
          locks.take(h, person);
          insert(h, person, browser);
          int dropped =
              h.execute(
                  "DELETE FROM tokens WHERE person = ? AND hash NOT IN"
                      + " (SELECT hash FROM tokens WHERE person = ? ORDER BY "
                      + LAST_SEEN
                      + " LIMIT ?)",
                  person,
                  person,
                  most);
          if (dropped > 0) {
            changed(h, person, browser.made());
          }
        });
  }

  @Override
  public List<BrowserRow> browsers(String person) {
    return readers.read(
        h ->
            h.select("SELECT * FROM tokens WHERE person = ? ORDER BY " + LAST_SEEN, person)
                .map(
                    (row, _) ->
                        new BrowserRow(
                            row.getString("hash"),
                            Instant.ofEpochMilli(row.getLong("created")),
                            row.getString("kind"),
                            row.getString("way"),
                            instant(row, "seen")))
                .list());
  }

  @Override
  public CompletableFuture<Void> seen(String tokenHash, String kind, Instant at) {
    return writes.submit(
        h ->
            h.execute(
                "UPDATE tokens SET seen = ?, kind = ? WHERE hash = ?",
                at.toEpochMilli(),
                kind,
                tokenHash));
  }

  @Override
  public boolean dropBrowser(String person, String tokenHash, Instant at) {
    return drop("DELETE FROM tokens WHERE person = ? AND hash = ?", person, tokenHash, at) > 0;
  }

  @Override
  public int dropOtherBrowsers(String person, String tokenHash, Instant at) {
    return drop("DELETE FROM tokens WHERE person = ? AND hash <> ?", person, tokenHash, at);
  }

  private int drop(String sql, String person, String tokenHash, Instant at) {
    var dropped = new AtomicInteger(); // set anew if the write is tried again
    now(
        h -> {
          dropped.set(h.execute(sql, person, tokenHash));
          changed(h, person, at);
        });
    return dropped.get();
  }

  @Override
  public LinkStore links() {
    return links;
  }

  // ---- the recovery code

  @Override
  public @Nullable RecoveryRow recovery(String person) {
    return readers.read(
        h ->
            h.select("SELECT maker, made, used FROM recovery WHERE person = ?", person)
                .map(
                    (row, _) ->
                        new RecoveryRow(
                            row.getString("maker"),
                            Instant.ofEpochMilli(row.getLong("made")),
                            instant(row, "used")))
                .findFirst()
                .orElse(null));
  }

  @Override
  public void setRecovery(String person, String hash, String maker, Instant at) {
    now(
        h -> {
          locks.take(h, person);
          h.execute(
              "INSERT INTO recovery (person, hash, maker, made) SELECT id, ?, ?, ? FROM people"
                  + " WHERE id = ? AND leaving IS NULL"
                  + " ON CONFLICT (person) DO UPDATE SET hash = excluded.hash,"
                  + " maker = excluded.maker, made = excluded.made, used = NULL",
              hash,
              maker,
              at.toEpochMilli(),
              person);
        });
  }

  @Override
  public void dropRecovery(String person) {
    now(h -> h.execute("DELETE FROM recovery WHERE person = ?", person));
  }

  @Override
  public @Nullable String recover(String hash, Instant at) {
    String found =
        readers.read(
            h ->
                h.select("SELECT person FROM recovery WHERE hash = ?", hash)
                    .mapTo(String.class)
                    .findFirst()
                    .orElse(null));
    if (found == null) {
      return null; // guesses cost no write
    }
    var person = new AtomicReference<@Nullable String>();
    now(
        h -> {
          int used =
              h.execute(
                  "UPDATE recovery SET used = ? WHERE hash = ? AND person = ?",
                  at.toEpochMilli(),
                  hash,
                  found);
          person.set(used > 0 ? found : null); // unless a new code was made meanwhile
        });
    return person.get();
  }

  // ---- the end

  @Override
  public void leave(String person, Instant at) {
    now(
        h -> {
          locks.take(h, person); // what is begun meanwhile finds nobody
          h.execute(
              "UPDATE people SET leaving = ?, changed = ?, name = '', avatar = NULL WHERE id = ?",
              at.toEpochMilli(),
              at.toEpochMilli(),
              person);
          h.execute("DELETE FROM tokens WHERE person = ?", person);
          h.execute("DELETE FROM links WHERE person = ?", person);
          h.execute("DELETE FROM recovery WHERE person = ?", person);
          h.execute("DELETE FROM friends WHERE person = ? OR other = ?", person, person);
          h.execute("DELETE FROM asks WHERE asker = ? OR asked = ?", person, person);
          h.execute("DELETE FROM friend_links WHERE person = ?", person);
          SqlNotices.forget(h, person);
        });
  }

  @Override
  public List<String> leaving() {
    return readers.read(
        h ->
            h.select("SELECT id FROM people WHERE leaving IS NOT NULL ORDER BY leaving, id")
                .mapTo(String.class)
                .list());
  }

  @Override
  public void gone(String person) {
    now(h -> h.execute("DELETE FROM people WHERE id = ? AND leaving IS NOT NULL", person));
  }
}
