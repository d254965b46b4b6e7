package nonpareil.server.table;

import java.time.Duration;
import java.util.List;
import nonpareil.engine.game.State;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.clock.Timers;
import nonpareil.server.clock.Uptime;
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

  /** What is due later may wait in the store, where other servers find it too. */
  private static final long SOON = Duration.ofMinutes(15).toMillis();

  /**
   * When a time is up, so long what has come in before is still handled: it may wait for the table,
   * or lie in a socket.
   */
  static final Duration LAST_CALL = Duration.ofMillis(300);

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

  /** Until when nobody's time runs out here. */
  private ServerTime breath = new ServerTime(0);

  /** The end of the last call for who is asked; null if it has not begun. */
  private @Nullable ServerTime lastCall;

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
    if (!isOurs()) {
      return false;
    }
    ServerTime next = nextDue();
    boolean soon = next != null && (services.node() == null || services.time().until(next) < SOON);
    return dueChoice != null || soon;
  }

  /** When a time will run out; null if none does. */
  @Nullable ServerTime nextDue() {
    return match.gameRecord().isOver() ? null : earlier(match.clock().expires(), noticeEnds());
  }

  /** Whether it is this server that does what comes by itself here. */
  private boolean isOurs() {
    return services.leases().has(match.seating().id());
  }

  /** It is from now on: people were perhaps on their way while it was nobody's. */
  void taken() {
    breath = services.time().plus(Uptime.BREATH);
    goOn();
  }

  private ServerTime breath() {
    return ServerTime.later(breath, services.uptime().breath());
  }

  /** After a record: whatever comes by itself is prepared. */
  void goOn() {
    lastCall = null;
    prepare();
  }

  /**
   * The clock stands, or runs again, though nothing was recorded.
   *
   * @param asked whether something is asked otherwise now, too
   */
  void clockChanged(boolean asked) {
    lastCall = null;
    if (asked) {
      prepare();
    } else {
      schedule();
    }
  }

  /** Whatever comes by itself is prepared anew; a time that is up stays so. */
  void prepare() {
    dueChoice = match.gameRecord().isOver() || !isOurs() ? null : opponents.prepare();
    schedule();
  }

  /** A computer has thought. */
  void thought(DueChoice about, int option) {
    if (dueChoice == about) {
      about.ready(option, services.time());
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

  private void schedule(@Nullable ServerTime notBefore) {
    stop();
    ServerTime next = null;
    if (!match.gameRecord().isOver()) {
      next = match.nextAway();
    }
    if (!match.gameRecord().isOver() && isOurs()) {
      DueChoice planned = dueChoice;
      ServerTime out = lastCall != null ? lastCall : match.clock().expires();
      next = earlier(next, earlier(planned == null ? null : planned.due(), out));
      next = earlier(next, noticeEnds());
    }
    if (next == null) {
      appointment = null;
      return;
    }
    ServerTime time = notBefore == null ? next : ServerTime.later(next, notBefore);
    appointment =
        services
            .timers()
            .after(
                Duration.ofMillis(services.time().until(time)),
                () -> access.tick(match.seating().id()));
  }

  private static @Nullable ServerTime earlier(@Nullable ServerTime a, @Nullable ServerTime b) {
    if (a == null || b == null) {
      return a == null ? b : a;
    }
    return ServerTime.earlier(a, b);
  }

  private @Nullable ServerTime noticeEnds() {
    Offers.Notice notice = match.offers().notice();
    return notice == null ? null : ServerTime.later(notice.ends().plus(LAST_CALL), breath());
  }

  // ---- what is due

  /** The time of the appointment has come. */
  void tick() {
    ServerTime now = services.time();
    try {
      DueChoice next = dueChoice;
      ServerTime due = next == null ? null : next.due();
      ServerTime end = noticeEnds();
      int late = match.clock().expired(now);
      if (match.gameRecord().isOver()) {
        return;
      }
      if (!isOurs()) {
        dueChoice = null; // another server does it
      } else if (next != null && due != null && !due.isAfter(now)) {
        perform(next);
      } else if (end != null && !end.isAfter(now)) {
        giveUp();
      } else if (late >= 0 && isCalled(now)) {
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
    if (match.awayChanged()) {
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

  /** Whether all that had come in before a time was up has been handled. */
  private boolean isCalled(ServerTime now) {
    ServerTime call = lastCall;
    if (call == null || now.isBefore(breath())) {
      lastCall = ServerTime.later(now.plus(LAST_CALL), breath());
      return false;
    }
    return !now.isBefore(call);
  }

  /** The notice that was given to somebody who is away has ended. */
  private void giveUp() {
    Offers.Notice notice = match.offers().notice();
    if (notice != null) {
      if (match.goesOnWithout()) {
        committing.commit(notice.seat(), new Recorded.LeftAway(), null);
        return;
      }
      Result lost = Result.lost(match.gameRecord().origin().game(), notice.seat(), Result.AWAY);
      committing.commit(0, new Recorded.Ended(lost), null);
    }
  }

  private void timeOut(int player) {
    int seat = player + 1;
    GameRecord gameRecord = match.gameRecord();
    Origin origin = gameRecord.origin();
    if (match.clock().losesAtZero()) {
      boolean leaves = match.goesOnWithout();
      Result lost = leaves ? null : Result.lost(origin.game(), seat, Result.TIME);
      committing.commit(seat, new Recorded.TimedOut(List.of(), leaves), lost);
      return;
    }
    if (gameRecord.pending().mulligan()) {
      committing.commit(seat, new Recorded.Mulliganed(true), null);
    } else {
      State state = gameRecord.state();
      int option = DefaultChoice.of(state.decision(), gameRecord.options(state));
      String text = origin.names().option(state, option);
      committing.commit(seat, new Recorded.TimedOut(List.of(text), false), null);
    }
  }
}
