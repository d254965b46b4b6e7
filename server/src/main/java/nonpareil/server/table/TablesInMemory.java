package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.health.Background;
import nonpareil.server.health.Faults;
import nonpareil.server.node.Node;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.Lease;
import nonpareil.server.store.NodeStore;
import nonpareil.server.store.OutdatedException;
import nonpareil.server.store.RunningGame;
import nonpareil.server.store.StoreException;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tables that are in memory: they come from the store when somebody wants something of them,
 * and leave when nobody does any more. All that is done with a table is done through here, under
 * its lock.
 */
final class TablesInMemory implements TableAccess {

  private static final Logger LOG = LoggerFactory.getLogger(TablesInMemory.class);

  private static final Duration SWEEP = Duration.ofMinutes(1);
  private static final Duration IDLE = Duration.ofMinutes(5);

  /** So often somebody else may be faster. */
  private static final int MOST_ATTEMPTS = 20;

  /** What other servers have told and was missed is found after so long. */
  private static final Duration LOOK = Duration.ofSeconds(5);

  /** With more games than that another thread helps to recover them. */
  private static final int EACH = 100;

  private final Services services;
  private final Abandoned abandoned;

  /** Read and changed without any lock; what is in a table is guarded by the table's own. */
  private final Map<String, Table> loaded = new ConcurrentHashMap<>();

  /** Tables of which something is new that nobody has looked at yet. */
  private final Set<String> news = ConcurrentHashMap.newKeySet();

  private final Background background = new Background();
  private volatile boolean closed;

  TablesInMemory(Services services) {
    this.services = services;
    abandoned = new Abandoned(services, this::enterMatch);
  }

  /** Jobs that nobody waits for. */
  Background background() {
    return background;
  }

  /** How many there are. */
  int size() {
    return loaded.size();
  }

  boolean isLoaded(String id) {
    return loaded.containsKey(id);
  }

  // ---- coming and going

