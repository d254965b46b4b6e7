package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import nonpareil.server.store.NodeStore.Beat;
import nonpareil.server.store.NodeStore.Head;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store must do that several servers share. */
abstract class NodeStoreContract {

  private static final Duration LIFE = Duration.ofSeconds(3);
  private static final NodeRow ANN = new NodeRow("ann", "1");
  private static final NodeRow BOB = new NodeRow("bob", "2");
  static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

  private Store store;
  private NodeStore nodes;

  /** A store for several servers whose clock stands at noon until a test lets time pass. */
  abstract Store opened();

  abstract void pass(Duration time);

  @BeforeEach
  void open() {
    store = opened();
    nodes = Objects.requireNonNull(store.nodes());
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void live(NodeRow... rows) {
    for (NodeRow row : rows) {
      nodes.enter(row, LIFE);
    }
  }

  private static long own(Beat beat) {
    return beat.now().toEpochMilli() - beat.down();
  }

  private Beat beat(NodeRow node) {
    return Objects.requireNonNull(nodes.beat(node.id(), LIFE));
  }

  private void begin(String... games) {
    for (String game : games) {
      store.append(List.of(StoreContract.record(game, 0))).join();
    }
  }

  // ---- who is alive

  @Test
  void whoBeatsIsAliveAndWhoDoesNotIsDeadForGood() {
    assertThat(nodes.enter(ANN, LIFE)).isEqualTo(new Beat(NOON, 0, List.of(ANN)));
    assertThat(nodes.enter(BOB, LIFE).alive()).containsExactlyInAnyOrder(ANN, BOB);
    pass(Duration.ofSeconds(2));
    assertThat(beat(ANN).alive()).containsExactlyInAnyOrder(ANN, BOB);
    pass(Duration.ofSeconds(2));
    assertThat(nodes.beat(BOB.id(), LIFE)).isNull();
    assertThat(nodes.beat(BOB.id(), LIFE)).isNull();
    assertThat(beat(ANN)).isEqualTo(new Beat(NOON.plusSeconds(4), 0, List.of(ANN)));
    assertThat(nodes.beat("nobody", LIFE)).isNull();
  }

  @Test
  void whoLeavesIsDeadAtOnce() {
    live(ANN, BOB);
    nodes.leave(ANN.id());
    assertThat(beat(BOB).alive()).containsExactly(BOB);
    assertThat(nodes.beat(ANN.id(), LIFE)).isNull();
  }

  @Test
  void timeWithoutAnyNodeIsDownAndTimeWithOneIsNot() {
    live(ANN);
    pass(Duration.ofHours(1));
    Beat bob = nodes.enter(BOB, LIFE);
    assertThat(bob.down()).isEqualTo(Duration.ofHours(1).minus(LIFE).toMillis());
    assertThat(own(bob)).isEqualTo(NOON.plus(LIFE).toEpochMilli());
    assertThat(bob.alive()).containsExactly(BOB);
    pass(Duration.ofSeconds(1));
    Beat other = nodes.enter(new NodeRow("cyn", "1"), LIFE);
    assertThat(other.down()).as("there was one").isEqualTo(bob.down());
    nodes.leave(BOB.id());
    nodes.leave("cyn");
    pass(Duration.ofDays(1));
    Beat last = nodes.enter(new NodeRow("dan", "1"), LIFE);
    assertThat(own(last)).isEqualTo(own(other));
  }

  // ---- who does what comes by itself

  @Test
  void aGameIsOneNodesAtATime() {
    live(ANN, BOB);
    begin("g");
    Lease first = Objects.requireNonNull(nodes.take(ANN.id(), "g"));
    assertThat(first.gap()).isZero();
    assertThat(nodes.take(BOB.id(), "g")).isNull();
    assertThat(Objects.requireNonNull(nodes.take(ANN.id(), "g")).gap()).isZero();
    nodes.release(BOB.id(), "g", 0L); // which it has not
    assertThat(nodes.take(BOB.id(), "g")).isNull();
    nodes.release(ANN.id(), "g", 0L);
    pass(Duration.ofSeconds(1));
    Lease second = Objects.requireNonNull(nodes.take(BOB.id(), "g"));
    assertThat(second.epoch()).isGreaterThan(first.epoch());
    assertThat(second.gap()).as("nobody should have had it").isZero();
  }

  @Test
  void whatADeadNodeHadIsTakenWithTheGap() {
    live(ANN, BOB);
    begin("g", "h");
    assertThat(nodes.take(ANN.id(), "g")).isNotNull();
    assertThat(nodes.take(ANN.id(), "h")).isNotNull();
    pass(Duration.ofSeconds(2));
    beat(BOB);
    assertThat(nodes.take(BOB.id(), "g")).isNull();
    pass(Duration.ofSeconds(2));
    assertThat(Objects.requireNonNull(nodes.take(BOB.id(), "g")).gap()).isEqualTo(1_000);
    List<Lease> due = nodes.takeDue(BOB.id(), own(beat(BOB)), List.of(), 10);
    assertThat(due).extracting(Lease::game).containsExactly("h");
    assertThat(due.getFirst().gap()).isEqualTo(1_000);
  }

  @Test
  void downtimeOfAllIsNoGap() {
    live(ANN);
    begin("g");
    assertThat(nodes.take(ANN.id(), "g")).isNotNull();
    pass(Duration.ofHours(1));
    live(BOB);
    assertThat(Objects.requireNonNull(nodes.take(BOB.id(), "g")).gap()).isZero();
  }

  @Test
  void whatIsDueIsTakenOnceByWhoCan() {
    live(ANN, BOB);
    begin("g", "h", "i");
    long now = own(beat(ANN));
    assertThat(nodes.takeDue(ANN.id(), now, List.of("h"), 10))
        .extracting(Lease::game)
        .containsExactlyInAnyOrder("g", "i");
    assertThat(nodes.takeDue(ANN.id(), now, List.of("h"), 10)).isEmpty();
    assertThat(nodes.takeDue(BOB.id(), now, List.of(), 10))
        .extracting(Lease::game)
        .containsExactly("h");
    nodes.release(ANN.id(), "g", now + 500);
    nodes.release(ANN.id(), "i", null);
    nodes.release(BOB.id(), "h", now + 500);
    assertThat(nodes.takeDue(BOB.id(), now, List.of(), 10)).isEmpty();
    assertThat(nodes.takeDue(BOB.id(), now + 500, List.of(), 1)).hasSize(1);
    assertThat(nodes.takeDue(BOB.id(), now + 500, List.of(), 10)).hasSize(1);
    assertThat(nodes.takeDue(BOB.id(), now + 5000, List.of(), 10)).as("i needs nobody").isEmpty();
  }

  // ---- between records

  @Test
  void whatStandsBetweenRecordsIsStoredOnlyByWhoKnowsTheNewest() {
    assertThat(nodes.live("g")).isNull();
    var first = new LiveRow("g", 0, "{\"a\":1}");
    nodes.saveLive(first).join();
    assertThat(nodes.live("g")).isEqualTo(first.stored());
    assertThatThrownBy(nodes.saveLive(first)::join).hasCauseInstanceOf(OutdatedException.class);
    var second = new LiveRow("g", 1, "{\"a\":2}");
    nodes.saveLive(second).join();
    assertThatThrownBy(nodes.saveLive(second)::join).hasCauseInstanceOf(OutdatedException.class);
    assertThatThrownBy(nodes.saveLive(new LiveRow("new", 3, "{}"))::join)
        .hasCauseInstanceOf(OutdatedException.class);
    assertThat(nodes.live("g")).isEqualTo(second.stored());
    var third = nodes.saveLive(new LiveRow("g", 2, "{}"));
    var fourth = nodes.saveLive(new LiveRow("g", 3, "{}"));
    third.join();
    fourth.join();
    assertThat(Objects.requireNonNull(nodes.live("g")).version()).isEqualTo(4);
  }

  @Test
  void tellsWhatIsNewAboutATable() {
    TableRow table = StoreContract.table("g", TableRow.PLAYING, "p1", NOON);
    store.save(List.of(table), List.of(StoreContract.record("g", 0))).join();
    store.append(List.of(StoreContract.record("g", 1))).join();
    assertThat(nodes.since("g", 0, -1, 0))
        .isEqualTo(
            new Update(
                table.stored(),
                List.of(StoreContract.record("g", 0), StoreContract.record("g", 1)),
                null));
    var live = new LiveRow("g", 0, "{}");
    nodes.saveLive(live).join();
    assertThat(nodes.since("g", 1, 0, 0))
        .isEqualTo(new Update(null, List.of(StoreContract.record("g", 1)), live.stored()));
    assertThat(nodes.since("g", 1, 1, 1).isEmpty()).isTrue();
    assertThat(nodes.since("none", 0, -1, 0).isEmpty()).isTrue();
    TableRow waiting = StoreContract.table("w", TableRow.WAITING, "p1", NOON);
    store.save(List.of(waiting), List.of()).join();
    assertThat(nodes.heads(List.of("w", "g", "none")))
        .containsExactlyInAnyOrder(new Head("g", 1, 1, 1, false), new Head("w", 1, -1, 0, false));
    live(ANN);
    nodes.take(ANN.id(), "g");
    assertThat(nodes.heads(List.of("g"))).containsExactly(new Head("g", 1, 1, 1, true));
    nodes.leave(ANN.id());
    assertThat(nodes.heads(List.of("g"))).containsExactly(new Head("g", 1, 1, 1, false));
    assertThat(nodes.heads(List.of())).isEmpty();
  }
}
