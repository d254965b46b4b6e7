package nonpareil.server.table;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.server.lesson.Lessons;
import nonpareil.server.store.Store;

/** What all tables share. */
record Setting(
    Store store,
    Content content,
    Games games,
    Supplier<Lessons> lessonsOnDemand,
    Computers computers,
    InstantSource clock,
    Timers timers,
    Pace pace,
    Uptime uptime,
    Secrets secrets,
    Meters meters,
    Dealing dealing) {

  /** They are read when the first one is needed. */
  Lessons lessons() {
    return lessonsOnDemand.get();
  }

  /** Now, as exactly as it is stored. */
  Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}
