package nonpareil.server.clock;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import nonpareil.server.store.Store;
import nonpareil.server.store.StoreException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How long the server has been down in all, so that clocks stand meanwhile. It tells the store now
 * and then that it is up.
 */
public final class Uptime {

  private static final Logger LOG = LoggerFactory.getLogger(Uptime.class);

  private static final String ALIVE = "alive";
  private static final String DOWN = "down";
  private static final String BACK = "back";

  /** An absence of the server that people plan by. */
  private static final Duration LONG = Duration.ofDays(1);

  private static final Duration HEARTBEAT = Duration.ofSeconds(10);
  private static final int HEARTBEATS_MISSED = 3;

  private final Store store;
  private final InstantSource clock;
  private final Timers timers;
  private final Instant began;
  private final long down;
  private final Instant back;
  private volatile boolean ended;
  private volatile long lastBeat;

  public Uptime(Store store, InstantSource clock, Timers timers) {
    this.store = store;
    this.clock = clock;
    this.timers = timers;
    began = clock.instant();
    String alive = store.recall(ALIVE);
    String before = store.recall(DOWN);
    long total = before == null ? 0 : Long.parseLong(before);
    String lastBack = store.recall(BACK);
    Instant returned =
        lastBack == null ? Instant.EPOCH : Instant.ofEpochMilli(Long.parseLong(lastBack));
    if (alive != null) {
      long absence = Math.max(0, began.toEpochMilli() - Long.parseLong(alive));
      total += absence;
      if (absence > LONG.toMillis()) {
        returned = began;
        store.remember(BACK, Long.toString(began.toEpochMilli()));
      }
    }
    back = returned;
    down = total;
    store.remember(DOWN, Long.toString(down));
    stillUp(began);
  }

  /** When this server began. */
  public Instant began() {
    return began;
  }

  /** When the server came back after it had been away for more than a day, the last time. */
  public Instant back() {
    return back;
  }

  /** Milliseconds for which there was no server, all in all. */
  public long down() {
    return down;
  }

  /** How long the server was up since a time at which it had been down for so long. */
  public Duration since(Instant time, long downThen, Instant now) {
    long millis = now.toEpochMilli() - time.toEpochMilli() - (down - downThen);
    return Duration.ofMillis(Math.max(0, millis));
  }

  private void stillUp(Instant now) {
    store.remember(ALIVE, Long.toString(now.toEpochMilli()));
    lastBeat = System.nanoTime();
  }

  /** Tells the store from now on that the server is up. */
  public void heartbeat() {
    if (ended) {
      return;
    }
    try {
      stillUp(clock.instant());
    } catch (StoreException e) {
      LOG.warn("the store is away");
    } finally { // whatever is thrown, there is a next time
      timers.at(clock.instant().plus(HEARTBEAT), this::heartbeat);
    }
  }

  /** Whether the store has been told of late, and so everything works that this takes. */
  public @Nullable String trouble() {
    return System.nanoTime() - lastBeat > HEARTBEATS_MISSED * HEARTBEAT.toNanos()
        ? "no heartbeat has been stored of late"
        : null;
  }

  /** Tells it for the last time. */
  public void end() {
    ended = true;
    try {
      stillUp(clock.instant());
    } catch (StoreException e) {
      LOG.warn("the store was away at the end");
    }
  }
}
