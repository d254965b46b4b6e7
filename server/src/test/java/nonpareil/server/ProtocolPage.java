package nonpareil.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What docs/protocol.md says about the socket, read from the page itself: lists of words, and the
 * shapes of messages. Everything sent can be compared with it; {@link #unseen} has what was
 * promised and never came.
 *
 * <p>A shape stands behind its bold name: <code>**Result**: `{"winners": [1], "seat"?: …}`</code>.
 * A question mark makes a field optional, a key without quotes stands for any key, and the name of
 * a shape within another means that shape.
 */
public final class ProtocolPage {

  private static final Pattern SHAPE =
      Pattern.compile("\\*\\*(\\w+)\\*\\*:? ?(?:= (\\w+) plus )?`\\{");
  private static final Pattern FIELD =
      Pattern.compile("\\s*\"([^\"]+)\"(\\?)?\\s*(?::(.*))?", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("`([a-z0-9-]+)`");

  private static final String ANYTHING = "…";

  /**
   * @param taken over from another shape
   */
  private record Field(boolean optional, String value, boolean taken) {}

  private final String text;
  private final Map<String, String> shapes = new LinkedHashMap<>();
  private final Map<String, String> includes = new LinkedHashMap<>();
  private final Set<String> promised = new TreeSet<>();
  private final Set<String> seen = new TreeSet<>();

  public ProtocolPage() {
    try {
      text = Files.readString(Path.of("../docs/protocol.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Matcher shape = SHAPE.matcher(text);
    while (shape.find()) {
      String body = block(text, shape.end() - 1);
      shapes.put(shape.group(1), body);
      if (shape.group(2) != null) {
        includes.put(shape.group(1), shape.group(2));
      }
    }
    messages("### From the server", "");
    messages("### Questions", "answer to ");
  }

  /** The shapes in the rows of a table: messages, by their types. */
  private void messages(String heading, String prefix) {
    for (String line : section(heading).split("\n", -1)) {
      Matcher row = Pattern.compile("^\\| `([a-z-]+)` \\|").matcher(line);
      int open = line.indexOf("`{");
      if (row.find() && open >= 0) {
        shapes.put(prefix + row.group(1), block(line, open + 1));
      }
    }
  }

  // ---- lists of words

  /** The words at the beginning of the rows of the first table under a heading. */
  public Set<String> rows(String heading) {
    var words = new TreeSet<String>();
    for (String line : section(heading).strip().split("\n", -1)) {
      if (line.isEmpty() && !words.isEmpty()) {
        break; // the table ends
      }
      if (line.startsWith("| `")) {
        String cell = line.substring(1, line.indexOf(" |", 2));
        Matcher word = Pattern.compile("`(?:\\{\"type\": \")?([a-z-]+)").matcher(cell);
        while (word.find()) {
          words.add(word.group(1));
        }
      }
    }
    return words;
  }

  /** The words in quotes in what follows a text, up to the end of its line. */
  public Set<String> wordsAfter(String start) {
    return after(start).stream()
        .map(m -> m.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private List<MatchResult> after(String start) {
    return WORD.matcher(rest(start)).results().toList();
  }

  private String rest(String start) {
    int from = text.indexOf(start);
    if (from < 0) {
      throw new AssertionError("the page does not say: " + start);
    }
    return text.substring(from + start.length(), text.indexOf('\n', from));
  }

  /** The numbers in what follows a text, up to the end of its line. */
  public Set<Integer> numbersAfter(String start) {
    return Pattern.compile("\\b(\\d{4})\\b")
        .matcher(rest(start))
        .results()
        .map(m -> Integer.valueOf(m.group(1)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private String section(String heading) {
    int from = text.indexOf("\n" + heading + "\n");
    if (from < 0) {
      throw new AssertionError("no section " + heading);
    }
    int to = text.indexOf("\n#", from + 1);
    return text.substring(from, to < 0 ? text.length() : to);
  }

  // ---- shapes

  /** What is wrong with something that should have a shape. */
  public List<String> problems(String shape, JsonNode json) {
    if (!shapes.containsKey(shape)) {
      return List.of("the page has no shape " + shape);
    }
    return problems(shape, List.of(shape), json);
  }

  /** The fields that were promised of the shapes asked for, but never came. */
  public Set<String> unseen() {
    var unseen = new TreeSet<>(promised);
    unseen.removeAll(seen);
    return unseen;
  }

  private List<String> problems(String at, List<String> shapeNames, JsonNode json) {
    var all = new ArrayList<String>();
    for (String name : shapeNames) {
      List<String> problems = object(name, fields(name), json);
      if (problems.isEmpty()) {
        return List.of();
      }
      all.addAll(problems);
    }
    return all.isEmpty() ? List.of(at + ": no shape for " + json) : all;
  }

  private Map<String, Field> fields(String shape) {
    Map<String, Field> fields = new LinkedHashMap<>();
    String more = includes.get(shape);
    if (more != null) {
      fields(more)
          .forEach((name, field) -> fields.put(name, new Field(field.optional, field.value, true)));
    }
    fields.putAll(parse(shapes.getOrDefault(shape, "{}")));
    return fields;
  }

  private List<String> object(String at, Map<String, Field> fields, JsonNode json) {
    var problems = new ArrayList<String>();
    fields.forEach(
        (name, field) -> {
          if (!name.equals(ANYTHING) && !field.taken) {
            promised.add(at + "." + name);
          }
        });
    fields.forEach(
        (name, field) -> {
          if (!field.optional && !json.has(name)) {
            problems.add(at + " lacks " + name);
          }
        });
    for (Map.Entry<String, JsonNode> part : json.properties()) {
      Field field = fields.get(part.getKey());
      if (field == null && fields.containsKey(ANYTHING)) {
        continue;
      }
      if (field == null) {
        problems.add(at + "." + part.getKey() + " is not described");
      } else {
        seen.add(at + "." + part.getKey());
        problems.addAll(value(at + "." + part.getKey(), field.value, part.getValue()));
      }
    }
    return problems;
  }

  private List<String> value(String at, String described, JsonNode json) {
    if (json.isArray()) {
      var problems = new ArrayList<String>();
      json.forEach(item -> problems.addAll(value(at, described, item)));
      return problems;
    }
    if (!json.isObject()) {
      return List.of();
    }
    int open = described.indexOf('{');
    if (open >= 0) {
      String body = block(described, open);
      Matcher any = Pattern.compile("^\\{\\s*(\\w+)\\s*:(.*)\\}$", Pattern.DOTALL).matcher(body);
      if (any.matches()) {
        var problems = new ArrayList<String>();
        json.forEach(item -> problems.addAll(value(at + ".*", any.group(2), item)));
        return problems;
      }
      return object(at, parse(body), json);
    }
    List<String> named =
        Pattern.compile("\\b[A-Z]\\w+")
            .matcher(described)
            .results()
            .map(MatchResult::group)
            .filter(shapes::containsKey)
            .toList();
    return named.isEmpty()
        ? List.of(at + " is no object on the page: " + described.strip())
        : problems(at, named, json);
  }

  /** The fields of an object as it is described. */
  private static Map<String, Field> parse(String body) {
    Map<String, Field> fields = new LinkedHashMap<>();
    for (String item : items(body.substring(1, body.length() - 1))) {
      Matcher field = FIELD.matcher(item);
      if (field.matches()) {
        String value = field.group(3) == null ? "" : field.group(3);
        fields.put(field.group(1), new Field(field.group(2) != null, value, false));
      } else if (item.strip().equals(ANYTHING)) {
        fields.put(ANYTHING, new Field(true, "", false));
      } else {
        throw new AssertionError("not understood on the page: " + item);
      }
    }
    return fields;
  }

  /** What stands between commas, those within brackets left alone. */
  private static List<String> items(String body) {
    var items = new ArrayList<String>();
    int depth = 0;
    int from = 0;
    boolean quoted = false;
    for (int i = 0; i < body.length(); i++) {
      char c = body.charAt(i);
      quoted ^= c == '"';
      if (!quoted) {
        depth += "{[(".indexOf(c) >= 0 ? 1 : "}])".indexOf(c) >= 0 ? -1 : 0;
        if (c == ',' && depth == 0) {
          items.add(body.substring(from, i));
          from = i + 1;
        }
      }
    }
    String last = body.substring(from);
    if (!last.isBlank()) {
      items.add(last);
    }
    return items;
  }

  /** From an opening brace to the one that closes it. */
  private static String block(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
      if (depth == 0) {
        return text.substring(open, i + 1);
      }
    }
    throw new AssertionError("not closed: " + text.substring(open, open + 60));
  }
}
