package nonpareil.content;

import java.util.Optional;
import nonpareil.content.text.Language;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;

/**
 * A name in both languages.
 *
 * @param ownTranslation the German name is our own, not the publisher's
 */
public record Name(String en, String de, boolean ownTranslation) {

  private static final int MOST_LETTERS = 100;

  public String in(Language language) {
    return switch (language) {
      case EN -> en;
      case DE -> de;
    };
  }

  /**
   * Reads {@code {en: Dash, de: Losstürzen}}. {@code de-own} in place of {@code de} marks a German
   * name as our own translation; a plain text is the name in both languages.
   */
  public static Name read(YamlNode node) {
    if (!(node instanceof YamlMap map)) {
      String text = text(node);
      return new Name(text, text, false);
    }
    YamlNode english = map.need("en");
    return new Name(text(english), text(german(map).orElse(english)), map.has("de-own"));
  }

  /** What a name says in German, if it says anything; refuses keys that are no language. */
  public static Optional<YamlNode> german(YamlMap map) {
    map.only("en", "de", "de-own");
    var own = map.find("de-own");
    if (own.isPresent() && map.has("de")) {
      throw own.get().refuse("\"de\" and \"de-own\" together", "one of them");
    }
    return own.or(() -> map.find("de"));
  }

  /** Reads a name of reasonable length. */
  public static String text(YamlNode node) {
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
