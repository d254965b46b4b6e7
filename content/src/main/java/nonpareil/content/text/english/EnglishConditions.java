package nonpareil.content.text.english;

import static nonpareil.content.text.Term.BOOST;
import static nonpareil.content.text.Term.DEFEATED;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.PRINTED_VALUE;
import static nonpareil.content.text.Term.VERSATILE;
import static nonpareil.content.text.Term.WON;

import java.util.List;
import java.util.stream.Collectors;
import nonpareil.content.text.Groups;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Sets;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.CombatCondition;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.CardType;

/** Conditions in English: what follows "if" or "while". */
final class EnglishConditions {

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;

  private final EnglishFilters filters;
  private final EnglishCardSets cards;
  private final EnglishCounting counting;

  EnglishConditions(Scope scope, EnglishNames names, EnglishAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    filters = names.filters();
    cards = new EnglishCardSets(scope, names, amounts);
    counting = new EnglishCounting(scope, names, amounts);
  }

  String text(Condition condition) {
    return text(condition, true);
  }

  private String text(Condition condition, boolean holds) {
    return switch (condition) {
      case Condition.Won() ->
          holds ? "you " + WON.mark("won the combat") : "you did not " + WON.mark("win the combat");
      case Condition.Lost() -> holds ? "you lost the combat" : "you did not lose the combat";
      case Condition.Attacking() -> holds ? "you are attacking" : "you are not attacking";
      case Condition.Defending() -> holds ? "you are defending" : "you are not defending";
      case Condition.FoeIsHero() ->
          "the " + OPPOSING_FIGHTER.mark("opposing fighter") + is(holds) + " a hero";
      case Condition.StoodElsewhere() ->
          self()
              + (holds
                  ? " stood on another space when this turn began"
                  : " stands on the same space as when this turn began");
      case Condition.BeganOnToken() ->
          self()
              + (holds ? " began this turn" : " did not begin this turn")
              + " on one of your "
              + scope.token().plural();
      case Condition.SelfDefeated() ->
          self() + (holds ? " was " : " was not ") + DEFEATED.mark("defeated") + " in this combat";
      case Condition.HasTrait(String trait) ->
          names.bearer(trait) + is(holds) + " " + names.trait(trait);
      case Condition.YourTurn() -> "it" + is(holds) + " your turn";
      case Condition.FirstAction() -> "this" + is(holds) + " the first action of the turn";
      case Condition.Exists(Fighters fighters) -> exists(scope.resolve(fighters), holds);
      case Condition.HealthAtMost(Fighters fighter, int health) ->
          names.bare(scope.resolve(fighter)) + " has " + health(health, holds);
      case Happened.HaveMoved(Fighters who, boolean maneuver) ->
          did(who, holds) + "moved" + (maneuver ? " in it" : " this turn");
      case Happened.Have(Fighters who, Happened.Act act) ->
          did(who, holds)
              + switch (act) {
                case ATTACKED -> "attacked";
                case TAKEN_DAMAGE -> "taken damage";
              }
              + " this turn";
      case Condition.DamageDone() ->
          holds ? "damage is dealt this way" : "no damage is dealt this way";
      case Condition.FighterDefeated() ->
          (holds ? "a" : "no") + " fighter is " + DEFEATED.mark("defeated") + " this way";
      case Condition.NamedOpposingValue() ->
          "the named number"
              + is(holds)
              + " the "
              + PRINTED_VALUE.mark("printed value")
              + " of the "
              + OPPOSING_CARD.mark("opposing card");
      case Condition.HandHasNamed(Players who) ->
          names.player(who)
              + (who == Players.YOU ? " have" : " has")
              + (holds ? " a card" : " no card")
              + " of the named value in hand";
      case Condition.HasCards has -> cards.has(has, holds);
      case CombatCondition.CardPlayed(CardOf card) ->
          (card == CardOf.YOURS ? "you" : "your opponent")
              + (holds ? " played a card" : " played no card");
      case CombatCondition.Boosted(CardOf card) ->
          card(card) + (holds ? " was " : " was not ") + BOOST.mark("boosted");
      case CombatCondition.CardIs(CardOf card, CardType type) ->
          holds || !mayBeMissing(card)
              ? card(card) + is(holds) + " " + type(type)
              : played(card) + type(type).replaceFirst("^an? ", "");
      case CombatCondition.CardFits(CardOf card, CardSet set) ->
          holds || !mayBeMissing(card)
              ? card(card) + " " + cards.is(set, holds)
              : played(card) + cards.unit(set, false);
      case Condition.Compare(Amount number, Comparison how, Amount with) -> {
        String clause = counting.clause(number, how, with, holds);
        yield clause != null
            ? clause
            : amounts.number(number) + " is " + compared(how, holds) + amounts.number(with);
      }
      case Condition.Not(Condition inner) -> text(inner, !holds);
      case Condition.All(List<Condition> all) -> holds ? all(all, true) : any(all, false);
      case Condition.Any(List<Condition> any) -> holds ? any(any, true) : all(any, false);
    };
  }

  /** "one of your Dogs has ", "the chosen fighter has not ", "none of your Dogs has ". */
  private String did(Fighters raw, boolean holds) {
    Fighters who = scope.resolve(raw);
    if (holds || names.isOne(who)) {
      return names.subject(who) + (holds ? " has " : " has not ");
    }
    return (Sets.either(who).isEmpty() ? names.noneThere(who) : names.none(who)) + " has ";
  }

