package nonpareil.server.health;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is thrown harms one job; without memory the process ends. */
final class FaultsTest {

  @Test
  void aThreadThatDiesIsReplaced() throws InterruptedException {
    var rounds = new AtomicInteger();
    var go = new CountDownLatch(1);
    var third = new CountDownLatch(1);
    var thread =
        new LastingThread(
            Thread.ofPlatform().daemon(),
            () -> {
              switch (rounds.incrementAndGet()) {
                case 1 -> throw new StackOverflowError("on purpose");
                case 2 -> throw new NoClassDefFoundError("on purpose");
                default -> hold(third, go);
              }
            });
    thread.start();
    third.await();
    assertThat(thread.isAlive()).isTrue();
    assertThat(thread.join(Duration.ZERO)).isFalse();
    go.countDown();
    assertThat(thread.join(Duration.ofMinutes(1))).isTrue();
    assertThat(thread.isAlive()).isFalse();
    assertThat(rounds).hasValue(3);
  }

  private static void hold(CountDownLatch began, CountDownLatch go) {
    began.countDown();
    try {
      go.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** In a process of its own, for it ends. */
  @ParameterizedTest
  @ValueSource(strings = {"pool", "timer", "thread", "cause"})
  void withoutMemoryTheProcessEnds(String where) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "nonpareil.server.table.WithoutMemory",
                where)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      assertThat(process.waitFor(2, TimeUnit.MINUTES)).as("it goes on without memory").isTrue();
      assertThat(process.exitValue()).isEqualTo(Faults.OUT_OF_MEMORY);
    } finally {
      process.destroyForcibly();
    }
  }
}
