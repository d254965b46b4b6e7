package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.SpaceFilter;
import nonpareil.engine.effect.Spaces;
import org.jspecify.annotations.Nullable;

/** What languages need to know of sets of fighters to speak of them. */
public final class Sets {

  private Sets() {}

  /** Whose fighter in the combat is meant: "your fighter in this combat"; else null. */
  public static @Nullable Players combatantOf(Fighters fighters) {
    if (fighters.group() == Fighters.Group.COMBATANTS) {
      for (Filter filter : fighters.filters()) {
        if (filter instanceof Filter.Owned(Players by)
            && (by == Players.YOU || by == Players.OPPONENT)) {
          return by;
        }
      }
    }
    return null;
  }

  /**
   * The role that takes the place of the noun: true for hero, false for sidekick; null: fighter.
   */
  public static @Nullable Boolean role(Fighters fighters) {
    boolean noun =
        switch (fighters.group()) {
          case YOURS, FRIENDLY, OPPOSING, ALL, COMBATANTS, OF_OPPONENT, OF_CHOSEN -> true;
          case SELF,
              FOE,
              HERO,
              KIND,
              CHOSEN,
              CHOSEN_BEFORE,
              CHOSEN_HERO,
              IT,
              CHOSEN_BY_LAST_SCHEME,
              PASSED ->
              false;
        };
    if (combatantOf(fighters) != null) {
      return null; // a single fighter, of whom it is told
    }
    for (Filter filter : fighters.filters()) {
      if (noun && filter instanceof Filter.Role(boolean hero)) {
        return hero;
      }
    }
    return null;
  }

  /**
   * The fighter a set is without who is plain to see, so that "another" says it: of the opposing
   * fighters the one in the combat, of one's own the one that plays the card; else null.
   */
  public static Filter.@Nullable Except other(Fighters fighters) {
    for (Filter filter : fighters.filters()) {
      if (filter instanceof Filter.Except except && isPlainToSee(fighters, except.of())) {
        return except;
      }
    }
    return null;
  }

  private static boolean isPlainToSee(Fighters fighters, Fighters without) {
    return switch (fighters.group()) {
      case OPPOSING -> without.equals(Fighters.of(Fighters.Group.FOE));
      case YOURS, KIND, FRIENDLY -> without.equals(Fighters.of(Fighters.Group.SELF));
      // "each other fighter in the same zone as Jill"
      case ALL -> fighters.where() == Fighters.Where.SAME_ZONE && without.equals(fighters.near());
      case SELF,
          FOE,
          HERO,
          COMBATANTS,
          CHOSEN,
          CHOSEN_BEFORE,
          CHOSEN_HERO,
          IT,
          OF_OPPONENT,
          OF_CHOSEN,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          false;
    };
  }

  /** Who stands within so many spaces of itself and is one of the set; null if nobody is. */
  public static @Nullable Fighters included(Fighters fighters, Filter filter) {
    if (!(filter instanceof Filter.Within(var _, Fighters of, boolean beyond))
        || beyond
        || !of.isPlain()
        || fighters.where() != Fighters.Where.ANYWHERE
        || fighters.filters().size() > 1) {
      return null;
    }
    boolean own =
        switch (of.group()) {
          case SELF, HERO, KIND -> true;
          case FOE,
              YOURS,
              FRIENDLY,
              OPPOSING,
              ALL,
              COMBATANTS,
              CHOSEN,
              CHOSEN_BEFORE,
              CHOSEN_HERO,
              IT,
              OF_OPPONENT,
              OF_CHOSEN,
              CHOSEN_BY_LAST_SCHEME,
              PASSED ->
              false;
        };
    boolean included =
        switch (fighters.group()) {
          case ALL -> true;
          case YOURS, FRIENDLY -> own;
          case OPPOSING -> of.group() == Fighters.Group.FOE;
          case KIND -> of.equals(fighters.all());
          case SELF,
              FOE,
              HERO,
              COMBATANTS,
              CHOSEN,
              CHOSEN_BEFORE,
              CHOSEN_HERO,
              IT,
              OF_OPPONENT,
              OF_CHOSEN,
              CHOSEN_BY_LAST_SCHEME,
              PASSED ->
              false;
        };
    return included ? of : null;
  }

