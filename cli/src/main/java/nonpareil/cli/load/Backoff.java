package nonpareil.cli.load;

import java.time.Duration;
import java.util.SplittableRandom;

/**
 * How long one waits before coming back: each time twice as long as before, up to a limit, and
 * never all at the same moment.
 */
public record Backoff(Duration first, Duration most) {

  /** As the page does it. */
  public static final Backoff OF_THE_PAGE =
      new Backoff(Duration.ofSeconds(1), Duration.ofSeconds(10));

  /** Before the given attempt, counted from 0: anything up to the whole of the pause. */
  Duration pause(int attempt, SplittableRandom random) {
    long whole = Math.min(most.toNanos(), first.toNanos() << Math.min(attempt, 20));
    return Duration.ofNanos(random.nextLong(whole + 1));
  }
}
