package nonpareil.engine.effect;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/**
 * A set of fighters on the board: a group, narrowed by where they stand and by all else that must
 * hold of them. Sets nest.
 *
 * @param kind the fighter's id for {@link Group#KIND}, otherwise null
 * @param where the first thing said of their place; what else is said of it is a filter
 * @param near whom {@link Where#ADJACENT} and {@link Where#SAME_ZONE} are measured from
 * @param filters what else must hold, all at once
 */
public record Fighters(
    Group group,
    @Nullable String kind,
    Where where,
    @Nullable Fighters near,
    @Later List<Filter> filters) {

  /** A group narrowed by one place. */
  public Fighters(Group group, @Nullable String kind, Where where, @Nullable Fighters near) {
    this(group, kind, where, near, List.of());
  }

  /** Who is meant. */
  public enum Group {
    /** The fighter that plays the card, or your hero for an ability. */
    SELF,
    /** The opposing fighter of the combat. */
    FOE,
    /** Your hero. */
    HERO,
    /** Your fighters of one kind, by name. */
    KIND,
    /** All your fighters. */
    YOURS,
    /** Your fighters and those of your team mate. */
    FRIENDLY,
    /** All fighters of your opponents. */
    OPPOSING,
    /** Every fighter on the board. */
    ALL,
    /** The two fighters of the combat. */
    COMBATANTS,
    /** The fighter chosen before in this effect. */
    CHOSEN,
    /** The fighter that was the chosen one before another was chosen in this effect. */
    CHOSEN_BEFORE,
    /** The hero of the player chosen before in this effect. */
    CHOSEN_HERO,
    /** The fighter a word is about to act on, where its amount is measured for each. */
    IT,
    /** Those you chose with the last scheme you played this turn. */
    CHOSEN_BY_LAST_SCHEME,
    /** Those the last move of this effect, of which the way matters, went through. */
    PASSED,
    /** All fighters of the other player of the combat. */
    OF_OPPONENT,
    /** All fighters of the player chosen before in this effect. */
    OF_CHOSEN
  }

  /** Where they have to stand. */
  public enum Where {
    ANYWHERE,
    ADJACENT,
    SAME_ZONE,
    /** On one of your tokens. */
    ON_TOKEN,
    /** On the token chosen before in this effect. */
    ON_CHOSEN_TOKEN,
    /** On a space chosen before in this effect. */
    ON_CHOSEN_SPACES,
    /** Next to a space chosen before in this effect, or to the one a fighter has just left. */
    BESIDE_CHOSEN_SPACES,
    /** In the zone chosen before in this effect. */
    IN_CHOSEN_ZONE
  }

  /** A group wherever it stands. */
  public static Fighters of(Group group) {
    return new Fighters(group, null, Where.ANYWHERE, null);
  }

  /** The same, but only those for whom this holds too. */
  public Fighters with(Filter filter) {
    var all = new ArrayList<>(filters);
    all.add(filter);
    return new Fighters(group, kind, where, near, List.copyOf(all));
  }

  /** The group wherever it stands and whatever else was said of it. */
  public Fighters all() {
    return new Fighters(group, kind, Where.ANYWHERE, null);
  }

  /** Whether it is the group and nothing more. */
  public boolean isPlain() {
    return where == Where.ANYWHERE && filters.isEmpty();
  }

  /** Your fighters of one kind. */
  public static Fighters kind(String kind) {
    return new Fighters(Group.KIND, kind, Where.ANYWHERE, null);
  }
}
