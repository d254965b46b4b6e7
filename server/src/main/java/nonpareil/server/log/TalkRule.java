package nonpareil.server.log;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What people may say to each other at a table. */
public enum TalkRule {
  /** Whatever they like. */
  FREE,
  /** Phrases and pings, nothing of their own. */
  PHRASES,
  OFF;

  public static final List<String> WORDS = Arrays.stream(values()).map(TalkRule::text).toList();

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * A rule by its word.
   *
   * @param text null: nothing was agreed
   * @param alone nobody is there to talk to
   * @param strangers anybody may sit down
   */
  public static TalkRule of(@Nullable String text, boolean alone, boolean strangers) {
    if (text != null) {
      return valueOf(text.toUpperCase(Locale.ROOT));
    }
    return alone ? OFF : strangers ? PHRASES : FREE;
  }
}
