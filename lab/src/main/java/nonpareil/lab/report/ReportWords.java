package nonpareil.lab.report;

import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nonpareil.content.Localized;
import nonpareil.content.text.Language;
import nonpareil.content.text.Phrases;

/**
 * What the report says, in every language at once: the page shows one of them. The texts stand in
 * {@code report.LANGUAGE.properties}; <code>{0}</code> is the first thing spoken of.
 */
final class ReportWords {

  private static final Pattern HOLE = Pattern.compile("\\{([0-9])}");
  private static final Pattern BLANK = Pattern.compile("\\$\\{([a-z.]+)}");

  private final List<Phrases> phrases;

  ReportWords(List<Language> languages) {
    phrases = languages.stream().map(Report.TEXTS::in).toList();
  }

  // ---- texts

  /** A text with its holes filled. */
  String say(String key, Object... things) {
    return each(p -> filled(p, key, things));
  }

  String say(Localized name) {
    return each(p -> name.in(p.language()));
  }

  /** A text in all languages side by side, where the page cannot choose one. */
  String together(String key) {
    return together(p -> p.text(key));
  }

  String together(Localized name) {
    return together(p -> name.in(p.language()));
  }

  private String together(Function<Phrases, String> text) {
    return phrases.stream()
        .map(text)
        .distinct()
        .map(Html::escape)
        .collect(Collectors.joining(" / "));
  }

  private String each(Function<Phrases, String> text) {
    List<String> texts = phrases.stream().map(text).map(Html::escape).toList();
    if (texts.stream().distinct().count() == 1) {
      return texts.getFirst();
    }
    var spans = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      String code = phrases.get(i).language().code();
      spans.append("<span lang=\"%s\">%s</span>".formatted(code, texts.get(i)));
    }
    return spans.toString();
  }

  private static String filled(Phrases phrases, String key, Object[] things) {
    return HOLE.matcher(phrases.text(key))
        .replaceAll(hole -> Matcher.quoteReplacement(thing(hole, things, phrases.language())));
  }

  private static String thing(MatchResult hole, Object[] things, Language language) {
    Object thing = things[Integer.parseInt(hole.group(1))];
    return thing instanceof Localized name ? name.in(language) : thing.toString();
  }

  // ---- numbers

  /** A number with the decimal sign of each language. */
  String number(double value, int digits) {
    String plain = String.format(Locale.ROOT, "%." + digits + "f", value).replace('-', '−');
    return each(p -> plain.replace('.', decimalSign(p.language())));
  }

  private static char decimalSign(Language language) {
    return DecimalFormatSymbols.getInstance(language.locale()).getDecimalSeparator();
  }

  /** With a sign, also if it is positive; none if nothing is left after rounding. */
  String signed(double value, int digits) {
    if (Math.abs(value) < 0.5 * Math.pow(10, -digits)) {
      return number(0, digits);
    }
    String plain = number(value, digits);
    return value > 0 ? "+" + plain : plain;
  }

  String percent(double share, int digits) {
    return number(share * 100, digits) + "\u202f%";
  }

  // ---- the page

  /** Hides every language but the one that is chosen. */
  String style() {
    return phrases.stream()
        .map(p -> p.language().code())
        .map(":root:not(:has(#lang-%1$s:checked)) body [lang=%1$s] { display:none; }\n"::formatted)
        .collect(Collectors.joining());
  }

  /** A piece of the page with its texts, and the choice of a language. */
  String fill(String html) {
    return BLANK
        .matcher(html)
        .replaceAll(
            blank ->
                Matcher.quoteReplacement(
                    blank.group(1).equals("languages") ? choice() : say(blank.group(1))));
  }

  private String choice() {
    var inputs = new StringBuilder();
    for (Phrases p : phrases) {
      inputs.append(
          "<input type=\"radio\" name=\"language\" id=\"lang-%1$s\" value=\"%1$s\"%2$s/><label for=\"lang-%1$s\">%3$s</label>"
              .formatted(
                  p.language().code(),
                  inputs.isEmpty() ? " checked=\"checked\"" : "",
                  Html.escape(p.language().name())));
    }
    return inputs.toString();
  }
}
