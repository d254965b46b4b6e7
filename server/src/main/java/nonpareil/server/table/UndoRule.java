package nonpareil.server.table;

import java.util.Locale;

/** What may be taken back. */
enum UndoRule {
  /**
   * One's own choices as long as nothing was revealed, nothing random happened, nobody was asked.
   */
  RULES,
  /** The same, and further back if all others agree. */
  CONSENT,
  NONE;

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static UndoRule of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
