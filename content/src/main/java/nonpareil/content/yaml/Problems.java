package nonpareil.content.yaml;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** Gathers what is wrong in the parts of a file, so that one run reports it all. */
public final class Problems {

  private final List<Problem> all = new ArrayList<>();

  /** What is not told because another slip explains it. */
  private final Set<Problem> explained = new HashSet<>();

  public void add(Problem problem) {
    all.add(explained.contains(problem) ? problem.following() : problem);
  }

  /** Refuses every key that is not one of these; one that is missing may have been meant by it. */
  public void checkKeys(YamlMap map, Collection<String> known) {
    for (YamlMap.Entry entry : map.entries()) {
      Optional<String> meant = NearMiss.of(entry.name(), known);
      if (!known.contains(entry.name())) {
        known.stream()
            .filter(key -> !map.has(key) && meant.map(key::equals).orElse(true))
            .forEach(key -> explained.add(map.missing(key)));
      }
    }
    check(() -> map.only(known));
  }

  public void add(YamlNode at, String found, String expected) {
    all.add(new Problem(at.mark(), found, expected));
  }

  /** Reads one part; if it is refused, the reason is kept and the reading goes on. */
  public <T> Optional<T> attempt(Supplier<T> part) {
    try {
      return Optional.of(part.get());
    } catch (ContentException e) {
      e.problems().forEach(this::add);
      return Optional.empty();
    }
  }

  /** Checks one part; if it is refused, the reason is kept and the reading goes on. */
  public void check(Runnable part) {
    try {
      part.run();
    } catch (ContentException e) {
      e.problems().forEach(this::add);
    }
  }

  /** Reads every item of a list; refused items are left out of the result. */
  public <T> List<T> each(List<? extends YamlNode> items, Function<YamlNode, T> read) {
    var result = new ArrayList<T>();
    for (YamlNode item : items) {
      attempt(() -> read.apply(item)).ifPresent(result::add);
    }
    return List.copyOf(result);
  }

  /** Whether a key that may not stand where it does was found so far. */
  public boolean anyUnknownKey(String key) {
    return all.stream().anyMatch(p -> p.isUnknownKey(key));
  }

  public boolean any() {
    return !all.isEmpty();
  }

  /** Ends the reading if anything was wrong. */
  public void throwIfAny() {
    if (any()) {
      boolean slips = all.stream().anyMatch(p -> !p.follows());
      throw new ContentException(all.stream().filter(p -> !slips || !p.follows()).toList());
    }
  }
}
