package nonpareil.lab.report;

import java.util.Locale;
import nonpareil.content.Name;

/** Pieces of HTML that are well-formed XML, with every text in both languages. */
final class Html {

  private Html() {}

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A text in both languages; the page shows one of them. */
  static String say(String english, String german) {
    return english.equals(german)
        ? escape(english)
        : "<span lang=\"en\">%s</span><span lang=\"de\">%s</span>"
            .formatted(escape(english), escape(german));
  }

  static String say(Name name) {
    return say(name.en(), name.de());
  }

  /** A number; German has a decimal comma. */
  static String number(double value, int digits) {
    String english = String.format(Locale.ROOT, "%." + digits + "f", value).replace('-', '−');
    return say(english, english.replace('.', ','));
  }

  /** With a sign, also if it is positive; none if nothing is left after rounding. */
  static String signed(double value, int digits) {
    if (Math.abs(value) < 0.5 * Math.pow(10, -digits)) {
      return number(0, digits);
    }
    String plain = number(value, digits);
    return value > 0 ? "+" + plain : plain;
  }

  /** A whole number in groups of three. */
  static String count(long value) {
    return String.format(Locale.ROOT, "%,d", value).replace(',', '\u202f');
  }

  static String percent(double share) {
    return Math.round(share * 100) + "\u202f%";
  }

  static String percent(double share, int digits) {
    return number(share * 100, digits) + "\u202f%";
  }

  /** For style attributes. */
  static String css(double value) {
    return String.format(Locale.ROOT, "%.3f", value).replaceAll("\\.?0+$", "");
  }
}
