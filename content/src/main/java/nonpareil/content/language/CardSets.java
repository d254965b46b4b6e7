package nonpareil.content.language;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Condition.Comparison;
import org.jspecify.annotations.Nullable;

/** How sets of cards are written: what must hold of them, all at once. */
public final class CardSets {

  /** What can be said of them. */
  public static final List<String> KEYS =
      List.of("type", "tag", "banner", "card", "value", "boost", "except");

  /** The types by their words. */
  public static final Map<String, CardSet.Type> TYPES = types();

  /** How a number compares. */
  public static final Map<String, Comparison> COMPARISONS = comparisons();

  static final Type<CardSet> TYPE = Type.named("cards", CardSets::read);

  private static final String THIS_CARD = "this-card";
  private static final String CHOSEN = "chosen";

  private CardSets() {}

  private static Map<String, CardSet.Type> types() {
    Map<String, CardSet.Type> types = new LinkedHashMap<>();
    for (CardSet.Type type : CardSet.Type.values()) {
      types.put(Types.kebab(type), type);
    }
    return types;
  }

  private static Map<String, Comparison> comparisons() {
    Map<String, Comparison> words = new LinkedHashMap<>();
    for (Comparison how : Comparison.values()) {
      words.put(how == Comparison.NOT ? "other-than" : Types.kebab(how), how);
    }
    return words;
  }

  static CardSet read(YamlNode node, Scope scope) {
    YamlMap map = node.map();
    map.only(KEYS);
    if (map.entries().isEmpty()) {
      throw map.refuse("what holds of the cards, such as {type: attack}");
    }
    boolean chosen = map.find("card").map(n -> isChosen(n, scope)).orElse(false);
    return new CardSet(
        map.find("type").map(n -> type(n, scope)).orElse(null),
        map.find("tag").map(n -> Types.TAG.read(n, scope)).orElse(null),
        map.find("banner").map(n -> Types.BANNER.read(n, scope)).orElse(null),
        chosen ? null : map.find("card").map(n -> Types.CARD.read(n, scope)).orElse(null),
        limit(map, "value", scope),
        limit(map, "boost", scope),
        map.find("except")
            .map(n -> n.oneOf("a card", List.of(THIS_CARD)).equals(THIS_CARD))
            .orElse(false),
        chosen);
  }

  /** Whether copies of the card chosen before are meant. */
  private static boolean isChosen(YamlNode node, Scope scope) {
    boolean chosen = node instanceof YamlScalar word && word.written().equals(CHOSEN);
    if (chosen) {
      scope.needs(node, CHOSEN, LeftBehind.CHOSEN_CARD);
    }
    return chosen;
  }

  private static CardSet.Type type(YamlNode node, Scope scope) {
    CardSet.Type type = node.oneOf("a type of card", TYPES);
    if (type == CardSet.Type.NAMED) {
      scope.needs(node, "named", LeftBehind.NAMED_TYPE);
    }
    return type;
  }

  private static CardSet.@Nullable Limit limit(YamlMap map, String key, Scope scope) {
    YamlNode node = map.find(key).orElse(null);
    if (node == null) {
      return null;
    }
    YamlMap limit = node.map();
    limit.only(List.copyOf(COMPARISONS.keySet()));
    if (limit.entries().size() != 1) {
      throw limit.refuse("one comparison, such as {at-least: 3}");
    }
    var entry = limit.entries().getFirst();
    return new CardSet.Limit(
        entry.key().oneOf("a comparison", COMPARISONS),
        Amounts.read(entry.value(), scope, 0, Amounts.MOST));
  }
}
