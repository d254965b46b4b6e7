package nonpareil.content.text.english;

import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.DISCARD;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.REVEAL;
import static nonpareil.content.text.Term.YOUR_FIGHTER;

import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Fighters;

/** Numbers of things in English. */
final class EnglishAmounts {

  private static final String BOOST = "the " + BOOST_VALUE.mark("boost value");

  private final Scope scope;
  private final EnglishNames names;

  EnglishAmounts(Scope scope, EnglishNames names) {
    this.scope = scope;
    this.names = names;
  }

  /** A number of things, split where the target may stand between. */
  record Measure(String head, String tail) {}

  Measure measure(Amount amount, String unit, String units) {
    return switch (amount) {
      case Amount.Fixed(int number) -> new Measure(number + " " + (number == 1 ? unit : units), "");
      case Amount.PerDiscarded(int each) ->
          new Measure(each + " " + (each == 1 ? unit : units), forEach(amount));
      case Amount.BoostOf(Amount.BoostOf.Which card) ->
          new Measure(
              unit.equals(units)
                  ? units + " equal to " + boostOf(card)
                  : "as many " + units + " as " + boostOf(card),
              "");
      case Amount.CombatDamage(), Amount.DamageTaken(), Amount.DamageDealt() ->
          new Measure("1 " + unit, forEach(amount));
      case Amount.Count(Fighters _) -> new Measure("1 " + unit, forEach(amount));
      case Amount.DiscardsTagged(String _) -> new Measure("1 " + unit, forEach(amount));
    };
  }

  /** " for each ...", or nothing for a single number. */
  String forEach(Amount amount) {
    return switch (amount) {
      case Amount.Fixed(int _), Amount.BoostOf(Amount.BoostOf.Which _) -> "";
      case Amount.CombatDamage() ->
          " for each point of " + COMBAT_DAMAGE.mark("combat damage") + " in this combat";
      case Amount.DamageTaken() ->
          " for each point of damage "
              + YOUR_FIGHTER.mark("your fighter")
              + " has taken in this combat";
      case Amount.DamageDealt() -> " for each point of damage dealt this way";
      case Amount.Count(Fighters counted) -> counted(scope.resolve(counted));
      case Amount.DiscardsTagged(String tag) ->
          " for each " + scope.tag(tag) + " card in your discard pile";
      case Amount.PerDiscarded(int _) ->
          " for each card " + DISCARD.mark("discarded") + " this way";
    };
  }

  private String counted(Fighters fighters) {
    return scope.single(fighters)
        ? " if " + names.bare(fighters) + " is " + names.whereTheyStand(fighters)
        : " for " + names.each(fighters);
  }

  String boostOf(Amount.BoostOf.Which card) {
    return switch (card) {
      case DISCARDED -> BOOST + " of the " + DISCARD.mark("discarded") + " card";
      case REVEALED -> BOOST + " of the " + REVEAL.mark("revealed") + " card";
      case OPPOSING -> BOOST + " of the " + OPPOSING_CARD.mark("opposing card");
    };
  }

  static String cards(int number) {
    return number == 1 ? "1 card" : number + " cards";
  }

  static String spaces(int number) {
    return number == 1 ? "1 space" : number + " spaces";
  }
}
