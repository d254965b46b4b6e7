package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.board.Board;
import nonpareil.engine.hero.Hero;

/**
 * What a game is played with.
 *
 * @param heroes in turn order; in teams A1, B1, A2, B2
 * @param seed of every shuffle and random pick
 */
public record Setup(Edition edition, Mode mode, Board board, List<Hero> heroes, Seed seed) {

  /** With a number as its seed. */
  public Setup(Edition edition, Mode mode, Board board, List<Hero> heroes, long seed) {
    this(edition, mode, board, heroes, Seed.of(seed));
  }

  public Setup {
    heroes = List.copyOf(heroes);
    int players = heroes.size();
    if (players < mode.fewestPlayers() || players > mode.mostPlayers()) {
      String expected =
          mode.fewestPlayers() == mode.mostPlayers()
              ? String.valueOf(mode.fewestPlayers())
              : mode.fewestPlayers() + " to " + mode.mostPlayers();
      throw new IllegalArgumentException(
          "mode " + mode.text() + " needs " + expected + " players, found " + players);
    }
    int starts = mode.startSpaces();
    if (board.starts() < starts) {
      throw new IllegalArgumentException(
          "mode %s needs a board with %d start spaces, %s has %d"
              .formatted(mode.text(), starts, board.id(), board.starts()));
    }
  }

  public Setup withSeed(Seed newSeed) {
    return new Setup(edition, mode, board, heroes, newSeed);
  }
}
