package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.game.WhyNot;
import nonpareil.server.wire.EventJson;
import nonpareil.server.wire.Eyes;
import nonpareil.server.wire.Names;
import nonpareil.server.wire.PromptJson;
import nonpareil.server.wire.ReachJson;
import nonpareil.server.wire.ViewJson;
import nonpareil.server.wire.WhyJson;

/** Questions about a position. All are answered from the view of who asks. */
final class Questions {

  private final Match match;
  private final Course course;
  private final Names names;
  private final int viewer;
  private final Message message;

  private Questions(Match match, int viewer, Message message) {
    this.match = match;
    course = match.course();
    names = course.origin().names();
    this.viewer = viewer;
    this.message = message;
  }

  static ObjectNode answer(Match match, int viewer, Message message) {
    var questions = new Questions(match, viewer, message);
    String what = message.text("what");
    return switch (what) {
      case "reach" -> questions.reach();
      case "draft" -> questions.draft();
      case "why" -> questions.why();
      case "moment" -> questions.moment();
      default -> throw Refusal.badValue("what: found \"%s\"".formatted(what));
    };
  }

  private View view() {
    return View.of(course.state(), viewer);
  }

  /** The view after the choices that are planned. */
  private View planned() {
    List<String> choices = message.choices();
    if (choices.isEmpty()) {
      return view();
    }
    Draft draft = tryOut(choices);
    if (draft.isBlind()) {
      throw Refusal.notNow("these choices reveal something first");
    }
    return draft.view();
  }

  private Draft tryOut(List<String> choices) {
    needDecision(match, viewer);
    return match.draft(viewer).take(choices);
  }

  /** Refused unless the viewer is asked something. */
  static void needDecision(Match match, int viewer) {
    Pending pending = match.course().pending();
    if (pending.isNobody() || pending.player() != viewer || pending.mulligan()) {
      throw new Refusal(Reasons.NOT_YOUR_DECISION, "somebody else is asked");
    }
    if (match.isAnsweredByServer()) {
      throw new Refusal(Reasons.NOT_YOUR_DECISION, "nothing is asked");
    }
  }

  private ObjectNode reach() {
    return ReachJson.of(Eyes.of(names, planned()), List.of());
  }

  private ObjectNode draft() {
    int number = message.number("number");
    if (number != course.number()) {
      throw new Refusal(Reasons.STALE, "record %d is pending".formatted(course.number()));
    }
    Draft draft = tryOut(message.choices());
    View view = draft.view();
    ObjectNode json = Json.object();
    if (!draft.asksViewer()) {
      json.set("prompt", PromptJson.none(null));
      json.set("why", Frames.nothing(false));
    } else {
      Eyes eyes = Eyes.of(names, view);
      json.set("prompt", PromptJson.of(eyes, null));
      json.set("why", WhyJson.of(eyes));
    }
    json.set("fighters", ViewJson.fighters(names, view));
    json.set("tokens", ViewJson.tokens(names, view));
    json.set("events", EventJson.of(names, viewer, draft.asked(), draft.events()));
    return json.put("complete", draft.isComplete());
  }

  private ObjectNode why() {
    String pieceName = message.textOrNull("piece");
    String spaceName = message.textOrNull("space");
    Game game = course.origin().game();
    int piece = pieceName == null ? State.NOBODY : game.piece(pieceName);
    if (pieceName != null && piece < 0) {
      throw Refusal.badValue("piece: there is none of this name");
    }
    if (viewer == State.SPECTATOR) {
      throw new Refusal(Reasons.NOT_YOUR_SEAT, "only for who plays");
    }
    WhyNot why = WhyNot.of(planned());
    WhyNot.Reason reason;
    if (spaceName != null) {
      int space = space(game, spaceName);
      reason = why.space(piece, space);
    } else if (piece >= 0) {
      reason = why.piece(piece);
    } else {
      throw Refusal.badValue("space: expected one, or a piece");
    }
    return Json.object().put("reason", WhyJson.text(reason));
  }

  private static int space(Game game, String name) {
    for (int s = 0; s < game.board().size(); s++) {
      if (game.board().spaceId(s).equals(name)) {
        return s;
      }
    }
    throw Refusal.badValue("space: there is none of this name");
  }

  private ObjectNode moment() {
    int number = message.number("number");
    if (number < 0 || number > course.number()) {
      throw Refusal.badValue("number: expected 0 to " + course.number());
    }
    ObjectNode json = Json.object();
    json.set("frame", match.showing().frame(course.entries().get(number), viewer, 0));
    return json;
  }
}
