package nonpareil.content.language;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.Mark;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Effect;

/**
 * Effects nobody has thought of: the words of the tables put together at random, with whatever
 * their parameters may be. What the loader refuses is thrown away. Words that are added later take
 * part by themselves: what a parameter may be stands in its schema.
 */
public final class AnyEffects {

  private static final Path SCHEMA =
      Path.of("src/main/resources/nonpareil/schema/hero.schema.json");
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Mark NOWHERE = new Mark("random", 1, 1);

  /** No word was found that may stand somewhere; the loader refuses it where it is written. */
  private static final YamlNode NONE = new YamlScalar("nothing-fits", false, NOWHERE);

  private static final int TRIES = 60;
  private static final int MOST_IN_ROW = 3;
  private static final int MOST_NUMBER = 4;
  private static final int MOST_SETS = 3;

  private final Random random;
  private final HeroFacts hero;
  private final JsonNode defs;
  private final Map<String, JsonNode> parsed = new HashMap<>();
  private int sets;

  public AnyEffects(long seed, HeroFacts hero) {
    random = new Random(seed);
    this.hero = hero;
    try {
      defs = JSON.readTree(Files.readString(SCHEMA)).get("$defs");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** An effect that nests so deep at most. */
  public Effect effect(Window window, int depth) {
    while (true) {
      Scope scope = Scope.at(window, hero);
      YamlNode node = effects(scope, depth);
      try {
        return Effects.read(node, Scope.at(window, hero));
      } catch (ContentException e) {
        // what was left behind in a part of it is not there in the whole
      }
    }
  }

  private YamlNode effects(Scope scope, int depth) {
    var items = new ArrayList<YamlNode>();
    int size = 1 + random.nextInt(random.nextInt(MOST_IN_ROW) + 1);
    for (int i = 0; i < size; i++) {
      YamlNode item = word(Effects.WORDS, scope, depth);
      if (!item.equals(NONE)) {
        items.add(item);
      }
    }
    return new YamlList(items, NOWHERE);
  }

  /** A word that may stand here; {@link #NONE} if none was found. */
  private <T> YamlNode word(Vocabulary<T> vocabulary, Scope scope, int depth) {
    List<Word<T>> words = vocabulary.words();
    for (int i = 0; i < TRIES; i++) {
      Word<T> word = words.get(random.nextInt(words.size()));
      boolean nests = word.params().stream().anyMatch(p -> nests(p.type()));
      // Words that hold others are few; without them there would be little to nest.
      if (nests && depth == 0 || !nests && depth > 0 && random.nextInt(3) == 0) {
        continue;
      }
      YamlNode node = written(word, scope, depth);
      try {
        vocabulary.read(node, scope.fork());
        vocabulary.read(node, scope);
        return node;
      } catch (ContentException e) {
        // it may not stand here: the next one may
      }
    }
    return NONE;
  }

  private static boolean nests(Type<?> type) {
    return type.branch()
        || type.schema().contains("$defs/effects")
        || type.schema().contains("$defs/condition");
  }

  private YamlNode written(Word<?> word, Scope scope, int depth) {
    var inner = new ArrayList<YamlMap.Entry>();
    var beside = new ArrayList<YamlMap.Entry>();
    for (Param<?> param : word.params()) {
      if (!param.needed() && random.nextInt(3) > 0) {
        continue;
      }
      Scope at = param.type().branch() ? scope.fork() : scope;
      if (word.name().equals("each")) {
        at = at.part().add(EnumSet.of(LeftBehind.CHOSEN_PLAYER));
      }
      YamlNode value = value(parse(param.type().schema()), param.type().label(), at, depth - 1);
      (param.beside() ? beside : inner).add(new YamlMap.Entry(scalar(param.name()), value));
    }
    if (inner.isEmpty() && beside.isEmpty()) {
      return scalar(word.name());
    }
    Param<?> main = word.main();
    boolean alone =
        main != null && inner.size() == 1 && inner.getFirst().name().equals(main.name());
    YamlNode value = alone ? inner.getFirst().value() : new YamlMap(inner, NOWHERE);
    var entries = new ArrayList<YamlMap.Entry>();
    entries.add(new YamlMap.Entry(scalar(word.name()), value));
    entries.addAll(beside);
    return new YamlMap(entries, NOWHERE);
  }

  /** Something that fits a schema. */
  private YamlNode value(JsonNode schema, String label, Scope scope, int depth) {
    if (schema.has("$ref")) {
      String def = schema.get("$ref").asText().replace("#/$defs/", "");
      return switch (def) {
        case "effects", "effect" -> effects(scope.fork(), Math.max(0, depth));
        case "condition" -> word(Conditions.WORDS, scope, Math.max(0, depth));
        case "amount" ->
            random.nextBoolean() ? number(1) : word(Amounts.WORDS, scope, Math.max(0, depth));
        case "id" -> scalar(one(ids(label)));
        case "rule" -> word(Rules.WORDS, scope, Math.max(0, depth));
        default -> nested(def, scope, depth);
      };
    }
    for (String choice : List.of("anyOf", "oneOf")) {
      if (schema.has(choice) && !schema.has("properties")) {
        JsonNode forms = schema.get(choice);
        return value(forms.get(random.nextInt(forms.size())), label, scope, depth);
      }
    }
    if (schema.has("then") && schema.has("else") && !schema.has("properties")) {
      return value(schema.get(random.nextBoolean() ? "then" : "else"), label, scope, depth);
    }
    if (schema.has("enum")) {
      return scalar(schema.get("enum").get(random.nextInt(schema.get("enum").size())).asText());
    }
    if (schema.has("const")) {
      return scalar(schema.get("const").asText());
    }
    return switch (schema.path("type").asText()) {
      case "integer" -> number(schema.path("minimum").asInt(0));
      case "boolean" -> scalar(String.valueOf(random.nextBoolean()));
      case "array" -> {
        var items = new ArrayList<YamlNode>();
        int size = schema.path("minItems").asInt(1) + random.nextInt(2);
        for (int i = 0; i < size; i++) {
          items.add(value(schema.get("items"), label, scope, depth));
        }
        yield new YamlList(items, NOWHERE);
      }
      case "object" -> object(schema, label, scope, depth);
      default -> scalar(one(ids(label)));
    };
  }

  /** Sets are made of sets; after a few of them a plain word does. */
  private YamlNode nested(String def, Scope scope, int depth) {
    if (sets == MOST_SETS) {
      return scalar(one(hero.fighters()));
    }
    sets++;
    YamlNode value = value(Objects.requireNonNull(defs.get(def), def), def, scope, depth);
    sets--;
    return value;
  }

  private YamlNode object(JsonNode schema, String label, Scope scope, int depth) {
    var required = new ArrayList<String>();
    schema.path("required").forEach(key -> required.add(key.asText()));
    var entries = new ArrayList<YamlMap.Entry>();
    int least = schema.path("minProperties").asInt(0);
    while (true) {
      for (var property : schema.path("properties").properties()) {
        if (required.contains(property.getKey()) || random.nextInt(4) == 0) {
          YamlNode value = value(property.getValue(), label, scope, depth);
          entries.add(new YamlMap.Entry(scalar(property.getKey()), value));
        }
      }
      if (entries.size() >= Math.min(least, schema.path("properties").size())) {
        return new YamlMap(entries, NOWHERE);
      }
      entries.clear();
    }
  }

  private List<String> ids(String label) {
    return switch (label) {
      case "trait" -> hero.traits();
      case "sidekick" -> hero.sidekicks();
      case "tag" -> hero.tags();
      case "card" -> hero.cards();
      case "second-deck" -> hero.secondDecks();
      case "banner" -> hero.banners();
      case "token", "tokens" -> hero.tokens();
      case "counter", "counters" -> hero.counters();
      case "text" -> List.of("Sing"); // one that says the same in every language
      default -> hero.fighters();
    };
  }

  private YamlNode number(int least) {
    return scalar(String.valueOf(least + random.nextInt(MOST_NUMBER)));
  }

  private <E> E one(List<E> of) {
    return of.get(random.nextInt(of.size()));
  }

  private static YamlScalar scalar(String word) {
    return new YamlScalar(word, false, NOWHERE);
  }

  private JsonNode parse(String schema) {
    return parsed.computeIfAbsent(
        schema,
        text -> {
          try {
            return JSON.readTree(text);
          } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
          }
        });
  }
}
