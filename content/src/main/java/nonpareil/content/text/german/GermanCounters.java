package nonpareil.content.text.german;

import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanClause.you;

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

/** Counters in German. */
final class GermanCounters implements CounterWords {

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;

  GermanCounters(Scope scope, GermanNames names, GermanAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
  }

  @Override
  public Clause gain(String counter, Amount amount, Held held) {
    String some = some(counter, amount);
    return switch (held) {
      case Own _ when isOnCard(counter) -> you(GermanVerb.LEGEN, some + " auf diese Karte");
      case Own _ -> you(GermanVerb.ERHALTEN, some);
      case On on -> you(GermanVerb.LEGEN, some + " auf " + names.of(on.who(), ACCUSATIVE));
      case By by -> names.clause(by.who(), GermanVerb.ERHALTEN, some);
    };
  }

  @Override
  public Clause lose(String counter, @Nullable Amount amount, Held held) {
    String some = amount == null ? all(noun(counter)) : some(counter, amount);
    return switch (held) {
      case Own _ when isOnCard(counter) -> you(GermanVerb.NEHMEN, some + " von dieser Karte");
      case Own _ -> you(GermanVerb.VERLIEREN, some);
      case On on -> you(GermanVerb.ENTFERNEN, some + " " + from(names.of(on.who(), DATIVE)));
      case By by -> names.clause(by.who(), GermanVerb.VERLIEREN, some);
    };
  }

  private static String all(Noun noun) {
    return GermanNames.isMass(noun)
        ? "all" + ACCUSATIVE.ending(noun.gender()) + " " + noun.accusative()
        : "alle " + noun.plural();
  }

  @Override
  public Clause spend(String counter, @Nullable Amount amount, Held held) {
    Noun noun = noun(counter);
    boolean mass = !isOnCard(counter) && GermanNames.isMass(noun);
    String some =
        amount == null
            ? (mass ? "beliebig viel " : "beliebig viele ") + noun.plural()
            : some(counter, amount);
    return switch (held) {
      case Own _ -> you(GermanVerb.AUSGEBEN, some + (isOnCard(counter) ? " von dieser Karte" : ""));
      case On on -> you(GermanVerb.ENTFERNEN, some + " " + from(names.of(on.who(), DATIVE)));
      case By by when by.who().players() == Players.YOU -> you(GermanVerb.AUSGEBEN, some);
      case By by -> you(GermanVerb.ENTFERNEN, some + " " + from(whom(by.who())));
    };
  }

  private static String from(String dative) {
    return GermanNames.with("von", dative);
  }

  private String whom(PlayerMention who) {
    return switch (who.how()) {
      case PLAIN -> names.playerInDative(who.players());
      case ONE -> "einem Gegner deiner Wahl";
      case PRONOUN -> "ihm";
    };
  }

  private String some(String counter, Amount amount) {
    Noun noun = noun(counter);
    return amounts.measure(amount, noun.accusative(), noun.plural()).text();
  }

  private static boolean isOnCard(String counter) {
    return counter.equals(RuleEffect.THIS_CARD);
  }

  private Noun noun(String counter) {
    return isOnCard(counter) ? Noun.of(scope.language(), "Marker") : scope.counter(counter);
  }

  /** What stands before "hat": "Gift", "keine Narbe", "mindestens 2 Narben". */
  static String has(Noun noun, HowOften often) {
    return some(noun, often, ACCUSATIVE);
  }

  /** What stands behind the noun: " mit Gift", " ohne Gift", " mit mindestens 2 Narben". */
  static String with(Noun noun, HowOften often) {
    return often.atLeastOne().none()
        ? " ohne " + (GermanNames.isMass(noun) ? noun.accusative() : noun.plural())
        : " mit " + some(noun, often, DATIVE);
  }

  private static String some(Noun noun, HowOften often, GermanCase in) {
    HowOften least = often.atLeastOne();
    boolean mass = GermanNames.isMass(noun);
    String one = in == DATIVE ? noun.dative() : noun.accusative();
    if (least.none()) {
      return "k" + in.ein(noun.gender()) + " " + one;
    }
    if (least.any()) {
      return mass ? one : "mindestens " + in.ein(noun.gender()) + " " + one;
    }
    String several = in == DATIVE && !mass ? GermanNames.inDative(noun.plural()) : noun.plural();
    return GermanCounting.some(least) + (least.isOne() ? one : several);
  }

  /** Compared with another amount, with what stands between: "mehr Gift hat als …". */
  static String compared(Noun noun, Comparison how, String between, String bracketed) {
    String as = (GermanNames.isMass(noun) ? "so viel " : "so viele ") + noun.plural() + between;
    return switch (how) {
      case AT_LEAST -> "mindestens " + as + " wie " + bracketed;
      case AT_MOST -> "höchstens " + as + " wie " + bracketed;
      case MORE_THAN -> "mehr " + noun.plural() + between + " als " + bracketed;
      case LESS_THAN -> "weniger " + noun.plural() + between + " als " + bracketed;
      case EXACTLY -> "genau " + as + " wie " + bracketed;
      case NOT -> "nicht genau " + as + " wie " + bracketed;
    };
  }

  @Override
  public String counter(Hero.Counter counter) {
    Noun noun = scope.counter(counter.id());
    String most = counter.max() + " " + (counter.max() == 1 ? noun.accusative() : noun.plural());
    return switch (counter.heldBy()) {
      case null -> "Du kannst bis zu " + most + " haben und beginnst mit " + counter.start() + ".";
      case FIGHTERS -> "Auf jedem Kämpfer können bis zu " + most + " liegen.";
      case PLAYERS -> "Jeder Spieler kann bis zu " + most + " haben.";
    };
  }
}
