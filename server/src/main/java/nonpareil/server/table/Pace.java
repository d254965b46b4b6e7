package nonpareil.server.table;

import java.time.Duration;

/**
 * How long things take that nobody decides.
 *
 * @param think how long a computer takes at least, after what happened has been shown
 * @param pretendLeast a pretended question, and a real one of a computer, is answered after so long
 *     at least
 * @param pretendMost and so long at most
 */
record Pace(Duration think, Duration pretendLeast, Duration pretendMost) {

  static final Pace NORMAL =
      new Pace(Duration.ofMillis(400), Duration.ofSeconds(1), Duration.ofSeconds(4));
}
