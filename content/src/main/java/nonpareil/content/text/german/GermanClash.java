package nonpareil.content.text.german;

import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.INSTEAD;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanCase.GENITIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;
import static nonpareil.content.text.german.GermanClause.one;
import static nonpareil.content.text.german.GermanClause.you;

import nonpareil.content.text.ClashWords;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Momentary;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.CombatEffect.Moment;
import nonpareil.engine.effect.Players;
import org.jspecify.annotations.Nullable;

/** Either side's card, damage held off and further attacks in German. */
final class GermanClash implements ClashWords {

  private static final String REST = "für den Rest dieses Kampfes";

  private final GermanNames names;
  private final GermanAmounts amounts;
  private final GermanCardSets sets;

  GermanClash(Scope scope, GermanNames names, GermanAmounts amounts) {
    this.names = names;
    this.amounts = amounts;
    sets = new GermanCardSets(scope, names, amounts);
  }

  /** "dieser Karte", "der gegnerischen Karte". */
  private String ofCard(CardOf card) {
    return switch (card) {
      case YOURS -> names.ownCard(GENITIVE);
      case OPPOSING -> "der " + OPPOSING_CARD.mark("gegnerischen Karte");
    };
  }

  @Override
  public Clause setValue(CardOf card, Amount value) {
    if (!(value instanceof Amount.Fixed)) {
      return one(
          "der Wert " + ofCard(card),
          GermanVerb.ENTSPRECHEN,
          INSTEAD.mark("stattdessen") + " " + amounts.number(value, DATIVE));
    }
    String which =
        switch (card) {
          case YOURS -> names.ownCard(NOMINATIVE);
          case OPPOSING -> "die " + OPPOSING_CARD.mark("gegnerische Karte");
        };
    return one(
        which,
        GermanVerb.HABEN,
        INSTEAD.mark("stattdessen") + " den Wert " + amounts.number(value, NOMINATIVE));
  }

  @Override
  public Clause addValue(CardOf card, Amount amount) {
    return you(
        GermanVerb.ERHOEHEN,
        "den Wert " + ofCard(card) + " um " + amounts.number(amount, ACCUSATIVE));
  }

  @Override
  public Clause subtractValue(CardOf card, Amount amount) {
    return you(
        GermanVerb.VERRINGERN,
        "den Wert " + ofCard(card) + " um " + amounts.number(amount, ACCUSATIVE));
  }

  @Override
  public Clause halveValue(CardOf card, boolean up) {
    return you(
        GermanVerb.HALBIEREN,
        "den Wert " + ofCard(card) + (up ? " (aufgerundet)" : " (abgerundet)"));
  }

  @Override
  public Clause exchangeValues() {
    return you(GermanVerb.VERTAUSCHEN, "die Werte beider Karten");
  }

  @Override
  public Clause lockValue(CardOf card, @Nullable Amount value) {
    if (value == null) {
      return one("kein Karteneffekt", GermanVerb.VERAENDERN, REST + " den Wert " + ofCard(card));
    }
    boolean fixed = value instanceof Amount.Fixed;
    return one(
            "der Wert " + ofCard(card),
            fixed ? GermanVerb.BETRAGEN : GermanVerb.ENTSPRECHEN,
            "in diesem Kampf " + amounts.settled(value, fixed ? NOMINATIVE : DATIVE))
        .ending(" und kann nicht durch Karteneffekte verändert werden");
  }

  @Override
  public Clause ignoreValue(CardOf card) {
    return you(GermanVerb.IGNORIEREN, "den Wert " + ofCard(card));
  }

  @Override
  public Clause cancel(CardOf card, @Nullable Moment moment) {
    String which =
        switch (moment) {
          case null -> "Effekte ";
          case IMMEDIATELY -> "SOFORT-Effekte ";
          case DURING_COMBAT -> "Effekte WÄHREND KAMPF ";
          case AFTER_COMBAT -> "Effekte NACH KAMPF ";
        };
    return you(GermanVerb.ANNULLIEREN, "die " + which + ofCard(card));
  }

  @Override
  public Clause keepEffects(CardOf card) {
    return one("nichts", GermanVerb.ANNULLIEREN, "in diesem Kampf die Effekte " + ofCard(card));
  }

