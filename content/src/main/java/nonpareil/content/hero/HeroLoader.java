package nonpareil.content.hero;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import nonpareil.content.HeroSheet;
import nonpareil.content.Ids;
import nonpareil.content.Name;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.text.HeroWords;
import nonpareil.content.text.Language;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Hero;

/** Reads one hero file and checks that it makes sense. */
public final class HeroLoader {

  /** The keys of a hero file. */
  public static final List<String> KEYS =
      List.of(
          "id", "name", "set", "move", "fighters", "traits", "tokens", "tags", "ability", "cards");

  private static final int MOST_MOVE = 9;

  private HeroLoader() {}

  /** Reads a hero, or reports everything that is wrong with it. */
  public static HeroSheet load(YamlFile file) {
    YamlMap map = file.root().map();
    var problems = new Problems();
    problems.check(() -> map.only(KEYS));
    var id = problems.attempt(() -> Ids.read(map.need("id")));
    var name = problems.attempt(() -> Name.read(map.need("name")));
    var set = problems.attempt(() -> map.find("set").map(YamlNode::text).orElse(""));
    var move = problems.attempt(() -> map.need("move").number(0, MOST_MOVE));
    var pieces = problems.attempt(() -> Pieces.read(map, problems));
    var cards = problems.attempt(() -> map.need("cards").list());
    if (pieces.isEmpty() || cards.isEmpty()) {
      problems.throwIfAny();
    }
    // Effects are read with the names alone, so that one bad card does not spoil the others.
    HeroFacts facts = pieces.orElseThrow().facts(cards.orElseThrow());
    var abilityNode = map.find("ability").map(YamlNode::map);
    var ability =
        abilityNode.map(node -> AbilityReader.read(node, facts, problems)).orElse(NO_ABILITY);
    var abilityName =
        abilityNode.flatMap(n -> n.find("name")).flatMap(n -> problems.attempt(() -> Name.read(n)));
    var deck = DeckReader.read(cards.get(), facts, problems);
    problems.throwIfAny();
    Pieces p = pieces.get();
    var hero =
        new Hero(
            id.orElseThrow(),
            p.fighters(),
            move.orElseThrow(),
            p.traits(),
            p.startTrait(),
            p.tokens(),
            ability,
            deck.cards());
    return new HeroSheet(
        hero,
        name.orElseThrow(),
        set.orElseThrow(),
        abilityName.orElse(null),
        deck.names(),
        words(Language.EN, name.get(), abilityName, p, deck),
        words(Language.DE, name.get(), abilityName, p, deck));
  }

  private static HeroWords words(
      Language language, Name name, Optional<Name> ability, Pieces pieces, DeckReader.Deck deck) {
    Nouns trait = pieces.traitName();
    Nouns token = pieces.tokenName();
    return new HeroWords(
        name.in(language),
        ability.map(n -> n.in(language)).orElse(null),
        each(pieces.fighterNames(), n -> n.in(language)),
        trait == null ? null : trait.in(language),
        each(pieces.traitNames(), n -> n.in(language)),
        token == null ? null : token.in(language),
        each(pieces.tagNames(), n -> n.in(language)),
        each(deck.names(), n -> n.in(language)));
  }

  private static <A, B> Map<String, B> each(Map<String, A> map, Function<A, B> change) {
    Map<String, B> result = new LinkedHashMap<>();
    map.forEach((id, value) -> result.put(id, change.apply(value)));
    return Collections.unmodifiableMap(result);
  }

  private static final Ability NO_ABILITY =
      new Ability(List.of(), List.of(), null, null, null, List.of());
}
