package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import nonpareil.server.clock.WallTimers;
import nonpareil.server.node.Node;
import nonpareil.server.store.Lease;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.NodeStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A server that has much to do is alive all the same. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class SignsOfLifeTest {

  /** Crowds come, and whoever wants to take a game has to wait long. */
  @Test
  void theyDoNotWaitForGamesToBeTaken() {
    var time = new ManualTime();
    MemoryStore store = MemoryStore.shared(time);
    NodeStore nodes = Objects.requireNonNull(store.nodes());
    var busy = new CountDownLatch(1);
    NodeStore slow =
        (NodeStore)
            Proxy.newProxyInstance(
                NodeStore.class.getClassLoader(),
                new Class<?>[] {NodeStore.class},
                (_, method, arguments) -> {
                  if (method.getName().equals("takeDue")) {
                    busy.await();
                  }
                  try {
                    return method.invoke(nodes, arguments);
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                });
    var node = new Node(store, slow, "test", time, time::nanos);
    List<String> told = new ArrayList<>();
    node.start(
        new Node.Listener() {
          @Override
          public void taken(Lease lease) {}

          @Override
          public void left(Set<String> gone) {}

          @Override
          public void cutOff() {
            told.add("cut off");
          }
        });
    for (int i = 0; i < 40; i++) {
      time.advance(Duration.ofMillis(250));
      assertThat(node.isAlive()).as("after %d", i).isTrue();
    }
    busy.countDown();
    node.close();
    assertThat(told).isEmpty();
  }

  @Test
  void theyHaveAThreadOfTheirOwn() throws InterruptedException {
    var thread = new AtomicReference<Thread>();
    var done = new CountDownLatch(1);
    try (WallTimers timers = WallTimers.punctual("signs")) {
      timers.after(
          Duration.ofMillis(1),
          () -> {
            thread.set(Thread.currentThread());
            done.countDown();
          });
      assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(thread.get().isVirtual()).isFalse();
    assertThat(thread.get().getName()).isEqualTo("signs");
  }
}
