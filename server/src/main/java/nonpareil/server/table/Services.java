package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import nonpareil.content.Content;
import nonpareil.server.clock.Holidays;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.clock.Timers;
import nonpareil.server.clock.Uptime;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.node.Leases;
import nonpareil.server.node.Node;
import nonpareil.server.notify.Herald;
import nonpareil.server.replay.Archive;
import nonpareil.server.store.Store;
import org.jspecify.annotations.Nullable;

/**
 * What all tables share.
 *
 * @param closing after so long without a record a game is closed; zero: never
 * @param herald hears of every change, to tell those who are not there
 * @param node this server among others on the same store; null if there can be none
 */
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
    Meters meters,
    Duration closing,
    Holidays holidays,
    Herald herald,
    @Nullable Node node) {

  /** Games nobody touches for so long are closed, unless a server is told otherwise. */
  static final Duration CLOSING = Duration.ofDays(60);

  /** In which games this server does what comes by itself. */
  Leases leases() {
    return node == null ? Leases.ALL : node;
  }

  /** What this server is called among others. */
  String nodeId() {
    return node == null ? "" : node.id();
  }

  /** For how long there was no server at all, since the store was made. */
  long down() {
    return node == null ? 0 : node.down();
  }

  /** Whether another server does not live any more. */
  boolean isGone(String other) {
    return node != null && !node.alive().contains(other);
  }

  /** The heroes and boards there are. */
  Content content() {
    return games.content();
  }

  /**
   * When a game is closed in which nothing has happened since; null if never. What nobody did while
   * there was no server, nobody could.
   */
  @Nullable Instant closes(Instant since) {
    Instant back = uptime.back();
    return closing.isZero() ? null : (back.isAfter(since) ? back : since).plus(closing);
  }

  /** Now, by the clock on the wall, as exactly as it is stored: for people to read. */
  Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }

  /** When a time will be by the clock on the wall, if the server stays up. */
  Instant onTheWall(ServerTime then) {
    return now().plusMillis(time().until(then));
  }

  /** Now, by the server's own time: for everything that takes time. */
  ServerTime time() {
    return uptime.now();
  }
}
