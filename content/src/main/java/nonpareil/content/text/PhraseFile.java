package nonpareil.content.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A file of texts by key, one for each language, beside the class that says them: {@code
 * terms.de.properties}. The English one has every key.
 */
public record PhraseFile(Class<?> place, String name) {

  /** The language every text is written in first. */
  public static final String ENGLISH = "en";

  /** Its texts in a language. */
  public Phrases in(Language language) {
    return new Phrases(this, language, read(ENGLISH), read(language.code()));
  }

  /** The keys a language has no text for. */
  public SortedSet<String> missing(String code) {
    return without(read(ENGLISH), read(code));
  }

  /** The keys a language has a text for that nobody asks for. */
  public SortedSet<String> superfluous(String code) {
    return without(read(code), read(ENGLISH));
  }

  private static SortedSet<String> without(Properties all, Properties some) {
    var keys = new TreeSet<>(all.stringPropertyNames());
    keys.removeAll(some.stringPropertyNames());
    return keys;
  }

  /** Where it stands among the resources. */
  public String path(String code) {
    return place.getPackageName().replace('.', '/') + "/" + fileName(code);
  }

  private String fileName(String code) {
    return name + "." + code + ".properties";
  }

  /** Empty for a language without this file. */
  private Properties read(String code) {
    var texts = new Properties();
    try (InputStream in = place.getResourceAsStream(fileName(code))) {
      if (in != null) {
        texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      } else if (code.equals(ENGLISH)) {
        throw new IllegalStateException("the program lacks its file " + path(code));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }
}
