package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
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
    var last = new AtomicReference<@Nullable ObjectNode>();
    follow
        .follower()
        .send(history(seating, viewer, Integer.MAX_VALUE, frame -> last.set(frame.deepCopy())));
    ObjectNode frame = last.get();
    if (frame != null) {
      follow.follower().send(frame);
    }
  }

  private static void each(Seating seating, int viewer, Consumer<ObjectNode> visitor) {
    seating.services().archive().each(seating.id(), Archive.eyes(viewer), visitor);
  }

  /**
   * The page of the history that ends before a record.
   *
   * @param visitor sees every frame
   */
  private static ObjectNode history(
      Seating seating, int viewer, int before, Consumer<ObjectNode> visitor) {
    var page = new ArrayDeque<ObjectNode>();
    each(
        seating,
        viewer,
        frame -> {
          visitor.accept(frame);
          if (frame.path("number").asInt() < before) {
            page.add(frame.remove(FRAME_ONLY));
          }
          if (page.size() > FrameJson.PAGE) {
            page.removeFirst();
          }
        });
    int first = page.isEmpty() ? 0 : page.getFirst().path("number").asInt();
    ObjectNode history = FrameJson.history(seating.id(), viewer, first);
    history.putArray("entries").addAll(page);
    return history;
  }

  /** The answer to a question about a finished game: only what was seen then. */
  static ObjectNode answer(Seating seating, int viewer, Request request) {
    return switch (Topic.of(request)) {
      case MOMENT -> moment(seating, viewer, request);
      case HISTORY -> {
        int before = request.fields().needNumber("before", 1, Integer.MAX_VALUE);
        yield history(seating, viewer, before, _ -> {});
      }
      case REACH, DRAFT, WHY, HINT -> throw Refusal.over();
    };
  }

  private static ObjectNode moment(Seating seating, int viewer, Request request) {
    int number = request.fields().needNumber("number");
    ObjectNode json = Json.object();
    each(
        seating,
        viewer,
        frame -> {
          if (frame.path("number").asInt() == number) {
            json.set("frame", frame);
          }
        });
    if (json.isEmpty()) {
      throw request.fields().bad("number", "there is no such record");
    }
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
