package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Arithmetic;
import nonpareil.engine.effect.CombatAmount;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.Reading;

/** The words for numbers that are read from the game. */
public final class Amounts {

  /** The most an amount may be in words that do not say another limit. */
  static final int MOST = 20;

  /** A part of a sum may be any number that fits into the state. */
  static final int MOST_INSIDE = 99;

  private static final Type<Amount> INSIDE = Types.amount(0, MOST_INSIDE);

  private static final Param<Fighters> OF = Param.needed("of", Types.FIGHTERS);
  private static final Param<String> TAG = Param.needed("tag", Types.TAG);
  private static final Param<Integer> EACH = Param.needed("each", Types.number(1, 4));
  private static final Param<Amount.BoostOf.Which> CARD = Param.needed("card", Types.ONE_CARD);
  private static final Param<Reading.Side> SIDE = Param.needed("card", Types.SIDE);
  private static final Param<Reading.Side> HURT =
      Param.optional("whose", Types.SIDE, Reading.Side.OWN);
  private static final Param<List<Amount>> PARTS = Param.needed("amounts", Types.AMOUNTS);
  private static final Param<List<Amount>> PAIR = Param.needed("amounts", Types.TWO_AMOUNTS);
  private static final Param<Amount> TIMES = Param.needed("times", INSIDE);
  private static final Param<Amount> WHOLE = Param.needed("amount", INSIDE);
  private static final Param<Amount> OF_AMOUNT = Param.needed("of", INSIDE).besideWord();
  private static final Param<Integer> PARTS_IN = Param.needed("parts", Types.number(2, 9));
  private static final Param<Boolean> ROUND = Param.needed("round", Types.ROUND).besideWord();
  private static final Param<List<Fighters>> BETWEEN = Param.needed("fighters", Types.TWO_SETS);

  /** All of them. */
  public static final Vocabulary<Amount> WORDS = new Vocabulary<>("a number or an amount", words());

  private static List<Word<Amount>> words() {
    var all = new ArrayList<Word<Amount>>();
    all.addAll(
        List.of(
            word("combat-damage", "the combat damage of this combat")
                .in(Window.FOUGHT)
                .builds(a -> new Amount.CombatDamage()),
            word(
                    "damage-taken",
                    "all damage your fighter has taken in this combat, also by effects;"
                        + " \"opposing\": the opposing one")
                .alone(HURT)
                .in(Window.FOUGHT)
                .builds(a -> new Amount.DamageTaken(a.get(HURT) == Reading.Side.OPPOSING)),
            word("damage-prevented", "all damage to your fighters prevented in this combat")
                .in(Window.FOUGHT)
                .builds(a -> new CombatAmount.DamagePrevented()),
            word(
                    "damage-to-come",
                    "what the fighter would take, as far as it is not prevented or diverted yet")
                .in(Window.BEFORE_DAMAGE)
                .builds(a -> new CombatAmount.DamageToCome()),
            word("damage-dealt", "the damage really dealt by the last \"damage\" of this effect")
                .needs(LeftBehind.DAMAGE)
                .builds(a -> new Amount.DamageDealt()),
            word("count", "how many fighters there are of a set")
                .alone(OF)
                .builds(a -> new Amount.Count(a.get(OF))),
            word("discards-tagged", "how many cards with a tag lie in your discard pile")
                .alone(TAG)
                .builds(a -> new Amount.DiscardsTagged(a.get(TAG))),
            word("per-discarded", "so many for each card discarded by \"discard-any\"")
                .alone(EACH)
                .needs(LeftBehind.DISCARDED_COUNT)
                .builds(a -> new Amount.PerDiscarded(a.get(EACH))),
            word("boost-of", "the boost value of a card, 0 if it has none")
                .alone(CARD)
                .builds(
                    a -> {
                      ofOpenCard(a);
                      return new Amount.BoostOf(a.get(CARD));
                    }),
            word(
                    "value-of",
                    "the value a card of the combat (\"own\" or \"opposing\") has now, or the one"
                        + " printed on another card; 0 without a card, and for a scheme")
                .alone(CARD)
                .builds(
                    a -> {
                      ofOpenCard(a);
                      return valueOf(a.get(CARD));
                    }),
            word("printed-value-of", "the value printed on a card of the combat; 0 without one")
                .alone(SIDE)
                .in(Window.COMBAT)
                .builds(a -> new Reading.PrintedValueOf(a.get(SIDE))),
            word("named-number", "the named number")
                .needs(LeftBehind.NAMED_NUMBER)
                .builds(a -> new Reading.NamedNumber()),
            PileWords.COUNT_CARDS,
            PileWords.CARDS_MOVED,
            PileWords.HIGHEST_BOOST,
            PileWords.BEFORE_YOU,
            word("health-of", "the health of fighters on the board, all together")
                .alone(OF)
                .builds(a -> new Reading.HealthOf(a.get(OF))),
            word("health-lost", "how much these fighters lack to their maximum, all together")
                .alone(OF)
                .builds(a -> new Reading.HealthLost(a.get(OF))),
            word("zones-of", "in how many zones these fighters stand, each counted once")
                .alone(OF)
                .builds(a -> new Reading.ZonesOf(a.get(OF))),
            word("distance", "how many spaces the nearest of two sets of fighters are apart")
                .alone(BETWEEN)
                .builds(
                    a -> new Reading.Distance(a.get(BETWEEN).getFirst(), a.get(BETWEEN).getLast())),
            word("sum", "these amounts together")
                .alone(PARTS)
                .builds(a -> new Arithmetic.Sum(a.get(PARTS))),
            word("times", "an amount so many times")
                .alone(TIMES)
                .with(OF_AMOUNT)
                .builds(a -> new Arithmetic.Times(a.get(TIMES), a.get(OF_AMOUNT))),
            word("half", "half of an amount, rounded up or down")
                .alone(WHOLE)
                .with(ROUND)
                .builds(a -> new Arithmetic.Portion(a.get(WHOLE), 2, a.get(ROUND))),
            word("every", "1 for every so many of an amount: what is left over does not count")
                .alone(PARTS_IN)
                .with(OF_AMOUNT)
                .builds(a -> new Arithmetic.Portion(a.get(OF_AMOUNT), a.get(PARTS_IN), false)),
            word("difference", "how far two amounts are apart, whichever is larger")
                .alone(PAIR)
                .builds(
                    a -> new Arithmetic.Difference(a.get(PAIR).getFirst(), a.get(PAIR).getLast())),
            word("minus", "the first amount less the second, but not less than 0")
                .alone(PAIR)
                .builds(a -> new Arithmetic.Minus(a.get(PAIR).getFirst(), a.get(PAIR).getLast())),
            word("smaller-of", "the smallest of these amounts; with a number: at most so many")
                .alone(PARTS)
                .builds(a -> new Arithmetic.SmallerOf(a.get(PARTS))),
            word("larger-of", "the largest of these amounts; with a number: at least so many")
                .alone(PARTS)
                .builds(a -> new Arithmetic.LargerOf(a.get(PARTS)))));
    all.addAll(BoardWords.AMOUNTS);
    all.addAll(RuleWords.AMOUNTS);
    return all;
  }

