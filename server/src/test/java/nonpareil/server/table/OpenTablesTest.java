package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The public list: everybody has a place in it, and nobody has it alone. */
final class OpenTablesTest {

  private static final String OPEN = "{'open': true, 'seats': [{'who': 'me'}, {'who': 'link'}]}";
  private static final String BY_LINK = "{'seats': [{'who': 'me'}, {'who': 'link'}]}";

  private final Hall hall = new Hall();

  @AfterEach
  void close() {
    hall.close();
  }

  private static Person person(int number) {
    return new Person("p" + number, "Person " + number);
  }

  private String open(Person who, String house) {
    return hall.create(who, house, OPEN).path("table").path("table").asText();
  }

  private void refused(Person who, String house) {
    assertThatThrownBy(() -> open(who, house))
        .isInstanceOfSatisfying(
            Refusal.class,
            e -> {
              assertThat(e.code()).isEqualTo(Refusal.Code.TOO_MANY);
              assertThat(e.at()).isEqualTo("open");
            });
  }

  private List<String> shown() {
    var shown = new ArrayList<String>();
    for (JsonNode table : hall.tables.open(Hall.EVE)) {
      shown.add(table.path("table").asText());
    }
    return shown;
  }

  // ---- how many

  @Test
  void aPersonMayHaveTwo() {
    String first = open(Hall.ANN, "n1.h1");
    String second = open(Hall.ANN, "n1.h2");
    refused(Hall.ANN, "n1.h3");
    hall.create(Hall.ANN, "n1.h1", BY_LINK);
    hall.create(Hall.ANN, "n1.h1", "{'open': true, 'seats': [{'who': 'me'}, {'who': 'computer'}]}");
    hall.tables.leave(first, Hall.ANN);
    String third = open(Hall.ANN, "n1.h1");
    refused(Hall.ANN, "n1.h1");
    hall.join(second, Hall.BOB, null, null, null);
    open(Hall.ANN, "n1.h1");
    refused(Hall.ANN, "n1.h1");
    assertThat(shown()).hasSize(2).contains(third);
  }

  @Test
  void aHouseMayHaveFiveWhoeverLivesThere() {
    for (int i = 0; i < 5; i++) {
      open(person(i), "n1.h1");
    }
    refused(person(5), "n1.h1");
    open(person(5), "n1.h2");
    hall.restart(Duration.ofMinutes(1));
    refused(person(6), "n1.h1");
    hall.pass(Duration.ofDays(1));
    open(person(6), "n1.h1");
    assertThat(shown()).as("after a day a table is not in the list any more").hasSize(1);
  }

