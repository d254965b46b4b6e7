package nonpareil.content.hero;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import nonpareil.content.language.Amounts;
import nonpareil.content.language.Conditions;
import nonpareil.content.language.Effects;
import nonpareil.content.language.FighterSets;
import nonpareil.content.language.Param;
import nonpareil.content.language.SpaceSets;
import nonpareil.content.language.Vocabulary;
import nonpareil.content.language.Word;
import nonpareil.content.text.Noun;

/** The JSON Schema of hero files, made from the same tables the loader reads by. */
final class HeroSchema {

  private static final ObjectMapper JSON = new ObjectMapper();

  private HeroSchema() {}

  static ObjectNode make() {
    ObjectNode schema =
        parse(
            """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "A hero of Nonpareil",
              "type": "object",
              "required": ["id", "name", "move", "fighters", "cards"],
              "additionalProperties": false
            }
            """);
    ObjectNode properties = schema.putObject("properties");
    properties.set("id", ref("id", "The id of the hero, in small letters and hyphens"));
    properties.set("name", ref("name", "The title of the deck"));
    properties.set("set", text("The box it comes from"));
    properties.set("style", ref("name", "How it plays, for somebody who chooses one"));
    properties.set("difficulty", number(1, 3, "To play it well; 2 if left out"));
    properties.set("move", number(0, 9, "The move value of all fighters"));
    properties.set("fighters", list(ref("fighter"), 1, "The hero first, then the sidekicks"));
    properties.set("traits", ref("traits"));
    properties.set("tokens", ref("tokens"));
    properties.set("tags", names("Words for groups of cards, by id"));
    properties.set("ability", ref("ability"));
    properties.set("cards", list(ref("card"), 1, "30 cards, copies counted"));
    ObjectNode defs = schema.putObject("$defs");
    defs.set("id", parse("{\"type\": \"string\", \"pattern\": \"^[a-z][a-z0-9]*(-[a-z0-9]+)*$\"}"));
    defs.set("name", name(text("")));
    defs.set("noun", name(noun()));
    defs.set("fighter", fighter());
    defs.set("traits", traits());
    defs.set("tokens", tokens());
    defs.set("ability", ability());
    defs.set("card", card());
    defs.set("fighters", fighters());
    defs.set("spaces", spaces());
    defs.set("amount", words(Amounts.WORDS, number(1, 20, "A fixed number")));
    defs.set("condition", words(Conditions.WORDS));
    defs.set("effect", words(Effects.WORDS));
    defs.set(
        "effects",
        parse(
            """
            {
              "description": "One effect, or a list of effects in their order",
              "anyOf": [
                {"type": "array", "items": {"$ref": "#/$defs/effect"}},
                {"$ref": "#/$defs/effect"}
              ]
            }
            """));
    return schema;
  }

  /** A name or noun that is the same in all languages, or one for each. */
  private static ObjectNode name(ObjectNode one) {
    ObjectNode each = object(List.of("en"));
    ((ObjectNode) each.get("properties")).set("en", one.deepCopy());
    ObjectNode translation =
        one.deepCopy()
            .put("description", "By the code of the language; -own marks our own translation");
    each.putObject("patternProperties").set("^[a-z]{2,3}(-own)?$", translation);
    return anyOf(text("The name in all languages"), each);
  }

  private static ObjectNode noun() {
    ObjectNode noun = object(List.of("name"));
    ObjectNode properties = (ObjectNode) noun.get("properties");
    properties.set("name", text("The name without an article"));
    properties.set("short", text("The name as cards say it"));
    properties.set("plural", text("The name of several"));
    properties.set(
        "gender", choice(List.of(Noun.Gender.values()).stream().map(Noun.Gender::code).toList()));
    properties.set("article", flag("Sentences say \"the\" before it"));
    properties.set("adjective", flag("A quality such as \"big\", not a name"));
    properties.set("accusative", text("German case, if it differs"));
    properties.set("dative", text("German case, if it differs"));
    properties.set("genitive", text("The genitive, if it is not the usual one"));
    return anyOf(text(""), noun);
  }

