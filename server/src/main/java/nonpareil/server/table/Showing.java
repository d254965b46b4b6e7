package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import nonpareil.engine.game.State;
import org.jspecify.annotations.Nullable;

/** Shows the records of a match to those who follow it, to each what they may see. */
final class Showing {

  /** Somebody who has missed more gets the last frame only. */
  private static final int MOST_FRAMES = 50;

  private final Match match;
  private final Table table;

  Showing(Match match) {
    this.match = match;
    table = match.table();
  }

  /** The seat whose person must come to a shared screen to answer; 0 for none. */
  private int awaited() {
    return match.asked() + 1;
  }

  /** Shows the last record, which has just been accepted. */
  void publish(Entry entry) {
    if (table.follows().isEmpty()) {
      return;
    }
    Frames frames = match.frames();
    Told told = match.course().told(entry);
    State state = match.course().state();
    Map<Integer, ObjectNode> same = new HashMap<>();
    for (Follow follow : table.follows()) {
      if (follow.handOver(awaited())) {
        sendHistory(follow);
      }
      int here = follow.awaited(awaited());
      ObjectNode frame =
          same.computeIfAbsent(
              follow.viewer() * 16 + here,
              _ -> now(frames.frame(entry, told, state, follow.viewer(), here, true)));
      follow.follower().send(frame);
    }
  }

  /** Adds what holds at this moment only. */
  private ObjectNode now(ObjectNode frame) {
    boolean tellWho = !frame.path("prompt").path("seat").isNull();
    frame.set("clock", match.clock().json(table.setting().now(), tellWho));
    return frame;
  }

  /** A record as it is shown to a follower now. */
  ObjectNode frame(Entry entry, int viewer, int awaited) {
    Course course = match.course();
    boolean last = entry == course.last();
    State state = last ? course.state() : course.stateAt(entry.after());
    Told told = course.told(entry);
    ObjectNode frame = match.frames().frame(entry, told, state, viewer, last ? awaited : 0, last);
    return last ? now(frame) : frame;
  }

  void send(Follow follow, Entry entry) {
    int here = follow.awaited(awaited());
    follow.follower().send(frame(entry, follow.viewer(), here));
  }

  /**
   * Somebody else looks at a shared screen now: the history and the last record come again, as
   * these eyes see them. What was made for the others' eyes is void.
   */
  void changeEyes(Follow follow) {
    sendHistory(follow);
    send(follow, match.course().last());
  }

  private void sendHistory(Follow follow) {
    ObjectNode history = history(table, follow.viewer());
    var list = history.putArray("entries");
    match
        .course()
        .walk((entry, told, _) -> list.add(match.frames().entry(entry, told, follow.viewer())));
    follow.follower().send(history);
  }

  /** The history, and the frames a follower has missed. */
  void catchUp(Follow follow, @Nullable Integer from) {
    sendHistory(follow);
    Course course = match.course();
    int last = course.number();
    if (from != null && from == last && !follow.isShared()) {
      return;
    }
    boolean few = from != null && from < last && last - from <= MOST_FRAMES;
    for (Entry entry : course.entries().subList(few && from != null ? from + 1 : last, last + 1)) {
      send(follow, entry);
    }
  }

  /** A history whose entries are still to come. */
  static ObjectNode history(Table table, int viewer) {
    return Json.object()
        .put("type", "history")
        .put("table", table.id())
        .put("seat", viewer == State.SPECTATOR ? 0 : viewer + 1);
  }
}
