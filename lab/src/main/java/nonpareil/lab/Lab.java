package nonpareil.lab;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.content.Content;

/** Plays all games of a plan that are missing in a folder, several at once. */
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

  private static final Duration INTERRUPT_ARRIVES = Duration.ofMillis(200);

  private final Content content;
  private final int threads;
  private final Duration timeLimit;

  /**
   * @param timeLimit for one decision of a foreign program
   */
  public Lab(Content content, int threads, Duration timeLimit) {
    this.content = content;
    this.threads = threads;
    this.timeLimit = timeLimit;
  }

  /** Plays; if it is interrupted, what was played is in the folder. */
  public Results run(Plan plan, Path out, Listener listener) throws InterruptedException {
    try (var folder = new ResultFolder(out, plan)) {
      List<Long> missing = folder.missing();
      long before = plan.size() - missing.size();
      listener.played(before, plan.size(), before);
      play(plan, missing, folder, done -> listener.played(before + done, plan.size(), before));
      return folder.finish(content);
    }
  }

  private interface Counter {
    void done(int games);
  }

  private void play(Plan plan, List<Long> missing, ResultFolder folder, Counter counter)
      throws InterruptedException {
    var next = new AtomicInteger();
    var done = new AtomicInteger();
    var stopped = new AtomicBoolean();
    int workers = Math.min(threads, missing.size());
    Thread hook =
        Thread.ofPlatform()
            .unstarted(
                () -> {
                  stopped.set(true);
                  endChildren();
                });
    Runtime.getRuntime().addShutdownHook(hook);
    try (var pool =
        Executors.newFixedThreadPool(
            Math.max(1, workers), Thread.ofPlatform().daemon().name("lab-", 0).factory())) {
      var running = new ExecutorCompletionService<Void>(pool);
      for (int w = 0; w < workers; w++) {
        running.submit(
            () -> {
              try (var contestants = new Contestants(content, timeLimit)) {
                var referee = new Referee(content, contestants);
                for (int i = next.getAndIncrement();
                    i < missing.size() && !stopped.get();
                    i = next.getAndIncrement()) {
                  Played played = referee.play(plan.match(missing.get(i)));
                  if (counts(played, stopped)) {
                    folder.append(played);
                    counter.done(done.incrementAndGet());
                  }
                }
              }
              return null;
            });
      }
      try {
        for (int w = 0; w < workers; w++) {
          running.take().get();
        }
      } catch (ExecutionException e) {
        throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
      } finally {
        stopped.set(true);
        pool.shutdownNow();
      }
    } finally {
      forget(hook);
    }
  }

  /** An interrupt ends the bots too, and that is no fault of theirs: the game is not kept. */
  private static boolean counts(Played played, AtomicBoolean stopped) throws InterruptedException {
    if (played.row().ended() == Ended.FORFEIT) {
      Thread.sleep(INTERRUPT_ARRIVES);
    }
    return !stopped.get();
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending, and the hook runs.
    }
  }

  /** Foreign programs must not outlive an interrupted run. */
  private static void endChildren() {
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
  }
}
