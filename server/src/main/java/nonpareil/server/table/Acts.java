package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** What people do at a table outside the rules. */
final class Acts {

  private static final String DEFAULT_LEVEL = "medium";

  private final Wish wish;
  private final Match match;
  private final Course course;
  private final Offers offers;
  private final int seat;

  private Acts(Wish wish, Match match, int seat) {
    this.wish = wish;
    this.match = match;
    course = match.course();
    offers = match.offers();
    this.seat = seat;
  }

  /** Does what is wished for; acts that need no record are answered with the last number. */
  static void act(Wish wish) {
    int seat = wish.seat();
    Match match = wish.playing();
    if (wish.wasAccepted(match)) {
      return;
    }
    match.active(seat);
    String act = wish.message().text("act");
    Course course = match.course();
    if (!act.equals("here") && !act.equals("hide")) {
      if (course.isOver()) {
        throw new Refusal(Reasons.OVER, "the game is over");
      }
      if (match.isComputer(seat) && !act.equals("take-seat")) {
        throw Refusal.notNow("a computer plays this seat");
      }
    }
    var acts = new Acts(wish, match, seat);
    boolean recorded =
        switch (act) {
          case "here" -> acts.look(true);
          case "hide" -> acts.look(false);
          case "mulligan" -> acts.mulligan(false);
          case "keep" -> acts.mulligan(true);
          case "undo" -> acts.undo();
          case "ask-undo" -> acts.askUndo();
          case "allow-undo" -> acts.answerUndo(true);
          case "refuse-undo" -> acts.answerUndo(false);
          case "resign" -> acts.resign();
          case "offer-draw" -> acts.offerDraw();
          case "refuse-draw" -> acts.refuseDraw();
          case "give-seat" -> acts.giveSeat();
          case "end-away" -> acts.endAway();
          case "take-seat" -> acts.takeSeat();
          default -> throw Refusal.badValue("act: found \"%s\"".formatted(act));
        };
    if (!recorded) {
      match.requests().add(wish.request(), course.number());
      wish.ack(course.number());
    }
  }

  private boolean look(boolean here) {
    Follow follow = wish.table().follow(wish.follower());
    if (follow == null || !follow.seats().contains(seat)) {
      throw Refusal.notNow("watch the table with this seat first");
    }
    if (follow.isShared()) {
      follow.look(here ? (Integer) seat : null);
      match.showing().changeEyes(follow);
    }
    return false;
  }

  private boolean mulligan(boolean kept) {
    Pending pending = course.pending();
    if (!pending.mulligan() || pending.seat() != seat) {
      throw new Refusal(Reasons.NOT_YOUR_DECISION, "no mulligan is asked of this seat");
    }
    var plan = new Plan(course);
    plan.mulligan(kept);
    ObjectNode data = Json.object().put("kept", kept);
    match.commit(List.of(Change.steps(Kind.MULLIGAN, seat, wish.request(), data, plan)), wish::ack);
    return true;
  }

  // ---- taking back

  private boolean undo() {
    boolean pretence = course.isPretence() && !match.agreed().hotSeat();
    Undoing undoing =
        Undoing.of(match.agreed().undo(), course.here(), course.pending(), pretence, seat - 1);
    if (!undoing.allowed()) {
      throw Refusal.notNow("no undo: " + undoing.reason());
    }
    back(seat, undoing.target(), Json.object());
    return true;
  }

  private void back(int whose, Position target, ObjectNode data) {
    data.put("steps", target.depth());
    match.frames().to(data, target);
    match.commit(
        List.of(new Change(Kind.UNDO, whose, wish.request(), data, null, target)), wish::ack);
  }

