package nonpareil.server.replay;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HexFormat;
import java.util.function.IntPredicate;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.Asked;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Outcome;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.UndoRule;
import nonpareil.server.log.Undoing;
import nonpareil.server.wire.ChoiceText;
import nonpareil.server.wire.EventJson;
import nonpareil.server.wire.Eyes;
import nonpareil.server.wire.Json;
import nonpareil.server.wire.Names;
import nonpareil.server.wire.PromptJson;
import nonpareil.server.wire.ViewJson;
import nonpareil.server.wire.WhyJson;

/**
 * Records as they are shown. Viewers are players (from 0), {@link State#SPECTATOR} or {@link
 * Eyes#OPEN}; what is written for one comes from that viewer's view and nothing else.
 */
public final class FrameJson {

  /** So many entries of a history are sent at once; those before are to be asked for. */
  public static final int PAGE = 300;

  private final String table;
  private final GameRecord gameRecord;
  private final UndoRule undo;
  private final Persons persons;

  /** Whether pretended questions are answered by the server. */
  private final boolean pretend;

  /** Who plays which seats. */
  public interface Persons {
    /** Whether one person plays both seats. */
    boolean areTogether(int seat, int other);
  }

  /** A game that is over: nobody takes anything back. */
  public FrameJson(String table, GameRecord gameRecord, Agreement agreed) {
    this(table, gameRecord, agreed, (seat, other) -> seat == other);
  }

  public FrameJson(String table, GameRecord gameRecord, Agreement agreed, Persons persons) {
    this.table = table;
    this.gameRecord = gameRecord;
    this.persons = persons;
    undo = agreed.undo();
    pretend = !agreed.hotSeat();
  }

  /** A record without the position it led to. */
  public ObjectNode entry(Entry entry, Outcome outcome, int viewer) {
    Names names = gameRecord.origin().names();
    ObjectNode json = Json.object().put("number", entry.number()).put("kind", entry.kind().text());
    if (entry.seat() == 0) {
      json.putNull("seat");
    } else {
      json.put("seat", entry.seat());
    }
    ArrayNode choices = Json.array();
    ArrayNode events = Json.array();
    for (Outcome.Step step : outcome.steps()) {
      int eyes = eyes(step.before(), viewer);
      if (step.isChoice()) {
        choices.add(ChoiceText.seenBy(names, step.before(), step.option(), eyes));
      }
      events.addAll(EventJson.of(names, eyes, step.question(), step.events()));
    }
    if (!choices.isEmpty()) {
      json.set("choices", choices);
    }
    json.set("events", events);
    json.put("at", entry.at().toString());
    more(json, entry.what());
    if (entry.isUndone()) {
      json.put("taken", true);
    }
    return json;
  }

  /** Whose eyes a viewer has at a moment: who is out may have lost the own ones. */
  private static int eyes(State state, int viewer) {
    return viewer == Eyes.OPEN ? viewer : View.eyes(state, viewer);
  }

  /** What a kind of record says besides. */
  private static void more(ObjectNode json, Recorded what) {
    switch (what) {
      case Recorded.Mulliganed mulligan -> json.put("kept", mulligan.kept());
      case Recorded.TookBack back -> {
        json.put("to", back.to());
        if (back.part() != null) {
          json.put("part", back.part());
        }
      }
      case Recorded.SeatGiven seat -> json.put("level", seat.level());
      case Recorded.Ended ended -> json.set("result", ended.result().json());
      case Recorded.Started _,
          Recorded.Chosen _,
          Recorded.Resigned _,
          Recorded.LeftAway _,
          Recorded.Drew _,
          Recorded.TimedOut _,
          Recorded.SeatTaken _ -> {}
    }
  }

  /** Whether nothing is asked after a record, for it ends the game. */
  private static boolean isLast(Entry entry) {
    return switch (entry.kind()) {
      case DRAW, ENDED -> true;
      case RESIGN, TIME_OUT -> !entry.hasSteps();
      case START, CHOICE, MULLIGAN, UNDO, LEFT_AWAY, SEAT_GIVEN, SEAT_TAKEN -> false;
    };
  }

  /**
   * A record and the position it led to.
   *
   * @param awaited the seat that must say it is here before it sees its hand; 0 for none
   * @param now also says what may be done now and why not
   */
  public ObjectNode frame(
      Entry entry, Outcome outcome, State after, int seatEyes, int awaited, boolean now) {
    int viewer = eyes(after, seatEyes);
    boolean open = viewer == Eyes.OPEN;
    boolean isPlayer = !open && viewer != State.SPECTATOR;
    Eyes eyes = Eyes.of(gameRecord.origin().names(), after, viewer);
    Asked pending = isLast(entry) ? Asked.NOBODY : gameRecord.pending(after, entry.after());
    boolean pretence = !pending.isNobody() && pretend && isPretence(after, pending);
    ObjectNode json = entry(entry, outcome, seatEyes);
    json.remove("taken"); // it was not undone then
    json.put("type", "frame").put("table", table).put("eyes", isPlayer ? viewer + 1 : 0);
    json.set("view", ViewJson.of(eyes));
    boolean leaving = !pending.isNobody() && (after.playersLeaving() >>> pending.player() & 1) != 0;
    ObjectNode prompt = prompt(entry, eyes, viewer, pending, pretence, awaited);
    if (leaving) {
      prompt.remove("options"); // the server answers
    }
    json.set("prompt", prompt);
    boolean asked =
        isPlayer && pending.player() == viewer && !pending.mulligan() && !pretence && !leaving;
    json.set("why", now && asked ? WhyJson.of(eyes) : nothing(now && isPlayer));
    json.set(
        "undo",
        isPlayer
            ? undo(gameRecord.undoing(undo, entry.after(), pending, pretence, own(viewer)))
            : undo(gameRecord.undoing(UndoRule.NONE, entry.after(), pending, false, own(0))));
    json.putNull("clock");
    json.put("pause", entry.pause());
    json.put("hash", HexFormat.of().toHexDigits(eyes.view().hash()));
    if (!json.has("result")) {
      json.putNull("result");
    }
    return json;
  }

  /**
   * A page of a history whose entries are still to come.
   *
   * @param first the number of the first of them
   */
  public static ObjectNode history(String table, int viewer, int first) {
    return Json.object()
        .put("type", "history")
        .put("table", table)
        .put("seat", viewer == State.SPECTATOR ? 0 : viewer + 1)
        .put("from", first);
  }

  /** No reasons. */
  public static ObjectNode nothing(boolean player) {
    ObjectNode json = Json.object();
    json.putObject("cards");
    json.putObject("pieces");
    return player ? json.put("all", "not-your-decision") : json;
  }

  private boolean isPretence(State s, Asked pending) {
    return !pending.mulligan()
        && s.decision() == DecisionKind.CONFIRM
        && gameRecord.options(s).size() == 1;
  }

  private static ObjectNode prompt(
      Entry entry, Eyes eyes, int viewer, Asked pending, boolean pretence, int awaited) {
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
    if (pretence && eyes.isOf(pending.player())) {
      return PromptJson.none(since);
    }
    return PromptJson.of(eyes, since);
  }

  private IntPredicate own(int player) {
    return other -> persons.areTogether(player + 1, other + 1);
  }

  private ObjectNode undo(Undoing undoing) {
    ObjectNode json =
        Json.object().put("allowed", undoing.allowed()).put("reason", undoing.reason());
    json.put("to", undoing.target().record());
    Integer part = gameRecord.part(undoing.target());
    if (part != null) {
      json.put("part", part);
    }
    return json.put("ask", undoing.ask());
  }
}
