package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A message over the socket, read field by field; what is wrong with one is refused. */
record Message(JsonNode json) {

  private static final int LONGEST_ID = 64;
  private static final int LONGEST_TEXT = 100;
  private static final int MOST_CHOICES = 64;

  String id() {
    JsonNode id = json.get("id");
    return id != null && id.isTextual() && id.textValue().length() <= LONGEST_ID
        ? id.textValue()
        : "";
  }

  String text(String name) {
    String text = textOrNull(name);
    if (text == null) {
      throw Refusal.badValue(name + ": expected a text");
    }
    return text;
  }

  @Nullable String textOrNull(String name) {
    JsonNode value = json.get(name);
    if (value == null || value.isNull()) {
      return null;
    }
    if (!value.isTextual() || value.textValue().length() > LONGEST_TEXT) {
      throw Refusal.badValue(name + ": expected a short text");
    }
    return value.textValue();
  }

  int number(String name) {
    JsonNode value = json.get(name);
    if (value == null || !value.isIntegralNumber() || !value.canConvertToInt()) {
      throw Refusal.badValue(name + ": expected a whole number");
    }
    return value.intValue();
  }

  /** A seat; 0 if it is left out. */
  int seat() {
    JsonNode value = json.get("seat");
    return value == null || value.isNull() ? 0 : number("seat");
  }

  /** A list of texts; empty if it is left out. */
  List<String> choices() {
    JsonNode list = json.get("choices");
    if (list == null || list.isNull()) {
      return List.of();
    }
    if (!list.isArray() || list.size() > MOST_CHOICES) {
      throw Refusal.badValue("choices: expected a list of at most " + MOST_CHOICES);
    }
    var choices = new ArrayList<String>();
    for (JsonNode choice : list) {
      if (!choice.isTextual() || choice.textValue().length() > LONGEST_TEXT) {
        throw Refusal.badValue("choices: expected short texts");
      }
      choices.add(choice.textValue());
    }
    return choices;
  }
}
