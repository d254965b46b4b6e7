package nonpareil.server.log;

import nonpareil.server.clock.Account;
import org.jspecify.annotations.Nullable;

/**
 * What is noted beside a record: where it led, and how the clocks stood.
 *
 * @param hash of the state after it
 * @param pause how long it takes to show it, in milliseconds
 * @param spent how much of the time of the pending decision was used up
 * @param account what each player has; nothing without a clock
 * @param ahead by how many milliseconds the clock on the wall was ahead of the server's own time;
 *     null if nobody noted it
 */
public record Stamp(
    String hash,
    int pause,
    @Nullable Spent spent,
    @Nullable Account account,
    @Nullable Long ahead) {

  /**
   * What somebody used up of a decision.
   *
   * @param millis of its time
   * @param grace of the time for which the clock stands while a connection is lost
   */
  public record Spent(int seat, long millis, long grace) {}

  /** Without a clock. */
  public static Stamp of(String hash, int pause, @Nullable Long ahead) {
    return new Stamp(hash, pause, null, null, ahead);
  }

  /** With what was noted last of the server's own time, where this has nothing. */
  Stamp orAhead(@Nullable Long known) {
    return ahead == null ? new Stamp(hash, pause, spent, account, known) : this;
  }
}
