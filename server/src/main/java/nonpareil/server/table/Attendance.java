package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import nonpareil.server.wire.Json;

/**
 * Who follows a table at one server.
 *
 * @param seats with whose eyes somebody looks at it
 * @param people those who sit there, have made it, or have a seat kept for them
 * @param audience who only watches
 */
record Attendance(SortedSet<Integer> seats, SortedSet<String> people, Audience audience) {

  static final Attendance NOBODY =
      new Attendance(new TreeSet<>(), new TreeSet<>(), new Audience(0, List.of()));

  boolean isNobody() {
    return equals(NOBODY);
  }

  ObjectNode json() {
    ObjectNode json = Json.object();
    seats.forEach(json.putArray("seats")::add);
    people.forEach(json.putArray("people")::add);
    json.set("audience", audience.json());
    return json;
  }

  static Attendance of(JsonNode json) {
    var seats = new TreeSet<Integer>();
    json.path("seats").forEach(seat -> seats.add(seat.asInt()));
    var people = new TreeSet<String>();
    json.path("people").forEach(person -> people.add(person.asText()));
    var names = new ArrayList<String>();
    json.path("audience").path("names").forEach(name -> names.add(name.asText()));
    int count = json.path("audience").path("count").asInt();
    return new Attendance(seats, people, new Audience(count, names));
  }
}
