package nonpareil.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The client in few files. It is written in many small modules, and a browser would ask for each of
 * them; so those of one room (a folder) are sent as one file, in which each module is a function
 * that runs when it is first needed. All styles are one file too.
 */
final class Rooms {
  private static final String MAIN = "app/app.js";
  private static final String FIRST_PAGE = "pages/start.js";

  /** Words are fetched by language, Lit comes as it is. */
  private static final Set<String> NO_ROOMS = Set.of("words", "vendor");

  private static final Pattern IMPORT =
      Pattern.compile(
          "^import\\s+(?:([\\w$]+|\\*\\s+as\\s+[\\w$]+|\\{[^}]*\\})\\s+from\\s+)?'([^']+)';\\n?",
          Pattern.MULTILINE);
  private static final Pattern EXPORT =
      Pattern.compile(
          "^export\\s+((?:async\\s+)?function\\*?|class|const)\\s+([\\w$]+)", Pattern.MULTILINE);
  private static final Pattern DEFAULT = Pattern.compile("^export default ", Pattern.MULTILINE);
  private static final Pattern LATER = Pattern.compile("(?<![\\w.$])import\\(");
  private static final Pattern NAMED_LATER =
      Pattern.compile("(?<![\\w.$])import\\('([^']+)'\\)(?!\\.)");
  private static final Pattern UNREAD =
      Pattern.compile("^(?:import|export)\\b.*", Pattern.MULTILINE);

  /** What the small files of Lit take from each other. */
  private static final Pattern TAKEN = Pattern.compile("(?:from|import) ?\"([^\"]+)\"");

  private static final Pattern LIT = Pattern.compile("(?:lit|lit-html|lit-element|@lit)(?:/|$)");
  private static final Pattern MAPPED = Pattern.compile("\"([^\"]+)\": \"/(vendor/[^\"]+)\"");
  private static final Pattern STYLE =
      Pattern.compile(" *<link rel=\"stylesheet\" href=\"/([^\"]+)\" />\\n");
  private static final Pattern SCRIPT =
      Pattern.compile("<script type=\"module\" src=\"/" + MAIN + "\"></script>");

  /** What a module takes from another: "{ a, b as c }", "* as all", "one", or null for nothing. */
  private record Use(@Nullable String names, String from) {}

  private record Module(String path, List<Use> uses, List<String> exports, String body) {}

  private final Map<String, String> files;
  private final Map<String, Module> modules = new TreeMap<>();

  private Rooms(Map<String, String> files) {
    this.files = files;
  }

  /**
   * The files to send besides those there are, and the first page anew, which names them.
   *
   * @param files texts by path; the page is index.html
   */
  static Map<String, String> of(Map<String, String> files) {
    return new Rooms(files).made();
  }

  private Map<String, String> made() {
    read();
    var made = new LinkedHashMap<String, String>();
    var rooms = new TreeMap<String, List<Module>>();
    modules
        .values()
        .forEach(m -> rooms.computeIfAbsent(room(m.path), r -> new ArrayList<>()).add(m));
    rooms.forEach((room, all) -> made.put("rooms/" + room + ".js", written(all)));
    made.put(
        "rooms/rooms.js",
        loader()
            .replace(
                "/* rooms */",
                rooms.keySet().stream().map(r -> "'" + r + "'").collect(Collectors.joining(", "))));
    String page = Objects.requireNonNull(files.get("index.html"));
    made.put("rooms/style.css", styles(page));
    made.put("index.html", page(page));
    return made;
  }

  /** Reads every module that the client can ask for. */
  private void read() {
    Deque<String> open = new ArrayDeque<>(List.of(MAIN));
    while (!open.isEmpty()) {
      String path = open.pop();
      if (modules.containsKey(path) || isNative(path)) {
        continue;
      }
      String text = files.get(path);
      if (text == null) {
        throw new IllegalStateException("the client has no " + path);
      }
      String code = withoutComments(text);
      Module module = module(path, code);
      modules.put(path, module);
      module.uses.forEach(use -> open.push(use.from));
      NAMED_LATER.matcher(code).results().forEach(m -> open.push(resolved(path, m.group(1))));
    }
    modules.keySet().forEach(path -> checkRing(path, new ArrayList<>()));
  }

  private static Module module(String path, String code) {
    var uses = new ArrayList<Use>();
    for (Matcher m = IMPORT.matcher(code); m.find(); ) {
      uses.add(new Use(m.group(1), resolved(path, m.group(2))));
    }
    var exports = new ArrayList<String>();
    String body = IMPORT.matcher(code).replaceAll("");
    for (Matcher m = EXPORT.matcher(body); m.find(); ) {
      exports.add(m.group(2));
    }
    body = EXPORT.matcher(body).replaceAll("$1 $2");
    if (DEFAULT.matcher(body).find()) {
      exports.add("default");
      body = DEFAULT.matcher(body).replaceAll("const \\$default = ");
    }
    Matcher unread = UNREAD.matcher(body);
    if (unread.find()) {
      throw new IllegalStateException(
          path + ": expected an import or export as the others are, found: " + unread.group());
    }
    body = LATER.matcher(body).replaceAll("\\$later('" + path + "', ");
    return new Module(path, uses, exports, body);
  }

  /** Lines that are nothing but a comment; they make up a third of the text. */
  private static String withoutComments(String text) {
    var kept = new StringBuilder();
    boolean inside = false;
    for (String line : (Iterable<String>) text.lines()::iterator) {
      String start = line.strip();
      if (!inside && start.startsWith("//")) {
        continue;
      }
      boolean opens = start.startsWith("/*") && (!start.contains("*/") || start.endsWith("*/"));
      if (inside || opens) {
        inside = !start.endsWith("*/");
        continue;
      }
      kept.append(line).append('\n');
    }
    return kept.toString();
  }

