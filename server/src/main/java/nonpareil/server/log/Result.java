package nonpareil.server.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.State;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * How a game ended.
 *
 * @param cause in the words of docs/protocol.md
 * @param seat who resigned, ran out of time or was away
 */
public record Result(List<Integer> winners, boolean draw, String cause, @Nullable Integer seat) {

  public static final String RESIGNED = "resigned";
  public static final String AGREED = "agreed";
  public static final String TIME = "time";
  public static final String AWAY = "away";
  public static final String ABANDONED = "abandoned";
  public static final String TOO_LONG = "too-long";
  public static final String CONTENT_CHANGED = "content-changed";

  public Result {
    winners = List.copyOf(winners);
  }

  /** A game that ended by the rules. */
  public static Result of(State s, String cause) {
    List<Integer> winners =
        IntStream.range(0, s.game().players())
            .filter(p -> (s.winners() >>> p & 1) != 0)
            .mapToObj(p -> p + 1)
            .toList();
    return new Result(s.isDraw() ? List.of() : winners, s.isDraw(), cause, null);
  }

  /** A seat loses for a reason outside the rules: all who are not of its team win. */
  public static Result lost(Game game, int seat, String cause) {
    List<Integer> winners =
        IntStream.rangeClosed(1, game.players())
            .filter(other -> !game.sameTeam(other - 1, seat - 1))
            .boxed()
            .toList();
    return new Result(winners, false, cause, seat);
  }

  public static Result drawn(String cause) {
    return new Result(List.of(), true, cause, null);
  }

  public ObjectNode json() {
    ObjectNode json = Json.object();
    var list = json.putArray("winners");
    winners.forEach(list::add);
    json.put("draw", draw).put("cause", cause);
    if (seat != null) {
      json.put("seat", seat);
    }
    return json;
  }

  public static Result of(JsonNode json) {
    var winners = new ArrayList<Integer>();
    json.path("winners").forEach(w -> winners.add(w.asInt()));
    JsonNode seat = json.get("seat");
    return new Result(
        winners,
        json.path("draw").asBoolean(),
        json.path("cause").asText(),
        seat == null ? null : seat.asInt());
  }
}
