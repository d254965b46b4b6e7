package nonpareil.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The same in SQL that SQLite and PostgreSQL both understand. */
final class SqlNotices implements NoticeStore {

  private static final String SEEN =
      "INSERT INTO seen (person, game, number) VALUES (?, ?, ?)"
          + " ON CONFLICT (person, game) DO UPDATE SET number = excluded.number"
          + " WHERE excluded.number > seen.number"; // what was seen elsewhere was seen, too

  private static final String TOLD =
      "INSERT INTO seen (person, game, number, told) VALUES (?, ?, -1, ?)"
          + " ON CONFLICT (person, game) DO UPDATE SET told = excluded.told"
          + " WHERE seen.told IS NULL OR seen.told <> excluded.told";

  private static final String TURNS =
      "SELECT COUNT(DISTINCT g.id) FROM seats s JOIN games g ON g.id = s.game"
          + " JOIN records r ON r.game = g.id AND r.number ="
          + " (SELECT MAX(l.number) FROM records l WHERE l.game = g.id)"
          + " WHERE s.person = ? AND g.state = 'playing' AND r.turn = s.seat"
          + " AND EXISTS (SELECT 1 FROM seats o WHERE o.game = g.id AND o.person <> s.person)";

  private static final String PUSH =
      "INSERT INTO pushes (device, person, endpoint, public_key, auth, language, live, failures)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT (device) DO UPDATE SET person = excluded.person,"
          + " endpoint = excluded.endpoint, public_key = excluded.public_key,"
          + " auth = excluded.auth, language = excluded.language, live = excluded.live,"
          + " failures = excluded.failures";

  private static final String HOOK =
      "INSERT INTO hooks (person, url, secret, language, live, failures, last, switched_off)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT (person) DO UPDATE SET url = excluded.url, secret = excluded.secret,"
          + " language = excluded.language, live = excluded.live, failures = excluded.failures,"
          + " last = excluded.last, switched_off = excluded.switched_off";

  private final Writes writes;
  private final Readers readers;
  private final Locks locks;

  SqlNotices(Writes writes, Readers readers, Locks locks) {
    this.writes = writes;
    this.readers = readers;
    this.locks = locks;
  }

  /** Nothing of it outlives a person. */
  static void forget(Handle h, String person) {
    for (String kept : List.of("seen", "pushes", "hooks", "holidays")) {
      h.execute("DELETE FROM " + kept + " WHERE person = ?", person);
    }
  }

  private void now(Writes.Change change) {
    Store.await(writes.submit(change));
  }

  // ---- what they have seen

  @Override
  public @Nullable Integer seen(String person, String game) {
    return readers.read(
        h ->
            h.select(
                    "SELECT number FROM seen WHERE person = ? AND game = ? AND number >= 0",
                    person,
                    game)
                .mapTo(Integer.class)
                .findFirst()
                .orElse(null));
  }

  @Override
  public CompletableFuture<Void> saveSeen(String person, String game, int number) {
    return writes.submit(h -> h.execute(SEEN, person, game, number));
  }

  @Override
  public boolean takeNews(String person, String game, String what) {
    boolean known =
        readers.read(
            h ->
                h.select(
                        "SELECT told FROM seen WHERE person = ? AND game = ? AND told = ?",
                        person,
                        game,
                        what)
                    .mapTo(String.class)
                    .findFirst()
                    .isPresent());
    if (known) {
      return false; // as nearly always: it costs no write
    }
    var news = new AtomicBoolean(); // set anew if the write is tried again
    now(h -> news.set(h.execute(TOLD, person, game, what) > 0));
    return news.get();
  }

  @Override
  public int turns(String person) {
    return readers.read(h -> h.select(TURNS, person).mapTo(Integer.class).one());
  }

  @Override
  public List<String> playing(String person) {
    return readers.read(
        h ->
            h.select(
                    "SELECT DISTINCT g.id FROM games g JOIN seats s ON s.game = g.id"
                        + " WHERE s.person = ? AND g.state = 'playing' ORDER BY g.id",
                    person)
                .mapTo(String.class)
                .list());
  }

  // ---- how they want to be told

  @Override
  public Set<String> listeners() {
    return readers.read(
        h ->
            h.select("SELECT person FROM pushes UNION SELECT person FROM hooks")
                .mapTo(String.class)
                .set());
  }

