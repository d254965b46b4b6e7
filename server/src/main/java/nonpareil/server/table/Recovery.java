package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import nonpareil.server.store.LogRecord;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Matches that come back from the store. */
final class Recovery {

  private static final Logger LOG = LoggerFactory.getLogger(Recovery.class);

  private Recovery() {}

  /** A game that goes on after a restart; null if it had to be closed. */
  static @Nullable Match running(Table table, List<LogRecord> log) {
    Match match;
    try {
      match = new Match(table, Course.of(table.setting(), log), goneSince(table.setting()));
    } catch (Origin.Changed e) {
      LOG.atWarn()
          .addKeyValue("table", table.id())
          .addKeyValue("why", e.getMessage())
          .setCause(e.getCause())
          .log("content changed: closed as a draw");
      closeChanged(table, log.size());
      return null;
    }
    clock(match, Json.parse(log.getLast().data()));
    match.agenda().goOn();
    return match;
  }

  /** All games are loaded when the server begins: one that was not in memory was left alone. */
  private static Instant goneSince(Setting setting) {
    Instant alone = setting.now().minus(Presence.AWAY);
    Instant began = setting.uptime().began();
    return alone.isBefore(began) ? began : alone;
  }

  private static void closeChanged(Table table, int number) {
    var result = Result.drawn(Result.CONTENT_CHANGED);
    ObjectNode data = Json.object().put("hash", "");
    data.set("result", result.json());
    var record =
        new LogRecord(
            table.id(),
            number,
            Kind.ENDED.text(),
            0,
            0,
            table.setting().now(),
            null,
            Json.text(data));
    table.save(Match.over(table.row(), result), List.of(record));
  }

  /** A finished game; null if its log cannot be followed any more. */
  static @Nullable Match finished(Table table, List<LogRecord> log) {
    try {
      return new Match(table, Course.of(table.setting(), log), table.setting().now());
    } catch (Origin.Changed e) {
      return null;
    }
  }

  /**
   * Sets the clock of a match as it would be if it had run on while the server was up.
   *
   * @param stored the data of the last record
   */
  static void clock(Match match, ObjectNode stored) {
    Clock clock = match.clock();
    if (clock.isNone()) {
      return;
    }
    clock.read(stored.path("left"));
    int asked = match.asked();
    if (asked < 0) {
      return;
    }
    Course course = match.course();
    Setting setting = match.table().setting();
    Instant now = setting.now();
    Instant answerable =
        match.shown().plus(setting.pace().withoutClock(course.state(), course.pending()));
    clock.ask(asked, course.spent(asked, course.here().depth()), answerable, now);
    Uptime uptime = setting.uptime();
    Instant grace = uptime.began().plus(Clock.GRACE);
    boolean restarted = course.last().at().isBefore(uptime.began());
    clock.used(
        uptime.since(answerable, stored.path("down").asLong(), now),
        restarted && grace.isAfter(now) ? grace : now);
  }
}
