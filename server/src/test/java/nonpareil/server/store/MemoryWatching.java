package nonpareil.server.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Who may watch, in memory. */
final class MemoryWatching implements WatchStore {

  private final Map<String, Map<String, String>> links = new HashMap<>();
  private final Map<String, Set<String>> watchers = new HashMap<>();

  @Override
  public synchronized void link(String game, String person, String hash) {
    links.computeIfAbsent(game, _ -> new HashMap<>()).put(person, hash);
  }

  @Override
  public synchronized boolean admit(String game, String hash, String person, int most) {
    Set<String> admitted = watchers.computeIfAbsent(game, _ -> new TreeSet<>());
    boolean linked = links.getOrDefault(game, Map.of()).containsValue(hash);
    return linked && (admitted.contains(person) || admitted.size() < most && admitted.add(person));
  }

  @Override
  public synchronized boolean isAdmitted(String game, String person) {
    return watchers.getOrDefault(game, Set.of()).contains(person);
  }

  @Override
  public synchronized void inherit(String game, String next) {
    links.put(next, new HashMap<>(links.getOrDefault(game, Map.of())));
    watchers.put(next, new TreeSet<>(watchers.getOrDefault(game, Set.of())));
  }

  @Override
  public synchronized List<String> watchedBy(String person) {
    return watchers.keySet().stream().filter(game -> isAdmitted(game, person)).sorted().toList();
  }

  synchronized void forget(String person) {
    links.values().forEach(links -> links.remove(person));
    watchers.values().forEach(people -> people.remove(person));
  }
}
