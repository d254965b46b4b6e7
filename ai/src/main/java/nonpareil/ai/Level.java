package nonpareil.ai;

import java.util.Locale;

/** Computer opponents for people, from the weakest to the strongest. */
public enum Level {
  NOVICE("ismcts:6"),
  EASY("ismcts:30"),
  MEDIUM("ismcts:200"),
  HARD("ismcts:1000"),
  EXPERT("ismcts:30000");

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
