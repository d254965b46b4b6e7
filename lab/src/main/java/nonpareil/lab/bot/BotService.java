package nonpareil.lab.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import nonpareil.ai.PlayerNames;
import nonpareil.content.Content;
import nonpareil.content.yaml.ContentException;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.View;
import nonpareil.lab.Contestant;
import nonpareil.lab.Contestants;
import nonpareil.lab.EndCause;
import nonpareil.lab.LabException;
import nonpareil.lab.Match;
import nonpareil.lab.PlayedGame;
import nonpareil.lab.Referee;

/**
 * Our players for a program that has started us. It asks for games, takes one seat and speaks the
 * protocol as any bot does, while ours take the other seats; or it hands on the questions of a game
 * that is played elsewhere.
 */
public final class BotService {

  private static final List<String> KEYS =
      List.of("type", "heroes", "board", "mode", "edition", "seat", "seed");
  private static final Duration FOR_EVER = Duration.ofDays(365);

  private final Content content;
  private final String player;
  private final Duration timeLimit;
  private final Link link;
  private final Dialogue dialogue;
  private final Position position;

  /** Set when the other side has ended in the middle of a game. */
  private boolean gone;

  /**
   * @param player the name of our player
   * @param timeLimit for one decision of the other program
   */
  public BotService(
      Content content, String player, Duration timeLimit, InputStream in, OutputStream out) {
    this.content = content;
    this.player = player;
    this.timeLimit = timeLimit;
    position = new Position(content);
    link = new Link(in, out);
    dialogue = new Dialogue(link, new GameJson(content), timeLimit, () -> "");
  }

  /** Serves games until the other side ends its lines. */
  public void run() {
    try {
      serve();
    } finally {
      link.finish();
    }
  }

  private void serve() {
    try {
      dialogue.hello(FOR_EVER);
    } catch (BotFailure failure) {
      error(failure);
      return;
    }
    for (long number = 1; !gone; ) {
      try {
        Optional<JsonNode> request = link.receive(FOR_EVER);
        if (request.isEmpty()) {
          return;
        }
        number += answer(request.get(), number);
      } catch (BotFailure | LabException | ContentException | IllegalArgumentException e) {
        error(e);
      }
    }
  }

  /** Serves one request; the number of games played. */
  private int answer(JsonNode request, long number) {
    switch (request.path("type").asText()) {
      case "choose" -> choose(request);
      case "start", "end" -> {} // around the questions of a game elsewhere
      default -> {
        play(match(request, number), seat(request.path("seat")) - 1);
        return 1;
      }
    }
    return 0;
  }

  private void error(RuntimeException e) {
    link.send(
        JsonNodeFactory.instance
            .objectNode()
            .put("type", "error")
            .put("message", String.valueOf(e.getMessage())));
  }

  // ---- what is asked for

  private Match match(JsonNode request, long number) {
    if (!request.path("type").asText().equals("play")) {
      throw new LabException(
          "found %s, expected {\"type\":\"play\",…} or {\"type\":\"choose\",…}"
              .formatted(Link.quote(request.toString())));
    }
    request
        .fieldNames()
        .forEachRemaining(
            key -> {
              if (!KEYS.contains(key)) {
                throw new LabException("found \"" + key + "\", expected one of " + KEYS);
              }
            });
    Mode mode = named(request, "mode", Mode.DUEL, Mode::of);
    List<String> heroes =
        request.has("heroes")
            ? heroes(request.get("heroes"))
            : content.heroIds().subList(0, mode.mostPlayers());
    Edition edition = named(request, "edition", Edition.CURRENT, Edition::of);
    String board = request.path("board").asText(roomFor(mode));
    long seed = request.has("seed") ? seed(request.get("seed")) : number;
    int seat = seat(request.path("seat"));
    if (seat < 1 || seat > heroes.size()) {
      throw new LabException(
          "seat: found %d, expected one from 1 to %d".formatted(seat, heroes.size()));
    }
    List<String> players = heroes.stream().map(_ -> player).toList();
    var match = new Match(number, seed, board, mode, edition, heroes, players);
    var _ = Referee.setup(match, content); // refuses what does not fit together
    return match;
  }

