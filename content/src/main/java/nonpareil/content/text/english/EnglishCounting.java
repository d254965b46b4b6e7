package nonpareil.content.text.english;

import static nonpareil.content.text.Term.COMBAT_DAMAGE;

import nonpareil.content.text.HowOften;
import nonpareil.content.text.Noun;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Sets;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardAmount;
import nonpareil.engine.effect.CombatAmount;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Holders;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/** Conditions on what is counted, as one would say them in English: "you have won a combat". */
final class EnglishCounting {

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;
  private final EnglishCardSets cards;

  EnglishCounting(Scope scope, EnglishNames names, EnglishAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    cards = new EnglishCardSets(scope, names, amounts);
  }

  /** The condition as a clause; null if it is told as a comparison of numbers. */
  @Nullable String clause(Amount number, Comparison how, Amount with, boolean holds) {
    if (number instanceof Reading.CardsIn(Players one, Reading.Pile hand)
        && with instanceof Reading.CardsIn(Players other, Reading.Pile same)
        && hand == Reading.Pile.HAND
        && same == hand
        && !one.isEach()
        && !other.isEach()) {
      return hands(one, holds ? how : HowOften.opposite(how), other);
    }
    HowOften often = HowOften.of(how, with, holds);
    return often == null ? null : clause(number, often);
  }

  private @Nullable String hands(Players one, Comparison how, Players other) {
    String more =
        switch (how) {
          case MORE_THAN -> "more cards in hand than ";
          case LESS_THAN -> "fewer cards in hand than ";
          case EXACTLY -> "exactly as many cards in hand as ";
          case AT_LEAST, AT_MOST, NOT -> "";
        };
    return more.isEmpty() ? null : has(one) + more + names.player(other);
  }

  private @Nullable String clause(Amount number, HowOften often) {
    return switch (number) {
      case Remembered.CounterOf(String counter, var _) when counter.equals(RuleEffect.THIS_CARD) ->
          there(often, "counter on this card", "counters on this card");
      case Remembered.CounterOf(String counter, Holders.OnFighters(Fighters who)) -> {
        Fighters on = scope.resolve(who);
        yield names.isOne(on) && !Sets.isNarrowed(on)
            ? names.bare(on) + " has " + EnglishCounters.has(scope.counter(counter), often)
            : null;
      }
      case Remembered.CounterOf(String counter, Holders.OfPlayers(Players who)) ->
          who.isEach() ? null : has(who) + EnglishCounters.has(scope.counter(counter), often);
      case Remembered.CounterOf(String counter, var _) -> {
        Noun noun = scope.counter(counter);
        boolean mass = noun.plural().equals(noun.shortName());
        yield "you have "
            + (often.none()
                ? "no " + noun.plural()
                : some(often, mass) + (often.isOne() ? noun.shortName() : noun.plural()));
      }
      case Remembered.Spent() -> {
        String counters = often.isOne() ? amounts.one(number) : amounts.several(number);
        yield (often.none() ? "no " : some(often, false))
            + counters.replaceFirst(" spent", often.isOne() ? " was spent" : " were spent");
      }
      case PileAmount.MovedCards _, BoardAmount.TokensTaken _, BoardAmount.SpacesMoved _ ->
          done(often, amounts.one(number), amounts.several(number));
      case PileAmount.CountCards count when count.in().kind() == Pile.Kind.MOVED ->
          done(often, amounts.one(number), amounts.several(number));
      case PileAmount.CountCards count when count.in().kind() == Pile.Kind.PLAYED_THIS_TURN ->
          cards.played(
              count.whose(),
              (often.none() ? "no " : some(often, false))
                  + cards.unit(count.cards(), !often.isOne()));
      case CombatAmount.DamagePrevented() ->
          (often.none() ? "no " : often.any() ? "" : some(often, true))
              + "damage to your fighters was prevented in this combat";
      case Remembered.ThisTurn(Remembered.Deed deed, Players who) when !who.isEach() ->
          thisTurn(deed, who, often);
      case Reading.CardsIn cards when !cards.whose().isEach() -> cards(cards, often);
      case BoardAmount.CountTokens(Tokens of) when of.whose() == Tokens.Whose.YOURS -> {
        var tokens = new EnglishTokens(scope, names);
        yield (often.none() ? "none " : some(often, false))
            + "of your "
            + tokens.noun(of).plural()
            + (often.isOne() ? " is " : " are ")
            + tokens.predicate(of);
      }
      case Amount.CombatDamage() when often.none() || often.any() ->
          (often.none() ? "no " : "")
              + COMBAT_DAMAGE.mark("combat damage")
              + " was dealt in this combat";
      case Amount.DamageTaken(boolean opposing) when often.none() || often.any() ->
          EnglishAmounts.combatant(opposing)
              + (often.none() ? " has taken no damage" : " has taken damage")
              + " in this combat";
      case Amount.DamageDealt() ->
          (often.none() ? "no " : some(often, true)) + "damage was dealt this way";
      case Amount.DiscardsTagged _, BoardAmount.CountTokens _, BoardAmount.InSupply _ ->
          there(often, number);
      case PileAmount.CountCards _, PileAmount.Laid _ -> there(often, number);
      default -> null;
    };
  }

