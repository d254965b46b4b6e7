package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** Choices of people: several are one batch, all or nothing. */
final class Moves {

  private Moves() {}

  /** Accepts the choices of a seat that answer a record. */
  static void choose(Wish wish) {
    int seat = wish.seat();
    Match match = wish.playing();
    int number = wish.message().number("number");
    List<String> choices = wish.message().choices();
    if (choices.isEmpty()) {
      throw Refusal.badValue("choices: expected at least one");
    }
    if (wish.wasAccepted(match)) {
      return;
    }
    wish.needHere(seat);
    match.active(seat);
    Course course = match.course();
    if (course.isOver()) {
      throw new Refusal(Reasons.OVER, "the game is over");
    }
    if (number != course.number()) {
      throw new Refusal(
          Reasons.STALE,
          "record %d was answered, %d is pending".formatted(number, course.number()));
    }
    Pending pending = course.pending();
    if (pending.seat() != seat || match.isAnsweredByServer()) {
      throw new Refusal(Reasons.NOT_YOUR_DECISION, "somebody else is asked");
    }
    if (pending.mulligan()) {
      throw Refusal.notNow("mulligan or keep, by an act");
    }
    var plan = new Plan(course);
    take(course, plan, seat, choices);
    ObjectNode data = Json.object();
    ArrayNode list = data.putArray("choices");
    choices.forEach(list::add);
    Change change = Change.steps(Kind.CHOICE, seat, wish.request(), data, plan);
    match.commit(withEnd(match, change), wish::ack);
  }

  /** Takes choices one after the other, as long as the same seat is asked. */
  private static void take(Course course, Plan plan, int seat, List<String> choices) {
    for (int i = 0; i < choices.size(); i++) {
      if (plan.pending().seat() != seat) {
        throw new Refusal(Reasons.NOT_YOUR_DECISION, "after so many choices others are asked", i);
      }
      int option = course.find(plan.state(), choices.get(i));
      if (option < 0) {
        throw new Refusal(Reasons.NOT_OFFERED, "choice %d is not offered".formatted(i + 1), i);
      }
      plan.choose(option);
    }
  }

  /** A change and, if it ends the game, the record of that. */
  static List<Change> withEnd(Match match, Change change) {
    var changes = new ArrayList<Change>();
    changes.add(change);
    Plan plan = change.plan();
    if (plan != null && plan.state().isOver()) {
      String cause = Course.causeOfEnd(match.course(), plan.here());
      changes.add(Change.ended(Result.of(plan.state(), cause)));
    }
    return changes;
  }
}
