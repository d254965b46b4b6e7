package nonpareil.content.text.english;

import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.INSTEAD;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.english.EnglishClause.one;
import static nonpareil.content.text.english.EnglishClause.you;

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

/** Either side's card, damage held off and further attacks in English. */
final class EnglishClash implements ClashWords {

  private final EnglishNames names;
  private final EnglishAmounts amounts;
  private final EnglishCardSets sets;

  EnglishClash(Scope scope, EnglishNames names, EnglishAmounts amounts) {
    this.names = names;
    this.amounts = amounts;
    sets = new EnglishCardSets(scope, names, amounts);
  }

  private String card(CardOf card) {
    return switch (card) {
      case YOURS -> names.ownCard();
      case OPPOSING -> "the " + OPPOSING_CARD.mark("opposing card");
    };
  }

  private String valueOf(CardOf card) {
    return "the value of " + card(card);
  }

  @Override
  public Clause setValue(CardOf card, Amount value) {
    var number = amounts.number(value);
    return one(valueOf(card), "be", number + " " + INSTEAD.mark("instead"));
  }

  @Override
  public Clause addValue(CardOf card, Amount amount) {
    return you("add", amounts.number(amount) + " to " + valueOf(card));
  }

  @Override
  public Clause subtractValue(CardOf card, Amount amount) {
    return you("subtract", amounts.number(amount) + " from " + valueOf(card));
  }

  @Override
  public Clause halveValue(CardOf card, boolean up) {
    return you("halve", valueOf(card) + (up ? ", rounded up" : ", rounded down"));
  }

  @Override
  public Clause exchangeValues() {
    return you("exchange", "the values of both cards");
  }

  @Override
  public Clause lockValue(CardOf card, @Nullable Amount value) {
    return value == null
        ? one("no card effect", "change", valueOf(card) + " for the rest of this combat")
        : one(
            valueOf(card),
            "be",
            amounts.settled(value) + " in this combat and cannot be changed by card effects");
  }

  @Override
  public Clause ignoreValue(CardOf card) {
    return you("ignore", valueOf(card));
  }

  @Override
  public Clause cancel(CardOf card, @Nullable Moment moment) {
    String which =
        switch (moment) {
          case null -> "";
          case IMMEDIATELY -> "IMMEDIATELY ";
          case DURING_COMBAT -> "DURING COMBAT ";
          case AFTER_COMBAT -> "AFTER COMBAT ";
        };
    return you("cancel", "the " + which + "effects of " + card(card));
  }

  @Override
  public Clause keepEffects(CardOf card) {
    return one("nothing", "cancel", "the effects of " + card(card) + " in this combat");
  }

  @Override
  public Clause boostFromDeck(PlayerMention who, Amount times, boolean must) {
    boolean you = who.players() == Players.YOU;
    String often =
        times.equals(new Amount.Fixed(1))
            ? ""
            : (must ? " " : " " + UP_TO.mark("up to") + " ")
                + amounts.measure(times, "time", "times").text();
    return names.clause(
        who,
        "boost",
        (you ? names.ownCard() : "their card")
            + often
            + " with the top card of "
            + (you ? "your" : "their")
            + " deck without looking at it first");
  }

  @Override
  public Clause preventUpTo(Mention who, Amount amount) {
    String until = " until the end of this combat";
    if (!(amount instanceof Amount.Fixed) && amounts.rate(amount) == null) {
      String most = " " + UP_TO.mark("up to") + " " + amounts.settled(amount);
      return you("prevent", "damage to " + names.of(who) + most + until);
    }
    var measure = amounts.measure(amount, "damage", "damage");
    return you(
        "prevent",
        UP_TO.mark("up to")
            + " "
            + measure.head()
            + " to "
            + names.of(who)
            + measure.tail()
            + (Momentary.is(amount) ? EnglishAmounts.AS_OF_NOW : "")
            + until);
  }

  @Override
  public Clause healthFloor(Mention who, Amount health) {
    return one(
        "no damage in this combat",
        "lower",
        names.health(who) + " below " + amounts.settled(health));
  }

  @Override
  public Clause turnAside(Mention from, Mention to, boolean combatOnly) {
    return you(
        "deal",
        (combatOnly ? COMBAT_DAMAGE.mark("combat damage") : "any damage")
            + " that "
            + names.of(from)
            + " would take in this combat to "
            + names.of(to)
            + " "
            + INSTEAD.mark("instead"));
  }

  @Override
  public Clause preventComing(@Nullable Amount amount) {
    return you(
        "prevent",
        amount == null ? "that damage" : amounts.measure(amount, "damage", "damage").text());
  }

  @Override
  public Clause divert(Mention to, @Nullable Amount amount, boolean upTo) {
    String part =
        amount == null
            ? (upTo ? "any part of " : "")
            : amount instanceof Amount.Fixed
                ? (upTo ? UP_TO.mark("up to") + " " : "") + amounts.number(amount) + " of "
                : "";
    String most = part.isEmpty() && amount != null ? equal(amount, upTo) : "";
    return you(
        "deal",
        part + "that damage" + most + " to " + names.of(to) + " " + INSTEAD.mark("instead"));
  }

  private String equal(Amount amount, boolean upTo) {
    String number = amounts.number(amount);
    return upTo ? " (" + UP_TO.mark("up to") + " " + number + ")" : " (" + number + " of it)";
  }

  @Override
  public Clause changeTarget(@Nullable Mention to, boolean inRange) {
    String other = "another fighter of the same player" + (inRange ? " in range" : "");
    var direct = you("direct", "your attack at " + other + " " + INSTEAD.mark("instead"));
    return to == null ? direct : direct.ending("it must be " + names.of(to));
  }

  @Override
  public Clause bonusAttack(
      Mention with, @Nullable Mention against, @Nullable Amount value, @Nullable CardSet cards) {
    return you(
            "make",
            "a bonus attack with "
                + names.of(with)
                + " against "
                + (against == null
                    ? "an " + OPPOSING_FIGHTER.mark("opposing fighter") + " in range"
                    : names.of(against))
                + " at the end of this action, "
                + (value == null
                    ? "with " + fromHand(cards)
                    : "without a card and with "
                        + (value instanceof Amount.Fixed ? "the value " : "a value equal to ")
                        + amounts.number(value)))
        .ending("it can be defended as usual");
  }

  private String fromHand(@Nullable CardSet cards) {
    String unit = sets.unit(cards == null ? CardSet.ANY : cards, false);
    return EnglishCardSets.lying(EnglishCardSets.withArticle(unit), " from your hand");
  }
}
