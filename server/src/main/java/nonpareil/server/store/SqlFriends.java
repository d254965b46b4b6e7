package nonpareil.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Friends in the database. */
final class SqlFriends implements FriendStore {

  private static final String DECIDE =
      "INSERT INTO friends (person, other, state, handle, name, at) SELECT ?, id, ?, ?, ?, ?"
          + " FROM people WHERE id = ? AND leaving IS NULL" // who is being forgotten stays so
          + " ON CONFLICT (person, other) DO UPDATE SET state = excluded.state,"
          + " handle = excluded.handle, name = excluded.name, at = excluded.at";

  private final Writes writes;
  private final Readers readers;
  private final Locks locks;

  SqlFriends(Writes writes, Readers readers, Locks locks) {
    this.writes = writes;
    this.readers = readers;
    this.locks = locks;
  }

  private void now(Writes.Change change) {
    Store.await(writes.submit(change));
  }

  @Override
  public List<FriendRow> of(String person) {
    return readers.read(
        h ->
            h.select(
                    "SELECT f.other, f.state, f.handle, f.at,"
                        + " CASE f.state WHEN 'friend' THEN p.name ELSE f.name END AS name,"
                        + " CASE f.state WHEN 'friend' THEN p.avatar ELSE NULL END AS avatar"
                        + " FROM friends f JOIN people p ON p.id = f.other WHERE f.person = ?"
                        + " ORDER BY f.at DESC, f.handle",
                    person)
                .map((row, _) -> friend(row))
                .list());
  }

  private static FriendRow friend(ResultSet row) throws SQLException {
    return new FriendRow(
        row.getString("other"),
        row.getString("state"),
        row.getString("handle"),
        row.getString("name"),
        row.getString("avatar"),
        Instant.ofEpochMilli(row.getLong("at")));
  }

  @Override
  public @Nullable String nameOf(String person, String friend) {
    return readers.read(
        h ->
            h.select(
                    "SELECT p.name FROM friends f JOIN people p ON p.id = f.other"
                        + " WHERE f.person = ? AND f.other = ? AND f.state = 'friend'",
                    person,
                    friend)
                .mapTo(String.class)
                .findFirst()
                .orElse(null));
  }

  @Override
  public void befriend(String one, String ones, String other, String others, Instant at) {
    now(h -> befriend(h, one, ones, other, others, at));
  }

  private void befriend(
      Handle h, String one, String ones, String other, String others, Instant at) {
    locks.take(h, one, other);
    boolean there =
        h.select("SELECT COUNT(*) FROM people WHERE id IN (?, ?) AND leaving IS NULL", one, other)
                .mapTo(Integer.class)
                .one()
            == 2;
    if (there) {
      h.execute(DECIDE, one, FriendRow.FRIEND, ones, "", at.toEpochMilli(), other);
      h.execute(DECIDE, other, FriendRow.FRIEND, others, "", at.toEpochMilli(), one);
    }
    h.execute(
        "DELETE FROM asks WHERE asker = ? AND asked = ? OR asker = ? AND asked = ?",
        one,
        other,
        other,
        one);
  }

  @Override
  public boolean befriendBy(
      String link, String one, String ones, String other, String others, Instant at) {
    var done = new AtomicBoolean();
    now(
        h -> {
          boolean mine =
              h.execute("DELETE FROM friend_links WHERE hash = ? AND person = ?", link, one) > 0;
          if (mine) {
            befriend(h, one, ones, other, others, at);
          }
          done.set(mine);
        });
    return done.get();
  }

  @Override
  public void part(String person, String other) {
    now(h -> part(h, person, other));
  }

  private void part(Handle h, String person, String other) {
    locks.take(h, person, other);
    h.execute(
        "DELETE FROM friends WHERE state = 'friend'"
            + " AND (person = ? AND other = ? OR person = ? AND other = ?)",
        person,
        other,
        other,
        person);
  }

  @Override
  public void turnAway(String person, FriendRow decided) {
    now(
        h -> {
          part(h, person, decided.other());
          h.execute(
              DECIDE,
              person,
              decided.state(),
              decided.handle(),
              decided.name(),
              decided.at().toEpochMilli(),
              decided.other());
        });
  }

  @Override
  public void forgive(String person, String other) {
    now(
        h ->
            h.execute(
                "DELETE FROM friends WHERE person = ? AND other = ? AND state <> 'friend'",
                person,
                other));
  }

  // ---- asking