  private String all(List<Condition> conditions, boolean holds) {
    if (holds && conditions.size() > 1 && conditions.stream().allMatch(this::present)) {
      return conditions.stream().map(this::whoIsPresent).collect(Collectors.joining(" and "))
          + " are on the battlefield";
    }
    var told = new StringBuilder();
    boolean group = false;
    for (Condition part : Groups.all(conditions, holds)) {
      told.append(told.isEmpty() ? "" : group ? ", and " : " and ");
      group = Groups.isEither(part, true);
      told.append(group ? "either " + either(part, true) : text(part, true));
    }
    return told.toString();
  }

  /** One of several that stand beside something else: how far they go is said before them. */
  private String either(Condition condition, boolean holds) {
    return switch (condition) {
      case Condition.Not(Condition inner) -> either(inner, !holds);
      case Condition.All(List<Condition> all) -> any(all, holds, ", or ");
      case Condition.Any(List<Condition> any) -> any(any, holds, ", or ");
      default -> text(condition, holds);
    };
  }

  private String any(List<Condition> conditions, boolean holds) {
    return any(conditions, holds, ", or if ");
  }

  private String any(List<Condition> conditions, boolean holds, String or) {
    boolean nested = conditions.stream().anyMatch(c -> Groups.isBoth(c, holds));
    return conditions.stream()
        .map(c -> text(c, holds))
        .collect(Collectors.joining(nested ? or : " or "));
  }

  /** Whether it asks for no more than one fighter being there. */
  private boolean present(Condition condition) {
    return condition instanceof Condition.Exists(Fighters fighters)
        && fighters.isPlain()
        && names.isOne(scope.resolve(fighters));
  }

  private String whoIsPresent(Condition condition) {
    return condition instanceof Condition.Exists(Fighters fighters)
        ? names.bare(scope.resolve(fighters))
        : "";
  }

  private String exists(Fighters fighters, boolean holds) {
    String health = filters.has(fighters, holds || !names.isOne(fighters));
    if (health != null) {
      boolean none = !holds && !names.isOne(fighters);
      return (none ? names.noneExcept(fighters) : names.bareExcept(fighters)) + " has " + health;
    }
    if (!holds && Sets.standNowhere(fighters) && !names.isOne(fighters)) {
      return names.each(Sets.nounOnly(fighters))
          + " is "
          + names.whereTheyStand(Sets.standing(fighters));
    }
    List<Fighters> either = Sets.either(fighters);
    if (!either.isEmpty()) {
      return (holds ? names.subject(fighters) : names.none(fighters)) + " is on the battlefield";
    }
    Fighters here = Sets.notSaying(fighters, filters::isDeed);
    if (names.isOne(fighters) && !here.equals(fighters) && !Sets.isNarrowed(here)) {
      return names.bare(here) + filters.hasDone(fighters, holds);
    }
    if (!names.isOne(fighters) && !here.equals(fighters) && Sets.isNarrowed(here)) {
      return (holds ? names.bare(here) : names.none(here))
          + filters.deeds(fighters)
          + filters.exceptions(here)
          + " is "
          + names.whereTheyStand(here);
    }
    String where = names.whereTheyStand(fighters);
    boolean stands =
        fighters.filters().isEmpty()
            && (fighters.where() == Where.ON_TOKEN
                || fighters.where() == Where.ON_CHOSEN_TOKEN
                || fighters.where() == Where.ON_CHOSEN_SPACES);
    if (holds) {
      return names.bareExcept(fighters) + (stands ? " stands " : " is ") + where;
    }
    if (names.isOne(fighters)) {
      if (where.startsWith("not ") && where.contains(" but ") && !where.contains(" and ")) {
        String other = where.substring(where.indexOf(" but ") + " but ".length());
        String who = where.substring("not ".length(), where.indexOf(" but "));
        return names.bare(fighters) + " is " + who + " or is not " + other;
      }
      String not =
          where.contains(" and ") || where.contains(" but ") ? " is not at once " : " is not ";
      return names.bare(fighters) + (stands ? " does not stand " : not) + where;
    }
    return names.noneExcept(fighters) + (stands ? " stands " : " is ") + where;
  }

  private String card(CardOf card) {
    return card == CardOf.YOURS ? names.ownCard() : "the " + OPPOSING_CARD.mark("opposing card");
  }

  /** Whether there may be no such card, so that it is not of any kind either. */
  private boolean mayBeMissing(CardOf card) {
    return card == CardOf.OPPOSING || scope.speaksOfOthers();
  }

  private static String played(CardOf card) {
    return (card == CardOf.YOURS ? "you" : "your opponent") + " played no ";
  }

  private static String type(CardType type) {
    return switch (type) {
      case ATTACK -> "an attack card";
      case DEFENSE -> "a defense card";
      case VERSATILE -> "a " + VERSATILE.mark("versatile") + " card";
      case SCHEME -> "a scheme card";
    };
  }

  private String self() {
    return names.self();
  }

  private static String is(boolean holds) {
    return holds ? " is" : " is not";
  }

  private static String compared(Comparison how, boolean holds) {
    return switch (how) {
      case AT_LEAST -> holds ? "at least " : "less than ";
      case AT_MOST -> holds ? "at most " : "more than ";
      case MORE_THAN -> holds ? "more than " : "at most ";
      case LESS_THAN -> holds ? "less than " : "at least ";
      case EXACTLY -> holds ? "exactly " : "not ";
      case NOT -> holds ? "not " : "exactly ";
    };
  }

  private static String health(int most, boolean holds) {
    if (!holds) {
      return "more than " + most + " health";
    }
    return most == 1 ? "1 health" : "1 to " + most + " health";
  }
}
