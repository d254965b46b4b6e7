package nonpareil.content.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.effect.Tokens.Whose;
import org.jspecify.annotations.Nullable;

/** How sets of tokens are written: a word, the id of a kind, or both and where they lie. */
public final class TokenSets {

  /** Whose tokens, by their words. */
  public static final Map<String, Whose> WORDS = words();

  /** The keys of the long form that hold fighters. */
  public static final List<String> PLACES = List.of("adjacent-to", "in-zone-of", "under");

  static final List<String> KEYS =
      List.of("whose", "kind", "adjacent-to", "in-zone-of", "under", "in-chosen-zone");

  private TokenSets() {}

  private static Map<String, Whose> words() {
    Map<String, Whose> words = new LinkedHashMap<>();
    for (Whose whose : Whose.values()) {
      words.put(Types.kebab(whose), whose);
    }
    return Collections.unmodifiableMap(words);
  }

  /** Reads a set of tokens. */
  public static Tokens read(YamlNode node, Scope scope) {
    if (!(node instanceof YamlMap map)) {
      return word(node, scope);
    }
    map.only(KEYS);
    if (map.entries().isEmpty()) {
      throw map.refuse("whose tokens, of which kind or where");
    }
    Whose whose = map.find("whose").map(n -> whose(n, scope)).orElse(Whose.YOURS);
    String kind = map.find("kind").map(n -> Types.TOKEN.read(n, scope)).orElse(null);
    if (kind != null && whose != Whose.YOURS) {
      throw map.need("kind")
          .refuse("a kind of tokens that are not yours", "\"kind\" without \"whose\"");
    }
    if (whose == Whose.YOURS) {
      scope.hasTokens(map, "yours");
    }
    boolean chosenZone = map.find("in-chosen-zone").map(YamlNode::flag).orElse(false);
    if (chosenZone) {
      scope.needs(map.need("in-chosen-zone"), "in-chosen-zone", LeftBehind.CHOSEN_ZONE);
    }
    return new Tokens(
        whose,
        kind,
        near(map, "adjacent-to", scope),
        near(map, "in-zone-of", scope),
        near(map, "under", scope),
        chosenZone);
  }

  private static @Nullable Fighters near(YamlMap map, String key, Scope scope) {
    return map.find(key).map(n -> FighterSets.read(n, scope)).orElse(null);
  }

  private static Whose whose(YamlNode node, Scope scope) {
    Whose whose = node.oneOf("whose tokens", WORDS);
    if (whose == Whose.CHOSEN) {
      scope.needs(node, "chosen", LeftBehind.CHOSEN_TOKEN);
    }
    return whose;
  }

  private static Tokens word(YamlNode node, Scope scope) {
    var known = new ArrayList<>(WORDS.keySet());
    known.addAll(scope.hero().tokens());
    String word = node.oneOf("tokens", known);
    if (!WORDS.containsKey(word)) {
      return Tokens.kind(word);
    }
    Whose whose = whose(node, scope);
    if (whose == Whose.YOURS) {
      scope.hasTokens(node, word);
    }
    return Tokens.of(whose);
  }
}