  private void checkRing(String path, List<String> above) {
    if (above.contains(path)) {
      throw new IllegalStateException("modules need each other: " + above + ", " + path);
    }
    Module module = modules.get(path);
    if (module != null) {
      above.addLast(path);
      module.uses.forEach(use -> checkRing(use.from, above));
      above.removeLast();
    }
  }

  private static String written(List<Module> room) {
    var natives = new LinkedHashMap<String, String>();
    var text = new StringBuilder();
    for (Module module : room) {
      text.append("$define('").append(module.path).append("', async () => {\n");
      for (Use use : module.uses) {
        String from =
            isNative(use.from)
                ? natives.computeIfAbsent(use.from, n -> "$" + (natives.size() + 1))
                : "await $get('" + use.from + "')";
        text.append(taken(use.names, from));
      }
      text.append(module.body)
          .append("return {")
          .append(
              module.exports.stream()
                  .map(
                      name ->
                          " get %s() { return %s; }"
                              .formatted(name, name.equals("default") ? "$default" : name))
                  .collect(Collectors.joining(",")))
          .append(" };\n});\n");
    }
    var head =
        new StringBuilder(
            "import { define as $define, get as $get, later as $later } from './rooms.js';\n");
    natives.forEach(
        (from, name) ->
            head.append("import * as ")
                .append(name)
                .append(" from '")
                .append(bare(from) ? from : "/" + from)
                .append("';\n"));
    return head.append(text).toString();
  }

  private static String taken(@Nullable String names, String from) {
    if (names == null) {
      return from + ";\n";
    }
    String what =
        names.startsWith("{")
            ? names.replaceAll("\\bas\\b", ":")
            : names.startsWith("*")
                ? names.replaceFirst("\\*\\s+as\\s+", "")
                : "{ default: " + names + " }";
    return "const " + what + " = " + from + ";\n";
  }

  private String styles(String page) {
    return STYLE
        .matcher(page)
        .results()
        .map(m -> Objects.requireNonNull(files.get(m.group(1)), m.group(1)))
        .collect(Collectors.joining("\n"));
  }

  /** The page with one style sheet, and with what its first view needs told beforehand. */
  private String page(String page) {
    Matcher style = STYLE.matcher(page);
    String styled =
        style.find()
            ? page.substring(0, style.start())
                + "    <link rel=\"stylesheet\" href=\"/rooms/style.css\" />\n"
                + STYLE.matcher(page.substring(style.end())).replaceAll("")
            : page;
    String preloads =
        firstFiles().stream()
            .map(file -> "<link rel=\"modulepreload\" href=\"/" + file + "\" />\n    ")
            .collect(Collectors.joining());
    return SCRIPT
        .matcher(styled)
        .replaceFirst(
            Matcher.quoteReplacement(
                preloads + "<script type=\"module\" src=\"/rooms/rooms.js\"></script>"));
  }

  /** The files of the first view: its rooms, and what those take from outside. */
  private Set<String> firstFiles() {
    var first = new LinkedHashSet<String>();
    Deque<String> open = new ArrayDeque<>(List.of(FIRST_PAGE, MAIN));
    Set<String> seen = new LinkedHashSet<>();
    while (!open.isEmpty()) {
      String path = open.pop();
      if (!seen.add(path)) {
        continue;
      }
      Module module = modules.get(path);
      if (module != null) {
        first.add("rooms/" + room(path) + ".js");
        module.uses.forEach(use -> open.push(use.from));
      } else {
        String file = mapped(path);
        first.add(file);
        String text = files.get(file);
        if (text != null) {
          TAKEN.matcher(text).results().forEach(m -> open.push(resolved(file, m.group(1))));
        }
      }
    }
    return first;
  }

  /** The file of a bare name, by the page's import map. */
  private String mapped(String name) {
    String found = name;
    for (Matcher m = MAPPED.matcher(Objects.requireNonNull(files.get("index.html"))); m.find(); ) {
      String key = m.group(1);
      if (name.equals(key)) {
        return m.group(2);
      }
      if (key.endsWith("/") && name.startsWith(key)) {
        found = m.group(2) + name.substring(key.length());
      }
    }
    return found;
  }

  private static String loader() {
    try (InputStream in = Rooms.class.getResourceAsStream("/nonpareil/server/rooms.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String room(String path) {
    int slash = path.indexOf('/');
    return slash < 0 ? path : path.substring(0, slash);
  }

  /** Whether a module is in no room: the browser fetches it by its own name. */
  private static boolean isNative(String path) {
    return bare(path) || NO_ROOMS.contains(room(path));
  }

  /** Whether it is a name for the import map: "lit", "lit/directives/repeat.js". */
  private static boolean bare(String path) {
    return LIT.matcher(path).lookingAt();
  }

  /** The path of a module as another one names it; a bare name stays. */
  private static String resolved(String from, String name) {
    if (!name.startsWith(".")) {
      return name;
    }
    var parts = new ArrayDeque<>(List.of(from.split("/", -1)));
    parts.removeLast();
    for (String part : name.split("/", -1)) {
      switch (part) {
        case "." -> {}
        case ".." -> parts.removeLast();
        default -> parts.addLast(part);
      }
    }
    return String.join("/", parts);
  }
}
