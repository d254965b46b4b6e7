package nonpareil.e2e;

import java.util.List;
import java.util.function.Predicate;

/** Lets players play, turn by turn, whoever is asked. */
final class Duel {

  /** Nobody does anything for so long: the game stands still. */
  private static final long PATIENCE = 60_000;

  /** Looking costs the browser time: the longer nothing happens, the seldomer one looks. */
  private static final int SHORTEST_PAUSE = 25;

  private static final int LONGEST_PAUSE = 200;

  private final List<Robot> players;

  Duel(Robot... players) {
    this(List.of(players));
  }

  Duel(List<Robot> players) {
    this.players = List.copyOf(players);
  }

  /** To the end of the game. */
  void play() {
    playUntil(robot -> false);
  }

  /** Until somebody has come to where they should, or to the end; says whether it is not over. */
  boolean playUntil(Predicate<Robot> goal) {
    long last = System.currentTimeMillis();
    int pause = SHORTEST_PAUSE;
    while (true) {
      boolean idle = true;
      int over = 0;
      for (Robot player : players) {
        if (goal.test(player)) {
          return true;
        }
        switch (player.step()) {
          case OVER -> over++;
          case SOMETHING -> idle = false;
          case NOTHING -> {}
        }
      }
      if (over == players.size()) {
        return false;
      }
      if (!idle) {
        last = System.currentTimeMillis();
        pause = SHORTEST_PAUSE;
      } else {
        players.getFirst().tab().pause(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
        if (System.currentTimeMillis() - last > PATIENCE) {
          var seen = new StringBuilder("nothing happens any more");
          for (Robot player : players) {
            player.tab().shot("failed/still-" + System.nanoTime());
            seen.append("\n---\n").append(player.tab().text());
          }
          throw new AssertionError(seen);
        }
      }
    }
  }
}
