package nonpareil.content.scenario.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;

/**
 * The changes to effects: each one removed, each condition turned round and left out, each number
 * one more and one less, each word another one that could stand there. What makes no sense is made
 * all the same: the loader refuses it.
 */
final class EffectChanges {

  /** Effects, conditions and places that could be mistaken for one another, by their words. */
  private static final Map<String, List<String>> NEAR_KEYS =
      Map.ofEntries(
          Map.entry("see-hand", List.of("reveal-hand")),
          Map.entry("reveal-hand", List.of("see-hand")),
          Map.entry("discard", List.of("discard-random")),
          Map.entry("discard-random", List.of("discard")),
          Map.entry("set-value", List.of("add-value")),
          Map.entry("add-value", List.of("set-value")),
          Map.entry("subtract-value", List.of("add-value", "set-value")),
          Map.entry("boost-from-deck", List.of("boost")),
          Map.entry("draw-up-to", List.of("draw")),
          Map.entry("gain", List.of("lose")),
          Map.entry("lose", List.of("gain")),
          Map.entry("gain-action", List.of("lose-action")),
          Map.entry("lose-action", List.of("gain-action")),
          Map.entry("plus", List.of("minus")),
          Map.entry("cannot-move", List.of("cannot-attack")),
          Map.entry("moves-through", List.of("cannot-move")),
          Map.entry("draw-until", List.of("draw")),
          Map.entry("adjacent-to", List.of("in-zone-of", "zone-of", "not-adjacent-to")),
          Map.entry("in-zone-of", List.of("adjacent-to", "not-in-zone-of")),
          Map.entry("not-adjacent-to", List.of("adjacent-to")),
          Map.entry("not-in-zone-of", List.of("in-zone-of", "zone-of")),
          Map.entry("within", List.of("beyond")),
          Map.entry("beyond", List.of("within")),
          Map.entry("farther-from", List.of("nearer-to")),
          Map.entry("nearer-to", List.of("farther-from")),
          Map.entry("among", List.of("except")),
          Map.entry("except", List.of("among")),
          Map.entry("at-least", List.of("more-than", "at-most")),
          Map.entry("at-most", List.of("less-than", "at-least")),
          Map.entry("more-than", List.of("at-least", "less-than")),
          Map.entry("less-than", List.of("at-most", "more-than")),
          Map.entry("exactly", List.of("at-least", "at-most")),
          Map.entry("other-than", List.of("exactly")),
          Map.entry("smaller-of", List.of("larger-of")),
          Map.entry("larger-of", List.of("smaller-of")),
          Map.entry("difference", List.of("minus")),
          Map.entry("minus", List.of("plus", "difference")),
          Map.entry("value-of", List.of("printed-value-of")),
          Map.entry("printed-value-of", List.of("value-of")),
          Map.entry("health-of", List.of("health-lost")),
          Map.entry("health-lost", List.of("health-of")),
          Map.entry("zone-of", List.of("adjacent-to")));

  private static final Map<String, List<String>> NEAR_WORDS =
      Map.ofEntries(
          Map.entry("self", List.of("foe", "yours")),
          Map.entry("foe", List.of("self", "opposing")),
          Map.entry("hero", List.of("opposing")),
          Map.entry("yours", List.of("opposing", "self")),
          Map.entry("opposing", List.of("all", "yours")),
          Map.entry("all", List.of("opposing", "yours")),
          Map.entry("combatants", List.of("self", "foe", "all")),
          Map.entry("chosen", List.of("self", "foe", "opponent", "you")),
          Map.entry("chosen-hero", List.of("hero", "opposing")),
          Map.entry("opponent", List.of("you")),
          Map.entry("hand", List.of("discard", "deck-top")),
          Map.entry("discard", List.of("hand", "out-of-game")),
          Map.entry("discard-top", List.of("deck-top")),
          Map.entry("deck", List.of("discard")),
          Map.entry("deck-top", List.of("deck-bottom")),
          Map.entry("deck-bottom", List.of("deck-top")),
          Map.entry("out-of-game", List.of("discard")),
          Map.entry("this-card", List.of("opposing-card")),
          Map.entry("opposing-card", List.of("this-card")),
          Map.entry("chance", List.of("owner")),
          Map.entry("each-opponent", List.of("you")),
          Map.entry("end-of-turn", List.of("start-of-your-next-turn")),
          Map.entry("end-of-combat", List.of("end-of-turn")),
          Map.entry("next-attack", List.of("end-of-turn")),
          Map.entry("their-next-attack", List.of("next-attack")),
          Map.entry("start-of-your-next-turn", List.of("end-of-turn")),
          Map.entry("end-of-your-next-turn", List.of("end-of-turn")),
          Map.entry("end-of-their-next-turn", List.of("end-of-turn")),
          Map.entry("end-of-game", List.of("end-of-turn")),
          Map.entry("next-turn", List.of("now")),
          Map.entry("spent", List.of("1", "2")),
          Map.entry("combats-won", List.of("combats-lost", "attacks")),
          Map.entry("cards-played", List.of("schemes", "actions")),
          Map.entry("damage-done", List.of("fighter-defeated")),
          Map.entry("fighter-defeated", List.of("damage-done")),
          Map.entry("any", List.of("your-tokens")),
          Map.entry("your-tokens", List.of("any")),
          Map.entry("chosen-token", List.of("any", "your-tokens")),
          Map.entry("adjacent-to-chosen-space", List.of("any")),
          Map.entry("one", List.of("each", "under-self")),
          Map.entry("another", List.of("one", "each")),
          Map.entry("under-self", List.of("one", "each")),
          Map.entry("each", List.of("one")),
          Map.entry("it", List.of("hero", "yours")),
          Map.entry("sidekick", List.of("hero")),
          Map.entry("full", List.of("damaged")),
          Map.entry("damaged", List.of("full")),
          Map.entry("ranged", List.of("melee")),
          Map.entry("up", List.of("down")),
          Map.entry("down", List.of("up")),
          Map.entry("anywhere", List.of("3")),
          Map.entry("discarded", List.of("opposing", "revealed")),
          Map.entry("combat-damage", List.of("1", "2", "damage-taken")),
          Map.entry("damage-taken", List.of("1", "combat-damage")),
          Map.entry("damage-dealt", List.of("1", "2")),
          Map.entry("damage-prevented", List.of("1", "damage-taken")),
          Map.entry("damage-to-come", List.of("1", "2")),
          Map.entry("immediately", List.of("during-combat", "after-combat")),
          Map.entry("during-combat", List.of("immediately", "after-combat")),
          Map.entry("after-combat", List.of("immediately", "during-combat")),
          Map.entry("versatile", List.of("defense", "attack")),
          Map.entry("toggle-trait", List.of("choose-trait")),
          Map.entry("choose-trait", List.of("toggle-trait")),
          Map.entry("opposing-value-is-boost", List.of("ignore-opposing-value")),
          Map.entry("ignore-opposing-value", List.of("opposing-value-is-boost")));

