package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Filter;
import org.jspecify.annotations.Nullable;

/** What languages need to know of sets of fighters to speak of them. */
public final class Sets {

  private Sets() {}

  /**
   * The role that takes the place of the noun: true for hero, false for sidekick; null: fighter.
   */
  public static @Nullable Boolean role(Fighters fighters) {
    boolean noun =
        switch (fighters.group()) {
          case YOURS, FRIENDLY, OPPOSING, ALL, COMBATANTS, OF_OPPONENT, OF_CHOSEN -> true;
          case SELF, FOE, HERO, KIND, CHOSEN, CHOSEN_HERO, IT, CHOSEN_BY_LAST_SCHEME, PASSED ->
              false;
        };
    for (Filter filter : fighters.filters()) {
      if (noun && filter instanceof Filter.Role(boolean hero)) {
        return hero;
      }
    }
    return null;
  }

  /** The filters that have to be told besides the noun. */
  public static List<Filter> told(Fighters fighters) {
    Boolean role = role(fighters);
    if (role == null) {
      return fighters.filters();
    }
    var rest = new ArrayList<>(fighters.filters());
    rest.remove(new Filter.Role(role));
    return rest;
  }

  /** Whether more than its noun is said of a set. */
  public static boolean isNarrowed(Fighters fighters) {
    return fighters.where() != Fighters.Where.ANYWHERE || !told(fighters).isEmpty();
  }
}
