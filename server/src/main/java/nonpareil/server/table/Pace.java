package nonpareil.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.random.RandomGenerator;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;
import nonpareil.server.log.Asked;

/**
 * How long things take that nobody decides.
 *
 * @param think how long a computer takes at least, after what happened has been shown
 * @param pretendLeast a computer answers whether it shows a card after so long at least
 * @param pretendMost and so long at most, whether it has one or not; so long no clock runs for it
 * @param unwatched nobody needs time to see what happened
 * @param chance where pauses come from
 */
public record Pace(
    Duration think,
    Duration pretendLeast,
    Duration pretendMost,
    boolean unwatched,
    RandomGenerator chance) {

  public static final Pace NORMAL =
      new Pace(
          Duration.ofMillis(400),
          Duration.ofSeconds(1),
          Duration.ofSeconds(4),
          false,
          new SecureRandom());

  /** For tests that are about something else: everything is answered at once. */
  public static final Pace AT_ONCE =
      new Pace(Duration.ZERO, Duration.ZERO, Duration.ZERO, true, new SecureRandom());

  /** How long what happened is shown, of the time that its motion takes. */
  Duration showing(int pause) {
    return unwatched ? Duration.ZERO : Duration.ofMillis(pause);
  }

  /** How long a computer takes whether it has a card to show or not: it follows from nothing. */
  Duration pretence() {
    long least = pretendLeast.toMillis();
    return Duration.ofMillis(chance.nextLong(least, pretendMost.toMillis() + 1));
  }

  /**
   * How long the clock does not run for an answer that nobody may learn anything from, whether
   * there is something to decide or not: mostly a pretence costs nothing.
   */
  Duration withoutClock(State state, Asked next) {
    boolean reaction = !next.isNobody() && !next.mulligan() && Question.of(state).reaction();
    return reaction ? pretendMost : Duration.ZERO;
  }
}
