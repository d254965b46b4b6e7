package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

final class OutboxTest {
  private final List<String> sent = Collections.synchronizedList(new ArrayList<>());
  private final BlockingQueue<Callback> pending = new ArrayBlockingQueue<>(10_000);
  private final AtomicInteger givenUp = new AtomicInteger();
  private final Session session =
      (Session)
          Proxy.newProxyInstance(
              OutboxTest.class.getClassLoader(),
              new Class<?>[] {Session.class},
              (proxy, method, args) -> {
                sent.add((String) args[0]);
                pending.add((Callback) args[1]);
                return null;
              });
  private final Outbox outbox = new Outbox(session, givenUp::incrementAndGet);

  @Test
  void sendsInOrderOneAfterTheOther() throws InterruptedException {
    for (int i = 0; i < 100; i++) {
      outbox.add("m" + i);
    }
    for (int i = 0; i < 100; i++) {
      Callback callback = pending.take();
      assertThat(sent).hasSize(i + 1);
      assertThat(sent.getLast()).isEqualTo("m" + i);
      callback.succeed();
    }
    outbox.add("later");
    pending.take();
    assertThat(sent.getLast()).isEqualTo("later");
    assertThat(givenUp).hasValue(0);
  }

  /** The other end does not read: adding never waits, and ends in giving up, once. */
  @Test
  void givesUpAClientThatIsTooFarBehind() {
    String frame = "x".repeat(5_000);
    for (int i = 0; i < 2_000; i++) {
      outbox.add(frame);
    }
    await().untilAsserted(() -> assertThat(givenUp).hasValue(1));
    assertThat(sent).hasSizeLessThanOrEqualTo(1);
  }

  @Test
  void aLargeMessageAloneIsSent() throws InterruptedException {
    outbox.add("x".repeat(3_000_000));
    pending.take().succeed();
    assertThat(givenUp).hasValue(0);
  }

  @Test
  void afterAFailureNothingIsSent() throws InterruptedException {
    outbox.add("one");
    outbox.add("two");
    pending.take().fail(new IOException("gone"));
    outbox.add("three");
    assertThat(pending.poll(100, TimeUnit.MILLISECONDS)).isNull();
    assertThat(sent).containsExactly("one");
    assertThat(givenUp).hasValue(0);
  }
}
