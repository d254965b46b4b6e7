package nonpareil.content.hero;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import nonpareil.content.language.Effects;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.language.LeftBehind;
import nonpareil.content.language.Scope;
import nonpareil.content.language.Window;
import nonpareil.content.yaml.Problem;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Card.Timing;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;

/** Reads one card. */
final class CardReader {

  private static final int MOST_VALUE = 20;
  private static final int MOST_BOOST = 9;

  /** The timings by the words of their windows, in the order of play. */
  static final Map<String, Timing> TIMINGS = timings();

  static final List<String> FLAGS = List.of("uncancellable", "declares-number", "hides-hand");

  static final List<String> KEYS = keys();

  private static final Set<Timing> COMBAT =
      EnumSet.of(Timing.IMMEDIATELY, Timing.DURING_COMBAT, Timing.AFTER_COMBAT);

  private CardReader() {}

  private static Map<String, Timing> timings() {
    Map<String, Timing> words = new LinkedHashMap<>();
    for (Timing timing : Timing.values()) {
      words.put(Window.valueOf(timing.name()).word(), timing);
    }
    return Collections.unmodifiableMap(words);
  }

  private static List<String> keys() {
    var keys =
        new ArrayList<>(
            List.of("id", "name", "type", "value", "boost", "copies", "banner", "tags"));
    keys.addAll(FLAGS);
    keys.addAll(TIMINGS.keySet());
    return List.copyOf(keys);
  }

  static Card read(String id, YamlMap map, HeroFacts facts) {
    map.only(KEYS);
    CardType type = map.need("type").oneOf("a card type", types());
    boolean declares = flag(map, "declares-number");
    Map<Timing, Effect> effects = effects(map, type, declares, facts);
    if (declares && !type.defends()) {
      throw map.need("declares-number").refuse("it on a card that cannot defend", "a defense");
    }
    return new Card(
        id,
        type,
        value(map, type),
        boost(map.need("boost")),
        map.need("copies").number(1, Hero.DECK_SIZE),
        map.need("banner").oneOf("any, a fighter or a trait", facts.banners()),
        tags(map, facts),
        flag(map, "uncancellable"),
        declares,
        flag(map, "hides-hand"),
        effects);
  }

  static Map<String, CardType> types() {
    Map<String, CardType> types = new LinkedHashMap<>();
    for (CardType type : CardType.values()) {
      types.put(type.name().toLowerCase(Locale.ROOT), type);
    }
    return types;
  }

  private static int value(YamlMap map, CardType type) {
    if (type != CardType.SCHEME) {
      return map.need("value").number(0, MOST_VALUE);
    }
    map.find("value")
        .ifPresent(
            n -> {
              throw n.refuse("a value on a scheme", "a scheme without one");
            });
    return Card.NONE;
  }

  private static int boost(YamlNode node) {
    if (node instanceof YamlScalar word && word.written().equals("none")) {
      return Card.NONE;
    }
    if (node instanceof YamlScalar word && !word.isNumber()) {
      throw node.refuse("a number or \"none\"");
    }
    return node.number(0, MOST_BOOST);
  }

  private static boolean flag(YamlMap map, String key) {
    return map.find(key).map(YamlNode::flag).orElse(false);
  }

  private static List<String> tags(YamlMap map, HeroFacts facts) {
    return map.find("tags").map(n -> n.list().items()).orElse(List.of()).stream()
        .map(n -> n.oneOf("a tag of this hero", facts.tags()))
        .toList();
  }

  private static Map<Timing, Effect> effects(
      YamlMap map, CardType type, boolean declares, HeroFacts facts) {
    var effects = new EnumMap<Timing, Effect>(Timing.class);
    var problems = new Problems();
    for (var entry : map.entries()) {
      Timing timing = TIMINGS.get(entry.name());
      if (timing == null) {
        continue;
      }
      boolean wrong = type == CardType.SCHEME ? COMBAT.contains(timing) : timing == Timing.SCHEME;
      if (wrong) {
        problems.add(
            new Problem(
                entry.key().mark(),
                "\""
                    + entry.name()
                    + "\" on a card of type "
                    + type.name().toLowerCase(Locale.ROOT),
                type == CardType.SCHEME ? "\"scheme\"" : "a moment of the combat"));
        continue;
      }
      Scope scope = Scope.at(Window.valueOf(timing.name()), facts);
      if (declares && COMBAT.contains(timing)) {
        scope.add(EnumSet.of(LeftBehind.NAMED_NUMBER));
      }
      problems
          .attempt(() -> Effects.read(entry.value(), scope))
          .ifPresent(effect -> effects.put(timing, effect));
    }
    problems.throwIfAny();
    if (type == CardType.SCHEME && !effects.containsKey(Timing.SCHEME)) {
      throw map.refuse("a scheme without effects", "the key \"scheme\"");
    }
    new CombatCheck(map, type, effects).run();
    return Collections.unmodifiableMap(effects);
  }
}
