package nonpareil.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * How long things take that nobody decides.
 *
 * @param think how long a computer takes at least, after what happened has been shown
 * @param pretendLeast a pretended question, and a real one of a computer, is answered after so long
 *     at least
 * @param pretendMost and so long at most
 * @param chance where pauses come from
 */
record Pace(Duration think, Duration pretendLeast, Duration pretendMost, RandomGenerator chance) {

  static final Pace NORMAL =
      new Pace(
          Duration.ofMillis(400), Duration.ofSeconds(1), Duration.ofSeconds(4), new SecureRandom());

  /** The pause of a pretended question: it follows from nothing. */
  Duration pretence() {
    long least = pretendLeast.toMillis();
    return Duration.ofMillis(chance.nextLong(least, pretendMost.toMillis() + 1));
  }
}
