package nonpareil.content.language;

import java.util.List;
import java.util.Map;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Spaces.Kind;

/** How sets of spaces are written. */
public final class SpaceSets {

  /** The words. */
  public static final Map<String, Kind> WORDS =
      Types.sorted(
          Map.of(
              "any", Kind.ANY,
              "your-tokens", Kind.YOUR_TOKENS,
              "chosen-token", Kind.CHOSEN_TOKEN,
              "adjacent-to-chosen-space", Kind.ADJACENT_TO_CHOSEN_SPACE));

  /** The keys of the forms that speak of a fighter. */
  public static final Map<String, Kind> KEYS =
      Types.sorted(Map.of("zone-of", Kind.ZONE_OF, "adjacent-to", Kind.ADJACENT_TO));

  private SpaceSets() {}

  static Spaces read(YamlNode node, Scope scope) {
    if (node instanceof YamlMap map) {
      map.only(List.copyOf(KEYS.keySet()));
      if (map.entries().size() != 1) {
        throw map.refuse("zone-of or adjacent-to");
      }
      var entry = map.entries().getFirst();
      return new Spaces(entry.key().oneOf("spaces", KEYS), FighterSets.read(entry.value(), scope));
    }
    Kind kind = node.oneOf("spaces", WORDS);
    switch (kind) {
      case YOUR_TOKENS -> scope.hasTokens(node, node.word());
      case CHOSEN_TOKEN -> scope.needs(node, node.word(), LeftBehind.CHOSEN_TOKEN);
      case ADJACENT_TO_CHOSEN_SPACE -> scope.needs(node, node.word(), LeftBehind.CHOSEN_SPACE);
      case ANY, ZONE_OF, ADJACENT_TO -> {}
    }
    return Spaces.of(kind);
  }
}
