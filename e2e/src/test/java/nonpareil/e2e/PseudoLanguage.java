package nonpareil.e2e;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A third language, made up for tests: accented English with every vowel twice, about 40 % longer.
 * It reaches a browser as any language would: as files of words and as texts of the server. Neither
 * the client nor the server knows of it.
 */
final class PseudoLanguage {

  /** A code that browsers know, so that they take the language for one. */
  static final String CODE = "eo";

  private static final String NAME = "Þšéûđö";
  private static final Pattern GROUP = Pattern.compile(".*/words/" + CODE + "/([\\w-]+)\\.js");

  /** Words that no translation changes. */
  private static final Set<String> UNCHANGED =
      Set.of(
          "nonpareil",
          "english",
          "deutsch",
          "https",
          "http",
          "localhost",
          "join",
          "continue",
          "esc",
          "chrome",
          "linux");

  /** A plain word, as the made-up language has none; the ids of clauses are no words. */
  private static final Pattern PLAIN = Pattern.compile("(?<!\\p{L})[A-Za-z]{3,}(?!\\p{L}|-\\d)");

  private PseudoLanguage() {}

  /** Teaches it to a browser. */
  static void teach(BrowserContext context) {
    context.addInitScript(Tab.script("pseudo").replace("CODE:", CODE + ":"));
    context.route(
        "**/words/languages.js",
        route ->
            serve(
                route,
                route.fetch().text().replaceFirst("};", "  " + CODE + ": '" + NAME + "',\n};")));
    context.route(
        GROUP,
        route -> {
          Matcher matcher = GROUP.matcher(route.request().url());
          if (!matcher.matches()) {
            throw new IllegalStateException(route.request().url());
          }
          serve(
              route,
              "import english from '../en/"
                  + matcher.group(1)
                  + ".js';\nexport default pseudo(english);\n");
        });
  }

  private static void serve(Route route, String module) {
    route.fulfill(
        new Route.FulfillOptions()
            .setContentType("text/javascript; charset=utf-8")
            .setBody(module));
  }

  /** Words in a text that were not translated. */
  static List<String> untranslated(String text) {
    return PLAIN
        .matcher(text)
        .results()
        .map(found -> found.group())
        .filter(word -> !UNCHANGED.contains(word.toLowerCase(Locale.ROOT)))
        .distinct()
        .toList();
  }
}
