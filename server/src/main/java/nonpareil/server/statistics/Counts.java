package nonpareil.server.statistics;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import nonpareil.server.wire.Json;

/** Counts by their keys. */
final class Counts {

  private final Map<String, Count> counts = new TreeMap<>();

  Count of(String key) {
    return counts.computeIfAbsent(key, _ -> new Count());
  }

  void put(String key, Count count) {
    counts.put(key, count);
  }

  ArrayNode json() {
    return json((_, _) -> true);
  }

  /** Those that may be told, what was played most first. */
  ArrayNode json(BiPredicate<String, Count> told) {
    ArrayNode list = Json.array();
    counts.entrySet().stream()
        .filter(e -> told.test(e.getKey(), e.getValue()))
        .sorted(Comparator.comparing(e -> -e.getValue().games())) // else as they are, by key
        .forEach(e -> list.add(e.getValue().json().put("key", e.getKey())));
    return list;
  }
}
