package nonpareil.ai;

import nonpareil.engine.game.View;

/** Somebody who answers decisions knowing nothing but a view. */
public interface Player {

  /**
   * Chooses an option of the decision the viewer is asked for.
   *
   * @param seed the only source of chance: same view, same seed, same choice
   */
  int choose(View view, long seed);
}