  /**
   * After a restart: running games go on. Those in which something happens by itself come into
   * memory now, by threads of their own, so that people who come meanwhile are answered.
   */
  void recover() {
    sweepLater();
    if (services.node() != null) {
      lookLater();
      return; // what is due is taken bit by bit
    }
    long began = System.nanoTime();
    List<RunningGame> playing = services.store().playing();
    var due = new ConcurrentLinkedQueue<String>();
    playing.stream()
        .filter(game -> Recovery.isDue(services, game))
        .forEach(game -> due.add(game.id()));
    int size = due.size();
    int helpers = Math.min(Runtime.getRuntime().availableProcessors() - 1, size / EACH);
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < helpers; i++) {
      threads.add(Thread.ofPlatform().name("recovery-" + i).daemon().start(() -> recover(due)));
    }
    recover(due);
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    LOG.atInfo()
        .addKeyValue("games", playing.size())
        .addKeyValue("loaded", size)
        .addKeyValue("ms", (System.nanoTime() - began) / 1_000_000)
        .log("recovered");
  }

  private void recover(Queue<String> due) {
    for (String id = due.poll(); id != null && !closed; id = due.poll()) {
      try {
        enter(id, _ -> {});
      } catch (Throwable e) {
        Faults.survive(e);
        LOG.atError().addKeyValue("table", id).setCause(e).log("not recovered");
      }
    }
  }

  private void sweepLater() {
    if (!closed) {
      services.timers().after(SWEEP, this::sweep);
    }
  }

  /** Tables nobody needs leave memory; they come back on demand. */
  private void sweep() {
    try {
      forgetIdle(IDLE);
      Node node = services.node();
      if (node == null || node.isFirst()) {
        abandoned.sweep();
      }
    } catch (RuntimeException e) {
      LOG.atWarn().setCause(e).log("not swept");
    } finally {
      sweepLater();
    }
  }

  void forgetIdle(Duration patience) {
    ServerTime now = services.time();
    loaded.values().removeIf(table -> table.dropIfIdle(now, patience));
  }

  /** Nobody comes in any more but who is on the way; no lock is waited for. */
  void close() {
    closed = true;
    loaded.values().forEach(Table::drop);
  }

  // ---- doing something with a table

  /** Does something with a table under its lock; null if there is no such table. */
  <T extends @Nullable Object> @Nullable T tryWith(String id, Function<Table, T> deed) {
    while (true) {
      Table table = loaded.computeIfAbsent(id, i -> new Table(i, services, this));
      table.lock();
      try {
        if (table.isDropped()) { // between the look and the lock
          loaded.remove(id, table);
          continue;
        }
        boolean there = false;
        try {
          there = table.load();
        } finally {
          if (!there && table.seating().follows().isEmpty()) {
            table.drop();
            loaded.remove(id, table);
          }
        }
        return there ? attempt(table, deed) : null;
      } finally {
        table.unlock();
      }
    }
  }

  /** If somebody else was faster the deed is done again, knowing what was done. */
  private static <T extends @Nullable Object> T attempt(Table table, Function<Table, T> deed) {
    for (int attempt = 1; ; attempt++) {
      try {
        return deed.apply(table);
      } catch (OutdatedException e) {
        if (attempt == MOST_ATTEMPTS) {
          throw Refusal.notStored();
        }
        table.outdated();
      }
    }
  }

  /** The same for a request: refused if there is no such table. */
  <T> T with(String id, Function<Table, T> deed) {
    T result =
        tryWith(
            id,
            table -> {
              table.touch();
              table.refresh();
              return deed.apply(table);
            });
    if (result == null) {
      throw Admission.unknown();
    }
    return result;
  }

  /** Does something with a table that nobody waits for; nothing if it is gone for good. */
  void enter(String id, Consumer<Table> deed) {
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

  /** Does something with every table that is here; one with which it fails keeps no other. */
  void all(Consumer<Table> deed) {
    for (String id : List.copyOf(loaded.keySet())) {
      attempt(id, deed);
    }
  }

  private void enterMatch(String id, Consumer<Match> deed) {
    enter(
        id,
        table -> {
          Match match = table.match();
          if (match != null) {
            deed.accept(match);
          }
        });
  }

  /** Somebody's holiday has begun, or ended early. */
  void holidayChanged(String id, String person) {
    enterMatch(id, match -> match.holidayChanged(person));
  }

  @Override
  public void tick(String id) {
    enterMatch(id, match -> match.agenda().tick());
  }

  @Override
  public void thought(String id, DueChoice about, int option) {
    enterMatch(id, match -> match.agenda().thought(about, option));
  }

  /**
   * Makes a table. Its lock may be taken while another table's is held: nobody knows the new one
   * yet, so nobody holds it and waits for the other.
   */
  <T> T make(Function<Table, T> deed) {
    var table = new Table(services.secrets().id(), services, this);
    table.lock();
    try {
      loaded.put(table.id(), table);
      boolean made = false;
      try {
        T result = deed.apply(table);
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

  // ---- other servers

  /** Something has changed about a table; whoever follows it here is to see it. */
  void changed(String id) {
    if (loaded.containsKey(id) && news.add(id)) {
      background.run(
          "to look at a table",
          () -> {
            news.remove(id);
            refresh(id);
          });
    }
  }

  private void refresh(String id) {
    if (loaded.containsKey(id)) {
      enter(id, Table::refresh);
    }
  }

  private void attempt(String id, Consumer<Table> deed) {
    try {
      enter(id, deed);
    } catch (Throwable e) {
      Faults.survive(e);
      LOG.atWarn().addKeyValue("table", id).setCause(e).log("a table was not looked at");
    }
  }

  /** No server does what comes by itself at a table: one that has it in memory may. */
  void free(String id) {
    if (loaded.containsKey(id)) {
      background.run("to take a table", () -> enter(id, Table::wantLease));
    }
  }

  /** News may have been missed. */
  void unsure() {
    background.run("to look at all tables", this::lookAtAll);
  }

  private void lookLater() {
    if (!closed) {
      services
          .timers()
          .after(
              LOOK,
              () -> {
                try {
                  lookAtAll();
                } finally {
                  lookLater();
                }
              });
    }
  }

  /** Finds what no news have come of. */
  private void lookAtAll() {
    NodeStore nodes = services.store().nodes();
    List<String> ids = List.copyOf(loaded.keySet());
    if (nodes == null || ids.isEmpty()) {
      return;
    }
    try {
      for (NodeStore.Head head : nodes.heads(ids)) {
        Table table = loaded.get(head.game());
        if (table != null && table.isOlderThan(head)) {
          refresh(head.game());
        }
        if (table != null && !head.held()) {
          enter(head.game(), Table::wantLease);
        }
      }
    } catch (StoreException e) {
      LOG.warn("the store is away");
    }
  }

  /** This server does from now on what comes by itself in a game. */
  void taken(Lease lease) {
    background.run("to take a table", () -> enter(lease.game(), table -> table.taken(lease)));
  }

  /** Other servers have died or left. */
  void serversGone() {
    for (String id : List.copyOf(loaded.keySet())) {
      background.run("to forget who was at another server", () -> enter(id, Table::serversGone));
    }
  }

  // ---- looking at a table, which need not come into memory for it

  /** A table as it is stored; refused if there is no such table. */
  TableRow row(String id) {
    TableRow row = services.store().table(id);
    if (row == null) {
      throw Admission.unknown();
    }
    return row;
  }

  /** The same, refused as if there were none to whom may not know of it. */
  TableRow row(String id, @Nullable Person me) {
    TableRow row = row(id);
    Admission.need(services, row, me);
    return row;
  }

  /** Does something for somebody who may know of the table. */
  <T> T with(String id, @Nullable Person me, Function<Table, T> deed) {
    return with(
        id,
        table -> {
          Admission.need(services, table.row(), me);
          return deed.apply(table);
        });
  }

  ObjectNode info(String id, @Nullable Person me) {
    boolean shared = services.node() != null; // only there who is connected elsewhere is known
    return shared || loaded.containsKey(id) ? with(id, me, t -> t.info(me)) : info(row(id, me), me);
  }

  ObjectNode info(TableRow row, @Nullable Person me) {
    if (loaded.containsKey(row.id()) || isDelayed(row)) {
      ObjectNode info = tryWith(row.id(), t -> t.info(me));
      if (info != null) {
        return info;
      }
    }
    return TableJson.of(
        services, row, row.isIn(TableRow.WAITING) ? null : services.store().last(row.id()), me);
  }

  /** Whether only the log tells what those may know who watch. */
  private static boolean isDelayed(TableRow row) {
    String offers = row.isIn(TableRow.PLAYING) ? row.offers() : null;
    return offers != null && !Delay.read(Json.parse(offers)).equals(Delay.NONE);
  }
}
