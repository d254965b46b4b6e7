package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CyclicBarrier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Two servers do the same at the same moment: it comes out as if one had come first. */
final class PostgresRacesTest {

  private static final int ROUNDS = 12;
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

  private final DatabaseUrl url = Postgres.database();
  private final PostgresStore here = PostgresStore.open(url);
  private final PostgresStore there = PostgresStore.open(url);

  @AfterEach
  void close() {
    here.close();
    there.close();
  }

  /** What both got, who began at once. */
  private <T extends @Nullable Object> List<T> both(
      Function<PostgresStore, T> one, Function<PostgresStore, T> other) {
    var start = new CyclicBarrier(2);
    CompletableFuture<T> first = CompletableFuture.supplyAsync(() -> at(start, one, here));
    CompletableFuture<T> second = CompletableFuture.supplyAsync(() -> at(start, other, there));
    var got = new ArrayList<T>();
    got.add(first.join());
    got.add(second.join());
    return got;
  }

  private static <T extends @Nullable Object> T at(
      CyclicBarrier start, Function<PostgresStore, T> deed, PostgresStore store) {
    try {
      start.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
    return deed.apply(store);
  }

  private void doBoth(Consumer<PostgresStore> one, Consumer<PostgresStore> other) {
    both(
        store -> {
          one.accept(store);
          return true;
        },
        store -> {
          other.accept(store);
          return true;
        });
  }

  /** Whether it was stored; else somebody was faster. */
  private static boolean isFirst(CompletableFuture<Void> writing) {
    try {
      writing.join();
      return true;
    } catch (CompletionException e) {
      assertThat(e).hasCauseInstanceOf(OutdatedException.class);
      return false;
    }
  }

  private void oneOfTwo(Function<PostgresStore, CompletableFuture<Void>> deed) {
    assertThat(both(s -> isFirst(deed.apply(s)), s -> isFirst(deed.apply(s))))
        .containsExactlyInAnyOrder(true, false);
  }

  private void people(String... ids) {
    for (String id : ids) {
      var browser = new BrowserRow("first " + id, NOON, "chrome", BrowserRow.FIRST, NOON);
      here.people().add(new PersonRow(id, id, null), browser);
    }
  }

  // ---- games

  @Test
  void aNumberOfALogIsTakenOnceAndOthersDoNotSuffer() {
    for (int n = 0; n < ROUNDS; n++) {
      int number = n;
      List<List<Boolean>> got =
          both(s -> manyAndOne(s, "here", number), s -> manyAndOne(s, "there", number));
      assertThat(Stream.of(got.get(0).getFirst(), got.get(1).getFirst()))
          .containsExactlyInAnyOrder(true, false);
      assertThat(got.get(0).subList(1, 20)).doesNotContain(false);
      assertThat(got.get(1).subList(1, 20)).doesNotContain(false);
    }
    assertThat(here.records("g")).hasSize(ROUNDS);
  }

  private static List<Boolean> manyAndOne(PostgresStore store, String name, int number) {
    List<CompletableFuture<Void>> all =
        IntStream.range(0, 20)
            .mapToObj(
                i -> store.append(List.of(StoreContract.record(i == 0 ? "g" : name + i, number))))
            .toList();
    return all.stream().map(PostgresRacesTest::isFirst).toList();
  }

  @Test
  void aSeatIsTakenOnce() {
    for (int i = 0; i < ROUNDS; i++) {
      TableRow table = StoreContract.table("t" + i, TableRow.WAITING, "p1", NOON);
      here.save(List.of(table), List.of()).join();
      oneOfTwo(s -> s.save(List.of(table.stored().withOffers("{}")), List.of()));
      var live = new LiveRow("t" + i, 0, "{}");
      oneOfTwo(s -> s.nodes().saveLive(live));
      oneOfTwo(s -> s.nodes().saveLive(live.stored()));
    }
  }

  @Test
  void manyGamesOfTwoServersAtOnceWaitForEachOtherAndNotInARing() {
    for (int i = 0; i < 200; i++) {
      here.nodes().saveLive(new LiveRow("g" + i, 0, "{}")).join();
    }
    for (int round = 0; round < 3; round++) {
      List<List<Boolean>> got = both(s -> allLive(s, true), s -> allLive(s, false));
      for (int i = 0; i < 200; i++) {
        assertThat(Stream.of(got.get(0).get(i), got.get(1).get(199 - i))).contains(true);
      }
    }
  }

  /** One server goes up, the other one goes down. */
  private static List<Boolean> allLive(PostgresStore store, boolean up) {
    List<CompletableFuture<Void>> all =
        IntStream.range(0, 200)
            .mapToObj(i -> "g" + (up ? i : 199 - i))
            .map(g -> Objects.requireNonNull(store.nodes().live(g)))
            .map(row -> store.nodes().saveLive(row))
            .toList();
    return all.stream().map(PostgresRacesTest::isFirst).toList();
  }

  @Test
  void aGameIsTakenByOne() {
    for (PostgresStore store : List.of(here, there)) {
      store.nodes().enter(new NodeRow(name(store), ""), Duration.ofMinutes(5));
    }
    for (int i = 0; i < 100; i++) {
      here.append(List.of(StoreContract.record("g" + i, 0))).join();
    }
    for (int i = 0; i < ROUNDS; i++) {
      String game = "g" + i;
      assertThat(both(s -> isTaken(s, game), s -> isTaken(s, game)))
          .containsExactlyInAnyOrder(true, false);
    }
    var taken = new ArrayList<String>();
    for (int i = 0; i < 20; i++) {
      for (List<Lease> leases : both(this::takeDue, this::takeDue)) {
        leases.forEach(lease -> taken.add(lease.game()));
      }
    }
    assertThat(taken).hasSize(100 - ROUNDS).doesNotHaveDuplicates();
  }

  private String name(PostgresStore store) {
    return store == here ? "here" : "there";
  }

  private boolean isTaken(PostgresStore store, String game) {
    return store.nodes().take(name(store), game) != null;
  }

  private List<Lease> takeDue(PostgresStore store) {
    return store.nodes().takeDue(name(store), 0, List.of(), 10);
  }

  // ---- talk

  @Test
  void linesAreNumberedOneByOne() {
    doBoth(s -> talk(s, "here"), s -> talk(s, "there"));
    List<TalkRow> said = here.talk("g", 0, 0);
    assertThat(said).extracting(TalkRow::number).isEqualTo(numbers(60));
    List<TalkStore.Kept> kept = both(s -> say(s, "same"), s -> say(s, "same"));
    assertThat(kept).extracting(TalkStore.Kept::again).containsExactlyInAnyOrder(true, false);
    assertThat(kept.getFirst().line()).isEqualTo(kept.getLast().line());
  }

  private static List<Integer> numbers(int most) {
    return IntStream.rangeClosed(1, most).boxed().toList();
  }

  private static void talk(PostgresStore store, String name) {
    for (int i = 0; i < 30; i++) {
      say(store, name + i);
    }
  }

  private static TalkStore.Kept say(PostgresStore store, String request) {
    return store.say(new TalkRow("g", 0, 0, 1, "p1", NOON, request, "{}"), 100).join();
  }

  @Test
  void aLineIsReportedOnceByEach() {
    doBoth(PostgresRacesTest::reports, PostgresRacesTest::reports);
    int count =
        here.readers()
            .read(h -> h.select("SELECT COUNT(*) FROM reports").mapTo(Integer.class).one());
    assertThat(count).isEqualTo(ROUNDS);
  }

  private static void reports(PostgresStore store) {
    for (int i = 0; i < ROUNDS; i++) {
      store.report(new ReportRow("g", 0, i, "p2", NOON, "p1", "[]")).join();
    }
  }

  // ---- people

  @Test
  void aLinkMakesOneFriend() {
    for (int i = 0; i < ROUNDS; i++) {
      String ann = "ann" + i;
      String bob = "bob" + i;
      String cyn = "cyn" + i;
      people(ann, bob, cyn);
      here.friends().setLink(ann, "link" + i, NOON);
      Function<String, Predicate<PostgresStore>> by =
          who ->
              s ->
                  s.friends()
                      .befriendBy("link" + ann.substring(3), ann, "a" + who, who, who + "a", NOON);
      assertThat(both(by.apply(bob)::test, by.apply(cyn)::test))
          .containsExactlyInAnyOrder(true, false);
      assertThat(here.friends().of(ann)).hasSize(1);
    }
  }

  @Test
  void aPersonHasOneLink() {
    people("ann");
    for (int i = 0; i < ROUNDS; i++) {
      String one = "one" + i;
      String two = "two" + i;
      doBoth(
          s -> s.friends().setLink("ann", one, NOON.plusSeconds(1)),
          s -> s.friends().setLink("ann", two, NOON.plusSeconds(1)));
      assertThat(Stream.of(one, two).filter(l -> here.friends().linkOf(l, NOON) != null))
          .hasSize(1);
    }
  }

  @Test
  void friendsAreSoBothOrNone() {
    for (int i = 0; i < ROUNDS; i++) {
      String ann = "ann" + i;
      String bob = "bob" + i;
      people(ann, bob);
      doBoth(
          s -> s.friends().befriend(ann, "a" + bob, bob, "b" + ann, NOON),
          s ->
              s.friends()
                  .turnAway(
                      ann, new FriendRow(bob, FriendRow.BLOCKED, "c" + bob, bob, null, NOON)));
      boolean friends = here.friends().nameOf(ann, bob) != null;
      assertThat(here.friends().nameOf(bob, ann) != null).isEqualTo(friends);
    }
  }

  @Test
  void nothingIsLeftOfWhoLeavesMeanwhile() {
    for (int i = 0; i < ROUNDS; i++) {
      String ann = "ann" + i;
      String bob = "bob" + i;
      people(ann, bob);
      doBoth(
          s -> s.people().leave(ann, NOON),
          s -> {
            s.friends().befriend(ann, "a" + bob, bob, "b" + ann, NOON);
            s.friends().setLink(ann, "l" + ann, NOON);
            s.people().setRecovery(ann, "r" + ann, "m", NOON);
          });
      assertThat(here.friends().of(bob)).isEmpty();
      assertThat(here.friends().of(ann)).isEmpty();
      assertThat(here.friends().linkOf("l" + ann, Instant.EPOCH)).isNull();
      assertThat(here.people().recovery(ann)).isNull();
    }
  }

  @Test
  void ofBrowsersNoMoreStayThanMay() {
    people("ann");
    doBoth(s -> browsers(s, "here"), s -> browsers(s, "there"));
    assertThat(here.people().browsers("ann")).hasSize(3);
  }

  private static void browsers(PostgresStore store, String name) {
    for (int i = 0; i < ROUNDS; i++) {
      Instant at = NOON.plusSeconds(i);
      store
          .people()
          .addBrowser("ann", new BrowserRow(name + i, at, "chrome", BrowserRow.FIRST, at), 3);
    }
  }

  @Test
  void noMoreComeInToWatchThanMay() {
    for (int i = 0; i < ROUNDS; i++) {
      String game = "g" + i;
      here.watching().link(game, "ann", "hash");
      assertThat(
              both(
                  s -> s.watching().admit(game, "hash", "bob", 1),
                  s -> s.watching().admit(game, "hash", "cyn", 1)))
          .containsExactlyInAnyOrder(true, false);
    }
  }

  @Test
  void aBrowserHasOneSubscription() {
    people("ann", "bob");
    for (int i = 0; i < ROUNDS; i++) {
      String endpoint = "e" + i;
      doBoth(
          s -> s.notices().savePush(push("first ann", "ann", endpoint)),
          s -> s.notices().savePush(push("first bob", "bob", endpoint)));
      assertThat(here.notices().listeners()).hasSize(1);
    }
  }

  private static PushRow push(String device, String person, String endpoint) {
    return new PushRow(device, person, endpoint, "key", "auth", "de", true, 0);
  }

  @Test
  void whatIsKeptOnceIsTheSameForAll() {
    people("ann");
    var settled = new HashSet<String>();
    for (int i = 0; i < ROUNDS; i++) {
      String fact = "fact" + i;
      List<String> got = both(s -> s.settle(fact, "here"), s -> s.settle(fact, "there"));
      assertThat(got.getFirst()).isEqualTo(got.getLast());
      settled.add(got.getFirst());
      int seen = i;
      doBoth(
          s -> s.notices().saveSeen("ann", "g", seen).join(),
          s -> s.notices().saveSeen("ann", "g", seen + 1).join());
      assertThat(here.notices().seen("ann", "g")).isEqualTo(seen + 1);
      doBoth(s -> s.remember("x", "here"), s -> s.remember("x", "there"));
      assertThat(
              both(
                  s -> s.notices().takeNews("bob", "g", fact),
                  s -> s.notices().takeNews("bob", "g", fact)))
          .containsExactlyInAnyOrder(true, false);
      var link = new LinkRow("link" + i, NOON, false);
      here.people().links().set("ann", link, NOON, 9);
      assertThat(
              both(
                  s -> s.people().links().take(link.hash(), NOON) != null,
                  s -> s.people().links().take(link.hash(), NOON) != null))
          .containsExactlyInAnyOrder(true, false);
    }
    assertThat(settled).isSubsetOf("here", "there");
  }
}
