package nonpareil.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Setup;
import nonpareil.server.wire.Names;

/** Set-ups that have been compiled: games that differ in their seed only share everything else. */
final class Games {

  /** What is put together once for all games of a set-up. */
  record Compiled(Game game, Names names) {}

  private record Key(Edition edition, Mode mode, String board, List<String> heroes) {}

  private static final int MOST = 500;

  private final Content content;
  private final Map<Key, Compiled> compiled =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Compiled> eldest) {
          return size() > MOST;
        }
      };

  Games(Content content) {
    this.content = content;
  }

  /** A set-up for a table, with seed 0. */
  synchronized Compiled discreet(Edition edition, Mode mode, String board, List<String> heroes) {
    return compiled.computeIfAbsent(
        new Key(edition, mode, board, List.copyOf(heroes)),
        _ -> {
          Game game = plain(edition, mode, board, heroes, 0).discreet();
          return new Compiled(game, new Names(game));
        });
  }

  /** A game as it is played alone, without discretion: that is how saves are written. */
  Game plain(Edition edition, Mode mode, String board, List<String> heroes, long seed) {
    return new Game(
        new Setup(
            edition,
            mode,
            content.board(board).board(),
            heroes.stream().map(content::hero).map(HeroSheet::hero).toList(),
            seed));
  }
}
