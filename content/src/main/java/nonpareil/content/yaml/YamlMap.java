package nonpareil.content.yaml;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Values by key, in the order of the file; no key occurs twice. */
public record YamlMap(List<Entry> entries, Mark mark) implements YamlNode {

  /**
   * A key with its value.
   *
   * @param shown the key as its author wrote it, for messages
   */
  public record Entry(YamlScalar key, YamlNode value, String shown) {

    public Entry(YamlScalar key, YamlNode value) {
      this(key, value, key.shown());
    }

    /** The key as it is written; {@code 1} and {@code "1"} are the same. */
    public String name() {
      return key.written();
    }

    /** The finding that it may not stand here. */
    public Problem stray(String expected) {
      return Problem.unknownKey(key.mark(), shown, expected);
    }
  }

  public YamlMap {
    entries = List.copyOf(entries);
  }

  @Override
  public String shown() {
    return entries.isEmpty() ? "an empty mapping" : "a mapping";
  }

  @Override
  public YamlMap map() {
    return this;
  }

  public List<String> keys() {
    return entries.stream().map(Entry::name).toList();
  }

  public boolean has(String key) {
    return find(key).isPresent();
  }

  /** The value of a key that may be missing. */
  public Optional<YamlNode> find(String key) {
    for (Entry entry : entries) {
      if (entry.name().equals(key)) {
        return Optional.of(entry.value);
      }
    }
    return Optional.empty();
  }

  /** The value of a key that must be there. */
  public YamlNode need(String key) {
    return find(key).orElseThrow(() -> new ContentException(missing(key)));
  }

  /** A key that is not there; if one is there that may be meant for it, that is the slip. */
  Problem missing(String key) {
    boolean misspelt =
        entries.stream().anyMatch(e -> NearMiss.slip(e.name(), List.of(key)).isPresent());
    return new Problem(mark, "no \"" + key + "\" here", "the key \"" + key + "\"", misspelt);
  }

  /** Refuses every key that is not one of these, all at once. */
  public YamlMap only(String... known) {
    return only(List.of(known));
  }

  /** Refuses every key that is not one of these, all at once. */
  public YamlMap only(Collection<String> known) {
    var problems = new ArrayList<Problem>();
    for (Entry entry : entries) {
      if (!known.contains(entry.name())) {
        problems.add(entry.stray(Expected.meant("a key of this place", known, entry.name())));
      }
    }
    if (!problems.isEmpty()) {
      throw new ContentException(problems);
    }
    return this;
  }

  /** A copy in which a key has this value; a new key comes last. */
  public YamlMap with(String key, YamlNode value) {
    var result = new ArrayList<Entry>();
    boolean replaced = false;
    for (Entry entry : entries) {
      boolean same = entry.name().equals(key);
      replaced |= same;
      result.add(same ? new Entry(entry.key, value) : entry);
    }
    if (!replaced) {
      result.add(new Entry(new YamlScalar(key, false, value.mark()), value));
    }
    return new YamlMap(result, mark);
  }

  /** A copy without a key. */
  public YamlMap without(String key) {
    return new YamlMap(entries.stream().filter(e -> !e.name().equals(key)).toList(), mark);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // equal values in other places stay
  public YamlNode replace(YamlNode old, YamlNode replacement) {
    return this == old
        ? replacement
        : new YamlMap(
            entries.stream().map(e -> new Entry(e.key, e.value.replace(old, replacement))).toList(),
            mark);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // equal values in other places stay
  public YamlNode remove(YamlNode old) {
    return new YamlMap(
        entries.stream()
            .filter(e -> e.value != old)
            .map(e -> new Entry(e.key, e.value.remove(old)))
            .toList(),
        mark);
  }
}
