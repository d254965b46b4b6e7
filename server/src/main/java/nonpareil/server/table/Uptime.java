package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import nonpareil.server.store.Store;

/**
 * How long the server has been down in all, so that clocks stand meanwhile. It tells the store now
 * and then that it is up.
 */
final class Uptime {

  private static final String ALIVE = "alive";
  private static final String DOWN = "down";

  private final Store store;
  private final Instant began;
  private final long down;

  Uptime(Store store, Instant now) {
    this.store = store;
    began = now;
    String alive = store.recall(ALIVE);
    String before = store.recall(DOWN);
    long total = before == null ? 0 : Long.parseLong(before);
    if (alive != null) {
      total += Math.max(0, now.toEpochMilli() - Long.parseLong(alive));
    }
    down = total;
    store.remember(DOWN, Long.toString(down));
    store.remember(ALIVE, Long.toString(now.toEpochMilli()));
  }

  /** When this server began. */
  Instant began() {
    return began;
  }

  /** Milliseconds for which there was no server, all in all. */
  long down() {
    return down;
  }

  /** How long the server was up since a time at which it had been down for so long. */
  Duration since(Instant time, long downThen, Instant now) {
    long millis = now.toEpochMilli() - time.toEpochMilli() - (down - downThen);
    return Duration.ofMillis(Math.max(0, millis));
  }

  void stillUp(Instant now) {
    store.remember(ALIVE, Long.toString(now.toEpochMilli()));
  }
}
