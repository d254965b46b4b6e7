package nonpareil.content.scenario.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;

/** All the ways to spoil a hero file in one place. */
public final class HeroChanges {

  private static final List<String> TIMINGS =
      List.of("immediately", "during-combat", "after-combat");
  private static final List<String> OTHER_TIMINGS =
      List.of("scheme", "boost-bonus", "forced-discard");
  private static final List<String> MOMENTS =
      List.of(
          "start-of-turn",
          "after-maneuver",
          "immediately",
          "during-combat",
          "after-combat",
          "after-attack",
          "end-of-turn",
          "takes-damage");
  private static final Map<String, List<String>> TYPES =
      Map.of(
          "attack", List.of("versatile", "defense"),
          "defense", List.of("versatile", "attack"),
          "versatile", List.of("attack", "defense"));
  private static final List<String> FLAGS =
      List.of("uncancellable", "declares-number", "hides-hand");

  private final YamlMap root;
  private final Changes changes;
  private final EffectChanges effects;
  private final List<String> fighters;
  private final List<String> traits;

  /** The hero has no sidekick. */
  private final boolean alone;

  private HeroChanges(YamlFile file) {
    root = file.root().map();
    changes = new Changes(root.need("id").word(), file);
    fighters =
        root.need("fighters").list().items().stream().map(n -> n.map().need("id").word()).toList();
    traits = root.find("traits").map(t -> t.map().need("of").map().keys()).orElse(List.of());
    alone = fighters.size() == 1;
    effects = new EffectChanges(changes, List.of(fighters, traits), alone);
  }

  /** The mutants of a hero file. */
  public static List<Mutant> of(YamlFile file) {
    var all = new HeroChanges(file);
    all.stats();
    all.eachCard(all::printed);
    all.words();
    return all.changes.mutants();
  }

  /**
   * Those of what happens. The numbers and kinds of fighters and cards are left out: of a home-made
   * hero nobody but its file says what they should be.
   */
  public static List<Mutant> ofEffects(YamlFile file) {
    var all = new HeroChanges(file);
    all.words();
    return all.changes.mutants();
  }

  private void words() {
    pieces();
    root.find("counters").ifPresent(n -> counters(n.map()));
    root.find("ability").ifPresent(n -> ability(n.map()));
    root.find("second-deck").ifPresent(n -> secondDeck(n.map()));
    eachCard((place, cards, index) -> moments(place, cards.items().get(index).map()));
  }

  private interface CardPart {
    void change(String place, YamlList cards, int index);
  }

  private void eachCard(CardPart part) {
    YamlList cards = root.need("cards").list();
    for (int i = 0; i < cards.items().size(); i++) {
      part.change("cards/" + cards.items().get(i).map().need("id").word(), cards, i);
    }
  }

  // ---- the hero itself

  private void stats() {
    changes.number("move", root.need("move"));
    for (YamlNode node : root.need("fighters").list().items()) {
      YamlMap fighter = node.map();
      String place = "fighters/" + fighter.need("id").word();
      for (String key : List.of("health", "max-health", "count")) {
        number(place, fighter, key);
      }
      if (!fighter.has("max-health")) {
        String more = String.valueOf(fighter.need("health").number(1, 98) + 1);
        changes.with(place, fighter, "max-health", more);
      }
      YamlNode attack = fighter.need("attack");
      changes.word(place + "/attack", attack, attack.word().equals("melee") ? "ranged" : "melee");
      flag(place, fighter, "large");
    }
  }

  /** What fighters, traits and tokens can do beyond standing there. */
  private void pieces() {
    for (YamlNode node : root.need("fighters").list().items()) {
      String place = "fighters/" + node.map().need("id").word();
      for (String key : List.of("move", "reserve", "second-life")) {
        number(place, node.map(), key);
      }
    }
    root.find("traits").ifPresent(n -> startTrait(n.map()));
    root.find("tokens").ifPresent(this::tokens);
  }

