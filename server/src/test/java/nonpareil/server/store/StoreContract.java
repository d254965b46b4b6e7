package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store must do, whatever it keeps things in. */
abstract class StoreContract {

  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

  private Store store;

  /** The store as it is after whatever has been done to it, opened anew. */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void reopen() {
    store.close();
    open();
  }

  static LogRecord record(String game, int number) {
    return record(game, number, null);
  }

  private static LogRecord record(String game, int number, @Nullable String request) {
    return new LogRecord(
        game, number, "choice", 1, 2, NOON.plusSeconds(number), request, "{\"n\":" + number + "}");
  }

  private static SeatRow seat(int number, @Nullable String person) {
    return new SeatRow(number, "link", person, "Ann", null, "medusa", "hash" + number);
  }

  static TableRow table(String id, String state, String creator, Instant at) {
    return new TableRow(
        id,
        0,
        state,
        creator,
        at,
        "{}",
        true,
        "network.house",
        null,
        null,
        null,
        List.of(seat(1, creator), seat(2, null)));
  }

  @Test
  void keepsRecordsInOrderOverARestart() {
    store.append(List.of(record("a", 0), record("a", 1))).join();
    store.append(List.of(record("b", 0, "p1 x"))).join();
    store.append(List.of(record("a", 2))).join();
    reopen();
    assertThat(store.records("a")).containsExactly(record("a", 0), record("a", 1), record("a", 2));
    assertThat(store.last("a")).isEqualTo(record("a", 2));
    assertThat(store.last("b")).isEqualTo(record("b", 0, "p1 x"));
    assertThat(store.last("c")).isNull();
    assertThat(store.records("c")).isEmpty();
  }

