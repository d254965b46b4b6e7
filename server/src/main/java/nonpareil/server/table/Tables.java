package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.lesson.Lessons;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked of all tables: the one way in from outside. Requests that are refused throw
 * {@link TableException}, messages of followers are answered by {@link Follower#send}; the words
 * are those of docs/protocol.md.
 */
public final class Tables implements AutoCloseable {

  private static final int MOST_LISTED = 50;
  private static final int MOST_UNFINISHED = 100;
  private static final Duration UNFINISHED = Duration.ofDays(7);
  private static final Duration LISTED = Duration.ofDays(1);

  private final Setting setting;
  private final TablesInMemory memory;
  private final Replays replays;
  private final Hints hints;

  /** Which tables a socket follows, for when it closes: that happens outside of any lock. */
  private final Map<Follower, Set<String>> following = new ConcurrentHashMap<>();

  public Tables(Store store, Content content, Computers computers, InstantSource clock, Pace pace) {
    this(store, content, computers, clock, new WallTimers(clock), pace, Dealing.SHUFFLED);
  }

  Tables(
      Store store,
      Content content,
      Computers computers,
      InstantSource clock,
      Timers timers,
      Pace pace,
      Dealing dealing) {
    var meters = new Meters(this::inMemory, computers::waiting);
    computers.meters(meters);
    setting =
        new Setting(
            store,
            content,
            new Games(content),
            once(() -> Lessons.of(content)),
            computers,
            clock,
            timers,
            pace,
            new Uptime(store, clock, timers),
            new Secrets(),
            meters,
            dealing);
    memory = new TablesInMemory(setting);
    replays = new Replays(setting, memory);
    hints = new Hints(computers);
  }

  private static <T> Supplier<T> once(Supplier<T> making) {
    var made = new ArrayList<T>(1);
    return () -> {
      synchronized (made) {
        if (made.isEmpty()) {
          made.add(making.get());
        }
        return made.getFirst();
      }
    };
  }

  Setting setting() {
    return setting;
  }

  /** What is counted, for a registry of meters. */
  public Meters meters() {
    return setting.meters();
  }

  /** How many tables are in memory. */
  int inMemory() {
    return memory.size();
  }

  void forgetIdle(Duration patience) {
    memory.forgetIdle(patience);
  }

  /** After a restart: running games go on. */
  public void recover() {
    Thread.ofVirtual().name("recovery").start(this::recoverNow);
  }

  /** The same, done when this returns. */
  void recoverNow() {
    setting.uptime().heartbeat();
    memory.recover();
  }

  @Override
  public void close() {
    setting.timers().close();
    memory.close();
    setting.uptime().end();
  }

  // ---- making and finding tables

  /** {@code {"table": TableInfo, "invitations": {…}}}. */
  public ObjectNode create(Person me, JsonNode newTable) {
    if (setting.store().unfinishedOf(me.id(), setting.now().minus(UNFINISHED)) >= MOST_UNFINISHED) {
      throw new TableException("too-many", "you have too many unfinished games", null);
    }
    JsonNode lessonId = newTable.get("lesson");
    ObjectNode answer = Json.object();
    if (lessonId != null && !lessonId.isNull()) {
      Lesson lesson = lesson(newTable);
      answer.set(
          "table",
          memory.make(
              table -> {
                new Lobby(table).lesson(me, lesson);
                return table.info(me);
              }));
      answer.putObject("invitations");
      return answer;
    }
    NewTable wish = NewTable.read(setting.content(), me, newTable, setting.secrets().random());
    return memory.make(
        table -> {
          ObjectNode invitations = new Lobby(table).create(me, wish);
          answer.set("table", table.info(me));
          answer.set("invitations", invitations);
          return answer;
        });
  }

  private Lesson lesson(JsonNode newTable) {
    String id = new Fields(newTable, "", List.of("lesson")).text("lesson");
    Lesson lesson = id == null ? null : setting.lessons().find(id);
    if (lesson == null) {
      throw new TableException("bad-value", "there is no such lesson", "lesson");
    }
    return lesson;
  }

  public ObjectNode info(String table, @Nullable Person me) {
    return memory.info(table, me);
  }

  /** Open tables that wait for a person. */
  public ArrayNode open(@Nullable Person me) {
    return list(setting.store().waiting(setting.now().minus(LISTED), MOST_LISTED), me);
  }

  public ArrayNode mine(Person me) {
    return list(setting.store().tablesOf(me.id(), MOST_LISTED), me);
  }

  private ArrayNode list(List<TableRow> rows, @Nullable Person me) {
    ArrayNode list = Json.array();
    for (TableRow row : rows) {
      list.add(memory.info(row, me));
    }
    return list;
  }

  // ---- before and after the game

  public ObjectNode join(
      String table,
      Person me,
      @Nullable String secret,
      @Nullable Integer seat,
      @Nullable String hero) {
    return memory.with(
        table,
        t -> {
          new Lobby(t).join(me, secret, seat, hero);
          return t.info(me);
        });
  }

  public ObjectNode leave(String table, Person me) {
    return memory.with(
        table,
        t -> {
          new Lobby(t).leave(me);
          return t.info(me);
        });
  }

  /** {@code {"secret"}}. */
  public ObjectNode invite(String table, Person me, int seat) {
    return memory.with(table, t -> Json.object().put("secret", new Lobby(t).invite(me, seat)));
  }

  /** The table of the next game of the same people: the same one for everybody who asks. */
  public ObjectNode rematch(String table, Person me) {
    String next = memory.with(table, old -> rematch(old, me));
    return info(next, me);
  }

  private String rematch(Table old, Person me) {
    TableRow row = old.row();
    String known = row.rematch();
    boolean mine = row.seats().stream().anyMatch(s -> me.id().equals(s.person()));
    if (!mine) {
      throw new TableException("forbidden", "you did not play here", null);
    }
    if (known != null) {
      return known;
    }
    String result = row.result();
    if (result == null) {
      throw new TableException("conflict", "the game is not over", null);
    }
    return memory.make(
        next -> {
          new Lobby(next).rematch(row, Result.of(Json.parse(result)));
          old.row(row.withRematch(next.id()));
          old.sendInfo();
          return next.id();
        });
  }

  /** A Replay as JSON. */
  public byte[] replay(String table, @Nullable Person me, String eyes) {
    return replays.replay(table, me, eyes);
  }

  /** A save file as YAML. */
  public String save(String table, @Nullable Person me) {
    return replays.save(table);
  }

  public ObjectNode importSave(Person me, String yaml) {
    return memory.info(replays.bringIn(me, yaml), me);
  }

  // ---- following

  public void watch(Follower f, String table, List<Integer> seats, @Nullable Integer from) {
    memory.with(
        table,
        t -> {
          following.computeIfAbsent(f, _ -> ConcurrentHashMap.newKeySet()).add(table);
          t.watch(f, seats, from);
          return true;
        });
  }

  public void unwatch(Follower f, String table) {
    Set<String> tables = following.get(f);
    if (tables != null && tables.remove(table)) {
      memory.enter(table, t -> unwatch(f, t));
    }
  }

  private static void unwatch(Follower f, Table table) {
    table.touch();
    table.unwatch(f);
  }

  /** The socket was closed. */
  public void gone(Follower f) {
    Set<String> tables = following.remove(f);
    if (tables != null) {
      tables.forEach(table -> memory.enter(table, t -> unwatch(f, t)));
    }
  }

  // ---- playing

  /** Answers by ack or refused. */
  public void choose(Follower f, JsonNode message) {
    fulfil(f, message, Moves::choose);
  }

  /** The same. */
  public void act(Follower f, JsonNode message) {
    fulfil(f, message, Acts::act);
  }

  /** Answers by answer or refused. */
  public void ask(Follower f, JsonNode message) {
    fulfil(f, message, this::ask);
  }

  private void ask(Wish wish) {
    int viewer = wish.viewer();
    Match match = wish.table().match();
    if (match == null) {
      wish.answer(Finished.answer(wish.table(), viewer, wish.message()));
    } else if (wish.message().text("what").equals("hint")) {
      hints.give(wish, match, viewer);
    } else {
      wish.answer(Questions.answer(match, viewer, wish.message()));
    }
  }

  private void fulfil(Follower f, JsonNode json, Consumer<Wish> deed) {
    var message = new Message(json);
    try {
      Boolean there =
          memory.tryWith(
              message.text("table"),
              table -> {
                table.touch();
                deed.accept(new Wish(table, f, message));
                return true;
              });
      if (there == null) {
        throw new Refusal(Reasons.UNKNOWN_TABLE, "there is no such table");
      }
    } catch (Refusal e) {
      setting.meters().refused(e.reason());
      ObjectNode refused =
          Json.object()
              .put("type", "refused")
              .put("id", message.id())
              .put("reason", e.reason())
              .put("message", e.getMessage());
      if (e.at() >= 0) {
        refused.put("at", e.at());
      }
      f.send(refused);
    }
  }
}
