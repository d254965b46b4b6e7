package nonpareil.engine.effect;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/**
 * A set of spaces an effect may choose from.
 *
 * @param near the fighters it is measured from
 * @param tokens the tokens it is measured from
 * @param filters what else must hold of each space, all at once
 */
public record Spaces(
    Kind kind,
    @Nullable Fighters near,
    @Later @Nullable Tokens tokens,
    @Later List<SpaceFilter> filters) {

  /** Spaces measured from tokens, of which nothing else is said. */
  public Spaces(Kind kind, @Nullable Fighters near, @Nullable Tokens tokens) {
    this(kind, near, tokens, List.of());
  }

  /** Spaces measured from fighters, of which nothing else is said. */
  public Spaces(Kind kind, @Nullable Fighters near) {
    this(kind, near, null, List.of());
  }

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
    CHOSEN_TOKEN,
    /** The spaces with one of some tokens. */
    WITH_TOKENS,
    /** The spaces next to one of some tokens. */
    ADJACENT_TO_TOKENS,
    /** The spaces in a zone of your start space. */
    START_ZONE,
    /** The spaces in the zone chosen before in this effect. */
    CHOSEN_ZONE,
    /** The spaces chosen before in this effect, or the one a fighter has just left. */
    CHOSEN_SPACES,
    /** The spaces these fighters stand on. */
    UNDER,
    /** The spaces fighters have left on their way by the last move of this effect. */
    LEFT
  }

  /** The same, but only those for which this holds too. */
  public Spaces with(SpaceFilter filter) {
    var all = new ArrayList<>(filters);
    all.add(filter);
    return new Spaces(kind, near, tokens, List.copyOf(all));
  }

  /** The same with nothing said but its kind. */
  public Spaces all() {
    return new Spaces(kind, near, tokens, List.of());
  }

  /** A kind of spaces that needs no fighter. */
  public static Spaces of(Kind kind) {
    return new Spaces(kind, null, null);
  }
}
