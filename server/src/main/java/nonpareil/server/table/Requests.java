package nonpareil.server.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The requests that were accepted, so that one that comes again gets the same answer. */
final class Requests {

  private static final int MOST_WITHOUT_RECORD = 100;

  private final Map<String, Integer> stored = new HashMap<>();
  private final Map<String, Integer> passing =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
          return size() > MOST_WITHOUT_RECORD;
        }
      };

  /** Ids are a person's own. */
  static String key(Person person, String id) {
    return person.id() + " " + id;
  }

  void add(Entry entry) {
    String request = entry.request();
    if (request != null) {
      stored.put(request, entry.number());
    }
  }

  /** One that led to no record. */
  void add(String request, int number) {
    passing.put(request, number);
  }

  /** The number it was answered with, if it was accepted before. */
  @Nullable Integer find(String request) {
    Integer number = stored.get(request);
    return number != null ? number : passing.get(request);
  }
}
