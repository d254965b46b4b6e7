package nonpareil.server.log;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is noted beside a record: where it led, and how the clock stood.
 *
 * @param hash of the state after it
 * @param pause how long it takes to show it, in milliseconds
 * @param spent how much of the time of the pending decision was used up
 * @param left what each player has left; nothing without a clock
 * @param down for how long the server had been down until then
 */
public record Stamp(
    String hash, int pause, @Nullable Spent spent, @Nullable List<Long> left, @Nullable Long down) {

  /** By whom, and how many milliseconds. */
  public record Spent(int seat, long millis) {}

  /** Without a clock. */
  public static Stamp of(String hash, int pause) {
    return new Stamp(hash, pause, null, null, null);
  }
}
