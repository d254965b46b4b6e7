package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.engine.game.State;
import org.jspecify.annotations.Nullable;

/** Tables without a game that could go on: those that wait, and finished ones from the archive. */
final class Finished {

  private static final List<String> FRAME_ONLY =
      List.of("type", "table", "eyes", "view", "prompt", "why", "undo", "clock", "pause", "hash");

  private Finished() {}

  /** What there is of the game for a follower: the history and the last frame. */
  static void catchUp(Table table, Follow follow) {
    int viewer = follow.viewer();
    String eyes = viewer == State.SPECTATOR ? Archive.PUBLIC : String.valueOf(viewer + 1);
    ArrayNode frames = Archive.tree(table.setting(), table.id(), eyes);
    ObjectNode history = Showing.history(table, viewer);
    ArrayNode entries = history.putArray("entries");
    if (frames != null) {
      frames.forEach(frame -> entries.add(((ObjectNode) frame.deepCopy()).remove(FRAME_ONLY)));
    }
    follow.follower().send(history);
    if (frames != null && !frames.isEmpty()) {
      follow.follower().send((ObjectNode) frames.get(frames.size() - 1));
    }
  }

  /** The answer to a question about a finished game: only what was seen then. */
  static ObjectNode answer(Table table, int viewer, Message message) {
    if (!message.text("what").equals("moment")) {
      throw new Refusal(Reasons.OVER, "the game is over");
    }
    int number = message.number("number");
    String eyes = viewer == State.SPECTATOR ? Archive.PUBLIC : String.valueOf(viewer + 1);
    ArrayNode frames = Archive.tree(table.setting(), table.id(), eyes);
    JsonNode frame = frames == null ? null : frames.get(number);
    if (frame == null) {
      throw Refusal.badValue("number: there is no such record");
    }
    ObjectNode json = Json.object();
    json.set("frame", frame);
    return json;
  }

  /** The eyes of a replay as a viewer; null if there are none of this name. */
  static @Nullable Integer viewer(String eyes, int seats) {
    if (eyes.equals(Archive.PUBLIC)) {
      return State.SPECTATOR;
    }
    for (int seat = 1; seat <= seats; seat++) {
      if (eyes.equals(String.valueOf(seat))) {
        return seat - 1;
      }
    }
    return null;
  }
}
