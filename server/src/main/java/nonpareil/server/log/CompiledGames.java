package nonpareil.server.log;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Seed;
import nonpareil.engine.game.Setup;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.lesson.Lessons;
import nonpareil.server.log.Recorded.Started;
import nonpareil.server.store.LogRecord;
import nonpareil.server.wire.Names;
import org.jspecify.annotations.Nullable;

/**
 * What games can be made of: the content and the lessons. Set-ups are compiled once; games that
 * differ in their seed only share everything else.
 */
public final class CompiledGames {

  /** What is put together once for all games of a set-up. */
  private record Compiled(Game game, Names names) {}

  private record Key(Edition edition, Mode mode, String board, List<String> heroes) {}

  private static final int MOST = 500;

  private final Content content;
  private final Supplier<Lessons> lessons;
  private final Dealing dealing;
  private final Map<Key, Compiled> compiled =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Compiled> eldest) {
          return size() > MOST;
        }
      };

  /**
   * @param lessons read when the first one is needed
   */
  public CompiledGames(Content content, Supplier<Lessons> lessons, Dealing dealing) {
    this.content = content;
    this.lessons = lessons;
    this.dealing = dealing;
  }

  public Content content() {
    return content;
  }

  /** What tells whether two servers can follow the same games. */
  public static String build(Content content) {
    List<String> heroes = content.heroIds();
    return content.boardIds().stream()
        .map(board -> content.fingerprint(heroes, board))
        .collect(Collectors.joining(" ", Origin.RULES + " ", ""));
  }

  public @Nullable Lesson lesson(String id) {
    return lessons.get().find(id);
  }

  // ---- new games

  /**
   * A new game.
   *
   * @param heroes in turn order
   * @param secret what the choices of computer players are seeded with
   * @param discreet as it is among people; saves are written without discretion
   */
  public Origin origin(
      Agreement agreed, List<String> heroes, Seed seed, long secret, boolean discreet) {
    return origin(
        agreed.edition(),
        agreed.mode(),
        agreed.board(),
        heroes,
        seed,
        secret,
        agreed.mulligan(),
        discreet);
  }

  /** A lesson: a position and a seed that are always the same. */
  public Origin origin(Lesson lesson, long secret) {
    Game game = lesson.game();
    Setup setup = game.setup();
    var start =
        new Started(
            Agreement.edition(setup.edition()),
            setup.mode().text(),
            game.board().id(),
            setup.heroes().stream().map(h -> h.id()).toList(),
            setup.seed(),
            secret,
            false,
            true,
            lesson.fingerprint(),
            Origin.RULES,
            lesson.id());
    return new Origin(start, game, new Names(game), lesson, _ -> lesson.start());
  }

  private Origin origin(
      Edition edition,
      Mode mode,
      String board,
      List<String> heroes,
      Seed seed,
      long secret,
      boolean mulligan,
      boolean discreet) {
    var start =
        new Started(
            Agreement.edition(edition),
            mode.text(),
            board,
            heroes,
            seed,
            secret,
            mulligan,
            discreet,
            content.fingerprint(heroes, board),
            Origin.RULES,
            null);
    if (!discreet) {
      Game game = plain(edition, mode, board, heroes, seed);
      return new Origin(start, game, new Names(game), null, dealing);
    }
    Compiled shared = discreet(edition, mode, board, heroes);
    return new Origin(start, shared.game.withSeed(seed), shared.names, null, dealing);
  }

  private static Mode mode(String text) {
    Mode mode = Mode.byText().get(text);
    if (mode == null) {
      throw new Origin.Changed("mode " + text);
    }
    return mode;
  }

  // ---- games of a log

  /** The origin a log names; {@link Origin.Changed} if it cannot be had any more as it was. */
  Origin origin(Started start) {
    Origin now = remade(start);
    if (!now.start().content().equals(start.content()) || start.rules() != Origin.RULES) {
      throw new Origin.Changed("fingerprint");
    }
    return now;
  }

  /** Whether a game that began like this can still be followed, as far as its beginning tells. */
  public boolean canFollow(@Nullable LogRecord first) {
    try {
      return first != null
          && RecordJson.read(first).what() instanceof Started start
          && start.rules() == Origin.RULES
          && start.content().equals(fingerprint(start));
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** Of what a game began with, as it is now; nothing of it is compiled. */
  private @Nullable String fingerprint(Started start) {
    String id = start.lesson();
    if (id != null) {
      Lesson lesson = lesson(id);
      return lesson == null ? null : lesson.fingerprint();
    }
    boolean known =
        Agreement.edition(start.edition()) != null && Mode.byText().containsKey(start.mode());
    return known ? content.fingerprint(start.heroes(), start.board()) : null;
  }

  /** The same of the content there is now. */
  private Origin remade(Started start) {
    String id = start.lesson();
    if (id != null) {
      Lesson lesson = lesson(id);
      if (lesson == null) {
        throw new Origin.Changed("lesson " + id);
      }
      return origin(lesson, start.secret());
    }
    Edition edition = Agreement.edition(start.edition());
    if (edition == null
        || !content.heroIds().containsAll(start.heroes())
        || !content.boardIds().contains(start.board())) {
      throw new Origin.Changed("heroes or board");
    }
    return origin(
        edition,
        mode(start.mode()),
        start.board(),
        start.heroes(),
        start.seed(),
        start.secret(),
        start.mulligan(),
        start.discreet());
  }

  // ---- set-ups

  /** A set-up for a table, with seed 0. */
  private synchronized Compiled discreet(
      Edition edition, Mode mode, String board, List<String> heroes) {
    return compiled.computeIfAbsent(
        new Key(edition, mode, board, List.copyOf(heroes)),
        _ -> {
          Game game = plain(edition, mode, board, heroes, Seed.of(0)).discreet();
          return new Compiled(game, new Names(game));
        });
  }

  /** A game as it is played alone, without discretion: that is how saves are written. */
  private Game plain(Edition edition, Mode mode, String board, List<String> heroes, Seed seed) {
    return new Game(
        new Setup(
            edition,
            mode,
            content.board(board).board(),
            heroes.stream().map(content::hero).map(HeroSheet::hero).toList(),
            seed));
  }
}
