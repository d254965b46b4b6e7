package nonpareil.content.hero;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** What schemas are made of. */
final class SchemaNodes {

  static final ObjectMapper JSON = new ObjectMapper();

  private SchemaNodes() {}

  static ObjectNode parse(String json) {
    try {
      return (ObjectNode) JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A mapping without other keys than its properties. */
  static ObjectNode object(List<String> required) {
    ObjectNode object = JSON.createObjectNode().put("type", "object");
    if (!required.isEmpty()) {
      required.forEach(object.putArray("required")::add);
    }
    object.putObject("properties");
    return object.put("additionalProperties", false);
  }

  /** The same schema for a further type; what it says of mappings does not concern that one. */
  static ObjectNode either(String type, ObjectNode schema) {
    JsonNode types = schema.get("type");
    ArrayNode both = JSON.createArrayNode().add(type);
    if (types.isArray()) {
      types.forEach(both::add);
    } else {
      both.add(types);
    }
    schema.set("type", both);
    return schema;
  }

  /** What the schema allows, or one of some words. Editors offer them as examples. */
  static ObjectNode orWords(ObjectNode schema, Collection<String> words) {
    either("string", schema).set("if", parse("{\"type\": \"string\"}"));
    schema.set("then", choice(words));
    words.forEach(schema.putArray("examples")::add);
    return schema;
  }

  static ObjectNode ref(String def) {
    return JSON.createObjectNode().put("$ref", "#/$defs/" + def);
  }

  static ObjectNode ref(String def, String says) {
    return ref(def).put("description", says);
  }

  static ObjectNode text(String says) {
    return said(JSON.createObjectNode().put("type", "string"), says);
  }

  static ObjectNode flag(String says) {
    return said(JSON.createObjectNode().put("type", "boolean"), says);
  }

  static ObjectNode number(int least, int most, String says) {
    return said(
        JSON.createObjectNode().put("type", "integer").put("minimum", least).put("maximum", most),
        says);
  }

  static ObjectNode list(ObjectNode items, int least, String says) {
    ObjectNode list = JSON.createObjectNode().put("type", "array").put("minItems", least);
    list.set("items", items);
    return said(list, says);
  }

  static ObjectNode choice(Collection<String> words) {
    ObjectNode choice = JSON.createObjectNode();
    words.forEach(choice.putArray("enum")::add);
    return choice;
  }

  static ObjectNode said(ObjectNode schema, String says) {
    return says.isEmpty() ? schema : schema.put("description", says);
  }

  static List<String> keys(JsonNode mapping) {
    return mapping.propertyStream().map(Map.Entry::getKey).toList();
  }
}