  private static ObjectNode fighter() {
    ObjectNode fighter = object(List.of("id", "name", "health", "attack"));
    ObjectNode properties = (ObjectNode) fighter.get("properties");
    properties.set("id", ref("id"));
    properties.set("name", ref("noun"));
    properties.set("count", number(1, 8, "How many there are; several are numbered"));
    properties.set("health", number(1, 99, "Start health"));
    properties.set("max-health", number(1, 99, "Highest health, if not the start health"));
    properties.set("attack", choice(List.of("melee", "ranged")));
    properties.set("large", flag("Cannot use secret passages"));
    return fighter;
  }

  private static ObjectNode traits() {
    ObjectNode traits = object(List.of("of"));
    ObjectNode properties = (ObjectNode) traits.get("properties");
    properties.set("name", ref("noun", "What they are called together, as \"size\""));
    properties.set("of", names("The traits by id"));
    properties.set("start", ref("id", "The trait at the start; without it the player chooses"));
    return traits;
  }

  private static ObjectNode tokens() {
    ObjectNode tokens = object(List.of("id", "name", "count"));
    ObjectNode properties = (ObjectNode) tokens.get("properties");
    properties.set("id", ref("id"));
    properties.set("name", ref("noun"));
    properties.set("count", number(1, 8, "How many there are"));
    properties.set("link", flag("The hero moves from one token to any other as if adjacent"));
    properties.set("stack", flag("Several of them may lie on one space"));
    return tokens;
  }

  private static ObjectNode ability() {
    ObjectNode trigger = object(List.of("at", "do"));
    ObjectNode parts = (ObjectNode) trigger.get("properties");
    parts.set("at", choice(AbilityReader.MOMENTS.keySet()));
    parts.set("do", ref("effects"));
    ObjectNode bonus = object(List.of("fighter", "when", "plus"));
    parts = (ObjectNode) bonus.get("properties");
    parts.set("fighter", ref("id"));
    parts.set("when", choice(List.of("attacking", "defending")));
    parts.set("if", ref("condition"));
    parts.set("plus", number(1, 9, "What is added to the value"));
    ObjectNode ability = object(List.of());
    ObjectNode properties = (ObjectNode) ability.get("properties");
    properties.set("name", ref("name", "The title of the ability"));
    properties.set("triggers", list(trigger, 0, "What happens at moments of the game"));
    properties.set("value-bonuses", list(bonus, 0, "Additions to card values"));
    properties.set("move-bonus", ref("amount", "Added to the move value in a maneuver"));
    properties.set("attack-boost", ref("id", "May add a face-down boost to its attack card"));
    properties.set("escape", ref("id", "May be placed anywhere in a boosted maneuver"));
    properties.set(
        "uncancellable-banners", list(ref("id"), 0, "Effects of these cards cannot be cancelled"));
    return ability;
  }

  private static ObjectNode card() {
    ObjectNode card = object(List.of("id", "name", "type", "boost", "copies", "banner"));
    ObjectNode properties = (ObjectNode) card.get("properties");
    properties.set("id", ref("id"));
    properties.set("name", ref("name"));
    properties.set("type", choice(CardReader.types().keySet()));
    properties.set("value", number(0, 20, "The printed value; not on a scheme"));
    properties.set("boost", anyOf(number(0, 9, ""), choice(List.of("none"))));
    properties.set("copies", number(1, 30, "How many are in the deck"));
    properties.set("banner", ref("id", "any, a fighter or a trait"));
    properties.set("tags", list(ref("id"), 0, "Groups it belongs to"));
    properties.set("uncancellable", flag("Its effects cannot be cancelled"));
    properties.set("declares-number", flag("Defends face up and with a named number"));
    properties.set("hides-hand", flag("Shown from hand it cancels an effect that shows the hand"));
    CardReader.TIMINGS.keySet().forEach(timing -> properties.set(timing, ref("effects")));
    return card;
  }

  private static ObjectNode fighters() {
    ObjectNode word = anyOf(choice(FighterSets.GROUPS.keySet()), ref("id"));
    ObjectNode set = object(List.of("who"));
    set.put("minProperties", 2).put("maxProperties", 2);
    ObjectNode properties = (ObjectNode) set.get("properties");
    properties.set("who", word);
    properties.set("adjacent-to", word);
    properties.set("in-zone-of", word);
    properties.set("on", choice(FighterSets.ON.keySet()));
    return anyOf(word, set);
  }