  @Override
  public Clause boostFromDeck(PlayerMention who, Amount times, boolean must) {
    boolean you = who.players() == Players.YOU;
    String often =
        times.equals(new Amount.Fixed(1))
            ? ""
            : (must ? "" : " " + UP_TO.mark("bis zu")) + GermanCombat.times(amounts, times);
    return names
        .clause(
            who,
            GermanVerb.BOOSTEN,
            (you ? names.ownCard(ACCUSATIVE) : "seine Karte")
                + often
                + " mit der obersten Karte "
                + (you ? "deines" : "seines")
                + " Decks")
        .ending(", ohne sie vorher anzusehen");
  }

  @Override
  public Clause preventUpTo(Mention who, Amount amount) {
    String at = GermanNames.with("an", names.of(who, DATIVE));
    String most = amounts.upTo(amount, "Schaden", "Schaden");
    String now = Momentary.is(amount) ? GermanAmounts.AS_OF_NOW : "";
    return you(
            GermanVerb.VERHINDERN,
            "bis zum Ende dieses Kampfes "
                + (amounts.isTold(amount) ? most + " " + at : at + " " + most))
        .closed()
        .ending(now);
  }

  @Override
  public Clause healthFloor(Mention who, Amount health) {
    return one(
        "kein Schaden",
        GermanVerb.SENKEN,
        "in diesem Kampf " + names.health(who) + " unter " + amounts.settled(health, ACCUSATIVE));
  }

  @Override
  public Clause turnAside(Mention from, Mention to, boolean combatOnly) {
    return you(
        GermanVerb.ZUFUEGEN,
        (combatOnly ? COMBAT_DAMAGE.mark("Kampfschaden") : "jeden Schaden")
            + ", den "
            + names.of(from, NOMINATIVE)
            + " in diesem Kampf erleiden würde, "
            + INSTEAD.mark("stattdessen")
            + " "
            + names.of(to, DATIVE));
  }

  @Override
  public Clause preventComing(@Nullable Amount amount) {
    return you(
        GermanVerb.VERHINDERN,
        amount == null ? "diesen Schaden" : amounts.measure(amount, "Schaden", "Schaden").text());
  }

  @Override
  public Clause divert(Mention to, @Nullable Amount amount, boolean upTo) {
    return you(
        GermanVerb.ZUFUEGEN,
        names.of(to, DATIVE) + " " + INSTEAD.mark("stattdessen") + " " + part(amount, upTo));
  }

  private String part(@Nullable Amount amount, boolean upTo) {
    if (amount == null) {
      return upTo ? "einen beliebigen Teil dieses Schadens" : "diesen Schaden";
    }
    if (amount instanceof Amount.Fixed(int number)) {
      return (upTo ? UP_TO.mark("bis zu") + " " : "")
          + number
          + (number == 1 ? " Punkt" : " Punkte")
          + " dieses Schadens";
    }
    return "einen Teil dieses Schadens"
        + (upTo
            ? " (" + UP_TO.mark("bis zu") + " " + amounts.number(amount, NOMINATIVE) + ")"
            : " in Höhe " + amounts.number(amount, GENITIVE));
  }

  @Override
  public Clause changeTarget(@Nullable Mention to, boolean inRange) {
    var direct =
        you(
            GermanVerb.RICHTEN,
            "deinen Angriff "
                + INSTEAD.mark("stattdessen")
                + " gegen einen anderen Kämpfer desselben Spielers"
                + (inRange ? " in Reichweite" : ""));
    return to == null ? direct : direct.ending("; es muss " + names.of(to, NOMINATIVE) + " sein");
  }

  @Override
  public Clause bonusAttack(
      Mention with, @Nullable Mention against, @Nullable Amount value, @Nullable CardSet cards) {
    return you(
            GermanVerb.AUSFUEHREN,
            "am Ende dieser Aktion mit "
                + names.of(with, DATIVE)
                + (value == null
                    ? " und " + fromHand(cards)
                    : " ohne Karte und mit "
                        + (value instanceof Amount.Fixed ? "dem Wert " : "einem Wert in Höhe ")
                        + amounts.number(
                            value, value instanceof Amount.Fixed ? NOMINATIVE : GENITIVE))
                + " einen Bonusangriff gegen "
                + (against == null
                    ? "einen " + OPPOSING_FIGHTER.mark("gegnerischen Kämpfer") + " in Reichweite"
                    : names.of(against, ACCUSATIVE)))
        .ending("; dagegen kann man sich wie üblich verteidigen");
  }

  /** "einer Angriffskarte von deiner Hand". */
  private String fromHand(@Nullable CardSet cards) {
    return cards == null
        ? "einer Handkarte"
        : "einer "
            + sets.unit(cards, false).replaceAll("\\bvielseitige ", "vielseitigen ")
            + " von deiner Hand";
  }
}
