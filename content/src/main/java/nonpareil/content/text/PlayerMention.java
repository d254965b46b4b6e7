package nonpareil.content.text;

import nonpareil.engine.effect.Players;

/** Players as a sentence speaks of them. */
public record PlayerMention(Players players, How how) {

  /** Ways to speak of players. */
  public enum How {
    PLAIN,
    /** "an opponent": chosen in this very sentence. */
    ONE,
    /** "they": spoken of just before in the same sentence. */
    PRONOUN
  }

  public static PlayerMention plain(Players players) {
    return new PlayerMention(players, How.PLAIN);
  }
}
