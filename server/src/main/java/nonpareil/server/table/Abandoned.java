package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Games nobody has touched for weeks: they are closed as draws, a few at a time. */
final class Abandoned {

  /** How the game of a table is come by. */
  interface Entering {
    void enter(String table, Consumer<Match> deed);
  }

  private static final Logger LOG = LoggerFactory.getLogger(Abandoned.class);

  private static final Duration PAUSE = Duration.ofHours(1);
  private static final int AT_ONCE = 100;

  private final Services services;
  private final Entering tables;
  private Instant next;

  Abandoned(Services services, Entering tables) {
    this.services = services;
    this.tables = tables;
    next = services.now();
  }

  /** Closes those whose time has come; it is called every minute. */
  void sweep() {
    Instant now = services.now();
    if (services.closing().isZero() || now.isBefore(next)) {
      return;
    }
    Instant since = now.minus(services.closing());
    int closed = 0;
    if (!services.uptime().back().isAfter(since)) {
      for (String table : services.store().untouched(since, AT_ONCE)) {
        tables.enter(table, match -> match.abandon(since));
        closed++;
      }
    }
    next = closed == AT_ONCE ? now : now.plus(PAUSE);
    if (closed > 0) {
      LOG.atInfo().addKeyValue("games", closed).log("closed: nobody has played for long");
    }
  }
}
