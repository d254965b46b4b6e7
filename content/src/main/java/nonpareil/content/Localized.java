package nonpareil.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import nonpareil.content.text.Language;
import nonpareil.content.text.PhraseFile;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;

/**
 * A text by language. English is always there.
 *
 * @param texts by the language's code
 * @param ours the codes of those translations that are our own, not the publisher's
 */
public record Localized(Map<String, String> texts, Set<String> ours) {

  private static final int MOST_LETTERS = 100;
  private static final String OURS = "-own";

  public Localized {
    texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    ours = Collections.unmodifiableSet(new LinkedHashSet<>(ours));
    Objects.requireNonNull(texts.get(PhraseFile.ENGLISH), "the English text");
  }

  /** A text that is the same in every language. */
  public static Localized of(String text) {
    return new Localized(Map.of(PhraseFile.ENGLISH, text), Set.of());
  }

  /** The text in a language, or what that says to an English one it has not translated. */
  public String in(Language language) {
    String own = texts.get(language.code());
    return own != null ? own : language.untranslated(english());
  }

  /** What logs, programs and reports for them call it. */
  public String english() {
    return Objects.requireNonNull(texts.get(PhraseFile.ENGLISH));
  }

  /** Whether the translation is our own, not the publisher's. */
  public boolean isOurs(Language language) {
    return ours.contains(language.code());
  }

  // ---- reading

  /**
   * Reads a name: {@code {en: Dash, de: Losstürzen}}. {@code de-own} in place of {@code de} marks a
   * translation as our own; a plain text is the name in all languages.
   */
  public static Localized name(YamlNode node) {
    return read(node, Localized::nameText);
  }

  /** Reads a text of at most so many letters. */
  public static Localized text(YamlNode node, int most) {
    return read(
        node,
        n -> {
          String text = n.text().strip();
          if (text.isEmpty() || text.length() > most) {
            throw n.refuse("a text of 1 to " + most + " letters");
          }
          return text;
        });
  }

  private static Localized read(YamlNode node, Function<YamlNode, String> one) {
    var texts = new LinkedHashMap<String, String>();
    byLanguage(node).forEach((code, said) -> texts.put(code, one.apply(said)));
    var ours = new LinkedHashSet<String>();
    if (node instanceof YamlMap map) {
      texts.keySet().stream().filter(code -> map.has(code + OURS)).forEach(ours::add);
    }
    return new Localized(texts, ours);
  }

  /** What is said in each language; English must be there, other keys are refused. */
  public static Map<String, YamlNode> byLanguage(YamlNode node) {
    if (!(node instanceof YamlMap map)) {
      return Map.of(PhraseFile.ENGLISH, node);
    }
    map.only(keys());
    var said = new LinkedHashMap<String, YamlNode>();
    said.put(PhraseFile.ENGLISH, map.need(PhraseFile.ENGLISH));
    for (Language language : Languages.ALL) {
      String code = language.code();
      var own = map.find(code + OURS);
      if (own.isPresent() && map.has(code)) {
        throw own.get()
            .refuse("\"%s\" and \"%s\" together".formatted(code, code + OURS), "one of them");
      }
      own.or(() -> map.find(code)).ifPresent(text -> said.put(code, text));
    }
    return Collections.unmodifiableMap(said);
  }

  private static List<String> keys() {
    var keys = new ArrayList<String>();
    for (Language language : Languages.ALL) {
      keys.add(language.code());
      if (!language.equals(Languages.ENGLISH)) {
        keys.add(language.code() + OURS);
      }
    }
    return keys;
  }

  /** Reads a name of reasonable length. */
  public static String nameText(YamlNode node) {
    String text = node.text();
    boolean fine =
        !text.isBlank()
            && text.length() <= MOST_LETTERS
            && text.chars().noneMatch(Character::isISOControl);
    if (!fine) {
      throw node.refuse("a name of 1 to " + MOST_LETTERS + " letters");
    }
    return text;
  }
}
