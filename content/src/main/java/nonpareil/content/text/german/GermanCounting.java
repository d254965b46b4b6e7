package nonpareil.content.text.german;

import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;

import nonpareil.content.text.HowOften;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
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

/** Conditions on what is counted, verb last: "du in diesem Zug einen Kampf gewonnen hast". */
final class GermanCounting {

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;
  private final GermanCardSets cards;

  GermanCounting(Scope scope, GermanNames names, GermanAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    cards = new GermanCardSets(scope, names, amounts);
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
          case MORE_THAN -> " mehr";
          case LESS_THAN -> " weniger";
          case EXACTLY -> " genau so viele";
          case AT_LEAST, AT_MOST, NOT -> "";
        };
    String than = how == Comparison.EXACTLY ? " wie " : " als ";
    return more.isEmpty()
        ? null
        : names.player(one)
            + more
            + " Karten auf der Hand "
            + has(one)
            + than
            + names.player(other);
  }

  private @Nullable String clause(Amount number, HowOften often) {
    return switch (number) {
      case Remembered.CounterOf(String counter, var _) when counter.equals(RuleEffect.THIS_CARD) ->
          "auf dieser Karte "
              + (often.none() ? "kein Marker" : some(often) + "Marker")
              + lie(often);
      case Remembered.CounterOf(String counter, Holders.OnFighters(Fighters who)) -> {
        Fighters on = scope.resolve(who);
        yield names.isOne(on) && !Sets.isNarrowed(on)
            ? names.bare(on) + " " + GermanCounters.has(scope.counter(counter), often) + " hat"
            : null;
      }
      case Remembered.CounterOf(String counter, Holders.OfPlayers(Players who)) ->
          who.isEach()
              ? null
              : names.player(who)
                  + " "
                  + GermanCounters.has(scope.counter(counter), often)
                  + " "
                  + has(who);
      case Remembered.CounterOf(String counter, var _) -> {
        Noun noun = scope.counter(counter);
        yield "du "
            + (often.none()
                ? "k" + ACCUSATIVE.ein(noun.gender()) + " " + noun.accusative()
                : some(often) + (often.isOne() ? noun.accusative() : noun.plural()))
            + " hast";
      }
      case Remembered.Spent() -> {
        Noun noun = amounts.spentCounter();
        yield "so "
            + (often.none() ? "k" + NOMINATIVE.ein(noun.gender()) + " " : some(often))
            + (often.isOne() ? noun.shortName() : noun.plural())
            + " ausgegeben "
            + (often.isOne() ? "wurde" : "wurden");
      }
      case PileAmount.MovedCards _ ->
          done(often, Gender.F, "Karte", "Karten", amounts.movedThisWay(""));
      case PileAmount.CountCards count when count.in().kind() == Pile.Kind.MOVED ->
          done(
              often,
              Gender.F,
              cards.unit(count.cards(), false),
              cards.unit(count.cards(), true),
              amounts.movedThisWay(""));
      case PileAmount.CountCards count when count.in().kind() == Pile.Kind.PLAYED_THIS_TURN ->
          cards.played(
              count.whose(),
              (often.none() ? "keine " : some(often)) + cards.unit(count.cards(), !often.isOne()));
      case BoardAmount.TokensTaken _ -> {
        Noun noun = scope.token(names.takenTokens());
        yield done(often, noun.gender(), noun.shortName(), noun.plural(), "so zurückgelegte");
      }
      case BoardAmount.SpacesMoved _ -> done(often, Gender.N, "Feld", "Felder", "so zurückgelegte");
      case CombatAmount.DamagePrevented() ->
          "in diesem Kampf "
              + (often.none() ? "kein " : often.any() ? "" : some(often))
              + "Schaden an deinen Kämpfern verhindert wurde";
      case BoardAmount.InSupply(String kind) when often.none() -> {
        Noun noun = scope.tokenOf(kind);
        yield "in deinem Vorrat k"
            + NOMINATIVE.ein(noun.gender())
            + " "
            + noun.shortName()
            + " liegt";
      }
      case PileAmount.Laid(String deck) when often.none() -> {
        Noun noun = scope.second(deck);
        yield "vor dir k" + NOMINATIVE.ein(noun.gender()) + " " + noun.shortName() + " liegt";
      }
      case PileAmount.CountCards _ when often.none() ->
          "keine " + amounts.counted(number, false) + " liegt";
      case Remembered.ThisTurn(Remembered.Deed deed, Players who) when !who.isEach() ->
          thisTurn(deed, who, often);
      case Reading.CardsIn cards when !cards.whose().isEach() -> cards(cards, often);
      case BoardAmount.CountTokens(Tokens of) when of.whose() == Tokens.Whose.YOURS -> {
        String none = "k" + NOMINATIVE.einer(scope.token(of).gender()) + " ";
        String some = often.none() ? none : some(often);
        yield new GermanTokens(scope, names).yours(of, some) + lie(often);
      }
      case Amount.CombatDamage() when often.none() || often.any() ->
          "in diesem Kampf "
              + (often.none() ? "kein " : "")
              + COMBAT_DAMAGE.mark("Kampfschaden")
              + " entstanden ist";
      case Amount.DamageTaken(boolean opposing) when often.none() || often.any() ->
          GermanAmounts.combatant(opposing)
              + " in diesem Kampf "
              + (often.none() ? "keinen " : "")
              + "Schaden erlitten hat";
      case Amount.DamageDealt() ->
          "so " + (often.none() ? "kein " : some(often)) + "Schaden zugefügt wurde";
      case BoardAmount.CountTokens(Tokens of)
          when !often.none() && !(often.isOne() && of.whose() == Tokens.Whose.OPPOSING) ->
          some(often) + amounts.counted(number, !often.isOne()) + lie(often);
      case PileAmount.CountCards _ when !often.isOne() ->
          some(often) + amounts.counted(number, true) + lie(often);
      case Amount.DiscardsTagged _ ->
          (often.none() ? "keine " : some(often))
              + amounts.counted(number, !often.isOne())
              + lie(often);
      case BoardAmount.InSupply _, PileAmount.Laid _ when !often.none() ->
          some(often) + amounts.counted(number, !often.isOne()) + lie(often);
      default -> null;
    };
  }

  /** "so mindestens 2 Karten bewegt wurden", of "so bewegte" cards. */
  private static String done(
      HowOften often, Gender gender, String one, String several, String suchAs) {
    return "so "
        + (often.none() ? "k" + NOMINATIVE.ein(gender) + " " : some(often))
        + (often.isOne() ? one : several)
        + " "
        + suchAs.replaceFirst("^so ", "").replaceFirst("e(\\W*)$", "$1")
        + (often.isOne() ? " wurde" : " wurden");
  }

  private String cards(Reading.CardsIn in, HowOften often) {
    Players whose = in.whose();
    return in.pile() == Reading.Pile.HAND
        ? names.player(whose) + " " + cards(often) + " auf der Hand " + has(whose)
        : names.pile(whose, in.pile()) + " " + cards(often) + lie(often);
  }

  private static String has(Players who) {
    return who == Players.YOU ? "hast" : "hat";
  }

  private static String lie(HowOften often) {
    return often.isOne() ? " liegt" : " liegen";
  }

  private static String cards(HowOften often) {
    return often.none() ? "keine Karte" : some(often) + (often.isOne() ? "Karte" : "Karten");
  }

  private String thisTurn(Remembered.Deed deed, Players who, HowOften often) {
    GermanRules.Done done = GermanRules.deed(deed, who, names);
    boolean damage = deed == Remembered.Deed.DAMAGE_DEALT || deed == Remembered.Deed.DAMAGE_TAKEN;
    String noun = damage ? "Schaden" : done.noun();
    String a = ACCUSATIVE.ein(damage ? Gender.M : done.gender()) + " ";
    String what =
        often.none()
            ? "k" + a + noun
            : often.any()
                ? (damage ? "" : a) + noun
                : some(often) + (often.isOne() ? done.noun() : done.nouns());
    if (deed == Remembered.Deed.ACTIONS_LEFT && often.none()) { // "noch keine" is "not yet"
      return done.by().strip().replaceFirst("noch", "keine Aktion mehr");
    }
    return done.by().strip().replaceFirst("in diesem Zug (noch )?", "$0" + what + " ");
  }

  /** "mindestens 2 ". */
  static String some(HowOften often) {
    return switch (often.how()) {
          case AT_LEAST -> "mindestens ";
          case AT_MOST -> "höchstens ";
          case MORE_THAN -> "mehr als ";
          case LESS_THAN -> "weniger als ";
          case EXACTLY -> "genau ";
          case NOT -> "nicht genau ";
        }
        + often.number()
        + " ";
  }
}
