package nonpareil.lab;

import java.util.List;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;

/** Plans for tests. */
public final class Plans {

  public static final Content CONTENT = Content.bundled();

  private Plans() {}

  public static Plan ladder(int games, String... players) {
    return new Plan(
        Plan.Kind.LADDER,
        List.of(players),
        CONTENT.heroIds(),
        null,
        CONTENT.boardIds(),
        Mode.DUEL,
        2,
        Edition.BOOK_2023,
        games,
        1,
        "test");
  }

  public static Plan matrix(int games, String player, List<String> heroes, List<String> boards) {
    return new Plan(
        Plan.Kind.MATRIX,
        List.of(player),
        heroes,
        null,
        boards,
        Mode.DUEL,
        2,
        Edition.BOOK_2023,
        games,
        1,
        "test");
  }

  /** A ladder in free-for-all. */
  public static Plan alone(int seats, int games, String... players) {
    Plan duels = ladder(games, players);
    return new Plan(
        duels.kind(),
        duels.players(),
        duels.heroes(),
        null,
        List.of("sarpedon", "soho"),
        Mode.FREE_FOR_ALL,
        seats,
        duels.edition(),
        games,
        1,
        "test");
  }

  public static Plan with(Plan p, Mode mode, List<String> boards, int games, long seed) {
    return new Plan(
        p.kind(),
        p.players(),
        p.heroes(),
        p.focus(),
        boards,
        mode,
        mode.mostPlayers(),
        p.edition(),
        games,
        seed,
        p.content());
  }
}
