package nonpareil.content.hero;

import static nonpareil.content.hero.SchemaNodes.JSON;
import static nonpareil.content.hero.SchemaNodes.choice;
import static nonpareil.content.hero.SchemaNodes.keys;
import static nonpareil.content.hero.SchemaNodes.object;
import static nonpareil.content.hero.SchemaNodes.orWords;
import static nonpareil.content.hero.SchemaNodes.parse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.language.Param;
import nonpareil.content.language.Vocabulary;
import nonpareil.content.language.Word;

/**
 * The schema of the words of the effect language.
 *
 * @param defs the definitions there are already
 */
record WordSchema(ObjectNode defs) {

  private static final String REF = "#/$defs/";

  /** A word alone, or a mapping that is told apart by the word in it. */
  ObjectNode of(Vocabulary<?> vocabulary) {
    var alone = new ArrayList<String>();
    ObjectNode properties = JSON.createObjectNode();
    ObjectNode byWord = JSON.createObjectNode();
    for (Word<?> word : vocabulary.words()) {
      if (word.params().stream().noneMatch(Param::needed)) {
        alone.add(word.name());
      }
      if (!word.params().isEmpty()) {
        properties.set(word.name(), value(word));
        byWord.set(word.name(), beside(word, properties));
      }
    }
    ObjectNode words = JSON.createObjectNode().put("type", "object").put("minProperties", 1);
    words.set("properties", properties);
    words.set("dependentSchemas", byWord);
    words.putArray("allOf").add(oneOf(keys(byWord), keys(byWord)));
    return orWords(words, alone);
  }

  /** Which keys stand beside a word; their values are told with those of the words. */
  private static ObjectNode beside(Word<?> word, ObjectNode properties) {
    ObjectNode with = JSON.createObjectNode();
    var keys = new ArrayList<>(List.of(word.name()));
    for (Param<?> param : word.params()) {
      if (param.beside()) {
        keys.add(param.name());
        properties.set(param.name(), parse(param.type().schema()));
        if (param.needed()) {
          with.withArray("/required").add(param.name());
        }
      }
    }
    with.set("propertyNames", choice(keys));
    return with;
  }

  /** A mapping that has none of these keys is told which it may have. */
  private static ObjectNode oneOf(List<String> heads, List<String> known) {
    ObjectNode none = JSON.createObjectNode();
    none.putObject("if").putObject("propertyNames").set("not", choice(heads));
    none.putObject("then").set("propertyNames", choice(known));
    return none;
  }

  /** What stands behind a word: its parameters in braces, or one of them alone. */
  private ObjectNode value(Word<?> word) {
    var inner = word.params().stream().filter(p -> !p.beside()).toList();
    Param<?> main = word.main();
    if (main != null && inner.size() == 1) {
      return parse(main.type().schema()).put("description", word.says());
    }
    List<String> needed = inner.stream().filter(Param::needed).map(Param::name).toList();
    ObjectNode braces = object(needed);
    ObjectNode properties = (ObjectNode) braces.get("properties");
    inner.forEach(p -> properties.set(p.name(), parse(p.type().schema())));
    ObjectNode value =
        main == null ? braces : braceless(properties, needed, parse(main.type().schema()));
    return value.put("description", word.says());
  }

  /** Braces, or the main parameter alone: a mapping is one if it has a key of no parameter. */
  private ObjectNode braceless(ObjectNode properties, List<String> needed, ObjectNode alone) {
    var ofAlone = new ArrayList<>(keysOf(alone));
    ofAlone.removeAll(keys(properties));
    var known = new ArrayList<>(keys(properties));
    known.addAll(ofAlone);
    ObjectNode braces = JSON.createObjectNode();
    if (ofAlone.isEmpty()) {
      braces.set("propertyNames", choice(known));
    } else {
      braces = oneOf(ofAlone, known);
      braces.set("else", alone);
    }
    ObjectNode together = JSON.createObjectNode();
    for (String key : keys(properties)) {
      List<String> others = needed.stream().filter(n -> !n.equals(key)).toList();
      if (!others.isEmpty()) {
        others.forEach(together.putArray(key)::add);
      }
    }
    ObjectNode value = JSON.createObjectNode().put("minProperties", 1);
    value.set("properties", properties);
    if (!together.isEmpty()) {
      value.set("dependentRequired", together);
    }
    value.set("if", parse("{\"type\": \"object\"}"));
    value.set("then", braces);
    value.set("else", alone);
    return value;
  }

  /** The keys by which a mapping of this schema is known. */
  private List<String> keysOf(JsonNode schema) {
    if (schema.has("$ref")) {
      return keysOf(defs.path(schema.get("$ref").asText().substring(REF.length())));
    }
    return keys(schema.path(schema.has("dependentSchemas") ? "dependentSchemas" : "properties"));
  }
}
