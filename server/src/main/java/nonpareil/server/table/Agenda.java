package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What will happen in a match by itself: a choice the server makes, a time that runs out, somebody
 * who is away from then on. There is one appointment, for what comes first; its timer holds no lock
 * and comes in by the {@link Doors}.
 */
final class Agenda {

  private static final Duration AGAIN = Duration.ofSeconds(1);

  private final Match match;
  private final Table table;
  private final Setting setting;
  private final Opponents opponents;
  private @Nullable Auto auto;
  private Timers.@Nullable Appointment appointment;

  Agenda(Match match) {
    this.match = match;
    table = match.table();
    setting = table.setting();
    opponents = new Opponents(match);
  }

  /** Whether something is going on that needs no follower. */
  boolean isBusy() {
    return auto != null || match.clock().expires() != null;
  }

  /** After a record: whatever comes by itself is prepared. */
  void goOn() {
    auto = match.course().isOver() ? null : opponents.prepare();
    schedule();
  }

  /** A computer has thought. */
  void thought(Auto about, int option) {
    if (auto == about) {
      about.ready(option, setting.now());
      schedule();
    }
  }

  // ---- the appointment

  void stop() {
    Timers.Appointment next = appointment;
    if (next != null) {
      next.cancel();
    }
  }

  void schedule() {
    schedule(null);
  }

  private void schedule(@Nullable Instant notBefore) {
    stop();
    Instant next = null;
    if (!match.course().isOver()) {
      Auto planned = auto;
      next = earlier(planned == null ? null : planned.due(), match.clock().expires());
      next = earlier(next, match.presence().nextAway(setting.now()));
    }
    if (next == null) {
      appointment = null;
      return;
    }
    Instant time = notBefore != null && notBefore.isAfter(next) ? notBefore : next;
    appointment = setting.timers().at(time, () -> table.doors().enter(table.id(), Agenda::tick));
  }

  private static @Nullable Instant earlier(@Nullable Instant a, @Nullable Instant b) {
    if (a == null || b == null) {
      return a == null ? b : a;
    }
    return a.isBefore(b) ? a : b;
  }

  // ---- what is due

  private static void tick(Table table) {
    Match match = table.match();
    if (match != null) {
      match.agenda().tick();
    }
  }

  private void tick() {
    Instant now = setting.now();
    try {
      Auto next = auto;
      Instant due = next == null ? null : next.due();
      int late = match.clock().expired(now);
      if (next != null && due != null && !due.isAfter(now)) {
        opponents.perform(next);
      } else if (late >= 0) {
        timeOut(late);
      }
    } catch (Refusal e) {
      // the store is away, or came back knowing more: once again in a while
      Auto next = auto;
      if (next != null) {
        next.later(now.plus(AGAIN));
      }
      schedule(now.plus(AGAIN));
      return;
    }
    if (match.presence().changed(setting.now())) {
      table.sendInfo();
    }
    schedule();
  }

  private void timeOut(int player) {
    int seat = player + 1;
    Course course = match.course();
    if (match.clock().losesAtZero()) {
      Result result = Result.lost(course.origin(), seat, Result.TIME);
      match.commit(
          List.of(Change.of(Kind.TIME_OUT, seat, null, Json.object()), Change.ended(result)));
      return;
    }
    var plan = new Plan(course);
    ObjectNode data = Json.object();
    if (plan.pending().mulligan()) {
      plan.mulligan(true);
      match.presence().silent(player);
      match.commit(List.of(Change.steps(Kind.MULLIGAN, seat, null, data.put("kept", true), plan)));
    } else {
      int option = DefaultChoice.of(plan.state().decision(), course.options(plan.state()));
      String text = course.origin().names().option(plan.state(), option);
      data.putArray("choices").add(text);
      plan.choose(option);
      match.presence().silent(player);
      match.commit(Moves.withEnd(match, Change.steps(Kind.TIME_OUT, seat, null, data, plan)));
    }
  }
}
