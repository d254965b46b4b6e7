package nonpareil.server.table;

import java.util.List;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Origin;
import nonpareil.server.log.RecordJson;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Result;
import nonpareil.server.log.Stamp;
import nonpareil.server.node.Node;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.RunningGame;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Matches that come back from the store. */
final class Recovery {

  private static final Logger LOG = LoggerFactory.getLogger(Recovery.class);

  private Recovery() {}

  /**
   * Whether a game must be in memory for it to go on, or to end: its clock runs, a computer may be
   * asked, or it cannot be followed any more. All others wait in the store until somebody comes.
   */
  static boolean isDue(Services services, RunningGame game) {
    Agreement agreed = Agreement.of(Json.parse(game.settings()));
    boolean clock = !(agreed.clock() instanceof ClockRule.None);
    return clock
        || game.level() != null
        || game.given()
        || !services.games().canFollow(game.start());
  }

  /** A game that goes on after a restart; null if it had to be closed. */
  static @Nullable Match running(Seating seating, TableAccess access, List<LogRecord> log) {
    Services services = seating.services();
    Match match;
    try {
      GameRecord gameRecord = GameRecord.of(services.games(), log);
      match = new Match(seating, access, gameRecord, goneSince(services));
    } catch (Origin.Changed e) {
      leaveToOthers(services.node(), seating.id());
      LOG.atWarn()
          .addKeyValue("table", seating.id())
          .addKeyValue("why", e.getCause() == null ? e.getMessage() : "it failed")
          .setCause(e.getCause())
          .log("content changed: closed as a draw");
      closeChanged(seating, log.size());
      return null;
    }
    if (services.node() != null) { // it may have gone on elsewhere
      match.state().noted(log.getLast());
    } else {
      Stamp last = RecordJson.read(log.getLast()).stamp();
      match.state().goOn(last, services.uptime().comeBack());
      match.agenda().goOn();
      seating.touched();
    }
    return match;
  }

  /** Refused if another server may be able to follow a game that this one cannot. */
  private static void leaveToOthers(@Nullable Node node, String game) {
    if (node != null && !node.areAllAlike()) {
      node.cannot(game);
      throw Refusal.elsewhere();
    }
  }

  /** One that was not in memory was left alone, as long as the server was there. */
  private static ServerTime goneSince(Services services) {
    ServerTime alone = services.time().minus(Presence.AWAY);
    return ServerTime.later(alone, services.uptime().began());
  }

  private static void closeChanged(Seating seating, int number) {
    var result = Result.drawn(Result.CONTENT_CHANGED);
    LogRecord record =
        RecordJson.row(
            seating.id(),
            number,
            0,
            0,
            seating.services().now(),
            null,
            new Recorded.Ended(result),
            Stamp.of("", 0, null)); // nobody knows where the game stood
    seating.save(Match.over(seating.row(), result), List.of(record));
  }

  /** A finished game; null if its log cannot be followed any more. */
  static @Nullable Match finished(Seating seating, TableAccess access, List<LogRecord> log) {
    Services services = seating.services();
    try {
      return new Match(seating, access, GameRecord.of(services.games(), log), services.time());
    } catch (Origin.Changed e) {
      return null;
    }
  }
}
