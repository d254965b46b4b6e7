package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.StoreException;
import nonpareil.server.store.TableRow;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table: who sits at it, who follows it, and the game once it has begun. Everything here happens
 * under its lock.
 */
final class Table {

  private static final Logger LOG = LoggerFactory.getLogger(Table.class);
  private static final long STORE_SECONDS = 10;

  private final String id;
  private final Setting setting;
  private final Doors doors;
  private final ReentrantLock lock = new ReentrantLock();
  private final List<Follow> follows = new ArrayList<>();
  private @Nullable TableRow row;
  private @Nullable Match match;
  private boolean dropped;

  /** A write failed in a way that leaves open what is stored. */
  private boolean unsure;

  private Instant touched;

  Table(String id, Setting setting, Doors doors) {
    this.id = id;
    this.setting = setting;
    this.doors = doors;
    touched = setting.now();
  }

  // ---- the lock, and coming from and going to the store

  void lock() {
    lock.lock();
  }

  /** Somebody wants something of it. */
  void touch() {
    touched = setting.now();
  }

  void unlock() {
    lock.unlock();
  }

  /** Whether it has left memory: another object has taken its place, or will. */
  boolean isDropped() {
    return dropped;
  }

  /**
   * Reads it from the store if it was not yet, or if the store knows best; false if there is no
   * such table.
   */
  boolean load() {
    if (row != null && !unsure) {
      return true;
    }
    TableRow stored;
    try {
      stored = setting.store().table(id);
    } catch (StoreException e) {
      if (row != null) {
        return true; // as it was, until the store is back
      }
      throw e;
    }
    if (stored == null) {
      return row != null;
    }
    row = stored;
    if (match == null && stored.isIn(TableRow.PLAYING)) {
      match = Recovery.running(this, setting.store().records(id));
      sendInfo();
      follows.forEach(f -> catchUp(f, null)); // they saw it waiting
    } else if (match == null && stored.isIn(TableRow.OVER)) {
      match = Recovery.finished(this, setting.store().records(id));
    }
    unsure = false;
    return true;
  }

  /** Leaves memory if nobody needs it now and nobody did for a while; whether it has. */
  boolean dropIfIdle(Instant now, Duration patience) {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      boolean idle =
          follows.isEmpty()
              && now.isAfter(touched.plus(patience))
              && (match == null || !match.agenda().isBusy());
      if (idle) {
        drop();
      }
      return idle;
    } finally {
      lock.unlock();
    }
  }

  /** Another object will take its place. Only when the server stops it comes without the lock. */
  void drop() {
    dropped = true;
    Match playing = match;
    if (playing != null) {
      playing.agenda().stop();
    }
  }

  // ---- what it is

  String id() {
    return id;
  }

  Setting setting() {
    return setting;
  }

  Doors doors() {
    return doors;
  }

  TableRow row() {
    TableRow r = row;
    if (r == null) {
      throw new IllegalStateException("not loaded");
    }
    return r;
  }

  Agreement agreement() {
    return Agreement.of(Json.parse(row().settings()));
  }

  List<SeatRow> seats() {
    return row().seats();
  }

  @Nullable SeatRow seat(int number) {
    return number >= 1 && number <= seats().size() ? seats().get(number - 1) : null;
  }

  boolean owns(Person person, int number) {
    SeatRow seat = seat(number);
    return seat != null && person.id().equals(seat.person());
  }

  /** The game; null before it begins, and when it cannot be had any more. */
  @Nullable Match match() {
    return match;
  }

  // ---- saving

  /** Stores how the table stands, with records that belong to it, and takes it as it is then. */
  void save(TableRow changed, List<LogRecord> records) {
    await(setting.store().save(List.of(changed), records));
    row = changed;
  }

  /** For a row that was stored otherwise. */
  void row(TableRow stored) {
    row = stored;
  }

  void begin(Match begun) {
    match = begun;
  }

  /** Waits until something is stored; refuses if it is not. */
  void await(CompletableFuture<Void> writing) {
    long began = System.nanoTime();
    try {
      writing.get(STORE_SECONDS, TimeUnit.SECONDS);
      setting.meters().stored(System.nanoTime() - began);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw notStored();
    } catch (ExecutionException | TimeoutException e) {
      throw notStored();
    }
  }

  private Refusal notStored() {
    unsure = true;
    setting.meters().notStored();
    LOG.atWarn().addKeyValue("table", id).log("not stored");
    return new Refusal(Reasons.NOT_STORED, "it could not be stored; nothing happened, try again");
  }

  /** The last record in the store; refuses if the store cannot be read. */
  @Nullable LogRecord lastStored() {
    try {
      return setting.store().last(id);
    } catch (StoreException e) {
      throw notStored();
    }
  }

  /** Takes the table as the store has it; its log. Refuses if the store cannot be read. */
  List<LogRecord> reread() {
    try {
      List<LogRecord> log = setting.store().records(id);
      row = Objects.requireNonNull(setting.store().table(id));
      return log;
    } catch (StoreException e) {
      throw notStored();
    }
  }

  // ---- followers

  List<Follow> follows() {
    return follows;
  }

  @Nullable Follow follow(Follower follower) {
    for (Follow follow : follows) {
      if (follow.follower() == follower) {
        return follow;
      }
    }
    return null;
  }

  /** Whether somebody looks at the table with the eyes of a seat. */
  boolean isConnected(int number) {
    return follows.stream().anyMatch(f -> f.seats().contains(number));
  }

  void watch(Follower follower, List<Integer> wanted, @Nullable Integer from) {
    for (int number : wanted) {
      if (seat(number) == null) {
        throw new TableException("bad-value", "there is no seat " + number, "seats");
      }
      if (!owns(follower.person(), number)) {
        throw new TableException("forbidden", "seat " + number + " is not yours", "seats");
      }
    }
    follows.removeIf(f -> f.follower() == follower);
    var follow = new Follow(follower, wanted.stream().distinct().sorted().toList());
    follows.add(follow);
    if (!peopleChanged()) {
      sendInfo(follow);
    }
    catchUp(follow, from);
  }

  private void catchUp(Follow follow, @Nullable Integer from) {
    if (match != null) {
      match.showing().catchUp(follow, from);
    } else {
      Finished.catchUp(this, follow);
    }
  }

  void unwatch(Follower follower) {
    if (follows.removeIf(f -> f.follower() == follower)) {
      peopleChanged();
    }
  }

  /** Somebody came or went; whether everybody was told. */
  private boolean peopleChanged() {
    boolean changed = match != null && match.peopleChanged();
    if (changed) {
      sendInfo();
    }
    return changed;
  }

  /** Tells every follower how the table stands. */
  void sendInfo() {
    follows.forEach(this::sendInfo);
  }

  private void sendInfo(Follow follow) {
    follow.follower().send(info(follow.follower().person()).put("type", "table"));
  }

  ObjectNode info(@Nullable Person me) {
    Match playing = match;
    LogRecord last = null;
    if (playing == null && !row().state().equals(TableRow.WAITING)) {
      last = setting.store().last(id);
    }
    return InfoJson.of(row(), last, me, this, playing);
  }
}
