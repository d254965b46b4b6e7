package nonpareil.content.hero;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.Ids;
import nonpareil.content.language.FighterSets;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** What a hero brings to the table besides cards: fighters, traits, tokens, and words for tags. */
record Pieces(
    List<FighterKind> fighters,
    @Nullable String startTrait,
    Hero.@Nullable Tokens tokens,
    HeroNouns nouns) {

  static final List<String> FIGHTER_KEYS =
      List.of("id", "name", "count", "health", "max-health", "attack", "large");
  static final List<String> TRAIT_KEYS = List.of("name", "of", "start");
  static final List<String> TOKEN_KEYS = List.of("id", "name", "count", "link", "stack");

  private static final int MOST_PIECES = 8;
  private static final int MOST_HEALTH = 99;

  static Pieces read(YamlMap hero, Problems problems) {
    Map<String, Nouns> names = new LinkedHashMap<>();
    YamlList list = hero.need("fighters").list();
    var fighters = problems.each(list.items(), node -> fighter(node.map(), names));
    if (fighters.size() == list.items().size()) {
      problems.check(() -> together(list, fighters));
    }
    var traits = hero.find("traits").map(YamlNode::map);
    Map<String, Nouns> traitNames =
        traits.map(t -> names(t.only(TRAIT_KEYS).need("of"), names.keySet())).orElse(Map.of());
    var tokens = hero.find("tokens").map(YamlNode::map);
    return new Pieces(
        fighters,
        traits
            .flatMap(t -> t.find("start"))
            .map(n -> n.oneOf("a trait", traitNames.keySet()))
            .orElse(null),
        tokens.map(t -> tokens(t, fighters)).orElse(null),
        new HeroNouns(
            Collections.unmodifiableMap(names),
            traits.flatMap(t -> t.find("name")).map(Nouns::read).orElse(null),
            traitNames,
            tokens.map(t -> Nouns.read(t.need("name"))).orElse(null),
            hero.find("tags").map(n -> names(n, List.of())).orElse(Map.of())));
  }

  private static FighterKind fighter(YamlMap map, Map<String, Nouns> names) {
    map.only(FIGHTER_KEYS);
    YamlNode idNode = map.need("id");
    String id = freeId(idNode);
    if (names.putIfAbsent(id, Nouns.read(map.need("name"))) != null) {
      throw idNode.refuse("the fighter \"" + id + "\" again", "each fighter once");
    }
    boolean hero = names.size() == 1;
    int health = map.need("health").number(1, MOST_HEALTH);
    return new FighterKind(
        id,
        hero,
        map.find("count").map(n -> n.number(1, hero ? 1 : MOST_PIECES)).orElse(1),
        health,
        map.find("max-health").map(n -> n.number(health, MOST_HEALTH)).orElse(health),
        map.need("attack").oneOf("an attack", List.of("melee", "ranged")).equals("ranged"),
        map.find("large").map(YamlNode::flag).orElse(false));
  }

  /** The words of the language would hide a fighter or trait of the same name. */
  private static String freeId(YamlNode node) {
    String id = Ids.read(node);
    if (FighterSets.GROUPS.containsKey(id) || id.equals(Card.ANY)) {
      throw node.refuse(node.shown() + ", a word of the effect language", "another id");
    }
    return id;
  }

  private static void together(YamlList list, List<FighterKind> fighters) {
    if (fighters.isEmpty()) {
      throw list.refuse("the hero first, then its sidekicks");
    }
    int count = fighters.stream().mapToInt(FighterKind::count).sum();
    if (count > MOST_PIECES) {
      throw list.refuse(count + " fighters", "at most " + MOST_PIECES);
    }
    var called = new HashSet<String>();
    for (FighterKind kind : fighters) {
      for (int i = 1; i <= kind.count(); i++) {
        // Several of a kind are numbered, so another kind must not be called "harpy-1".
        String name = kind.count() == 1 ? kind.id() : kind.id() + "-" + i;
        if (!called.add(name)) {
          throw list.refuse("two fighters called \"" + name + "\"", "other ids");
        }
      }
    }
  }

  private static Map<String, Nouns> names(YamlNode node, Collection<String> taken) {
    YamlMap map = node.map();
    if (map.entries().isEmpty()) {
      throw map.refuse("at least one id with its name");
    }
    Map<String, Nouns> names = new LinkedHashMap<>();
    for (var entry : map.entries()) {
      String id = freeId(entry.key());
      if (taken.contains(id)) {
        throw entry.key().refuse("\"" + id + "\", the id of a fighter", "another id");
      }
      names.put(id, Nouns.read(entry.value()));
    }
    return Collections.unmodifiableMap(names);
  }

  private static Hero.Tokens tokens(YamlMap map, List<FighterKind> fighters) {
    map.only(TOKEN_KEYS);
    YamlNode idNode = map.need("id");
    String id = Ids.read(idNode);
    if (fighters.stream().anyMatch(f -> f.id().equals(id) || f.id().startsWith(id + "-"))) {
      throw idNode.refuse(idNode.shown() + ", which names a fighter too", "another id");
    }
    return new Hero.Tokens(
        id,
        map.need("count").number(1, MOST_PIECES),
        map.find("link").map(YamlNode::flag).orElse(false),
        map.find("stack").map(YamlNode::flag).orElse(false));
  }

  List<String> traits() {
    return List.copyOf(nouns.traits().keySet());
  }

  /** The names effects may use. */
  HeroFacts facts(YamlList cards) {
    // By name, so that a fighter with another slip is not reported as unknown as well.
    List<String> kinds = List.copyOf(nouns.fighters().keySet());
    List<String> several =
        fighters.stream().filter(f -> f.count() > 1).map(FighterKind::id).toList();
    var banners = new ArrayList<String>();
    banners.add(Card.ANY);
    banners.addAll(kinds);
    banners.addAll(traits());
    var cardIds = new ArrayList<String>();
    for (YamlNode card : cards.items()) {
      if (card instanceof YamlMap map
          && map.find("id").orElse(null) instanceof YamlScalar id
          && !id.isNull()) {
        cardIds.add(id.written());
      }
    }
    return new HeroFacts(
        kinds,
        kinds.stream().filter(k -> !several.contains(k)).toList(),
        kinds.stream().skip(1).toList(),
        traits(),
        tokens != null,
        List.copyOf(nouns.tags().keySet()),
        List.copyOf(cardIds),
        List.copyOf(banners));
  }
}
