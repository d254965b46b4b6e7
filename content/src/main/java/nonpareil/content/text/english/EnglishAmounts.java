package nonpareil.content.text.english;

import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.DEFEATED;
import static nonpareil.content.text.Term.DISCARD;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.PRINTED_VALUE;
import static nonpareil.content.text.Term.REVEAL;
import static nonpareil.content.text.Term.YOUR_FIGHTER;

import java.util.List;
import java.util.Objects;
import nonpareil.content.text.Memory;
import nonpareil.content.text.Momentary;
import nonpareil.content.text.Noun;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Arithmetic;
import nonpareil.engine.effect.BoardAmount;
import nonpareil.engine.effect.CombatAmount;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/** Numbers of things in English. */
final class EnglishAmounts {

  private static final String BOOST = "the " + BOOST_VALUE.mark("boost value");

  /** Behind an amount that stays what it is, whatever it is counted by. */
  static final String AS_OF_NOW = " (as of now)";

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishTokens tokens;

  EnglishAmounts(Scope scope, EnglishNames names, EnglishTokens tokens) {
    this.scope = scope;
    this.names = names;
    this.tokens = tokens;
  }

  /** A number of things, split where the target may stand between. */
  record Measure(String head, String tail) {
    String text() {
      return head + tail;
    }
  }

  /** So many for each of something: "2", " for each card in your hand (at most 4)". */
  record Rate(int each, String forEach) {}

  /** Something that is counted: one of it and several. */
  private record Counted(String one, String several) {
    static Counted same(String text) {
      return new Counted(text, text);
    }
  }

  /** "2 cards", "1 card for each ...", "a number of cards equal to ...". */
  Measure measure(Amount amount, String unit, String units) {
    if (amount instanceof Amount.Fixed(int number)) {
      return new Measure(number + " " + (number == 1 ? unit : units), "");
    }
    boolean mass = unit.equals(units);
    if (amount instanceof Amount.BoostOf(Amount.BoostOf.Which card)) {
      String equal = mass ? units + " equal to " : "as many " + units + " as ";
      return new Measure(equal + boostOf(card), "");
    }
    if (amount instanceof PileAmount.ValueOn) {
      return new Measure(
          (mass ? units + " equal to " : "as many " + units + " as ") + number(amount), "");
    }
    Rate rate = rate(amount);
    if (rate != null) {
      return new Measure(rate.each() + " " + (rate.each() == 1 ? unit : units), rate.forEach());
    }
    return new Measure(mass ? units : "a number of " + units, " equal to " + number(amount));
  }

  /** The amount as so many for each of something, if it can be told so. */
  @Nullable Rate rate(Amount amount) {
    return switch (amount) {
      case Amount.PerDiscarded(int each) -> new Rate(each, " for each " + discarded().one());
      case Arithmetic.Times(Amount.Fixed(int each), Amount of) -> {
        Rate rate = rate(of);
        yield rate == null || rate.each() != 1 || of instanceof Arithmetic
            ? null
            : new Rate(each, rate.forEach());
      }
      case Arithmetic.Portion(Amount of, int by, boolean up) -> {
        Counted counted = up ? null : counted(of);
        yield counted == null
            ? null
            : new Rate(1, " for every " + by + " " + ofWhom(of) + all(of, counted));
      }
      case Arithmetic.SmallerOf(List<Amount> of) -> limited(of, "at most");
      case Arithmetic.LargerOf(List<Amount> of) -> limited(of, "at least");
      case Amount.Count(Fighters fighters) -> new Rate(1, forEach(scope.resolve(fighters)));
      case BoardAmount.CountTokens(Tokens of) -> new Rate(1, " for " + tokens.each(of));
      case Amount.Fixed _,
          Amount.CombatDamage _,
          Amount.DamageTaken _,
          Amount.DamageDealt _,
          Amount.DiscardsTagged _,
          Amount.BoostOf _,
          Arithmetic _,
          Reading _,
          CombatAmount _,
          Remembered _,
          PileAmount _,
          BoardAmount _ -> {
        Counted counted = counted(amount);
        yield counted == null ? null : new Rate(1, " for each " + counted.one());
      }
    };
  }

  /** "of " before "your Dogs", of which there are so many. */
  private String ofWhom(Amount amount) {
    boolean yours =
        amount instanceof Amount.Count(Fighters fighters)
                && names.isSomebodys(scope.resolve(fighters))
            || amount instanceof BoardAmount.CountTokens(Tokens tokens)
                && tokens.whose() == Tokens.Whose.YOURS;
    return yours ? "of " : "";
  }

  /** The amount as a noun; brackets keep together what is reckoned. */
  String bracketed(Amount amount) {
    boolean reckoned = amount instanceof Arithmetic || amount instanceof Amount.PerDiscarded;
    return reckoned ? "(" + number(amount) + ")" : number(amount);
  }

