package nonpareil.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.server.log.Dealing;
import nonpareil.server.notify.Herald;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Request;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.Store;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** A room with tables, in a time of its own. It can be closed and opened again. */
final class Hall implements AutoCloseable {

  static final Person ANN = new Person("pann", "Ann");
  static final Person BOB = new Person("pbob", "Bob");
  static final Person EVE = new Person("peve", "Eve");

  private final Supplier<? extends Store> opening;
  private final Pace pace;
  private final Dealing dealing;
  final ManualTime time;

  /** Hears everything that is shown to anybody. */
  Consumer<ObjectNode> witness = _ -> {};

  /** Hears of every change. */
  Herald herald = Herald.NONE;

  Store store;
  Tables tables;
  private Computers computers;

  Hall() {
    this(kept(new MemoryStore()));
  }

  Hall(Supplier<? extends Store> opening) {
    this(opening, Pace.NORMAL, Dealing.SHUFFLED);
  }

  /** Opens at a time, for tables that were left before it. */
  Hall(Supplier<? extends Store> opening, Instant now) {
    this(opening, Pace.NORMAL, Dealing.SHUFFLED, now);
  }

  Hall(Pace pace, Dealing dealing) {
    this(kept(new MemoryStore()), pace, dealing);
  }

  private Hall(Supplier<? extends Store> opening, Pace pace, Dealing dealing) {
    this(opening, pace, dealing, ManualTime.BEGINNING);
  }

  private Hall(Supplier<? extends Store> opening, Pace pace, Dealing dealing, Instant now) {
    time = new ManualTime(now);
    this.opening = opening;
    this.pace = pace;
    this.dealing = dealing;
    store = opening.get();
    computers = new Computers(1);
    tables = open();
  }

  private static Supplier<Store> kept(Store store) {
    return () -> store;
  }

  private Tables open() {
    var opened =
        new Tables(
            store,
            Content.bundled(),
            computers,
            time,
            time,
            pace,
            dealing,
            1,
            Services.CLOSING,
            (table, people) -> herald.touched(table, people));
    opened.recoverNow();
    return opened;
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
    tables.close();
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
      Thread.onSpinWait();
    }
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
    return tables.create(who, house, new Fields(watched(wish)));
  }

  /** A private duel of Ann and Bob, Ann first; its id. */
  String duel(String more) {
    ObjectNode made =
        create(
            ANN,
            "{'board': 'sarpedon', 'first': 1, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                + " {'who': 'link', 'hero': 'king-arthur'}]"
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
    return tables.join(table, who, new Joining(secret, seat, hero, null));
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
    return tables.draft(table, who, new Fields(json("{" + act + "}")));
  }

  /** Offers the next game after a table, or answers such an offer; in the words of the protocol. */
  ObjectNode rematch(String table, Person who, String answer) {
    return tables.rematch(table, who, new Fields(json("{" + answer + "}")));
  }

  Guest watch(Person who, String table, Integer... seats) {
    var guest = new Guest(this, who, table);
    guest.watch(null, seats);
    return guest;
  }
}
