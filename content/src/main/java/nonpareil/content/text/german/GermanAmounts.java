package nonpareil.content.text.german;

import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.DISCARD;
import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.PRINTED_VALUE;
import static nonpareil.content.text.Term.REVEAL;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.Term.YOUR_FIGHTER;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanCase.GENITIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nonpareil.content.text.Memory;
import nonpareil.content.text.Momentary;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Arithmetic;
import nonpareil.engine.effect.BoardAmount;
import nonpareil.engine.effect.CombatAmount;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/** Numbers of things in German. */
final class GermanAmounts {

  private static final Map<Integer, String> FRACTIONS =
      Map.of(
          3, "Drittel",
          4, "Viertel",
          5, "Fünftel",
          6, "Sechstel",
          7, "Siebtel",
          8, "Achtel",
          9, "Neuntel");

  /** Behind an amount that stays what it is, whatever it is counted by. */
  static final String AS_OF_NOW = " (Stand jetzt)";

  private final Scope scope;
  private final GermanNames names;
  private final GermanTokens tokens;

  GermanAmounts(Scope scope, GermanNames names, GermanTokens tokens) {
    this.scope = scope;
    this.names = names;
    this.tokens = tokens;
  }

  /** A number of things, and what it is counted by. */
  record Measure(String head, String tail) {

    /** What it is counted by comes first: "für jede Harpyie 1 Karte". */
    String text() {
      return tail.isEmpty() ? head : tail.strip() + " " + head;
    }
  }

  /** So many for each of something: 2, " für jede Karte auf deiner Hand", " (höchstens 4)". */
  record Rate(int each, String forEach, String limit) {}

  /** Something that is counted: "jede Karte", "2 Karten", "der Karten". */
  private record Counted(Gender gender, String one, String several, String ofSeveral, String rest) {

    /** Without an adjective that is declined. */
    Counted(Gender gender, String one, String several, String rest) {
      this(gender, one, several, several, rest);
    }

    /** With one before the noun: "so bewegte" Karten, der "so bewegten" Karten. */
    static Counted such(Gender gender, String how, String one, String several, String rest) {
      String weak = how + "n ";
      String first = gender == Gender.M ? weak : how + " ";
      return new Counted(gender, first + one, how + " " + several, weak + several, rest);
    }

    String each() {
      return GermanCase.ACCUSATIVE.jeder(gender) + " " + one + rest;
    }
  }

  /** "2 Karten", "1 Karte für jede ...", "Karten in Höhe der ...". */
  Measure measure(Amount amount, String unit, String units) {
    if (amount instanceof Amount.Fixed(int number)) {
      return new Measure(number + " " + (number == 1 ? unit : units), "");
    }
    Rate rate = rate(amount);
    if (rate != null) {
      String head = rate.each() + " " + (rate.each() == 1 ? unit : units);
      return new Measure(head + rate.limit(), rate.forEach());
    }
    return new Measure(units + " in Höhe " + number(amount, GENITIVE), "");
  }

  /** "bis zu 2 Karten", "für jede Harpyie bis zu 1 Karte", "bis zu so viele Karten wie ...". */
  String upTo(Amount amount, String unit, String units) {
    String most = UP_TO.mark("bis zu") + " ";
    if (!isTold(amount)) {
      String so = unit.equals(units) ? "so viel " : "so viele ";
      return most + so + units + " wie " + number(amount, NOMINATIVE);
    }
    var measure = measure(amount, unit, units);
    String counted = measure.tail().isEmpty() ? "" : measure.tail().strip() + " ";
    return counted + most + measure.head();
  }

  /** Whether it is told as a number, if need be so many for each of something. */
  boolean isTold(Amount amount) {
    return amount instanceof Amount.Fixed || rate(amount) != null;
  }

