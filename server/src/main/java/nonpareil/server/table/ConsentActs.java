package nonpareil.server.table;

import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Position;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Result;
import nonpareil.server.log.UndoRule;
import nonpareil.server.log.Undoing;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;

/** What happens if all people who are still in the game agree: going back, and a draw. */
final class ConsentActs {

  private final Match match;
  private final Request request;
  private final int seat;
  private final MatchState state;
  private final GameRecord gameRecord;
  private final Offers offers;
  private final Voters voters;

  ConsentActs(Match match, Request request, int seat) {
    this.match = match;
    this.request = request;
    this.seat = seat;
    state = match.state();
    gameRecord = state.gameRecord();
    offers = state.offers();
    voters = new Voters(state);
  }

  /** Whether a record came of it. */
  boolean act(Act act) {
    return switch (act) {
      case ASK_UNDO -> askUndo();
      case ALLOW_UNDO -> answerUndo(true);
      case REFUSE_UNDO -> answerUndo(false);
      case OFFER_DRAW -> offerDraw();
      case REFUSE_DRAW -> refuseDraw();
      case HERE,
          HIDE,
          MULLIGAN,
          KEEP,
          UNDO,
          RESIGN,
          GIVE_SEAT,
          END_AWAY,
          BACK,
          TAKE_SEAT,
          ASK_DELAY,
          DROP_DELAY ->
          throw new IllegalArgumentException(act + " needs nobody's consent");
    };
  }

  // ---- taking back

  private void back(int whose, Position target) {
    match.commit(request, whose, gameRecord.back(target, true), null);
  }

  private boolean askUndo() {
    if (state.agreed().undo() != UndoRule.CONSENT) {
      throw Refusal.notNow("not agreed at this table");
    }
    Position target = Undoing.lastOwn(gameRecord.here(), state.own(seat));
    if (target == null) {
      throw Refusal.notNow("no undo: nothing-chosen");
    }
    needRoom(target);
    if (voters.others(seat).isEmpty()) {
      back(seat, target); // computers do not mind
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
    if (asked == null || state.seating().areTogether(asked.seat(), seat)) {
      throw Refusal.notNow("nobody else asks for an undo");
    }
    Offers answered = offers.copy();
    if (!allowed) {
      answered.refuseBack();
      match.offer(answered);
      return false;
    }
    needRoom(asked.target());
    answered.backAllowed().addAll(voters.voice(seat));
    boolean all = answered.backAllowed().containsAll(voters.others(asked.seat()));
    if (!all) {
      match.offer(answered);
    } else {
      back(asked.seat(), asked.target());
    }
    return all;
  }

  // ---- draws

  private boolean offerDraw() {
    if (voters.others(seat).isEmpty()) {
      throw Refusal.notNow("nobody else plays who could agree");
    }
    Offers offered = offers.copy();
    offered.draw().addAll(voters.voice(seat));
    if (offered.draw().containsAll(voters.all())) {
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
}
