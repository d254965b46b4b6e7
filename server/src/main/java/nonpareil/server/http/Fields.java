package nonpareil.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of a request. A wrong type and a field nobody asked for are refused by their name. */
final class Fields {
  private final JsonNode json;
  private final Set<String> asked = new HashSet<>();

  Fields(JsonNode json) {
    if (!json.isObject()) {
      throw Refused.badValue("expected an object", "");
    }
    this.json = json;
  }

  @Nullable String text(String name, int most) {
    JsonNode value = get(name);
    if (value == null) {
      return null;
    }
    if (!value.isTextual() || value.textValue().length() > most) {
      throw Refused.badValue("expected a text of at most " + most + " characters", name);
    }
    return value.textValue();
  }

  String needText(String name, int most) {
    return need(text(name, most), name);
  }

  @Nullable Integer number(String name, int least, int most) {
    JsonNode value = get(name);
    return value == null ? null : whole(value, name, least, most);
  }

  int needNumber(String name, int least, int most) {
    return need(number(name, least, most), name);
  }

  /** A list of whole numbers; nothing is an empty one. */
  List<Integer> numbers(String name, int least, int most, int length) {
    JsonNode value = get(name);
    if (value == null) {
      return List.of();
    }
    if (!value.isArray() || value.size() > length) {
      throw Refused.badValue("expected a list of at most " + length + " numbers", name);
    }
    var numbers = new ArrayList<Integer>();
    for (int i = 0; i < value.size(); i++) {
      numbers.add(whole(value.get(i), name + "[" + i + "]", least, most));
    }
    return numbers;
  }

  /** To be called last: nothing else may stand in the request. */
  void end() {
    for (String name : (Iterable<String>) json::fieldNames) {
      if (!asked.contains(name)) {
        throw Refused.badValue("there is no such field", shortened(name));
      }
    }
  }

  private static String shortened(String name) {
    return name.length() <= 32 ? name : name.substring(0, 32) + "…";
  }

  private @Nullable JsonNode get(String name) {
    asked.add(name);
    JsonNode value = json.get(name);
    return value == null || value.isNull() ? null : value;
  }

  private static int whole(JsonNode value, String at, int least, int most) {
    if (!value.isInt() || value.intValue() < least || value.intValue() > most) {
      throw Refused.badValue("expected a whole number from %d to %d".formatted(least, most), at);
    }
    return value.intValue();
  }

  private static <T> T need(@Nullable T value, String name) {
    if (value == null) {
      throw Refused.badValue("this field is needed", name);
    }
    return value;
  }
}
