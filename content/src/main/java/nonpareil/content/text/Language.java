package nonpareil.content.text;

import java.util.Locale;

/** The languages the game speaks. */
public enum Language {
  EN(Locale.ENGLISH),
  DE(Locale.GERMAN);

  private final Locale locale;

  Language(Locale locale) {
    this.locale = locale;
  }

  public Locale locale() {
    return locale;
  }

  /** The two letters used in hero files and file names. */
  public String code() {
    return locale.getLanguage();
  }
}
