package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import nonpareil.server.request.Person;
import nonpareil.server.store.WatchStore;
import nonpareil.server.wire.Json;

/**
 * Everything a hall shows of its tables at a moment: to those who play, and to who only looks. Two
 * halls that know the same tables at the same time give the same picture.
 */
final class Picture {

  private static final Person ANYBODY = new Person("panybody", "");

  private final Hall hall;

  private Picture(Hall hall) {
    this.hall = hall;
  }

  /** The tables in order of their making: a list of objects, one for each. */
  static ArrayNode of(Hall hall, List<String> tables) {
    var picture = new Picture(hall);
    ArrayNode all = Json.array();
    tables.forEach(table -> all.add(picture.table(table)));
    return (ArrayNode) read(all.toString().getBytes(StandardCharsets.UTF_8)); // as sent
  }

  private static JsonNode read(byte[] text) {
    try {
      return Json.MAPPER.readTree(text);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Everybody may watch, as it was when an address was enough. */
  static void letIn(Hall hall, String table) {
    WatchStore watching = hall.store.watching();
    watching.link(table, ANYBODY.id(), Secrets.hash(table));
    for (Person who : List.of(Hall.ANN, Hall.BOB, Hall.EVE, ANYBODY)) {
      watching.admit(table, Secrets.hash(table), who.id(), Admission.MOST_WATCHERS);
    }
  }

  private ObjectNode table(String table) {
    letIn(hall, table);
    ObjectNode json = Json.object();
    for (Person who : List.of(Hall.ANN, Hall.BOB)) {
      json.set(who.name(), hall.tables.info(table, who));
    }
    ObjectNode info = hall.tables.info(table, ANYBODY);
    json.set("public", info);
    for (Person who : List.of(Hall.ANN, Hall.BOB, Hall.EVE)) {
      json.set(who.name() + " watches", watched(table, who));
    }
    boolean over = info.path("state").asText().equals("over") && info.path("number").asInt() >= 0;
    if (over) {
      ObjectNode replays = json.putObject("replays");
      for (String eyes : List.of("1", "2", "public", "open")) {
        replays.put(
            eyes, Secrets.hash(read(hall.replay(table, null, eyes)).path("frames").toString()));
      }
      if (info.path("lesson").isNull()) {
        json.put("save", hall.tables.save(table, null));
      }
    }
    return json;
  }

  private ArrayNode watched(String table, Person who) {
    Integer[] own =
        IntStream.rangeClosed(1, 2)
            .filter(
                seat ->
                    hall.tables
                        .info(table, who)
                        .path("seats")
                        .get(seat - 1)
                        .path("you")
                        .asBoolean())
            .boxed()
            .toArray(Integer[]::new);
    Guest guest = hall.watch(who, table, own);
    guest.leaves();
    ArrayNode messages = Json.array();
    guest.everything().forEach(messages::add);
    return messages;
  }
}
