package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HexFormat;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.State;
import nonpareil.server.wire.ChoiceText;
import nonpareil.server.wire.EventJson;
import nonpareil.server.wire.Eyes;
import nonpareil.server.wire.Names;
import nonpareil.server.wire.PromptJson;
import nonpareil.server.wire.ViewJson;
import nonpareil.server.wire.WhyJson;

/**
 * Records as they are shown. Viewers are players (from 0), {@link State#SPECTATOR} or {@link
 * Eyes#OPEN}; what is written for one comes from that viewer's view and nothing else.
 */
final class Frames {

  private final String table;
  private final Course course;
  private final UndoRule undo;

  /** Whether pretended questions are answered by the server. */
  private final boolean pretend;

  Frames(String table, Course course, Agreement agreed) {
    this.table = table;
    this.course = course;
    undo = agreed.undo();
    pretend = !agreed.hotSeat();
  }

  /** A record without the position it led to. */
  ObjectNode entry(Entry entry, Told told, int viewer) {
    Names names = course.origin().names();
    ObjectNode json = Json.object().put("number", entry.number()).put("kind", entry.kind().text());
    if (entry.seat() == 0) {
      json.putNull("seat");
    } else {
      json.put("seat", entry.seat());
    }
    ArrayNode choices = Json.array();
    ArrayNode events = Json.array();
    for (Told.Step step : told.steps()) {
      if (step.isChoice()) {
        choices.add(ChoiceText.seenBy(names, step.before(), step.option(), viewer));
      }
      events.addAll(EventJson.of(names, viewer, step.question(), step.events()));
    }
    if (!choices.isEmpty()) {
      json.set("choices", choices);
    }
    json.set("events", events);
    json.put("at", entry.at().toString());
    json.setAll(entry.more());
    if (entry.isTaken()) {
      json.put("taken", true);
    }
    return json;
  }

  /** Whether the game goes on after a record. */
  private static boolean isLast(Entry entry) {
    return switch (entry.kind()) {
      case RESIGN, DRAW, ENDED -> true;
      case TIME_OUT -> !entry.hasSteps();
      case START, CHOICE, MULLIGAN, UNDO, SEAT_GIVEN, SEAT_TAKEN -> false;
    };
  }

  /**
   * A record and the position it led to.
   *
   * @param awaited the seat that must say it is here before it sees its hand; 0 for none
   * @param now also says what may be done now and why not
   */
  ObjectNode frame(Entry entry, Told told, State after, int viewer, int awaited, boolean now) {
    boolean open = viewer == Eyes.OPEN;
    boolean isPlayer = !open && viewer != State.SPECTATOR;
    Eyes eyes = Eyes.of(course.origin().names(), after, viewer);
    Pending pending = isLast(entry) ? Pending.NOBODY : course.pending(after, entry.after().depth());
    boolean pretence = !pending.isNobody() && pretend && isPretence(after, pending);
    ObjectNode json = entry(entry, told, viewer);
    json.remove("taken"); // was not so then
    json.put("type", "frame").put("table", table).put("eyes", isPlayer ? viewer + 1 : 0);
    json.set("view", ViewJson.of(eyes));
    json.set("prompt", prompt(entry, eyes, viewer, pending, pretence, awaited));
    boolean asked = isPlayer && pending.player() == viewer && !pending.mulligan() && !pretence;
    json.set("why", now && asked ? WhyJson.of(eyes) : nothing(now && isPlayer));
    json.set(
        "undo",
        isPlayer
            ? undo(Undoing.of(undo, entry.after(), pending, pretence, viewer))
            : undo(Undoing.of(UndoRule.NONE, entry.after(), pending, false, 0)));
    json.putNull("clock");
    json.put("pause", entry.pause());
    json.put("hash", HexFormat.of().toHexDigits(eyes.view().hash()));
    if (!json.has("result")) {
      json.putNull("result");
    }
    return json;
  }

  /** No reasons. */
  static ObjectNode nothing(boolean player) {
    ObjectNode json = Json.object();
    json.putObject("cards");
    json.putObject("pieces");
    return player ? json.put("all", "not-your-decision") : json;
  }

  private boolean isPretence(State s, Pending pending) {
    return !pending.mulligan()
        && s.decision() == DecisionKind.CONFIRM
        && course.options(s).size() == 1;
  }

  private static ObjectNode prompt(
      Entry entry, Eyes eyes, int viewer, Pending pending, boolean pretence, int awaited) {
    String since = entry.at().toString();
    if (pending.isNobody()) {
      return PromptJson.none(since);
    }
    if (awaited != 0) {
      return PromptJson.outside(awaited, "here", since);
    }
    if (pending.mulligan()) {
      ObjectNode json = PromptJson.outside(pending.seat(), "mulligan", since);
      if (pending.player() == viewer) {
        json.putArray("options").add("mulligan").add("keep");
      }
      return json;
    }
    if (pretence && pending.player() == viewer) {
      return PromptJson.none(since);
    }
    return PromptJson.of(eyes, since);
  }

  private ObjectNode undo(Undoing undoing) {
    ObjectNode json =
        Json.object().put("allowed", undoing.allowed()).put("reason", undoing.reason());
    to(json, undoing.target());
    return json.put("ask", undoing.ask());
  }

  /** The record after which a moment stood, and how many of its choices if not all. */
  void to(ObjectNode json, Position target) {
    json.put("to", target.record());
    int steps = 0;
    for (Position p = target; p != null && p.record() == target.record() && p.depth() > 0; ) {
      steps++;
      p = p.parent();
    }
    int all = 0;
    if (target.record() > 0 && target.record() < course.entries().size()) {
      Entry whole = course.entries().get(target.record());
      all = whole.after().depth() - whole.before().depth();
    }
    if (steps < all) {
      json.put("part", steps);
    }
  }
}
