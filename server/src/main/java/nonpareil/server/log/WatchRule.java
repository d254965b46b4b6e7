package nonpareil.server.log;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Who may watch a game without a part in it. */
public enum WatchRule {
  /** Who has been given a link. */
  LINK,
  /** Anybody: it stands in the public list. */
  LIST,
  /** Nobody. */
  NONE;

  public static final List<String> WORDS = Arrays.stream(values()).map(WatchRule::text).toList();

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * A rule by its word.
   *
   * @param text null: nothing was agreed
   */
  public static WatchRule of(@Nullable String text) {
    return text == null ? LINK : valueOf(text.toUpperCase(Locale.ROOT));
  }
}