  /** Flags that an effect may have and mostly has not. */
  private static final Map<String, List<String>> FLAGS =
      Map.of(
          "divert", List.of("optional"),
          "move-cards", List.of("up-to", "show"),
          "look", List.of("show"),
          "move", List.of("through-opposing"),
          "place", List.of("optional", "must-leave"),
          "choose-fighter", List.of("optional"),
          "change-target", List.of("in-range"),
          "turn-aside", List.of("combat-only"),
          "bonus-attack", List.of("optional"),
          "move-token", List.of("optional", "free-of-fighters"));

  /** Amounts that are read from the game. */
  private static final List<String> AMOUNTS =
      List.of(
          "count",
          "discards-tagged",
          "per-discarded",
          "boost-of",
          "value-of",
          "printed-value-of",
          "count-cards",
          "health-of",
          "health-lost",
          "zones-of",
          "distance",
          "sum",
          "difference",
          "minus",
          "smaller-of",
          "larger-of",
          "counter",
          "this-turn");

  private static final String ANYWHERE = "\"anywhere\"";

  private final Changes changes;
  private final List<List<String>> alike;
  private final boolean alone;

  /**
   * @param alike words of this hero that could be mistaken for one another: its fighters, its
   *     traits
   * @param alone the hero has no sidekick, so that "yours" and "self" are the same
   */
  EffectChanges(Changes changes, List<List<String>> alike, boolean alone) {
    this.changes = changes;
    this.alike = alike;
    this.alone = alone;
  }

  /** One effect or a list of them. */
  void effects(String place, YamlNode node) {
    if (node instanceof YamlList list) {
      for (int i = 0; i < list.items().size(); i++) {
        YamlNode item = list.items().get(i);
        String at = place + "/" + (i + 1);
        changes.removed(at, item);
        if (i > 0) {
          changes.earlier(at, list, i);
        }
        effect(at, item, list);
      }
    } else {
      effect(place, node, node);
    }
  }

  private void effect(String place, YamlNode node, YamlNode around) {
    switch (node) {
      case YamlScalar word -> words(place, word);
      case YamlMap map -> map.entries().forEach(e -> part(place, map, e, around));
      case YamlList list -> effects(place, list);
    }
  }

  /** The word of an effect, or what stands beside it. */
  private void part(String place, YamlMap effect, YamlMap.Entry entry, YamlNode around) {
    String at = place + "/" + entry.name();
    YamlNode value = entry.value();
    switch (entry.name()) {
      case "if" -> {
        condition(at, value);
        changes.spliced(at, "always", around, effect, effect.need("then"));
        effect.find("else").ifPresent(e -> changes.spliced(at, "never", around, effect, e));
      }
      case "then" -> effects(at, value);
      case "else" -> {
        changes.removed(at, value);
        effects(at, value);
      }
      case "may" -> {
        changes.spliced(at, "must", around, effect, value);
        effects(at, value);
      }
      case "of" -> effects(at, value);
      case "pay", "spend" -> {
        effect.find("then").ifPresent(t -> changes.spliced(at, "free", around, effect, t));
        argument(at, value);
      }
      default -> {
        near(NEAR_KEYS, entry.name()).forEach(k -> changes.renamed(at, effect, entry, k));
        argument(at, value);
        flags(at, entry);
      }
    }
  }

