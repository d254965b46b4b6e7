package nonpareil.content.language;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;

/** The table "How do I say": each wish in the form of the hero whose scenarios prove it. */
final class WishForms {

  private static final Path WISHES = Path.of("src/main/resources/nonpareil/wishes.txt");
  private static final Path FORMS = Path.of("src/test/resources/nonpareil/wish-forms.txt");
  private static final Pattern PLACE = Pattern.compile("([^:]+)(?::([0-9]+)-([0-9]+))?");

  /** What needs no quotation marks within braces. */
  private static final Pattern PLAIN = Pattern.compile("[^,;:]*");

  private static final String HEROES = "../examples/heroes/";

  /** Keys that hold one effect or a list: a list of one is written without brackets. */
  private static final Set<String> EFFECTS =
      Set.of(
          "immediately",
          "during-combat",
          "after-combat",
          "scheme",
          "use",
          "then",
          "else",
          "do",
          "may",
          "passing");

  /**
   * A wish and how it is said.
   *
   * @param heading of the group that begins with it; empty if none does
   */
  record Form(String heading, String wish, String hero, List<Place> places) {}

  /**
   * A place in a hero file.
   *
   * @param path the keys, and the ids or numbers of items
   * @param first the first item that is meant, counted from 1; 0 for the whole
   */
  record Place(List<String> path, int first, int last) {

    static Place of(String text) {
      var place = PLACE.matcher(text);
      if (!place.matches()) {
        throw new IllegalArgumentException(text);
      }
      boolean some = place.group(2) != null;
      return new Place(
          List.of(place.group(1).split("/", -1)),
          some ? Integer.parseInt(place.group(2)) : 0,
          some ? Integer.parseInt(place.group(3)) : 0);
    }

    YamlNode in(YamlNode root) {
      YamlNode node = root;
      for (String step : path) {
        node = node instanceof YamlList list ? item(list, step) : node.map().need(step);
      }
      return node;
    }

    private static YamlNode item(YamlList list, String step) {
      return step.matches("[0-9]+")
          ? list.items().get(Integer.parseInt(step))
          : list.items().stream()
              .filter(i -> i.map().need("id").word().equals(step))
              .findFirst()
              .orElseThrow();
    }

    /** What is meant of it. */
    YamlNode meant(YamlNode root) {
      YamlNode node = in(root);
      return first == 0
          ? node
          : new YamlList(node.list().items().subList(first - 1, last), node.mark());
    }

    /** What it belongs to, where that is no card and no ability. */
    String whose() {
      return switch (path.getFirst()) {
        case "fighters" -> "fighter `" + path.get(1) + "`: ";
        case "tokens" -> "token `" + path.get(1) + "`: ";
        default -> "";
      };
    }

    /** As it is written in one line. */
    String written(YamlNode root) {
      YamlNode node = meant(root);
      String key = path.getLast();
      boolean item = in(root) instanceof YamlMap && key.matches("[0-9]+");
      return item ? flow("", node) : key + ": " + flow(key, node);
    }
  }

  private WishForms() {}

  static List<Form> all() throws IOException {
    var forms = new ArrayList<Form>();
    String heading = "";
    for (String line : Files.readAllLines(FORMS)) {
      if (line.startsWith("## ")) {
        heading = line.substring(3);
      } else if (line.startsWith("W-")) {
        String[] parts = line.split(" ", -1);
        var places = List.of(parts).subList(2, parts.length).stream().map(Place::of).toList();
        forms.add(new Form(heading, parts[0], parts[1], places));
        heading = "";
      }
    }
    return forms;
  }

  /** What each wish is, in a few words. */
  static Map<String, String> wishes() throws IOException {
    Map<String, String> wishes = new LinkedHashMap<>();
    for (String line : Files.readAllLines(WISHES)) {
      int blank = line.indexOf(' ');
      String says = line.substring(blank + 1);
      wishes.put(
          line.substring(0, blank),
          says.substring(0, 1).toUpperCase(Locale.ROOT) + says.substring(1));
    }
    return wishes;
  }

  static YamlFile hero(Form form) throws IOException {
    return YamlFile.read(Path.of(HEROES + form.hero() + ".yaml"));
  }

  static String table() throws IOException {
    Map<String, String> wishes = wishes();
    var text = new StringBuilder();
    for (Form form : all()) {
      if (!form.heading().isEmpty()) {
        text.append("\n### ").append(form.heading());
        text.append("\n\n| to say | write | as |\n|---|---|---|\n");
      }
      YamlNode root = hero(form).root();
      var written =
          form.places().stream().map(p -> p.whose() + "`" + p.written(root) + "`").toList();
      text.append("| ").append(Objects.requireNonNull(wishes.get(form.wish())));
      text.append(" | ").append(String.join("<br>", written));
      text.append(" | [").append(form.hero()).append("](").append(HEROES).append(form.hero());
      text.append(".yaml)").append(cards(form, root)).append(" |\n");
    }
    return text.toString();
  }

  /** The names of the cards it stands on. */
  private static String cards(Form form, YamlNode root) {
    var names = new TreeSet<String>();
    for (Place place : form.places()) {
      if (place.path().getFirst().equals("cards")) {
        YamlNode name = new Place(place.path().subList(0, 2), 0, 0).in(root).map().need("name");
        names.add(", " + name.map().need("en").text());
      }
    }
    return String.join("", names);
  }

  private static String flow(String key, YamlNode node) {
    return switch (node) {
      case YamlScalar scalar ->
          PLAIN.matcher(scalar.written()).matches()
              ? scalar.written()
              : '"' + scalar.written() + '"';
      case YamlList list ->
          list.items().size() == 1 && EFFECTS.contains(key)
              ? flow("", list.items().getFirst())
              : "[" + String.join(", ", list.items().stream().map(i -> flow("", i)).toList()) + "]";
      case YamlMap map ->
          key.equals("name") && map.find("en").orElse(null) instanceof YamlScalar english
              ? english.written()
              : "{"
                  + String.join(
                      ", ",
                      map.entries().stream()
                          .filter(e -> !isTranslation(key, map, e))
                          .map(WishForms::entry)
                          .toList())
                  + "}";
    };
  }

  /** A name in another language says nothing new; what is done by hand is read by all. */
  private static boolean isTranslation(String key, YamlMap map, YamlMap.Entry entry) {
    return !key.equals("by-hand") && map.has("en") && entry.name().startsWith("de");
  }

  private static String entry(YamlMap.Entry entry) {
    return entry.name() + ": " + flow(entry.name(), entry.value());
  }
}
