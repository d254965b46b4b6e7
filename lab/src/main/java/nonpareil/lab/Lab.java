package nonpareil.lab;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.content.Content;

/** Has all games of a plan played that are missing in a folder. */
public final class Lab {

  /** Hears how far it is. */
  @FunctionalInterface
  public interface Listener {
    /**
     * A game was played, or the run begins.
     *
     * @param before how many had been played when this run began
     */
    void played(long done, long total, long before);
  }

  private final Content content;
  private final Workers workers;

  /**
   * @param workers plays the games; whoever made it closes it
   */
  public Lab(Content content, Workers workers) {
    this.content = content;
    this.workers = workers;
  }

  /**
   * Plays in this program.
   *
   * @param timeLimit for one decision of a foreign program
   */
  public Lab(Content content, int threads, Duration timeLimit) {
    this(content, new Threads(content, threads, timeLimit));
  }

  /** Plays; if it is interrupted, what was played is in the folder. */
  public Results run(Plan plan, Path out, Listener listener) throws InterruptedException {
    Referee.needPlayable(plan.heroes(), content);
    try (var folder = new ResultFolder(out, plan)) {
      List<Long> missing = folder.missing();
      long before = plan.size() - missing.size();
      listener.played(before, plan.size(), before);
      var done = new AtomicInteger();
      if (!missing.isEmpty()) {
        workers.play(
            plan,
            missing,
            game -> {
              if (folder.append(game)) {
                listener.played(before + done.incrementAndGet(), plan.size(), before);
              }
            });
      }
      return folder.finish(content);
    }
  }
}
