package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import nonpareil.engine.game.State;
import nonpareil.server.clock.Timers;
import nonpareil.server.health.Faults;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Origin;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Result;
import nonpareil.server.request.Refusal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What will happen in a match by itself: a choice the server makes, a time that runs out, somebody
 * who is away from then on. There is one appointment, for what comes first; its timer holds no lock
 * and comes in by {@link TableAccess}.
 */
final class Agenda {

  private static final Logger LOG = LoggerFactory.getLogger(Agenda.class);
  private static final Duration AGAIN = Duration.ofSeconds(1);

  /** How what is due is done; it refuses if it cannot be stored. */
  interface Committing {
    void commit(int seat, Recorded what, @Nullable Result end);
  }

  private final MatchState match;
  private final TableAccess access;
  private final Committing committing;
  private final Services services;
  private final Opponents opponents;
  private @Nullable DueChoice dueChoice;
  private Timers.@Nullable Appointment appointment;

  Agenda(MatchState match, TableAccess access, Committing committing) {
    this.match = match;
    this.access = access;
    this.committing = committing;
    services = match.services();
    opponents = new Opponents(match, access);
  }

  /** Whether something is going on that needs no follower. */
  boolean isBusy() {
    return dueChoice != null || match.clock().expires() != null;
  }

  /** After a record: whatever comes by itself is prepared. */
  void goOn() {
    dueChoice = match.gameRecord().isOver() ? null : opponents.prepare();
    schedule();
  }

  /** A computer has thought. */
  void thought(DueChoice about, int option) {
    if (dueChoice == about) {
      about.ready(option, services.now());
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
    if (!match.gameRecord().isOver()) {
      DueChoice planned = dueChoice;
      next = earlier(planned == null ? null : planned.due(), match.clock().expires());
      next = earlier(next, match.presence().nextAway(services.now()));
    }
    if (next == null) {
      appointment = null;
      return;
    }
    Instant time = notBefore != null && notBefore.isAfter(next) ? notBefore : next;
    appointment = services.timers().at(time, () -> access.tick(match.seating().id()));
  }

  private static @Nullable Instant earlier(@Nullable Instant a, @Nullable Instant b) {
    if (a == null || b == null) {
      return a == null ? b : a;
    }
    return a.isBefore(b) ? a : b;
  }

  // ---- what is due

  /** The time of the appointment has come. */
  void tick() {
    Instant now = services.now();
    try {
      DueChoice next = dueChoice;
      Instant due = next == null ? null : next.due();
      int late = match.clock().expired(now);
      if (next != null && due != null && !due.isAfter(now)) {
        perform(next);
      } else if (late >= 0) {
        timeOut(late);
      }
    } catch (Throwable e) {
      Faults.survive(e);
      if (!(e instanceof Refusal)) {
        String table = match.seating().id();
        LOG.atError().addKeyValue("table", table).setCause(e).log("what was due failed");
      }
      // the store is away, or came back knowing more, or there is a fault: once again in a while
      DueChoice next = dueChoice;
      if (next != null) {
        next.later(now.plus(AGAIN));
      }
      schedule(now.plus(AGAIN));
      return;
    }
    if (match.presence().changed(services.now())) {
      TableJson.sendAll(match.seating(), match);
    }
    schedule();
  }

  private void perform(DueChoice due) {
    Recorded what = opponents.perform(due);
    if (what != null) { // else the game has gone on otherwise
      committing.commit(due.player() + 1, what, null);
    }
  }

  private void timeOut(int player) {
    int seat = player + 1;
    GameRecord gameRecord = match.gameRecord();
    Origin origin = gameRecord.origin();
    if (match.clock().losesAtZero()) {
      Result lost = Result.lost(origin.game(), seat, Result.TIME);
      committing.commit(seat, new Recorded.TimedOut(List.of()), lost);
      return;
    }
    match.presence().silent(player);
    if (gameRecord.pending().mulligan()) {
      committing.commit(seat, new Recorded.Mulliganed(true), null);
    } else {
      State state = gameRecord.state();
      int option = DefaultChoice.of(state.decision(), gameRecord.options(state));
      String text = origin.names().option(state, option);
      committing.commit(seat, new Recorded.TimedOut(List.of(text)), null);
    }
  }
}
