package nonpareil.ai;

import java.util.List;
import nonpareil.engine.game.View;

/** How a game stands: everybody's chance to win it, as everybody sees it in turn. */
public final class Outlook {

  private Outlook() {}

  /**
   * The chance of each player: the mean of what those who look think of it. With one pair of eyes
   * the curve of a game would jump from turn to turn with what its owner happens to know.
   *
   * @param eyes the same moment as each player sees it
   * @param iterations for each of them
   */
  public static double[] of(List<View> eyes, int iterations, long seed) {
    double[] chances = new double[eyes.getFirst().game().players()];
    for (View view : eyes) {
      var search = new Search(view, SearchSettings.DEFAULT, seed + view.viewer());
      search.run(iterations);
      double[] means = search.means();
      for (int p = 0; p < chances.length; p++) {
        chances[p] += means[p] / eyes.size();
      }
    }
    return chances;
  }
}
