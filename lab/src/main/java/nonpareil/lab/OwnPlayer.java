package nonpareil.lab;

import nonpareil.ai.Player;
import nonpareil.ai.PlayerNames;
import nonpareil.engine.game.View;

/** A player of our own, new for every game: none brings anything from one game into another. */
final class OwnPlayer implements Contestant {

  private final String name;
  private Player player;

  OwnPlayer(String name) {
    this.name = name;
    player = PlayerNames.player(name);
  }

  @Override
  public void begin(Match match, View view) {
    player = PlayerNames.player(name);
  }

  @Override
  public int choose(View view, int decision, long seed) {
    return player.choose(view, seed);
  }

  @Override
  public void end(View view, boolean won, EndCause ended) {
    // Nothing is kept.
  }

  @Override
  public void close() {
    // Nothing is held.
  }
}
