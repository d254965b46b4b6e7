package nonpareil.cli.play;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonpareil.content.text.Called;
import nonpareil.content.text.Language;
import nonpareil.content.text.Phrases;

/**
 * The sentences of the terminal in one language, from {@code words.LANGUAGE.properties}.
 *
 * <p>{@code {0}} is the first thing spoken of, {@code {0:a}}, {@code {0:d}} and {@code {0:g}} are
 * its accusative, dative and genitive, {@code {1?one card|# cards}} depends on a number.
 */
final class Words {

  private static final Pattern HOLE =
      Pattern.compile("\\{([0-9])(?::([adg])|\\?([^|}]*)\\|([^}]*))?}");

  private final Phrases sentences;

  Words(Language language) {
    sentences = Welcome.TEXTS.in(language);
  }

  Language language() {
    return sentences.language();
  }

  boolean has(String key) {
    return sentences.has(key);
  }

  /** A sentence with its holes filled. */
  String say(String key, Object... things) {
    String pattern = sentences.text(key);
    String text = HOLE.matcher(pattern).replaceAll(m -> Matcher.quoteReplacement(fill(m, things)));
    return pattern.startsWith("{") ? capital(text) : text;
  }

  private static String fill(MatchResult hole, Object[] things) {
    Object thing = things[Integer.parseInt(hole.group(1))];
    if (hole.group(2) != null) {
      return inCase((Called) thing, hole.group(2));
    }
    if (hole.group(3) != null) {
      boolean one = ((Number) thing).intValue() == 1;
      return hole.group(one ? 3 : 4).replace("#", thing.toString());
    }
    return thing.toString();
  }

  private static String inCase(Called called, String letter) {
    return switch (letter) {
      case "a" -> called.accusative();
      case "d" -> called.dative();
      case "g" -> called.genitive();
      default -> throw new IllegalArgumentException("no case " + letter);
    };
  }

  static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
