package nonpareil.engine.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The two rule books. */
public enum Edition {
  BOOK_2019("2019"),
  BOOK_2023("2023");

  /** What is played where nothing else is said. */
  public static final Edition CURRENT = BOOK_2023;

  private static final Map<String, Edition> BY_TEXT = new LinkedHashMap<>();

  static {
    for (Edition edition : values()) {
      BY_TEXT.put(edition.text, edition);
    }
  }

  private final String text;

  Edition(String text) {
    this.text = text;
  }

  /** The year of the book, as it is written in files, messages and commands. */
  public String text() {
    return text;
  }

  /** All editions by their text, the oldest first. */
  public static Map<String, Edition> byText() {
    return Collections.unmodifiableMap(BY_TEXT);
  }

  /** The edition with a text; an {@link IllegalArgumentException} says which there are. */
  public static Edition of(String text) {
    Edition edition = BY_TEXT.get(text);
    if (edition == null) {
      throw new IllegalArgumentException("found \"%s\", expected %s".formatted(text, expected()));
    }
    return edition;
  }

  /** For messages: {@code 2019 or 2023}. */
  public static String expected() {
    return String.join(" or ", BY_TEXT.keySet());
  }
}
