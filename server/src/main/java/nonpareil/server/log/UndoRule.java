package nonpareil.server.log;

import java.util.Locale;

/** What may be taken back. */
public enum UndoRule {
  /**
   * One's own choices as long as nothing was revealed, nothing random happened, nobody was asked.
   */
  RULES,
  /** The same, and further back if all others agree. */
  CONSENT,
  NONE;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static UndoRule of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
