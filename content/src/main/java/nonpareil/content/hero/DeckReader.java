package nonpareil.content.hero;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.Ids;
import nonpareil.content.Localized;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;

/** Reads the cards of a hero. */
final class DeckReader {

  /** Cards in file order and their names by id. */
  record Deck(List<Card> cards, Map<String, Localized> names) {}

  private final HeroFacts facts;
  private final Map<String, Localized> names = new LinkedHashMap<>();
  private final List<Card> cards = new ArrayList<>();

  private DeckReader(HeroFacts facts) {
    this.facts = facts;
  }

  static Deck read(YamlList list, HeroFacts facts, Problems problems) {
    var reader = new DeckReader(facts);
    int read = problems.each(list.items(), node -> reader.card(node.map())).size();
    int count = reader.cards.stream().mapToInt(Card::copies).sum();
    if (read == list.items().size() && count != Hero.DECK_SIZE) {
      problems.add(
          list, Expected.counted(count, "card"), "exactly " + Hero.DECK_SIZE + ", copies counted");
    }
    return new Deck(List.copyOf(reader.cards), Collections.unmodifiableMap(reader.names));
  }

  private Card card(YamlMap map) {
    var problems = new Problems();
    var id = problems.attempt(() -> Ids.read(map.need("id")));
    var name = problems.attempt(() -> Localized.name(map.need("name")));
    var read = problems.attempt(() -> CardReader.read(id.orElse(""), map, facts));
    if (id.isPresent() && name.isPresent() && names.putIfAbsent(id.get(), name.get()) != null) {
      problems.add(
          map.need("id"), "the card \"" + id.get() + "\" again", "each card once, with its copies");
    }
    problems.throwIfAny();
    Card card = read.orElseThrow();
    cards.add(card);
    return card;
  }
}