  /** One kind, or a list of kinds. */
  private void tokens(YamlNode node) {
    if (node instanceof YamlList list) {
      list.items().forEach(this::tokens);
      return;
    }
    YamlMap tokens = node.map();
    String place = "tokens/" + tokens.need("id").word();
    number(place, tokens, "count");
    number(place, tokens, "supply");
    flag(place, tokens, "link");
    for (String key : List.of("stops", "stack")) {
      tokens.find(key).ifPresent(n -> changes.flipped(place + "/" + key, n));
    }
  }

  /** A number, if it is there and is one. */
  private void number(String place, YamlMap map, String key) {
    map.find(key)
        .filter(n -> n instanceof YamlScalar scalar && scalar.isNumber())
        .ifPresent(n -> changes.number(place + "/" + key, n));
  }

  private void flag(String place, YamlMap map, String key) {
    map.find(key)
        .ifPresentOrElse(
            n -> changes.flipped(place + "/" + key, n),
            () -> changes.with(place, map, key, "true"));
  }

  private void startTrait(YamlMap map) {
    Optional<YamlNode> start = map.find("start");
    for (String trait : traits) {
      if (start.isEmpty()) {
        changes.with("traits", map, "start", trait);
        return;
      }
      if (!start.get().word().equals(trait)) {
        changes.word("traits/start", start.get(), trait);
      }
    }
    start.ifPresent(n -> changes.removed("traits/start", n));
  }

  // ---- the ability

  private void ability(YamlMap ability) {
    for (YamlMap.Entry entry : ability.entries()) {
      String place = "ability/" + entry.name();
      YamlNode value = entry.value();
      switch (entry.name()) {
        case "name" -> {}
        case "triggers" -> each(place, value.list(), this::trigger);
        case "value-bonuses" -> each(place, value.list(), this::bonus);
        case "rules" -> each(place, value.list(), this::rule);
        default -> {
          changes.removed(place, value);
          if (value instanceof YamlList list) {
            each(place, list, effects::argument);
          } else {
            effects.argument(place, value);
          }
        }
      }
    }
  }

  private interface Part {
    void change(String place, YamlNode node);
  }

  private void each(String place, YamlList list, Part part) {
    for (int i = 0; i < list.items().size(); i++) {
      YamlNode item = list.items().get(i);
      changes.removed(place + "/" + (i + 1), item);
      part.change(place + "/" + (i + 1), item);
    }
  }

  private void trigger(String place, YamlNode node) {
    YamlMap trigger = node.map();
    YamlNode at = trigger.need("at");
    MOMENTS.stream()
        .filter(m -> !m.equals(at.word()))
        .forEach(m -> changes.word(place + "/at", at, m));
    for (String key : List.of("who", "player", "damage")) {
      trigger
          .find(key)
          .ifPresent(
              n -> {
                changes.removed(place + "/" + key, n);
                effects.argument(place + "/" + key, n);
              });
    }
    condition(place + "/if", trigger.find("if"));
    trigger.find("once-per-turn").ifPresent(n -> changes.flipped(place + "/once-per-turn", n));
    effects.effects(place + "/do", trigger.need("do"));
  }

  private void condition(String place, Optional<YamlNode> condition) {
    condition.ifPresent(
        n -> {
          changes.removed(place, n);
          effects.condition(place, n);
        });
  }

  private void rule(String place, YamlNode node) {
    effects.argument(place + "/is", node.map().need("is"));
    condition(place + "/while", node.map().find("while"));
  }

  private void counters(YamlMap counters) {
    for (YamlMap.Entry entry : counters.entries()) {
      String place = "counters/" + entry.name();
      changes.number(place + "/max", entry.value().map().need("max"));
      entry.value().map().find("start").ifPresent(n -> changes.number(place + "/start", n));
    }
  }

