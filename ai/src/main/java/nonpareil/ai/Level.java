package nonpareil.ai;

import java.util.Locale;

/** Computer opponents for people, from the weakest to the strongest. */
public enum Level {
  NOVICE("ismcts:12"),
  EASY("ismcts:40"),
  MEDIUM("ismcts:160"),
  HARD("ismcts:1500"),
  EXPERT("ismcts:20000");

  private final String player;

  Level(String player) {
    this.player = player;
  }

  /** The player behind the level, as in {@link PlayerNames}. */
  public String player() {
    return player;
  }

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
