package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two servers on one store want the same at the same moment: exactly one of them gets it. */
@SuppressWarnings("NullAway.Init") // set before each test
abstract class StoreRaces {

  private static final int ROUNDS = 50;
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
  private static final Instant LATER = NOON.plus(Duration.ofDays(1));

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private Store one;
  private Store two;

  /** The store as one server has it. */
  abstract Store open();

  /** As the other one has it. */
  abstract Store openAgain();

  @BeforeEach
  void start() {
    one = open();
    two = openAgain();
    for (String id : List.of("ann", "bob", "eve")) {
      one.people()
          .add(
              new PersonRow(id, id, null),
              new BrowserRow("browser of " + id, NOON, null, BrowserRow.FIRST, NOON));
    }
  }

  @AfterEach
  void stop() {
    threads.close();
    one.close();
    two.close();
  }

  /** Both at once; how many have got it. */
  private int race(Callable<Boolean> first, Callable<Boolean> second) throws Exception {
    var barrier = new CyclicBarrier(2);
    int got = 0;
    for (Future<Boolean> each :
        threads.invokeAll(List.of(behind(barrier, first), behind(barrier, second)))) {
      got += each.get() ? 1 : 0;
    }
    return got;
  }

  private static Callable<Boolean> behind(CyclicBarrier barrier, Callable<Boolean> deed) {
    return () -> {
      barrier.await();
      return deed.call();
    };
  }

  /** The same at both servers. */
  private int race(Function<Store, Boolean> deed) throws Exception {
    return race(() -> deed.apply(one), () -> deed.apply(two));
  }

  @Test
  void aLinkForAnotherDevice() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      String hash = "link " + i;
      LinkStore links = one.people().links();
      assertThat(links.set("ann", new LinkRow(hash, LATER, false), NOON, 100)).isTrue();
      assertThat(race(store -> "ann".equals(store.people().links().take(hash, NOON)))).isEqualTo(1);
      assertThat(Objects.requireNonNull(links.of("ann", NOON)).used()).isTrue();
    }
  }

  @Test
  void aLinkToBecomeFriends() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      String link = "friend " + i;
      one.friends().setLink("ann", link, LATER);
      String handle = "handle " + i;
      int got =
          race(
              () -> one.friends().befriendBy(link, "ann", handle, "bob", handle + "b", NOON),
              () -> two.friends().befriendBy(link, "ann", handle, "eve", handle + "e", NOON));
      assertThat(got).isEqualTo(1);
      assertThat(one.friends().of("ann")).hasSize(1);
      one.friends().part("ann", one.friends().of("ann").getFirst().other());
    }
  }

  @Test
  void aQuestionForFriendship() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      String game = "game " + i;
      race(() -> asks(one, "one " + game, game), () -> asks(two, "two " + game, game));
      assertThat(one.friends().asks("ann", NOON.minusSeconds(1))).hasSize(i + 1);
    }
  }

  private static boolean asks(Store store, String handle, String game) {
    store.friends().ask(new AskRow(handle, "ann", "bob", game, 2, "", null, "", null, NOON));
    return true;
  }

  /** It holds until a new one is made: of two that are made at once one holds. */
  @Test
  void aRecoveryCode() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      String first = "first " + i;
      String second = "second " + i;
      race(
          () -> {
            one.people().setRecovery("ann", first, "browser of ann", NOON);
            return true;
          },
          () -> {
            two.people().setRecovery("ann", second, "browser of ann", NOON);
            return true;
          });
      boolean holds = one.people().recover(first, NOON) != null;
      assertThat(two.people().recover(second, NOON) != null).isNotEqualTo(holds);
    }
  }

  @Test
  void theLastPlaceToWatch() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      String game = "game " + i;
      one.watching().link(game, "ann", "by ann");
      one.watching().link(game, "bob", "by bob");
      assertThat(one.watching().admit(game, "by ann", "eve", 2)).isTrue();
      int got =
          race(
              () -> one.watching().admit(game, "by ann", "zoe", 2),
              () -> two.watching().admit(game, "by bob", "max", 2));
      assertThat(got).isEqualTo(1);
    }
  }

  @Test
  void newsToTell() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      String what = "turn " + i;
      assertThat(race(store -> store.notices().takeNews("ann", "game", what))).isEqualTo(1);
    }
  }

  @Test
  void aHoliday() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      long at = 1_000L * i;
      int got =
          race(
              () -> one.notices().addHoliday(holiday(at), at, List::isEmpty),
              () -> two.notices().addHoliday(holiday(at + 1), at, List::isEmpty));
      assertThat(got).isEqualTo(1);
    }
  }

  private static HolidayRow holiday(long at) {
    return new HolidayRow("ann", at, at + 500);
  }

  @Test
  void aKeyOfAllServers() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      String fact = "fact " + i;
      int got =
          race(
              () -> one.settle(fact, "one").equals("one"),
              () -> two.settle(fact, "two").equals("two"));
      assertThat(got).isEqualTo(1);
    }
  }
}
