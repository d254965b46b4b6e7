package nonpareil.lab;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import nonpareil.content.Content;

/** Plays several games at once in this program. */
public final class Threads implements Workers {

  private static final Duration INTERRUPT_ARRIVES = Duration.ofMillis(200);

  private final Content content;
  private final int threads;
  private final Duration timeLimit;

  /**
   * @param timeLimit for one decision of a foreign program
   */
  public Threads(Content content, int threads, Duration timeLimit) {
    this.content = content;
    this.threads = threads;
    this.timeLimit = timeLimit;
  }

  @Override
  public void play(Plan plan, List<Long> numbers, Consumer<PlayedGame> played)
      throws InterruptedException {
    var next = new AtomicInteger();
    var stopped = new AtomicBoolean();
    int workers = Math.min(threads, numbers.size());
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
                    i < numbers.size() && !stopped.get();
                    i = next.getAndIncrement()) {
                  PlayedGame game = referee.play(plan.match(numbers.get(i)));
                  if (counts(game, stopped)) {
                    played.accept(game);
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
  private static boolean counts(PlayedGame played, AtomicBoolean stopped)
      throws InterruptedException {
    if (played.row().ended() == EndCause.FORFEIT) {
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
    Processes.kill(ProcessHandle.current().descendants().toList());
  }

  @Override
  public void close() {
    // Nothing is held between runs.
  }
}