  /** The filters that have to be told besides the noun. */
  public static List<Filter> told(Fighters fighters) {
    Boolean role = role(fighters);
    Filter other = other(fighters);
    Players combatant = combatantOf(fighters);
    if (role == null && other == null && combatant == null) {
      return fighters.filters();
    }
    var rest = new ArrayList<>(fighters.filters());
    if (combatant != null) {
      rest.remove(new Filter.Owned(combatant));
    }
    if (role != null) {
      rest.remove(new Filter.Role(role));
    }
    if (other != null) {
      rest.remove(other);
    }
    return rest;
  }

  /** The sets of which a fighter is one of either, if that is all that is said; else none. */
  public static List<Fighters> either(Fighters fighters) {
    boolean all = fighters.group() == Fighters.Group.ALL;
    return all
            && fighters.where() == Fighters.Where.ANYWHERE
            && fighters.filters().size() == 1
            && fighters.filters().getFirst() instanceof Filter.Either(List<Fighters> of)
        ? of
        : List.of();
  }

  /** What a place they stand beside is told by, if a language can put it before the noun. */
  public static Filter.@Nullable At beside(Fighters fighters) {
    List<Filter> told = told(fighters);
    if (fighters.where() != Fighters.Where.ANYWHERE
        || told.stream().anyMatch(Filter.Within.class::isInstance)) {
      return null; // who is included within some spaces depends on all that is said
    }
    for (Filter filter : told) {
      if (filter instanceof Filter.At at
          && at.place().how() == Place.How.BESIDE
          && !at.place().not()) {
        return at;
      }
    }
    return null;
  }

  /** Whether all that is said of them is where they do not stand. */
  public static boolean standNowhere(Fighters fighters) {
    List<Filter> told = told(fighters);
    return fighters.where() == Fighters.Where.ANYWHERE
        && told.size() == 1
        && told.getFirst() instanceof Filter.Standing standing
        && standing.not();
  }

  /** Those who do stand where these do not ({@link #standNowhere}). */
  public static Fighters standing(Fighters fighters) {
    Filter.Standing not = (Filter.Standing) told(fighters).getFirst();
    return nounOnly(fighters).with(new Filter.Standing(not.where(), not.near(), false));
  }

  /** Whether more than its noun is said of a set. */
  public static boolean isNarrowed(Fighters fighters) {
    return fighters.where() != Fighters.Where.ANYWHERE || !told(fighters).isEmpty();
  }

  /** The same spaces without one of the things said of them. */
  public static Spaces notSaying(Spaces spaces, SpaceFilter filter) {
    var rest = new ArrayList<>(spaces.filters());
    rest.remove(filter);
    return new Spaces(spaces.kind(), spaces.near(), spaces.tokens(), List.copyOf(rest));
  }

  /** The same fighters without what is said of them of a kind. */
  public static Fighters notSaying(Fighters fighters, Predicate<Filter> kind) {
    List<Filter> rest = fighters.filters().stream().filter(kind.negate()).toList();
    return new Fighters(fighters.group(), fighters.kind(), fighters.where(), fighters.near(), rest);
  }

  /** The same with no more said of them than their noun. */
  public static Fighters nounOnly(Fighters fighters) {
    Fighters noun = fighters.all();
    Boolean hero = role(fighters);
    Filter other = other(fighters);
    Players combatant = combatantOf(fighters);
    if (combatant != null) {
      return noun.with(new Filter.Owned(combatant));
    }
    Fighters such = hero == null ? noun : noun.with(new Filter.Role(hero));
    return other == null ? such : such.with(other);
  }
}
