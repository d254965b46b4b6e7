package nonpareil.content.text.english;

import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.INSTEAD;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.PRINTED_VALUE;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.Term.VERSATILE;
import static nonpareil.content.text.Term.YOUR_FIGHTER;
import static nonpareil.content.text.english.EnglishClause.one;
import static nonpareil.content.text.english.EnglishClause.you;

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

/** Cards and values of a combat in English. */
final class EnglishCombat implements CombatWords {

  private final EnglishNames names;
  private final EnglishAmounts amounts;

  EnglishCombat(EnglishNames names, EnglishAmounts amounts) {
    this.names = names;
    this.amounts = amounts;
  }

  @Override
  public Clause cancel(boolean mentioned) {
    return you(
        "cancel",
        mentioned ? "its effects" : "the effects of the " + OPPOSING_CARD.mark("opposing card"));
  }

  @Override
  public Clause ignoreItsValue() {
    return you("ignore", "its value");
  }

  @Override
  public Clause setValue(Amount value) {
    return one(
        "the value of " + names.ownCard(),
        "be",
        amounts.number(value) + " " + INSTEAD.mark("instead"));
  }

  @Override
  public Clause addValue(Amount amount) {
    if (amount instanceof Amount.Fixed(int number) && number < 0) {
      return you("subtract", -number + " from the value of " + names.ownCard());
    }
    if (amount.equals(new Reading.ValueOf(Reading.Side.OWN))) {
      return you("double", "the value of " + names.ownCard());
    }
    EnglishAmounts.Rate rate = amounts.rate(amount);
    String to = " to the value of " + names.ownCard();
    return rate == null
        ? you("add", amounts.number(amount) + to)
        : you("add", rate.each() + to + rate.forEach());
  }

  @Override
  public Clause opposingValueIsBoost() {
    return you(
        "replace",
        "the "
            + PRINTED_VALUE.mark("printed value")
            + " of the "
            + OPPOSING_CARD.mark("opposing card")
            + " with its "
            + BOOST_VALUE.mark("boost value")
            + " (0 if it has none)");
  }

  @Override
  public Clause lockOpposingValue(Amount value) {
    return one(
        "the value of the " + OPPOSING_CARD.mark("opposing card"),
        "be",
        amounts.settled(value) + " in this combat and cannot be changed by card effects");
  }

  @Override
  public Clause ignoreOpposingValue() {
    return you("ignore", "the value of the " + OPPOSING_CARD.mark("opposing card"));
  }

  @Override
  public Clause boost(PlayerMention who, Amount times) {
    String card = who.players() == Players.YOU ? names.ownCard() : "their card";
    return names.clause(
        who,
        "boost",
        card
            + (times.equals(new Amount.Fixed(1))
                ? ""
                : " "
                    + UP_TO.mark("up to")
                    + " "
                    + amounts.measure(times, "time", "times").text()));
  }

  @Override
  public Clause preventDamage(Mention who) {
    return you("prevent", "all damage to " + names.of(who) + " until the end of this combat");
  }

  @Override
  public List<Clause> replaceAttackCard() {
    return List.of(
        you("take", "this card back into your hand"),
        you("attack", "with another card from your hand instead"));
  }

  @Override
  public Clause attackCardReturns() {
    return one("the attack card", "return", "to your opponent’s hand");
  }

  @Override
  public List<Clause> pickAttackCard() {
    return List.of(
        you("look", "at that hand"),
        you(
                "choose",
                "an attack or "
                    + VERSATILE.mark("versatile")
                    + " card from it that the attacker may use")
            .ending("your opponent attacks with that card instead"));
  }

  @Override
  public Clause takeOver(Mention who) {
    String fighter =
        who.fighters().equals(Fighters.of(Group.YOURS)) ? names.anotherOfYours() : names.first(who);
    return one(
        fighter, "take", "the place of " + YOUR_FIGHTER.mark("your fighter") + " in this combat");
  }

  @Override
  public Clause lockOwnValues(Amount value) {
    return one(
        "the value of each card you play",
        "be",
        amounts.settled(value) + " until the end of the turn and cannot be changed");
  }
}
