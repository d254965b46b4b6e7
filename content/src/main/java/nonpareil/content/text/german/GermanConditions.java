package nonpareil.content.text.german;

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
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.CardType;

/** Conditions in German: what follows "wenn" or "solange", verb last. */
final class GermanConditions {

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;

  private final GermanCardSets cards;
  private final GermanCounting counting;

  GermanConditions(Scope scope, GermanNames names, GermanAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    cards = new GermanCardSets(scope, names, amounts);
    counting = new GermanCounting(scope, names, amounts);
  }

  String text(Condition condition) {
    return text(condition, true);
  }

  private String text(Condition condition, boolean holds) {
    String not = holds ? "" : " nicht";
    return switch (condition) {
      case Condition.Won() -> "du den " + WON.mark("Kampf" + not + " gewonnen") + " hast";
      case Condition.Lost() -> "du den Kampf" + not + " verloren hast";
      case Condition.Attacking() -> "du" + not + " angreifst";
      case Condition.Defending() -> "du" + not + " verteidigst";
      case Condition.FoeIsHero() ->
          "der "
              + OPPOSING_FIGHTER.mark("gegnerische Kämpfer")
              + " "
              + (holds ? "ein" : "kein")
              + " Held ist";
      case Condition.StoodElsewhere() ->
          self()
              + (holds
                  ? " zu Beginn dieses Zugs auf einem anderen Feld stand"
                  : " auf demselben Feld steht wie zu Beginn dieses Zugs");
      case Condition.BeganOnToken() ->
          self() + " diesen Zug" + not + " auf " + token() + " begonnen hat";
      case Condition.SelfDefeated() ->
          self() + " in diesem Kampf" + not + " " + DEFEATED.mark("besiegt") + " wurde";
      case Condition.HasTrait(String trait) ->
          names.bearer(trait) + not + " " + names.trait(trait) + " ist";
      case Condition.YourTurn() -> "du" + not + " am Zug bist";
      case Condition.FirstAction() -> "dies" + not + " die erste Aktion des Zugs ist";
      case Condition.Exists(Fighters fighters) -> exists(scope.resolve(fighters), holds);
      case Condition.HealthAtMost(Fighters fighter, int health) ->
          names.bare(scope.resolve(fighter)) + " " + health(health, holds) + " hat";
      case Happened.HaveMoved(Fighters raw, boolean maneuver) -> {
        Fighters who = scope.resolve(raw);
        boolean none = !holds && !names.isOne(who);
        yield (none ? noneOf(who) : names.subject(who))
            + (maneuver ? " dabei" : " in diesem Zug")
            + (none ? "" : not)
            + " bewegt wurde";
      }
      case Happened.Have(Fighters raw, Happened.Act act) -> {
        Fighters who = scope.resolve(raw);
        boolean none = !holds && !names.isOne(who);
        yield (none ? noneOf(who) : names.subject(who))
            + " in diesem Zug"
            + switch (act) {
              case ATTACKED -> (none ? "" : not) + " angegriffen hat";
              case TAKEN_DAMAGE -> (holds || none ? "" : " keinen") + " Schaden erlitten hat";
            };
      }
      case Condition.DamageDone() -> "dadurch " + (holds ? "" : "kein ") + "Schaden entsteht";
      case Condition.FighterDefeated() ->
          "dadurch " + (holds ? "ein" : "kein") + " Kämpfer " + DEFEATED.mark("besiegt") + " wird";
      case Condition.NamedOpposingValue() ->
          "die genannte Zahl"
              + not
              + " der "
              + PRINTED_VALUE.mark("abgedruckte Wert")
              + " der "
              + OPPOSING_CARD.mark("gegnerischen Karte")
              + " ist";
      case Condition.HandHasNamed(Players who) ->
          names.player(who)
              + (holds ? " eine" : " keine")
              + " Karte mit dem genannten Wert auf der Hand "
              + (who == Players.YOU ? "hast" : "hat");
      case Condition.HasCards has -> cards.has(has, holds);
      case CombatCondition.CardPlayed(CardOf card) ->
          (card == CardOf.YOURS ? "du " : "dein Gegner ")
              + (holds ? "eine" : "keine")
              + " Karte gespielt "
              + (card == CardOf.YOURS ? "hast" : "hat");
      case CombatCondition.Boosted(CardOf card) ->
          card(card) + not + " " + BOOST.mark("geboostet") + " wurde";
      case CombatCondition.CardIs(CardOf card, CardType type) ->
          holds || !mayBeMissing(card)
              ? card(card) + (holds ? " eine " : " keine ") + type(type) + " ist"
              : notPlayed(card, type(type));
      case CombatCondition.CardFits(CardOf card, CardSet set) ->
          holds || !mayBeMissing(card)
              ? card(card) + " " + cards.is(set, holds)
              : notPlayed(card, cards.unit(set, false));
      case Condition.Compare(Amount number, Comparison how, Amount with) -> {
        String clause = counting.clause(number, how, with, holds);
        yield clause != null ? clause : compare(number, how, with, holds);
      }
      case Condition.Not(Condition inner) -> text(inner, !holds);
      case Condition.All(List<Condition> all) -> holds ? all(all, true) : any(all, false);
      case Condition.Any(List<Condition> any) -> holds ? any(any, true) : all(any, false);
    };
  }

  /** "keiner deiner Hunde", with where they stand. */
  private String noneOf(Fighters who) {
    return Sets.either(who).isEmpty() ? names.noneThere(who) : names.none(who);
  }

