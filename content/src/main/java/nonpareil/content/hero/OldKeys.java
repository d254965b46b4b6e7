package nonpareil.content.hero;

import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;

/**
 * Keys that have another name now. YAML 1.1 reads a bare "on" as a boolean, so that editors and
 * other programs see another file than we do.
 */
final class OldKeys {

  private static final String OLD = "on";
  private static final String NEW = "at";

  private OldKeys() {}

  /** The same tree with the keys of today. */
  static YamlNode renewed(YamlNode node) {
    return switch (node) {
      case YamlScalar scalar -> scalar;
      case YamlList list ->
          new YamlList(list.items().stream().map(OldKeys::renewed).toList(), list.mark());
      case YamlMap map ->
          new YamlMap(
              map.entries().stream().map(entry -> renewed(entry, map)).toList(), map.mark());
    };
  }

  private static YamlMap.Entry renewed(YamlMap.Entry entry, YamlMap map) {
    YamlScalar key = entry.key();
    boolean old = key.written().equals(OLD) && !map.has(NEW);
    return new YamlMap.Entry(
        old ? new YamlScalar(NEW, key.quoted(), key.mark()) : key,
        renewed(entry.value()),
        entry.shown());
  }
}
