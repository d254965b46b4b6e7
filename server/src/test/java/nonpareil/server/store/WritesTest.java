package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The writer outlives whatever it is given, and says how it is. */
final class WritesTest {

  private static final List<Throwable> FAULTS =
      List.of(
          new StackOverflowError("on purpose"),
          new AssertionError("on purpose"),
          new NoClassDefFoundError("on purpose"),
          new IllegalStateException("on purpose"));

  @TempDir Path folder;

  private final AtomicLong nanos = new AtomicLong();

  @SuppressWarnings("NullAway.Init")
  private Jdbi jdbi;

  @SuppressWarnings("NullAway.Init")
  private Writes writes;

  @BeforeEach
  void open() {
    jdbi = Jdbi.create("jdbc:sqlite:" + folder.resolve("x.db"));
    jdbi.useHandle(h -> h.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)"));
    writes = new Writes(jdbi, nanos::get);
  }

  @AfterEach
  void close() {
    writes.close();
  }

  private CompletableFuture<Void> add(int n) {
    return writes.submit(h -> h.execute("INSERT INTO t (n) VALUES (?)", n));
  }

  private List<Integer> stored() {
    return jdbi.withHandle(h -> h.select("SELECT n FROM t ORDER BY n").mapTo(Integer.class).list());
  }

  /** Keeps the writer busy, so that what follows is one group. */
  private CountDownLatch holdUp() {
    var go = new CountDownLatch(1);
    var began = new CountDownLatch(1);
    var _ =
        writes.submit(
            _ -> {
              began.countDown();
              await(go);
            });
    await(began);
    return go;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void fail(Handle h, Throwable fault) {
    h.execute("INSERT INTO t (n) VALUES (1000)"); // which must not stay
    if (fault instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) fault;
  }

  @Test
  void aPoisonedWriteHarmsNoOther() {
    for (Throwable fault : FAULTS) {
      int n = stored().size();
      CountDownLatch go = holdUp();
      CompletableFuture<Void> before = add(n);
      CompletableFuture<Void> poisoned = writes.submit(h -> fail(h, fault));
      CompletableFuture<Void> after = add(n + 1);
      go.countDown();
      before.orTimeout(1, TimeUnit.MINUTES).join();
      after.orTimeout(1, TimeUnit.MINUTES).join();
      assertThatThrownBy(() -> poisoned.orTimeout(1, TimeUnit.MINUTES).join())
          .hasCauseInstanceOf(StoreException.class);
      assertThat(writes.trouble()).as("the store itself is well").isNull();
    }
    assertThat(stored()).hasSize(2 * FAULTS.size()).doesNotContain(1000);
  }

  @Test
  void anInterruptDoesNotEndTheWriter() {
    writes.submit(_ -> Thread.currentThread().interrupt()).join();
    add(1).orTimeout(1, TimeUnit.MINUTES).join();
    assertThat(stored()).containsExactly(1);
  }

  @Test
  void aWriteThatIsRefusedIsNoTroubleOfTheStore() {
    add(1).join();
    assertThatThrownBy(() -> add(1).join()).hasCauseInstanceOf(StoreException.class);
    assertThat(writes.trouble()).isNull();
  }

  @Test
  void aStoreThatCannotBeWrittenSaysSoUntilItCan() {
    writes.submit(h -> h.execute("PRAGMA query_only = 1")).join();
    assertThatThrownBy(() -> add(1).join()).hasCauseInstanceOf(StoreException.class);
    assertThat(writes.trouble()).isEqualTo("the store cannot be written");
    writes.submit(h -> h.execute("PRAGMA query_only = 0")).join();
    add(1).join();
    assertThat(writes.trouble()).isNull();
  }

  @Test
  void aStoreThatHangsSaysSo() {
    CountDownLatch go = holdUp();
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(9));
    assertThat(writes.trouble()).isNull();
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(2));
    assertThat(writes.trouble()).isEqualTo("the store does not answer");
    go.countDown();
    add(1).join();
    add(2).join();
    assertThat(writes.trouble()).isNull();
  }

  @Test
  void aWriterThatHasEndedSaysSo() {
    writes.close();
    assertThat(writes.trouble()).isEqualTo("the writer does not run");
  }
}
