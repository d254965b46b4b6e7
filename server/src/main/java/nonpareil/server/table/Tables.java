package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.engine.game.State;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.lesson.Lessons;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.Store;
import nonpareil.server.store.StoreException;
import nonpareil.server.store.TableRow;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All tables. Methods throw {@link TableException} for refused requests; codes as in
 * docs/protocol.md.
 */
public final class Tables implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private static final int MOST_LISTED = 50;
  private static final int MOST_UNFINISHED = 100;
  private static final Duration UNFINISHED = Duration.ofDays(7);
  private static final Duration LISTED = Duration.ofDays(1);
  private static final Duration HEARTBEAT = Duration.ofSeconds(10);
  private static final Duration SWEEP = Duration.ofMinutes(1);
  private static final Duration IDLE = Duration.ofMinutes(5);
  private static final long POOL_SECONDS = 60;

  private final Setting setting;
  private final Map<String, Table> loaded = new ConcurrentHashMap<>();
  private final Map<Follower, Set<String>> following = new ConcurrentHashMap<>();
  private final Set<String> hinting = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  public Tables(Store store, Content content, Computers computers, InstantSource clock) {
    this(store, content, computers, clock, new WallTimers(clock), Pace.NORMAL);
  }

  Tables(
      Store store,
      Content content,
      Computers computers,
      InstantSource clock,
      Timers timers,
      Pace pace) {
    this(store, content, computers, clock, timers, pace, Dealing.SHUFFLED);
  }

  Tables(
      Store store,
      Content content,
      Computers computers,
      InstantSource clock,
      Timers timers,
      Pace pace,
      Dealing dealing) {
    var meters = new Meters(loaded::size, computers::waiting);
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
            new Uptime(store, clock.instant()),
            new Secrets(),
            meters,
            dealing);
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

  /** After a restart: running games go on. */
  public void recover() {
    Thread.ofVirtual().name("recovery").start(this::recoverNow);
  }

  /** The same, done when this returns. */
  void recoverNow() {
    heartbeat();
    sweepLater();
    List<String> playing = setting.store().playing();
    for (String id : playing) {
      if (closed) {
        return;
      }
      try {
        enter(id, _ -> {});
      } catch (RuntimeException e) {
        LOG.atError().addKeyValue("table", id).setCause(e).log("not recovered");
      }
    }
    LOG.atInfo().addKeyValue("games", playing.size()).log("recovered");
  }

  private void heartbeat() {
    if (closed) {
      return;
    }
    try {
      setting.uptime().stillUp(setting.now());
    } catch (StoreException e) {
      LOG.warn("the store is away");
    }
    setting.timers().at(setting.now().plus(HEARTBEAT), this::heartbeat);
  }

  // ---- tables in memory

  private void sweepLater() {
    if (!closed) {
      setting.timers().at(setting.now().plus(SWEEP), this::sweep);
    }
  }

  /** Tables nobody needs leave memory; they come back on demand. */
  private void sweep() {
    forgetIdle(IDLE);
    sweepLater();
  }

  void forgetIdle(Duration patience) {
    Instant now = setting.now();
    loaded.values().removeIf(table -> table.dropIfIdle(now, patience));
  }

  /** How many tables are in memory. */
  int inMemory() {
    return loaded.size();
  }

  /** Does something with a table under its lock; null if there is no such table. */
  private <T extends @Nullable Object> @Nullable T tryWith(String id, Function<Table, T> deed) {
    while (true) {
      Table table = loaded.computeIfAbsent(id, i -> new Table(i, setting, this::enter));
      table.lock();
      try {
        if (table.isDropped()) {
          loaded.remove(id, table);
          continue;
        }
        boolean there = false;
        try {
          there = table.load();
        } finally {
          if (!there && table.follows().isEmpty()) {
            table.drop();
            loaded.remove(id, table);
          }
        }
        return there ? deed.apply(table) : null;
      } finally {
        table.unlock();
      }
    }
  }

  private <T> T with(String id, Function<Table, T> deed) {
    return stored(
        () -> {
          T result =
              tryWith(
                  id,
                  table -> {
                    table.touch();
                    return deed.apply(table);
                  });
          if (result == null) {
            throw unknown();
          }
          return result;
        });
  }

  private void enter(String id, Consumer<Table> deed) {
    if (closed) {
      return;
    }
    tryWith(
        id,
        table -> {
          deed.accept(table);
          return true;
        });
  }

  private static TableException unknown() {
    return new TableException("unknown", "there is no such table", null);
  }

  /** For requests that may fail for want of the store. */
  private static <T> T stored(Supplier<T> request) {
    try {
      return request.get();
    } catch (Refusal e) {
      throw new TableException(e.reason(), e.getMessage(), null);
    }
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
          make(
              table -> {
                new Lobby(table).lesson(me, lesson);
                return table.info(me);
              }));
      answer.putObject("invitations");
      return answer;
    }
    NewTable wish = NewTable.read(setting.content(), me, newTable, setting.secrets().random());
    return make(
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

  /** A table that nobody knows yet. */
  private <T> T make(Function<Table, T> deed) {
    var table = new Table(setting.secrets().id(), setting, this::enter);
    table.lock();
    try {
      loaded.put(table.id(), table);
      boolean made = false;
      try {
        T result = stored(() -> deed.apply(table));
        made = true;
        return result;
      } finally {
        if (!made) {
          table.drop();
          loaded.remove(table.id(), table);
        }
      }
    } finally {
      table.unlock();
    }
  }

  public ObjectNode info(String table, @Nullable Person me) {
    if (loaded.containsKey(table)) {
      return with(table, t -> t.info(me));
    }
    TableRow row = setting.store().table(table);
    if (row == null) {
      throw unknown();
    }
    return info(row, me);
  }

  private ObjectNode info(TableRow row, @Nullable Person me) {
    if (loaded.containsKey(row.id())) {
      ObjectNode info = tryWith(row.id(), t -> t.info(me));
      if (info != null) {
        return info;
      }
    }
    return InfoJson.of(row, row.isIn(TableRow.WAITING) ? null : setting.store().last(row.id()), me);
  }

  /** Open tables that wait for a person. */
  public ArrayNode open(@Nullable Person me) {
    ArrayNode list = Json.array();
    for (TableRow row : setting.store().waiting(setting.now().minus(LISTED), MOST_LISTED)) {
      list.add(info(row, me));
    }
    return list;
  }

  public ArrayNode mine(Person me) {
    ArrayNode list = Json.array();
    for (TableRow row : setting.store().tablesOf(me.id(), MOST_LISTED)) {
      list.add(info(row, me));
    }
    return list;
  }

  public ObjectNode join(
      String table,
      Person me,
      @Nullable String secret,
      @Nullable Integer seat,
      @Nullable String hero) {
    return with(
        table,
        t ->
            stored(
                () -> {
                  new Lobby(t).join(me, secret, seat, hero);
                  return t.info(me);
                }));
  }

  public ObjectNode leave(String table, Person me) {
    return with(
        table,
        t ->
            stored(
                () -> {
                  new Lobby(t).leave(me);
                  return t.info(me);
                }));
  }

  /** {@code {"secret"}}. */
  public ObjectNode invite(String table, Person me, int seat) {
    return with(
        table, t -> stored(() -> Json.object().put("secret", new Lobby(t).invite(me, seat))));
  }

  /** The table of the next game of the same people: the same one for everybody who asks. */
  public ObjectNode rematch(String table, Person me) {
    String next = with(table, old -> rematch(old, me));
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
    String stored = row.result();
    if (stored == null) {
      throw new TableException("conflict", "the game is not over", null);
    }
    Result result = Result.of(Json.parse(stored));
    int first =
        result.draw()
            ? 2
            : row.seats().stream()
                .mapToInt(SeatRow::seat)
                .filter(s -> !result.winners().contains(s))
                .findFirst()
                .orElse(1);
    return make(
        next -> {
          new Lobby(next).rematch(row, first);
          old.row(row.withRematch(next.id()));
          old.sendInfo();
          return next.id();
        });
  }

  // ---- finished games

  /** A Replay as JSON. */
  public byte[] replay(String table, @Nullable Person me, String eyes) {
    TableRow row = setting.store().table(table);
    if (row == null) {
      throw unknown();
    }
    Integer viewer = Finished.viewer(eyes, row.seats().size());
    if (viewer == null && !eyes.equals(Archive.OPEN)) {
      throw new TableException("bad-value", "expected a seat, open or public", "eyes");
    }
    if (row.isIn(TableRow.OVER)) {
      return replay(info(row, me), eyes, archived(row, eyes));
    }
    Agreement agreed = Agreement.of(Json.parse(row.settings()));
    if (me == null || viewer == null || viewer == State.SPECTATOR || agreed.hotSeat()) {
      throw new TableException("forbidden", "only with your own eyes before the end", "eyes");
    }
    return with(
        table,
        t -> {
          Match match = t.match();
          if (t.row().isIn(TableRow.OVER) && match == null) {
            throw changed();
          }
          if (match == null || !t.owns(me, viewer + 1)) {
            throw new TableException("forbidden", "only with your own eyes before the end", "eyes");
          }
          return replay(t.info(me), eyes, Archive.frames(t.row(), match.course(), viewer));
        });
  }

  private static byte[] replay(ObjectNode info, String eyes, byte[] frames) {
    ObjectNode head = Json.object();
    head.set("table", info);
    if (eyes.chars().allMatch(Character::isDigit)) {
      head.put("eyes", Integer.parseInt(eyes));
    } else {
      head.put("eyes", eyes);
    }
    byte[] text = Json.text(head).getBytes(StandardCharsets.UTF_8);
    var out = new ByteArrayOutputStream(text.length + frames.length + 20);
    out.write(text, 0, text.length - 1);
    out.writeBytes(",\"frames\":".getBytes(StandardCharsets.UTF_8));
    out.writeBytes(frames);
    out.write('}');
    return out.toByteArray();
  }

  /** What is kept of a finished game; it is made now if a crash came between. */
  private byte[] archived(TableRow row, String eyes) {
    byte[] frames = Archive.frames(setting, row.id(), eyes);
    if (frames == null) {
      archive(row);
      frames = Archive.frames(setting, row.id(), eyes);
    }
    if (frames == null) {
      throw changed();
    }
    return frames;
  }

  private static TableException changed() {
    return new TableException(
        "conflict", "heroes, board or rules have changed since: it cannot be shown any more", null);
  }

  private void archive(TableRow row) {
    inPool(
        row.creator(),
        () -> {
          try {
            Course course = Course.of(setting, setting.store().records(row.id()));
            setting.store().archive(row.id(), Archive.parts(setting, row, course)).join();
          } catch (Origin.Changed e) {
            throw changed();
          }
          return true;
        });
  }

  /** A save file as YAML. */
  public String save(String table, @Nullable Person me) {
    TableRow row = setting.store().table(table);
    if (row == null) {
      throw unknown();
    }
    if (!row.isIn(TableRow.OVER)) {
      throw new TableException("conflict", "the game is not over", null);
    }
    String save = Archive.save(setting, table);
    if (save == null) {
      archive(row);
      save = Archive.save(setting, table);
    }
    if (save == null) {
      throw new TableException("conflict", "there is no save of this game", null);
    }
    return save;
  }

  public ObjectNode importSave(Person me, String yaml) {
    TableRow row = inPool(me.id(), () -> SaveImport.bringIn(setting, me, yaml));
    return info(row, me);
  }

  /** Does heavy work in the pool and waits for it. */
  private <T> T inPool(String owner, Supplier<T> work) {
    var done = new CompletableFuture<T>();
    boolean taken =
        setting
            .computers()
            .submit(
                owner,
                () -> {
                  try {
                    done.complete(work.get());
                  } catch (RuntimeException e) {
                    done.completeExceptionally(e);
                  }
                });
    if (!taken) {
      throw new TableException("too-many", "too much to do; try again later", null);
    }
    try {
      return done.orTimeout(POOL_SECONDS, TimeUnit.SECONDS).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof TimeoutException) {
        throw new TableException("too-many", "too much to do; try again later", null);
      }
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  // ---- following

  public void watch(Follower f, String table, List<Integer> seats, @Nullable Integer from) {
    with(
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
      enter(table, t -> unwatch(f, t));
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
      tables.forEach(table -> enter(table, t -> unwatch(f, t)));
    }
  }

  // ---- playing

  /** Answers by {@code f.send}: ack or refused. */
  public void choose(Follower f, JsonNode message) {
    answer(
        f,
        new Message(message),
        (table, perhaps, m) -> {
          int seat = seat(table, f, m);
          Match match = playing(table, perhaps);
          int number = m.number("number");
          List<String> choices = m.choices();
          if (choices.isEmpty()) {
            throw Refusal.badValue("choices: expected at least one");
          }
          String request = Requests.key(f.person(), m.id());
          if (known(f, match, m, request)) {
            return;
          }
          Follow follow = table.follow(f);
          if (follow != null && follow.isShared() && !follow.looksAs(seat)) {
            throw Refusal.notNow("say first who is here");
          }
          active(match, seat);
          Moves.choose(match, seat, number, choices, request, n -> ack(f, m, n));
        });
  }

  public void act(Follower f, JsonNode message) {
    answer(
        f,
        new Message(message),
        (table, perhaps, m) -> {
          int seat = seat(table, f, m);
          Match match = playing(table, perhaps);
          String request = Requests.key(f.person(), m.id());
          if (known(f, match, m, request)) {
            return;
          }
          active(match, seat);
          Acts.act(match, table.follow(f), seat, request, m, n -> ack(f, m, n));
        });
  }

  public void ask(Follower f, JsonNode message) {
    answer(
        f,
        new Message(message),
        (table, match, m) -> {
          int viewer = viewer(table, f, m);
          if (match == null) {
            answer(f, m, Finished.answer(table, viewer, m));
          } else if (m.text("what").equals("hint")) {
            hint(f, match, viewer, m);
          } else {
            answer(f, m, Questions.answer(match, viewer, m));
          }
        });
  }

  private void hint(Follower f, Match match, int viewer, Message m) {
    Questions.Hint hint = Questions.hint(match, viewer, m);
    String person = f.person().id();
    if (!hinting.add(person)) {
      throw new Refusal(Reasons.TOO_MANY, "one hint at a time");
    }
    Runnable work =
        () -> {
          try {
            answer(f, m, hint.think());
          } finally {
            hinting.remove(person);
          }
        };
    if (!setting.computers().submit(person, work)) {
      hinting.remove(person);
      throw new Refusal(Reasons.TOO_MANY, "too much to do");
    }
  }

  /** Something a follower wants of a table. */
  private interface Wish {
    void fulfil(Table table, @Nullable Match match, Message message);
  }

  /** The game of a table that has one. */
  private static Match playing(Table table, @Nullable Match match) {
    if (match == null) {
      throw table.row().isIn(TableRow.WAITING)
          ? Refusal.notNow("the game has not begun")
          : new Refusal(Reasons.OVER, "the game is over");
    }
    return match;
  }

  private void answer(Follower f, Message message, Wish wish) {
    try {
      Boolean there =
          tryWith(
              message.text("table"),
              table -> {
                table.touch();
                wish.fulfil(table, table.match(), message);
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

  /** The seat a message speaks for, which must be the follower's. */
  private static int seat(Table table, Follower f, Message m) {
    int seat = m.number("seat");
    if (!table.owns(f.person(), seat)) {
      throw new Refusal(Reasons.NOT_YOUR_SEAT, "seat " + seat + " is not yours");
    }
    return seat;
  }

  /** The eyes a question is answered for: a seat's, or everybody's. */
  private static int viewer(Table table, Follower f, Message m) {
    int seat = m.seat();
    if (seat == 0) {
      return State.SPECTATOR;
    }
    if (!table.owns(f.person(), seat)) {
      throw new Refusal(Reasons.NOT_YOUR_SEAT, "seat " + seat + " is not yours");
    }
    Follow follow = table.follow(f);
    if (follow != null && follow.isShared() && !follow.looksAs(seat)) {
      throw Refusal.notNow("say first who is here");
    }
    return seat - 1;
  }

  private static void active(Match match, int seat) {
    if (match.presence().active(seat - 1)) {
      match.table().sendInfo();
    }
  }

  /** A request that was accepted before gets the same answer and does nothing. */
  private static boolean known(Follower f, Match match, Message m, String request) {
    Integer number = match.requests().find(request);
    if (number != null) {
      ack(f, m, number);
    }
    return number != null;
  }

  private static void ack(Follower f, Message m, int number) {
    f.send(Json.object().put("type", "ack").put("id", m.id()).put("number", number));
  }

  private static void answer(Follower f, Message m, ObjectNode answer) {
    f.send(answer.put("type", "answer").put("id", m.id()));
  }

  @Override
  public void close() {
    closed = true;
    setting.timers().close();
    loaded.values().forEach(Table::drop);
    try {
      setting.uptime().stillUp(setting.now());
    } catch (StoreException e) {
      LOG.warn("the store was away at the end");
    }
  }
}
