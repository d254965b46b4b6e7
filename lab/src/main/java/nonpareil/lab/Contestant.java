package nonpareil.lab;

import nonpareil.engine.game.View;
import nonpareil.lab.bot.BotFailure;

/** Somebody in a seat of the lab. */
public interface Contestant extends AutoCloseable {

  /** A game begins. */
  void begin(Match match, View view);

  /** Chooses an option; a foreign program that cannot is a {@link BotFailure}. */
  int choose(View view, int decision, long seed);

  /** The game is over. */
  void end(View view, boolean won, EndCause ended);

  @Override
  void close();
}
