package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.wire.Names;
import org.jspecify.annotations.Nullable;

/**
 * What a game began with: the set-up, its seed, and the version of rules and content it is pinned
 * to. It is the data of the first record.
 *
 * @param secret what the choices of computer players are seeded with; never told
 * @param content the fingerprint of the heroes and the board
 * @param rules the version of the rules
 * @param discreet whether decisions are asked that have one option because of hidden cards
 * @param dealing gives the first state
 */
record Origin(
    Edition edition,
    Mode mode,
    String board,
    List<String> heroes,
    long seed,
    long secret,
    boolean mulligan,
    boolean discreet,
    String content,
    int rules,
    Game game,
    Names names,
    @Nullable Lesson lesson,
    Dealing dealing) {

  /** To be raised whenever the same choices no longer lead to the same game. */
  static final int RULES = 1;

  /** The content a log was written with is not the content there is. */
  static final class Changed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Changed(String what) {
      super(what);
    }

    Changed(RuntimeException cause) {
      super(cause.getClass().getSimpleName(), cause);
    }
  }

  /** A new game. */
  static Origin begin(
      Setting setting,
      Agreement agreement,
      List<String> heroes,
      long seed,
      long secret,
      boolean discreet) {
    Mode mode = mode(agreement.mode());
    return of(
        setting,
        agreement.edition(),
        mode,
        agreement.board(),
        heroes,
        seed,
        secret,
        agreement.mulligan(),
        discreet);
  }

  private static Origin of(
      Setting setting,
      Edition edition,
      Mode mode,
      String board,
      List<String> heroes,
      long seed,
      long secret,
      boolean mulligan,
      boolean discreet) {
    Game game;
    Names names;
    if (discreet) {
      Games.Compiled compiled = setting.games().discreet(edition, mode, board, heroes);
      game = compiled.game().withSeed(seed);
      names = compiled.names();
    } else {
      game = setting.games().plain(edition, mode, board, heroes, seed);
      names = new Names(game);
    }
    return new Origin(
        edition,
        mode,
        board,
        List.copyOf(heroes),
        seed,
        secret,
        mulligan,
        discreet,
        setting.content().fingerprint(heroes, board),
        RULES,
        game,
        names,
        null,
        setting.dealing());
  }

  /** A lesson: a position and a seed that are always the same. */
  static Origin lesson(Lesson lesson, long secret) {
    Game game = lesson.game();
    return new Origin(
        game.setup().edition(),
        game.setup().mode(),
        game.board().id(),
        game.setup().heroes().stream().map(h -> h.id()).toList(),
        game.setup().seed(),
        secret,
        false,
        true,
        lesson.fingerprint(),
        RULES,
        game,
        new Names(game),
        lesson,
        _ -> lesson.start());
  }

  private static Mode mode(String text) {
    Mode mode = Mode.byText().get(text);
    if (mode == null) {
      throw new Changed("mode " + text);
    }
    return mode;
  }

  // ---- as data of the first record

  ObjectNode json() {
    ObjectNode json =
        Json.object()
            .put("edition", Agreement.edition(edition))
            .put("mode", mode.text())
            .put("board", board)
            .put("seed", Long.toString(seed))
            .put("secret", Long.toString(secret))
            .put("mulligan", mulligan)
            .put("discreet", discreet)
            .put("content", content)
            .put("rules", rules)
            .put("lesson", lesson == null ? null : lesson.id());
    var list = json.putArray("heroes");
    heroes.forEach(list::add);
    return json;
  }

  /** The origin a log names; {@link Changed} if it cannot be had any more as it was. */
  static Origin of(Setting setting, ObjectNode json) {
    long secret = Long.parseLong(json.path("secret").asText());
    String lessonId = json.path("lesson").textValue();
    Origin origin;
    if (lessonId != null) {
      Lesson lesson = setting.lessons().find(lessonId);
      if (lesson == null) {
        throw new Changed("lesson " + lessonId);
      }
      origin = lesson(lesson, secret);
    } else {
      var heroes = new ArrayList<String>();
      json.path("heroes").forEach(h -> heroes.add(h.asText()));
      String board = json.path("board").asText();
      Edition edition = Agreement.edition(json.path("edition").asText());
      Content content = setting.content();
      if (edition == null
          || !content.heroIds().containsAll(heroes)
          || !content.boardIds().contains(board)) {
        throw new Changed("heroes or board");
      }
      origin =
          of(
              setting,
              edition,
              mode(json.path("mode").asText()),
              board,
              heroes,
              Long.parseLong(json.path("seed").asText()),
              secret,
              json.path("mulligan").asBoolean(),
              json.path("discreet").asBoolean());
    }
    if (!origin.content.equals(json.path("content").asText())
        || json.path("rules").asInt() != RULES) {
      throw new Changed("fingerprint");
    }
    return origin;
  }

  @Override
  public String toString() {
    return "Origin of " + heroes + " on " + board; // neither seed nor secret
  }
}
