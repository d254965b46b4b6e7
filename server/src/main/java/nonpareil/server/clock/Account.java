package nonpareil.server.clock;

import java.util.List;

/**
 * What the clock of a game holds for each player, in milliseconds.
 *
 * @param left of the game's or the decision's time
 * @param grace of the time for which it stands while a connection is lost
 * @param owed of increments that were taken back when they had been used up already
 */
public record Account(List<Long> left, List<Long> grace, List<Long> owed) {
  public Account {
    left = List.copyOf(left);
    grace = List.copyOf(grace);
    owed = List.copyOf(owed);
  }
}
