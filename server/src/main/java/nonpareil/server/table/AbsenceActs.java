package nonpareil.server.table;

import java.util.List;
import java.util.Set;
import nonpareil.server.log.Recorded;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;

/** What is done about somebody who is away, by most of the others who are there. */
final class AbsenceActs {

  private static final String DEFAULT_LEVEL = "medium";

  private final Table table;
  private final Request request;
  private final Match match;
  private final MatchState state;
  private final int seat;

  AbsenceActs(Table table, Request request, Match match, int seat) {
    this.table = table;
    this.request = request;
    this.match = match;
    this.seat = seat;
    state = match.state();
  }

  /** Whether a record came of it. */
  boolean act(Act act) {
    return switch (act) {
      case GIVE_SEAT -> giveSeat();
      case END_AWAY -> endAway();
      case BACK -> back();
      case TAKE_SEAT -> takeSeat();
      case HERE,
          HIDE,
          MULLIGAN,
          KEEP,
          UNDO,
          ASK_UNDO,
          ALLOW_UNDO,
          REFUSE_UNDO,
          RESIGN,
          OFFER_DRAW,
          REFUSE_DRAW,
          ASK_DELAY,
          DROP_DELAY ->
          throw new IllegalArgumentException(act + " is about nobody who is away");
    };
  }

  private int awaySeat() {
    int to = request.fields().needNumber("to");
    if (table.seating().seat(to) == null || table.seating().owns(request.from().person(), to)) {
      throw request.fields().bad("to", "expected another person's seat");
    }
    if (!state.isAway(to)) {
      throw Refusal.notNow("seat " + to + " is not away");
    }
    return to;
  }

  /** Whether most of those who are there want it; the others are told what is wanted. */
  private boolean isAgreed(Vote.What what, int away) {
    var voters = new Voters(state);
    table
        .seating()
        .live()
        .change(() -> state.offers().votes(what, away).addAll(voters.voice(seat)));
    Set<Integer> votes = state.offers().votes(what, away);
    List<Integer> others = voters.present(away);
    boolean agreed = others.stream().filter(votes::contains).count() * 2 > others.size();
    if (!agreed) {
      match.broadcast().info();
    }
    return agreed;
  }

  private boolean giveSeat() {
    int to = awaySeat();
    PeopleOnly.need(state.gameRecord().origin().game());
    String level = request.fields().word("level", DEFAULT_LEVEL, Levels.ALL);
    if (!isAgreed(Vote.What.GIVE, to)) {
      return false;
    }
    match.commit(request, to, new Recorded.SeatGiven(level), null);
    return true;
  }

  private boolean endAway() {
    int to = awaySeat();
    if (!state.mayBeEnded(to)) {
      throw Refusal.notNow("without a clock a person is waited for a day");
    }
    if (isAgreed(Vote.What.END, to) && state.offers().notice() == null) {
      match.warn(to);
    }
    return false;
  }

  /** With a clock it is enough to say so; without one the person is asked, and must answer. */
  private boolean back() {
    if (state.clock().isNone() || !state.isAway(seat)) {
      throw Refusal.notNow("you are not away; choose if you are asked");
    }
    match.warn(0);
    return false;
  }

  private boolean takeSeat() {
    if (state.gameRecord().given(seat) == null) {
      throw Refusal.notNow("this seat was not given away");
    }
    match.commit(request, seat, new Recorded.SeatTaken(), null);
    return true;
  }
}