  @Test
  void twoAtOnceDoNotFindTheSameRoom() throws InterruptedException {
    List<Future<String>> made;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var making = new ArrayList<Callable<String>>();
      for (int i = 0; i < 40; i++) {
        making.add(() -> open(Hall.ANN, "n1.h1"));
      }
      made = threads.invokeAll(making);
    }
    int accepted = 0;
    for (Future<String> each : made) {
      try {
        each.get();
        accepted++;
      } catch (ExecutionException e) {
        assertThat(e).hasCauseInstanceOf(Refusal.class);
      }
    }
    assertThat(accepted).isEqualTo(2);
  }

  /** Each has a lock of its own. */
  @Test
  void norDoTwoServers() throws Exception {
    try (var there = new Hall(() -> hall.store)) {
      for (int round = 0; round < 20; round++) {
        Person who = person(round);
        open(who, "n." + round);
        var barrier = new CyclicBarrier(2);
        Function<Hall, Callable<Boolean>> making =
            server ->
                () -> {
                  barrier.await();
                  try {
                    server.create(who, "other", OPEN);
                    return true;
                  } catch (Refusal e) {
                    assertThat(e.code()).isEqualTo(Refusal.Code.TOO_MANY);
                    return false;
                  }
                };
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
          int made = 0;
          for (var each : threads.invokeAll(List.of(making.apply(hall), making.apply(there)))) {
            made += each.get() ? 1 : 0;
          }
          assertThat(made).isEqualTo(1);
        }
        assertThat(
                hall.store.listed(Instant.EPOCH).stream()
                    .filter(t -> t.creator().equals(who.id()))
                    .count())
            .isEqualTo(2);
        hall.tables.mine(who).forEach(t -> hall.tables.leave(t.path("table").asText(), who));
      }
    }
  }

  // ---- in which order

  @Test
  void theListIsTheSameAtAllServers() {
    for (int i = 0; i < 12; i++) {
      open(person(i), "n" + i + ".h");
    }
    try (var there = new Hall(() -> hall.store)) {
      var shownThere = new ArrayList<String>();
      there.tables.open(Hall.EVE).forEach(t -> shownThere.add(t.path("table").asText()));
      assertThat(shownThere).hasSize(12).isEqualTo(shown());
    }
  }

  @Test
  void whoHasManyHousesPushesNobodyOut() {
    String quiet = open(Hall.ANN, "quiet.h1");
    for (int house = 0; house < 60; house++) {
      for (int i = 0; i < 5; i++) {
        open(person(house * 5 + i), "loud.h" + house);
      }
    }
    String late = open(Hall.BOB, "late.h1");
    assertThat(shown()).hasSize(50);
    assertThat(shown().subList(0, 3)).contains(quiet, late);
  }

  @Test
  void withinAHouseEverybodyComesBeforeTheSecondOfAny() {
    for (int i = 0; i < 2; i++) {
      open(Hall.ANN, "n1.h1");
      open(Hall.EVE, "n1.h1");
    }
    String only = open(Hall.BOB, "n1.h1");
    assertThat(shown()).hasSize(5);
    assertThat(shown().subList(0, 3)).contains(only);
  }

  @Test
  void closingAndMakingAnotherMovesNothing() {
    String mine = open(Hall.ANN, "n0.h");
    var others = new ArrayList<String>();
    for (int i = 1; i < 10; i++) {
      others.add(open(person(i), "n" + i + ".h"));
    }
    int place = shown().indexOf(mine);
    for (int i = 0; i < 5; i++) {
      hall.tables.leave(mine, Hall.ANN);
      mine = open(Hall.ANN, "n0.h");
      assertThat(shown().indexOf(mine)).isEqualTo(place);
    }
    assertThat(shown()).containsAll(others);
  }

  @Test
  void whereThereIsNoRoomForAllEverybodyGetsATurn() {
    Set<String> all = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      all.add(open(person(i), "n" + i + ".h"));
    }
    Set<String> seen = new HashSet<>();
    for (int lot = 0; lot < 60; lot++) {
      assertThat(shown()).hasSize(50).isEqualTo(shown());
      seen.addAll(shown());
      hall.time.advance(Duration.ofMinutes(10));
    }
    assertThat(seen).isEqualTo(all);
  }

  // ---- rematches

  @Test
  void aRematchCountsAsATableOfWhoAsksForIt() {
    var duel = new Duel(hall, "");
    duel.ann.acts(1, "resign");
    for (int i = 0; i < 100; i++) {
      hall.create(Hall.BOB, BY_LINK);
    }
    assertThatThrownBy(() -> hall.rematch(duel.table, Hall.BOB, ""))
        .isInstanceOfSatisfying(
            Refusal.class, e -> assertThat(e.code()).isEqualTo(Refusal.Code.TOO_MANY));
    hall.rematch(duel.table, Hall.ANN, "");
    JsonNode next = hall.rematch(duel.table, Hall.BOB, "");
    assertThat(next.path("state").asText()).as("to agree makes no table").isEqualTo("playing");
    assertThat(next.path("creator").asBoolean()).isFalse();
    assertThat(hall.tables.info(next.path("table").asText(), Hall.ANN).path("creator").asBoolean())
        .isTrue();
  }

  @Test
  void noRematchBeginsForWhoHasTooManyGamesByThen() {
    var duel = new Duel(hall, "");
    duel.ann.acts(1, "resign");
    hall.rematch(duel.table, Hall.ANN, "");
    for (int i = 0; i < 100; i++) {
      hall.create(Hall.ANN, BY_LINK);
    }
    assertThatThrownBy(() -> hall.rematch(duel.table, Hall.BOB, ""))
        .isInstanceOfSatisfying(
            Refusal.class, e -> assertThat(e.code()).isEqualTo(Refusal.Code.TOO_MANY))
        .hasMessageContaining("who offers this");
  }
}
