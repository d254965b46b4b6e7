package nonpareil.server.table;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import nonpareil.content.Content;
import nonpareil.server.clock.Timers;
import nonpareil.server.clock.Uptime;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.replay.Archive;
import nonpareil.server.store.Store;

/** What all tables share. */
record Services(
    Store store,
    CompiledGames games,
    Archive archive,
    Computers computers,
    InstantSource clock,
    Timers timers,
    Pace pace,
    Uptime uptime,
    Secrets secrets,
    Meters meters) {

  /** The heroes and boards there are. */
  Content content() {
    return games.content();
  }

  /** Now, as exactly as it is stored. */
  Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}
