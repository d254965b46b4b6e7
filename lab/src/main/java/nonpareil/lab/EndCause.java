package nonpareil.lab;

import java.util.Locale;

/** How a game ended: what felled the last hero, or why it was stopped. */
public enum EndCause {
  COMBAT,
  EFFECT,
  EXHAUSTION,
  /** A bot failed and lost. */
  FORFEIT,
  /** The game went on for too long and counts for nobody. */
  STOPPED;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static EndCause parse(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