  private void flags(String place, YamlMap.Entry entry) {
    for (String flag : FLAGS.getOrDefault(entry.name(), List.of())) {
      YamlNode value = entry.value();
      boolean isSet =
          entry.name().equals("choose-fighter")
              && !(value instanceof YamlMap map && map.has("among"));
      if (value instanceof YamlMap map && isThereAnyway(flag, map)) {
        continue;
      }
      if (isSet) {
        YamlMap wrapped = Changes.map("among", value).with(flag, Changes.scalar(true, value));
        changes.replaced(place, "with " + flag + ": true", value, wrapped);
      } else if (value instanceof YamlMap map) {
        changes.with(place, map, flag, "true");
      }
    }
  }

  /**
   * The flag would change nothing: one step leads through nobody, and staying is among the choices
   * already as 0 of "up to" or as the own space of any or its zone.
   */
  private static boolean isThereAnyway(String flag, YamlMap map) {
    String distance = map.find("up-to").map(YamlNode::shown).orElse(ANYWHERE);
    if (flag.equals("through-opposing")) {
      return distance.equals("1");
    }
    if (flag.equals("must-leave")) {
      return map.has("optional"); // staying is not doing it
    }
    if (!flag.equals("optional")) {
      return false;
    }
    boolean upTo = !distance.equals(ANYWHERE);
    boolean ownSpace =
        map.find("at").isPresent()
            && !map.has("must-leave")
            && !(map.need("at") instanceof YamlMap on && on.has("adjacent-to"));
    return upTo || ownSpace;
  }

  /** A condition, and everything in it. */
  void condition(String place, YamlNode node) {
    changes.replaced(place, "not", node, Changes.map("not", node));
    if (!(node instanceof YamlMap map)) {
      words(place, (YamlScalar) node);
      return;
    }
    YamlMap.Entry entry = map.entries().getFirst();
    String at = place + "/" + entry.name();
    if (!(entry.value() instanceof YamlList list)) {
      argument(at, entry.value());
      return;
    }
    changes.renamed(at, map, entry, entry.name().equals("all") ? "any" : "all");
    for (int i = 0; i < list.items().size(); i++) {
      YamlNode item = list.items().get(i);
      condition(at + "/" + (i + 1), item);
      if (list.items().size() == 2) {
        changes.replaced(at + "/" + (i + 1), "removed", map, list.items().get(1 - i));
      } else {
        changes.removed(at + "/" + (i + 1), item);
      }
    }
  }

  /** What stands behind a word: a number, a set of fighters or spaces, or several such things. */
  void argument(String place, YamlNode node) {
    switch (node) {
      case YamlScalar scalar when scalar.isNumber() -> changes.number(place, scalar);
      case YamlScalar scalar when isFlag(scalar) -> changes.flipped(place, scalar);
      case YamlScalar scalar -> words(place, scalar);
      case YamlList list -> {
        for (int i = 0; i < list.items().size(); i++) {
          argument(place + "/" + (i + 1), list.items().get(i));
        }
      }
      case YamlMap map -> {
        for (YamlMap.Entry entry : map.entries()) {
          String at = place + "/" + entry.name();
          if (AMOUNTS.contains(entry.name())) {
            changes.replaced(at, "to 1", map, Changes.scalar(1, map));
            changes.replaced(at, "to 2", map, Changes.scalar(2, map));
          } else if (map.entries().size() > 1 && !isFlag(entry.value())) {
            changes.removed(at, entry.value());
          }
          if (isPlace(entry.name()) && map.has("who")) {
            changes.replaced(place, "wherever", map, map.need("who"));
          }
          if (isPlace(entry.name()) && !map.has("who")) {
            changes.replaced(place, "to any", map, Changes.scalar("any", map));
          }
          near(NEAR_KEYS, entry.name()).forEach(k -> changes.renamed(at, map, entry, k));
          argument(at, entry.value());
        }
      }
    }
  }

  private static boolean isPlace(String key) {
    return switch (key) {
      case "adjacent-to", "in-zone-of", "zone-of", "at", "not-adjacent-to", "not-in-zone-of" ->
          true;
      default -> false;
    };
  }

  private static boolean isFlag(YamlNode node) {
    return node instanceof YamlScalar s
        && (s.written().equals("true") || s.written().equals("false"));
  }

  private void words(String place, YamlScalar word) {
    near(NEAR_WORDS, word.written()).forEach(w -> changes.word(place, word, w));
  }

  private List<String> near(Map<String, List<String>> table, String word) {
    List<String> all = new ArrayList<>(table.getOrDefault(word, List.of()));
    if (alone && (word.equals("self") || word.equals("yours"))) {
      all.removeAll(List.of("self", "yours"));
    }
    for (List<String> group : alike) {
      if (group.contains(word)) {
        group.stream().filter(w -> !w.equals(word)).forEach(all::add);
        if (group.size() == 1) {
          all.add("opposing");
        }
      }
    }
    return all;
  }
}
