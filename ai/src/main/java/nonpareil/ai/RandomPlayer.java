package nonpareil.ai;

import nonpareil.engine.game.Chance;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.View;

/** Takes any option, each as likely as another. */
public final class RandomPlayer implements Player {

  @Override
  public int choose(View view, long seed) {
    Options options = new Rules().options(new Redeal(seed).deal(view));
    return options.get(new Chance(seed).below(options.size()));
  }
}
