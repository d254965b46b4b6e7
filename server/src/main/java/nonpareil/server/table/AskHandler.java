package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.game.WhyNot;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.replay.FrameJson;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.request.Request;
import nonpareil.server.wire.EventJson;
import nonpareil.server.wire.Eyes;
import nonpareil.server.wire.Json;
import nonpareil.server.wire.Names;
import nonpareil.server.wire.PromptJson;
import nonpareil.server.wire.ReachJson;
import nonpareil.server.wire.ViewJson;
import nonpareil.server.wire.WhyJson;

/** AskHandler about a position. All are answered from the view of who asks. */
final class AskHandler {

  private static final int LONGEST_NAME = 100;

  private final Match match;
  private final MatchState state;
  private final GameRecord gameRecord;
  private final Names names;
  private final int viewer;
  private final Request request;

  /** Whether the game is told as it stands, and not as it was before the turn that runs. */
  private final boolean live;

  private AskHandler(Table table, Match match, int viewer, Request request) {
    this.match = match;
    state = match.state();
    live = !state.isHeld() || !table.seating().seatsOf(request.from().person()).isEmpty();
    gameRecord = live ? state.gameRecord() : state.watched();
    names = gameRecord.origin().names();
    this.viewer = viewer;
    this.request = request;
  }

  /** Answers, now or later. */
  static void ask(Table table, Request request, Hints hints) {
    int viewer = table.viewer(request);
    Match match = table.match();
    if (match == null) {
      request.answer(ArchivedTable.answer(table.seating(), viewer, request));
      return;
    }
    var questions = new AskHandler(table, match, viewer, request);
    switch (Topic.of(request)) {
      case REACH -> request.answer(questions.reach());
      case DRAFT -> request.answer(questions.draft());
      case WHY -> request.answer(questions.why());
      case MOMENT -> request.answer(questions.moment());
      case HISTORY -> request.answer(questions.history());
      case HINT -> hints.give(request, match.state(), viewer);
    }
  }

  /** The view after the choices that are planned. */
  private View planned() {
    List<String> choices = request.choices();
    if (choices.isEmpty()) {
      return View.of(gameRecord.state(), viewer);
    }
    Draft draft = tryOut(choices);
    if (draft.isBlind()) {
      throw Refusal.notNow("these choices reveal something first");
    }
    return draft.view();
  }

  private Draft tryOut(List<String> choices) {
    state.needDecision(viewer);
    return state.draft(viewer).take(choices);
  }

  private ObjectNode reach() {
    return ReachJson.of(Eyes.of(names, planned()), List.of());
  }

  private ObjectNode draft() {
    int number = request.fields().needNumber("number");
    if (number != gameRecord.number()) {
      throw new Refusal(Code.STALE, "record %d is pending".formatted(gameRecord.number()));
    }
    Draft draft = tryOut(request.choices());
    View view = draft.view();
    ObjectNode json = Json.object();
    if (!draft.asksViewer()) {
      json.set("prompt", PromptJson.none(null));
      json.set("why", FrameJson.nothing(false));
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
    String pieceName = request.fields().text("piece", LONGEST_NAME);
    String spaceName = request.fields().text("space", LONGEST_NAME);
    Game game = gameRecord.origin().game();
    int piece = pieceName == null ? State.NOBODY : game.piece(pieceName);
    if (pieceName != null && piece < 0) {
      throw request.fields().bad("piece", "there is none of this name");
    }
    if (viewer == State.SPECTATOR) {
      throw new Refusal(Code.NOT_YOUR_SEAT, "only for who plays");
    }
    WhyNot why = WhyNot.of(planned());
    WhyNot.Reason reason;
    if (spaceName != null) {
      int space = space(game, spaceName);
      reason = why.space(piece, space);
    } else if (piece >= 0) {
      reason = why.piece(piece);
    } else {
      throw request.fields().bad("space", "expected one, or a piece");
    }
    return Json.object().put("reason", WhyJson.text(reason));
  }

  private int space(Game game, String name) {
    for (int s = 0; s < game.board().size(); s++) {
      if (game.board().spaceId(s).equals(name)) {
        return s;
      }
    }
    throw request.fields().bad("space", "there is none of this name");
  }

  /** An earlier page of the history; the last one comes by itself. */
  private ObjectNode history() {
    int before = request.fields().needNumber("before", 1, gameRecord.number() + 1);
    return match.broadcast().history(gameRecord, viewer, before);
  }

  private ObjectNode moment() {
    int number = request.fields().needNumber("number");
    if (number < 0 || number > gameRecord.number()) {
      throw request.fields().bad("number", "expected 0 to " + gameRecord.number());
    }
    ObjectNode json = Json.object();
    Entry entry = gameRecord.entries().get(number);
    json.set("frame", match.broadcast().frame(gameRecord, entry, viewer, 0, live));
    return json;
  }
}
