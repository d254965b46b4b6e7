package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
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

  /** The last record that was shown to those who watch. */
  private int watched;

  /** When a crowd comes back at once, all who only watch get the same. */
  private @Nullable Message publicHistory;

  Broadcast(MatchState match) {
    this.match = match;
    seating = match.seating();
    watched = match.watched().number();
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
    boolean late = match.isHeld() || watched < entry.number() - 1;
    if (!late) {
      watched = entry.number();
    }
    if (seating.follows().isEmpty()) {
      return;
    }
    FrameJson frames = match.frames();
    Outcome outcome = match.gameRecord().outcome(entry);
    State state = match.gameRecord().state();
    Map<Integer, Message> same = new HashMap<>();
    for (Follow follow : seating.follows()) {
      if (late && follow.isWatching()) {
        continue;
      }
      if (follow.handOver(awaited())) {
        sendHistory(follow);
      }
      send(
          follow,
          same,
          (viewer, here) -> now(frames.frame(entry, outcome, state, viewer, here, true)));
    }
    if (late) {
      release();
    }
  }

  /** Shows those who watch what they had to wait for, if they need not any more. */
  private void release() {
    GameRecord known = match.watched();
    if (known.number() <= watched) {
      return;
    }
    List<Follow> watching = seating.follows().stream().filter(Follow::isWatching).toList();
    TableJson.send(watching, seating, match);
    List<Entry> entries = known.entries().subList(watched + 1, known.number() + 1);
    watched = known.number();
    for (Entry entry : watching.isEmpty() ? List.<Entry>of() : entries) {
      var frame = new Message(frame(known, entry, State.SPECTATOR, 0, !match.isHeld()));
      watching.forEach(follow -> follow.follower().send(frame));
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

  /**
   * A record as it is shown now.
   *
   * @param known the game as far as the viewer may know it
   * @param live whether the viewer may know what holds at this moment
   */
  ObjectNode frame(GameRecord known, Entry entry, int viewer, int awaited, boolean live) {
    boolean last = entry == known.last();
    State state = last ? known.state() : known.stateAt(entry.after());
    Outcome outcome = known.outcome(entry);
    int here = last ? awaited : 0;
    ObjectNode frame = frames(known).frame(entry, outcome, state, viewer, here, last);
    return last && live ? now(frame) : frame;
  }

  private FrameJson frames(GameRecord known) {
    return known == match.gameRecord()
        ? match.frames()
        : new FrameJson(seating.id(), known, match.agreed());
  }

  /** The game as a follower may know it. */
  private GameRecord known(Follow follow) {
    return follow.isWatching() ? match.watched() : match.gameRecord();
  }

  /** Tells everybody how the clock stands where no record tells it: somebody has come or gone. */
  void clock() {
    if (match.clock().isNone() || match.gameRecord().isOver()) {
      return;
    }
    Map<Integer, Message> same = new HashMap<>();
    for (Follow follow : seating.follows()) {
      if (!follow.isWatching() || !match.isHeld()) {
        send(follow, same, this::clock);
      }
    }
  }

  private ObjectNode clock(int viewer, int awaited) {
    ObjectNode json = Json.object().put("type", "clock").put("table", seating.id());
    json.set("clock", clockNow(viewer, awaited));
    return json;
  }

  private @Nullable JsonNode clockNow(int viewer, int awaited) {
    GameRecord gameRecord = match.gameRecord();
    return frame(gameRecord, gameRecord.last(), viewer, awaited, true).get("clock");
  }

  private void send(Follow follow, Entry entry) {
    int here = follow.awaited(awaited());
    boolean live = !follow.isWatching() || !match.isHeld();
    ObjectNode frame = frame(known(follow), entry, follow.viewer(), here, live);
    follow.follower().send(new Message(frame));
  }

  /** Shows everybody what has come after a record. */
  void missed(int seen) {
    publicHistory = null;
    List<Entry> entries = match.gameRecord().entries();
    List<Follow> playing = seating.follows().stream().filter(f -> !f.isWatching()).toList();
    for (Entry entry : entries.subList(seen + 1, entries.size())) {
      playing.forEach(follow -> send(follow, entry));
    }
    release();
  }

  /** One hand at a time, on all the screens of one person, at whichever server. */
  void hideOthers() {
    for (Follow follow : seating.follows()) {
      Integer seat = seating.live().eyesOf(follow.follower().person().id());
      if (seat != null && follow.isShared() && !follow.looksAs(seat) && follow.leave()) {
        changeEyes(follow);
      }
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
    GameRecord known = known(follow);
    boolean crowd = follow.isWatching() && seating.follows().size() > CROWD;
    Message history = crowd ? publicHistory : null;
    if (history == null) {
      history = new Message(history(known, viewer, known.number() + 1));
      publicHistory = crowd ? history : publicHistory;
    }
    follow.follower().send(history);
  }

  /** The page of the history that ends before a record, of a game as far as it is known. */
  ObjectNode history(GameRecord known, int viewer, int before) {
    int first = Math.max(0, before - FrameJson.PAGE);
    ObjectNode history = FrameJson.history(seating.id(), viewer, first);
    var list = history.putArray("entries");
    FrameJson frames = frames(known);
    known.walk(
        first, before, (entry, outcome, _) -> list.add(frames.entry(entry, outcome, viewer)));
    return history;
  }

  /** The history, and the frames a follower has missed. */
  void catchUp(Follow follow, @Nullable Integer from) {
    sendHistory(follow);
    GameRecord known = known(follow);
    int last = known.number();
    if (from != null && from == last && !follow.isShared()) {
      return;
    }
    boolean few = from != null && from < last && last - from <= MOST_FRAMES;
    int first = few && from != null ? from + 1 : last;
    for (Entry entry : known.entries().subList(first, last + 1)) {
      send(follow, entry);
    }
  }
}
