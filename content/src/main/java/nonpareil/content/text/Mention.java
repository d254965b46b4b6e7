package nonpareil.content.text;

import nonpareil.engine.effect.Fighters;

/** Fighters as a sentence speaks of them. */
public record Mention(Fighters fighters, How how) {

  /** Ways to speak of fighters. */
  public enum How {
    /** By name, or "each ..." for a set. */
    PLAIN,
    /** "one of ...": chosen in this very sentence. */
    ONE,
    /** "such a fighter": one of a set just spoken of. */
    SUCH,
    /** "it": spoken of just before. */
    PRONOUN
  }

  public static Mention plain(Fighters fighters) {
    return new Mention(fighters, How.PLAIN);
  }
}