  private void secondDeck(YamlMap deck) {
    YamlNode used = deck.need("used");
    changes.word("second-deck/used", used, used.word().equals("discard") ? "remove" : "discard");
    for (YamlNode node : deck.need("cards").list().items()) {
      String place = "second-deck/" + node.map().need("id").word();
      changes.number(place + "/copies", node.map().need("copies"));
      effects.effects(place + "/use", node.map().need("use"));
    }
  }

  private void bonus(String place, YamlNode node) {
    YamlMap bonus = node.map();
    effects.argument(place + "/fighter", bonus.need("fighter"));
    effects.argument(place + "/plus", bonus.need("plus"));
    YamlNode when = bonus.need("when");
    changes.word(
        place + "/when", when, when.word().equals("attacking") ? "defending" : "attacking");
    bonus
        .find("if")
        .ifPresent(
            n -> {
              changes.removed(place + "/if", n);
              effects.condition(place + "/if", n);
            });
  }

  // ---- cards

  private void printed(String place, YamlList cards, int index) {
    YamlMap card = cards.items().get(index).map();
    number(place, card, "value");
    YamlNode boost = card.need("boost");
    if (boost.word().equals("none")) {
      changes.word(place + "/boost", boost, "1");
    } else {
      changes.number(place + "/boost", boost);
    }
    copies(place, cards, index);
    YamlNode type = card.need("type");
    TYPES.getOrDefault(type.word(), List.of()).forEach(t -> changes.word(place + "/type", type, t));
    YamlNode banner = card.need("banner");
    List<String> banners = new ArrayList<>(List.of("any"));
    banners.addAll(fighters);
    banners.addAll(traits);
    if (alone && !traits.contains(banner.word())) {
      banners.removeAll(fighters); // that banner and "any" are the same
      banners.remove("any");
    }
    banners.stream()
        .filter(b -> !b.equals(banner.word()))
        .forEach(b -> changes.word(place + "/banner", banner, b));
  }

  private void moments(String place, YamlMap card) {
    for (String key : List.of("as-attack", "as-defense", "reach")) {
      number(place, card, key);
    }
    FLAGS.forEach(f -> card.find(f).ifPresent(n -> changes.flipped(place + "/" + f, n)));
    card.find("only-if").ifPresent(n -> changes.removed(place + "/only-if", n));
    card.find("tags").ifPresent(n -> changes.removed(place + "/tags", n));
    card.find("while-in-play")
        .map(YamlNode::map)
        .ifPresent(
            n -> {
              String there = place + "/while-in-play";
              n.find("rules").ifPresent(r -> each(there + "/rules", r.list(), this::rule));
              n.find("triggers").ifPresent(t -> each(there + "/triggers", t.list(), this::trigger));
            });
    for (YamlMap.Entry entry : card.entries()) {
      if (TIMINGS.contains(entry.name()) || OTHER_TIMINGS.contains(entry.name())) {
        effects.effects(place + "/" + entry.name(), entry.value());
      }
      if (TIMINGS.contains(entry.name())) {
        TIMINGS.stream()
            .filter(t -> !card.has(t))
            .forEach(t -> changes.renamed(place + "/" + entry.name(), card, entry, t));
      }
    }
  }

  /** One copy more and another card one less, and the other way round: a deck has thirty cards. */
  private void copies(String place, YamlList cards, int index) {
    YamlNode mine = cards.items().get(index).map().need("copies");
    int copies = mine.number(1, 30);
    for (int i = 1; i < cards.items().size(); i++) {
      YamlMap other = cards.items().get((index + i) % cards.items().size()).map();
      YamlNode theirs = other.need("copies");
      int more = theirs.number(1, 30);
      if (more > 1) {
        String change = "one more, one %s less".formatted(other.need("id").word());
        changes.replaced(
            place + "/copies",
            change,
            mine,
            Changes.scalar(copies + 1, mine),
            theirs,
            Changes.scalar(more - 1, theirs));
        return;
      }
    }
  }
}
