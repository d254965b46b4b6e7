package nonpareil.content;

import java.util.regex.Pattern;
import nonpareil.content.yaml.YamlNode;

/** The form of all ids: kebab-case, as in {@code king-arthur}. */
public final class Ids {

  private static final Pattern KEBAB = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final int MOST_LETTERS = 80;

  private Ids() {}

  /** Reads an id. */
  public static String read(YamlNode node) {
    String id = node.text();
    if (id.length() > MOST_LETTERS || !KEBAB.matcher(id).matches()) {
      throw node.refuse("an id in small letters and hyphens such as \"king-arthur\"");
    }
    return id;
  }
}