  @Test
  void refusesANumberThatIsTaken() {
    store.append(List.of(record("a", 0))).join();
    var second = store.append(List.of(record("a", 0, "other")));
    assertThatThrownBy(second::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(StoreException.class);
    assertThat(store.records("a")).containsExactly(record("a", 0));
  }

  @Test
  void addsAllRecordsOfACallOrNone() {
    store.append(List.of(record("a", 0), record("a", 1))).join();
    var overlapping = store.append(List.of(record("a", 2), record("a", 1)));
    assertThatThrownBy(overlapping::join).isInstanceOf(CompletionException.class);
    assertThat(store.records("a")).hasSize(2);
  }

  @Test
  void oneRefusedWriteDoesNotTakeOthersWithIt() {
    store.append(List.of(record("a", 0))).join();
    var all = new ArrayList<CompletableFuture<Void>>();
    for (int i = 0; i < 300; i++) {
      all.add(store.append(List.of(record("game" + i, 0))));
      if (i % 50 == 0) {
        all.add(store.append(List.of(record("a", 0))));
      }
    }
    long failed = all.stream().filter(StoreContract::failed).count();
    assertThat(failed).isEqualTo(6);
    for (int i = 0; i < 300; i++) {
      assertThat(store.last("game" + i)).isNotNull();
    }
  }

  private static boolean failed(CompletableFuture<Void> future) {
    return future.handle((_, failure) -> failure != null).join();
  }

  @Test
  void savesATableWithItsSeatsAndFirstRecordTogether() {
    var waiting = table("t", TableRow.WAITING, "p1", NOON);
    store.save(List.of(waiting), List.of()).join();
    assertThat(store.table("t")).isEqualTo(waiting.stored());
    var playing =
        new TableRow(
            "t",
            1,
            TableRow.PLAYING,
            "p1",
            NOON,
            "{\"board\":\"sarpedon\"}",
            false,
            null,
            null,
            null,
            "{\"draw\":[1]}",
            List.of(seat(1, "p1"), seat(2, "p2")));
    store.save(List.of(playing), List.of(record("t", 0))).join();
    reopen();
    assertThat(store.table("t")).isEqualTo(playing.stored());
    assertThat(store.last("t")).isEqualTo(record("t", 0));
    assertThat(store.playing()).extracting(RunningGame::id).containsExactly("t");
    assertThat(store.table("none")).isNull();
  }

  @Test
  void knowsWhichGamesCanWait() {
    store
        .save(
            List.of(
                table("a", TableRow.PLAYING, "p1", NOON),
                table("b", TableRow.PLAYING, "p1", NOON.plusSeconds(1)),
                table("c", TableRow.OVER, "p1", NOON)),
            List.of(record("a", 0), record("a", 1), record("c", 0)))
        .join();
    List<RunningGame> playing = store.playing();
    assertThat(playing).extracting(RunningGame::id).containsExactly("a", "b");
    assertThat(playing.getFirst().start()).isEqualTo(record("a", 0));
    assertThat(playing.getFirst().turn()).isEqualTo(record("a", 1).turn());
    assertThat(playing.getFirst().given()).isFalse();
    assertThat(playing.getLast().start()).isNull();
    assertThat(playing.getLast().turn()).isZero();
    Instant last = record("a", 1).at();
    assertThat(store.untouched(last, 10)).doesNotContain("a", "c");
    assertThat(store.untouched(last.plusSeconds(60), 10)).contains("a").doesNotContain("c");
    assertThat(store.untouched(last.plusSeconds(60), 1)).hasSize(1);
  }

  @Test
  void aTableIsNotSavedIfItsRecordIsRefused() {
    store.append(List.of(record("t", 0))).join();
    var save =
        store.save(
            List.of(table("t", TableRow.PLAYING, "p1", NOON)), List.of(record("t", 0, "again")));
    assertThatThrownBy(save::join).isInstanceOf(CompletionException.class);
    assertThat(store.table("t")).isNull();
  }

  @Test
  void savesATableOnlyForWhoKnowsTheNewest() {
    var first = table("t", TableRow.WAITING, "p1", NOON);
    store.save(List.of(first), List.of()).join();
    assertThatThrownBy(store.save(List.of(first), List.of())::join)
        .hasCauseInstanceOf(OutdatedException.class);
    TableRow known = first.stored();
    store.save(List.of(known.withOffers("{}")), List.of()).join();
    var late = store.save(List.of(known.withSeats(List.of())), List.of(record("t", 0)));
    assertThatThrownBy(late::join).hasCauseInstanceOf(OutdatedException.class);
    assertThat(store.table("t")).isEqualTo(known.withOffers("{}").stored());
    assertThat(store.last("t")).as("all or nothing").isNull();
    assertThat(store.trouble()).isNull();
  }

  @Test
  void listsTheTablesOfAPerson() {
    store.save(List.of(table("old", TableRow.OVER, "p1", NOON)), List.of(record("old", 9))).join();
    store
        .save(List.of(table("first", TableRow.PLAYING, "p1", NOON)), List.of(record("first", 1)))
        .join();
    store
        .save(List.of(table("last", TableRow.PLAYING, "p1", NOON)), List.of(record("last", 5)))
        .join();
    store.save(List.of(table("gone", TableRow.CLOSED, "p1", NOON)), List.of()).join();
    store.save(List.of(table("other", TableRow.PLAYING, "p2", NOON)), List.of()).join();
    assertThat(store.tablesOf("p1", 50))
        .extracting(TableRow::id)
        .containsExactly("last", "first", "old");
    assertThat(store.tablesOf("p1", 1)).hasSize(1);
    assertThat(store.tablesOf("nobody", 50)).isEmpty();
    assertThat(store.unfinishedOf("p1", NOON)).isEqualTo(2);
    assertThat(store.unfinishedOf("p1", NOON.plusSeconds(3))).isEqualTo(1);
  }

  @Test
  void goesThroughTheTablesThatAreOver() {
    store.save(List.of(table("b", TableRow.OVER, "p1", NOON)), List.of()).join();
    store.save(List.of(table("a", TableRow.OVER, "p1", NOON.plusSeconds(1))), List.of()).join();
    store.save(List.of(table("c", TableRow.PLAYING, "p1", NOON)), List.of()).join();
    TableRow whole = Objects.requireNonNull(store.table("b"));
    assertThat(whole.seats()).isNotEmpty();
    var all = new ArrayList<TableRow>();
    store.eachFinished(all::add);
    assertThat(all).extracting(TableRow::id).containsExactlyInAnyOrder("a", "b");
    assertThat(all).contains(whole);
    String person = Objects.requireNonNull(whole.seats().getFirst().person());
    assertThat(store.finishedOf(person)).extracting(TableRow::id).containsExactly("b", "a");
    assertThat(store.finishedOf(person)).contains(whole);
    assertThat(store.finishedOf("nobody")).isEmpty();
  }

  @Test
  void listsWhatIsOpenAndNew() {
    store
        .save(
            List.of(table("yesterday", TableRow.WAITING, "p", NOON.minusSeconds(90_000))),
            List.of())
        .join();
    store.save(List.of(table("today", TableRow.WAITING, "p", NOON)), List.of()).join();
    store.save(List.of(table("running", TableRow.PLAYING, "p", NOON)), List.of()).join();
    TableRow today = Objects.requireNonNull(store.table("today"));
    assertThat(store.listed(NOON.minus(Duration.ofDays(1))))
        .containsExactly(new Listed("today", "p", NOON, today.house()));
    assertThat(today.house()).isNotNull();
    store.save(List.of(today.withState(TableRow.CLOSED)), List.of()).join();
    assertThat(store.listed(Instant.EPOCH)).extracting(Listed::id).containsExactly("yesterday");
    assertThat(Objects.requireNonNull(store.table("today")).house())
        .as("where it was made is of no use any more")
        .isNull();
  }

  @Test
  void keepsArchivesAsTheyWereFirst() {
    byte[] bytes = "frames".getBytes(StandardCharsets.UTF_8);
    store.archive("t", Map.of("1", bytes)).join();
    store.archive("t", Map.of("1", new byte[1], "open", bytes)).join();
    assertThat(store.archived("t", "1")).isEqualTo(bytes);
    assertThat(store.archived("t", "open")).isEqualTo(bytes);
    assertThat(store.archived("t", "2")).isNull();
  }

  @Test
  void knowsPeopleByTheirBrowsers() {
    store.people().add(new PersonRow("p1", "Ann", null), browser("hash1"));
    store.people().addBrowser("p1", browser("hash2"), 5);
    var anna = new PersonRow("p1", "Anna", "medusa");
    store.people().change(anna, NOON);
    reopen();
    assertThat(store.people().personOf("hash1")).isEqualTo(anna);
    assertThat(store.people().personOf("hash2")).isEqualTo(anna);
    assertThat(store.people().personOf("hash3")).isNull();
    assertThatThrownBy(() -> store.people().add(new PersonRow("p1", "Bob", null), browser("hash4")))
        .isInstanceOf(StoreException.class);
    assertThat(store.people().personOf("hash4")).isNull();
  }

  @Test
  void forgetsAllBrowsersOfAPersonButOne() {
    PeopleStore people = store.people();
    people.add(new PersonRow("p1", "Ann", null), browser("hash1"));
    people.addBrowser("p1", browser("hash2"), 5);
    people.addBrowser("p1", browser("hash3"), 5);
    people.add(new PersonRow("p2", "Bob", null), browser("hash4"));
    assertThat(people.dropBrowser("p2", "hash3", NOON)).as("not Bob's").isFalse();
    assertThat(people.dropOtherBrowsers("p1", "hash2", NOON)).isEqualTo(2);
    assertThat(people.dropOtherBrowsers("p1", "hash2", NOON)).isZero();
    reopen();
    assertThat(store.people().personOf("hash1")).isNull();
    assertThat(store.people().personOf("hash2")).isNotNull();
    assertThat(store.people().personOf("hash3")).isNull();
    assertThat(store.people().personOf("hash4")).isNotNull();
  }

  @Test
  void ofManyBrowsersThoseSeenLastStay() {
    store.people().add(new PersonRow("p1", "Ann", null), browser("hash1"));
    store.people().addBrowser("p1", browser("hash2"), 2);
    store.people().seen("hash1", "firefox linux", NOON.plusSeconds(60)).join();
    store.people().addBrowser("p1", browser("hash3", NOON.plusSeconds(120)), 2);
    assertThat(store.people().browsers("p1"))
        .extracting(BrowserRow::hash)
        .containsExactly("hash3", "hash1");
    assertThat(store.people().browsers("p1").getLast().kind()).isEqualTo("firefox linux");
  }

  private static BrowserRow browser(String hash) {
    return browser(hash, NOON);
  }

  private static BrowserRow browser(String hash, Instant at) {
    return new BrowserRow(hash, at, "chrome android", BrowserRow.FIRST, at);
  }

  /** It has changed since it was stored. */
  private void assertForgotten(TableRow before) {
    TableRow now = Objects.requireNonNull(store.table(before.id()));
    assertThat(now.version()).as("who knows it must read it again").isGreaterThan(1);
    assertThat(now)
        .usingRecursiveComparison()
        .ignoringFields("version")
        .isEqualTo(before.without("p1"));
  }

  /** Nobody is found any more, neither at tables nor in their logs. */
  @Test
  void forgetsPeopleAtTables() {
    SeatRow mine = seat(1, "p1").withAvatar("medusa");
    SeatRow kept = new SeatRow(2, "link", null, "", null, "alice", null).withOffered("p1");
    TableRow over =
        table("t1", TableRow.OVER, "p1", NOON)
            .withSeats(List.of(mine, seat(2, "p2")))
            .withOffers("{}");
    TableRow waiting =
        table("t2", TableRow.WAITING, "p2", NOON).withSeats(List.of(seat(1, "p2"), kept));
    store
        .save(List.of(over, waiting), List.of(record("t1", 0, "p1 x"), record("t1", 1, "p2 y")))
        .join();
    assertThat(store.offeredTo("p1", 5)).containsExactly(waiting.stored());
    assertThat(store.unfinishedTablesOf("p2")).containsExactly("t2");
    store.forget("p1");
    reopen();
    assertForgotten(over);
    assertForgotten(waiting);
    assertThat(over.without("p1").toString()).doesNotContain("p1", "Ann, avatar=medusa");
    assertThat(over.without("p1").offers()).isNull();
    assertThat(store.offeredTo("p1", 5)).isEmpty();
    assertThat(store.records("t1")).extracting(LogRecord::request).containsExactly(null, "p2 y");
  }

  @Test
  void remembersFacts() {
    assertThat(store.recall("alive")).isNull();
    store.remember("alive", "1");
    store.remember("alive", "2");
    reopen();
    assertThat(store.recall("alive")).isEqualTo("2");
  }

  @Test
  void whatIsSettledStays() {
    assertThat(store.settle("key", "1")).isEqualTo("1");
    reopen();
    assertThat(store.settle("key", "2")).isEqualTo("1");
    assertThat(store.recall("key")).isEqualTo("1");
  }

  @Test
  void readersDoNotWaitForManyWriters() throws InterruptedException {
    var threads = new ArrayList<Thread>();
    for (int t = 0; t < 8; t++) {
      String game = "g" + t;
      threads.add(
          Thread.startVirtualThread(
              () -> {
                for (int n = 0; n < 50; n++) {
                  store.append(List.of(record(game, n))).join();
                  assertThat(store.last(game)).isEqualTo(record(game, n));
                }
              }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (int t = 0; t < 8; t++) {
      assertThat(store.records("g" + t)).hasSize(50);
    }
  }

  // ---- people who come and go

  @Test
  void whatSomebodyHasSeenAndWasToldIsKept() {
    assertThat(store.notices().seen("p1", "g1")).isNull();
    assertThat(store.notices().takeNews("p1", "g1", "turn 3")).isTrue();
    assertThat(store.notices().seen("p1", "g1")).isNull();
    Store.await(store.notices().saveSeen("p1", "g1", 7));
    Store.await(store.notices().saveSeen("p1", "g1", 9));
    Store.await(store.notices().saveSeen("p1", "g1", 8)); // by another server, which comes late
    reopen();
    assertThat(store.notices().seen("p1", "g1")).isEqualTo(9);
    assertThat(store.notices().takeNews("p1", "g1", "turn 3")).isFalse();
    assertThat(store.notices().takeNews("p2", "g1", "turn 3")).isTrue();
    assertThat(store.notices().takeNews("p1", "g1", "turn 5")).isTrue();
    assertThat(store.notices().takeNews("p1", "g1", "turn 3")).isTrue();
  }

  @Test
  void ofSeveralServersOneTellsTheNews() throws Exception {
    for (int round = 0; round < 20; round++) {
      String what = "turn " + round;
      assertThat(atOnce(() -> store.notices().takeNews("p1", "g1", what))).isEqualTo(1);
    }
  }

  /** Two do the same at the same moment; how many it was good for. */
  private static long atOnce(Callable<Boolean> deed) throws Exception {
    var barrier = new CyclicBarrier(2);
    Callable<Boolean> together =
        () -> {
          barrier.await();
          return deed.call();
        };
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      long well = 0;
      for (Future<Boolean> done : threads.invokeAll(List.of(together, together))) {
        well += done.get() ? 1 : 0;
      }
      return well;
    }
  }

  private static PushRow push(String device, String person, String endpoint) {
    return new PushRow(device, person, endpoint, "key", "auth", "de", true, 1);
  }

  @Test
  void aDeviceIsToldAsLongAsItIsItsPersons() {
    store.people().add(new PersonRow("p1", "Ann", null), browser("d1", NOON));
    store.people().addBrowser("p1", browser("d2", NOON.plusSeconds(1)), 9);
    store.notices().savePush(push("d1", "p1", "e1"));
    store.notices().savePush(push("d2", "p1", "e2"));
    store.notices().savePush(push("d2", "p1", "e3"));
    reopen();
    assertThat(store.notices().listeners()).containsExactly("p1");
    assertThat(store.notices().pushes("p1"))
        .containsExactly(push("d2", "p1", "e3"), push("d1", "p1", "e1"));
    store.people().dropOtherBrowsers("p1", "d1", NOON);
    assertThat(store.notices().pushes("p1")).containsExactly(push("d1", "p1", "e1"));
    store.people().add(new PersonRow("p2", "Bob", null), browser("d3", NOON));
    store.notices().savePush(push("d3", "p2", "e1"));
    assertThat(store.notices().pushes("p1")).as("the browser is somebody else now").isEmpty();
    store.notices().dropPush("d3");
    assertThat(store.notices().pushes("p2")).isEmpty();
  }

  @Test
  void aDeviceThatFailsTooOftenIsForgottenUnlessItHasSubscribedAnew() {
    store.people().add(new PersonRow("p1", "Ann", null), browser("d1", NOON));
    store.notices().savePush(push("d1", "p1", "e1"));
    store.notices().pushed(push("d1", "p1", "e1"), false, 3);
    assertThat(store.notices().pushes("p1").getFirst().failures()).isEqualTo(2);
    store.notices().pushed(push("d1", "p1", "e1"), true, 3);
    assertThat(store.notices().pushes("p1").getFirst().failures()).isZero();
    store.notices().pushed(push("d1", "p1", "before"), false, 1);
    assertThat(store.notices().pushes("p1")).hasSize(1);
    store.notices().pushed(push("d1", "p1", "e1"), false, 1);
    assertThat(store.notices().pushes("p1")).isEmpty();
  }

  @Test
  void aWebhookIsKept() {
    var row = new HookRow("p1", "https://example.org/", "secret", "en", false, 0, null, false);
    store.notices().saveHook(row);
    store.notices().hooked(row.after("refused", 5, true));
    store
        .notices()
        .hooked(new HookRow("p1", "", "before", "en", false, 0, "well", false)); // changed since
    reopen();
    assertThat(store.notices().hook("p1")).isEqualTo(row.after("refused", 5, true));
    assertThat(store.notices().listeners()).containsExactly("p1");
    store.notices().dropHook("p1");
    assertThat(store.notices().hook("p1")).isNull();
  }

  @Test
  void holidaysAreKept() {
    NoticeStore notices = store.notices();
    assertThat(notices.addHoliday(new HolidayRow("p1", 100, 900), 0, List::isEmpty)).isTrue();
    assertThat(notices.addHoliday(new HolidayRow("p1", 150, 950), 0, List::isEmpty)).isFalse();
    assertThat(notices.addHoliday(new HolidayRow("p2", 100, 200), 0, List::isEmpty)).isTrue();
    assertThat(notices.endHoliday(new HolidayRow("p1", 100, 500))).isTrue();
    assertThat(notices.endHoliday(new HolidayRow("p1", 100, 600))).as("it is over").isFalse();
    assertThat(notices.endHoliday(new HolidayRow("p1", 101, 200))).isFalse();
    reopen();
    assertThat(store.notices().holidays("p1", 0)).containsExactly(new HolidayRow("p1", 100, 500));
    assertThat(store.notices().holidays("p2", 200)).isEmpty();
    assertThat(store.notices().addHoliday(new HolidayRow("p1", 600, 900), 500, List::isEmpty))
        .as("what ended before does not matter")
        .isTrue();
    assertThat(store.notices().holidays("p1", 0)).hasSize(2);
  }

  @Test
  void ofTwoHolidaysAtOnceOneBegins() throws Exception {
    store.people().add(new PersonRow("p1", "Ann", null), browser("hash1"));
    var times = new AtomicInteger();
    for (int round = 0; round < 20; round++) {
      long began = 1000L * round;
      assertThat(
              atOnce(
                  () -> {
                    long at = began + times.incrementAndGet() % 2;
                    return store
                        .notices()
                        .addHoliday(new HolidayRow("p1", at, at + 500), began, List::isEmpty);
                  }))
          .isEqualTo(1);
    }
  }

  @Test
  void othersHearWhoHasChanged() {
    PeopleStore people = store.people();
    people.add(new PersonRow("p1", "Ann", null), browser("hash1"));
    people.add(new PersonRow("p2", "Bob", null), browser("hash2"));
    assertThat(people.changed(Instant.EPOCH)).isEmpty();
    people.change(new PersonRow("p1", "Anna", null), NOON);
    people.dropBrowser("p2", "hash2", NOON.plusSeconds(2));
    assertThat(people.changed(NOON.minusSeconds(1)))
        .containsExactlyInAnyOrder(
            new PeopleStore.Changed("p1", NOON),
            new PeopleStore.Changed("p2", NOON.plusSeconds(2)));
    assertThat(people.changed(NOON.plusSeconds(2))).isEmpty();
    people.leave("p1", NOON.plusSeconds(3));
    assertThat(people.changed(NOON.plusSeconds(2)))
        .containsExactly(new PeopleStore.Changed("p1", NOON.plusSeconds(3)));
  }

  @Test
  void theGamesThatWaitForSomebodyAreCounted() {
    for (String id : List.of("g1", "g2", "g3")) {
      TableRow table =
          table(id, TableRow.PLAYING, "p1", NOON)
              .withSeats(List.of(seat(1, "p1"), seat(2, id.equals("g3") ? null : "p2")));
      Store.await(store.save(List.of(table), List.of(record(id, 0)))); // seat 2 is asked
    }
    assertThat(store.notices().turns("p2")).isEqualTo(2);
    assertThat(store.notices().turns("p1")).isZero();
    assertThat(store.notices().playing("p1")).containsExactly("g1", "g2", "g3");
    Store.await(store.append(List.of(new LogRecord("g1", 1, "choice", 2, 1, NOON, null, "{}"))));
    assertThat(store.notices().turns("p2")).isEqualTo(1);
    assertThat(store.notices().turns("p1")).isEqualTo(1);
    TableRow over = Objects.requireNonNull(store.table("g1")).withState(TableRow.OVER);
    Store.await(store.save(List.of(over), List.of()));
    assertThat(store.notices().turns("p1")).isZero();
    assertThat(store.notices().playing("p1")).containsExactly("g2", "g3");
  }

  // ---- talk

  private static TalkRow line(int channel, int number, String request) {
    String data = "{\"text\":\"" + request + "\"}";
    return new TalkRow("a", channel, number, 1, "p1", NOON, request, data);
  }

  private TalkStore.Kept say(int channel, String request) {
    return store.say(line(channel, 0, request), 3).join();
  }

  @Test
  void numbersEachChannelOfTalkByItselfAndKeepsTheLastLines() {
    assertThat(say(0, "w").line()).isEqualTo(line(0, 1, "w"));
    assertThat(say(1, "x").line().number()).isEqualTo(1);
    assertThat(say(0, "y").line().number()).isEqualTo(2);
    assertThat(say(0, "z").line().number()).isEqualTo(3);
    reopen();
    assertThat(say(0, "!").line().number()).isEqualTo(4);
    assertThat(store.talk("a", 0, 0))
        .containsExactly(line(0, 2, "y"), line(0, 3, "z"), line(0, 4, "!"));
    assertThat(store.talk("a", 0, 3)).containsExactly(line(0, 4, "!"));
    assertThat(store.talk("a", 1, 0)).containsExactly(line(1, 1, "x"));
    assertThat(store.talk("b", 0, 0)).isEmpty();
    assertThat(store.records("a")).isEmpty();
  }

  @Test
  void keepsALineThatComesAgainOnce() {
    say(0, "x");
    reopen();
    assertThat(say(0, "x")).isEqualTo(new TalkStore.Kept(line(0, 1, "x"), true));
    assertThat(store.talk("a", 0, 0)).hasSize(1);
  }

  @Test
  void forgetsWhatAPersonHasSaid() {
    say(0, "x");
    say(1, "y");
    assertThat(store.talkOf("p1")).containsExactly(line(0, 1, "x"), line(1, 1, "y"));
    store.forget("p1");
    assertThat(store.talkOf("p1")).isEmpty();
    assertThat(store.talk("a", 0, 0)).extracting(TalkRow::data).containsExactly("{}");
    assertThat(store.talk("a", 0, 0).getFirst().toString()).doesNotContain("p1", "x");
    assertThat(say(0, "z").line().number()).isEqualTo(2);
  }
}
