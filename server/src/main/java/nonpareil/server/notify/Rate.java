package nonpareil.server.notify;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How often one person may make the server send something: so many at once, then one in a while.
 * Each server counts for itself: it is there to spare the push services, not to be exact.
 */
final class Rate {
  static final int AT_ONCE = 60;
  private static final Duration EACH = Duration.ofSeconds(10);
  private static final int REMEMBERED = 10_000;

  private final InstantSource clock;

  /** When the last one that was allowed would have been used up. */
  private final Map<String, Instant> used =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Instant> eldest) {
          return size() > REMEMBERED;
        }
      };

  Rate(InstantSource clock) {
    this.clock = clock;
  }

  synchronized boolean allows(String person) {
    Instant now = clock.instant();
    Instant until = used.getOrDefault(person, now);
    Instant next = (until.isBefore(now) ? now : until).plus(EACH);
    if (next.isAfter(now.plus(EACH.multipliedBy(AT_ONCE)))) {
      return false;
    }
    used.put(person, next);
    return true;
  }
}
