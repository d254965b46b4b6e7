package nonpareil.content.hero;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.Ids;
import nonpareil.content.Localized;
import nonpareil.content.language.Effects;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.language.Scope;
import nonpareil.content.language.Window;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;

/** Reads the second deck of a hero: what it is, and when the names are known, its cards. */
final class SecondDeckReader {

  static final List<String> KEYS = List.of("id", "name", "used", "cards");
  static final List<String> CARD_KEYS = List.of("id", "name", "copies", "use");

  /** Where a used card goes: to the deck's own discard pile, or out of the game. */
  static final List<String> USED = List.of("discard", "remove");

  private SecondDeckReader() {}

  /** The deck, as yet without cards. */
  static Hero.SecondDeck read(YamlMap map, Map<String, Nouns> names) {
    map.only(KEYS);
    String id = Ids.read(map.need("id"));
    names.put(id, Nouns.read(map.need("name")));
    map.need("cards").list();
    boolean removed = map.need("used").oneOf("where it goes", USED).equals("remove");
    return new Hero.SecondDeck(id, List.of(), removed);
  }

  /**
   * The same with its cards.
   *
   * @param names of all cards of the hero so far; theirs are added
   */
  static Hero.SecondDeck withCards(
      Hero.SecondDeck deck,
      YamlList list,
      HeroFacts facts,
      Map<String, Localized> names,
      Problems problems) {
    List<Card> cards = problems.each(list.items(), node -> card(node.map(), facts, names));
    int count = cards.stream().mapToInt(Card::copies).sum();
    if (cards.size() == list.items().size() && (count == 0 || count > Hero.MOST_SECOND)) {
      problems.add(
          list, Expected.counted(count, "card"), "1 to " + Hero.MOST_SECOND + ", copies counted");
    }
    return new Hero.SecondDeck(deck.id(), cards, deck.removed());
  }

  private static Card card(YamlMap map, HeroFacts facts, Map<String, Localized> names) {
    var problems = new Problems();
    problems.checkKeys(map, CARD_KEYS);
    var id = problems.attempt(() -> Ids.read(map.need("id")));
    var name = problems.attempt(() -> Localized.name(map.need("name")));
    var copies = problems.attempt(() -> map.need("copies").number(1, Hero.MOST_SECOND));
    var effect = problems.attempt(() -> effect(map.need("use"), facts));
    if (id.isPresent() && name.isPresent() && names.putIfAbsent(id.get(), name.get()) != null) {
      problems.add(
          map.need("id"),
          "the card \"" + id.get() + "\" again",
          "each card once, in both decks together");
    }
    problems.throwIfAny();
    var effects = new EnumMap<Card.Timing, Effect>(Card.Timing.class);
    effects.put(Card.Timing.SCHEME, effect.orElseThrow());
    return new Card(
        id.orElseThrow(),
        CardType.SCHEME,
        Card.NONE,
        Card.NONE,
        copies.orElseThrow(),
        Card.ANY,
        List.of(),
        false,
        false,
        false,
        java.util.Collections.unmodifiableMap(effects));
  }

  private static Effect effect(YamlNode node, HeroFacts facts) {
    return Effects.read(node, Scope.at(Window.USE, facts));
  }
}
