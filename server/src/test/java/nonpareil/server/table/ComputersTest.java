package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The few threads that think: fair, bounded, and out of people's way. */
final class ComputersTest {

  private static void hold(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void begin(CountDownLatch began, CountDownLatch go) {
    began.countDown();
    hold(go);
  }

  private static void settle(Computers computers) {
    while (!computers.isIdle()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void peopleTakeTurns() {
    try (var computers = new Computers(1)) {
      List<String> order = Collections.synchronizedList(new ArrayList<>());
      var go = new CountDownLatch(1);
      var began = new CountDownLatch(1);
      computers.submit("first", () -> begin(began, go));
      hold(began);
      for (int i = 1; i <= 4; i++) {
        String job = "greedy" + i;
        computers.submit("greedy", () -> order.add(job));
      }
      computers.submit("modest", () -> order.add("modest"));
      assertThat(computers.waiting()).isEqualTo(5);
      go.countDown();
      settle(computers);
      assertThat(order).containsExactly("greedy1", "modest", "greedy2", "greedy3", "greedy4");
    }
  }

  @Test
  void nobodyHasAllThreads() {
    try (var computers = new Computers(4)) {
      List<String> order = Collections.synchronizedList(new ArrayList<>());
      var go = new CountDownLatch(1);
      var began = new CountDownLatch(2);
      for (int i = 0; i < 10; i++) {
        computers.submit("greedy", () -> begin(began, go));
      }
      hold(began);
      var modest = new CountDownLatch(1);
      computers.submit(
          "modest",
          () -> {
            order.add("modest");
            modest.countDown();
          });
      hold(modest);
      assertThat(order).containsExactly("modest");
      assertThat(computers.waiting()).isEqualTo(8);
      go.countDown();
      settle(computers);
    }
  }

  @Test
  void tooMuchIsRefused() {
    try (var computers = new Computers(1)) {
      var go = new CountDownLatch(1);
      int taken = 0;
      while (computers.submit("greedy", () -> hold(go))) {
        taken++;
      }
      assertThat(taken).isBetween(100, 1000);
      assertThat(computers.submit("modest", () -> {})).isTrue();
      go.countDown();
      settle(computers);
    }
  }

  @Test
  void aFailureStopsNothing() {
    try (var computers = new Computers(1)) {
      computers.submit(
          "a",
          () -> {
            throw new IllegalStateException("on purpose");
          });
      var done = new CountDownLatch(1);
      computers.submit("a", done::countDown);
      hold(done);
      assertThat(done.getCount()).isZero();
    }
  }

  @Test
  void noErrorEndsAThread() {
    try (var computers = new Computers(1)) {
      for (Error fault :
          List.of(
              new StackOverflowError("on purpose"),
              new AssertionError("on purpose"),
              new NoClassDefFoundError("on purpose"))) {
        computers.submit(
            "a",
            () -> {
              throw fault;
            });
      }
      computers.submit("a", () -> Thread.currentThread().interrupt());
      var done = new CountDownLatch(1);
      computers.submit("b", done::countDown);
      hold(done);
      settle(computers);
      assertThat(computers.trouble()).isNull();
    }
  }

  @Test
  void aPoolThatDoesNotGetOnSaysSo() {
    var nanos = new AtomicLong();
    var computers = new Computers(1, nanos::get);
    try (computers) {
      var go = new CountDownLatch(1);
      var began = new CountDownLatch(1);
      computers.submit("a", () -> begin(began, go));
      hold(began);
      nanos.addAndGet(TimeUnit.HOURS.toNanos(1));
      assertThat(computers.trouble()).as("nobody waits").isNull();
      computers.submit("b", () -> {});
      assertThat(computers.trouble()).isEqualTo("the computers do not get on");
      go.countDown();
      settle(computers);
      nanos.addAndGet(TimeUnit.HOURS.toNanos(1));
      assertThat(computers.trouble()).isNull();
    }
  }

  @Test
  void workIsCounted() {
    try (var hall = Hall.alone()) {
      var registry = new SimpleMeterRegistry();
      hall.tables.meters().bindTo(registry);
      var duel = new Duel(hall, "").until(1, "action");
      duel.ann.choose(1, "fly");
      duel.ann.acts(1, "resign");
      hall.settle();
      assertThat(registry.get("nonpareil.records").tag("kind", "start").functionCounter().count())
          .isEqualTo(1);
      assertThat(registry.get("nonpareil.records").tag("kind", "choice").functionCounter().count())
          .isGreaterThan(3);
      assertThat(
              registry
                  .get("nonpareil.refused")
                  .tag("reason", "not-offered")
                  .functionCounter()
                  .count())
          .isEqualTo(1);
      assertThat(registry.get("nonpareil.computers.think").functionTimer().count())
          .isEqualTo(1); // the archive
      assertThat(registry.get("nonpareil.tables.loaded").gauge().value()).isEqualTo(1);
    }
  }
}
