package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import nonpareil.server.log.Bounds;
import nonpareil.server.replay.FrameJson;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The longest game there can be is no burden: not to who comes back, nor to who looks at it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LongGamesTest {

  /** What a socket may wait for: a page that was sent more is closed. */
  private static final int OUTBOX = 2_000_000;

  private final Measured store = new Measured();

  @SuppressWarnings("NullAway.Init")
  private Hall hall;

  @SuppressWarnings("NullAway.Init")
  private String table;

  /** Counts what is read of archives, and how often one is made. */
  private static final class Measured extends MemoryStore {
    final AtomicLong bytes = new AtomicLong();
    final AtomicLong made = new AtomicLong();

    @Override
    public synchronized byte @Nullable [] archived(String game, String part) {
      byte[] data = super.archived(game, part);
      bytes.addAndGet(data == null ? 0 : data.length);
      return data;
    }

    @Override
    public synchronized CompletableFuture<Void> archive(String game, Map<String, byte[]> parts) {
      made.incrementAndGet();
      return super.archive(game, parts);
    }
  }

  @BeforeAll
  void play() {
    hall = new Hall(() -> store);
    table = Longest.play(hall);
    hall.settle();
  }

  @AfterAll
  void close() {
    hall.close();
  }

  @Test
  void whoComesBackGetsNoMoreThanASocketHolds() {
    Guest bob = hall.watch(Hall.BOB, table, 2);
    int characters = bob.everything().stream().mapToInt(m -> Json.text(m).length()).sum();
    assertThat(bob.number()).isGreaterThan(Bounds.LAST_UNDO);
    assertThat(characters).isLessThan(OUTBOX / 2);
    bob.leaves();
  }

  @Test
  void theHistoryComesPageByPage() {
    Guest bob = hall.watch(Hall.BOB, table, 2);
    var numbers = new ArrayList<Integer>();
    JsonNode page = bob.last("history");
    assertThat(page.path("entries")).hasSize(FrameJson.PAGE);
    for (; ; page = earlier(bob, page)) {
      var some = new ArrayList<Integer>();
      page.path("entries").forEach(entry -> some.add(entry.path("number").asInt()));
      assertThat(some.getFirst()).isEqualTo(page.path("from").asInt());
      numbers.addAll(0, some);
      if (page.path("from").asInt() == 0) {
        break;
      }
    }
    assertThat(numbers).hasSize(bob.number() + 1).isSorted().doesNotHaveDuplicates();
    bob.leaves();
  }

  private static ObjectNode earlier(Guest guest, JsonNode page) {
    String before = "{'before': %d}".formatted(page.path("from").asInt());
    return guest.ask(2, "history", before);
  }

  @Test
  void fiftyWhoReadAReplayHoldAPieceEach() throws IOException {
    byte[] whole = hall.replay(table, null, "open");
    store.bytes.set(0);
    hall.replay(table, null, "open");
    long all = store.bytes.getAndSet(0);
    var readers = new ArrayList<InputStream>();
    for (int i = 0; i < 50; i++) {
      InputStream reader = hall.tables.replay(table, null, "open");
      reader.readNBytes(1_000);
      readers.add(reader);
    }
    assertThat(store.bytes.get()).as("packed bytes that fifty hold").isLessThan(50 * all / 10);
    assertThat(whole.length).isGreaterThan(2_000_000);
    for (InputStream reader : readers) {
      reader.close();
    }
  }

  @Test
  void aMissingArchiveIsMadeOnceForAllWhoWait() throws InterruptedException {
    store.forgetArchives();
    store.made.set(0);
    var waiting = new ArrayList<Thread>();
    for (int i = 0; i < 4; i++) {
      waiting.add(Thread.startVirtualThread(() -> hall.tables.replay(table, null, "public")));
    }
    for (Thread one : waiting) {
      one.join();
    }
    assertThat(store.made).hasValue(1);
  }

  /** It is made while it is read, and the game goes on meanwhile. */
  @Test
  void aReplayOfARunningGameHoldsNobodyUp() throws IOException {
    var duel = new Duel(hall, "").until(d -> d.number() > 120);
    int then = duel.number();
    try (InputStream reader = hall.tables.replay(duel.table, Hall.ANN, "1")) {
      byte[] head = reader.readNBytes(1_000);
      duel.asked().chooses(duel.seat(), duel.asked().options().getFirst());
      var text = new ByteArrayOutputStream();
      text.write(head);
      reader.transferTo(text);
      JsonNode frames = Json.MAPPER.readTree(text.toByteArray()).path("frames");
      assertThat(frames).hasSize(then + 1);
    }
    hall.pass(Duration.ofSeconds(1));
    assertThat(List.of(duel.state())).containsExactly("playing");
  }
}
