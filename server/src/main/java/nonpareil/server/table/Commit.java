package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.State;
import nonpareil.server.clock.Clock;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.log.Asked;
import nonpareil.server.log.Bounds;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Position;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Result;
import nonpareil.server.log.Stamp;
import nonpareil.server.log.Steps;
import nonpareil.server.log.Written;
import nonpareil.server.request.Request;
import nonpareil.server.store.LogRecord;
import nonpareil.server.wire.Pause;
import org.jspecify.annotations.Nullable;

/**
 * What is to happen next, worked out beside the match: the records as they will be stored and the
 * clock as it will run. Nothing has happened until it is stored.
 */
final class Commit {

  private final MatchState match;
  private final GameRecord gameRecord;
  private final Instant now;
  private final ServerTime time;
  private final ServerTime answered;
  private final List<Written> records = new ArrayList<>();
  private final Clock clock;
  private final @Nullable Result result;
  private boolean asksAnew;

  /**
   * @param seat whose record it is; 0 for nobody's
   * @param request the request it answers: what it took to be heard costs nobody time
   * @param end how the game ends by it, outside of the rules
   */
  Commit(
      MatchState match, int seat, @Nullable Request request, Recorded what, @Nullable Result end) {
    this.match = match;
    gameRecord = match.gameRecord();
    now = match.services().now();
    time = match.services().time();
    answered = request == null ? time : ServerTime.earlier(time, new ServerTime(request.arrived()));
    clock = match.clock().copy();
    Steps steps = gameRecord.carryOut(seat, what);
    if (what instanceof Recorded.Ended ended) {
      result = ended.result();
    } else if (end != null) {
      result = end;
    } else {
      boolean over = steps.goesOn() && steps.state().isOver();
      boolean tooLong = steps.record() >= Bounds.RECORDS - 2; // one more ends it
      result =
          over
              ? gameRecord.resultAt(steps.after())
              : tooLong ? Result.drawn(Result.TOO_LONG) : null;
    }
    asksAnew = clock.isNone();
    add(seat, request == null ? null : request.key(), what, steps);
    if (result != null && !(what instanceof Recorded.Ended)) {
      add(0, null, new Recorded.Ended(result), steps.next());
    }
  }

  /** One, and a second one if the first ends the game. */
  List<Written> records() {
    return records;
  }

  /** The same as they are to be stored. */
  List<LogRecord> rows() {
    return records.stream().map(Written::row).toList();
  }

  /** Whether the clock runs as the log tells; else as it ran before. */
  boolean asksAnew() {
    return asksAnew;
  }

  /** As it will run. */
  Clock clock() {
    return clock;
  }

  /** If the game is over then. */
  @Nullable Result result() {
    return result;
  }

  private void add(int seat, @Nullable String request, Recorded what, Steps steps) {
    State state = steps.state();
    Position here = steps.after();
    int pause = Pause.of(steps.outcome().events());
    boolean over = what instanceof Recorded.Ended;
    Asked next = over ? Asked.NOBODY : gameRecord.pending(state, here);
    String hash = GameRecord.hash(state);
    long ahead = match.services().uptime().ahead(now);
    Stamp stamp = Stamp.of(hash, pause, ahead);
    if (!clock.isNone()) {
      Stamp.Spent spent = null;
      if (clock.running() >= 0) {
        long grace = clock.graceSpent(answered);
        spent = new Stamp.Spent(clock.running() + 1, clock.spent(answered), grace);
      }
      ServerTime shown = time.plus(match.services().pace().showing(pause));
      Duration free = match.services().pace().withoutClock(state, next);
      tick(seat, request != null, what, steps, next, shown.plus(free));
      stamp = new Stamp(hash, pause, spent, clock.account(time), ahead);
    }
    String table = match.seating().id();
    records.add(Written.of(table, steps, seat, next.seat(), now, request, what, stamp));
  }

  /**
   * What a record does to the clock.
   *
   * @param byPerson whether a person did it, not the server
   * @param answerable when who is asked then can answer
   */
  private void tick(
      int seat, boolean byPerson, Recorded what, Steps steps, Asked next, ServerTime answerable) {
    boolean sitsDown = what instanceof Recorded.SeatGiven || what instanceof Recorded.SeatTaken;
    asksAnew = next.isNobody() || steps.goesOn() || steps.goesBack() || sitsDown;
    if (next.isNobody()) {
      clock.stop(answered);
    } else if (asksAnew) {
      clock.stop(answered);
      if (steps.goesBack()) {
        takeBack(steps);
      } else if (byPerson && seat > 0) {
        clock.earn(seat - 1, gameRecord.actions(seat - 1, steps.before(), steps.after()));
      }
      if (!isComputerAfter(seat, what, next.seat()) && !isLeaving(steps.state(), next)) {
        Stamp.Spent spent = gameRecord.spent(next.player(), steps.after().depth());
        boolean anew = what instanceof Recorded.TookBack back && back.agreed();
        boolean lost = match.presence().isLost(next.player());
        long millis = anew ? 0 : spent.millis();
        ServerTime back = match.afterHoliday(next.player(), answerable);
        clock.ask(next.player(), millis, spent.grace(), back, lost, back);
      }
    }
  }

  private static boolean isLeaving(State state, Asked next) {
    return (state.playersLeaving() >>> next.player() & 1) != 0;
  }

  /** What was gained by actions that were taken back is taken back too, from each. */
  private void takeBack(Steps steps) {
    for (int p = 0; p < match.players(); p++) {
      clock.takeBack(p, gameRecord.actions(p, steps.after(), steps.before()));
    }
  }

  private boolean isComputerAfter(int seat, Recorded what, int asked) {
    if (seat == asked && what instanceof Recorded.SeatGiven) {
      return true;
    }
    if (seat == asked && what instanceof Recorded.SeatTaken) {
      return false;
    }
    return match.isComputer(asked);
  }
}
