package nonpareil.cli.soak;

import java.util.Map;
import java.util.TreeMap;

/** What was played and how often. */
public final class Tally {

  private final Map<String, Long> sizes = new TreeMap<>();
  private final Map<String, Long> effects = new TreeMap<>();
  private long games;
  private long decisions;

  void game(int made) {
    games++;
    decisions += made;
  }

  void count(String what, String which) {
    sizes.merge(what + " " + which, 1L, Long::sum);
  }

  void effect(String name, long times) {
    effects.merge(name, times, Long::sum);
  }

  void add(Tally other) {
    games += other.games;
    decisions += other.decisions;
    other.sizes.forEach((k, v) -> sizes.merge(k, v, Long::sum));
    other.effects.forEach((k, v) -> effects.merge(k, v, Long::sum));
  }

  public long games() {
    return games;
  }

  public long decisions() {
    return decisions;
  }

  /** Games by hero, board, mode and edition. */
  public Map<String, Long> sizes() {
    return sizes;
  }

  /** How often each word of each card and ability was carried out. */
  public Map<String, Long> effects() {
    return effects;
  }
}