  /** "at least 2 cards were moved this way". */
  private String done(HowOften often, String one, String several) {
    String counted = often.isOne() ? one : several;
    int way = counted.indexOf(amounts.movedThisWay());
    int done = way >= 0 ? way : counted.lastIndexOf(' ', counted.indexOf(" this way") - 1);
    return (often.none() ? "no " : some(often, false))
        + counted.substring(0, done)
        + (often.isOne() ? " was" : " were")
        + counted.substring(done);
  }

  private String cards(Reading.CardsIn cards, HowOften often) {
    Players whose = cards.whose();
    if (cards.pile() == Reading.Pile.HAND) {
      return has(whose)
          + (often.none() ? "no cards" : some(often, false) + plural(often, "card"))
          + " in hand";
    }
    String pile = names.pile(whose, cards.pile());
    return often.none() ? pile + " is empty" : there(often, "card in " + pile, "cards in " + pile);
  }

  private String has(Players who) {
    return names.player(who) + (who == Players.YOU ? " have " : " has ");
  }

  private static String plural(HowOften often, String noun) {
    return often.isOne() ? noun : noun + "s";
  }

  private String thisTurn(Remembered.Deed deed, Players who, HowOften often) {
    EnglishRules.Deed words = EnglishRules.deed(deed);
    boolean damage = deed == Remembered.Deed.DAMAGE_DEALT || deed == Remembered.Deed.DAMAGE_TAKEN;
    String noun = damage ? "damage" : words.one();
    String what =
        often.none()
            ? "no " + noun
            : often.any()
                ? (damage ? "" : "aeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun
                : some(often, false) + (often.isOne() ? words.one() : words.several());
    String has =
        deed == Remembered.Deed.DAMAGE_TAKEN
            ? names.possessive(PlayerMention.plain(who)) + " fighters have "
            : has(who);
    return has
        + (deed == Remembered.Deed.ACTIONS_LEFT
            ? what + " " + words.done()
            : words.done() + " " + what)
        + " this turn";
  }

  private @Nullable String there(HowOften often, Amount counted) {
    return there(often, amounts.one(counted), amounts.several(counted));
  }

  private static String there(HowOften often, String one, String several) {
    String verb = often.isOne() ? "there is " : "there are ";
    return verb + (often.none() ? "no " : some(often, false)) + (often.isOne() ? one : several);
  }

  /** "at least 2 ". */
  static String some(HowOften often, boolean mass) {
    return switch (often.how()) {
          case AT_LEAST -> "at least ";
          case AT_MOST -> "at most ";
          case MORE_THAN -> "more than ";
          case LESS_THAN -> mass ? "less than " : "fewer than ";
          case EXACTLY -> "exactly ";
          case NOT -> "not exactly ";
        }
        + often.number()
        + " ";
  }
}
