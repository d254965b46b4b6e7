package nonpareil.content.text.german;

import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.INSTEAD;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.PRINTED_VALUE;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.Term.VERSATILE;
import static nonpareil.content.text.Term.YOUR_FIGHTER;
import static nonpareil.content.text.german.GermanClause.one;
import static nonpareil.content.text.german.GermanClause.you;

import java.util.List;
import nonpareil.content.text.Clause;
import nonpareil.content.text.CombatWords;
import nonpareil.content.text.Mention;
import nonpareil.content.text.PlayerMention;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Players;

/** Cards and values of a combat in German. */
final class GermanCombat implements CombatWords {

  private final GermanNames names;
  private final GermanAmounts amounts;

  GermanCombat(GermanNames names, GermanAmounts amounts) {
    this.names = names;
    this.amounts = amounts;
  }

  @Override
  public Clause cancel(boolean mentioned) {
    return you(
        GermanVerb.ANNULLIEREN,
        mentioned ? "ihre Effekte" : "die Effekte der " + OPPOSING_CARD.mark("gegnerischen Karte"));
  }

  @Override
  public Clause ignoreItsValue() {
    return you(GermanVerb.IGNORIEREN, "ihren Wert");
  }

  @Override
  public Clause setValue(int value) {
    return one(
        names.ownCard(GermanCase.NOMINATIVE),
        GermanVerb.HABEN,
        INSTEAD.mark("stattdessen") + " den Wert " + value);
  }

  @Override
  public Clause addValue(Amount amount) {
    return switch (amount) {
      case Amount.Fixed(int number) when number < 0 ->
          you(
              GermanVerb.VERRINGERN,
              "den Wert " + names.ownCard(GermanCase.GENITIVE) + " um " + -number);
      case Amount.Fixed(int number) -> add(number + "", amount);
      case Amount.PerDiscarded(int each) -> add(each + "", amount);
      case Amount.BoostOf(Amount.BoostOf.Which card) ->
          add("den " + BOOST_VALUE.mark("Boost-Wert") + " " + amounts.cardOf(card), amount);
      case Amount.CombatDamage() -> add("1", amount);
      case Amount.DamageTaken() -> add("1", amount);
      case Amount.DamageDealt() -> add("1", amount);
      case Amount.Count _, Amount.DiscardsTagged _ -> add("1", amount);
    };
  }

  private Clause add(String number, Amount amount) {
    return you(
        GermanVerb.ERHOEHEN,
        "den Wert "
            + names.ownCard(GermanCase.GENITIVE)
            + amounts.forEach(amount)
            + " um "
            + number);
  }

  @Override
  public Clause opposingValueIsBoost() {
    return you(
        GermanVerb.ERSETZEN,
        "den "
            + PRINTED_VALUE.mark("abgedruckten Wert")
            + " der "
            + OPPOSING_CARD.mark("gegnerischen Karte")
            + " durch ihren "
            + BOOST_VALUE.mark("Boost-Wert")
            + " (0, falls sie keinen hat)");
  }

  @Override
  public Clause lockOpposingValue(int value) {
    return one(
            "der Wert der " + OPPOSING_CARD.mark("gegnerischen Karte"),
            GermanVerb.BETRAGEN,
            "in diesem Kampf " + value)
        .ending(" und kann nicht durch Karteneffekte verändert werden");
  }

  @Override
  public Clause ignoreOpposingValue() {
    return you(GermanVerb.IGNORIEREN, "den Wert der " + OPPOSING_CARD.mark("gegnerischen Karte"));
  }

  @Override
  public Clause boost(PlayerMention who, int times) {
    String card =
        who.players() == Players.YOU ? names.ownCard(GermanCase.ACCUSATIVE) : "seine Karte";
    return names.clause(
        who,
        GermanVerb.BOOSTEN,
        card + (times == 1 ? "" : " " + UP_TO.mark("bis zu") + " " + times + "-mal"));
  }

  @Override
  public Clause preventDamage(Mention who) {
    String at = GermanNames.with("an", names.of(who, GermanCase.DATIVE));
    return you(GermanVerb.VERHINDERN, "bis zum Ende dieses Kampfes jeden Schaden " + at);
  }

  @Override
  public List<Clause> replaceAttackCard() {
    return List.of(
        you(GermanVerb.NEHMEN, "diese Karte zurück auf die Hand"),
        you(GermanVerb.ANGREIFEN, "stattdessen mit einer anderen Handkarte"));
  }

  @Override
  public Clause attackCardReturns() {
    return one("die Angriffskarte", GermanVerb.ZURUECKKEHREN, "auf die Hand deines Gegners");
  }

  @Override
  public List<Clause> pickAttackCard() {
    return List.of(
        you(GermanVerb.ANSEHEN, "dir diese Kartenhand"),
        you(
                GermanVerb.WAEHLEN,
                "daraus eine Angriffs- oder " + VERSATILE.mark("vielseitige") + " Karte")
            .ending(
                ", die der Angreifer verwenden darf; dein Gegner greift stattdessen mit dieser"
                    + " Karte an"));
  }

  @Override
  public Clause takeOver(Mention who) {
    String fighter =
        who.fighters().equals(Fighters.of(Group.YOURS))
            ? names.anotherOfYours()
            : names.of(who, GermanCase.NOMINATIVE);
    return one(
        fighter,
        GermanVerb.EINNEHMEN,
        "den Platz " + YOUR_FIGHTER.mark("deines Kämpfers") + " in diesem Kampf");
  }

  @Override
  public Clause lockOwnValues(int value) {
    return one(
            "der Wert jeder Karte, die du spielst,",
            GermanVerb.BETRAGEN,
            "bis zum Ende des Zugs " + value)
        .ending(" und kann nicht verändert werden");
  }
}