  private @Nullable Rate limited(List<Amount> of, String limit) {
    Rate rate = limit(of) == null ? null : rate(of.getFirst());
    boolean twice =
        of.getFirst() instanceof Arithmetic.SmallerOf
            || of.getFirst() instanceof Arithmetic.LargerOf;
    return rate == null || twice
        ? null
        : new Rate(rate.each(), rate.forEach() + " (" + limit + " " + limit(of) + ")");
  }

  /** The number an amount is held to, if that is all the list says. */
  private static @Nullable Integer limit(List<Amount> of) {
    boolean held = of.size() == 2 && !(of.getFirst() instanceof Amount.Fixed);
    return held && of.getLast() instanceof Amount.Fixed(int number) ? number : null;
  }

  private String forEach(Fighters fighters) {
    return names.isOne(fighters)
        ? " if " + names.bare(fighters) + " is " + names.whereTheyStand(fighters)
        : " for " + names.each(fighters);
  }

  private static Counted discarded() {
    String way = " " + DISCARD.mark("discarded") + " this way";
    return new Counted("card" + way, "cards" + way);
  }

  /** What an amount counts one by one; null if it is no such amount. */
  private @Nullable Counted counted(Amount amount) {
    return switch (amount) {
      case Amount.CombatDamage() -> points(COMBAT_DAMAGE.mark("combat damage") + " in this combat");
      case Amount.DamageTaken(boolean opposing) ->
          points("damage " + combatant(opposing) + " has taken in this combat");
      case Amount.DamageDealt() -> points("damage dealt this way");
      case Amount.Count(Fighters fighters) -> {
        Fighters set = scope.resolve(fighters);
        yield names.isOne(set) ? null : Counted.same(names.several(set));
      }
      case Amount.DiscardsTagged(String tag) ->
          cards(scope.tag(tag) + " ", " in your discard pile");
      case Amount.PerDiscarded(int each) -> each == 1 ? discarded() : null;
      case Reading.CardsIn(Players whose, Reading.Pile pile) ->
          cards("", " in " + names.pile(whose, pile));
      case Reading.HealthOf(Fighters fighters) ->
          Counted.same(
              names.isItsOwn(fighters)
                  ? "health of its own"
                  : "health " + whom(fighters) + (isOne(fighters) ? " has" : " have"));
      case Reading.HealthLost(Fighters fighters) ->
          Counted.same(
              names.isItsOwn(fighters)
                  ? "missing health of its own"
                  : "missing health of " + whom(fighters));
      case Reading.ZonesOf(Fighters fighters) -> {
        String stand = " in which " + names.oneOf(scope.resolve(fighters)) + " stands";
        yield new Counted("zone" + stand, "zones" + stand);
      }
      case Remembered kept -> remembered(kept);
      case PileAmount.CountCards count ->
          new Counted(sets().counted(count, false), sets().counted(count, true));
      case PileAmount.MovedCards() -> cards("", movedThisWay());
      case PileAmount.Laid(String deck) ->
          new Counted(
              scope.second(deck).shortName() + " before you",
              scope.second(deck).plural() + " before you");
      case CombatAmount.DamageToCome() -> points("that damage");
      case CombatAmount.DamagePrevented() ->
          points("damage to your fighters prevented in this combat");
      case BoardAmount.CountTokens(Tokens of) ->
          new Counted(tokens.counted(of, false), tokens.counted(of, true));
      case BoardAmount.TokensTaken() -> {
        Noun token = scope.token(names.takenTokens());
        String way = " returned this way";
        yield new Counted(token.shortName() + way, token.plural() + way);
      }
      case BoardAmount.SpacesMoved() ->
          new Counted("space moved this way", "spaces moved this way");
      case BoardAmount.Fallen(String kind) -> {
        Noun noun = scope.noun(kind);
        String defeated = DEFEATED.mark("defeated") + " ";
        yield new Counted(
            defeated + noun.shortName() + " of yours", defeated + noun.plural() + " of yours");
      }
      case BoardAmount.InSupply(String kind) ->
          new Counted(
              scope.tokenOf(kind).shortName() + " in your supply",
              scope.tokenOf(kind).plural() + " in your supply");
      case Amount.Fixed _,
          Amount.BoostOf _,
          Arithmetic _,
          Reading _,
          PileAmount.HighestBoost _,
          PileAmount.ValueOn _,
          BoardAmount.StartHealth _ ->
          null;
    };
  }

  /** One of what an amount counts one by one. */
  String one(Amount amount) {
    return Objects.requireNonNull(counted(amount)).one();
  }

  /** Several of it. */
  String several(Amount amount) {
    return Objects.requireNonNull(counted(amount)).several();
  }