  /** The amount as so many for each of something, if it can be told so. */
  @Nullable Rate rate(Amount amount) {
    return switch (amount) {
      case Amount.PerDiscarded(int each) -> new Rate(each, " für " + discarded().each(), "");
      case Arithmetic.Times(Amount.Fixed(int each), Amount of) -> {
        Rate rate = rate(of);
        yield rate == null || rate.each() != 1 || of instanceof Arithmetic
            ? null
            : new Rate(each, rate.forEach(), rate.limit());
      }
      case Arithmetic.Portion(Amount of, int by, boolean up) -> {
        if (!up && of instanceof Amount.Count(Fighters fighters)) {
          Fighters set = scope.resolve(fighters);
          yield names.isOne(set) ? null : new Rate(1, " für je " + names.someOf("" + by, set), "");
        }
        Counted counted = up ? null : counted(of);
        yield counted == null
            ? null
            : new Rate(1, " für je " + by + " " + counted.several() + counted.rest(), "");
      }
      case Arithmetic.SmallerOf(List<Amount> of) -> limited(of, "höchstens");
      case Arithmetic.LargerOf(List<Amount> of) -> limited(of, "mindestens");
      case Amount.Count(Fighters fighters) -> new Rate(1, forEach(scope.resolve(fighters)), "");
      case BoardAmount.CountTokens(Tokens of) ->
          new Rate(1, " für " + tokens.each(of, GermanCase.ACCUSATIVE), "");
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
        yield counted == null ? null : new Rate(1, " für " + counted.each(), "");
      }
    };
  }

  private @Nullable Rate limited(List<Amount> of, String limit) {
    Rate rate = limit(of) == null ? null : rate(of.getFirst());
    return rate == null || !rate.limit().isEmpty()
        ? null
        : new Rate(rate.each(), rate.forEach(), " (" + limit + " " + limit(of) + ")");
  }

  /** The number an amount is held to, if that is all the list says. */
  private static @Nullable Integer limit(List<Amount> of) {
    boolean held = of.size() == 2 && !(of.getFirst() instanceof Amount.Fixed);
    return held && of.getLast() instanceof Amount.Fixed(int number) ? number : null;
  }

  private String forEach(Fighters fighters) {
    return names.isOne(fighters)
        ? " (falls " + names.bare(fighters) + " " + names.stands(fighters) + ")"
        : " für " + names.each(fighters, GermanCase.ACCUSATIVE);
  }

  private static Counted discarded() {
    String so = "so " + DISCARD.mark("abgeworfene") + " ";
    String ofSo = "so " + DISCARD.mark("abgeworfenen") + " ";
    return new Counted(Gender.F, so + "Karte", so + "Karten", ofSo + "Karten", "");
  }

  /** "so ausgegebene Spulen". */
  private static Counted such(String how, Noun noun) {
    Counted plain = Counted.such(noun.gender(), how, noun.accusative(), noun.plural(), "");
    String weak = how + "n " + German.weakPlural(noun);
    return new Counted(plain.gender(), plain.one(), plain.several(), weak, "");
  }

  /** What the counters are called that were spent last. */
  Noun spentCounter() {
    String counter = names.spent();
    return counter == null || counter.equals(RuleEffect.THIS_CARD)
        ? Noun.of(scope.language(), "Marker")
        : scope.counter(counter);
  }

  /** What an amount counts one by one; null if it is no such amount, or fighters. */
  private @Nullable Counted counted(Amount amount) {
    return switch (amount) {
      case Amount.CombatDamage() ->
          new Counted(
              Gender.M,
              "Punkt",
              "Punkte",
              " " + COMBAT_DAMAGE.mark("Kampfschaden") + " in diesem Kampf");
      case Amount.DamageTaken(boolean opposing) ->
          new Counted(
              Gender.M,
              "Schadenspunkt, den " + combatant(opposing),
              "Schadenspunkte, die " + combatant(opposing),
              " in diesem Kampf erlitten hat,");
      case Amount.DamageDealt() ->
          Counted.such(Gender.M, "so zugefügte", "Schadenspunkt", "Schadenspunkte", "");
      case Amount.DiscardsTagged(String tag) ->
          new Counted(
              Gender.F,
              scope.tag(tag) + "-Karte",
              scope.tag(tag) + "-Karten",
              " in deinem Abwurfstapel");
      case Amount.PerDiscarded(int each) -> each == 1 ? discarded() : null;
      case Reading.CardsIn(Players whose, Reading.Pile pile) ->
          new Counted(Gender.F, "Karte", "Karten", " " + names.pile(whose, pile));
      case Reading.HealthOf(Fighters fighters) ->
          new Counted(Gender.M, "Lebenspunkt", "Lebenspunkte", " " + whose(fighters));
      case Reading.HealthLost(Fighters fighters) ->
          Counted.such(Gender.M, "fehlende", "Lebenspunkt", "Lebenspunkte", " " + whose(fighters));
      case Reading.ZonesOf(Fighters fighters) ->
          new Counted(Gender.F, "Zone", "Zonen", " " + whose(fighters));
      case Remembered kept -> remembered(kept);
      case PileAmount.CountCards count when count.in().kind() == Pile.Kind.MOVED ->
          movedThisWay(sets().unit(count.cards(), false), sets().unit(count.cards(), true));
      case PileAmount.CountCards count ->
          new Counted(
              Gender.F,
              sets().unit(count.cards(), false),
              sets().unit(count.cards(), true),
              sets().unit(count.cards(), true).replaceFirst("^vielseitige ", "vielseitigen "),
              " " + sets().in(count.in(), count.whose()));
      case PileAmount.MovedCards() -> movedThisWay("Karte", "Karten");
      case PileAmount.Laid(String deck) -> {
        Noun noun = scope.second(deck);
        yield new Counted(
            noun.gender(), noun.accusative(), noun.plural(), German.weakPlural(noun), " vor dir");
      }
      case CombatAmount.DamageToCome() ->
          new Counted(Gender.M, "Punkt", "Punkte", " dieses Schadens");
      case CombatAmount.DamagePrevented() ->
          Counted.such(
              Gender.M,
              "in diesem Kampf an deinen Kämpfern verhinderte",
              "Schadenspunkt",
              "Schadenspunkte",
              "");
      case BoardAmount.TokensTaken() -> such("so zurückgelegte", scope.token(names.takenTokens()));
      case BoardAmount.SpacesMoved() ->
          Counted.such(Gender.N, "so zurückgelegte", "Feld", "Felder", "");
      case BoardAmount.Fallen(String kind) -> {
        Noun noun = scope.noun(kind);
        Counted such = such("besiegte", noun);
        yield new Counted(such.gender(), such.one(), such.several(), such.ofSeveral(), " von dir");
      }
      case BoardAmount.InSupply(String kind) ->
          new Counted(
              scope.tokenOf(kind).gender(),
              scope.tokenOf(kind).accusative(),
              scope.tokenOf(kind).plural(),
              German.weakPlural(scope.tokenOf(kind)),
              " in deinem Vorrat");
      case Amount.Count _,
          Amount.Fixed _,
          Amount.BoostOf _,
          Arithmetic _,
          Reading _,
          PileAmount.HighestBoost _,
          PileAmount.ValueOn _,
          BoardAmount _ ->
          null;
    };
  }

  /** What an amount counts one by one, in the accusative: one of it, or several. */
  String counted(Amount amount, boolean many) {
    if (amount instanceof BoardAmount.CountTokens(Tokens of)) {
      return tokens.counted(of, many);
    }
    Counted counted = Objects.requireNonNull(counted(amount));
    return (many ? counted.several() : counted.one()) + counted.rest();
  }

  private Counted remembered(Remembered kept) {
    return switch (kept) {
      case Remembered.CounterOf(String counter) when counter.equals(RuleEffect.THIS_CARD) ->
          new Counted(Gender.M, "Marker", "Marker", " auf dieser Karte");
      case Remembered.CounterOf(String counter) -> {
        Noun noun = scope.counter(counter);
        String you = GermanCase.ACCUSATIVE.der(noun.gender()) + " du hast,";
        String have = GermanNames.isMass(noun) ? ", " + you : ", die du hast,";
        yield new Counted(
            noun.gender(),
            noun.accusative() + ", " + you,
            noun.plural() + have,
            German.weakPlural(noun) + have,
            "");
      }
      case Remembered.Spent() -> such("so ausgegebene", spentCounter());
      case Remembered.ThisTurn(Remembered.Deed deed, Players who) -> {
        GermanRules.Done done = GermanRules.deed(deed, who);
        yield new Counted(done.gender(), done.one(), done.several(), "");
      }
    };
  }

  /** "Zorn, die du hast,": a counter that is not told apart one by one; else null. */
  private @Nullable String mass(Amount amount) {
    return isCounter(amount)
            && amount instanceof Remembered.CounterOf(String counter)
            && GermanNames.isMass(scope.counter(counter))
        ? scope.counter(counter).dative() + ", die du hast,"
        : null;
  }

  private static String combatant(boolean opposing) {
    return opposing
        ? "der " + OPPOSING_FIGHTER.mark("gegnerische Kämpfer")
        : YOUR_FIGHTER.mark("dein Kämpfer");
  }

  /** Made anew each time: sets of cards speak of amounts in their turn. */
  private GermanCardSets sets() {
    return new GermanCardSets(scope, names, this);
  }

  /** "von Medusa", "deiner Kämpfer". */
  private String whose(Fighters fighters) {
    return names.whose(scope.resolve(fighters));
  }

  /** A noun with its article in a case; {@code rest} stays as it is. */
  private static String noun(GermanCase in, Gender gender, String noun, String rest) {
    return in.der(gender) + " " + noun + rest;
  }

  /** "Wert" with an adjective before it, which may be empty. */
  private static String value(GermanCase in, String adjective, String rest) {
    String quality = adjective.isEmpty() ? "" : adjective + in.weak(Gender.M) + " ";
    String noun = quality + "Wert" + (in == GENITIVE ? "s" : "");
    boolean term = !adjective.isEmpty();
    return noun(in, Gender.M, term ? PRINTED_VALUE.mark(noun) : noun, rest);
  }

  /** The amount as a noun: "3", "die Anzahl der Karten auf deiner Hand". */
  String number(Amount amount, GermanCase in) {
    return switch (amount) {
      case Amount.Fixed(int number) -> String.valueOf(number);
      case Amount.CombatDamage() ->
          noun(
              in,
              Gender.M,
              COMBAT_DAMAGE.mark(in == GENITIVE ? "Kampfschadens" : "Kampfschaden"),
              " in diesem Kampf");
      case Amount.DamageTaken(boolean opposing) ->
          noun(
              in,
              Gender.M,
              "in diesem Kampf erlitten"
                  + in.weak(Gender.M)
                  + (in == GENITIVE ? " Schadens" : " Schaden"),
              opposing
                  ? " des " + OPPOSING_FIGHTER.mark("gegnerischen Kämpfers")
                  : " " + YOUR_FIGHTER.mark("deines Kämpfers"));
      case Amount.DamageDealt() ->
          noun(
              in,
              Gender.M,
              "so zugefügt" + in.weak(Gender.M),
              in == GENITIVE ? " Schadens" : " Schaden");
      case Amount.Count(Fighters fighters) -> {
        Fighters set = scope.resolve(fighters);
        yield names.isOne(set)
            ? (in == GENITIVE ? "von 1" : "1")
                + (" (falls " + names.bare(set) + " " + names.stands(set) + ", sonst 0)")
            : noun(in, Gender.F, "Anzahl ", names.several(set));
      }
      case Amount.DiscardsTagged _,
          Reading.CardsIn _,
          Reading.HealthLost _,
          Reading.ZonesOf _,
          CombatAmount _,
          Remembered _,
          PileAmount.CountCards _,
          PileAmount.MovedCards _,
          PileAmount.Laid _,
          BoardAmount.TokensTaken _,
          BoardAmount.SpacesMoved _,
          BoardAmount.Fallen _,
          BoardAmount.InSupply _ ->
          mass(amount) == null
              ? noun(in, Gender.F, "Anzahl ", ofCounted(amount))
              : noun(in, Gender.F, "Menge ", "an " + mass(amount));
      case BoardAmount.CountTokens(Tokens of) ->
          noun(in, Gender.F, "Anzahl ", tokens.ofSeveral(of));
      case PileAmount.HighestBoost() ->
          noun(
              in,
              Gender.M,
              "höchst"
                  + in.weak(Gender.M)
                  + " "
                  + BOOST_VALUE.mark(in == GENITIVE ? "Boost-Werts" : "Boost-Wert"),
              " unter den " + movedThisWay("n") + " Karten");
      case PileAmount.ValueOn(Amount.BoostOf.Which card) ->
          value(in, "abgedruckt", " " + cardOf(card));
      case BoardAmount.StartHealth(String kind) ->
          noun(
              in,
              Gender.F,
              "Zahl der Lebenspunkte, die ",
              names.bare(scope.resolve(Fighters.kind(kind))) + " zu Beginn hat,");
      case Amount.PerDiscarded(int each) ->
          (each == 1 ? "" : each + " mal ") + noun(in, Gender.F, "Anzahl ", ofCounted(amount));
      case Amount.BoostOf(Amount.BoostOf.Which card) ->
          noun(
              in,
              Gender.M,
              BOOST_VALUE.mark(in == GENITIVE ? "Boost-Werts" : "Boost-Wert"),
              " " + cardOf(card));
      case Reading.HealthOf(Fighters fighters) -> {
        boolean one = names.isOne(scope.resolve(fighters));
        String total = one ? "" : "gesamt" + in.weak(Gender.F) + " ";
        yield noun(in, Gender.F, total + "Lebenspunktzahl ", whose(fighters));
      }
      case Reading.Distance(Fighters one, Fighters other) ->
          noun(
              in,
              Gender.F,
              "Entfernung ",
              "zwischen "
                  + names.these(scope.resolve(one))
                  + " und "
                  + names.these(scope.resolve(other)));
      case Reading.ValueOf(Reading.Side card) -> value(in, "", " " + cardOf(card));
      case Reading.PrintedValueOf(Reading.Side card) -> value(in, "abgedruckt", " " + cardOf(card));
      case Reading.NamedNumber() -> noun(in, Gender.F, "genannt" + in.weak(Gender.F), " Zahl");
      case Arithmetic compound -> compound(compound, in);
    };
  }

  /** The amount as a noun, of which nothing changes any more. */
  String settled(Amount amount, GermanCase in) {
    String number = number(amount, in);
    return Momentary.is(amount)
        ? unclosed(number) + AS_OF_NOW + (number.endsWith(",") ? "," : "")
        : number;
  }

  private String compound(Arithmetic amount, GermanCase in) {
    return switch (amount) {
      case Arithmetic.Sum(List<Amount> of) -> noun(in, Gender.F, "Summe aus ", list(of));
      case Arithmetic.Times(Amount times, Amount of) ->
          times instanceof Amount.Fixed(int number)
              ? noun(in, Gender.N, number + "-Fache" + n(in), " " + of(of))
              : noun(in, Gender.N, "Produkt" + s(in), " aus " + list(List.of(times, of)));
      case Arithmetic.Portion(Amount of, int by, boolean up) ->
          (by == 2
                  ? noun(in, Gender.F, "Hälfte", " ")
                  : in.ein(Gender.N)
                      + " "
                      + FRACTIONS.getOrDefault(by, by + ". Teil")
                      + s(in)
                      + " ")
              + of(of)
              + (up ? " (aufgerundet)" : " (abgerundet)");
      case Arithmetic.Difference(Amount one, Amount other) ->
          noun(in, Gender.F, "Differenz zwischen ", list(List.of(one, other)));
      case Arithmetic.Minus(Amount from, Amount taken) ->
          (from instanceof Amount.Fixed(int number)
                  ? (in == GENITIVE ? "von " : "") + number
                  : reckoned(from) ? (in == GENITIVE ? "von " : "") + part(from) : number(from, in))
              + " abzüglich "
              + (taken instanceof Amount.Fixed(int number)
                  ? number
                  : reckoned(taken) ? part(taken) : unclosed(number(taken, GENITIVE)))
              + " (nicht weniger als 0)";
      case Arithmetic.SmallerOf(List<Amount> of) ->
          extreme(of, in, "kleiner", "kleinst", "höchstens");
      case Arithmetic.LargerOf(List<Amount> of) -> extreme(of, in, "größer", "größt", "mindestens");
    };
  }

  private static boolean reckoned(Amount amount) {
    return amount instanceof Arithmetic || amount instanceof Amount.PerDiscarded;
  }

  /** Without the comma that would end its clause. */
  private static String unclosed(String clause) {
    return clause.endsWith(",") ? clause.substring(0, clause.length() - 1) : clause;
  }

  private String extreme(
      List<Amount> of, GermanCase in, String ofTwo, String ofMany, String limit) {
    Integer held = limit(of);
    if (held != null) {
      return number(of.getFirst(), in) + " (" + limit + " " + held + ")";
    }
    String which = (of.size() == 2 ? ofTwo : ofMany) + in.weak(Gender.F);
    return noun(in, Gender.F, which + " Zahl", " von " + list(of));
  }

  private static String n(GermanCase in) {
    return in == DATIVE || in == GENITIVE ? "n" : "";
  }

  private static String s(GermanCase in) {
    return in == GENITIVE ? "s" : "";
  }

  /** "von 3", "des Werts dieser Karte", "der Karten auf deiner Hand". */
  private String of(Amount amount) {
    if (amount instanceof Amount.Fixed) {
      return "von " + part(amount);
    }
    Counted counted = counted(amount);
    return counted != null && !isCounter(amount)
        ? ofCounted(amount)
        : amount instanceof Arithmetic || amount instanceof Amount.PerDiscarded
            ? "von " + part(amount)
            : number(amount, GENITIVE);
  }

  private static boolean isCounter(Amount amount) {
    return amount instanceof Remembered.CounterOf(String counter)
        && !counter.equals(RuleEffect.THIS_CARD);
  }

  /** The amount as a noun; brackets keep together what is reckoned. */
  String bracketed(Amount amount) {
    String text = number(amount, NOMINATIVE);
    return reckoned(amount) ? "(" + unclosed(text) + ")" : text;
  }

  private String list(List<Amount> of) {
    var texts = new ArrayList<String>();
    for (Amount amount : of.subList(0, of.size() - 1)) {
      // a subordinate clause ends with a comma of its own
      texts.add(part(amount) + (isClause(amount) ? "," : ""));
    }
    texts.add(part(of.getLast()) + (isClause(of.getLast()) ? "," : ""));
    return Texts.list(texts, " und ").replace(",,", ",");
  }

  private boolean isClause(Amount amount) {
    return !(amount instanceof Arithmetic) && number(amount, DATIVE).endsWith(",");
  }

  /** An amount inside another: brackets keep together what belongs together. */
  private String part(Amount amount) {
    boolean compound = amount instanceof Arithmetic || amount instanceof Amount.PerDiscarded;
    String text = number(amount, DATIVE);
    String whole = text.endsWith(",") ? text.substring(0, text.length() - 1) : text;
    return compound ? "(" + whole + ")" : whole;
  }

  /** "der Karten auf deiner Hand", after "die Anzahl". */
  private String ofCounted(Amount amount) {
    Counted counted = amount instanceof Amount.PerDiscarded ? discarded() : counted(amount);
    if (counted == null) {
      return "";
    }
    return "der " + counted.ofSeveral() + counted.rest();
  }

  private String cardOf(Reading.Side card) {
    return card == Reading.Side.OWN
        ? names.ownCard(GENITIVE)
        : "der " + OPPOSING_CARD.mark("gegnerischen Karte");
  }

  /** A card in the genitive. */
  String cardOf(Amount.BoostOf.Which card) {
    return switch (card) {
      case MOVED ->
          names.lastMove() == Memory.Moved.CHOSEN
              ? "der gewählten Karte"
              : (names.lastMoveIsOne() ? "der " : "der letzten ") + movedThisWay("n") + " Karte";
      case SEEN -> "der gezeigten Karte";
      case DISCARDED -> "der " + DISCARD.mark("abgeworfenen") + " Karte";
      case REVEALED -> "der " + REVEAL.mark("aufgedeckten") + " Karte";
      case OPPOSING -> "der " + OPPOSING_CARD.mark("gegnerischen Karte");
      case OWN -> names.ownCard(GENITIVE);
      case DISCARD_TOP -> "der obersten Karte deines Abwurfstapels";
      case CHOSEN -> "der gewählten Karte";
      case THIS_CARD -> names.thisCard(GENITIVE);
      case BOOST_CARDS -> "aller Boost-Karten " + names.ownCard(GENITIVE) + " zusammen";
    };
  }

  /** "so bewegte", "so abgeworfenen". */
  String movedThisWay(String ending) {
    return switch (names.lastMove()) {
      case MOVED -> "so bewegte" + ending;
      case DISCARDED -> "so " + DISCARD.mark("abgeworfene" + ending);
      case CHOSEN -> "so gewählte" + ending;
    };
  }

  private Counted movedThisWay(String one, String several) {
    String strong = movedThisWay("") + " ";
    return new Counted(
        Gender.F, strong + one, strong + several, movedThisWay("n") + " " + several, "");
  }

  /** "2 Karten". */
  String cards(Amount number) {
    return measure(number, "Karte", "Karten").text();
  }

  /** "2 Felder". */
  String spaces(Amount number) {
    return measure(number, "Feld", "Felder").text();
  }
}
