package nonpareil.content.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.NearMiss;
import nonpareil.content.yaml.Problem;
import nonpareil.content.yaml.YamlMap;

/**
 * Keys that do not belong where they stand in a use of a word: what is said of them. Most are right
 * in another place, which is more worth telling than what else may stand here.
 */
final class StrayKeys {

  /** What belongs beside another word, further out. */
  private static final Set<String> BESIDE_OTHERS = Set.of("then", "else", "do");

  /** What the fighters of one word are called is often written in another. */
  private static final Set<String> FOR_FIGHTERS =
      Set.of("who", "to", "whom", "from", "fighters", "among");

  private final Word<?> word;
  private final Map<String, ? extends Word<?>> others;
  private final List<String> keys = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  /**
   * @param others the words that might stand in its place, by name
   */
  StrayKeys(Word<?> word, Map<String, ? extends Word<?>> others) {
    this.word = word;
    this.others = others;
  }

  /** Those beside the word. */
  void beside(YamlMap map) {
    List<String> known = Stream.concat(Stream.of(word.name()), word.beside().stream()).toList();
    for (YamlMap.Entry entry : map.entries()) {
      if (!known.contains(entry.name())) {
        add(entry, word.inner().contains(entry.name()) ? inside() : said(entry, known));
      }
    }
  }

  /** Those inside its braces. */
  void inside(YamlMap map) {
    for (YamlMap.Entry entry : map.entries()) {
      String key = entry.name();
      if (!word.inner().contains(key)) {
        add(entry, word.beside().contains(key) ? outside(key) : inBraces(map, entry));
      }
    }
  }

  private void add(YamlMap.Entry entry, String expected) {
    keys.add(entry.name());
    Problem problem = entry.stray(expected);
    problems.add(isComparison(entry.name()) ? problem.following() : problem);
  }

  private static boolean isComparison(String key) {
    return Conditions.COMPARISONS.contains(key);
  }

  private String inside() {
    return "it inside the braces: " + word.written();
  }

  private String outside(String key) {
    return "it beside the word: {" + word.name() + ": …, " + key + ": …}";
  }

  private String inBraces(YamlMap map, YamlMap.Entry entry) {
    String key = entry.name();
    Param<?> main = word.main();
    if (main != null && main.type().isFighters() && FighterSets.KEYS.contains(key)) {
      return "it in the set under \"" + main.name() + "\": {" + main.name() + ": {who: …}, …}";
    }
    List<String> meant =
        word.params().stream()
            .filter(p -> !p.beside() && p.type().isFighters() && !map.has(p.name()))
            .map(Param::name)
            .toList();
    return FOR_FIGHTERS.contains(key) && meant.size() == 1
        ? Expected.oneOf("a key of this place", word.inner())
            + "; did you mean \""
            + meant.getFirst()
            + "\"?"
        : said(entry, word.inner());
  }

  private String said(YamlMap.Entry entry, List<String> known) {
    String key = entry.name();
    Word<?> other = others.get(key);
    if (other != null && Effects.isWord(other)) {
      return other.around(word).orElse("one word in each item of a list");
    }
    if (isComparison(key)) {
      return "it beside \"number\": {number: …, " + key + ": …}";
    }
    if (BESIDE_OTHERS.contains(key) && word.beside().isEmpty()) {
      return "it further out, beside the word it belongs to";
    }
    return known.size() == 1 && word.inner().size() > 1
        ? word.written() + NearMiss.hint(key, word.inner())
        : Expected.meant("a key of this place", known, key);
  }

  boolean any() {
    return !keys.isEmpty();
  }

  /** Whether one of them may be this parameter, so that it is not missing as well. */
  boolean mayBe(String param) {
    List<String> known = Stream.concat(word.inner().stream(), word.beside().stream()).toList();
    return keys.stream().anyMatch(key -> NearMiss.of(key, known).map(param::equals).orElse(true));
  }

  List<Problem> problems() {
    return List.copyOf(problems);
  }
}
