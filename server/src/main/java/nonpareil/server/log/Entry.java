package nonpareil.server.log;

import java.time.Instant;
import java.util.List;
import nonpareil.server.log.Recorded.Chosen;
import nonpareil.server.log.Recorded.TimedOut;
import org.jspecify.annotations.Nullable;

/** A record of the log: what happened, when, and between which moments of the game. */
public final class Entry {

  private static final Chosen CHOSEN = new Chosen(List.of());
  private static final TimedOut TIMED_OUT = new TimedOut(List.of(), false);

  private static final long UNKNOWN = Long.MIN_VALUE;

  private final int number;
  private final int seat;
  private final Instant at;
  private final @Nullable String request;
  private final Recorded what;
  private final int pause;
  private final Stamp.@Nullable Spent spent;
  private final long ahead;
  private final boolean reaction;
  private final boolean turn;
  private final Position before;
  private final Position after;
  private boolean undone;

  /**
   * @param seat whose record it is; 0 for nobody's
   * @param request the request it answers
   * @param reaction whether it answers a question whether a card is shown
   * @param turn whether a turn has begun by it
   */
  Entry(
      int number,
      int seat,
      Instant at,
      @Nullable String request,
      Recorded what,
      Stamp stamp,
      boolean reaction,
      boolean turn,
      Position before,
      Position after) {
    this.number = number;
    this.seat = seat;
    this.at = at;
    this.request = request;
    this.what = brief(what);
    pause = stamp.pause();
    spent = stamp.spent();
    Long noted = stamp.ahead();
    ahead = noted == null ? UNKNOWN : noted;
    this.reaction = reaction;
    this.turn = turn;
    this.before = before;
    this.after = after;
  }

  private Entry(Entry other) {
    number = other.number;
    seat = other.seat;
    at = other.at;
    request = other.request;
    what = other.what;
    pause = other.pause;
    spent = other.spent;
    ahead = other.ahead;
    reaction = other.reaction;
    turn = other.turn;
    before = other.before;
    after = other.after;
  }

  /** The same before anything of it was undone. */
  Entry anew() {
    return new Entry(this);
  }

  /** Thousands of games are in memory: the words of their choices follow from the steps. */
  private static Recorded brief(Recorded what) {
    return switch (what) {
      case Chosen _ -> CHOSEN;
      case TimedOut out -> out.leaves() ? out : TIMED_OUT;
      case Recorded.Started _,
          Recorded.Mulliganed _,
          Recorded.TookBack _,
          Recorded.Resigned _,
          Recorded.LeftAway _,
          Recorded.Drew _,
          Recorded.SeatGiven _,
          Recorded.SeatTaken _,
          Recorded.Ended _ ->
          what;
    };
  }

  public int number() {
    return number;
  }

  public RecordKind kind() {
    return what.kind();
  }

  public int seat() {
    return seat;
  }

  public Instant at() {
    return at;
  }

  public @Nullable String request() {
    return request;
  }

  /** What happened; the choices are left out, they follow from the steps. */
  public Recorded what() {
    return what;
  }

  public Position before() {
    return before;
  }

  public Position after() {
    return after;
  }

  /** Whether the record took steps in the game. */
  public boolean hasSteps() {
    return after.depth() > before.depth();
  }

  public int pause() {
    return pause;
  }

  /** What was used up of the time of the decision that was pending before. */
  Stamp.@Nullable Spent spent() {
    return spent;
  }

  /** By how much the clock on the wall was ahead of the server's own time; null if unknown. */
  public @Nullable Long ahead() {
    return ahead == UNKNOWN ? null : (Long) ahead;
  }

  /** Whether it answers a question whether a card is shown, which may be a pretence. */
  public boolean isReaction() {
    return reaction;
  }

  /** Whether one turn has ended and the next begun by it. */
  public boolean beginsTurn() {
    return turn;
  }

  /** Whether the game went back by it. */
  boolean goesBack() {
    return !hasSteps() && after != before;
  }

  /** Whether a person answered a question by it, or let the time for it run out. */
  public boolean isAnswer() {
    return hasSteps() && !isLeaving() && (isByPerson() || kind() == RecordKind.TIME_OUT);
  }

  /** Whether a person did it, not the server. */
  public boolean isByPerson() {
    return request != null;
  }

  /** Whether all others have agreed to go back. */
  boolean isAgreed() {
    return what instanceof Recorded.TookBack back && back.agreed();
  }

  /** Whether somebody leaves the game by it while the others play on. */
  public boolean isLeaving() {
    return what.leaving() != null;
  }

  /** Whether it was undone later. */
  public boolean isUndone() {
    return undone;
  }

  void undone() {
    undone = true;
  }
}
