package nonpareil.engine.effect;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/**
 * A set of tokens on the board: whose and of which kind, narrowed by where they lie. All that is
 * said holds at once.
 *
 * @param kind the id of a kind of your tokens; null for any
 * @param adjacentTo they lie beside one of these fighters
 * @param inZoneOf they lie in a zone of one of these fighters
 * @param under one of these fighters stands on them
 * @param inChosenZone they lie in the zone chosen before in this effect
 * @param filters what else must hold of each of them
 */
public record Tokens(
    Whose whose,
    @Nullable String kind,
    @Nullable Fighters adjacentTo,
    @Nullable Fighters inZoneOf,
    @Nullable Fighters under,
    boolean inChosenZone,
    @Later List<TokenFilter> filters) {

  /** Tokens of which nothing else is said. */
  public Tokens(
      Whose whose,
      @Nullable String kind,
      @Nullable Fighters adjacentTo,
      @Nullable Fighters inZoneOf,
      @Nullable Fighters under,
      boolean inChosenZone) {
    this(whose, kind, adjacentTo, inZoneOf, under, inChosenZone, List.of());
  }

  /** The same, but only those for which this holds too. */
  public Tokens with(TokenFilter filter) {
    var all = new ArrayList<>(filters);
    all.add(filter);
    return new Tokens(whose, kind, adjacentTo, inZoneOf, under, inChosenZone, List.copyOf(all));
  }

  /** Whether nothing is said but whose they are and of which kind. */
  public boolean isPlain() {
    return adjacentTo == null
        && inZoneOf == null
        && under == null
        && !inChosenZone
        && filters.isEmpty();
  }

  /** Whose tokens are meant. */
  public enum Whose {
    YOURS,
    /** Those of all your opponents. */
    OPPOSING,
    ALL,
    /** The token chosen or moved before in this effect. */
    CHOSEN
  }

  /** Tokens wherever they lie. */
  public static Tokens of(Whose whose) {
    return new Tokens(whose, null, null, null, null, false);
  }

  /** Your tokens of one kind. */
  public static Tokens kind(String kind) {
    return new Tokens(Whose.YOURS, kind, null, null, null, false);
  }
}
