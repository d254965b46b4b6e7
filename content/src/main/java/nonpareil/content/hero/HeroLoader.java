package nonpareil.content.hero;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.HeroSheet;
import nonpareil.content.Ids;
import nonpareil.content.Localized;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Hero;

/** Reads one hero file and checks that it makes sense. */
public final class HeroLoader {

  static final String SECOND_DECK = "second-deck";

  /** The keys of a hero file. */
  public static final List<String> KEYS =
      List.of(
          "id",
          "name",
          "set",
          "style",
          "difficulty",
          "move",
          "fighters",
          "traits",
          "tokens",
          "tags",
          "counters",
          "piles",
          SECOND_DECK,
          "ability",
          "cards");

  static final int MOST_MOVE = 9;
  private static final int MOST_DIFFICULTY = 3;
  private static final int USUAL_DIFFICULTY = 2;

  private HeroLoader() {}

  /** Reads a hero, or reports everything that is wrong with it. */
  public static HeroSheet load(YamlFile file) {
    YamlMap map = OldKeys.renewed(file.root()).map();
    var problems = new Problems();
    problems.check(() -> map.only(KEYS));
    var id = problems.attempt(() -> Ids.read(map.need("id")));
    var name = problems.attempt(() -> Localized.name(map.need("name")));
    var set = problems.attempt(() -> map.find("set").map(YamlNode::text).orElse(""));
    var style = map.find("style").flatMap(n -> problems.attempt(() -> Localized.name(n)));
    var difficulty =
        problems.attempt(
            () ->
                map.find("difficulty")
                    .map(n -> n.number(1, MOST_DIFFICULTY))
                    .orElse(USUAL_DIFFICULTY));
    var move = problems.attempt(() -> map.need("move").number(0, MOST_MOVE));
    var pieces = problems.attempt(() -> Pieces.read(map, problems));
    var cards = problems.attempt(() -> map.need("cards").list());
    if (pieces.isEmpty() || cards.isEmpty()) {
      problems.throwIfAny();
    }
    // Effects are read with the names alone, so that one bad card does not spoil the others.
    HeroFacts facts = pieces.orElseThrow().facts(cards.orElseThrow());
    var abilityNode = map.find("ability").map(YamlNode::map);
    Map<String, Localized> actionNames = new LinkedHashMap<>();
    var ability =
        abilityNode
            .map(node -> AbilityReader.read(node, facts, actionNames, problems))
            .orElse(NO_ABILITY);
    var abilityName =
        abilityNode
            .flatMap(n -> n.find("name"))
            .flatMap(n -> problems.attempt(() -> Localized.name(n)));
    var deck = DeckReader.read(cards.get(), facts, problems);
    Pieces p = pieces.get();
    Map<String, Localized> cardNames = new LinkedHashMap<>(deck.names());
    Hero.SecondDeck second =
        p.secondDeck() == null
            ? null
            : SecondDeckReader.withCards(
                p.secondDeck(),
                map.need(SECOND_DECK).map().need("cards").list(),
                facts,
                cardNames,
                problems);
    problems.throwIfAny();
    var hero =
        new Hero(
            id.orElseThrow(),
            p.fighters(),
            move.orElseThrow(),
            p.traits(),
            p.startTrait(),
            p.tokens().isEmpty() ? null : p.tokens().getFirst(),
            ability,
            deck.cards(),
            p.tokens().stream().skip(1).toList(),
            p.counters(),
            p.piles(),
            second);
    return new HeroSheet(
        hero,
        name.orElseThrow(),
        set.orElseThrow(),
        style.orElse(null),
        difficulty.orElseThrow(),
        abilityName.orElse(null),
        Collections.unmodifiableMap(cardNames),
        p.nouns(),
        Collections.unmodifiableMap(actionNames));
  }

  private static final Ability NO_ABILITY =
      new Ability(List.of(), List.of(), null, null, null, List.of());
}
