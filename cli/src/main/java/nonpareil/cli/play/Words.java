package nonpareil.cli.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonpareil.content.text.Language;

/**
 * The sentences of the terminal in one language, from one file.
 *
 * <p>{@code {0}} is the first thing spoken of, {@code {0:a}}, {@code {0:d}} and {@code {0:g}} are
 * its accusative, dative and genitive, {@code {1?one card|# cards}} depends on a number.
 */
final class Words {

  private static final Pattern HOLE =
      Pattern.compile("\\{([0-9])(?::([adg])|\\?([^|}]*)\\|([^}]*))?}");

  private final Language language;
  private final Properties sentences = new Properties();

  Words(Language language) {
    this.language = language;
    String file = "words." + language.code() + ".properties";
    try (InputStream in = Words.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its file " + file);
      }
      sentences.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Language language() {
    return language;
  }

  Set<String> keys() {
    return sentences.stringPropertyNames();
  }

  boolean has(String key) {
    return sentences.containsKey(key);
  }

  /** A sentence with its holes filled. */
  String say(String key, Object... things) {
    String pattern = sentences.getProperty(key);
    if (pattern == null) {
      throw new IllegalArgumentException("no sentence " + key + " in " + language);
    }
    String text = HOLE.matcher(pattern).replaceAll(m -> Matcher.quoteReplacement(fill(m, things)));
    return pattern.startsWith("{") ? capital(text) : text;
  }

  private static String fill(MatchResult hole, Object[] things) {
    Object thing = things[Integer.parseInt(hole.group(1))];
    if (hole.group(2) != null) {
      return ((Called) thing).in(hole.group(2).charAt(0));
    }
    if (hole.group(3) != null) {
      boolean one = ((Number) thing).intValue() == 1;
      return hole.group(one ? 3 : 4).replace("#", thing.toString());
    }
    return thing.toString();
  }

  static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
