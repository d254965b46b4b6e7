package nonpareil.content.language;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.SpaceFilter;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.TokenFilter;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/** Whether a set is told by what is there in the running effect only, and not later. */
final class OfNow {

  /** Those who are somebody in the running effect only, and not as long as a rule holds. */
  private static final Set<Group> OF_NOW =
      Collections.unmodifiableSet(
          EnumSet.of(
              Group.SELF,
              Group.FOE,
              Group.COMBATANTS,
              Group.CHOSEN,
              Group.CHOSEN_BEFORE,
              Group.CHOSEN_HERO,
              Group.OF_OPPONENT,
              Group.OF_CHOSEN,
              Group.IT,
              Group.CHOSEN_BY_LAST_SCHEME,
              Group.PASSED));

  private OfNow() {}

  static boolean is(@Nullable Fighters set) {
    return set != null
        && (OF_NOW.contains(set.group())
            || isChosen(set.where())
            || is(set.near())
            || set.filters().stream().anyMatch(OfNow::is));
  }

  private static boolean isChosen(Where where) {
    return switch (where) {
      case ON_CHOSEN_TOKEN, ON_CHOSEN_SPACES, BESIDE_CHOSEN_SPACES, IN_CHOSEN_ZONE -> true;
      case ADJACENT, SAME_ZONE, ON_TOKEN, ANYWHERE -> false;
    };
  }

  private static boolean is(Filter filter) {
    return switch (filter) {
      case Filter.Standing f -> isChosen(f.where()) || is(f.near());
      case Filter.Within f -> is(f.of()) || !(f.spaces() instanceof Amount.Fixed);
      case Filter.Except f -> is(f.of());
      case Filter.Among f -> is(f.of());
      case Filter.Either f -> f.of().stream().anyMatch(OfNow::is);
      case Filter.Health f -> !(f.number() instanceof Amount.Fixed);
      case Filter.Owned f -> f.by() == Players.CHOSEN || f.by() == Players.OPPONENT;
      case Filter.At f -> is(f.place());
      case Filter.Nearest _, Filter.Utmost _ -> true; // among those of now
      case Filter.Role _, Filter.Unhurt _, Filter.Ranged _, Filter.Done _, Filter.Moved _ -> false;
    };
  }

  private static boolean is(Place place) {
    return place.spaces() != null && !(place.spaces() instanceof Amount.Fixed) || is(place.from());
  }

  private static boolean is(Spaces set) {
    boolean now =
        switch (set.kind()) {
          case ADJACENT_TO_CHOSEN_SPACE, CHOSEN_TOKEN, CHOSEN_ZONE, CHOSEN_SPACES, LEFT -> true;
          case ANY,
              ZONE_OF,
              ADJACENT_TO,
              YOUR_TOKENS,
              WITH_TOKENS,
              ADJACENT_TO_TOKENS,
              START_ZONE,
              UNDER ->
              false;
        };
    return now || is(set.near()) || is(set.tokens()) || set.filters().stream().anyMatch(OfNow::is);
  }

  private static boolean is(SpaceFilter filter) {
    return switch (filter) {
      case SpaceFilter.NextTo f -> is(f.of());
      case SpaceFilter.InZoneOf f -> is(f.of());
      case SpaceFilter.Within f -> is(f.of()) || !(f.spaces() instanceof Amount.Fixed);
      case SpaceFilter.Farther _ -> true; // than who goes there
      case SpaceFilter.At f -> is(f.place());
      case SpaceFilter.Empty _ -> false;
      case SpaceFilter.Except f -> is(f.of());
      case SpaceFilter.Among f -> is(f.of());
      case SpaceFilter.Either f -> f.of().stream().anyMatch(OfNow::is);
    };
  }

  private static boolean is(@Nullable Tokens set) {
    return set != null
        && (set.whose() == Tokens.Whose.CHOSEN
            || set.inChosenZone()
            || is(set.adjacentTo())
            || is(set.inZoneOf())
            || is(set.under())
            || set.filters().stream().anyMatch(OfNow::is));
  }

  private static boolean is(TokenFilter filter) {
    return switch (filter) {
      case TokenFilter.Lying f -> is(f.place());
      case TokenFilter.Except f -> is(f.of());
      case TokenFilter.Either f -> f.of().stream().anyMatch(OfNow::is);
    };
  }
}
