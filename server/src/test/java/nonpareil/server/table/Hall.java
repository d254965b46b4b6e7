package nonpareil.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.server.clock.Pulse;
import nonpareil.server.clock.Timers;
import nonpareil.server.log.Dealing;
import nonpareil.server.node.Node;
import nonpareil.server.notify.Herald;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Request;
import nonpareil.server.store.MemoryNodes;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.NodeStore;
import nonpareil.server.store.Store;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** A room with tables, in a time of its own. It can be closed and opened again. */
final class Hall implements AutoCloseable {

  static final Person ANN = new Person("pann", "Ann");
  static final Person BOB = new Person("pbob", "Bob");
  static final Person EVE = new Person("peve", "Eve");

  private static final AtomicInteger HALLS = new AtomicInteger();

  /** Other halls may be open in other threads, or have the same store later. */
  private final String idsBeginWith = "id" + HALLS.incrementAndGet() + "-";

  private final AtomicInteger ids = new AtomicInteger();

  private final Supplier<? extends Store> opening;
  private final Pace pace;
  private final Dealing dealing;
  private final Content content;
  private final Duration closing;
  final ManualTime time;

  /** Hears everything that is shown to anybody. */
  Consumer<ObjectNode> witness = _ -> {};

  /** Hears of every change. */
  Herald herald = Herald.NONE;

  /** So many servers share the tables; people go now to one, now to another. */
  private static final int SERVERS = Integer.getInteger("nonpareil.servers", 1);

  Store store;
  Tables tables;
  private final List<Tables> servers = new ArrayList<>();
  private final Map<String, Integer> places = new HashMap<>();
  private final List<Life> lives = new ArrayList<>();
  private int next;
  private boolean silent;
  private Computers computers;

  Hall() {
    this(Pace.NORMAL, Dealing.SHUFFLED);
  }

  Hall(Supplier<? extends Store> opening) {
    this(opening, Pace.NORMAL, Dealing.SHUFFLED);
  }

  /** Opens at a time, for tables that were left before it. */
  Hall(Supplier<? extends Store> opening, Instant now) {
    this(opening, Pace.NORMAL, Dealing.SHUFFLED, new ManualTime(now));
  }

  Hall(Pace pace, Dealing dealing) {
    this(pace, dealing, new ManualTime(ManualTime.BEGINNING), SERVERS);
  }

  private Hall(Pace pace, Dealing dealing, ManualTime time, int servers) {
    this(kept(servers == 1 ? new MemoryStore() : MemoryStore.shared(time)), pace, dealing, time);
  }

  /** Of one server, whatever else is tried: for what is about a server's own memory or sleep. */
  static Hall alone() {
    return new Hall(kept(new MemoryStore()));
  }

  /** Of two servers that close a game nobody has played for so long. */
  static Hall ofTwoServersClosing(Duration closing) {
    var time = new ManualTime(ManualTime.BEGINNING);
    Store store = MemoryStore.shared(time);
    return new Hall(kept(store), Pace.NORMAL, Dealing.SHUFFLED, time, Content.bundled(), closing);
  }

  /** Tables that several servers share. */
  static Hall ofServers(int servers) {
    return new Hall(Pace.NORMAL, Dealing.SHUFFLED, new ManualTime(ManualTime.BEGINNING), servers);
  }

  private Hall(Supplier<? extends Store> opening, Pace pace, Dealing dealing) {
    this(opening, pace, dealing, new ManualTime(ManualTime.BEGINNING));
  }

  /** With heroes of one's own. */
  Hall(Content content) {
    this(
        kept(new MemoryStore()),
        Pace.NORMAL,
        Dealing.SHUFFLED,
        new ManualTime(ManualTime.BEGINNING),
        content,
        Services.CLOSING);
  }

  private Hall(Supplier<? extends Store> opening, Pace pace, Dealing dealing, ManualTime time) {
    this(opening, pace, dealing, time, Content.bundled(), Services.CLOSING);
  }

  private Hall(
      Supplier<? extends Store> opening,
      Pace pace,
      Dealing dealing,
      ManualTime time,
      Content content,
      Duration closing) {
    this.content = content;
    this.closing = closing;
    this.time = time;
    this.opening = opening;
    this.pace = pace;
    this.dealing = dealing;
    store = opening.get();
    computers = new Computers(1);
    time.after = this::spread;
    tables = open();
  }

  private static Supplier<Store> kept(Store store) {
    return () -> store;
  }

  private Tables open() {
    servers.clear();
    lives.clear();
    boolean shared = store.nodes() instanceof MemoryNodes; // else the store is one server's own
    int many = shared ? Math.max(2, SERVERS) : 1;
    for (int i = 0; i < many; i++) {
      servers.add(openOne());
    }
    return servers.getFirst();
  }

  private Tables openOne() {
    NodeStore nodes = store.nodes();
    var life = new Life(time);
    lives.add(life);
    Node node = nodes == null ? null : new Node(store, nodes, "test", life, time::nanos);
    var opened =
        new Tables(
            store,
            content,
            computers,
            node == null ? time : node,
            life,
            pace,
            dealing,
            1,
            closing,
            (table, people) -> herald.touched(table, people),
            node);
    opened.recoverNow();
    return opened;
  }

  /** The server to which somebody goes. */
  Tables tables(Person who) {
    int place = places.computeIfAbsent(who.id(), _ -> next++);
    return servers.get(place % servers.size());
  }

  private ObjectNode spreading(Supplier<ObjectNode> deed) {
    ObjectNode done = deed.get();
    spread();
    return done;
  }

  /** Does something of which no server tells another. */
  void withoutNews(Runnable deed) {
    silent = true;
    deed.run();
    silent = false;
  }

