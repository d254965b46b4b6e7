package nonpareil.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a page, a script or a style sheet makes the browser load, now or later. */
final class References {
  private static final Pattern HTML = Pattern.compile("(?:src|href)=\"(/[^\"]+)\"");
  private static final Pattern SCRIPT =
      Pattern.compile("(?:\\bfrom|\\bimport)\\s*\\(?\\s*['\"]([^'\"\\s]+)['\"]");
  private static final Pattern STYLE = Pattern.compile("url\\(['\"]?([^'\")]+)['\"]?\\)");

  private final JsonNode imports;

  /**
   * @param imports those of the import map
   */
  References(JsonNode imports) {
    this.imports = imports;
  }

  List<String> in(String path, String text) {
    var found = new ArrayList<String>();
    Pattern pattern = path.endsWith(".js") ? SCRIPT : path.endsWith(".css") ? STYLE : HTML;
    String code = text.replaceAll("(?s)/\\*.*?\\*/", ""); // types are imported in comments
    Matcher matcher = pattern.matcher(code);
    while (matcher.find()) {
      String name = matcher.group(1);
      if (!name.startsWith("data:") && !name.startsWith("#")) {
        found.add(resolved(path, name));
      }
    }
    return found;
  }

  private String resolved(String path, String name) {
    if (imports.has(name)) {
      return imports.path(name).asText();
    }
    for (Map.Entry<String, JsonNode> entry : imports.properties()) {
      if (entry.getKey().endsWith("/") && name.startsWith(entry.getKey())) {
        return entry.getValue().asText() + name.substring(entry.getKey().length());
      }
    }
    return URI.create(path).resolve(name).getPath();
  }
}
