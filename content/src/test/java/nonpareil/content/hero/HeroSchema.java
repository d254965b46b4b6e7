package nonpareil.content.hero;

import static nonpareil.content.hero.SchemaNodes.JSON;
import static nonpareil.content.hero.SchemaNodes.choice;
import static nonpareil.content.hero.SchemaNodes.either;
import static nonpareil.content.hero.SchemaNodes.flag;
import static nonpareil.content.hero.SchemaNodes.keys;
import static nonpareil.content.hero.SchemaNodes.list;
import static nonpareil.content.hero.SchemaNodes.number;
import static nonpareil.content.hero.SchemaNodes.object;
import static nonpareil.content.hero.SchemaNodes.orWords;
import static nonpareil.content.hero.SchemaNodes.parse;
import static nonpareil.content.hero.SchemaNodes.ref;
import static nonpareil.content.hero.SchemaNodes.said;
import static nonpareil.content.hero.SchemaNodes.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import nonpareil.content.language.Amounts;
import nonpareil.content.language.CardSets;
import nonpareil.content.language.Conditions;
import nonpareil.content.language.Effects;
import nonpareil.content.language.FighterSets;
import nonpareil.content.language.Rules;
import nonpareil.content.language.SpaceSets;
import nonpareil.content.language.TokenSets;
import nonpareil.content.language.TriggerReader;
import nonpareil.content.text.Noun;

/**
 * The JSON Schema of hero files, made from the same tables the loader reads by.
 *
 * <p>Where a text, a number, a mapping or a list may stand, one schema says what holds of each: the
 * keywords for mappings do not concern texts. Which words go together is told by the key that is
 * there. So a validator names the word that is wrong; of several schemas of which one must fit
 * ("anyOf") it could only say that none does.
 */
final class HeroSchema {

