package nonpareil.server.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Edition;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed at a table before the game.
 *
 * @param board an id, or {@code random} until the game begins
 * @param hotSeat several people at one screen
 * @param lesson the lesson that is played instead of a game
 * @param choosing the seats whose people choose their hero when they join
 */
public record Agreement(
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

  public Agreement {
    choosing = List.copyOf(choosing);
  }

  public static final String RANDOM = "random";
  public static final String CHOICE = "choice";
  public static final String DUEL = "duel";

  public Agreement withBoard(String id) {
    return new Agreement(
        mode, edition, id, mulligan, clock, undo, open, hotSeat, imported, lesson, choosing);
  }

  public static String edition(Edition edition) {
    return edition.text();
  }

  public static @Nullable Edition edition(String text) {
    return Edition.byText().get(text);
  }

  public ObjectNode json() {
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

  public static Agreement of(JsonNode json) {
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
