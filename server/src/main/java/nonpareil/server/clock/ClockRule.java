package nonpareil.server.clock;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import nonpareil.server.wire.Json;

/** How much time people have. */
public sealed interface ClockRule {

  /** All the time in the world. */
  record None() implements ClockRule {}

  /** So long for each decision; then one is made by default. */
  record PerDecision(int seconds) implements ClockRule {}

  /** So long for the whole game and some more for each action of the rules; then it is lost. */
  record PerGame(int seconds, int increment) implements ClockRule {}

  /** So many days for each decision. */
  record Days(int days) implements ClockRule {}

  int MOST_SECONDS = 24 * 60 * 60;
  int MOST_DAYS = 30;

  /** What a person has at the beginning, or for each decision. */
  default Duration budget() {
    return switch (this) {
      case None _ -> Duration.ZERO;
      case PerDecision c -> Duration.ofSeconds(c.seconds);
      case PerGame c -> Duration.ofSeconds(c.seconds);
      case Days c -> Duration.ofDays(c.days);
    };
  }

  default String kind() {
    return switch (this) {
      case None _ -> "none";
      case PerDecision _ -> "decision";
      case PerGame _ -> "game";
      case Days _ -> "days";
    };
  }

  default ObjectNode json() {
    ObjectNode json = Json.object().put("kind", kind());
    return switch (this) {
      case None _ -> json;
      case PerDecision c -> json.put("seconds", c.seconds);
      case PerGame c -> json.put("seconds", c.seconds).put("increment", c.increment);
      case Days c -> json.put("days", c.days);
    };
  }

  /** What {@link #json} has written. */
  static ClockRule of(JsonNode json) {
    return switch (json.path("kind").asText()) {
      case "decision" -> new PerDecision(json.path("seconds").asInt());
      case "game" -> new PerGame(json.path("seconds").asInt(), json.path("increment").asInt());
      case "days" -> new Days(json.path("days").asInt());
      default -> new None();
    };
  }
}
