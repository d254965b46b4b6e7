package nonpareil.server.http;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Roughly what a browser is, so that people know their devices: kept instead of what it says about
 * itself, which could tell it from all others.
 *
 * @param browser a word of the protocol
 * @param system a word of the protocol
 */
record BrowserKind(String browser, String system) {

  private static final String OTHER = "other";

  /** What a user agent holds, and what it is then; the first that is found counts. */
  private static final String[][] BROWSERS = {
    {"edg", "edge"},
    {"opr/", "opera"},
    {"samsungbrowser", "samsung"},
    {"firefox", "firefox"},
    {"fxios", "firefox"},
    {"chrome", "chrome"},
    {"chromium", "chrome"},
    {"crios", "chrome"},
    {"safari", "safari"}
  };

  private static final String[][] SYSTEMS = {
    {"android", "android"},
    {"iphone", "ios"},
    {"ipad", "ios"},
    {"cros", "chromeos"},
    {"windows", "windows"},
    {"mac os", "macos"},
    {"linux", "linux"}
  };

  /** By the header of a request. */
  static BrowserKind of(@Nullable String userAgent) {
    String text = userAgent == null ? "" : userAgent.toLowerCase(Locale.ROOT);
    return new BrowserKind(found(text, BROWSERS), found(text, SYSTEMS));
  }

  private static String found(String text, String[][] known) {
    for (String[] each : known) {
      if (text.contains(each[0])) {
        return each[1];
      }
    }
    return OTHER;
  }

  /** As it is stored. */
  String text() {
    return browser + " " + system;
  }

  /** As it was stored; by older versions not at all. */
  static BrowserKind stored(@Nullable String text) {
    String[] words = text == null ? new String[0] : text.split(" ", -1);
    return words.length == 2 ? new BrowserKind(words[0], words[1]) : new BrowserKind(OTHER, OTHER);
  }
}