  private boolean askUndo() {
    if (match.agreed().undo() != UndoRule.CONSENT) {
      throw Refusal.notNow("not agreed at this table");
    }
    Position target = Undoing.lastOwn(course.here(), seat - 1);
    if (target == null) {
      throw Refusal.notNow("no undo: nothing-chosen");
    }
    if (otherPeople().isEmpty()) {
      back(seat, target, Json.object().put("agreed", true)); // computers do not mind
      return true;
    }
    Offers asked = offers.copy();
    asked.askBack(new Offers.Back(seat, target));
    match.offer(asked);
    return false;
  }

  private boolean answerUndo(boolean allowed) {
    Offers.Back wish = offers.back();
    if (wish == null || wish.seat() == seat) {
      throw Refusal.notNow("nobody else asks for an undo");
    }
    Offers answered = offers.copy();
    if (!allowed) {
      answered.refuseBack();
      match.offer(answered);
      return false;
    }
    Set<Integer> agreed = answered.backAllowed();
    agreed.add(seat);
    boolean all =
        people().stream().allMatch(other -> other == wish.seat() || agreed.contains(other));
    if (!all) {
      match.offer(answered);
    } else {
      back(wish.seat(), wish.target(), Json.object().put("agreed", true));
    }
    return all;
  }

  /** The seats that people play now. */
  private List<Integer> people() {
    return IntStream.rangeClosed(1, course.origin().game().players())
        .filter(s -> !match.isComputer(s))
        .boxed()
        .toList();
  }

  private List<Integer> otherPeople() {
    return people().stream().filter(s -> s != seat).toList();
  }

  // ---- ending

  private boolean resign() {
    end(Kind.RESIGN, seat, Result.lost(course.origin(), seat, Result.RESIGNED));
    return true;
  }

  private void end(Kind kind, int whose, Result result) {
    match.commit(
        List.of(Change.of(kind, whose, wish.request(), Json.object()), Change.ended(result)),
        wish::ack);
  }

  private boolean offerDraw() {
    int players = course.origin().game().players();
    if (people().size() < players) {
      throw Refusal.notNow("a computer plays on");
    }
    Offers offered = offers.copy();
    offered.draw().add(seat);
    if (offered.draw().containsAll(people())) {
      end(Kind.DRAW, seat, Result.drawn(Result.AGREED));
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
    int to = wish.message().number("to");
    if (match.table().seat(to) == null || to == seat) {
      throw Refusal.badValue("to: expected another seat");
    }
    if (!match.isAway(to)) {
      throw Refusal.notNow("seat " + to + " is not away");
    }
    return to;
  }

  /** Whether most of those who are there want it. */
  private boolean isAgreed(String what, int away) {
    Set<Integer> votes = offers.votes(what, away);
    votes.add(seat);
    long others = people().stream().filter(s -> s != away && !match.isAway(s)).count();
    return votes.size() * 2L > others;
  }

  private boolean giveSeat() {
    int to = awaySeat();
    String wished = wish.message().textOrNull("level");
    String level = wished == null ? DEFAULT_LEVEL : wished;
    if (!Levels.ALL.contains(level)) {
      throw Refusal.badValue("level: expected one of " + Levels.ALL);
    }
    if (!isAgreed("give", to)) {
      return false;
    }
    ObjectNode data = Json.object().put("level", level);
    match.commit(List.of(Change.of(Kind.SEAT_GIVEN, to, wish.request(), data)), wish::ack);
    return true;
  }

  private boolean endAway() {
    int to = awaySeat();
    if (!isAgreed("end", to)) {
      return false;
    }
    Change ended = Change.ended(Result.lost(course.origin(), to, Result.AWAY));
    match.commit(
        List.of(new Change(Kind.ENDED, 0, wish.request(), ended.data(), null, null)), wish::ack);
    return true;
  }

  private boolean takeSeat() {
    if (course.given(seat) == null) {
      throw Refusal.notNow("this seat was not given away");
    }
    match.commit(
        List.of(Change.of(Kind.SEAT_TAKEN, seat, wish.request(), Json.object())), wish::ack);
    return true;
  }
}
