package nonpareil.server.draft;

import java.util.Locale;

/** What is done at a moment of a draft. */
public enum Stage {
  /** All at once, face down. */
  CHOOSE,
  BAN,
  PICK;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
