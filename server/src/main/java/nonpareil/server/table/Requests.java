package nonpareil.server.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import nonpareil.server.log.Entry;
import nonpareil.server.request.Request;

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

  /** One that was accepted before gets the same answer and does nothing; whether it was. */
  boolean wasAccepted(Request request) {
    Integer number = stored.get(request.key());
    number = number != null ? number : passing.get(request.key());
    if (number != null) {
      request.ack(number);
    }
    return number != null;
  }
}
