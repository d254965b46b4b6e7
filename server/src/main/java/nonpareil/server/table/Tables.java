package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.InputStream;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.server.clock.Holidays;
import nonpareil.server.clock.OwnUptime;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.clock.Timers;
import nonpareil.server.clock.Uptime;
import nonpareil.server.clock.WallTimers;
import nonpareil.server.health.Faults;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.lesson.Lessons;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.log.Dealing;
import nonpareil.server.node.Node;
import nonpareil.server.notify.Herald;
import nonpareil.server.notify.News;
import nonpareil.server.replay.Archive;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;
import nonpareil.server.store.Lease;
import nonpareil.server.store.NodeStore;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import nonpareil.server.talk.Heard;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What can be asked of all tables: the one way in from outside. Requests that are refused throw
 * {@link Refusal}, messages of followers are answered by {@link Follower#send}; the words are those
 * of docs/protocol.md.
 */
public final class Tables implements Herald.Source, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private static final int MOST_LISTED = 50;
  private static final int MOST_OFFERED = 10;
  private static final int LONGEST_ID = 40;

  /** {@code try/HERO/CARD} has two ids in it. */
  private static final int LONGEST_LESSON = 2 * LONGEST_ID + 5;

  private final Services services;
  private final TablesInMemory memory;
  private final OpenTables open;
  private final Rematches rematches;
  private final Replays replays;
  private final Hints hints;
  private final Departures departures;
  private final Talks talks;

  /** Which tables a socket follows, for when it closes: that happens outside of any lock. */
  private final Map<Follower, Set<String>> following = new ConcurrentHashMap<>();

  /**
   * @param limits a factor on how many tables may be open; 0: as many as one likes
   * @param closing games nobody touches for so long are closed; zero: never
   * @param herald hears of every change, to tell those who are not there
   */
  public Tables(
      Store store,
      Content content,
      Computers computers,
      InstantSource clock,
      Pace pace,
      double limits,
      Duration closing,
      Herald herald) {
    this(
        store,
        content,
        computers,
        clock,
        new WallTimers(),
        pace,
        Dealing.SHUFFLED,
        limits,
        closing,
        herald,
        null);
  }

  /**
   * The same of a server among others.
   *
   * @param node whose time is everybody's
   */
  public Tables(
      Store store,
      Content content,
      Computers computers,
      Node node,
      Pace pace,
      double limits,
      Duration closing,
      Herald herald) {
    this(
        store,
        content,
        computers,
        node,
        new WallTimers(),
        pace,
        Dealing.SHUFFLED,
        limits,
        closing,
        herald,
        node);
  }

  Tables(
      Store store,
      Content content,
      Computers computers,
      InstantSource clock,
      Timers timers,
      Pace pace,
      Dealing dealing,
      double limits,
      Duration closing,
      Herald herald,
      @Nullable Node node) {
    var meters = new Meters(this::inMemory, computers::waiting);
    computers.meters(meters);
    var games = new CompiledGames(content, once(() -> Lessons.of(content)), dealing);
    Uptime uptime = node != null ? node : new OwnUptime(store, clock, timers);
    services =
        new Services(
            store,
            games,
            new Archive(store, content, computers),
            computers,
            clock,
            timers,
            pace,
            uptime,
            new Secrets(),
            meters,
            closing,
            new Holidays(store.notices(), uptime::now),
            herald,
            node);
    memory = new TablesInMemory(services);
    open = new OpenTables(services, limits);
    rematches = new Rematches(services, memory);
    replays = new Replays(services, memory);
    hints = new Hints(computers);
    departures = new Departures(services, memory);
    talks = new Talks(services, memory);
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

  Services services() {
    return services;
  }

  /** What is counted, for a registry of meters. */
  public Meters meters() {
    return services.meters();
  }

  /** How many tables are in memory. */
  int inMemory() {
    return memory.size();
  }

  /** Why people cannot play as they should, in words for anybody; null if all is well. */
  public @Nullable String trouble() {
    return Stream.of(
            services.store().trouble(), services.uptime().trouble(), services.computers().trouble())
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** Whether all is done that nobody waits for. */
  boolean isQuiet() {
    Node node = services.node();
    return memory.background().isQuiet() && (node == null || node.isQuiet());
  }

  void forgetIdle(Duration patience) {
    memory.forgetIdle(patience);
  }

  /** After a restart: running games go on. */
  public void recover() {
    Thread.ofPlatform().name("recovery").daemon().start(this::recoverNow);
  }

  /** The same, done when this returns. */
  void recoverNow() {
    services.uptime().heartbeat();
    memory.recover();
    join(services.node(), services.store().nodes());
  }

  /** From now on it hears what other servers do, and does its share. */
  private void join(@Nullable Node node, @Nullable NodeStore nodes) {
    if (node == null || nodes == null) {
      return;
    }
    nodes.listen(
        new NodeStore.Listener() {
          @Override
          public void changed(String table, int number) {
            memory.changed(table);
          }

          @Override
          public void free(String table) {
            memory.free(table);
          }

          @Override
          public void said(String table, int channel, int number) {
            talks.said(table, channel, number);
          }

          @Override
          public void unsure() {
            memory.unsure();
          }
        });
    node.start(
        new Node.Listener() {
          @Override
          public void taken(Lease lease) {
            memory.taken(lease);
          }

          @Override
          public void left(Set<String> others) {
            memory.serversGone();
          }

          @Override
          public void cutOff() {
            // To leave a table waits for the store: one must not wait for the other.
            for (Follower f : following.keySet()) {
              memory.background().run("to send somebody away", f::cutOff);
            }
          }
        });
  }

  @Override
  public void close() {
    services.timers().close();
    memory.close();
    services.uptime().end();
  }

  // ---- making and finding tables

  /**
   * {@code {"table": TableInfo, "invitations": {…}}}.
   *
   * @param house where it is made: a tag of the form {@code NETWORK.HOUSE}
   */
  public ObjectNode create(Person me, String house, Fields wish) {
    Lobby.needFewUnfinished(services, me.id(), "you have too many unfinished games");
    String lesson = wish.text("lesson", LONGEST_LESSON);
    return lesson == null ? createGame(me, house, wish) : createLesson(me, lesson, wish);
  }

  private ObjectNode createGame(Person me, String house, Fields wish) {
    NewTable wished = NewTable.read(services.content(), me, wish, services.secrets().random());
    Supplier<ObjectNode> making =
        () ->
            memory.make(
                table -> {
                  ObjectNode invitations = new Lobby(table).create(me, house, wished);
                  return made(table, me, invitations);
                });
    return wished.isListed()
        ? open.make(me, house, making, table -> leave(table, me))
        : making.get();
  }

  private ObjectNode createLesson(Person me, String id, Fields wish) {
    wish.end();
    Lesson lesson = services.games().lesson(id);
    if (lesson == null) {
      throw wish.bad("lesson", "there is no such lesson");
    }
    return memory.make(
        table -> {
          new Lobby(table).lesson(me, lesson);
          return made(table, me, Json.object());
        });
  }

  private static ObjectNode made(Table table, Person me, ObjectNode invitations) {
    ObjectNode answer = Json.object();
    answer.set("table", table.info(me));
    answer.set("invitations", invitations);
    return answer;
  }

  public ObjectNode info(String table, @Nullable Person me) {
    return memory.info(table, me);
  }

  /** Open tables that wait for a person. */
  public ArrayNode open(@Nullable Person me) {
    return list(
        open.shown().stream().map(services.store()::table).filter(Objects::nonNull).toList(), me);
  }

  /** Games that anybody may watch. */
  public ArrayNode watchable(@Nullable Person me) {
    return list(
        open.watchable().stream().map(services.store()::table).filter(Objects::nonNull).toList(),
        me);
  }

  /**
   * Those where one sits or which one has made, and before them those where a friend keeps one a
   * seat.
   */
  public ArrayNode mine(Person me) {
    ArrayNode list = Json.array();
    for (TableRow row : services.store().offeredTo(me.id(), MOST_OFFERED)) {
      ObjectNode info = memory.info(row, me);
      if (info.hasNonNull("invited")) {
        list.add(info);
      }
    }
    return list.addAll(list(services.store().tablesOf(me.id(), MOST_LISTED), me));
  }

  private ArrayNode list(List<TableRow> rows, @Nullable Person me) {
    ArrayNode list = Json.array();
    for (TableRow row : rows) {
      list.add(memory.info(row, me));
    }
    return list;
  }

  // ---- before and after the game

  public ObjectNode join(String table, Person me, Joining wish) {
    return memory.with(
        table,
        me,
        t -> {
          new Arrivals(t).join(me, wish);
          return t.info(me);
        });
  }

  public ObjectNode leave(String table, Person me) {
    return memory.with(
        table,
        me,
        t -> {
          new Arrivals(t).leave(me);
          return t.info(me);
        });
  }

  /** {@code {"secret"}}. */
  public ObjectNode invite(String table, Person me, int seat) {
    return memory.with(
        table, me, t -> Json.object().put("secret", new Arrivals(t).invite(me, seat)));
  }

  /**
   * Keeps a seat for a friend, who need not be sent anything.
   *
   * @param friend an id; that they are friends was asked before
   */
  public ObjectNode offer(String table, Person me, int seat, String friend) {
    return memory.with(
        table,
        me,
        t -> {
          new Arrivals(t).offer(me, seat, friend);
          return t.info(me);
        });
  }

  /** Does not want the seat that a friend keeps. */
  public ObjectNode decline(String table, Person me) {
    return memory.with(
        table,
        me,
        t -> {
          new Arrivals(t).decline(me);
          return t.info(me);
        });
  }

  /** Chooses in the draft before the game. */
  public ObjectNode draft(String table, Person me, Fields choice) {
    return memory.with(
        table,
        me,
        t -> {
          DraftHandler.answer(t, me, choice);
          return t.info(me);
        });
  }

  /**
   * Offers the next game to the people of a finished one, or answers such an offer: the next table
   * if it has begun, else this one.
   */
  public ObjectNode rematch(String table, Person me, Fields answer) {
    return info(memory.with(table, me, old -> rematches.answer(old, me, answer)), me);
  }

  /** A Replay as JSON, which is made while it is read. */
  public InputStream replay(String table, @Nullable Person me, String eyes) {
    return replays.replay(table, me, eyes);
  }

  /**
   * How the chances stood in a finished game.
   *
   * @param asker who waits for it: one game at a time is thought about for each
   */
  public byte[] chances(String table, @Nullable Person me, String asker) {
    return replays.chances(table, me, asker);
  }

  /** What the computer would have done at a record of a finished game. */
  public ObjectNode hindsight(String table, @Nullable Person me, String asker, int number) {
    return replays.hindsight(table, me, asker, number);
  }

  /** A save file as YAML. */
  public String save(String table, @Nullable Person me) {
    return replays.save(table, me);
  }

  public ObjectNode importSave(Person me, String yaml) {
    return memory.info(replays.bringIn(me, yaml), me);
  }

  // ---- people and what is kept of them

  /** Whose emblems there are. */
  public List<String> heroes() {
    return services.content().heroIds();
  }

  /** Every table somebody has played at, one after the other, with what that person chose there. */
  public void export(Person me, Consumer<ObjectNode> to) {
    for (TableRow row : services.store().tablesOf(me.id(), Integer.MAX_VALUE)) {
      ObjectNode info = memory.info(row, me);
      boolean hotSeat = info.path("hotSeat").asBoolean();
      info.set("choices", OwnChoices.of(services, row, hotSeat, me));
      to.accept(info);
    }
  }

  /** Takes somebody out of all tables whom the store has marked as leaving. */
  public void forget(String person) {
    departures.forget(person);
  }

  // ---- watching

  /** {@code {"secret"}}: a new link for those who are to watch. */
  public ObjectNode watchLink(String table, Person me) {
    return memory.with(
        table, me, t -> Json.object().put("secret", Admission.link(t.seating(), me)));
  }

  /** Lets somebody watch who has a link. */
  public ObjectNode admit(String table, Person me, String secret) {
    return memory.with(
        table,
        t -> {
          Admission.enter(t.seating(), me, secret);
          return t.info(me);
        });
  }

  // ---- following

  public void watch(Follower f, String table, List<Integer> seats, @Nullable Integer from) {
    try {
      memory.with(
          table,
          t -> {
            following.computeIfAbsent(f, _ -> ConcurrentHashMap.newKeySet()).add(table);
            if (isCutOff()) { // what is in memory may be old by now
              throw new Refusal(Refusal.Code.ELSEWHERE, "this server cannot reach the store");
            }
            t.watch(f, seats, from);
            return true;
          });
    } catch (Refusal e) {
      if (e.code() == Refusal.Code.ELSEWHERE || isCutOff()) {
        f.cutOff(); // whoever connects again comes to another server
      }
      throw e;
    }
  }

  /** Whether this server has lost the store it shares with others, who play on without it. */
  public boolean isCutOff() {
    Node node = services.node();
    return node != null && !node.isAlive();
  }

  /**
   * Tells somebody who follows a table what has been said there.
   *
   * @param heard the last lines that are known
   */
  public void hear(Follower f, String table, Heard heard) {
    talks.catchUp(f, table, heard);
  }

  public void unwatch(Follower f, String table) {
    Set<String> tables = following.get(f);
    if (tables != null && tables.remove(table)) {
      memory.enter(table, t -> unwatch(f, t, false));
    }
  }

  private static void unwatch(Follower f, Table table, boolean lost) {
    table.touch();
    table.unwatch(f, lost);
  }

  /** The socket was closed. */
  public void gone(Follower f) {
    Set<String> tables = following.remove(f);
    if (tables != null) {
      tables.forEach(table -> gone(f, table));
    }
  }

  /** One table that cannot be told must not keep the others from knowing. */
  private void gone(Follower f, String table) {
    try {
      memory.enter(table, t -> unwatch(f, t, true));
    } catch (Throwable e) {
      Faults.survive(e);
      LOG.atError().addKeyValue("table", table).setCause(e).log("a table was not left well");
    }
  }

  /** Somebody looks at a record of a table that it follows. */
  public void seen(Follower f, String table, int number) {
    if (following.getOrDefault(f, Set.of()).contains(table)) {
      memory.enter(table, t -> t.seen(f, number));
    }
  }

  // ---- people who come and go

  @Override
  public List<News> news(String table) {
    List<News> news =
        memory.tryWith(
            table,
            t -> {
              t.refresh(); // nobody is told what is not true any more
              return t.news();
            });
    return news == null ? List.of() : news;
  }

  /** {@code {"turns"}}: in how many games another person waits for this one. */
  public ObjectNode turns(@Nullable Person me) {
    return Json.object().put("turns", me == null ? 0 : services.store().notices().turns(me.id()));
  }

  /** How many days of holiday somebody has, and until when there is one. */
  public ObjectNode holiday(Person me) {
    ServerTime until = services.holidays().until(me.id());
    return services
        .holidays()
        .json(me.id())
        .put("until", until == null ? null : services.onTheWall(until).toString());
  }

  /** A holiday begins now. */
  public void beginHoliday(Person me, int days) {
    if (!services.holidays().begin(me.id(), days)) {
      throw new Refusal(
          Refusal.Code.CONFLICT, "you are on holiday already, or have not so many days left");
    }
    holidayChanged(me);
  }

  /** The holiday ends now. */
  public void endHoliday(Person me) {
    if (!services.holidays().end(me.id())) {
      throw new Refusal(Refusal.Code.CONFLICT, "you are not on holiday");
    }
    holidayChanged(me);
  }

  private void holidayChanged(Person me) {
    for (String table : services.store().notices().playing(me.id())) {
      memory.holidayChanged(table, me.id());
    }
  }

  // ---- playing

  /** Answers by ack, answer or refused. */
  public void handle(Request request) {
    request.arrived(services.time().millis()); // to wait for the table costs nobody time
    try {
      if (talks.handles(request)) {
        return;
      }
      Boolean there =
          memory.tryWith(
              request.table(),
              table -> {
                table.touch();
                Admission.need(table.seating(), request.from());
                answer(table, request);
                return true;
              });
      if (there == null) {
        throw Admission.unknown();
      }
    } catch (Refusal e) {
      services.meters().refused(e.code());
      request.refuse(e);
    }
  }

  /** What is refused by one who did not know the newest is looked at again. */
  private void answer(Table table, Request request) {
    try {
      handle(table, request);
    } catch (Refusal e) {
      if (!table.refresh()) {
        throw e;
      }
      handle(table, request);
    }
  }

  private void handle(Table table, Request request) {
    switch (request.type()) {
      case CHOOSE -> ChooseHandler.choose(table, request);
      case ACT -> ActHandler.act(table, request);
      case ASK -> AskHandler.ask(table, request, hints);
      case SAY, REPORT -> throw new IllegalStateException("handled outside of the lock");
    }
  }
}
