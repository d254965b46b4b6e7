package nonpareil.content.hero;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nonpareil.content.language.Conditions;
import nonpareil.content.language.Effects;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.language.LeftBehind;
import nonpareil.content.language.Scope;
import nonpareil.content.language.TriggerReader;
import nonpareil.content.language.Window;
import nonpareil.content.yaml.Problem;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Card.Timing;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Reads one card. */
final class CardReader {

  private static final int MOST_VALUE = 20;
  private static final int MOST_BOOST = 9;
  private static final int MOST_REACH = 20;

  /** The timings by the words of their windows, in the order of play. */
  static final Map<String, Timing> TIMINGS = timings();

  static final List<String> FLAGS = List.of("uncancellable", "declares-number", "hides-hand");

  static final String IN_PLAY = "while-in-play";
  static final List<String> IN_PLAY_KEYS = List.of("rules", "triggers");

  static final List<String> USES = List.of("reach", "as-attack", "as-defense", "only-if");

  /** How far an attack reaches, apart from a number of spaces. */
  static final List<String> REACHES = List.of("zone", "anywhere");

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
    keys.addAll(USES);
    keys.addAll(TIMINGS.keySet());
    keys.add(IN_PLAY);
    return List.copyOf(keys);
  }

  /** Reads a card, or reports everything that is wrong with it. */
  static Card read(String id, YamlMap map, HeroFacts facts) {
    var problems = new Problems();
    problems.checkKeys(map, KEYS);
    var type = problems.attempt(() -> map.need("type").oneOf("a card type", types()));
    boolean declares = problems.attempt(() -> flag(map, "declares-number")).orElse(false);
    var value = type.flatMap(t -> problems.attempt(() -> value(map, t)));
    var boost = problems.attempt(() -> boost(map.need("boost")));
    var copies = problems.attempt(() -> map.need("copies").number(1, Hero.DECK_SIZE));
    var banner =
        problems.attempt(
            () -> map.need("banner").oneOf("any, a fighter or a trait", facts.banners()));
    var tags = problems.attempt(() -> tags(map, facts));
    var uncancellable = problems.attempt(() -> flag(map, "uncancellable"));
    var hides = problems.attempt(() -> flag(map, "hides-hand"));
    var uses = type.flatMap(t -> problems.attempt(() -> Optional.ofNullable(uses(map, t, facts))));
    // Of a card of no known type nobody can say which moments it may have.
    var effects =
        type.flatMap(
            t ->
                problems.attempt(
                    () -> effects(map, t, uses.flatMap(u -> u).orElse(null), declares, facts)));
    if (declares && type.isPresent() && !type.get().defends()) {
      problems.add(map.need("declares-number"), "it on a card that cannot defend", "a defense");
    }
    var inPlay =
        type.flatMap(t -> problems.attempt(() -> map.find(IN_PLAY).map(n -> inPlay(n, t, facts))));
    problems.throwIfAny();
    return new Card(
        id,
        type.orElseThrow(),
        value.orElseThrow(),
        boost.orElseThrow(),
        copies.orElseThrow(),
        banner.orElseThrow(),
        tags.orElseThrow(),
        uncancellable.orElseThrow(),
        declares,
        hides.orElseThrow(),
        effects.orElseThrow(),
        uses.orElseThrow().orElse(null),
        inPlay.orElseThrow().orElse(null));
  }

  /** What holds and happens while a scheme lies before its player. */
  private static Card.InPlay inPlay(YamlNode node, CardType type, HeroFacts facts) {
    if (type != CardType.SCHEME) {
      throw node.refuse("it on a card that is no scheme", "a scheme");
    }
    YamlMap map = node.map().only(IN_PLAY_KEYS);
    if (map.entries().isEmpty()) {
      throw map.refuse("\"rules\" or \"triggers\"");
    }
    var problems = new Problems();
    var rules = problems.each(items(map, "rules"), n -> TriggerReader.standing(n.map(), facts));
    var triggers =
        problems.each(items(map, "triggers"), n -> TriggerReader.read(n.map(), facts, true));
    problems.throwIfAny();
    return new Card.InPlay(rules, triggers);
  }

  private static List<YamlNode> items(YamlMap map, String key) {
    return map.find(key).map(n -> n.list().items()).orElse(List.of());
  }

  private static Card.@Nullable Uses uses(YamlMap map, CardType type, HeroFacts facts) {
    if (USES.stream().noneMatch(map::has)) {
      return null;
    }
    int attack = as(map, "as-attack", type.attacks());
    int defense = as(map, "as-defense", type.defends());
    boolean zone = false;
    int reach = Card.NONE;
    if (map.has("reach")) {
      YamlNode node = map.need("reach");
      if (!type.attacks() && attack < 0) {
        throw node.refuse("it on a card that cannot attack", "an attack");
      }
      if (node instanceof YamlScalar word && !word.isNumber()) {
        zone = node.oneOf("a number of spaces, or a word", REACHES).equals("zone");
        reach = zone ? Card.NONE : Card.ANYWHERE;
      } else {
        reach = node.number(1, MOST_REACH);
      }
    }
    Window window = type == CardType.SCHEME ? Window.ONLY_IF_SCHEME : Window.ONLY_IF;
    Condition condition =
        map.find("only-if").map(n -> Conditions.read(n, Scope.at(window, facts))).orElse(null);
    return new Card.Uses(reach, zone, attack, defense, condition);
  }

  private static int as(YamlMap map, String key, boolean already) {
    if (!map.has(key)) {
      return Card.NONE;
    }
    if (already) {
      throw map.need(key).refuse("it on a card that is one already", "another type of card");
    }
    return map.need(key).number(0, MOST_VALUE);
  }

  private static boolean fights(Card.@Nullable Uses uses) {
    return uses != null && (uses.attack() >= 0 || uses.defense() >= 0);
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
      YamlMap map, CardType type, Card.@Nullable Uses uses, boolean declares, HeroFacts facts) {
    var effects = new EnumMap<Timing, Effect>(Timing.class);
    var problems = new Problems();
    for (var entry : map.entries()) {
      Timing timing = TIMINGS.get(entry.name());
      if (timing == null) {
        continue;
      }
      boolean fights = type != CardType.SCHEME || fights(uses);
      boolean wrong =
          type == CardType.SCHEME ? !fights && COMBAT.contains(timing) : timing == Timing.SCHEME;
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
    if (type == CardType.SCHEME && !effects.containsKey(Timing.SCHEME) && !map.has(IN_PLAY)) {
      throw map.refuse("a scheme without effects", "the key \"scheme\"");
    }
    new CombatCheck(map, type, effects).run();
    return Collections.unmodifiableMap(effects);
  }
}
