package nonpareil.server.table;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import nonpareil.server.log.Asked;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Position;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Result;
import nonpareil.server.log.UndoRule;
import nonpareil.server.log.Undoing;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.request.Request;

/** What people do at a table outside the rules. */
final class ActHandler {

  private static final String DEFAULT_LEVEL = "medium";

  private final Table table;
  private final Request request;
  private final Match match;
  private final MatchState state;
  private final GameRecord gameRecord;
  private final Offers offers;
  private final int seat;

  private ActHandler(Table table, Request request, Match match, int seat) {
    this.table = table;
    this.request = request;
    this.match = match;
    state = match.state();
    gameRecord = state.gameRecord();
    offers = state.offers();
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
      if (state.isComputer(seat) && act != Act.TAKE_SEAT) {
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
          case ASK_UNDO -> acts.askUndo();
          case ALLOW_UNDO -> acts.answerUndo(true);
          case REFUSE_UNDO -> acts.answerUndo(false);
          case RESIGN -> acts.resign();
          case OFFER_DRAW -> acts.offerDraw();
          case REFUSE_DRAW -> acts.refuseDraw();
          case GIVE_SEAT -> acts.giveSeat();
          case END_AWAY -> acts.endAway();
          case BACK -> acts.back();
          case TAKE_SEAT -> acts.takeSeat();
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
      if (here) {
        hideOthers();
      }
      follow.look(here ? (Integer) seat : null);
      match.broadcast().changeEyes(follow);
    }
    return false;
  }

  /** One hand at a time, on all the screens of one person. */
  private void hideOthers() {
    for (Follow follow : table.seating().follows()) {
      if (follow.follower() != request.from()
          && follow.follower().person().id().equals(request.from().person().id())
          && !follow.looksAs(seat)
          && follow.leave()) {
        match.broadcast().changeEyes(follow);
      }
    }
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
            state.agreed().undo(), gameRecord.here(), gameRecord.pending(), pretence, seat - 1);
    if (!undoing.allowed()) {
      throw Refusal.notNow("no undo: " + undoing.reason());
    }
    back(seat, undoing.target(), false);
    return true;
  }

  private void back(int whose, Position target, boolean agreed) {
    match.commit(request, whose, gameRecord.back(target, agreed), null);
  }

  private boolean askUndo() {
    if (state.agreed().undo() != UndoRule.CONSENT) {
      throw Refusal.notNow("not agreed at this table");
    }
    Position target = Undoing.lastOwn(gameRecord.here(), seat - 1);
    if (target == null) {
      throw Refusal.notNow("no undo: nothing-chosen");
    }
    needRoom(target);
    if (otherPeople().isEmpty()) {
      back(seat, target, true); // computers do not mind
      return true;
    }
    Offers asked = offers.copy();
    asked.askBack(new Offers.Back(seat, target));
    match.offer(asked);
    return false;
  }

  /** Even if all agree, the game does not come back to a decision without end. */
  private void needRoom(Position target) {
    if (!gameRecord.mayGoBack(target)) {
      throw Refusal.notNow("no undo: " + Undoing.TOO_MANY);
    }
  }

  private boolean answerUndo(boolean allowed) {
    Offers.Back asked = offers.back();
    if (asked == null || asked.seat() == seat) {
      throw Refusal.notNow("nobody else asks for an undo");
    }
    Offers answered = offers.copy();
    if (!allowed) {
      answered.refuseBack();
      match.offer(answered);
      return false;
    }
    needRoom(asked.target());
    Set<Integer> agreed = answered.backAllowed();
    agreed.add(seat);
    boolean all =
        people().stream().allMatch(other -> other == asked.seat() || agreed.contains(other));
    if (!all) {
      match.offer(answered);
    } else {
      back(asked.seat(), asked.target(), true);
    }
    return all;
  }

  /** The seats that people play now. */
  private List<Integer> people() {
    return IntStream.rangeClosed(1, state.players())
        .filter(s -> !state.isComputer(s))
        .boxed()
        .toList();
  }

  private List<Integer> otherPeople() {
    return people().stream().filter(s -> s != seat).toList();
  }

  // ---- ending

  private boolean resign() {
    match.commit(request, seat, new Recorded.Resigned(), lost(seat, Result.RESIGNED));
    return true;
  }

  private Result lost(int loser, String cause) {
    return Result.lost(gameRecord.origin().game(), loser, cause);
  }

  private boolean offerDraw() {
    int players = state.players();
    if (people().size() < players) {
      throw Refusal.notNow("a computer plays on");
    }
    Offers offered = offers.copy();
    offered.draw().add(seat);
    if (offered.draw().containsAll(people())) {
      match.commit(request, seat, new Recorded.Drew(), Result.drawn(Result.AGREED));
      return true;
    }
    match.offer(offered);
    return false;
  }

  private boolean refuseDraw() {
    if (offers.draw().isEmpty()) {
      throw Refusal.notNow("nobody has offered a draw");
    }
    Offers refused = offers.copy();
    refused.draw().clear();
    match.offer(refused);
    return false;
  }

  // ---- who is away

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

  /** Whether most of those who are there want it. */
  private boolean isAgreed(String what, int away) {
    Set<Integer> votes = offers.votes(what, away);
    votes.add(seat);
    long others = people().stream().filter(s -> s != away && !state.isAway(s)).count();
    return votes.size() * 2L > others;
  }

  private boolean giveSeat() {
    int to = awaySeat();
    String level = request.fields().word("level", DEFAULT_LEVEL, Levels.ALL);
    if (!isAgreed("give", to)) {
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
    if (isAgreed("end", to) && offers.notice() == null) {
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
    if (gameRecord.given(seat) == null) {
      throw Refusal.notNow("this seat was not given away");
    }
    match.commit(request, seat, new Recorded.SeatTaken(), null);
    return true;
  }
}
