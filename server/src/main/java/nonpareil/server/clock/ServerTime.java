package nonpareil.server.clock;

import java.time.Duration;
import java.time.Instant;

/**
 * A time by the server's own clock: no jump of the wall clock moves it, and it stands while there
 * is no server, or the server stands still. It looks like the time of the wall clock less all the
 * time for which there was no server.
 *
 * @param millis since 1970, so counted
 */
public record ServerTime(long millis) implements Comparable<ServerTime> {

  /**
   * What it was by a wall clock that was ahead of it.
   *
   * @param ahead in milliseconds
   */
  public static ServerTime of(Instant wall, long ahead) {
    return new ServerTime(wall.toEpochMilli() - ahead);
  }

  public ServerTime plus(Duration time) {
    return new ServerTime(millis + time.toMillis());
  }

  public ServerTime plusMillis(long more) {
    return new ServerTime(millis + more);
  }

  public ServerTime minus(Duration time) {
    return new ServerTime(millis - time.toMillis());
  }

  /** Milliseconds until a later time; less than nothing if it was earlier. */
  public long until(ServerTime later) {
    return later.millis - millis;
  }

  public boolean isBefore(ServerTime other) {
    return millis < other.millis;
  }

  public boolean isAfter(ServerTime other) {
    return millis > other.millis;
  }

  public static ServerTime earlier(ServerTime a, ServerTime b) {
    return a.isBefore(b) ? a : b;
  }

  public static ServerTime later(ServerTime a, ServerTime b) {
    return a.isAfter(b) ? a : b;
  }

  @Override
  public int compareTo(ServerTime other) {
    return Long.compare(millis, other.millis);
  }
}
