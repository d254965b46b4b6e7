package nonpareil.lab.report;

import java.util.Locale;

/** Pieces of HTML that are well-formed XML and the same in every language. */
final class Html {

  private Html() {}

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A whole number in groups of three. */
  static String count(long value) {
    return String.format(Locale.ROOT, "%,d", value).replace(',', '\u202f');
  }

  static String percent(double share) {
    return Math.round(share * 100) + "\u202f%";
  }

  /** For style attributes. */
  static String css(double value) {
    return String.format(Locale.ROOT, "%.3f", value).replaceAll("\\.?0+$", "");
  }
}
