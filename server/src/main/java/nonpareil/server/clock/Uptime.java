package nonpareil.server.clock;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The servers' own time, by which clocks run: it goes on while there is a server. */
public interface Uptime {

  /** What came in while nobody read it has been read after so long. */
  Duration BREATH = Duration.ofSeconds(3);

  /** When this run began. */
  ServerTime began();

  /** When there was a server again after there had been none for more than a day, the last time. */
  Instant back();

  ServerTime now();

  /**
   * Until when nobody's time runs out: after a start or a pause, what lies in the sockets is read
   * first.
   */
  ServerTime breath();

  /** Until when people may come back without being charged for it: it was the server's fault. */
  ServerTime comeBack();

  /** Tells the store from now on that the server is up. */
  void heartbeat();

  /** Whether the store has been told of late, and so everything works that this takes. */
  @Nullable String trouble();

  /** Tells it for the last time. */
  void end();

  /** By how many milliseconds the wall clock is ahead. */
  default long ahead(Instant onTheWall) {
    return onTheWall.toEpochMilli() - now().millis();
  }

  /**
   * When something happened that was noted down.
   *
   * @param ahead as it was noted; null if it was not
   */
  default ServerTime then(Instant onTheWall, @Nullable Long ahead) {
    ServerTime now = now();
    return ahead == null ? now : ServerTime.earlier(now, ServerTime.of(onTheWall, ahead));
  }
}