  /** All of it, behind "the number of" and "every 2". */
  private String all(Amount amount, Counted counted) {
    return amount instanceof BoardAmount.CountTokens(Tokens of) && of.whose() != Tokens.Whose.CHOSEN
        ? tokens.several(of)
        : counted.several();
  }

  private Counted remembered(Remembered kept) {
    return switch (kept) {
      case Remembered.CounterOf(String counter) ->
          counter.equals(RuleEffect.THIS_CARD)
              ? new Counted("counter on this card", "counters on this card")
              : new Counted(
                  scope.counter(counter).shortName() + " you have",
                  scope.counter(counter).plural() + " you have");
      case Remembered.Spent() -> {
        Noun noun = counter(names.spent());
        yield new Counted(noun.shortName() + " spent this way", noun.plural() + " spent this way");
      }
      case Remembered.ThisTurn(Remembered.Deed deed, Players who) -> {
        EnglishRules.Deed words = EnglishRules.deed(deed);
        String has =
            deed == Remembered.Deed.DAMAGE_TAKEN
                ? names.possessive(PlayerMention.plain(who)) + " fighters have "
                : names.player(who) + (who == Players.YOU ? " have " : " has ");
        String done = " " + has + words.done() + " this turn";
        yield new Counted(words.one() + done, words.several() + done);
      }
    };
  }

  /** What a counter is called; one that lies on this card is a counter. */
  private Noun counter(@Nullable String counter) {
    return counter == null || counter.equals(RuleEffect.THIS_CARD)
        ? Noun.of(scope.language(), "counter")
        : scope.counter(counter);
  }

  /** Whether it is not told apart one by one, as rage. */
  private boolean isMass(Amount amount) {
    if (amount instanceof Remembered.CounterOf(String counter)) {
      return counter(counter).isMass();
    }
    return amount instanceof Remembered.Spent && counter(names.spent()).isMass();
  }

  /** Made anew each time: sets of cards speak of amounts in their turn. */
  private EnglishCardSets sets() {
    return new EnglishCardSets(scope, names, this);
  }

  private static Counted cards(String before, String behind) {
    return new Counted(before + "card" + behind, before + "cards" + behind);
  }

  private static Counted points(String of) {
    return new Counted("point of " + of, "points of " + of);
  }

  private static String combatant(boolean opposing) {
    return opposing
        ? "the " + OPPOSING_FIGHTER.mark("opposing fighter")
        : YOUR_FIGHTER.mark("your fighter");
  }

  private boolean isOne(Fighters fighters) {
    return names.isOne(scope.resolve(fighters));
  }

  /** The fighters an amount is read from. */
  private String whom(Fighters fighters) {
    return names.these(scope.resolve(fighters));
  }

  /** The amount as a noun: "3", "the number of cards in your hand". */
  String number(Amount amount) {
    return switch (amount) {
      case Amount.Fixed(int number) -> String.valueOf(number);
      case Amount.CombatDamage() ->
          "the " + COMBAT_DAMAGE.mark("combat damage") + " in this combat";
      case Amount.DamageTaken(boolean opposing) ->
          "the damage " + combatant(opposing) + " has taken in this combat";
      case Amount.DamageDealt() -> "the damage dealt this way";
      case Amount.Count(Fighters fighters) -> {
        Fighters set = scope.resolve(fighters);
        yield names.isOne(set)
            ? "1 (if " + names.bare(set) + " is " + names.whereTheyStand(set) + ", otherwise 0)"
            : "the number of " + names.several(set);
      }
      case Amount.PerDiscarded(int each) ->
          (each == 1 ? "" : each + " times ") + "the number of " + discarded().several();
      case Amount.BoostOf(Amount.BoostOf.Which card) -> boostOf(card);
      case Reading.HealthOf(Fighters fighters) ->
          fighters.equals(Fighters.of(Fighters.Group.IT))
              ? "its health"
              : names.isItsOwn(fighters)
                  ? "its own health"
                  : (isOne(fighters) ? "the health of " : "the total health of ") + whom(fighters);
      case Reading.HealthLost(Fighters fighters) ->
          fighters.equals(Fighters.of(Fighters.Group.IT))
              ? "its missing health"
              : "the missing health of " + whom(fighters);
      case Reading.Distance(Fighters one, Fighters other) ->
          "the distance between "
              + names.nearest(scope.resolve(one))
              + " and "
              + names.nearest(scope.resolve(other));
      case Reading.ValueOf(Reading.Side card) -> "the value of " + cardOf(card);
      case Reading.PrintedValueOf(Reading.Side card) ->
          "the " + PRINTED_VALUE.mark("printed value") + " of " + cardOf(card);
      case Reading.NamedNumber() -> "the named number";
      case BoardAmount.StartHealth(String kind) ->
          "the health " + names.bare(scope.resolve(Fighters.kind(kind))) + " begins with";
      case PileAmount.HighestBoost() ->
          "the highest " + BOOST_VALUE.mark("boost value") + " among the cards" + movedThisWay();
      case PileAmount.ValueOn(Amount.BoostOf.Which card) ->
          "the " + PRINTED_VALUE.mark("printed value") + " of " + cardOf(card);
      case Amount.DiscardsTagged _,
          Reading.CardsIn _,
          Reading.ZonesOf _,
          CombatAmount _,
          Remembered _,
          PileAmount _,
          BoardAmount _ -> {
        Counted counted = counted(amount);
        yield (isMass(amount) ? "the amount of " : "the number of ")
            + (counted == null ? "" : all(amount, counted));
      }
      case Arithmetic.Sum(List<Amount> of) ->
          String.join(" plus ", of.stream().map(this::part).toList());
      case Arithmetic.Times(Amount times, Amount of) -> part(times) + " times " + part(of);
      case Arithmetic.Portion(Amount of, int by, boolean up) ->
          (by == 2 ? "half of " + part(of) : part(of) + " divided by " + by)
              + (up ? " (rounded up)" : " (rounded down)");
      case Arithmetic.Difference(Amount one, Amount other) ->
          "the difference between " + part(one) + " and " + part(other);
      case Arithmetic.Minus(Amount from, Amount taken) ->
          part(from) + " minus " + part(taken) + " (not less than 0)";
      case Arithmetic.SmallerOf(List<Amount> of) ->
          limit(of) != null
              ? number(of.getFirst()) + " (at most " + limit(of) + ")"
              : "the " + (of.size() == 2 ? "smaller" : "smallest") + " of " + list(of);
      case Arithmetic.LargerOf(List<Amount> of) ->
          limit(of) != null
              ? number(of.getFirst()) + " (at least " + limit(of) + ")"
              : "the " + (of.size() == 2 ? "larger" : "largest") + " of " + list(of);
    };
  }

