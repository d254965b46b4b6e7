package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A JSON object of a request, read strictly; what is wrong is told with its place. */
final class Fields {

  private final JsonNode json;
  private final String place;

  /**
   * @param place where it stands in the request; empty for the whole
   * @param known the fields there may be
   */
  Fields(JsonNode json, String place, List<String> known) {
    this.json = json;
    this.place = place;
    if (!json.isObject()) {
      throw new TableException("bad-value", "expected an object", place.isEmpty() ? null : place);
    }
    for (Iterator<String> names = json.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      if (!known.contains(name)) {
        throw bad(name, "unknown; expected " + String.join(", ", known));
      }
    }
  }

  TableException bad(String name, String message) {
    return new TableException("bad-value", message, place.isEmpty() ? name : place + "." + name);
  }

  @Nullable JsonNode get(String name) {
    JsonNode value = json.get(name);
    return value == null || value.isNull() ? null : value;
  }

  @Nullable String text(String name) {
    JsonNode value = get(name);
    if (value != null && !value.isTextual()) {
      throw bad(name, "expected a text");
    }
    return value == null ? null : value.textValue();
  }

  /** One of some words. */
  String word(String name, String otherwise, Collection<String> words) {
    String text = text(name);
    if (text == null) {
      return otherwise;
    }
    if (!words.contains(text)) {
      throw bad(name, "expected one of " + String.join(", ", words));
    }
    return text;
  }

  boolean flag(String name) {
    JsonNode value = get(name);
    if (value != null && !value.isBoolean()) {
      throw bad(name, "expected true or false");
    }
    return value != null && value.booleanValue();
  }

  int number(String name, int least, int most, @Nullable Integer otherwise) {
    JsonNode value = get(name);
    if (value == null && otherwise != null) {
      return otherwise;
    }
    if (value == null
        || !value.isIntegralNumber()
        || !value.canConvertToInt()
        || value.intValue() < least
        || value.intValue() > most) {
      throw bad(name, "expected a whole number from %d to %d".formatted(least, most));
    }
    return value.intValue();
  }

  /** An object within this one; null if it is not there. */
  @Nullable Fields object(String name, List<String> known) {
    JsonNode value = get(name);
    return value == null
        ? null
        : new Fields(value, place.isEmpty() ? name : place + "." + name, known);
  }
}
