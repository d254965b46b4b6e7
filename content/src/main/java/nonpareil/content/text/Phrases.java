package nonpareil.content.text;

import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Texts by key in one language. What it lacks it says as it says everything that is not translated.
 */
public final class Phrases {

  private final PhraseFile file;
  private final Language language;
  private final Properties english;
  private final Properties own;

  Phrases(PhraseFile file, Language language, Properties english, Properties own) {
    this.file = file;
    this.language = language;
    this.english = english;
    this.own = own;
  }

  public Language language() {
    return language;
  }

  /** All keys there are. */
  public SortedSet<String> keys() {
    return new TreeSet<>(english.stringPropertyNames());
  }

  public boolean has(String key) {
    return english.containsKey(key);
  }

  /** The text as it is written. */
  public String text(String key) {
    String text = own.getProperty(key);
    if (text != null) {
      return text;
    }
    String first = english.getProperty(key);
    if (first == null) {
      throw new IllegalArgumentException("no text " + key + " in " + file.path("en"));
    }
    return language.untranslated(first);
  }
}
