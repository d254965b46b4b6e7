package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Message;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Test;

/** A crowd around a table: it costs little, and those who play come first. */
final class SpectatorsTest {

  /** Remembers what it was sent as it was sent. */
  private record Watcher(Person person, List<Message> messages, List<Watcher> order)
      implements Follower {
    Watcher(Person person, List<Watcher> order) {
      this(person, new ArrayList<>(), order);
    }

    @Override
    public void send(ObjectNode message) {
      send(new Message(message));
    }

    @Override
    public void send(Message message) {
      messages.add(message);
      order.add(this);
    }

    private Message last(String type) {
      return messages.stream()
          .filter(m -> m.json().path("type").asText().equals(type))
          .toList()
          .getLast();
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  private static Person stranger(int number) {
    return new Person("pstranger" + number, "Stranger " + number);
  }

  private static List<Watcher> crowd(Hall hall, String table, int size, List<Watcher> order) {
    var crowd = new ArrayList<Watcher>();
    for (int i = 0; i < size; i++) {
      var watcher = new Watcher(stranger(i), order);
      hall.tables.watch(watcher, table, List.of(), null);
      crowd.add(watcher);
    }
    hall.spread();
    return crowd;
  }

  @Test
  void whatAllOfThemSeeIsWrittenOnce() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      List<Watcher> crowd = crowd(hall, duel.table, 30, new ArrayList<>());
      duel.ann.chooses(1, duel.ann.options().getFirst());
      duel.bob.acts(2, "offer-draw");
      Watcher one = crowd.getFirst();
      for (Watcher other : crowd) {
        assertThat(other.last("frame")).isSameAs(one.last("frame"));
        assertThat(other.last("table")).isSameAs(one.last("table"));
      }
      assertThat(duel.ann.info().path("seats").get(0).path("you").asBoolean()).isTrue();
      assertThat(one.last("table").json().path("seats").get(0).path("you").asBoolean()).isFalse();
      assertThat(one.last("frame").json().path("eyes").asInt()).isZero();
    }
  }

  @Test
  void aCrowdThatComesAtOnceGetsTheSameHistory() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      List<Watcher> crowd = crowd(hall, duel.table, 30, new ArrayList<>());
      assertThat(crowd.get(28).last("history")).isSameAs(crowd.get(29).last("history"));
      duel.ann.chooses(1, "maneuver");
      var late = crowd(hall, duel.table, 1, new ArrayList<>()).getFirst();
      assertThat(late.last("history").json().path("entries")).hasSize(duel.number() + 1);
    }
  }

  @Test
  void thosePlayingAreToldWhoWatches() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      assertThat(duel.ann.info().path("watching")).isEqualTo(watching(0));
      Guest eve = hall.watch(Hall.EVE, duel.table);
      assertThat(duel.ann.info().path("watching")).isEqualTo(watching(1, "Eve"));
      assertThat(duel.bob.info().path("watching")).isEqualTo(watching(1, "Eve"));
      assertThat(eve.info().path("watching")).isEqualTo(watching(1, "Eve"));
      hall.watch(Hall.EVE, duel.table);
      hall.watch(Hall.BOB, duel.table);
      hall.watch(new Person("guest-1", ""), duel.table);
      assertThat(duel.ann.info().path("watching"))
          .as("people, not pages, nobody who plays, names as far as they are known")
          .isEqualTo(watching(2, "Eve"));
      assertThat(hall.tables.info(duel.table, Hall.ANN).path("watching"))
          .isEqualTo(watching(2, "Eve"));
      assertThat(hall.tables.info(duel.table, Hall.EVE).path("watching").isNull())
          .as("not told to strangers")
          .isTrue();
      eve.leaves();
      assertThat(duel.ann.info().path("watching")).as("another page").isEqualTo(watching(2, "Eve"));
    }
  }

  private static JsonNode watching(int count, String... names) {
    ObjectNode json = Json.object().put("count", count);
    ArrayNode list = json.putArray("names");
    for (String name : names) {
      list.add(name);
    }
    return json;
  }

  @Test
  void aCrowdIsToldInHundreds() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      duel.ann.forget();
      List<Watcher> crowd = crowd(hall, duel.table, 1000, new ArrayList<>());
      assertThat(duel.ann.all("table")).hasSizeLessThan(120);
      JsonNode told = duel.ann.info().path("watching");
      assertThat(told.path("count").asInt()).isEqualTo(1000);
      assertThat(told.path("names")).hasSize(12);
      assertThat(crowd.getFirst().messages())
          .as("who watches is told of each who comes until it is a crowd")
          .filteredOn(m -> m.json().path("type").asText().equals("table"))
          .hasSizeLessThanOrEqualTo(Audience.CROWD);
    }
  }

  @Test
  void nobodyIsToldWhoLooksAtATableThatWaits() {
    try (var hall = new Hall()) {
      String table =
          hall.create(Hall.ANN, "{'seats': [{'who': 'me'}, {'who': 'link'}]}")
              .path("table")
              .path("table")
              .asText();
      Guest ann = hall.watch(Hall.ANN, table);
      hall.watch(Hall.EVE, table);
      assertThat(ann.info().path("watching").isNull()).isTrue();
    }
  }

  @Test
  void whoPlaysHearsOfItFirst() {
    try (var hall = new Hall()) {
      String table = hall.duel("");
      var order = new ArrayList<Watcher>();
      crowd(hall, table, 5, order);
      var ann = new Watcher(Hall.ANN, order);
      var bob = new Watcher(Hall.BOB, order);
      hall.tables.watch(ann, table, List.of(1), null);
      hall.tables.watch(bob, table, List.of(2), null);
      order.clear();
      Guest screen = hall.watch(Hall.ANN, table, 1);
      screen.chooses(1, screen.options().getFirst());
      assertThat(order.subList(0, 2)).containsExactlyInAnyOrder(ann, bob);
    }
  }

  @Test
  void soManyMayWatchAndWhoPlaysAlwaysComesIn() {
    try (var hall = new Hall()) {
      String table = hall.duel("");
      crowd(hall, table, Admission.MOST_WATCHERS, new ArrayList<>());
      var late = new Watcher(stranger(-1), new ArrayList<>());
      assertThatThrownBy(() -> hall.tables.watch(late, table, List.of(), null))
          .isInstanceOfSatisfying(
              Refusal.class, e -> assertThat(e.code().text()).isEqualTo("too-many"))
          .hasMessage("too many people watch this table");
      Guest ann = hall.watch(Hall.ANN, table, 1);
      ann.chooses(1, ann.options().getFirst());
      assertThat(hall.watch(Hall.BOB, table).frames()).hasSize(1);
    }
  }
}
