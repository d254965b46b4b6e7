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
 * The time of a server that has its store for itself: it goes on while the server is awake, from
 * run to run. It tells the store now and then how late it is; a run that was killed loses what came
 * after, a few seconds that nobody is charged for.
 */
public final class OwnUptime implements Uptime {

  private static final Logger LOG = LoggerFactory.getLogger(OwnUptime.class);

  private static final String UP = "up";

  /** The wall clock at the last sign of life: all that older folders have. */
  private static final String ALIVE = "alive";

  /** And by how much it was ahead then. */
  private static final String DOWN = "down";

  private static final String BACK = "back";

  /** An absence of the server that people plan by. */
  private static final Duration LONG = Duration.ofDays(1);

  private static final Duration HEARTBEAT = Duration.ofSeconds(10);
  private static final int HEARTBEATS_MISSED = 3;

  private final Store store;
  private final InstantSource wall;
  private final Timers timers;
  private final ServerTime began;
  private final Duration awakeThen;
  private final Instant back;
  private volatile boolean ended;
  private volatile long lastBeat;

  public OwnUptime(Store store, InstantSource wall, Timers timers) {
    this.store = store;
    this.wall = wall;
    this.timers = timers;
    back = back(store, wall.instant());
    awakeThen = timers.pulse().awake();
    began = new ServerTime(before(store, wall.instant()));
    stillUp();
  }

  private static Instant back(Store store, Instant now) {
    String alive = store.recall(ALIVE);
    if (alive != null && now.toEpochMilli() - Long.parseLong(alive) > LONG.toMillis()) {
      store.remember(BACK, Long.toString(now.toEpochMilli()));
    }
    String last = store.recall(BACK);
    return last == null ? Instant.EPOCH : Instant.ofEpochMilli(Long.parseLong(last));
  }

  private static long before(Store store, Instant now) {
    String up = store.recall(UP);
    if (up != null) {
      return Long.parseLong(up);
    }
    String alive = store.recall(ALIVE);
    String down = store.recall(DOWN);
    return alive == null
        ? now.toEpochMilli()
        : Long.parseLong(alive) - (down == null ? 0 : Long.parseLong(down));
  }

  @Override
  public ServerTime began() {
    return began;
  }

  @Override
  public Instant back() {
    return back;
  }

  @Override
  public ServerTime now() {
    return at(timers.pulse().awake());
  }

  private ServerTime at(Duration awake) {
    return began.plus(awake.minus(awakeThen));
  }

  @Override
  public ServerTime breath() {
    return ServerTime.later(began, at(timers.pulse().woke())).plus(BREATH);
  }

  @Override
  public ServerTime comeBack() {
    return ServerTime.later(began, at(timers.pulse().woke())).plus(Clock.GRACE);
  }

  private void stillUp() {
    store.remember(UP, Long.toString(now().millis()));
    store.remember(ALIVE, Long.toString(wall.instant().toEpochMilli()));
    lastBeat = System.nanoTime();
  }

  @Override
  public void heartbeat() {
    if (ended) {
      return;
    }
    try {
      stillUp();
    } catch (StoreException e) {
      LOG.warn("the store is away");
    } finally { // whatever is thrown, there is a next time
      timers.after(HEARTBEAT, this::heartbeat);
    }
  }

  @Override
  public @Nullable String trouble() {
    return System.nanoTime() - lastBeat > HEARTBEATS_MISSED * HEARTBEAT.toNanos()
        ? "no heartbeat has been stored of late"
        : null;
  }

  @Override
  public void end() {
    ended = true;
    try {
      stillUp();
    } catch (StoreException e) {
      LOG.warn("the store was away at the end");
    }
  }
}
