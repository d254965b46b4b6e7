package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.engine.game.State;
import nonpareil.server.replay.Archive;
import nonpareil.server.replay.FrameJson;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** Tables without a game that could go on: those that wait, and finished ones from the archive. */
final class ArchivedTable {

  private static final List<String> FRAME_ONLY =
      List.of("type", "table", "eyes", "view", "prompt", "why", "undo", "clock", "pause", "hash");

  private ArchivedTable() {}

  /** What there is of the game for a follower: the history and the last frame. */
  static void catchUp(Seating seating, Follow follow) {
    int viewer = follow.viewer();
    ArrayNode frames = frames(seating, viewer);
    ObjectNode history = FrameJson.history(seating.id(), viewer);
    ArrayNode entries = history.putArray("entries");
    if (frames != null) {
      frames.forEach(frame -> entries.add(((ObjectNode) frame.deepCopy()).remove(FRAME_ONLY)));
    }
    follow.follower().send(history);
    if (frames != null && !frames.isEmpty()) {
      follow.follower().send((ObjectNode) frames.get(frames.size() - 1));
    }
  }

  private static @Nullable ArrayNode frames(Seating seating, int viewer) {
    return seating.services().archive().tree(seating.id(), Archive.eyes(viewer));
  }

  /** The answer to a question about a finished game: only what was seen then. */
  static ObjectNode answer(Seating seating, int viewer, Request request) {
    if (Topic.of(request) != Topic.MOMENT) {
      throw Refusal.over();
    }
    int number = request.fields().needNumber("number");
    ArrayNode frames = frames(seating, viewer);
    JsonNode frame = frames == null ? null : frames.get(number);
    if (frame == null) {
      throw request.fields().bad("number", "there is no such record");
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
