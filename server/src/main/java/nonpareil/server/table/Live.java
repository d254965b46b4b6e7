package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import nonpareil.server.store.LiveRow;
import nonpareil.server.store.NodeStore;
import nonpareil.server.store.OutdatedException;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * How a table stands beside its row and its log, as all servers on one store know it: who is there,
 * whose hand a shared screen shows, how the clock stands since somebody came or went, what is
 * wanted of whom. Where there is one server only, nobody else need know it.
 */
final class Live {

  /** The table as far as it matters here. */
  interface Place {
    String id();

    /** What this server is called among others. */
    String server();

    /** Who follows it here. */
    Attendance here();

    /** For how long there was no server at all, so far. */
    long down();

    /** Waits until something is stored. */
    void await(CompletableFuture<Void> writing);
  }

  /** A game, of which there is more to know than its log tells. */
  interface Game {

    /** Of its last record. */
    int number();

    ObjectNode live();

    /** What another server knew when a record was the last one. */
    void live(int number, JsonNode json);

    /** There was no server at all for a while. */
    void outage();
  }

  private static final int MOST_ATTEMPTS = 20;

  private final Place place;
  private final @Nullable NodeStore nodes;
  private final Runnable refresh;
  private @Nullable Game game;
  private int version;
  private Attendance told = Attendance.NOBODY;
  private Map<String, Attendance> elsewhere = new TreeMap<>();
  private Map<String, Integer> eyes = new TreeMap<>();

  /**
   * @param nodes null if there is one server only
   * @param refresh reads all that is new about the table
   */
  Live(Place place, @Nullable NodeStore nodes, Runnable refresh) {
    this.place = place;
    this.nodes = nodes;
    this.refresh = refresh;
  }

  /** The game that belongs to it. */
  void of(Game playing) {
    game = playing;
  }

  int version() {
    return version;
  }

  /** Who follows the table at other servers. */
  Iterable<Attendance> elsewhere() {
    return elsewhere.values();
  }

  /** Whose hand a person looks at last said to; null if nobody's. */
  @Nullable Integer eyesOf(String person) {
    return eyes.get(person);
  }

  /** A person looks at the hand of one seat now, on all screens. */
  void looks(String person, int seat) {
    change(() -> eyes.put(person, seat));
  }

  /**
   * Changes something that no record tells, for all to know. If another server was faster, what is
   * new is read and the change made again: it must follow from how things stand then.
   */
  void change(Runnable change) {
    if (nodes == null) {
      change.run();
      return;
    }
    NodeStore shared = nodes;
    onTheNewest(
        () -> {
          String before = Json.text(json());
          change.run();
          ObjectNode after = json();
          Attendance here = place.here();
          if (!Json.text(after).equals(before) || !here.equals(told)) {
            store(shared, after, here);
          }
        });
  }

  /** Tells the others how things stand, though nothing was changed. */
  void tell() {
    NodeStore shared = nodes;
    if (shared != null) {
      onTheNewest(() -> store(shared, json(), place.here()));
    }
  }

  /** Stores something; if another server was faster, again on top of what that one has stored. */
  private void onTheNewest(Runnable storing) {
    for (int attempt = 1; ; attempt++) {
      try {
        storing.run();
        return;
      } catch (OutdatedException e) {
        if (attempt == MOST_ATTEMPTS) {
          throw e;
        }
        refresh.run();
      }
    }
  }

  private void store(NodeStore shared, ObjectNode json, Attendance here) {
    ObjectNode all = json.deepCopy();
    if (!here.isNobody()) {
      all.withObjectProperty("here").set(place.server(), here.json());
    }
    place.await(shared.saveLive(new LiveRow(place.id(), version, Json.text(all))));
    version++;
    told = here;
  }

  private ObjectNode json() {
    ObjectNode json = Json.object().put("down", place.down());
    ObjectNode here = json.putObject("here");
    elsewhere.forEach((node, there) -> here.set(node, there.json()));
    ObjectNode looking = json.putObject("eyes");
    eyes.forEach(looking::put);
    Game playing = game;
    if (playing != null) {
      json.put("number", playing.number());
      json.set("match", playing.live());
    }
    return json;
  }

  /** Takes what the store says; null if there is nothing. */
  void take(@Nullable LiveRow row) {
    if (row != null) {
      version = row.version();
    }
    JsonNode json = row == null ? Json.object() : Json.parse(row.data());
    elsewhere = new TreeMap<>();
    json.path("here")
        .properties()
        .forEach(node -> elsewhere.put(node.getKey(), Attendance.of(node.getValue())));
    Attendance mine = elsewhere.remove(place.server());
    told = mine == null ? Attendance.NOBODY : mine;
    eyes = new TreeMap<>();
    json.path("eyes").properties().forEach(e -> eyes.put(e.getKey(), e.getValue().asInt()));
    Game playing = game;
    if (playing != null && json.get("match") instanceof ObjectNode state) {
      playing.live(json.path("number").asInt(), state);
      if (json.path("down").asLong() < place.down()) {
        playing.outage();
      }
    }
  }

  /** Forgets those who followed the table at servers that are gone; whether there were any. */
  boolean forget(Predicate<String> isGone) {
    return elsewhere.keySet().removeIf(isGone);
  }
}
