package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The database is somewhere else: what is waited for is counted, and it may be away. */
final class PostgresLineTest {

  private final String address = Postgres.address();
  private final PostgresLine line = new PostgresLine(Postgres.port());

  @SuppressWarnings("NullAway.Init")
  private PostgresStore store;

  @BeforeEach
  void open() {
    store = PostgresStore.open(line.to(address));
    for (int n = 0; n < 8; n++) { // from the fifth time on, statements are prepared
      store.append(List.of(StoreContract.record("warm", n))).join();
      store.nodes().since("warm", 0, -1, 0);
      store.nodes().heads(List.of("warm"));
      store.records("warm");
    }
  }

  @AfterEach
  void close() {
    store.close();
    line.close();
  }

  /** The least of some: now and then the pool looks after a connection by a trip of its own. */
  private int trips(IntConsumer deed) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      int before = line.trips();
      deed.accept(i);
      least = Math.min(least, line.trips() - before);
    }
    return least;
  }

  private static void join(List<CompletableFuture<Void>> writes) {
    writes.forEach(CompletableFuture::join);
  }

  @Test
  void aChoiceIsStoredAfterTwoRoundTripsWhateverComesWithIt() {
    IntConsumer choice = n -> store.append(List.of(StoreContract.record("a", n))).join();
    assertThat(trips(choice)).isEqualTo(2);
    IntConsumer begin =
        n -> {
          String id = "t" + n;
          TableRow table = StoreContract.table(id, TableRow.PLAYING, "p", Instant.EPOCH);
          store.save(List.of(table), List.of(StoreContract.record(id, 0))).join();
        };
    assertThat(trips(begin)).isEqualTo(2);
  }

  @Test
  void theChoicesOfManyGamesShareTheirRoundTrips() {
    IntConsumer many =
        n ->
            join(
                IntStream.range(0, 200)
                    .mapToObj(i -> store.append(List.of(StoreContract.record("g" + i, n))))
                    .toList());
    line.slow(Duration.ofMillis(20)); // so that they wait for each other
    assertThat(trips(many)).isLessThanOrEqualTo(3 * 2);
  }

  @Test
  void whatIsNewIsReadInOneRoundTrip() {
    assertThat(trips(_ -> store.nodes().since("warm", 0, -1, 0))).isEqualTo(1);
    assertThat(trips(_ -> store.nodes().heads(List.of("warm", "b", "c")))).isEqualTo(1);
  }

  @Test
  void aDatabaseThatIsAwayIsNoticedAndGoneOnWith() {
    line.cut(true);
    var late = store.append(List.of(StoreContract.record("a", 0)));
    assertThatThrownBy(late::join)
        .hasCauseInstanceOf(StoreException.class)
        .cause()
        .isNotInstanceOf(OutdatedException.class);
    assertThat(store.trouble()).isEqualTo("the store cannot be written");
    line.cut(false);
    await().atMost(Duration.ofMinutes(1)).until(() -> store.trouble() == null);
    store.append(List.of(StoreContract.record("a", 0))).join();
    assertThat(store.records("a")).hasSize(1);
  }

  /** Pages that wait for long would only be reloaded. */
  @Test
  void whoReadsWhileTheDatabaseIsAwayIsToldSoon() {
    line.cut(true);
    var many = new ArrayList<CompletableFuture<Boolean>>();
    for (int i = 0; i < 40; i++) {
      many.add(CompletableFuture.supplyAsync(() -> isRead("a"), Thread::startVirtualThread));
    }
    var all = CompletableFuture.allOf(many.toArray(CompletableFuture[]::new));
    assertThat(all).succeedsWithin(Duration.ofSeconds(8));
    assertThat(many).noneMatch(CompletableFuture::join);
    line.cut(false);
    await().atMost(Duration.ofMinutes(1)).until(() -> isRead("a"));
  }

  private boolean isRead(String game) {
    try {
      store.records(game);
      return true;
    } catch (StoreException e) {
      return false;
    }
  }

  /** Nobody can tell whether it is stored, so it is not tried again: who wrote it reads again. */
  @Test
  void aCommitWithoutAnAnswerIsNotTriedAgain() {
    Postgres.execute(
        line.to(address),
        """
        CREATE FUNCTION die() RETURNS TRIGGER LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER die AFTER INSERT ON records DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW WHEN (NEW.game = 'deadly') EXECUTE FUNCTION die()
        """);
    var unsure = store.append(List.of(StoreContract.record("deadly", 0)));
    assertThatThrownBy(unsure::join)
        .hasCauseInstanceOf(StoreException.class)
        .cause()
        .isNotInstanceOf(OutdatedException.class);
    store.append(List.of(StoreContract.record("a", 0))).join();
    Postgres.execute(line.to(address), "DROP TRIGGER die ON records; DROP FUNCTION die()");
  }
}
