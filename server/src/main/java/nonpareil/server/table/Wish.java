package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.engine.game.State;
import nonpareil.server.store.TableRow;

/** A message of a follower to a table: as whom it speaks, and how it is answered. */
record Wish(Table table, Follower follower, Message message) {

  // ---- as whom

  /** The seat it speaks for, which must be the follower's. */
  int seat() {
    int seat = message.number("seat");
    needOwn(seat);
    return seat;
  }

  /** The eyes a question is answered for: a seat's, or everybody's. */
  int viewer() {
    int seat = message.seat();
    if (seat == 0) {
      return State.SPECTATOR;
    }
    needOwn(seat);
    needHere(seat);
    return seat - 1;
  }

  private void needOwn(int seat) {
    if (!table.owns(follower.person(), seat)) {
      throw new Refusal(Reasons.NOT_YOUR_SEAT, "seat " + seat + " is not yours");
    }
  }

  /** At a shared screen it must be the seat's person who is there now. */
  void needHere(int seat) {
    Follow follow = table.follow(follower);
    if (follow != null && follow.isShared() && !follow.looksAs(seat)) {
      throw Refusal.notNow("say first who is here");
    }
  }

  /** The game, which the table must have. */
  Match playing() {
    Match match = table.match();
    if (match == null) {
      throw table.row().isIn(TableRow.WAITING)
          ? Refusal.notNow("the game has not begun")
          : new Refusal(Reasons.OVER, "the game is over");
    }
    return match;
  }

  // ---- answers

  String request() {
    return Requests.key(follower.person(), message.id());
  }

  /** A request that was accepted before gets the same answer and does nothing; whether it was. */
  boolean wasAccepted(Match match) {
    Integer number = match.requests().find(request());
    if (number != null) {
      ack(number);
    }
    return number != null;
  }

  void ack(int number) {
    follower.send(Json.object().put("type", "ack").put("id", message.id()).put("number", number));
  }

  void answer(ObjectNode answer) {
    follower.send(answer.put("type", "answer").put("id", message.id()));
  }
}
