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
import nonpareil.engine.effect.Reading;

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
  public Clause setValue(Amount value) {
    if (!(value instanceof Amount.Fixed)) {
      return one(
          "der Wert " + names.ownCard(GermanCase.GENITIVE),
          GermanVerb.ENTSPRECHEN,
          INSTEAD.mark("stattdessen") + " " + amounts.number(value, GermanCase.DATIVE));
    }
    return one(
        names.ownCard(GermanCase.NOMINATIVE),
        GermanVerb.HABEN,
        INSTEAD.mark("stattdessen") + " den Wert " + amounts.number(value, GermanCase.NOMINATIVE));
  }

  @Override
  public Clause addValue(Amount amount) {
    String value = "den Wert " + names.ownCard(GermanCase.GENITIVE);
    if (amount instanceof Amount.Fixed(int number) && number < 0) {
      return you(GermanVerb.VERRINGERN, value + " um " + -number);
    }
    if (amount.equals(new Reading.ValueOf(Reading.Side.OWN))) {
      return you(GermanVerb.VERDOPPELN, value);
    }
    GermanAmounts.Rate rate = amounts.rate(amount);
    return you(
        GermanVerb.ERHOEHEN,
        rate == null
            ? value + " um " + amounts.number(amount, GermanCase.ACCUSATIVE)
            : value + rate.forEach() + " um " + rate.each() + rate.limit());
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
  public Clause lockOpposingValue(Amount value) {
    if (!(value instanceof Amount.Fixed)) {
      return one(
              "der Wert der " + OPPOSING_CARD.mark("gegnerischen Karte"),
              GermanVerb.ENTSPRECHEN,
              "in diesem Kampf " + amounts.settled(value, GermanCase.DATIVE))
          .ending(" und kann nicht durch Karteneffekte verändert werden");
    }
    return one(
            "der Wert der " + OPPOSING_CARD.mark("gegnerischen Karte"),
            GermanVerb.BETRAGEN,
            "in diesem Kampf " + amounts.number(value, GermanCase.NOMINATIVE))
        .ending(" und kann nicht durch Karteneffekte verändert werden");
  }

  @Override
  public Clause ignoreOpposingValue() {
    return you(GermanVerb.IGNORIEREN, "den Wert der " + OPPOSING_CARD.mark("gegnerischen Karte"));
  }

  @Override
  public Clause boost(PlayerMention who, Amount times) {
    String card =
        who.players() == Players.YOU ? names.ownCard(GermanCase.ACCUSATIVE) : "seine Karte";
    return names.clause(
        who,
        GermanVerb.BOOSTEN,
        card
            + (times.equals(new Amount.Fixed(1))
                ? ""
                : " " + UP_TO.mark("bis zu") + times(amounts, times)));
  }

  /** " 2-mal". */
  static String times(GermanAmounts amounts, Amount times) {
    return times instanceof Amount.Fixed(int number)
        ? " " + number + "-mal"
        : " einer Anzahl von Malen in Höhe " + amounts.number(times, GermanCase.GENITIVE);
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
        who.fighters().equals(Fighters.of(Group.YOURS)) ? names.anotherOfYours() : names.first(who);
    return one(
        fighter,
        GermanVerb.EINNEHMEN,
        "den Platz " + YOUR_FIGHTER.mark("deines Kämpfers") + " in diesem Kampf");
  }

  @Override
  public Clause lockOwnValues(Amount value) {
    if (!(value instanceof Amount.Fixed)) {
      return one(
              "der Wert jeder Karte, die du spielst,",
              GermanVerb.ENTSPRECHEN,
              "bis zum Ende des Zugs " + amounts.settled(value, GermanCase.DATIVE))
          .ending(" und kann nicht verändert werden");
    }
    return one(
            "der Wert jeder Karte, die du spielst,",
            GermanVerb.BETRAGEN,
            "bis zum Ende des Zugs " + amounts.number(value, GermanCase.NOMINATIVE))
        .ending(" und kann nicht verändert werden");
  }
}
