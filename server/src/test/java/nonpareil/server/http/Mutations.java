package nonpareil.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Spoils what is valid, a little or a lot, the same way for the same seed. */
final class Mutations {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "\u0000",
          "\uD800",
          "é",
          "👑",
          "../../x",
          "null",
          "1",
          "-1",
          "me",
          "here",
          "link",
          "computer",
          "random",
          "choice",
          "medusa",
          "expert",
          "start",
          "none",
          "done",
          "resign",
          "<script>",
          "%00",
          "a\nb",
          "' OR 1=1 --",
          "${jndi:x}",
          "x".repeat(300),
          "ü".repeat(9000));

  private final Random random;

  Mutations(Random random) {
    this.random = random;
  }

  <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  boolean chance(int of) {
    return random.nextInt(of) == 0;
  }

  /** A text like this one. */
  String text(String valid) {
    if (chance(4)) {
      return one(TEXTS);
    }
    var text = new StringBuilder(valid);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(text.length() + 1);
      switch (random.nextInt(5)) {
        case 0 -> text.setLength(at);
        case 1 -> text.insert(at, (char) random.nextInt(0x3000));
        case 2 -> text.insert(at, one(TEXTS));
        case 3 -> text.insert(at, text.substring(random.nextInt(at + 1), at));
        default -> {
          if (at < text.length()) {
            text.setCharAt(at, (char) (32 + random.nextInt(95)));
          }
        }
      }
    }
    return text.toString();
  }

  /** JSON like this, mostly still JSON. */
  String json(JsonNode valid) {
    JsonNode copy = valid.deepCopy();
    for (int i = random.nextInt(3); i >= 0; i--) {
      spoil(copy);
    }
    String text = copy.toString();
    return chance(6) ? text(text) : text;
  }

  private void spoil(JsonNode node) {
    if (node instanceof ObjectNode object && !object.isEmpty()) {
      var names = new ArrayList<String>();
      object.fieldNames().forEachRemaining(names::add);
      String name = one(names);
      JsonNode child = object.get(name);
      if (child.isContainerNode() && !chance(3)) {
        spoil(child);
      } else if (chance(4)) {
        object.remove(name);
      } else if (chance(5)) {
        object.set(one(TEXTS), child.deepCopy());
      } else {
        object.set(name, other(child));
      }
    } else if (node instanceof ArrayNode array) {
      if (array.isEmpty() || chance(4)) {
        array.add(value());
      } else if (chance(3)) {
        array.add(array.get(random.nextInt(array.size())).deepCopy());
      } else if (chance(3)) {
        array.remove(random.nextInt(array.size()));
      } else {
        int at = random.nextInt(array.size());
        array.set(at, other(array.get(at)));
      }
    }
  }

  private JsonNode other(JsonNode value) {
    if (value.isTextual() && chance(2)) {
      return NODES.textNode(text(value.textValue()));
    }
    if (value.isInt() && chance(2)) {
      return NODES.numberNode(value.intValue() + random.nextInt(7) - 3);
    }
    return value();
  }

  private JsonNode value() {
    return switch (random.nextInt(12)) {
      case 0 -> NODES.nullNode();
      case 1 -> NODES.booleanNode(random.nextBoolean());
      case 2 -> NODES.numberNode(random.nextInt(20) - 5);
      case 3 -> NODES.numberNode(random.nextBoolean() ? Integer.MAX_VALUE : Long.MIN_VALUE);
      case 4 -> NODES.numberNode(random.nextDouble() * 1e300);
      case 5 -> NODES.arrayNode().add(NODES.arrayNode().add(1));
      case 6 -> NODES.objectNode().put(one(TEXTS), 1);
      case 7 -> NODES.numberNode(BigInteger.TEN.pow(random.nextInt(2000)));
      case 8 -> deep(random.nextInt(900));
      default -> NODES.textNode(one(TEXTS));
    };
  }

  private static JsonNode deep(int depth) {
    JsonNode node = NODES.nullNode();
    for (int i = 0; i < depth; i++) {
      node = i % 2 == 0 ? NODES.arrayNode().add(node) : NODES.objectNode().set("x", node);
    }
    return node;
  }
}