  private static ObjectNode spaces() {
    ObjectNode set = object(List.of());
    set.put("minProperties", 1).put("maxProperties", 1);
    SpaceSets.KEYS
        .keySet()
        .forEach(key -> ((ObjectNode) set.get("properties")).set(key, ref("fighters")));
    return anyOf(choice(SpaceSets.WORDS.keySet()), set);
  }

  private static ObjectNode words(Vocabulary<?> vocabulary, ObjectNode... more) {
    ObjectNode any = anyOf(more);
    ArrayNode forms = (ArrayNode) any.get("anyOf");
    ObjectNode map = object(List.of());
    ObjectNode properties = (ObjectNode) map.get("properties");
    ArrayNode exactlyOne = JSON.createArrayNode();
    ObjectNode beside = JSON.createObjectNode();
    for (Word<?> word : vocabulary.words()) {
      if (word.params().stream().noneMatch(Param::needed)) {
        forms.addObject().put("const", word.name()).put("description", word.says());
      }
      if (!word.params().isEmpty()) {
        properties.set(word.name(), value(word));
        exactlyOne.addObject().putArray("required").add(word.name());
      }
      for (Param<?> param : word.params()) {
        if (param.beside()) {
          properties.set(param.name(), parse(param.type().schema()));
          if (param.needed()) {
            beside.withArray("/" + word.name()).add(param.name());
          }
        }
      }
    }
    map.set("oneOf", exactlyOne);
    if (!beside.isEmpty()) {
      map.set("dependentRequired", beside);
    }
    forms.add(map);
    return any;
  }

  private static ObjectNode value(Word<?> word) {
    var inner = word.params().stream().filter(p -> !p.beside()).toList();
    Param<?> main = word.main();
    ObjectNode alone = main == null ? null : parse(main.type().schema());
    if (alone != null && inner.size() == 1) {
      return alone.put("description", word.says());
    }
    ObjectNode braces = object(inner.stream().filter(Param::needed).map(Param::name).toList());
    inner.forEach(
        p -> ((ObjectNode) braces.get("properties")).set(p.name(), parse(p.type().schema())));
    ObjectNode value = alone == null ? braces : anyOf(alone, braces);
    return value.put("description", word.says());
  }

  static ObjectNode parse(String json) {
    try {
      return (ObjectNode) JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ObjectNode object(List<String> required) {
    ObjectNode object = JSON.createObjectNode().put("type", "object");
    if (!required.isEmpty()) {
      required.forEach(object.putArray("required")::add);
    }
    object.putObject("properties");
    return object.put("additionalProperties", false);
  }

  private static ObjectNode names(String says) {
    ObjectNode names = object(List.of());
    names.put("description", says).put("minProperties", 1);
    names.set("propertyNames", ref("id"));
    names.set("additionalProperties", ref("noun"));
    names.remove("properties");
    return names;
  }

  private static ObjectNode anyOf(ObjectNode... forms) {
    ObjectNode any = JSON.createObjectNode();
    ArrayNode list = any.putArray("anyOf");
    List.of(forms).forEach(list::add);
    return any;
  }

  private static ObjectNode ref(String def) {
    return JSON.createObjectNode().put("$ref", "#/$defs/" + def);
  }

  private static ObjectNode ref(String def, String says) {
    return ref(def).put("description", says);
  }

  private static ObjectNode text(String says) {
    return said(JSON.createObjectNode().put("type", "string"), says);
  }

  private static ObjectNode flag(String says) {
    return said(JSON.createObjectNode().put("type", "boolean"), says);
  }

  private static ObjectNode number(int least, int most, String says) {
    return said(
        JSON.createObjectNode().put("type", "integer").put("minimum", least).put("maximum", most),
        says);
  }

  private static ObjectNode list(ObjectNode items, int least, String says) {
    ObjectNode list = JSON.createObjectNode().put("type", "array").put("minItems", least);
    list.set("items", items);
    return said(list, says);
  }

  private static ObjectNode choice(Collection<String> words) {
    ObjectNode choice = JSON.createObjectNode();
    words.forEach(choice.putArray("enum")::add);
    return choice;
  }

  private static ObjectNode said(ObjectNode schema, String says) {
    return says.isEmpty() ? schema : schema.put("description", says);
  }
}