  private static final ObjectNode ID =
      parse("{\"type\": \"string\", \"pattern\": \"^[a-z][a-z0-9]*(-[a-z0-9]+)*$\"}");

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
    properties.set("tokens", ref("own-tokens"));
    properties.set("tags", names("Words for groups of cards, by id"));
    properties.set("piles", list(ref("pile"), 0, "Piles of cards beside the hero"));
    properties.set("second-deck", ref("second-deck", "A further deck with cards of another kind"));
    properties.set("counters", ref("counters", "What the hero has more or less of, by id"));
    properties.set("ability", ref("ability"));
    properties.set("cards", list(ref("card"), 1, "30 cards, copies counted"));
    ObjectNode defs = schema.putObject("$defs");
    defs.set("id", ID);
    defs.set("name", name(text("")));
    defs.set("noun", name(noun()));
    defs.set("fighter", fighter());
    defs.set("traits", traits());
    defs.set("own-token", token());
    defs.set("own-tokens", oneOrMore("own-token", "One kind of tokens, or a list of kinds"));
    defs.set("counters", counters());
    defs.set("trigger", trigger());
    defs.set("later", later());
    defs.set("standing", standing());
    defs.set("ability", ability());
    defs.set("card", card());
    defs.set("pile", pile());
    defs.set("second-deck", secondDeck());
    defs.set("cards", cards());
    defs.set("fighters", fighters());
    defs.set("place", place());
    defs.set("spaces", spaces());
    defs.set("tokens", tokenSet());
    var words = new WordSchema(defs);
    ObjectNode amount = either("integer", words.of(Amounts.WORDS));
    defs.set("amount", amount);
    defs.set("amount-or-any", orAmount(amount, "any"));
    defs.set("amount-or-all", orAmount(amount, "all"));
    defs.set("amount-or-zone", orAmount(amount, "zone"));
    defs.set("amount-or-anywhere", orAmount(amount, "anywhere"));
    defs.set("amount-any-or-all", orAmount(amount, "any", "all"));
    defs.set("condition", words.of(Conditions.WORDS));
    defs.set("rule", words.of(Rules.WORDS));
    defs.set("effect", words.of(Effects.WORDS));
    defs.set("effects", oneOrMore("effect", "One effect, or a list of effects in their order"));
    listKeys(schema);
    return schema;
  }

  /** Lets a mapping without further keys say which keys it may have, so that a validator can. */
  private static void listKeys(JsonNode node) {
    node.forEach(HeroSchema::listKeys);
    if (node instanceof ObjectNode schema
        && schema.path("additionalProperties").isBoolean()
        && schema.has("properties")) {
      schema.remove("additionalProperties");
      schema.set("propertyNames", choice(keys(schema.get("properties"))));
    }
  }

  /** A name or noun that is the same in all languages, or one for each. */
  private static ObjectNode name(ObjectNode one) {
    String code = "^[a-z]{2,3}(-own)?$";
    ObjectNode name =
        parse("{\"type\": [\"string\", \"object\"], \"required\": [\"en\"]}")
            .put("description", "The name in all languages, or in each");
    name.putObject("properties").set("en", one.deepCopy());
    name.putObject("patternProperties")
        .set(
            code,
            one.deepCopy()
                .put("description", "By the code of the language; -own marks our own translation"));
    name.putObject("propertyNames").put("pattern", code);
    return name;
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
    return either("string", noun);
  }

  private static ObjectNode fighter() {
    ObjectNode fighter = object(List.of("id", "name", "health", "attack"));
    ObjectNode properties = (ObjectNode) fighter.get("properties");
    properties.set("id", ref("id"));
    properties.set("name", ref("noun"));
    properties.set("hero", flag("A hero; the first fighter always is one"));
    properties.set("count", number(1, 8, "How many there are; several are numbered"));
    properties.set("reserve", number(1, 8, "How many of them begin off the board"));
    properties.set("health", number(1, 99, "Start health"));
    properties.set("max-health", number(1, 99, "Highest health, if not the start health"));
    properties.set("second-life", number(1, 99, "Its health the first time it would be defeated"));
    properties.set("move", number(1, 9, "Its own move value, if not that of the hero file"));
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

  private static ObjectNode token() {
    ObjectNode tokens = object(List.of("id", "name", "count"));
    ObjectNode properties = (ObjectNode) tokens.get("properties");
    properties.set("id", ref("id"));
    properties.set("name", ref("noun"));
    properties.set("count", number(1, 8, "How many there are"));
    properties.set(
        "supply",
        orWords(number(1, 8, "How many of them begin in the supply, or all"), List.of("all")));
    properties.set("link", flag("The hero moves from one token to any other as if adjacent"));
    properties.set("stack", flag("Several of them may lie on one space"));
    properties.set("stops", flag("An opposing fighter that enters their space ends its move"));
    return tokens;
  }

  private static ObjectNode pile() {
    ObjectNode pile = object(List.of("id", "name", "face"));
    ObjectNode properties = (ObjectNode) pile.get("properties");
    properties.set("id", ref("id"));
    properties.set("name", ref("noun"));
    properties.set("most", number(1, 30, "How many cards it holds at most"));
    properties.set("face", choice(List.of("up", "down")));
    return pile;
  }

  private static ObjectNode secondDeck() {
    ObjectNode card = object(SecondDeckReader.CARD_KEYS);
    ObjectNode parts = (ObjectNode) card.get("properties");
    parts.set("id", ref("id"));
    parts.set("name", ref("name"));
    parts.set("copies", number(1, 20, "How many are in this deck"));
    parts.set("use", ref("effects"));
    ObjectNode deck = object(SecondDeckReader.KEYS);
    ObjectNode properties = (ObjectNode) deck.get("properties");
    properties.set("id", ref("id"));
    properties.set("name", ref("noun", "What one of its cards is called"));
    properties.set("used", choice(SecondDeckReader.USED));
    properties.set("cards", list(card, 1, "At most 20 cards, copies counted"));
    return deck;
  }

  private static ObjectNode cards() {
    ObjectNode limit = compared(CardSets.COMPARISONS.keySet(), amount(0, 20, ""));
    ObjectNode cards = object(List.of());
    cards.put("minProperties", 1);
    ObjectNode properties = (ObjectNode) cards.get("properties");
    var types = new ArrayList<>(CardSets.TYPES.keySet());
    types.remove("named");
    ObjectNode several = JSON.createObjectNode().put("type", "array").put("minItems", 2);
    several.set("items", choice(types));
    properties.set("type", wordOr("array", choice(CardSets.TYPES.keySet()), several));
    properties.set("tag", ref("id"));
    properties.set("banner", ref("id"));
    properties.set("card", ref("id"));
    properties.set("value", limit);
    properties.set("boost", limit);
    properties.set("except", wordOr("object", choice(List.of("this-card")), ref("cards")));
    properties.set("either", list(ref("cards"), 2, "One of these sets at least"));
    return cards;
  }

  /** One of some words, or something of another type. */
  private static ObjectNode wordOr(String type, ObjectNode words, ObjectNode other) {
    ObjectNode schema = JSON.createObjectNode();
    schema.putArray("type").add("string").add(type);
    schema.set("if", parse("{\"type\": \"string\"}"));
    schema.set("then", words);
    schema.set("else", other);
    return schema;
  }

  /** One of the comparisons, with what a number is compared with. */
  private static ObjectNode compared(Collection<String> comparisons, ObjectNode with) {
    ObjectNode compared = object(List.of());
    comparisons.forEach(how -> ((ObjectNode) compared.get("properties")).set(how, with));
    return compared.put("minProperties", 1).put("maxProperties", 1);
  }

  private static ObjectNode trigger() {
    ObjectNode trigger = object(List.of("at", "do"));
    ObjectNode parts = (ObjectNode) trigger.get("properties");
    parts.set("at", choice(TriggerReader.MOMENTS.keySet()));
    parts.set("who", ref("fighters", "Whom a moment of fighters concerns; yours if left out"));
    parts.set("tokens", ref("tokens", "What is entered"));
    parts.set("player", choice(TriggerReader.PLAYERS.keySet()));
    parts.set("damage", choice(TriggerReader.DAMAGE.keySet()));
    parts.set("if", ref("condition"));
    parts.set("once-per-turn", flag("Happens only once in each turn"));
    parts.set("once-per-game", flag("Happens only once"));
    parts.set("do", ref("effects"));
    return trigger;
  }

  private static ObjectNode later() {
    ObjectNode later = object(List.of("at", "do"));
    ObjectNode parts = (ObjectNode) later.get("properties");
    parts.set("at", choice(TriggerReader.LATER_MOMENTS.keySet()));
    parts.set("who", ref("fighters", "Whom a moment of fighters concerns; yours if left out"));
    parts.set("tokens", ref("tokens", "What is entered"));
    parts.set("player", choice(TriggerReader.PLAYERS.keySet()));
    parts.set("damage", choice(TriggerReader.DAMAGE.keySet()));
    parts.set("if", ref("condition"));
    parts.set("each-time", flag("As often as the moment comes, and not only the next time"));
    parts.set("until", choice(TriggerReader.LATER_ENDS));
    parts.set("do", ref("effects"));
    return later;
  }

  private static ObjectNode standing() {
    ObjectNode standing = object(List.of("is"));
    ObjectNode parts = (ObjectNode) standing.get("properties");
    parts.set("is", ref("rule"));
    parts.set("while", ref("condition"));
    return standing;
  }

  private static ObjectNode counters() {
    ObjectNode counter = object(List.of("name", "max"));
    ObjectNode parts = (ObjectNode) counter.get("properties");
    parts.set("name", ref("noun"));
    parts.set("max", number(1, 99, "The most there can be"));
    parts.set("start", number(0, 99, "How many there are at the start; 0 if left out"));
    ObjectNode counters = object(List.of());
    counters.put("minProperties", 1).put("maxProperties", 4);
    counters.set("propertyNames", ref("id"));
    counters.set("additionalProperties", counter);
    counters.remove("properties");
    return counters;
  }

  private static ObjectNode ability() {
    ObjectNode bonus = object(List.of("fighter", "when", "plus"));
    ObjectNode parts = (ObjectNode) bonus.get("properties");
    parts.set("fighter", ref("id"));
    parts.set("when", choice(List.of("attacking", "defending")));
    parts.set("if", ref("condition"));
    parts.set("plus", amount(1, 9, "What is added to the value"));
    ObjectNode ability = object(List.of());
    ObjectNode properties = (ObjectNode) ability.get("properties");
    properties.set("name", ref("name", "The title of the ability"));
    properties.set("triggers", list(ref("trigger"), 0, "What happens at moments of the game"));
    properties.set("value-bonuses", list(bonus, 0, "Additions to card values"));
    properties.set("move-bonus", amount(1, 20, "Added to the move value in a maneuver"));
    properties.set("attack-boost", ref("id", "May add a face-down boost to its attack card"));
    properties.set("escape", ref("id", "May be placed anywhere in a boosted maneuver"));
    properties.set(
        "uncancellable-banners", list(ref("id"), 0, "Effects of these cards cannot be cancelled"));
    properties.set("rules", list(ref("standing"), 0, "Rules that hold all the time"));
    return ability;
  }

  private static ObjectNode card() {
    ObjectNode card = object(List.of("id", "name", "type", "boost", "copies", "banner"));
    ObjectNode properties = (ObjectNode) card.get("properties");
    properties.set("id", ref("id"));
    properties.set("name", ref("name"));
    properties.set("type", choice(CardReader.types().keySet()));
    properties.set("value", number(0, 20, "The printed value; not on a scheme"));
    properties.set("boost", orWords(number(0, 9, "The boost value, or none"), List.of("none")));
    properties.set("copies", number(1, 30, "How many are in the deck"));
    properties.set("banner", ref("id", "any, a fighter or a trait"));
    properties.set("tags", list(ref("id"), 0, "Groups it belongs to"));
    properties.set("uncancellable", flag("Its effects cannot be cancelled"));
    properties.set("declares-number", flag("Defends face up and with a named number"));
    properties.set("hides-hand", flag("Shown from hand it cancels an effect that shows the hand"));
    properties.set(
        "reach", orWords(number(1, 20, "How far its attack reaches"), CardReader.REACHES));
    properties.set("as-attack", number(0, 20, "May be played as an attack card of this value"));
    properties.set("as-defense", number(0, 20, "May be played as a defense card of this value"));
    properties.set("only-if", ref("condition", "It may be played only if this holds"));
    CardReader.TIMINGS.keySet().forEach(timing -> properties.set(timing, ref("effects")));
    ObjectNode inPlay = object(List.of());
    inPlay.put("minProperties", 1);
    ObjectNode parts = (ObjectNode) inPlay.get("properties");
    parts.set("rules", list(ref("standing"), 0, "Rules that hold while it lies there"));
    parts.set("triggers", list(ref("trigger"), 0, "What happens while it lies there"));
    properties.set("while-in-play", inPlay);
    card.set("if", parse("{\"properties\": {\"type\": {\"const\": \"scheme\"}}}"));
    card.set("else", parse("{\"required\": [\"value\"]}"));
    return card;
  }

  private static List<String> healthWords() {
    var words = new ArrayList<>(FighterSets.HEALTH.keySet());
    words.addAll(FighterSets.UTMOST.keySet());
    return words;
  }

  private static ObjectNode fighters() {
    ObjectNode set = setOf(FighterSets.GROUPS.keySet());
    ObjectNode properties = (ObjectNode) set.get("properties");
    FighterSets.KEYS.forEach(key -> properties.set(key, ref("fighters")));
    properties.set("either", list(ref("fighters"), 2, "In one of these sets at least"));
    FighterSets.PLACES.forEach(key -> properties.set(key, ref("place")));
    properties.set("at", at());
    properties.set("this-turn", choice(FighterSets.THIS_TURN.keySet()));
    properties.set("within", amount(1, 20, "At most so many spaces away from \"of\""));
    properties.set("beyond", amount(1, 20, "More than so many spaces away from \"of\""));
    properties.set("role", choice(FighterSets.ROLES.keySet()));
    properties.set("whose", parse(FighterSets.OWNERS.schema()));
    ObjectNode health = compared(FighterSets.COMPARISONS.keySet(), amount(0, 99, ""));
    properties.set("health", orWords(health, healthWords()));
    properties.set("attack", choice(FighterSets.ATTACKS.keySet()));
    return set;
  }

  /** Where fighters stand: one of the words, a kind of tokens, or spaces. */
  private static ObjectNode at() {
    ObjectNode at = ref("spaces");
    ObjectNode words = JSON.createObjectNode().put("type", "string");
    words.set("pattern", ID.get("pattern"));
    FighterSets.ON.keySet().forEach(words.putArray("examples")::add);
    ObjectNode either = JSON.createObjectNode();
    either.putArray("anyOf").add(words).add(at);
    return either;
  }

  /** What a place is measured from: fighters, spaces or tokens. */
  private static ObjectNode place() {
    ObjectNode either = JSON.createObjectNode();
    either.putArray("anyOf").add(ref("fighters")).add(ref("spaces")).add(ref("tokens"));
    return either;
  }

  private static ObjectNode spaces() {
    ObjectNode set = object(List.of()).put("minProperties", 1);
    ObjectNode properties = (ObjectNode) set.get("properties");
    SpaceSets.KEYS.forEach(key -> properties.set(key, ref("place")));
    properties.set("under", ref("fighters"));
    properties.set("which", choice(SpaceSets.WORDS.keySet()));
    properties.set("within", amount(1, 20, "At most so many spaces away from \"of\""));
    properties.set("beyond", amount(1, 20, "More than so many spaces away from \"of\""));
    properties.set("empty", flag("Nobody stands there"));
    properties.set("either", list(ref("spaces"), 2, "In one of these sets at least"));
    properties.set("except", ref("spaces", "None of these"));
    properties.set("with-tokens", ref("tokens"));
    properties.set("adjacent-to-tokens", ref("tokens"));
    return orWords(set, SpaceSets.WORDS.keySet());
  }

  private static ObjectNode tokenSet() {
    ObjectNode set = setOf(TokenSets.WORDS.keySet());
    ObjectNode properties = (ObjectNode) set.get("properties");
    properties.set("whose", choice(TokenSets.WORDS.keySet()));
    properties.set("kind", ref("id", "One of the kinds of this hero"));
    TokenSets.PLACES.forEach(key -> properties.set(key, ref("place")));
    properties.set("under", ref("fighters"));
    properties.set("within", amount(1, 20, "At most so many spaces away from \"of\""));
    properties.set("beyond", amount(1, 20, "More than so many spaces away from \"of\""));
    properties.set("at", ref("spaces"));
    properties.set("either", list(ref("tokens"), 2, "In one of these sets at least"));
    properties.set("except", ref("tokens", "None of these"));
    properties.set("in-chosen-zone", flag("In the zone chosen before"));
    return set;
  }

  /** One thing, or a list of them. */
  private static ObjectNode oneOrMore(String def, String says) {
    ObjectNode schema = JSON.createObjectNode().put("description", says);
    schema.set("items", ref(def));
    schema.set("if", parse("{\"type\": \"array\"}"));
    schema.set("else", ref(def));
    return schema;
  }

  /** A word, which may be an id of the file too, or a mapping of what must hold. */
  private static ObjectNode setOf(Collection<String> words) {
    ObjectNode set = either("string", object(List.of())).put("minProperties", 1);
    set.set("pattern", ID.get("pattern"));
    words.forEach(set.putArray("examples")::add);
    return set;
  }

  /** An amount, or one of some further words. */
  private static ObjectNode orAmount(ObjectNode amount, String... more) {
    var words = new ArrayList<>(List.of(more));
    amount.at("/then/enum").forEach(word -> words.add(word.asText()));
    ObjectNode either = parse("{\"if\": {\"type\": \"string\"}}");
    either.set("then", choice(words));
    either.set("else", amount(1, 20, ""));
    words.forEach(either.putArray("examples")::add);
    return either;
  }

  /** An amount with limits of its own for a fixed number. */
  private static ObjectNode amount(int least, int most, String says) {
    return said(ref("amount").put("minimum", least).put("maximum", most), says);
  }

  private static ObjectNode names(String says) {
    ObjectNode names = object(List.of());
    names.put("description", says).put("minProperties", 1);
    names.set("propertyNames", ref("id"));
    names.set("additionalProperties", ref("noun"));
    names.remove("properties");
    return names;
  }
}
