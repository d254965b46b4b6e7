package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonpareil.server.request.Person;
import nonpareil.server.wire.Json;

/**
 * Who watches a game without a part in it, as it is told at the table. A crowd that comes at once
 * changes it a bounded number of times, so that nobody who plays is told of every single one.
 *
 * @param count people, not pages; of a crowd the full hundreds
 * @param names of the first who have one
 */
record Audience(int count, List<String> names) {

  private static final int MOST_NAMES = 12;

  /** From so many on they are told in full hundreds. */
  static final int CROWD = 100;

  static Audience of(Seating seating) {
    Set<String> people = new HashSet<>();
    var names = new ArrayList<String>();
    for (Follow follow : seating.follows()) {
      Person person = follow.follower().person();
      boolean counts = follow.isWatching() && !seating.hasPart(person);
      if (counts && people.add(person.id())) {
        if (!person.name().isEmpty() && names.size() < MOST_NAMES) {
          names.add(person.name());
        }
      }
    }
    int count = people.size();
    return new Audience(count < CROWD ? count : count - count % CROWD, List.copyOf(names));
  }

  ObjectNode json() {
    ObjectNode json = Json.object().put("count", count);
    ArrayNode list = json.putArray("names");
    names.forEach(list::add);
    return json;
  }
}
