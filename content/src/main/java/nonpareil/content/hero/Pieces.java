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
import nonpareil.content.yaml.ContentException;
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
          "one-of",
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
    var fighters = problems.each(list.items(), node -> fighter(node.map(), names, problems));
    if (fighters.size() == list.items().size()) {
      problems.check(() -> together(list, fighters));
    }
    var traits = hero.find("traits").flatMap(n -> problems.attempt(n::map));
    traits.ifPresent(t -> problems.checkKeys(t, TRAIT_KEYS));
    Map<String, Nouns> traitNames =
        traits
            .flatMap(t -> problems.attempt(() -> t.need("of")))
            .map(n -> names(n, names.keySet(), problems))
            .orElse(Map.of());
    Map<String, Nouns> tokenNames = new LinkedHashMap<>();
    List<Hero.Tokens> tokens =
        hero.find("tokens")
            .map(n -> tokenKinds(n, fighters, tokenNames, problems))
            .orElse(List.of());
    Map<String, Nouns> pileNames = new LinkedHashMap<>();
    List<Hero.OwnPile> piles =
        hero.find("piles")
            .flatMap(n -> problems.attempt(n::list))
            .map(n -> piles(n, pileNames, problems))
            .orElse(List.of());
    Map<String, Nouns> deckNames = new LinkedHashMap<>();
    Hero.SecondDeck second =
        hero.find(HeroLoader.SECOND_DECK)
            .flatMap(n -> problems.attempt(() -> SecondDeckReader.read(n.map(), deckNames)))
            .orElse(null);
    if (second != null && piles.size() > Hero.MOST_PILES_BESIDE_SECOND) {
      problems.add(
          hero.need("piles"),
          piles.size() + " piles beside a second deck",
          "at most " + Hero.MOST_PILES_BESIDE_SECOND);
    }
    return new Pieces(
        fighters,
        traits
            .flatMap(t -> t.find("start"))
            .flatMap(n -> problems.attempt(() -> n.oneOf("a trait", traitNames.keySet())))
            .orElse(null),
        tokens,
        piles,
        second,
        new HeroNouns(
            Collections.unmodifiableMap(names),
            traits
                .flatMap(t -> t.find("name"))
                .flatMap(n -> problems.attempt(() -> Nouns.read(n)))
                .orElse(null),
            traitNames,
            Collections.unmodifiableMap(tokenNames),
            hero.find("tags").map(n -> names(n, List.of(), problems)).orElse(Map.of()),
            counterNames(hero, problems),
            Collections.unmodifiableMap(pileNames),
            Collections.unmodifiableMap(deckNames)),
        counters(hero, problems));
  }

  /** A name that is refused does not hide what it names. */
  private static Nouns name(YamlMap map, String id, Problems problems) {
    return problems.attempt(() -> Nouns.read(map.need("name"))).orElse(Nouns.unread(id));
  }

  private static Map<String, Nouns> counterNames(YamlMap hero, Problems problems) {
    Map<String, Nouns> names = new LinkedHashMap<>();
    for (YamlMap.Entry entry : counterEntries(hero, problems)) {
      if (entry.value() instanceof YamlMap counter && counter.has("name")) {
        names.put(entry.name(), name(counter, entry.name(), problems));
      }
    }
    return Collections.unmodifiableMap(names);
  }

  private static List<YamlMap.Entry> counterEntries(YamlMap hero, Problems problems) {
    return hero.find("counters")
        .flatMap(n -> problems.attempt(n::map))
        .map(YamlMap::entries)
        .orElse(List.of());
  }

  private static List<Hero.Counter> counters(YamlMap hero, Problems problems) {
    // What is no mapping has been told with the names.
    List<YamlMap.Entry> entries = counterEntries(hero, new Problems());
    if (entries.size() > MOST_COUNTERS) {
      problems.add(hero.need("counters"), entries.size() + " counters", "at most " + MOST_COUNTERS);
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
    var problems = new Problems();
    problems.checkKeys(map, COUNTER_KEYS);
    problems.check(() -> map.need("name"));
    int max = problems.attempt(() -> map.need("max").number(1, MOST_HEALTH)).orElse(MOST_HEALTH);
    int start = map.find("start").flatMap(n -> problems.attempt(() -> n.number(0, max))).orElse(0);
    problems.throwIfAny();
    return new Hero.Counter(id, max, start);
  }

  /** With a slip it is as good as without: what is said of it elsewhere is no slip as well. */
  private static FighterKind fighter(YamlMap map, Map<String, Nouns> names, Problems all) {
    var problems = new Problems();
    problems.checkKeys(map, FIGHTER_KEYS);
    var kind = problems.attempt(() -> fighterKind(map, names, problems));
    try {
      problems.throwIfAny();
    } catch (ContentException e) {
      if (kind.isEmpty()) {
        throw e;
      }
      e.problems().forEach(all::add);
    }
    return kind.orElseThrow();
  }

  private static FighterKind fighterKind(YamlMap map, Map<String, Nouns> names, Problems problems) {
    YamlNode idNode = map.need("id");
    String id = freeId(idNode);
    if (names.putIfAbsent(id, name(map, id, problems)) != null) {
      throw idNode.refuse("the fighter \"" + id + "\" again", "each fighter once");
    }
    boolean first = names.size() == 1;
    boolean hero = problems.attempt(() -> flag(map, "hero", first)).orElse(first);
    if (first && !hero) {
      problems.add(map.need("hero"), "a sidekick", "a hero as the first fighter");
    }
    int health = problems.attempt(() -> map.need("health").number(1, MOST_HEALTH)).orElse(1);
    int count =
        map.find("count").flatMap(n -> problems.attempt(() -> n.number(1, MOST_PIECES))).orElse(1);
    if (hero && count > 1) {
      problems.add(
          map.need("count"), count + " heroes in one entry", "an entry of its own for each hero");
    }
    if (hero && map.has("reserve")) {
      problems.add(map.need("reserve"), "a hero in reserve", "only sidekicks off the board");
    }
    String group =
        map.find("one-of").flatMap(n -> problems.attempt(() -> Ids.read(n))).orElse(null);
    if (group != null && (hero || map.has("reserve"))) {
      problems.add(
          map.need("one-of"),
          hero ? "a hero among companions" : "a companion in reserve",
          "only sidekicks that begin on the board");
    }
    int most =
        map.find("max-health")
            .flatMap(n -> problems.attempt(() -> n.number(health, MOST_HEALTH)))
            .orElse(health);
    return new FighterKind(
        id,
        hero,
        count,
        health,
        most,
        problems
            .attempt(() -> map.need("attack").oneOf("an attack", List.of("melee", "ranged")))
            .orElse("melee")
            .equals("ranged"),
        problems.attempt(() -> flag(map, "large", false)).orElse(false),
        map.find("move")
            .flatMap(n -> problems.attempt(() -> n.number(1, HeroLoader.MOST_MOVE)))
            .orElse(0),
        map.find("reserve")
            .map(n -> problems.attempt(() -> n.number(1, count)).orElse(1))
            .orElse(0),
        map.find("second-life")
            .flatMap(n -> problems.attempt(() -> secondLife(n, most)))
            .orElse(0),
        group);
  }

  private static boolean flag(YamlMap map, String key, boolean otherwise) {
    return map.find(key).map(YamlNode::flag).orElse(otherwise);
  }

  private static int secondLife(YamlNode node, int most) {
    int life = node.number(1, MOST_HEALTH);
    if (life > most) {
      throw node.refuse("at most " + most + ", the most it can have");
    }
    return life;
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
    companions(list, fighters);
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

  /** A group is there to choose from, and stands together as it is set up. */
  private static void companions(YamlList list, List<FighterKind> fighters) {
    var groups = new LinkedHashMap<String, Integer>();
    for (int i = 0; i < fighters.size(); i++) {
      String group = fighters.get(i).oneOf();
      if (group != null && groups.merge(group, 1, Integer::sum) > 1) {
        if (!group.equals(fighters.get(i - 1).oneOf())) {
          throw list.items().get(i)
              .refuse("another fighter of \"" + group + "\" further down", "them side by side");
        }
      }
    }
    groups.forEach(
        (group, number) -> {
          if (number == 1) {
            throw list.refuse(
                "one fighter of \"" + group + "\" to choose from", "two kinds at least");
          }
        });
  }

  private static Map<String, Nouns> names(
      YamlNode node, Collection<String> taken, Problems problems) {
    Map<String, Nouns> names = new LinkedHashMap<>();
    if (!(node instanceof YamlMap map)) {
      problems.add(node, node.shown(), "each id with its name: {big: Big, small: Small}");
      ids(node).forEach(id -> names.put(id, Nouns.unread(id)));
      return Collections.unmodifiableMap(names);
    }
    if (map.entries().isEmpty()) {
      problems.add(map, map.shown(), "at least one id with its name");
    }
    for (var entry : map.entries()) {
      names.put(entry.name(), Nouns.unread(entry.name()));
      problems.check(
          () -> {
            String id = freeId(entry.key());
            if (taken.contains(id)) {
              throw entry.key().refuse("\"" + id + "\", the id of a fighter", "another id");
            }
            names.put(id, Nouns.read(entry.value()));
          });
    }
    return Collections.unmodifiableMap(names);
  }

  /** The ids in a list, so that what is only written in another way is not unknown as well. */
  private static List<String> ids(YamlNode node) {
    var ids = new ArrayList<String>();
    if (node instanceof YamlList list) {
      for (YamlNode item : list.items()) {
        YamlNode id = item instanceof YamlMap map ? map.find("id").orElse(map) : item;
        if (id instanceof YamlScalar scalar && !scalar.isNull()) {
          ids.add(scalar.written());
        }
      }
    }
    return ids;
  }

  /** One kind of tokens, or a list of several. */
  private static List<Hero.Tokens> tokenKinds(
      YamlNode node, List<FighterKind> fighters, Map<String, Nouns> names, Problems problems) {
    List<YamlNode> written = node instanceof YamlList list ? list.items() : List.of(node);
    var kinds = problems.each(written, item -> tokens(item.map(), fighters, names));
    int count = kinds.stream().mapToInt(Hero.Tokens::count).sum();
    if (count > MOST_PIECES || written.isEmpty()) {
      problems.add(node, count + " tokens", "1 to " + MOST_PIECES + ", all kinds together");
    }
    return kinds;
  }

  private static Hero.Tokens tokens(
      YamlMap map, List<FighterKind> fighters, Map<String, Nouns> names) {
    var problems = new Problems();
    problems.checkKeys(map, TOKEN_KEYS);
    YamlNode idNode = map.need("id");
    String id = Ids.read(idNode);
    if (TokenSets.WORDS.containsKey(id)) {
      throw idNode.refuse(idNode.shown() + ", a word of the effect language", "another id");
    }
    if (names.putIfAbsent(id, name(map, id, problems)) != null) {
      throw idNode.refuse("the token \"" + id + "\" again", "each kind once");
    }
    if (fighters.stream().anyMatch(f -> f.id().equals(id) || f.id().startsWith(id + "-"))) {
      problems.add(idNode, idNode.shown() + ", which names a fighter too", "another id");
    }
    int count =
        problems.attempt(() -> map.need("count").number(1, MOST_PIECES)).orElse(MOST_PIECES);
    boolean link = problems.attempt(() -> flag(map, "link", false)).orElse(false);
    boolean stack = problems.attempt(() -> flag(map, "stack", false)).orElse(false);
    int supply =
        map.find("supply").flatMap(n -> problems.attempt(() -> supply(n, count))).orElse(0);
    boolean stops = problems.attempt(() -> flag(map, "stops", false)).orElse(false);
    problems.throwIfAny();
    return new Hero.Tokens(id, count, link, stack, supply, stops);
  }

  /** How many of the tokens begin in the supply. */
  private static int supply(YamlNode node, int count) {
    if (node instanceof YamlScalar word && !word.isNumber()) {
      node.oneOf("a number of tokens, or a word", List.of("all"));
      return count;
    }
    return node.number(1, count);
  }

  private static List<Hero.OwnPile> piles(
      YamlList list, Map<String, Nouns> names, Problems problems) {
    if (list.items().size() > Hero.MOST_PILES) {
      problems.add(list, list.items().size() + " piles", "at most " + Hero.MOST_PILES);
    }
    return problems.each(list.items(), node -> pile(node.map(), names));
  }

  private static Hero.OwnPile pile(YamlMap map, Map<String, Nouns> names) {
    var problems = new Problems();
    problems.checkKeys(map, PILE_KEYS);
    YamlNode idNode = map.need("id");
    String id = Ids.read(idNode);
    if (PileNames.WORDS.containsKey(id)) {
      throw idNode.refuse(idNode.shown() + ", a word of the effect language", "another id");
    }
    if (names.putIfAbsent(id, name(map, id, problems)) != null) {
      throw idNode.refuse("the pile \"" + id + "\" again", "each pile once");
    }
    int most =
        map.find("most")
            .flatMap(n -> problems.attempt(() -> n.number(1, Hero.DECK_SIZE)))
            .orElse(Hero.DECK_SIZE);
    var face = problems.attempt(() -> map.need("face").oneOf("a side", List.of("up", "down")));
    problems.throwIfAny();
    return new Hero.OwnPile(id, most, face.orElseThrow().equals("up"));
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
        List.copyOf(nouns.piles().keySet()),
        piles.stream().filter(Hero.OwnPile::faceUp).map(Hero.OwnPile::id).toList(),
        secondDeck == null ? List.of() : List.of(secondDeck.id()),
        secondDeck == null || secondDeck.removed() ? List.of() : List.of(secondDeck.id()));
  }
}
