package nonpareil.server.table;

import nonpareil.server.log.Asked;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Result;
import nonpareil.server.log.Undoing;
import nonpareil.server.log.WatchRule;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.request.Request;

/** What people do at a table outside the rules. */
final class ActHandler {

  private final Table table;
  private final Request request;
  private final Match match;
  private final MatchState state;
  private final GameRecord gameRecord;
  private final int seat;

  private ActHandler(Table table, Request request, Match match, int seat) {
    this.table = table;
    this.request = request;
    this.match = match;
    state = match.state();
    gameRecord = state.gameRecord();
    this.seat = seat;
  }

  /** Does what is asked for; acts that need no record are answered with the last number. */
  static void act(Table table, Request request) {
    int seat = table.seat(request);
    Match match = table.playing();
    MatchState state = match.state();
    if (state.requests().wasAccepted(request)) {
      return;
    }
    Act act = Act.of(request);
    GameRecord gameRecord = state.gameRecord();
    if (!act.isLook()) {
      if (gameRecord.isOver()) {
        throw Refusal.over();
      }
      if (!state.isIn(seat) && act != Act.DROP_DELAY) {
        throw Refusal.notNow("this seat is out of the game");
      }
      if (state.isComputer(seat) && act != Act.TAKE_SEAT && act != Act.DROP_DELAY) {
        throw Refusal.notNow("a computer plays this seat");
      }
      if (act.isOfTheHand()) {
        table.needHere(request, seat);
      }
    }
    var acts = new ActHandler(table, request, match, seat);
    boolean recorded =
        switch (act) {
          case HERE -> acts.look(true);
          case HIDE -> acts.look(false);
          case MULLIGAN -> acts.mulligan(false);
          case KEEP -> acts.mulligan(true);
          case UNDO -> acts.undo();
          case RESIGN -> acts.resign();
          case ASK_UNDO, ALLOW_UNDO, REFUSE_UNDO, OFFER_DRAW, REFUSE_DRAW ->
              new ConsentActs(match, request, seat).act(act);
          case GIVE_SEAT, END_AWAY, BACK, TAKE_SEAT ->
              new AbsenceActs(table, request, match, seat).act(act);
          case ASK_DELAY -> acts.delay(true);
          case DROP_DELAY -> acts.delay(false);
        };
    if (!recorded) {
      state.requests().add(request.key(), gameRecord.number());
      request.ack(gameRecord.number());
    }
    if (!act.isLook()) {
      match.active(seat);
    }
  }

  private boolean look(boolean here) {
    Follow follow = table.seating().follow(request.from());
    if (follow == null || !follow.seats().contains(seat)) {
      throw Refusal.notNow("watch the table with this seat first");
    }
    if (follow.isShared()) {
      follow.look(here ? (Integer) seat : null);
      if (here) {
        table.seating().live().looks(request.from().person().id(), seat);
        match.broadcast().hideOthers();
      }
      match.broadcast().changeEyes(follow);
    }
    return false;
  }

  /** Whether those who watch are to see a turn when it is over; any one player's wish is enough. */
  private boolean delay(boolean wished) {
    if (state.agreed().watch() == WatchRule.NONE) {
      throw Refusal.notNow("nobody may watch this table");
    }
    Offers changed = state.offers().copy();
    Delay delay = changed.delay();
    changed.delay(wished ? delay.askedBy(seat, gameRecord) : delay.withoutWishOf(seat, gameRecord));
    match.offer(changed);
    return false;
  }

  private boolean mulligan(boolean kept) {
    Asked pending = gameRecord.pending();
    if (!pending.mulligan() || pending.seat() != seat) {
      throw new Refusal(Code.NOT_YOUR_DECISION, "no mulligan is asked of this seat");
    }
    match.commit(request, seat, new Recorded.Mulliganed(kept), null);
    return true;
  }

  // ---- taking back

  private boolean undo() {
    boolean pretence = gameRecord.isPretence() && !state.agreed().hotSeat();
    Undoing undoing =
        gameRecord.undoing(
            state.agreed().undo(),
            gameRecord.here(),
            gameRecord.pending(),
            pretence,
            state.own(seat));
    if (!undoing.allowed()) {
      throw Refusal.notNow("no undo: " + undoing.reason());
    }
    match.commit(request, seat, gameRecord.back(undoing.target(), false), null);
    return true;
  }

  // ---- ending

  /** In a duel that is the end; else the others play on. */
  private boolean resign() {
    boolean leaves = state.goesOnWithout();
    Result lost = leaves ? null : Result.lost(gameRecord.origin().game(), seat, Result.RESIGNED);
    match.commit(request, seat, new Recorded.Resigned(leaves), lost);
    return true;
  }
}
