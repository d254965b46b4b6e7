package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Position;
import nonpareil.server.log.RecordKind;
import nonpareil.server.store.LogRecord;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What somebody has proposed and the others have not answered yet. It is no part of the log, but
 * stored with the table, and lapses when the game goes on.
 */
final class Offers {

  /**
   * A wish to go back.
   *
   * @param target the moment
   */
  record Back(int seat, Position target) {

    /** The number of the record after which that moment stood. */
    int to() {
      return target.record();
    }
  }

  /** Somebody who is away has until then to come back; else the game ends. It is not stored. */
  record Notice(int seat, ServerTime ends) {}

  private final TreeSet<Integer> draw = new TreeSet<>();
  private @Nullable Back back;
  private final TreeSet<Integer> backAllowed = new TreeSet<>();
  private final List<Vote> votes = new ArrayList<>();
  private @Nullable Notice notice;
  private Delay delay = Delay.NONE;

  Set<Integer> draw() {
    return draw;
  }

  @Nullable Back back() {
    return back;
  }

  void askBack(Back wish) {
    back = wish;
    backAllowed.clear();
  }

  /** Who has agreed to go back. */
  Set<Integer> backAllowed() {
    return backAllowed;
  }

  void refuseBack() {
    back = null;
    backAllowed.clear();
  }

  /** Who wants something to be done about a seat that is away; that is not stored. */
  Set<Integer> votes(Vote.What what, int seat) {
    for (Vote vote : votes) {
      if (vote.what() == what && vote.seat() == seat) {
        return vote.by();
      }
    }
    votes.add(new Vote(what, seat, new TreeSet<>()));
    return votes.getLast().by();
  }

  /** Whether others want something to be done about a seat. */
  boolean isWanted(int seat) {
    return votes.stream().anyMatch(vote -> vote.seat() == seat);
  }

  /** Somebody is there again: what the others wanted is void. */
  void settle(int seat) {
    votes.removeIf(vote -> vote.seat() == seat);
  }

  /** Given to who is away; null if none is. */
  @Nullable Notice notice() {
    return notice;
  }

  void notice(@Nullable Notice given) {
    notice = given;
  }

  /** What is wished about those who watch; it lapses by nothing that happens. */
  Delay delay() {
    return delay;
  }

  void delay(Delay wished) {
    delay = wished;
  }

  /**
   * A record was accepted: who plays on refuses what others have offered, but computers do not
   * mind. Whether anything was offered.
   */
  boolean lapse(Entry entry, boolean byComputer) {
    boolean any = back != null;
    refuseBack();
    switch (entry.kind()) {
      case CHOICE -> any |= !byComputer && draw.removeIf(other -> other != entry.seat());
      case TIME_OUT -> any |= draw.removeIf(other -> other != entry.seat());
      case ENDED -> draw.clear();
      case RESIGN, LEFT_AWAY -> any |= draw.remove(entry.seat());
      case START, MULLIGAN, UNDO, DRAW, SEAT_GIVEN, SEAT_TAKEN -> {}
    }
    boolean passing = lapsePassing(entry);
    return passing || any;
  }

  /** The same of what is not stored with the table. */
  boolean lapsePassing(Entry entry) {
    boolean any = votes.removeIf(vote -> vote.isVoid(entry));
    Notice given = notice;
    if (given != null && isVoid(given, entry)) {
      notice = null;
      any = true;
    }
    return any;
  }

  /** The clock's choices are no sign of anybody. */
  private static boolean isVoid(Notice notice, Entry entry) {
    boolean gone = entry.isByPerson() || entry.isLeaving() || entry.kind() == RecordKind.SEAT_GIVEN;
    return entry.kind() == RecordKind.ENDED || entry.seat() == notice.seat && gone;
  }

  /** To be changed before it is stored. */
  Offers copy() {
    var copy = new Offers();
    copy.draw.addAll(draw);
    copy.back = back;
    copy.backAllowed.addAll(backAllowed);
    copy.votes.addAll(votes);
    copy.notice = notice;
    copy.delay = delay;
    return copy;
  }

