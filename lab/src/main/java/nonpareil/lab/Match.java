package nonpareil.lab;

import java.util.List;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;

/**
 * One game that is to be played.
 *
 * @param number its place in the plan, from 0
 * @param heroes by seat, in turn order
 * @param players by seat
 */
public record Match(
    long number,
    long seed,
    String board,
    Mode mode,
    Edition edition,
    List<String> heroes,
    List<String> players) {

  public Match {
    heroes = List.copyOf(heroes);
    players = List.copyOf(players);
  }

  public int seats() {
    return heroes.size();
  }

  /** Whether two seats play against each other. */
  public boolean opposed(int seat, int other) {
    return mode.team(seat) != mode.team(other);
  }
}
