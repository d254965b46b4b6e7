package nonpareil.lab.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.function.Supplier;
import nonpareil.engine.game.View;
import nonpareil.lab.EndCause;
import nonpareil.lab.Match;

/** The messages of the protocol, as docs/bots.md tells them. */
final class Dialogue {

  /** Raised when a bot of the old version would no longer understand us. */
  static final int PROTOCOL = 1;

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Link link;
  private final GameJson gameJson;
  private final Duration timeLimit;

  /** What is known of a side that has ended. */
  private final Supplier<String> lastWords;

  Dialogue(Link link, GameJson gameJson, Duration timeLimit, Supplier<String> lastWords) {
    this.link = link;
    this.gameJson = gameJson;
    this.timeLimit = timeLimit;
    this.lastWords = lastWords;
  }

  private static ObjectNode message(String type) {
    return JSON.objectNode().put("type", type);
  }

  /** Greets and expects the same protocol. */
  void hello(Duration limit) {
    link.send(message("hello").put("protocol", PROTOCOL).put("host", "nonpareil"));
    JsonNode answer = receive("the greeting", limit);
    JsonNode protocol = answer.path("protocol");
    if (!answer.path("type").asText().equals("hello") || protocol.asInt(-1) != PROTOCOL) {
      throw new BotFailure(
          "answered the greeting with %s, expected {\"type\":\"hello\",\"protocol\":%d}"
              .formatted(Link.quote(answer.toString()), PROTOCOL));
    }
  }

  void start(Match match, View view) {
    ObjectNode start =
        message("start")
            .put("game", match.number())
            .put("seat", view.viewer() + 1)
            .put("mode", match.mode().text())
            .put("edition", match.edition().text());
    start.set("board", gameJson.board(match.board()));
    start.set("players", gameJson.players(view.game()));
    link.send(start);
  }

  /** Asks and returns the chosen option. */
  int choose(View view, long game, int decision, long seed) {
    if (link.hasUnasked()) {
      throw new BotFailure(
          "spoke before it was asked at decision %d, expected one line for each question"
              .formatted(decision));
    }
    var json = new ViewJson(view);
    ObjectNode ask =
        message("choose")
            .put("game", game)
            .put("decision", decision)
            .put("seed", String.valueOf(seed))
            .put("seconds", timeLimit.toMillis() / 1000.0);
    ask.set("view", json.view());
    ask.set("question", json.question());
    ask.set("options", json.optionTexts());
    ask.set("position", gameJson.position(view));
    link.send(ask);
    return option(receive("decision " + decision, timeLimit), json, decision);
  }

  private static int option(JsonNode answer, ViewJson json, int decision) {
    int[] options = json.options();
    JsonNode chosen = answer.path("option");
    if (answer.path("type").asText().equals("choice")) {
      if (chosen.isInt() && chosen.intValue() >= 0 && chosen.intValue() < options.length) {
        return options[chosen.intValue()];
      }
      int found = chosen.isTextual() ? json.find(chosen.textValue()) : -1;
      if (found >= 0) {
        return found;
      }
    }
    throw new BotFailure(
        "answered %s at decision %d, expected {\"type\":\"choice\",\"option\":…} with a number from 0 to %d or the text of an option"
            .formatted(Link.quote(answer.toString()), decision, options.length - 1));
  }

  void end(Match match, boolean won, boolean draw, EndCause ended, String note) {
    ObjectNode end =
        message("end")
            .put("game", match.number())
            .put("result", draw ? "draw" : won ? "won" : "lost")
            .put("ended", ended.text());
    if (!note.isEmpty()) {
      end.put("note", note);
    }
    link.send(end);
  }

  private JsonNode receive(String at, Duration limit) {
    JsonNode answer;
    try {
      answer = link.receive(limit).orElse(null);
    } catch (BotFailure failure) {
      throw new BotFailure(failure.getMessage() + " at " + at);
    }
    if (answer == null) {
      throw new BotFailure("ended at " + at + lastWords.get());
    }
    return answer;
  }
}