  private static <T> T named(JsonNode request, String key, T otherwise, Function<String, T> read) {
    if (!request.hasNonNull(key)) {
      return otherwise;
    }
    try {
      return read.apply(request.get(key).asText());
    } catch (IllegalArgumentException e) {
      throw new LabException(key + ": " + e.getMessage());
    }
  }

  private static int seat(JsonNode named) {
    if (named.isMissingNode()) {
      return 1;
    }
    if (!named.isInt()) {
      throw wrong("seat", named, "a number from 1");
    }
    return named.intValue();
  }

  private static List<String> heroes(JsonNode named) {
    var heroes = new ArrayList<String>();
    for (JsonNode hero : named) {
      if (!hero.isTextual()) {
        throw wrong("heroes", hero, "the id of a hero");
      }
      heroes.add(hero.textValue());
    }
    if (!named.isArray() || heroes.isEmpty()) {
      throw wrong("heroes", named, "a list of ids by seat, such as [\"medusa\",\"alice\"]");
    }
    return heroes;
  }

  /** The first board with a start space for everybody. */
  private String roomFor(Mode mode) {
    return content.boardIds().stream()
        .filter(id -> content.board(id).board().starts() >= mode.mostPlayers())
        .findFirst()
        .orElseThrow();
  }

  private static LabException wrong(String field, JsonNode found, String expected) {
    return new LabException(
        "%s: found %s, expected %s"
            .formatted(
                field,
                Link.quote(found.isTextual() ? found.textValue() : found.toString()),
                expected));
  }

  // ---- a question of a game that is played elsewhere

  private void choose(JsonNode request) {
    if (player.startsWith(Contestants.COMMAND)) {
      throw new LabException("found a foreign program as --player, expected one of ours");
    }
    View view = position.read(request.path("position"));
    Referee.needPlayable(view.game().setup().heroes());
    long seed = seed(request.path("seed"));
    ViewJson json;
    int index;
    try {
      json = new ViewJson(view);
      int option = PlayerNames.player(player).choose(view, seed);
      index = IntStream.of(json.options()).boxed().toList().indexOf(option);
    } catch (RuntimeException | StackOverflowError e) {
      throw new LabException("position: this cannot be played on: " + e);
    }
    link.send(
        JsonNodeFactory.instance
            .objectNode()
            .put("type", "choice")
            .put("option", index)
            .put("text", json.text(json.options()[index])));
  }

  private static long seed(JsonNode seed) {
    if (seed.isMissingNode()) {
      return new SecureRandom().nextLong();
    }
    try {
      return Long.parseLong(seed.asText());
    } catch (NumberFormatException e) {
      throw wrong("seed", seed, "a 64-bit number");
    }
  }

  // ---- the game

  private void play(Match match, int seat) {
    try (var ours = new Contestants(content, timeLimit)) {
      var table = new ArrayList<Contestant>();
      var guest = new Guest(match);
      for (int s = 0; s < match.seats(); s++) {
        table.add(s == seat ? guest : ours.in(s, player));
      }
      PlayedGame played = new Referee(content, ours).play(match, table);
      boolean won = played.row().won(seat);
      boolean draw = played.row().winners() == 0;
      dialogue.end(match, won, draw, played.row().ended(), played.row().note());
    }
  }

  /** The program that has started us. */
  private final class Guest implements Contestant {

    private final Match match;

    Guest(Match match) {
      this.match = match;
    }

    @Override
    public void begin(Match begun, View view) {
      dialogue.start(match, view);
    }

    @Override
    public int choose(View view, int decision, long seed) {
      try {
        return dialogue.choose(view, match.number(), decision, seed);
      } catch (BotFailure failure) {
        gone = String.valueOf(failure.getMessage()).startsWith("ended");
        throw failure;
      }
    }

    @Override
    public void end(View view, boolean won, EndCause ended) {
      // Told once the row is known, with its note.
    }

    @Override
    public void close() {
      // The lines stay open for the next game.
    }
  }
}
