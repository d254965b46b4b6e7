package nonpareil.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.log.Entry;

/**
 * How long somebody would think who is not really asked: as long as that very person takes at this
 * table. Once it has really been asked whether to show a card, those times count most; before,
 * those of its other choices; and always somewhat how people at large are spread around their
 * middle: some think long. Only what was really decided counts, so that pretences do not breed
 * pretences.
 */
final class Hesitation {

  /** Nobody is made to wait longer for nothing. */
  static final Duration MOST = Duration.ofMinutes(2);

  /** So many of the last choices are looked at. */
  private static final int LATELY = 40;

  /** What is known of people at large weighs as much as so many choices of the person. */
  private static final double AT_LARGE = 1;

  /** People at large: half of them answer within so many milliseconds. */
  private static final double HALF = 2500;

  /** How far they are apart, as a factor: one in seven takes this much longer than half do. */
  private static final double APART = Math.log(2.3);

  /** Nobody takes exactly as long twice. */
  private static final double ALIKE = Math.log(1.15);

  private static final long LEAST = 300;

  private final List<Long> reactions = new ArrayList<>();
  private final List<Long> others = new ArrayList<>();

  private Hesitation() {}

  /** As a person of a seat would, after what has happened so far. */
  static Duration of(MatchState match, int seat) {
    Pace pace = match.services().pace();
    if (pace.pretendLeast().equals(pace.pretendMost())) {
      return pace.pretendMost(); // at this pace everybody takes as long
    }
    var known = new Hesitation();
    List<Entry> entries = match.gameRecord().entries();
    for (int i = entries.size() - 1; i > 0 && known.size() < LATELY; i--) {
      known.add(match, seat, entries.get(i - 1), entries.get(i));
    }
    return Duration.ofMillis(known.draw(pace.chance()));
  }

  private int size() {
    return reactions.size() + others.size();
  }

  private void add(MatchState match, int seat, Entry before, Entry entry) {
    if (entry.seat() != seat || !entry.isAnswer()) {
      return;
    }
    ServerTime asked = match.time(before).plus(match.services().pace().showing(before.pause()));
    long took = Math.max(LEAST, asked.until(match.time(entry)));
    (entry.isReaction() ? reactions : others).add(took);
  }

  private long draw(RandomGenerator chance) {
    double millis;
    if (isBelieved(reactions, chance)) {
      millis = one(reactions, chance) * spread(ALIKE, chance);
    } else if (isBelieved(others, chance)) {
      millis = one(others, chance) * spread(ALIKE, chance);
    } else {
      millis = middle() * spread(APART, chance);
    }
    return Math.clamp((long) millis, LEAST, MOST.toMillis());
  }

  /** Where the person's times have their middle; the less is known of it, the more as others. */
  private double middle() {
    List<Long> known = reactions.isEmpty() ? others : reactions;
    double sum = AT_LARGE * Math.log(HALF);
    for (long time : known) {
      sum += Math.log((double) time);
    }
    return Math.exp(sum / (AT_LARGE + known.size()));
  }

  private static boolean isBelieved(List<Long> times, RandomGenerator chance) {
    return chance.nextDouble() * (times.size() + AT_LARGE) < times.size();
  }

  private static long one(List<Long> times, RandomGenerator chance) {
    return times.get(chance.nextInt(times.size()));
  }

  private static double spread(double apart, RandomGenerator chance) {
    return Math.exp(apart * chance.nextGaussian());
  }
}
