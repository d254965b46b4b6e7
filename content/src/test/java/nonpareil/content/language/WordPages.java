package nonpareil.content.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import nonpareil.content.Content;
import nonpareil.content.yaml.Mark;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.testkit.Examples;

/** Writes the part of the documentation that explains every word, with examples of real cards. */
final class WordPages {

  private static final Path HEROES = Path.of("src/main/resources/nonpareil/heroes");
  private static final Path MADE_UP =
      Path.of("src/test/resources/nonpareil/made-up/clockmaker.yaml");

  private static final Pattern EFFECT =
      Pattern.compile("^- (at|is|" + String.join("|", Effects.WORDS.names()) + ")(?![\\w-])");

  /** The effects and conditions of hero files as they are written. */
  private record Example(String of, String text) {
    long lines() {
      return text.lines().count();
    }
  }

  private final List<Example> printed = new ArrayList<>();
  private final List<Example> madeUp = new ArrayList<>();

  WordPages() {
    for (String id : Content.bundled().heroIds()) {
      collect(HEROES.resolve(id + ".yaml"), printed);
    }
    collect(MADE_UP, madeUp);
    Examples.heroes().forEach(hero -> collect(hero, madeUp));
  }

  private static void collect(Path path, List<Example> examples) {
    try {
      List<String> lines = Files.readAllLines(path);
      YamlMap hero = YamlFile.read(path).root().map();
      String name = hero.need("name").map().need("en").text();
      hero.find("ability").ifPresent(a -> items(a, "ability of " + name, lines, examples));
      for (YamlNode card : hero.need("cards").list().items()) {
        YamlNode cardName = card.map().need("name").map().need("en");
        items(card, cardName.text(), lines, examples);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void items(YamlNode node, String of, List<String> lines, List<Example> examples) {
    switch (node) {
      case YamlMap map -> map.entries().forEach(e -> items(e.value(), of, lines, examples));
      case YamlList list ->
          list.items()
              .forEach(
                  item -> {
                    String text = source(item.mark(), lines);
                    if (EFFECT.matcher(text).find()) {
                      examples.add(new Example(of, text));
                    }
                    items(item, of, lines, examples);
                  });
      default -> {}
    }
  }

  /** The lines of a list item, from its dash to the next line that is not further in. */
  private static String source(Mark mark, List<String> lines) {
    int indent = mark.column() - 1;
    String first = lines.get(mark.line() - 1);
    if (indent < 2 || !first.substring(0, indent).endsWith("- ")) {
      return "";
    }
    var text = new StringBuilder("- ").append(first.substring(indent));
    for (String line : lines.subList(mark.line(), lines.size())) {
      if (line.length() <= indent || !line.substring(0, indent).isBlank()) {
        break;
      }
      text.append("\n  ").append(line.substring(indent));
    }
    return text.toString();
  }

  String all() {
    return section("Effects", Effects.WORDS)
        + section("Conditions", Conditions.WORDS)
        + section("Amounts", Amounts.WORDS)
        + section("Rules", Rules.WORDS);
  }

  private String section(String title, Vocabulary<?> vocabulary) {
    var text = new StringBuilder("\n### ").append(title).append("\n");
    for (Word<?> word : vocabulary.words()) {
      text.append("\n**`").append(word.name()).append("`** ").append(sentence(word.says()));
      text.append(parameters(word));
      text.append(windows(word.windows()));
      if (!word.needs().isEmpty()) {
        text.append("  \nNeeds before it: ")
            .append(list(word.needs().stream().map(WordPages::left).toList()))
            .append(".\n");
      }
      if (!word.leaves().isEmpty()) {
        text.append("  \nLeaves behind: ")
            .append(list(word.leaves().stream().map(LeftBehind::what).toList()))
            .append(".\n");
      }
      Example example = example(word);
      text.append("```yaml\n")
          .append(example.text.replaceFirst("(?=\n|$)", "   # " + example.of))
          .append("\n```\n");
    }
    return text.toString().replace("\n  \n", "  \n");
  }

  private static String windows(Set<Window> windows) {
    if (windows.equals(Window.ALL)) {
      return "";
    }
    boolean most = windows.size() > Window.ALL.size() / 2;
    var named =
        Window.ALL.stream()
            .filter(w -> windows.contains(w) != most)
            .map(w -> "`" + w.word() + "`")
            .toList();
    return "  \n" + (most ? "Not in: " : "Only in: ") + list(named) + ".\n";
  }

  private static String left(LeftBehind left) {
    return left.what() + " (" + left.by().replace("\"", "`") + ")";
  }

  private static String sentence(String says) {
    String marked = says.replaceAll("\"([a-z-]+)\"", "`$1`");
    return marked.substring(0, 1).toUpperCase(Locale.ROOT) + marked.substring(1) + ".\n";
  }

  private static String parameters(Word<?> word) {
    if (word.params().isEmpty()) {
      return "";
    }
    var parts = new ArrayList<String>();
    for (Param<?> param : word.params()) {
      String more = (param.beside() ? ", beside the word" : "") + missing(param);
      boolean alone = word.main() != null && word.main().name().equals(param.name());
      long inner = word.params().stream().filter(p -> !p.beside()).count();
      String name = alone && inner == 1 ? "" : "`" + param.name() + "`: ";
      parts.add(
          name + param.type().label() + (alone && inner > 1 ? " (may stand alone)" : "") + more);
    }
    return "  \nParameters: " + String.join("; ", parts) + ".\n";
  }

  private static String missing(Param<?> param) {
    if (param.needed()) {
      return "";
    }
    return switch (param.fallback()) {
      case Players who -> ", else " + Types.kebab(who);
      case Fighters who -> ", else " + Types.kebab(who.group());
      case null, default -> ", may be missing";
    };
  }

  private static String list(List<String> words) {
    return String.join(", ", words);
  }

  /** The shortest printed use of a word, or one of a made-up hero. */
  private Example example(Word<?> word) {
    String end = word.params().isEmpty() ? "(?![\\w:-])" : "(?=:|[,\\]}\\s]|$)";
    var use = Pattern.compile("(?<![\\w-])" + word.name() + end);
    var keyed = Pattern.compile("(?<![\\w-])" + word.name() + ":");
    var first = Pattern.compile("^- " + word.name() + end);
    return best(printed, first)
        .or(() -> best(printed, keyed))
        .or(() -> best(madeUp, first))
        .or(() -> best(madeUp, keyed))
        .or(() -> best(printed, use))
        .or(() -> best(madeUp, use))
        .orElseThrow(() -> new IllegalStateException("no hero uses " + word.name()));
  }

  private static Optional<Example> best(List<Example> examples, Pattern use) {
    return examples.stream()
        .filter(e -> use.matcher(e.text).find())
        .min(Comparator.comparing(Example::lines).thenComparing(e -> e.text.length()));
  }
}
