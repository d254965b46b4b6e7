package nonpareil.server.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed at a table before the game.
 *
 * @param board an id, or {@code random} until the game begins
 * @param hotSeat several people at one screen
 * @param lesson the lesson that is played instead of a game
 */
public record Agreement(
    Mode mode,
    Edition edition,
    String board,
    boolean mulligan,
    ClockRule clock,
    UndoRule undo,
    boolean open,
    boolean hotSeat,
    boolean imported,
    @Nullable String lesson,
    TalkRule talk,
    DraftRule draft,
    Series series,
    WatchRule watch,
    SeatPlan seats) {

  public static final String RANDOM = "random";
  public static final String CHOICE = "choice";

  public Agreement withBoard(String id) {
    return with(id, series, seats);
  }

  /** The next game of the same people, with other seats. */
  public Agreement next(Series now, SeatPlan plan) {
    return with(board, now, plan);
  }

  private Agreement with(String id, Series now, SeatPlan plan) {
    return new Agreement(
        mode, edition, id, mulligan, clock, undo, open, hotSeat, imported, lesson, talk, draft, now,
        watch, plan);
  }

  /** The team of a seat, from 1; null where there are no teams. */
  public @Nullable Integer team(int seat) {
    return mode == Mode.TEAMS ? (Integer) (mode.team(seat - 1) + 1) : null;
  }

  /** Whether two seats are of one team, or the same. */
  public boolean areMates(int seat, int other) {
    return mode.team(seat - 1) == mode.team(other - 1);
  }

  public static String edition(Edition edition) {
    return edition.text();
  }

  public static @Nullable Edition edition(String text) {
    return Edition.byText().get(text);
  }

  /** All tables were duels once. */
  private static Mode mode(String text) {
    return Mode.byText().getOrDefault(text, Mode.DUEL);
  }

  public ObjectNode json() {
    ObjectNode json =
        Json.object()
            .put("mode", mode.text())
            .put("edition", edition(edition))
            .put("board", board)
            .put("mulligan", mulligan)
            .put("undo", undo.text())
            .put("open", open)
            .put("hotSeat", hotSeat)
            .put("imported", imported)
            .put("lesson", lesson)
            .put("talk", talk.text())
            .put("draft", draft.text())
            .put("watch", watch.text());
    json.set("clock", clock.json());
    series.write(json);
    seats.write(json);
    return json;
  }

  public static Agreement of(JsonNode json) {
    boolean alone =
        json.path("hotSeat").asBoolean()
            || json.path("imported").asBoolean()
            || json.path("lesson").isTextual();
    boolean open = json.path("open").asBoolean();
    Edition edition = edition(json.path("edition").asText());
    return new Agreement(
        mode(json.path("mode").asText()),
        edition == null ? Edition.BOOK_2023 : edition,
        json.path("board").asText(),
        json.path("mulligan").asBoolean(),
        ClockRule.of(json.path("clock")),
        UndoRule.of(json.path("undo").asText()),
        open,
        json.path("hotSeat").asBoolean(),
        json.path("imported").asBoolean(),
        json.path("lesson").textValue(),
        TalkRule.of(json.path("talk").textValue(), alone, open),
        DraftRule.of(json.path("draft").textValue()),
        Series.of(json),
        WatchRule.of(json.path("watch").textValue()),
        SeatPlan.of(json));
  }
}
