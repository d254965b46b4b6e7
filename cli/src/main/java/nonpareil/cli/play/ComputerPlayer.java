package nonpareil.cli.play;

import nonpareil.ai.Player;
import nonpareil.ai.PlayerNames;
import nonpareil.content.save.Controller;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.View;

/**
 * A seat played by the computer. Its choice follows from its view, its seed and the number of the
 * decision, so that a loaded game goes on as the saved one would have.
 */
final class ComputerPlayer {

  private final Player player;
  private final long seed;

  ComputerPlayer(Controller.Computer computer) {
    player = PlayerNames.player(computer.level());
    seed = computer.seed();
  }

  /** The answer to the pending decision of a game. */
  int choose(GameLog log) {
    return player.choose(
        View.of(log.state(), log.decider()), seed + 0x9E3779B97F4A7C15L * (log.size() + 1L));
  }
}
