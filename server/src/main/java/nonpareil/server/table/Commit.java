package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import nonpareil.engine.game.State;
import nonpareil.server.store.LogRecord;
import nonpareil.server.wire.Pause;
import org.jspecify.annotations.Nullable;

/**
 * Changes that are about to be stored: the records they become, and how the match stands with them.
 * Nothing has happened yet: all is worked out on copies.
 */
final class Commit {

  private final Match match;
  private final Course course;
  private final Setting setting;
  private final Instant now;
  private final List<Entry> entries = new ArrayList<>();
  private final List<LogRecord> rows = new ArrayList<>();
  private final Clock clock;
  private @Nullable Result result;

  /** Where the game stands after the changes so far. */
  private Position here;

  private State state;

  Commit(Match match, List<Change> changes) {
    this.match = match;
    course = match.course();
    setting = match.table().setting();
    now = setting.now();
    clock = match.clock().copy();
    here = course.here();
    state = course.state();
    changes.forEach(this::add);
  }

  /** One for each change. */
  List<Entry> entries() {
    return entries;
  }

  /** The same as they are to be stored. */
  List<LogRecord> rows() {
    return rows;
  }

  /** As it will run. */
  Clock clock() {
    return clock;
  }

  /** If the game is over then. */
  @Nullable Result result() {
    return result;
  }

  private void add(Change change) {
    Position before = here;
    Plan plan = change.plan();
    int pause = 0;
    if (plan != null) {
      here = plan.here();
      state = plan.state();
      pause = Pause.of(plan.told().events());
    } else if (change.target() != null) {
      here = change.target();
      state = course.stateAt(here);
    }
    ObjectNode data = change.data();
    if (change.kind() == Kind.ENDED) {
      result = Result.of(data.path("result"));
    }
    data.put("hash", HexFormat.of().toHexDigits(state.hash())).put("pause", pause);
    Pending next = result != null ? Pending.NOBODY : course.pending(state, here.depth());
    if (!clock.isNone()) {
      if (clock.running() >= 0 && !clock.losesAtZero()) {
        data.putObject("spent").put("seat", clock.running() + 1).put("ms", clock.spent(now));
      }
      Instant shown = now.plus(setting.pace().showing(pause));
      tick(change, next, shown.plus(setting.pace().withoutClock(state, next)));
      data.set("left", clock.write(now));
      data.put("down", setting.uptime().down());
    }
    int number = course.number() + 1 + entries.size();
    var entry =
        new Entry(number, change.kind(), change.seat(), now, change.request(), data, before, here);
    entries.add(entry);
    rows.add(entry.row(match.table().id(), next.seat(), data));
  }

  /**
   * What a record does to the clock.
   *
   * @param answerable when who is asked then can answer
   */
  private void tick(Change change, Pending next, Instant answerable) {
    boolean asksAnew = change.plan() != null || change.target() != null;
    boolean sitsDown = change.kind() == Kind.SEAT_GIVEN || change.kind() == Kind.SEAT_TAKEN;
    if (next.isNobody()) {
      clock.stop(change.plan() != null, now);
    } else if (asksAnew || sitsDown) {
      clock.stop(change.plan() != null && change.kind() == Kind.CHOICE, now);
      if (change.target() != null && change.seat() > 0) {
        clock.tookBack(change.seat() - 1);
      }
      if (!isComputerAfter(change, next.seat())) {
        boolean anew = change.data().path("agreed").asBoolean();
        long spent = anew ? 0 : course.spent(next.player(), here.depth());
        clock.ask(next.player(), spent, answerable, match.presence().goneSince(next.player()));
      }
    }
  }

  private boolean isComputerAfter(Change change, int seat) {
    if (change.seat() == seat && change.kind() == Kind.SEAT_GIVEN) {
      return true;
    }
    if (change.seat() == seat && change.kind() == Kind.SEAT_TAKEN) {
      return false;
    }
    return match.isComputer(seat);
  }
}