  /**
   * The amount as a noun, of which nothing changes any more: "2 plus the number ... (as of now)".
   */
  String settled(Amount amount) {
    return number(amount) + (Momentary.is(amount) ? AS_OF_NOW : "");
  }

  private String list(List<Amount> of) {
    return Texts.list(of.stream().map(this::part).toList(), " and ");
  }

  /** An amount inside another: brackets keep together what belongs together. */
  private String part(Amount amount) {
    boolean compound = amount instanceof Arithmetic || amount instanceof Amount.PerDiscarded;
    String text = number(amount);
    String whole = text.endsWith(",") ? text.substring(0, text.length() - 1) : text;
    return compound ? "(" + whole + ")" : whole;
  }

  private String cardOf(Reading.Side card) {
    return card == Reading.Side.OWN
        ? names.ownCard()
        : "the " + OPPOSING_CARD.mark("opposing card");
  }

  String boostOf(Amount.BoostOf.Which card) {
    return BOOST + " of " + cardOf(card);
  }

  private String cardOf(Amount.BoostOf.Which card) {
    return switch (card) {
      case MOVED ->
          names.lastMove() == Memory.Moved.CHOSEN
              ? "the chosen card"
              : (names.lastMoveIsOne() ? "the card" : "the last card") + movedThisWay();
      case SEEN -> "the shown card";
      case DISCARDED -> "the " + DISCARD.mark("discarded") + " card";
      case REVEALED -> "the " + REVEAL.mark("revealed") + " card";
      case OPPOSING -> "the " + OPPOSING_CARD.mark("opposing card");
      case OWN -> names.ownCard();
      case DISCARD_TOP -> "the top card of your discard pile";
      case CHOSEN -> "the chosen card";
      case THIS_CARD -> names.thisCard();
      case BOOST_CARDS -> "all boost cards of " + names.ownCard() + " together";
    };
  }

  /** " moved this way", " discarded this way". */
  String movedThisWay() {
    return switch (names.lastMove()) {
      case MOVED -> " moved this way";
      case DISCARDED -> " " + DISCARD.mark("discarded") + " this way";
      case CHOSEN -> " chosen this way";
    };
  }

  /** "2 cards". */
  String cards(Amount number) {
    return measure(number, "card", "cards").text();
  }

  /** "2 cards", "as many cards as the number of your Dogs". */
  String asMany(Amount cards) {
    if (cards instanceof Amount.Fixed) {
      return cards(cards);
    }
    boolean theirs =
        cards instanceof Reading.CardsIn(Players whose, Reading.Pile pile)
            && pile == Reading.Pile.HAND
            && whose != Players.YOU
            && !whose.isEach();
    return "as many cards as "
        + (theirs ? names.player(((Reading.CardsIn) cards).whose()) : number(cards));
  }

  /** "2 spaces". */
  String spaces(Amount number) {
    return measure(number, "space", "spaces").text();
  }
}
