package nonpareil.content.scenario.mutation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;

/** Gathers the mutants of one hero file, and the edits they are made of. */
final class Changes {

  private final String hero;
  private final YamlFile file;
  private final List<Mutant> mutants = new ArrayList<>();

  Changes(String hero, YamlFile file) {
    this.hero = hero;
    this.file = file;
  }

  List<Mutant> mutants() {
    return mutants;
  }

  private void add(String place, String change, Supplier<YamlNode> root) {
    mutants.add(new Mutant(hero, place, change, () -> file.withRoot(root.get())));
  }

  /** Takes an item out of a list, or a key out of a mapping. */
  void removed(String place, YamlNode node) {
    add(place, "removed", () -> file.root().remove(node));
  }

  void replaced(String place, String change, YamlNode old, YamlNode replacement) {
    add(place, change, () -> file.root().replace(old, replacement));
  }

  /** Two edits at once. */
  void replaced(
      String place, String change, YamlNode old, YamlNode fresh, YamlNode old2, YamlNode fresh2) {
    add(place, change, () -> file.root().replace(old, fresh).replace(old2, fresh2));
  }

  void word(String place, YamlNode old, String replacement) {
    replaced(place, old.shown() + " to " + replacement, old, scalar(replacement, old));
  }

  /** One more and one less. */
  void number(String place, YamlNode old) {
    int number = old.number(0, 99);
    replaced(place, number + " to " + (number + 1), old, scalar(number + 1, old));
    if (number > 0) {
      replaced(place, number + " to " + (number - 1), old, scalar(number - 1, old));
    }
  }

  void flipped(String place, YamlNode old) {
    word(place, old, String.valueOf(!old.flag()));
  }

  /** A mapping in which one key has another name. */
  void renamed(String place, YamlMap map, YamlMap.Entry entry, String key) {
    YamlScalar fresh = new YamlScalar(key, false, entry.key().mark());
    List<YamlMap.Entry> entries =
        map.entries().stream()
            .map(e -> e.equals(entry) ? new YamlMap.Entry(fresh, e.value()) : e)
            .toList();
    replaced(place, entry.name() + " to " + key, map, new YamlMap(entries, map.mark()));
  }

  void with(String place, YamlMap map, String key, String value) {
    if (!map.has(key)) {
      replaced(place, "with " + key + ": " + value, map, map.with(key, scalar(value, map)));
    }
  }

  /** An item of a list changes places with the one before it. */
  void earlier(String place, YamlList list, int index) {
    List<YamlNode> items = new ArrayList<>(list.items());
    Collections.swap(items, index, index - 1);
    replaced(place, "earlier", list, new YamlList(items, list.mark()));
  }

  /** An item of a list gives way to other items, or a lone node to another one. */
  void spliced(String place, String change, YamlNode around, YamlNode item, YamlNode content) {
    if (around instanceof YamlList list && content instanceof YamlList several) {
      List<YamlNode> items =
          list.items().stream()
              .flatMap(i -> isSame(i, item) ? several.items().stream() : Stream.of(i))
              .toList();
      replaced(place, change, list, new YamlList(items, list.mark()));
    } else {
      replaced(place, change, item, content);
    }
  }

  @SuppressWarnings("ReferenceEquality") // equal items in other places stay
  private static boolean isSame(YamlNode one, YamlNode other) {
    return one == other;
  }

  static YamlScalar scalar(Object value, YamlNode at) {
    return new YamlScalar(String.valueOf(value), false, at.mark());
  }

  static YamlMap map(String key, YamlNode value) {
    YamlScalar name = new YamlScalar(key, false, value.mark());
    return new YamlMap(List.of(new YamlMap.Entry(name, value)), value.mark());
  }
}