  private Amounts() {}

  /** Before a card is played only what lies on top of a discard pile can be read. */
  private static void ofOpenCard(Args a) {
    if (a.get(CARD) != Amount.BoostOf.Which.DISCARD_TOP) {
      a.scope().asksOpenly(a.at(), "what is printed on a card of the combat or of an effect");
    }
  }

  private static Amount valueOf(Amount.BoostOf.Which card) {
    return switch (card) {
      case OWN -> new Reading.ValueOf(Reading.Side.OWN);
      case OPPOSING -> new Reading.ValueOf(Reading.Side.OPPOSING);
      case DISCARDED, REVEALED, MOVED, SEEN, DISCARD_TOP, CHOSEN, THIS_CARD, BOOST_CARDS ->
          new PileAmount.ValueOn(card);
    };
  }

  /** The same where 0 makes sense too. */
  static Amount readFromZero(YamlNode node, Scope scope) {
    return node instanceof YamlScalar scalar && scalar.isNumber()
        ? new Amount.Fixed(scalar.number(0, MOST))
        : WORDS.read(node, scope);
  }

  /** Reads a number or one of the words. */
  public static Amount read(YamlNode node, Scope scope) {
    return read(node, scope, 1, MOST);
  }

  /** Reads a number within limits or one of the words. */
  public static Amount read(YamlNode node, Scope scope, int least, int most) {
    return node instanceof YamlScalar scalar && scalar.isNumber()
        ? new Amount.Fixed(scalar.number(least, most))
        : WORDS.read(node, scope);
  }

  static List<Amount> several(YamlNode node, Scope scope) {
    YamlList list = node.list();
    if (list.items().size() < 2) {
      throw list.refuse("at least two amounts");
    }
    return list.items().stream().map(item -> INSIDE.read(item, scope)).toList();
  }

  static List<Amount> two(YamlNode node, Scope scope) {
    List<Amount> amounts = several(node, scope);
    if (amounts.size() > 2) {
      throw node.refuse(amounts.size() + " amounts", "two amounts");
    }
    return amounts;
  }
}