  @Override
  public List<PushRow> pushes(String person) {
    return readers.read(
        h ->
            h.select(
                    "SELECT p.* FROM pushes p"
                        + " JOIN tokens t ON t.hash = p.device AND t.person = p.person"
                        + " WHERE p.person = ? ORDER BY t.created DESC, p.device",
                    person)
                .map((row, _) -> push(row))
                .list());
  }

  private static PushRow push(ResultSet row) throws SQLException {
    return new PushRow(
        row.getString("device"),
        row.getString("person"),
        row.getString("endpoint"),
        row.getString("public_key"),
        row.getString("auth"),
        row.getString("language"),
        row.getInt("live") != 0,
        row.getInt("failures"));
  }

  @Override
  public void savePush(PushRow p) {
    now(
        h -> {
          locks.take(h, p.endpoint());
          // A browser has one subscription: who used it before is somebody else now.
          h.execute(
              "DELETE FROM pushes WHERE endpoint = ? AND device <> ?", p.endpoint(), p.device());
          h.execute(
              PUSH,
              p.device(),
              p.person(),
              p.endpoint(),
              p.key(),
              p.auth(),
              p.language(),
              p.live() ? 1 : 0,
              p.failures());
        });
  }

  @Override
  public void dropPush(String device) {
    now(h -> h.execute("DELETE FROM pushes WHERE device = ?", device));
  }

  @Override
  public void pushed(PushRow p, boolean well, int most) {
    now(
        h -> {
          h.execute(
              "UPDATE pushes SET failures = "
                  + (well ? "0" : "failures + 1")
                  + " WHERE device = ? AND endpoint = ?",
              p.device(),
              p.endpoint());
          h.execute(
              "DELETE FROM pushes WHERE device = ? AND endpoint = ? AND failures >= ?",
              p.device(),
              p.endpoint(),
              most);
        });
  }

  @Override
  public @Nullable HookRow hook(String person) {
    return readers.read(
        h ->
            h.select("SELECT * FROM hooks WHERE person = ?", person)
                .map((row, _) -> hook(row))
                .findFirst()
                .orElse(null));
  }

  private static HookRow hook(ResultSet row) throws SQLException {
    return new HookRow(
        row.getString("person"),
        row.getString("url"),
        row.getString("secret"),
        row.getString("language"),
        row.getInt("live") != 0,
        row.getInt("failures"),
        row.getString("last"),
        row.getInt("switched_off") != 0);
  }

  @Override
  public void saveHook(HookRow w) {
    now(
        h ->
            h.execute(
                HOOK,
                w.person(),
                w.url(),
                w.secret(),
                w.language(),
                w.live() ? 1 : 0,
                w.failures(),
                w.last(),
                w.off() ? 1 : 0));
  }

  @Override
  public void hooked(HookRow w) {
    now(
        h ->
            h.execute(
                "UPDATE hooks SET failures = ?, last = ?, switched_off = ?"
                    + " WHERE person = ? AND secret = ?",
                w.failures(),
                w.last(),
                w.off() ? 1 : 0,
                w.person(),
                w.secret()));
  }

  @Override
  public void dropHook(String person) {
    now(h -> h.execute("DELETE FROM hooks WHERE person = ?", person));
  }

  // ---- holidays

  @Override
  public List<HolidayRow> holidays(String person, long after) {
    return readers.read(h -> holidays(h, person, after));
  }

  private static List<HolidayRow> holidays(Handle h, String person, long after) {
    return h.select(
            "SELECT * FROM holidays WHERE person = ? AND ends > ? ORDER BY began", person, after)
        .map(
            (row, _) ->
                new HolidayRow(row.getString("person"), row.getLong("began"), row.getLong("ends")))
        .list();
  }

  @Override
  public boolean addHoliday(HolidayRow row, long after, Predicate<List<HolidayRow>> allowed) {
    var added = new AtomicBoolean(); // set anew if the write is tried again
    now(
        h -> {
          locks.take(h, row.person());
          boolean mayBe = allowed.test(holidays(h, row.person(), after));
          if (mayBe) {
            h.execute(
                "INSERT INTO holidays (person, began, ends) VALUES (?, ?, ?)",
                row.person(),
                row.began(),
                row.ends());
          }
          added.set(mayBe);
        });
    return added.get();
  }

  @Override
  public boolean endHoliday(HolidayRow row) {
    var ended = new AtomicBoolean();
    now(
        h ->
            ended.set(
                h.execute(
                        "UPDATE holidays SET ends = ? WHERE person = ? AND began = ? AND ends > ?",
                        row.ends(),
                        row.person(),
                        row.began(),
                        row.ends())
                    > 0));
    return ended.get();
  }
}
