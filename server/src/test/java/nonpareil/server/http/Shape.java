package nonpareil.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compares JSON with a schema, as far as openapi.yaml uses them. */
final class Shape {
  private final JsonNode root;

  /**
   * @param root where references point into
   */
  Shape(JsonNode root) {
    this.root = root;
  }

  /** Follows a reference, if it is one. */
  JsonNode resolved(JsonNode node) {
    JsonNode ref = node.get("$ref");
    return ref == null ? node : root.at(ref.asText().substring(1));
  }

  List<String> problems(JsonNode schema, JsonNode value) {
    var problems = new ArrayList<String>();
    check(resolved(schema), value, "", problems);
    return problems;
  }

  private void check(JsonNode schema, JsonNode value, String at, List<String> problems) {
    if (schema.has("type") && !hasType(schema.get("type"), value)) {
      problems.add("%s: expected %s, found %s".formatted(at, schema.get("type"), value));
      return;
    }
    if (schema.has("const") && !schema.get("const").equals(value)) {
      problems.add("%s: expected %s, found %s".formatted(at, schema.get("const"), value));
    }
    if (schema.has("enum") && !contains(schema.get("enum"), value)) {
      problems.add("%s: expected one of %s, found %s".formatted(at, schema.get("enum"), value));
    }
    if (schema.path("format").asText().equals("date-time") && !value.isNull() && !isTime(value)) {
      problems.add("%s: expected a time, found %s".formatted(at, value));
    }
    if (value.isArray() && schema.has("items")) {
      for (int i = 0; i < value.size(); i++) {
        check(resolved(schema.get("items")), value.get(i), at + "[" + i + "]", problems);
      }
    }
    if (value.isObject()) {
      checkObject(schema, value, at, problems);
    }
  }

  private void checkObject(JsonNode schema, JsonNode value, String at, List<String> problems) {
    for (JsonNode name : schema.path("required")) {
      if (!value.has(name.asText())) {
        problems.add(at + ": lacks " + name.asText());
      }
    }
    for (Map.Entry<String, JsonNode> field : value.properties()) {
      String place = at + "." + field.getKey();
      JsonNode known = schema.path("properties").get(field.getKey());
      JsonNode more = schema.path("additionalProperties");
      if (known != null) {
        check(resolved(known), field.getValue(), place, problems);
      } else if (more.isObject()) {
        check(resolved(more), field.getValue(), place, problems);
      } else if (more.isBoolean() && !more.asBoolean()) {
        problems.add(place + ": not described");
      }
    }
  }

  private static boolean hasType(JsonNode types, JsonNode value) {
    if (types.isArray()) {
      for (JsonNode type : types) {
        if (hasType(type, value)) {
          return true;
        }
      }
      return false;
    }
    return switch (types.asText()) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isTextual();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      case "null" -> value.isNull();
      default -> throw new AssertionError("unknown type " + types);
    };
  }

  private static boolean contains(JsonNode list, JsonNode value) {
    for (JsonNode one : list) {
      if (one.equals(value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTime(JsonNode value) {
    try {
      Instant.parse(value.asText());
      return true;
    } catch (DateTimeParseException e) {
      return false;
    }
  }
}
