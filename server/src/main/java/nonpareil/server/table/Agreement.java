package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Edition;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed at a table before the game.
 *
 * @param board an id, or {@code random} until the game begins
 * @param hotSeat several people at one screen
 * @param lesson the lesson that is played instead of a game
 * @param choosing the seats whose people choose their hero when they join
 */
record Agreement(
    String mode,
    Edition edition,
    String board,
    boolean mulligan,
    ClockRule clock,
    UndoRule undo,
    boolean open,
    boolean hotSeat,
    boolean imported,
    @Nullable String lesson,
    List<Integer> choosing) {

  Agreement {
    choosing = List.copyOf(choosing);
  }

  static final String RANDOM = "random";
  static final String CHOICE = "choice";
  static final String DUEL = "duel";

  Agreement withBoard(String id) {
    return new Agreement(
        mode, edition, id, mulligan, clock, undo, open, hotSeat, imported, lesson, choosing);
  }

  static String edition(Edition edition) {
    return edition.text();
  }

  static @Nullable Edition edition(String text) {
    return Edition.byText().get(text);
  }

  ObjectNode json() {
    ObjectNode json =
        Json.object()
            .put("mode", mode)
            .put("edition", edition(edition))
            .put("board", board)
            .put("mulligan", mulligan)
            .put("undo", undo.text())
            .put("open", open)
            .put("hotSeat", hotSeat)
            .put("imported", imported)
            .put("lesson", lesson);
    json.set("clock", clock.json());
    var seats = json.putArray("choosing");
    choosing.forEach(seats::add);
    return json;
  }

  static Agreement of(JsonNode json) {
    Edition edition = edition(json.path("edition").asText());
    var choosing = new ArrayList<Integer>();
    json.path("choosing").forEach(seat -> choosing.add(seat.asInt()));
    return new Agreement(
        json.path("mode").asText(),
        edition == null ? Edition.BOOK_2023 : edition,
        json.path("board").asText(),
        json.path("mulligan").asBoolean(),
        ClockRule.of(json.path("clock")),
        UndoRule.of(json.path("undo").asText()),
        json.path("open").asBoolean(),
        json.path("hotSeat").asBoolean(),
        json.path("imported").asBoolean(),
        json.path("lesson").textValue(),
        choosing);
  }
}
