package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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

  Audience {
    names = List.copyOf(names);
  }

  /** Those who are named and counted. */
  static Audience of(List<Person> watching) {
    Set<String> people = new HashSet<>();
    var names = new ArrayList<String>();
    for (Person person : watching) {
      if (people.add(person.id()) && !person.name().isEmpty() && names.size() < MOST_NAMES) {
        names.add(person.name());
      }
    }
    return new Audience(rounded(people.size()), names);
  }

  /** Together with those of another server. */
  Audience and(Audience others) {
    List<String> both =
        Stream.concat(names.stream(), others.names.stream()).limit(MOST_NAMES).toList();
    return new Audience(rounded(count + others.count), both);
  }

  private static int rounded(int count) {
    return count < CROWD ? count : count - count % CROWD;
  }

  ObjectNode json() {
    ObjectNode json = Json.object().put("count", count);
    ArrayNode list = json.putArray("names");
    names.forEach(list::add);
    return json;
  }
}
