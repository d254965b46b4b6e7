package nonpareil.content.text.english;

import static nonpareil.content.text.english.EnglishClause.you;

import nonpareil.content.text.Clause;
import nonpareil.content.text.CounterWords;
import nonpareil.content.text.HowOften;
import nonpareil.content.text.Noun;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Counters in English. */
final class EnglishCounters implements CounterWords {

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;

  EnglishCounters(Scope scope, EnglishNames names, EnglishAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
  }

  @Override
  public Clause gain(String counter, Amount amount, Held held) {
    var some = some(counter, amount);
    return switch (held) {
      case Own _ when isOnCard(counter) -> you("put", some.text() + " on this card");
      case Own _ -> you("gain", some.text());
      case On on -> you("put", some.head() + " on " + names.of(on.who()) + some.tail());
      case By by -> names.clause(by.who(), "gain", some.text());
    };
  }

  @Override
  public Clause lose(String counter, @Nullable Amount amount, Held held) {
    var some =
        amount == null
            ? new EnglishAmounts.Measure("all " + noun(counter).plural(), "")
            : some(counter, amount);
    return switch (held) {
      case Own _ when isOnCard(counter) -> you("remove", some.text() + " from this card");
      case Own _ -> you("lose", some.text());
      case On on -> you("remove", some.head() + " from " + names.of(on.who()) + some.tail());
      case By by -> names.clause(by.who(), "lose", some.text());
    };
  }

  @Override
  public Clause spend(String counter, @Nullable Amount amount, Held held) {
    var some =
        amount == null
            ? new EnglishAmounts.Measure(
                (noun(counter).isMass() ? "any amount of " : "any number of ")
                    + noun(counter).plural(),
                "")
            : some(counter, amount);
    return switch (held) {
      case Own _ -> you("spend", some.text() + (isOnCard(counter) ? " from this card" : ""));
      case On on -> you("remove", some.head() + " from " + names.of(on.who()) + some.tail());
      case By by when by.who().players() == Players.YOU -> you("spend", some.text());
      case By by -> you("remove", some.head() + " from " + whom(by.who()) + some.tail());
    };
  }

  private String whom(PlayerMention who) {
    return switch (who.how()) {
      case PLAIN -> names.player(who.players());
      case ONE -> "an opponent of your choice";
      case PRONOUN -> "them";
    };
  }

  private EnglishAmounts.Measure some(String counter, Amount amount) {
    Noun noun = noun(counter);
    return amounts.measure(amount, noun.shortName(), noun.plural());
  }

  private static boolean isOnCard(String counter) {
    return counter.equals(RuleEffect.THIS_CARD);
  }

  private Noun noun(String counter) {
    return isOnCard(counter) ? Noun.of(scope.language(), "counter") : scope.counter(counter);
  }

  /** What follows "has": "poison", "no scars", "at least 2 scars". */
  static String has(Noun noun, HowOften often) {
    HowOften least = often.atLeastOne();
    if (least.none()) {
      return "no " + noun.plural();
    }
    if (least.any()) {
      return noun.isMass()
          ? noun.shortName()
          : ("aeiou".indexOf(noun.shortName().charAt(0)) < 0 ? "a " : "an ") + noun.shortName();
    }
    return EnglishCounting.some(least, noun.isMass())
        + (least.isOne() ? noun.shortName() : noun.plural());
  }

  /** What lies on fighters, behind "has": a number of it, or one that is compared with another. */
  static String has(Noun noun, Comparison how, Amount number, String bracketed) {
    HowOften often = HowOften.of(how, number, true);
    if (often != null) {
      return has(noun, often);
    }
    String as = (noun.isMass() ? "as much " : "as many ") + noun.plural() + " as " + bracketed;
    return switch (how) {
      case AT_LEAST -> "at least " + as;
      case AT_MOST -> "at most " + as;
      case MORE_THAN -> "more " + noun.plural() + " than " + bracketed;
      case LESS_THAN -> (noun.isMass() ? "less " : "fewer ") + noun.plural() + " than " + bracketed;
      case EXACTLY -> "exactly " + as;
      case NOT -> "not exactly " + as;
    };
  }

  @Override
  public String counter(Hero.Counter counter) {
    Noun noun = scope.counter(counter.id());
    String most = counter.max() + " " + (counter.max() == 1 ? noun.shortName() : noun.plural());
    return switch (counter.heldBy()) {
      case null ->
          "You can have up to "
              + most
              + " and begin with "
              + (counter.start() == 0 ? "none" : counter.start())
              + ".";
      case FIGHTERS -> "Each fighter can have up to " + most + " on it.";
      case PLAYERS -> "Each player can have up to " + most + ".";
    };
  }
}
