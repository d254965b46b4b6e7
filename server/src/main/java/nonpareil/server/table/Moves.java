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
    // What is refused follows from what this seat sees; the game itself is asked only afterwards.
    match.draft(seat - 1).take(choices);
    var plan = new Plan(course);
    choices.forEach(choice -> take(course, plan, seat, choice));
    ObjectNode data = Json.object();
    ArrayNode list = data.putArray("choices");
    choices.forEach(list::add);
    Change change = Change.steps(Kind.CHOICE, seat, wish.request(), data, plan);
    match.commit(withEnd(match, change), wish::ack);
  }

  /** Takes a choice that has passed on a draft of the seat's view. */
  private static void take(Course course, Plan plan, int seat, String choice) {
    int option = plan.pending().seat() == seat ? course.find(plan.state(), choice) : -1;
    if (option < 0) {
      throw new IllegalStateException("the game does not offer what the view of a seat does");
    }
    plan.choose(option);
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
