package nonpareil.content.hero;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nonpareil.content.Ids;
import nonpareil.content.language.FighterSets;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.language.PileNames;
import nonpareil.content.language.TokenSets;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * What a hero brings to the table besides cards: fighters, traits, tokens, and words for tags.
 *
 * @param secondDeck without its cards, which are read when all names are known
 */
record Pieces(
    List<FighterKind> fighters,
    @Nullable String startTrait,
    List<Hero.Tokens> tokens,
    List<Hero.OwnPile> piles,
    Hero.@Nullable SecondDeck secondDeck,
    HeroNouns nouns,
    List<Hero.Counter> counters) {

  static final List<String> FIGHTER_KEYS =
      List.of(
          "id",
          "name",
          "hero",
          "count",
          "reserve",
          "health",
          "max-health",
          "second-life",
          "move",
          "attack",
          "large");
  static final List<String> TRAIT_KEYS = List.of("name", "of", "start");
  static final List<String> TOKEN_KEYS =
      List.of("id", "name", "count", "supply", "link", "stack", "stops");

  static final List<String> COUNTER_KEYS = List.of("name", "max", "start");
  static final List<String> PILE_KEYS = List.of("id", "name", "most", "face");

  private static final int MOST_PIECES = 8;
  private static final int MOST_COUNTERS = 4;
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
    Map<String, Nouns> tokenNames = new LinkedHashMap<>();
    List<Hero.Tokens> tokens =
        hero.find("tokens").map(n -> tokenKinds(n, fighters, tokenNames)).orElse(List.of());
    Map<String, Nouns> pileNames = new LinkedHashMap<>();
    List<Hero.OwnPile> piles =
        hero.find("piles").map(n -> piles(n.list(), pileNames)).orElse(List.of());
    Map<String, Nouns> deckNames = new LinkedHashMap<>();
    Hero.SecondDeck second =
        hero.find(HeroLoader.SECOND_DECK)
            .map(n -> SecondDeckReader.read(n.map(), deckNames))
            .orElse(null);
    if (second != null && piles.size() > Hero.MOST_PILES_BESIDE_SECOND) {
      throw hero.need("piles")
          .refuse(
              piles.size() + " piles beside a second deck",
              "at most " + Hero.MOST_PILES_BESIDE_SECOND);
    }
    return new Pieces(
        fighters,
        traits
            .flatMap(t -> t.find("start"))
            .map(n -> n.oneOf("a trait", traitNames.keySet()))
            .orElse(null),
        tokens,
        piles,
        second,
        new HeroNouns(
            Collections.unmodifiableMap(names),
            traits.flatMap(t -> t.find("name")).map(Nouns::read).orElse(null),
            traitNames,
            Collections.unmodifiableMap(tokenNames),
            hero.find("tags").map(n -> names(n, List.of())).orElse(Map.of()),
            counterNames(hero),
            Collections.unmodifiableMap(pileNames),
            Collections.unmodifiableMap(deckNames)),
        counters(hero, problems));
  }

  private static Map<String, Nouns> counterNames(YamlMap hero) {
    Map<String, Nouns> names = new LinkedHashMap<>();
    for (YamlMap.Entry entry : counterEntries(hero)) {
      if (entry.value() instanceof YamlMap counter && counter.has("name")) {
        names.put(entry.name(), Nouns.read(counter.need("name")));
      }
    }
    return Collections.unmodifiableMap(names);
  }

  private static List<YamlMap.Entry> counterEntries(YamlMap hero) {
    return hero.find("counters").map(n -> n.map().entries()).orElse(List.of());
  }

  private static List<Hero.Counter> counters(YamlMap hero, Problems problems) {
    List<YamlMap.Entry> entries = counterEntries(hero);
    if (entries.size() > MOST_COUNTERS) {
      throw hero.need("counters").refuse(entries.size() + " counters", "at most " + MOST_COUNTERS);
    }
    var counters = new ArrayList<Hero.Counter>();
    for (YamlMap.Entry entry : entries) {
      problems
          .attempt(() -> counter(freeId(entry.key()), entry.value().map()))
          .ifPresent(counters::add);
    }
    return List.copyOf(counters);
  }

  private static Hero.Counter counter(String id, YamlMap map) {
    map.only(COUNTER_KEYS);
    map.need("name");
    int max = map.need("max").number(1, MOST_HEALTH);
    return new Hero.Counter(id, max, map.find("start").map(n -> n.number(0, max)).orElse(0));
  }

  private static FighterKind fighter(YamlMap map, Map<String, Nouns> names) {
    map.only(FIGHTER_KEYS);
    YamlNode idNode = map.need("id");
    String id = freeId(idNode);
    if (names.putIfAbsent(id, Nouns.read(map.need("name"))) != null) {
      throw idNode.refuse("the fighter \"" + id + "\" again", "each fighter once");
    }
    boolean first = names.size() == 1;
    boolean hero = map.find("hero").map(YamlNode::flag).orElse(first);
    if (first && !hero) {
      throw map.need("hero").refuse("a sidekick", "a hero as the first fighter");
    }
    int health = map.need("health").number(1, MOST_HEALTH);
    int count = map.find("count").map(n -> n.number(1, hero ? 1 : MOST_PIECES)).orElse(1);
    if (hero && map.find("reserve").isPresent()) {
      throw map.need("reserve").refuse("a hero in reserve", "only sidekicks off the board");
    }
    return new FighterKind(
        id,
        hero,
        count,
        health,
        map.find("max-health").map(n -> n.number(health, MOST_HEALTH)).orElse(health),
        map.need("attack").oneOf("an attack", List.of("melee", "ranged")).equals("ranged"),
        map.find("large").map(YamlNode::flag).orElse(false),
        map.find("move").map(n -> n.number(1, HeroLoader.MOST_MOVE)).orElse(0),
        map.find("reserve").map(n -> n.number(1, count)).orElse(0),
        map.find("second-life").map(n -> n.number(1, health)).orElse(0));
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

  /** One kind of tokens, or a list of several. */
  private static List<Hero.Tokens> tokenKinds(
      YamlNode node, List<FighterKind> fighters, Map<String, Nouns> names) {
    var kinds = new ArrayList<Hero.Tokens>();
    List<YamlNode> written =
        node instanceof YamlList list ? list.items() : List.<YamlNode>of(node.map());
    for (YamlNode item : written) {
      kinds.add(tokens(item.map(), fighters, names));
    }
    int count = kinds.stream().mapToInt(Hero.Tokens::count).sum();
    if (count > MOST_PIECES || kinds.isEmpty()) {
      throw node.refuse(count + " tokens", "1 to " + MOST_PIECES + ", all kinds together");
    }
    return List.copyOf(kinds);
  }

  private static Hero.Tokens tokens(
      YamlMap map, List<FighterKind> fighters, Map<String, Nouns> names) {
    map.only(TOKEN_KEYS);
    YamlNode idNode = map.need("id");
    String id = Ids.read(idNode);
    if (TokenSets.WORDS.containsKey(id)) {
      throw idNode.refuse(idNode.shown() + ", a word of the effect language", "another id");
    }
    if (names.putIfAbsent(id, Nouns.read(map.need("name"))) != null) {
      throw idNode.refuse("the token \"" + id + "\" again", "each kind once");
    }
    if (fighters.stream().anyMatch(f -> f.id().equals(id) || f.id().startsWith(id + "-"))) {
      throw idNode.refuse(idNode.shown() + ", which names a fighter too", "another id");
    }
    int count = map.need("count").number(1, MOST_PIECES);
    return new Hero.Tokens(
        id,
        count,
        map.find("link").map(YamlNode::flag).orElse(false),
        map.find("stack").map(YamlNode::flag).orElse(false),
        map.find("supply").map(n -> supply(n, count)).orElse(0),
        map.find("stops").map(YamlNode::flag).orElse(false));
  }

  /** How many of the tokens begin in the supply. */
  private static int supply(YamlNode node, int count) {
    if (node instanceof YamlScalar word && !word.isNumber()) {
      node.oneOf("a number of tokens or \"all\"", List.of("all"));
      return count;
    }
    return node.number(1, count);
  }

  private static List<Hero.OwnPile> piles(YamlList list, Map<String, Nouns> names) {
    if (list.items().size() > Hero.MOST_PILES) {
      throw list.refuse(list.items().size() + " piles", "at most " + Hero.MOST_PILES);
    }
    var piles = new ArrayList<Hero.OwnPile>();
    for (YamlNode node : list.items()) {
      YamlMap map = node.map();
      map.only(PILE_KEYS);
      YamlNode idNode = map.need("id");
      String id = Ids.read(idNode);
      if (PileNames.WORDS.containsKey(id)) {
        throw idNode.refuse(idNode.shown() + ", a word of the effect language", "another id");
      }
      if (names.putIfAbsent(id, Nouns.read(map.need("name"))) != null) {
        throw idNode.refuse("the pile \"" + id + "\" again", "each pile once");
      }
      piles.add(
          new Hero.OwnPile(
              id,
              map.find("most").map(n -> n.number(1, Hero.DECK_SIZE)).orElse(Hero.DECK_SIZE),
              map.need("face").oneOf("up or down", List.of("up", "down")).equals("up")));
    }
    return List.copyOf(piles);
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
    // The first is always one, even if it has a slip.
    List<String> heroes =
        Stream.concat(
                kinds.stream().limit(1),
                fighters.stream().filter(FighterKind::hero).map(FighterKind::id))
            .toList();
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
        kinds.stream().filter(k -> !heroes.contains(k)).toList(),
        fighters.stream().filter(f -> f.reserve() > 0).map(FighterKind::id).toList(),
        traits(),
        List.copyOf(nouns.tokens().keySet()),
        List.copyOf(nouns.tags().keySet()),
        List.copyOf(cardIds),
        List.copyOf(banners),
        List.copyOf(nouns.counters().keySet()),
        piles.stream().map(Hero.OwnPile::id).toList(),
        piles.stream().filter(Hero.OwnPile::faceUp).map(Hero.OwnPile::id).toList(),
        secondDeck == null ? List.of() : List.of(secondDeck.id()),
        secondDeck == null || secondDeck.removed() ? List.of() : List.of(secondDeck.id()));
  }
}