  private String all(List<Condition> conditions, boolean holds) {
    if (holds && conditions.size() > 1 && conditions.stream().allMatch(this::present)) {
      return conditions.stream().map(this::whoIsPresent).collect(Collectors.joining(" und "))
          + " auf dem Schlachtfeld stehen";
    }
    var told = new StringBuilder();
    for (Condition part : Groups.all(conditions, holds)) {
      told.append(told.isEmpty() ? "" : " und ");
      boolean group = Groups.isEither(part, true);
      told.append(group ? "entweder " + either(part, true) : text(part, true));
    }
    return told.toString();
  }

  /** One of several that stand beside something else: how far they go is said before them. */
  private String either(Condition condition, boolean holds) {
    return switch (condition) {
      case Condition.Not(Condition inner) -> either(inner, !holds);
      case Condition.All(List<Condition> all) -> any(all, holds, ", oder ");
      case Condition.Any(List<Condition> any) -> any(any, holds, ", oder ");
      default -> text(condition, holds);
    };
  }

  private String any(List<Condition> conditions, boolean holds) {
    return any(conditions, holds, ", oder wenn ");
  }

  private String any(List<Condition> conditions, boolean holds, String or) {
    boolean nested = conditions.stream().anyMatch(c -> Groups.isBoth(c, holds));
    return conditions.stream()
        .map(c -> text(c, holds))
        .collect(Collectors.joining(nested ? or : " oder "));
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
    boolean none = !holds && !names.isOne(fighters);
    String health = names.filters().has(fighters, holds || none);
    if (health != null) {
      return (none ? names.noneExcept(fighters) : names.bareExcept(fighters)) + " " + health;
    }
    if (none && Sets.standNowhere(fighters)) {
      return names.each(Sets.nounOnly(fighters), GermanCase.NOMINATIVE)
          + " "
          + names.stands(Sets.standing(fighters));
    }
    if (!Sets.either(fighters).isEmpty()) {
      return (none ? names.none(fighters) : names.subject(fighters))
          + " auf dem Schlachtfeld steht";
    }
    String who = none ? names.noneExcept(fighters) : names.bareExcept(fighters);
    String stands = names.stands(fighters);
    String not = holds || none ? " " : stands.contains(" und ") ? " nicht zugleich " : " nicht ";
    return who + not + stands;
  }

  private String token() {
    return names.oneToken(GermanCase.DATIVE);
  }

  private String card(CardOf card) {
    return card == CardOf.YOURS
        ? names.ownCard(GermanCase.NOMINATIVE)
        : "die " + OPPOSING_CARD.mark("gegnerische Karte");
  }

  /** Whether there may be no such card, so that it is not of any kind either. */
  private boolean mayBeMissing(CardOf card) {
    return card == CardOf.OPPOSING || scope.speaksOfOthers();
  }

  private static String notPlayed(CardOf card, String which) {
    boolean yours = card == CardOf.YOURS;
    return (yours ? "du" : "dein Gegner")
        + " keine "
        + which
        + " gespielt "
        + (yours ? "hast" : "hat");
  }

  private static String type(CardType type) {
    return switch (type) {
      case ATTACK -> "Angriffskarte";
      case DEFENSE -> "Verteidigungskarte";
      case VERSATILE -> VERSATILE.mark("vielseitige") + " Karte";
      case SCHEME -> "Planungskarte";
    };
  }

  private String self() {
    return names.self(GermanCase.NOMINATIVE);
  }

  private String compare(Amount number, Comparison how, Amount with, boolean holds) {
    boolean fixed = with instanceof Amount.Fixed;
    String other = amounts.number(with, GermanCase.NOMINATIVE);
    String compared =
        switch (how) {
          case AT_LEAST -> holds ? atLeast(other, fixed) : less(other, fixed);
          case AT_MOST -> holds ? atMost(other, fixed) : more(other, fixed);
          case MORE_THAN -> holds ? more(other, fixed) : atMost(other, fixed);
          case LESS_THAN -> holds ? less(other, fixed) : atLeast(other, fixed);
          case EXACTLY -> exactly(other, fixed, holds);
          case NOT -> exactly(other, fixed, !holds);
        };
    return amounts.number(number, GermanCase.NOMINATIVE) + " " + compared;
  }

  private static String atLeast(String other, boolean fixed) {
    return fixed ? "mindestens " + other + " beträgt" : "mindestens so groß ist wie " + other;
  }

  private static String atMost(String other, boolean fixed) {
    return fixed ? "höchstens " + other + " beträgt" : "höchstens so groß ist wie " + other;
  }

  private static String more(String other, boolean fixed) {
    return fixed ? "mehr als " + other + " beträgt" : "größer ist als " + other;
  }

  private static String less(String other, boolean fixed) {
    return fixed ? "weniger als " + other + " beträgt" : "kleiner ist als " + other;
  }

  private static String exactly(String other, boolean fixed, boolean holds) {
    if (fixed) {
      return (holds ? "genau " : "nicht ") + other + " beträgt";
    }
    return (holds ? "genau" : "nicht") + " so groß ist wie " + other;
  }

  private static String health(int most, boolean holds) {
    if (!holds) {
      return "mehr als " + most + (most == 1 ? " Lebenspunkt" : " Lebenspunkte");
    }
    return most == 1 ? "1 Lebenspunkt" : "1 bis " + most + " Lebenspunkte";
  }
}
