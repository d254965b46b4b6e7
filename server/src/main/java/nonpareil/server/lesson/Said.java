package nonpareil.server.lesson;

import nonpareil.content.text.Language;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;

/** A text in both languages. */
public record Said(String en, String de) {

  /** What fits beside a board on a phone. */
  private static final int MOST_LETTERS = 320;

  static Said read(YamlNode node) {
    YamlMap map = node.map().only("en", "de");
    return new Said(text(map.need("en")), text(map.need("de")));
  }

  private static String text(YamlNode node) {
    String text = node.text().strip();
    if (text.isEmpty() || text.length() > MOST_LETTERS) {
      throw node.refuse("a text of 1 to " + MOST_LETTERS + " letters");
    }
    return text;
  }

  public String in(Language language) {
    return switch (language) {
      case EN -> en;
      case DE -> de;
    };
  }
}
