package nonpareil.content.text.german;

import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.DISCARD;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.REVEAL;
import static nonpareil.content.text.Term.YOUR_FIGHTER;

import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Fighters;

/** Numbers of things in German. */
final class GermanAmounts {

  private final Scope scope;
  private final GermanNames names;

  GermanAmounts(Scope scope, GermanNames names) {
    this.scope = scope;
    this.names = names;
  }

  /** A number of things, and what it is counted by. */
  record Measure(String head, String tail) {

    /** What it is counted by comes first: "für jede Harpyie 1 Karte". */
    String text() {
      return tail.isEmpty() ? head : tail.strip() + " " + head;
    }
  }

  Measure measure(Amount amount, String unit, String units) {
    return switch (amount) {
      case Amount.Fixed(int number) -> new Measure(number + " " + (number == 1 ? unit : units), "");
      case Amount.PerDiscarded(int each) ->
          new Measure(each + " " + (each == 1 ? unit : units), forEach(amount));
      case Amount.BoostOf(Amount.BoostOf.Which card) ->
          new Measure(
              units + " in Höhe des " + BOOST_VALUE.mark("Boost-Werts") + " " + cardOf(card), "");
      case Amount.CombatDamage(), Amount.DamageTaken(), Amount.DamageDealt() ->
          new Measure("1 " + unit, forEach(amount));
      case Amount.Count(Fighters _) -> new Measure("1 " + unit, forEach(amount));
      case Amount.DiscardsTagged(String _) -> new Measure("1 " + unit, forEach(amount));
    };
  }

  /** " für jede ...", or nothing for a single number. */
  String forEach(Amount amount) {
    return switch (amount) {
      case Amount.Fixed(int _), Amount.BoostOf(Amount.BoostOf.Which _) -> "";
      case Amount.CombatDamage() ->
          " für jeden Punkt " + COMBAT_DAMAGE.mark("Kampfschaden") + " in diesem Kampf";
      case Amount.DamageTaken() ->
          " für jeden Schadenspunkt, den "
              + YOUR_FIGHTER.mark("dein Kämpfer")
              + " in diesem Kampf erlitten hat,";
      case Amount.DamageDealt() -> " für jeden so zugefügten Schadenspunkt";
      case Amount.Count(Fighters counted) -> counted(scope.resolve(counted));
      case Amount.DiscardsTagged(String tag) ->
          " für jede " + scope.tag(tag) + "-Karte in deinem Abwurfstapel";
      case Amount.PerDiscarded(int _) -> " für jede so " + DISCARD.mark("abgeworfene") + " Karte";
    };
  }

  private String counted(Fighters fighters) {
    return scope.single(fighters)
        ? " (falls " + names.bare(fighters) + " " + names.stands(fighters) + ")"
        : " für " + names.each(fighters, GermanCase.ACCUSATIVE);
  }

  /** A card in the genitive. */
  String cardOf(Amount.BoostOf.Which card) {
    return switch (card) {
      case DISCARDED -> "der " + DISCARD.mark("abgeworfenen") + " Karte";
      case REVEALED -> "der " + REVEAL.mark("aufgedeckten") + " Karte";
      case OPPOSING -> "der " + OPPOSING_CARD.mark("gegnerischen Karte");
    };
  }

  static String cards(int number) {
    return number == 1 ? "1 Karte" : number + " Karten";
  }

  static String spaces(int number) {
    return number == 1 ? "1 Feld" : number + " Felder";
  }
}
