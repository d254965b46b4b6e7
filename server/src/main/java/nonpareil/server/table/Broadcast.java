package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonpareil.engine.game.State;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Outcome;
import nonpareil.server.replay.FrameJson;
import nonpareil.server.request.Message;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** Shows the records of a match to those who follow it, to each what they may see. */
final class Broadcast {

  /** Somebody who has missed more gets the last frame only. */
  private static final int MOST_FRAMES = 50;

  private static final int CROWD = 10;

  private final MatchState match;
  private final Seating seating;

  /** When a crowd comes back at once, all who only watch get the same. */
  private @Nullable Message publicHistory;

  Broadcast(MatchState match) {
    this.match = match;
    seating = match.seating();
  }

  /** Tells every follower how the table stands. */
  void info() {
    TableJson.sendAll(seating, match);
  }

  /** The seat whose person must come to a shared screen to answer; 0 for none. */
  private int awaited() {
    return match.asked() + 1;
  }

  /** Shows the last record, which has just been accepted. */
  void publish(Entry entry) {
    publicHistory = null;
    if (seating.follows().isEmpty()) {
      return;
    }
    FrameJson frames = match.frames();
    Outcome outcome = match.gameRecord().outcome(entry);
    State state = match.gameRecord().state();
    Map<Integer, Message> same = new HashMap<>();
    for (Follow follow : seating.follows()) {
      if (follow.handOver(awaited())) {
        sendHistory(follow);
      }
      send(
          follow,
          same,
          (viewer, here) -> now(frames.frame(entry, outcome, state, viewer, here, true)));
    }
  }

  /** What a follower sees with these eyes, and who must say to be here before it sees a hand. */
  private interface Written {
    ObjectNode by(int viewer, int awaited);
  }

  /** Sends what all followers with the same eyes get; it is written once for all of them. */
  private void send(Follow follow, Map<Integer, Message> same, Written written) {
    int viewer = follow.viewer();
    int here = follow.awaited(awaited());
    Message message =
        same.computeIfAbsent(viewer * 16 + here, _ -> new Message(written.by(viewer, here)));
    follow.follower().send(message);
  }

  /** Adds what holds at this moment only. */
  private ObjectNode now(ObjectNode frame) {
    boolean tellWho = !frame.path("prompt").path("seat").isNull();
    frame.set("clock", match.clock().json(match.services().time(), tellWho));
    return frame;
  }

  /** A record as it is shown to a follower now. */
  ObjectNode frame(Entry entry, int viewer, int awaited) {
    GameRecord gameRecord = match.gameRecord();
    boolean last = entry == gameRecord.last();
    State state = last ? gameRecord.state() : gameRecord.stateAt(entry.after());
    Outcome outcome = gameRecord.outcome(entry);
    int here = last ? awaited : 0;
    ObjectNode frame = match.frames().frame(entry, outcome, state, viewer, here, last);
    return last ? now(frame) : frame;
  }

  /** Tells everybody how the clock stands where no record tells it: somebody has come or gone. */
  void clock() {
    if (match.clock().isNone() || match.gameRecord().isOver()) {
      return;
    }
    Map<Integer, Message> same = new HashMap<>();
    seating.follows().forEach(follow -> send(follow, same, this::clock));
  }

  private ObjectNode clock(int viewer, int awaited) {
    ObjectNode json = Json.object().put("type", "clock").put("table", seating.id());
    json.set("clock", frame(match.gameRecord().last(), viewer, awaited).get("clock"));
    return json;
  }

  private void send(Follow follow, Entry entry) {
    int here = follow.awaited(awaited());
    follow.follower().send(new Message(frame(entry, follow.viewer(), here)));
  }

  /** Shows everybody what has come after a record. */
  void missed(int seen) {
    publicHistory = null;
    List<Entry> entries = match.gameRecord().entries();
    for (Entry entry : entries.subList(seen + 1, entries.size())) {
      seating.follows().forEach(follow -> send(follow, entry));
    }
  }

  /**
   * Somebody else looks at a shared screen now: the history and the last record come again, as
   * these eyes see them. What was made for the others' eyes is void.
   */
  void changeEyes(Follow follow) {
    sendHistory(follow);
    send(follow, match.gameRecord().last());
  }

  private void sendHistory(Follow follow) {
    int viewer = follow.viewer();
    boolean crowd = viewer == State.SPECTATOR && seating.follows().size() > CROWD;
    Message history = crowd ? publicHistory : null;
    if (history == null) {
      history = new Message(history(viewer, match.gameRecord().number() + 1));
      publicHistory = crowd ? history : publicHistory;
    }
    follow.follower().send(history);
  }

  /** The page of the history that ends before a record. */
  ObjectNode history(int viewer, int before) {
    int first = Math.max(0, before - FrameJson.PAGE);
    ObjectNode history = FrameJson.history(seating.id(), viewer, first);
    var list = history.putArray("entries");
    match
        .gameRecord()
        .walk(
            first,
            before,
            (entry, outcome, _) -> list.add(match.frames().entry(entry, outcome, viewer)));
    return history;
  }

  /** The history, and the frames a follower has missed. */
  void catchUp(Follow follow, @Nullable Integer from) {
    sendHistory(follow);
    GameRecord gameRecord = match.gameRecord();
    int last = gameRecord.number();
    if (from != null && from == last && !follow.isShared()) {
      return;
    }
    boolean few = from != null && from < last && last - from <= MOST_FRAMES;
    int first = few && from != null ? from + 1 : last;
    for (Entry entry : gameRecord.entries().subList(first, last + 1)) {
      send(follow, entry);
    }
  }
}
