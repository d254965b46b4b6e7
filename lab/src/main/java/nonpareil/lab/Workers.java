package nonpareil.lab;

import java.util.List;
import java.util.function.Consumer;

/** Whoever plays the games of a run: threads of this program, or other machines. */
public interface Workers extends AutoCloseable {

  /**
   * Plays games of a plan.
   *
   * @param numbers of the games, all different
   * @param played gets each game when it is over: in any order, from any thread, rarely twice
   */
  void play(Plan plan, List<Long> numbers, Consumer<PlayedGame> played) throws InterruptedException;

  @Override
  void close();
}