  // ---- what is not stored with the table, for other servers

  ObjectNode passing() {
    ObjectNode json = Json.object();
    ArrayNode wanted = json.putArray("votes");
    votes.stream().filter(vote -> !vote.by().isEmpty()).forEach(vote -> wanted.add(vote.json()));
    Notice given = notice;
    if (given != null) {
      json.putObject("notice").put("seat", given.seat).put("ends", given.ends.millis());
    }
    return json;
  }

  void passing(JsonNode written) {
    votes.clear();
    written.path("votes").forEach(vote -> votes.add(Vote.of(vote)));
    JsonNode given = written.get("notice");
    notice =
        given == null
            ? null
            : new Notice(given.path("seat").asInt(), new ServerTime(given.path("ends").asLong()));
  }

  // ---- as they are shown, and as they are stored

  ObjectNode json(ServerTime now) {
    ObjectNode json = json();
    Notice given = notice;
    if (given != null) {
      long left = Math.max(0, now.until(given.ends));
      json.putObject("end").put("seat", given.seat).put("left", left);
    }
    return json;
  }

  private ObjectNode json() {
    ObjectNode json = Json.object();
    var list = json.putArray("draw");
    draw.forEach(list::add);
    Back wish = back;
    if (wish == null) {
      json.putNull("undo");
    } else {
      ObjectNode undo = json.putObject("undo").put("seat", wish.seat).put("to", wish.to());
      var allowed = undo.putArray("allowed");
      backAllowed.forEach(allowed::add);
    }
    json.putNull("end");
    ArrayNode wanted = json.putArray("votes");
    votes.forEach(vote -> wanted.add(vote.json()));
    return json;
  }

  /**
   * @param number the last record
   */
  String text(int number) {
    ObjectNode json = Json.object().put("number", number);
    var list = json.putArray("draw");
    draw.forEach(list::add);
    Back wish = back;
    if (wish != null) {
      ObjectNode undo = json.putObject("undo");
      undo.put("seat", wish.seat).put("to", wish.to()).put("steps", wish.target.depth());
      var allowed = undo.putArray("allowed");
      backAllowed.forEach(allowed::add);
    }
    delay.write(json);
    return Json.text(json);
  }

  /** The stored offers of a game that is not in memory, as they are shown. */
  static ObjectNode json(@Nullable String text, @Nullable LogRecord last) {
    ObjectNode shown = new Offers().json();
    if (text != null && last != null) {
      ObjectNode stored = Json.parse(text);
      if (stored.path("number").asInt() == last.number()) {
        shown.set("draw", stored.path("draw"));
        if (stored.get("undo") instanceof ObjectNode undo) {
          undo.withArray("allowed"); // of who was asked alone nobody kept it once
          shown.set("undo", undo.retain("seat", "to", "allowed"));
        }
      }
    }
    return shown;
  }

  /** Nothing is offered, as far as somebody may know. */
  static ObjectNode nothing() {
    return new Offers().json();
  }

  /** What is left of stored offers after what has happened since. */
  static Offers of(@Nullable String text, GameRecord gameRecord, IntPredicate isComputer) {
    var offers = new Offers();
    JsonNode json = text == null ? Json.object() : Json.parse(text);
    offers.delay = Delay.read(json);
    int number = json.path("number").asInt(gameRecord.number());
    if (text == null || number > gameRecord.number()) {
      return offers;
    }
    json.path("draw").forEach(seat -> offers.draw.add(seat.asInt()));
    JsonNode undo = json.get("undo");
    if (undo != null && number == gameRecord.number()) {
      Position target = gameRecord.here().at(undo.path("steps").asInt());
      offers.back = new Back(undo.path("seat").asInt(), target);
      undo.path("allowed").forEach(seat -> offers.backAllowed.add(seat.asInt()));
    }
    for (Entry entry : gameRecord.entries().subList(number + 1, gameRecord.entries().size())) {
      offers.lapse(entry, entry.seat() > 0 && isComputer.test(entry.seat()));
    }
    return offers;
  }
}
