package nonpareil.engine.effect;

import org.jspecify.annotations.Nullable;

/** A set of spaces an effect may choose from. */
public record Spaces(Kind kind, @Nullable Fighters near) {

  /** How the spaces are described. */
  public enum Kind {
    /** Every space of the board. */
    ANY,
    /** The spaces in a zone of a fighter. */
    ZONE_OF,
    /** The spaces next to a fighter. */
    ADJACENT_TO,
    /** The spaces next to the space chosen first in this effect. */
    ADJACENT_TO_CHOSEN_SPACE,
    /** The spaces with one of your tokens. */
    YOUR_TOKENS,
    /** The space of the token moved last in this effect. */
    CHOSEN_TOKEN
  }

  /** A kind of spaces that needs no fighter. */
  public static Spaces of(Kind kind) {
    return new Spaces(kind, null);
  }
}
