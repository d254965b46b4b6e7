package nonpareil.content.text.german;

import static nonpareil.content.text.Term.DEFEATED;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.PRINTED_VALUE;
import static nonpareil.content.text.Term.WON;

import java.util.List;
import java.util.stream.Collectors;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;

/** Conditions in German: what follows "wenn" or "solange", verb last. */
final class GermanConditions {

  private final Scope scope;
  private final GermanNames names;

  GermanConditions(Scope scope, GermanNames names) {
    this.scope = scope;
    this.names = names;
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
          names.hero(GermanCase.NOMINATIVE) + not + " " + scope.trait(trait).shortName() + " ist";
      case Condition.YourTurn() -> "du" + not + " am Zug bist";
      case Condition.FirstAction() -> "dies" + not + " die erste Aktion des Zugs ist";
      case Condition.Exists(Fighters fighters) -> exists(scope.resolve(fighters), holds);
      case Condition.HealthAtMost(Fighters fighter, int health) ->
          names.bare(scope.resolve(fighter)) + " " + health(health, holds) + " hat";
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
      case Condition.Not(Condition inner) -> text(inner, !holds);
      case Condition.All(List<Condition> all) -> holds ? all(all, true) : any(all, false);
      case Condition.Any(List<Condition> any) -> holds ? any(any, true) : all(any, false);
    };
  }

  private String all(List<Condition> conditions, boolean holds) {
    if (holds && conditions.size() > 1 && conditions.stream().allMatch(this::present)) {
      return conditions.stream().map(this::whoIsPresent).collect(Collectors.joining(" und "))
          + " auf dem Schlachtfeld stehen";
    }
    return conditions.stream().map(c -> text(c, holds)).collect(Collectors.joining(" und "));
  }

  private String any(List<Condition> conditions, boolean holds) {
    boolean nested = conditions.stream().anyMatch(c -> c instanceof Condition.All);
    return conditions.stream()
        .map(c -> text(c, holds))
        .collect(Collectors.joining(nested ? " oder wenn " : " oder "));
  }

  /** Whether it asks for no more than one fighter being there. */
  private boolean present(Condition condition) {
    return condition instanceof Condition.Exists(Fighters fighters)
        && fighters.where() == Where.ANYWHERE
        && scope.single(scope.resolve(fighters));
  }

  private String whoIsPresent(Condition condition) {
    return condition instanceof Condition.Exists(Fighters fighters)
        ? names.bare(scope.resolve(fighters))
        : "";
  }

  private String exists(Fighters fighters, boolean holds) {
    boolean none = !holds && !scope.single(fighters);
    String who = none ? names.none(fighters) : names.bare(fighters);
    String not = holds || none ? " " : " nicht ";
    return who + not + names.stands(fighters);
  }

  private String token() {
    return names.oneToken(GermanCase.DATIVE);
  }

  private String self() {
    return names.self(GermanCase.NOMINATIVE);
  }

  private static String health(int most, boolean holds) {
    if (!holds) {
      return "mehr als " + most + (most == 1 ? " Lebenspunkt" : " Lebenspunkte");
    }
    return most == 1 ? "1 Lebenspunkt" : "1 bis " + most + " Lebenspunkte";
  }
}
