package nonpareil.server.request;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fields of an object in a request. What has a wrong type or value is refused with its place,
 * and so is, at the {@link #end}, what nobody asked for.
 */
public final class Fields {

  private final JsonNode json;

  /** Where the object stands in the request; empty for the whole. */
  private final String place;

  private final Set<String> asked = new HashSet<>();

  public Fields(JsonNode json) {
    this(json, "");
  }

  private Fields(JsonNode json, String place) {
    this.json = json;
    this.place = place;
    if (!json.isObject()) {
      throw Refusal.badValue("expected an object", place.isEmpty() ? null : place);
    }
  }

  /** The refusal of a field. */
  public Refusal bad(String name, String message) {
    return Refusal.badValue(message, at(name));
  }

  private String at(String name) {
    return place.isEmpty() ? name : place + "." + name;
  }

  private @Nullable JsonNode get(String name) {
    asked.add(name);
    JsonNode value = json.get(name);
    return value == null || value.isNull() ? null : value;
  }

  private <T> T need(@Nullable T value, String name) {
    if (value == null) {
      throw bad(name, "this field is needed");
    }
    return value;
  }

  public boolean has(String name) {
    return get(name) != null;
  }

  // ---- texts

  public @Nullable String text(String name, int most) {
    JsonNode value = get(name);
    if (value == null) {
      return null;
    }
    if (!value.isTextual() || value.textValue().length() > most) {
      throw bad(name, "expected a text of at most " + most + " characters");
    }
    return value.textValue();
  }

  public String needText(String name, int most) {
    return need(text(name, most), name);
  }

  /** One of some words; null if it is left out. */
  public @Nullable String word(String name, Collection<String> words) {
    JsonNode value = get(name);
    if (value != null && (!value.isTextual() || !words.contains(value.textValue()))) {
      throw bad(name, "expected one of " + String.join(", ", words));
    }
    return value == null ? null : value.textValue();
  }

  public String word(String name, String otherwise, Collection<String> words) {
    String word = word(name, words);
    return word == null ? otherwise : word;
  }

  public String needWord(String name, Collection<String> words) {
    String word = word(name, words);
    if (word == null) {
      throw bad(name, "expected one of " + String.join(", ", words));
    }
    return word;
  }

  /** A list of texts; nothing is an empty one. */
  public List<String> texts(String name, int length, int most) {
    var texts = new ArrayList<String>();
    for (JsonNode text : list(name, length)) {
      if (!text.isTextual() || text.textValue().length() > most) {
        throw bad(name, "expected texts of at most " + most + " characters");
      }
      texts.add(text.textValue());
    }
    return texts;
  }

  // ---- numbers

  public @Nullable Integer number(String name, int least, int most) {
    JsonNode value = get(name);
    return value == null ? null : whole(value, name, least, most);
  }

  public int number(String name, int least, int most, int otherwise) {
    Integer number = number(name, least, most);
    return number == null ? otherwise : number;
  }

  public int needNumber(String name, int least, int most) {
    return need(number(name, least, most), name);
  }

  /** Any whole number. */
  public int needNumber(String name) {
    return needNumber(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** A list of whole numbers; nothing is an empty one. */
  public List<Integer> numbers(String name, int least, int most, int length) {
    var numbers = new ArrayList<Integer>();
    for (JsonNode number : list(name, length)) {
      numbers.add(whole(number, name + "[" + numbers.size() + "]", least, most));
    }
    return numbers;
  }

  private int whole(JsonNode value, String name, int least, int most) {
    if (!value.isInt() || value.intValue() < least || value.intValue() > most) {
      boolean any = least == Integer.MIN_VALUE && most == Integer.MAX_VALUE;
      throw bad(
          name, "expected a whole number" + (any ? "" : " from %d to %d".formatted(least, most)));
    }
    return value.intValue();
  }

  /** A whole number, or a word instead: then null. */
  public @Nullable Integer numberOr(String word, String name, int least, int most) {
    JsonNode value = get(name);
    if (value == null || value.isTextual() && value.textValue().equals(word)) {
      return null;
    }
    if (!value.isInt() || value.intValue() < least || value.intValue() > most) {
      throw bad(name, "expected \"%s\" or a number from %d to %d".formatted(word, least, most));
    }
    return value.intValue();
  }

  // ---- the rest

  public boolean flag(String name) {
    JsonNode value = get(name);
    if (value != null && !value.isBoolean()) {
      throw bad(name, "expected true or false");
    }
    return value != null && value.booleanValue();
  }

  private Iterable<JsonNode> list(String name, int length) {
    JsonNode value = get(name);
    if (value == null) {
      return List.of();
    }
    if (!value.isArray() || value.size() > length) {
      throw bad(name, "expected a list of at most " + length);
    }
    return value;
  }

  /** An object within this one; null if it is left out. */
  public @Nullable Fields object(String name) {
    JsonNode value = get(name);
    return value == null ? null : new Fields(value, at(name));
  }

  /** A list of objects, so many. */
  public List<Fields> needObjects(String name, int least, int most) {
    JsonNode value = get(name);
    if (value == null || !value.isArray() || value.size() < least || value.size() > most) {
      String range = least == most ? "" + least : least + " to " + most;
      throw bad(name, "expected a list of " + range);
    }
    var objects = new ArrayList<Fields>();
    for (JsonNode object : value) {
      objects.add(new Fields(object, at(name) + "[" + objects.size() + "]"));
    }
    return objects;
  }

  /** To be called last: nothing else may stand in the object. */
  public void end() {
    for (String name : (Iterable<String>) json::fieldNames) {
      if (!asked.contains(name)) {
        throw bad(shortened(name), "there is no such field");
      }
    }
  }

  private static String shortened(String name) {
    return name.length() <= 32 ? name : name.substring(0, 32) + "…";
  }
}
