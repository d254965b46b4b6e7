package nonpareil.content.language;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Rule;
import org.jspecify.annotations.Nullable;

/** How sets of cards are written: what must hold of them, all at once. */
public final class CardSets {

  /** What can be said of them. */
  public static final List<String> KEYS =
      List.of("type", "tag", "banner", "card", "value", "boost", "except", "either");

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
    YamlNode types = map.find("type").filter(YamlList.class::isInstance).orElse(null);
    YamlNode either = map.find("either").orElse(null);
    if (types != null && either != null) {
      throw either.refuse("\"either\" beside several types", "one of the two");
    }
    YamlNode except = map.find("except").orElse(null);
    if (except instanceof YamlScalar && !chosen && map.has("card")) {
      // copies of it are excepted too, so that nothing could ever be found
      throw except.refuse("\"except: this-card\" beside \"card\"", "one of the two");
    }
    CardSet others = except instanceof YamlMap set ? part(set, scope) : null;
    return new CardSet(
        types != null ? null : map.find("type").map(n -> type(n, scope)).orElse(null),
        map.find("tag").map(n -> Types.TAG.read(n, scope)).orElse(null),
        map.find("banner").map(n -> Types.BANNER.read(n, scope)).orElse(null),
        chosen ? null : map.find("card").map(n -> Types.CARD.read(n, scope)).orElse(null),
        limit(map, "value", scope),
        limit(map, "boost", scope),
        except != null
            && others == null
            && except.oneOf("a card", List.of(THIS_CARD)).equals(THIS_CARD),
        chosen,
        types != null
            ? each(types, "types", n -> CardSet.of(type(n, scope)))
            : either != null ? each(either, "sets", n -> part(n, scope)) : List.of(),
        others);
  }

  /** Whether copies of the card chosen before are meant. */
  private static boolean isChosen(YamlNode node, Scope scope) {
    boolean chosen = node instanceof YamlScalar word && word.written().equals(CHOSEN);
    if (chosen) {
      scope.needs(node, CHOSEN, LeftBehind.CHOSEN_CARD);
    }
    return chosen;
  }

  private static List<CardSet> each(YamlNode node, String what, Function<YamlNode, CardSet> part) {
    YamlList list = node.list();
    if (list.items().size() < 2) {
      throw list.refuse("at least two " + what + " of cards");
    }
    List<CardSet> parts = list.items().stream().map(part).toList();
    parts.stream()
        .filter(set -> set.type() == CardSet.Type.NAMED)
        .findFirst()
        .ifPresent(
            set -> {
              throw list.refuse("\"named\" among several", "types by their names");
            });
    if (parts.stream().distinct().count() < parts.size()) {
      throw list.refuse("the same twice", "different " + what + " of cards");
    }
    return parts;
  }

  /** Cards of these types. */
  static CardSet ofTypes(List<Rule.Type> types) {
    List<CardSet> each =
        types.stream().map(t -> CardSet.of(CardSet.Type.valueOf(t.name()))).toList();
    return each.size() == 1
        ? each.getFirst()
        : new CardSet(null, null, null, null, null, null, false, false, each, null);
  }

  /** Whether all that holds of its cards is printed on them. */
  static boolean isPrinted(CardSet set) {
    return set.type() != CardSet.Type.NAMED
        && !set.chosen()
        && !set.exceptThis()
        && isFixed(set.value())
        && isFixed(set.boost());
  }

  /** A set within a set: what holds of its cards is printed on them. */
  private static CardSet part(YamlNode node, Scope scope) {
    CardSet set = read(node, scope);
    boolean printed = isPrinted(set) && set.either().isEmpty() && set.except() == null;
    if (!printed) {
      throw node.refuse("more than what is printed on a card", "a plain set within a set");
    }
    return set;
  }

  private static boolean isFixed(CardSet.@Nullable Limit limit) {
    return limit == null || limit.than() instanceof Amount.Fixed;
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