  @Override
  public List<AskRow> asks(String person, Instant since) {
    return readers.read(
        h ->
            h.select(
                    "SELECT * FROM asks WHERE (asker = ? OR asked = ?) AND at > ?"
                        + " ORDER BY at, handle",
                    person,
                    person,
                    since.toEpochMilli())
                .map((row, _) -> ask(row))
                .list());
  }

  private static AskRow ask(ResultSet row) throws SQLException {
    return new AskRow(
        row.getString("handle"),
        row.getString("asker"),
        row.getString("asked"),
        row.getString("game"),
        row.getInt("seat"),
        row.getString("asker_name"),
        row.getString("asker_avatar"),
        row.getString("asked_name"),
        row.getString("asked_avatar"),
        Instant.ofEpochMilli(row.getLong("at")));
  }

  @Override
  public void ask(AskRow ask) {
    now(
        h -> {
          locks.take(h, ask.asker());
          boolean again =
              h.select(
                      "SELECT handle FROM asks WHERE asker = ? AND game = ? AND seat = ?",
                      ask.asker(),
                      ask.game(),
                      ask.seat())
                  .mapTo(String.class)
                  .findFirst()
                  .isPresent();
          if (!again) {
            insert(h, ask);
          }
        });
  }

  private static void insert(Handle h, AskRow ask) {
    h.execute(
        "INSERT INTO asks (handle, asker, asked, game, seat, asker_name, asker_avatar,"
            + " asked_name, asked_avatar, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        ask.handle(),
        ask.asker(),
        ask.asked(),
        ask.game(),
        ask.seat(),
        ask.askerName(),
        ask.askerAvatar(),
        ask.askedName(),
        ask.askedAvatar(),
        ask.at().toEpochMilli());
  }

  @Override
  public void withdraw(String asker, String handle) {
    now(h -> h.execute("DELETE FROM asks WHERE asker = ? AND handle = ?", asker, handle));
  }

  @Override
  public void forgetOld(String person, Instant before) {
    long at = before.toEpochMilli();
    now(
        h -> {
          h.execute("DELETE FROM asks WHERE asker = ? AND at <= ?", person, at);
          h.execute(
              "DELETE FROM friends WHERE person = ? AND state = 'declined' AND at <= ?",
              person,
              at);
        });
  }

  // ---- links

  @Override
  public void setLink(String person, String hash, Instant until) {
    now(
        h -> {
          locks.take(h, person);
          h.execute("DELETE FROM friend_links WHERE person = ?", person);
          h.execute(
              "INSERT INTO friend_links (hash, person, until) SELECT ?, id, ? FROM people"
                  + " WHERE id = ? AND leaving IS NULL",
              hash,
              until.toEpochMilli(),
              person);
        });
  }

  @Override
  public @Nullable String linkOf(String hash, Instant now) {
    return readers.read(
        h ->
            h.select(
                    "SELECT person FROM friend_links WHERE hash = ? AND until > ?",
                    hash,
                    now.toEpochMilli())
                .mapTo(String.class)
                .findFirst()
                .orElse(null));
  }

  @Override
  public @Nullable Instant linkUntil(String person, Instant now) {
    return readers.read(
        h ->
            h.select(
                    "SELECT until FROM friend_links WHERE person = ? AND until > ?",
                    person,
                    now.toEpochMilli())
                .map((row, _) -> Instant.ofEpochMilli(row.getLong("until")))
                .findFirst()
                .orElse(null));
  }

  // ---- those one has met

  @Override
  public List<MetRow> met(String person, int most) {
    return readers.read(
        h ->
            h.select(
                    "SELECT s.game, s.seat, s.person, s.name, s.avatar, g.created FROM seats s"
                        + " JOIN games g ON g.id = s.game WHERE s.game IN"
                        + " (SELECT m.game FROM seats m WHERE m.person = ?)"
                        + " AND s.person IS NOT NULL AND s.person NOT IN (?, ?)"
                        + " AND g.state IN ('playing', 'over')"
                        + " ORDER BY g.created DESC, s.game, s.seat LIMIT ?",
                    person,
                    person,
                    SeatRow.DELETED,
                    most)
                .map(
                    (row, _) ->
                        new MetRow(
                            row.getString("game"),
                            row.getInt("seat"),
                            row.getString("person"),
                            row.getString("name"),
                            row.getString("avatar"),
                            Instant.ofEpochMilli(row.getLong("created"))))
                .list());
  }
}