  /** The server of somebody dies without a word; who was there goes to the first that is left. */
  void kill(Person who) {
    int dead = servers.indexOf(tables(who));
    lives.get(dead).end();
    ((MemoryNodes) Objects.requireNonNull(store.nodes())).silence(dead);
    servers.set(dead, servers.get(dead == 0 ? 1 : 0));
  }

  /** All tables that nobody follows leave memory. */
  void forgetIdle() {
    time.advance(Duration.ofSeconds(1));
    servers.forEach(server -> server.forgetIdle(Duration.ZERO));
    spread();
  }

  /** A server lives, or not, that has other rules. */
  void pretendOtherBuild(boolean lives) {
    ((MemoryNodes) Objects.requireNonNull(store.nodes())).pretend(lives);
    pass(Duration.ofSeconds(2));
  }

  /** All that one server has stored the others know. */
  void spread() {
    if (store.nodes() instanceof MemoryNodes nodes) {
      do {
        while (!servers.stream().allMatch(Tables::isQuiet)) {
          LockSupport.parkNanos(20_000);
        }
      } while (!silent && nodes.spread());
    }
  }

  /** The server stops and comes back after a while; followers are gone. */
  void restart(Duration down) {
    restart(down, () -> {});
  }

  /** The same, and something happens meanwhile. */
  void restart(Duration down, Runnable meanwhile) {
    close();
    meanwhile.run();
    time.sleep(down);
    time.reset();
    store = opening.get();
    computers = new Computers(1);
    tables = open();
  }

  @Override
  public void close() {
    servers.forEach(Tables::close);
    computers.close();
    store.close();
  }

  /** Lets time go by; computers think as long as they need in no time. */
  void pass(Duration duration) {
    Duration step = Duration.ofMillis(250);
    settle();
    for (Duration left = duration; left.isPositive(); left = left.minus(step)) {
      time.advance(left.compareTo(step) < 0 ? left : step);
      settle();
    }
  }

  void settle() {
    while (!computers.isIdle()) {
      LockSupport.parkNanos(20_000); // not a spin: the computer needs the core
    }
    spread();
  }

  String newId() {
    return idsBeginWith + ids.incrementAndGet();
  }

  /** The next of them. */
  String nextId() {
    return idsBeginWith + (ids.get() + 1);
  }

  static JsonNode json(String text) {
    try {
      return Json.MAPPER.readTree(text.replace('\'', '"'));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  /** A wish for a table at which anybody may look on, unless it says otherwise. */
  static JsonNode watched(String wish) {
    JsonNode json = json(wish);
    if (json instanceof ObjectNode wished && !wished.has("lesson") && !wished.has("watch")) {
      wished.put("watch", "list");
    }
    return json;
  }

  /** Says something over a socket. */
  static void say(Tables tables, Request.Type type, Follower who, JsonNode json) {
    tables.handle(new Request(type, json.path("id").asText(), who, new Fields(json)));
  }

  ObjectNode create(Person who, String wish) {
    return create(who, "network.house", wish);
  }

  ObjectNode create(Person who, String house, String wish) {
    return spreading(() -> tables(who).create(who, house, new Fields(watched(wish))));
  }

  /** A private duel of Ann and Bob, Ann first; its id. */
  String duel(String more) {
    return duel("medusa", "king-arthur", more);
  }

  /** The same with other heroes. */
  String duel(String first, String second, String more) {
    ObjectNode made =
        create(
            ANN,
            "{'board': 'sarpedon', 'first': 1, 'seats': [{'who': 'me', 'hero': '%s'},"
                    .formatted(first)
                + " {'who': 'link', 'hero': '%s'}]".formatted(second)
                + (more.isEmpty() ? "" : ", " + more)
                + "}");
    String id = made.path("table").path("table").asText();
    join(id, BOB, made.path("invitations").path("2").asText(), null, null);
    return id;
  }

  /** Takes a seat. */
  ObjectNode join(
      String table,
      Person who,
      @Nullable String secret,
      @Nullable Integer seat,
      @Nullable String hero) {
    return spreading(() -> tables(who).join(table, who, new Joining(secret, seat, hero, null)));
  }

  /** A whole replay. */
  byte[] replay(String table, @Nullable Person who, String eyes) {
    try (InputStream text = tables.replay(table, who, eyes)) {
      return text.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The number of the last record that is stored. */
  int stored(String table) {
    return Objects.requireNonNull(store.last(table)).number();
  }

  /** Chooses in a draft, in the words of the protocol. */
  ObjectNode draft(String table, Person who, String act) {
    return spreading(() -> tables(who).draft(table, who, new Fields(json("{" + act + "}"))));
  }

  /** Offers the next game after a table, or answers such an offer; in the words of the protocol. */
  ObjectNode rematch(String table, Person who, String answer) {
    return spreading(() -> tables(who).rematch(table, who, new Fields(json("{" + answer + "}"))));
  }

  Guest watch(Person who, String table, Integer... seats) {
    var guest = new Guest(this, who, table);
    guest.watch(null, seats);
    return guest;
  }

  /** The timers of one server, which end with it. */
  private static final class Life implements Timers {
    private final Timers all;
    private boolean ended;

    Life(Timers all) {
      this.all = all;
    }

    void end() {
      ended = true;
    }

    @Override
    public Pulse pulse() {
      return all.pulse();
    }

    @Override
    public Appointment after(Duration time, Runnable task) {
      return all.after(
          time,
          () -> {
            if (!ended) {
              task.run();
            }
          });
    }

    @Override
    public void close() {
      ended = true;
      all.close();
    }
  }
}
