package nonpareil.lab.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;
import nonpareil.lab.LabException;
import org.jspecify.annotations.Nullable;

/**
 * A view that can be handed on: what the game is played with, except its seed, and the view as
 * bytes. Whoever gets it can have the decision answered by {@code nonpareil bot}, wherever it came
 * from.
 */
final class Position {

  /** Raised when the fields change their meaning; the bytes have a form of their own. */
  static final int VERSION = 1;

  private final Content content;

  /** The last set-up met, which is mostly the next one too. */
  private @Nullable Game last;

  /** The fingerprint of its content. */
  private String print = "";

  Position(Content content) {
    this.content = content;
  }

  ObjectNode write(View view) {
    Setup setup = view.game().setup();
    List<String> ids = setup.heroes().stream().map(Hero::id).toList();
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("version", VERSION)
            .put("mode", setup.mode().text())
            .put("edition", setup.edition().text())
            .put("board", setup.board().id());
    if (view.game().isDiscreet()) {
      json.put("discreet", true);
    }
    ArrayNode heroes = json.putArray("heroes");
    ids.forEach(heroes::add);
    if (last != view.game()) {
      last = view.game();
      print = content.fingerprint(ids, setup.board().id());
    }
    return json.put("content", print)
        .put("seat", view.viewer() + 1)
        .put("bytes", Base64.getEncoder().encodeToString(view.bytes()));
  }

  /** The view that was written, or a message that says what is wrong with it. */
  View read(JsonNode json) {
    if (json.path("version").asInt(-1) != VERSION) {
      throw new LabException(
          "position.version: found %s, expected %d"
              .formatted(Link.quote(json.path("version").toString()), VERSION));
    }
    var heroes = new ArrayList<String>();
    json.path("heroes").forEach(id -> heroes.add(id.asText()));
    String board = json.path("board").asText();
    Game game =
        game(named(json, "mode", Mode::of), named(json, "edition", Edition::of), board, heroes);
    if (!json.path("content").asText().equals(print)) {
      throw new LabException(
          "position.content: found %s, expected \"%s\": heroes or board have other rules here"
              .formatted(Link.quote(json.path("content").toString()), print));
    }
    byte[] bytes;
    try {
      bytes = Base64.getDecoder().decode(json.path("bytes").asText());
    } catch (IllegalArgumentException e) {
      throw new LabException("position.bytes: found no base64: " + e.getMessage());
    }
    try {
      return View.of(
          json.path("discreet").asBoolean() ? game.discreet() : game,
          json.path("seat").asInt(0) - 1,
          bytes);
    } catch (IllegalArgumentException e) {
      throw new LabException("position: " + e.getMessage());
    }
  }

  private Game game(Mode mode, Edition edition, String board, List<String> heroes) {
    var setup =
        new Setup(
            edition,
            mode,
            content.board(board).board(),
            heroes.stream().map(id -> content.hero(id).hero()).toList(),
            0);
    if (last == null || !last.setup().equals(setup)) {
      last = new Game(setup);
      print = content.fingerprint(heroes, board);
    }
    return last;
  }

  private static <T> T named(JsonNode json, String key, Function<String, T> read) {
    try {
      return read.apply(json.path(key).asText());
    } catch (IllegalArgumentException e) {
      throw new LabException("position." + key + ": " + e.getMessage());
    }
  }
}
