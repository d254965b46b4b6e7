package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nonpareil.content.language.Word.Piece;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.CombatCondition;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.CardType;
import org.jspecify.annotations.Nullable;

/** The words for what holds or not. */
public final class Conditions {

  private static final Param<String> TRAIT = Param.needed("trait", Types.TRAIT);
  private static final Param<Fighters> FIGHTERS = Param.needed("fighters", Types.FIGHTERS);
  private static final Param<Fighters> FIGHTER = Param.needed("who", Types.FIGHTER);
  private static final Param<Integer> HEALTH = Param.needed("health", Types.number(1, 99));
  private static final Param<Players> PLAYER = Param.needed("player", Types.OTHER);
  private static final Param<CardOf> CARD = Param.needed("card", Types.CARD_OF);
  private static final Param<Types.Single> ANY_CARD = Param.needed("card", Types.SINGLE);
  private static final Param<CardType> TYPE = Param.maybe("type", Types.CARD_TYPE);
  private static final Param<CardSet> CARDS = Param.maybe("cards", CardSets.TYPE);
  private static final Param<Amount> NUMBER = Param.needed("number", Types.amount(0, 99));
  private static final Map<Comparison, Param<Amount>> COMPARED = compared();
  private static final Param<Condition> CONDITION = Param.needed("condition", Types.CONDITION);
  private static final Param<List<Condition>> CONDITIONS =
      Param.needed("conditions", Types.CONDITIONS);

  /** All of them. */
  public static final Vocabulary<Condition> WORDS =
      new Vocabulary<>(
          "a condition",
          Vocabulary.together(
              List.of(
                  word("won", "you won the combat")
                      .in(Window.FOUGHT)
                      .builds(a -> new Condition.Won()),
                  word("lost", "you lost the combat")
                      .in(Window.FOUGHT)
                      .builds(a -> new Condition.Lost()),
                  word("attacking", "your card is the attack card")
                      .in(Window.FACING)
                      .builds(a -> new Condition.Attacking()),
                  word("defending", "your card is the defense card")
                      .in(Window.FACING)
                      .builds(a -> new Condition.Defending()),
                  word("foe-is-hero", "the opposing fighter of the combat is a hero")
                      .in(Window.FACING)
                      .builds(a -> new Condition.FoeIsHero()),
                  word("stood-elsewhere", "your fighter stood in another space when the turn began")
                      .in(Window.ACTING)
                      .builds(a -> new Condition.StoodElsewhere()),
                  word("began-on-token", "your fighter began the turn on one of your tokens")
                      .in(Window.ACTING)
                      .of(Piece.TOKENS)
                      .builds(a -> new Condition.BeganOnToken()),
                  word("self-defeated", "your fighter was defeated in this combat")
                      .in(Window.FOUGHT)
                      .builds(a -> new Condition.SelfDefeated()),
                  word("trait", "your hero has this trait")
                      .alone(TRAIT)
                      .of(Piece.TRAITS)
                      .builds(a -> new Condition.HasTrait(a.get(TRAIT))),
                  word("your-turn", "it is your turn").builds(a -> new Condition.YourTurn()),
                  word("first-action", "this is the first action of the turn")
                      .builds(a -> new Condition.FirstAction()),
                  word("exists", "at least one fighter of this set is on the board")
                      .alone(FIGHTERS)
                      .builds(a -> new Condition.Exists(a.get(FIGHTERS))),
                  word("health-at-most", "the fighter is on the board with at most this health")
                      .with(FIGHTER, HEALTH)
                      .builds(a -> new Condition.HealthAtMost(a.get(FIGHTER), a.get(HEALTH))),
                  word("damage-done", "the last \"damage\" of this effect dealt damage")
                      .needs(LeftBehind.DAMAGE)
                      .builds(a -> new Condition.DamageDone()),
                  word("fighter-defeated", "the last \"damage\" of this effect defeated a fighter")
                      .needs(LeftBehind.DAMAGE)
                      .builds(a -> new Condition.FighterDefeated()),
                  word(
                          "named-opposing-value",
                          "the named number is the printed value of the opposing card")
                      .in(Window.COMBAT)
                      .needs(LeftBehind.NAMED_NUMBER)
                      .builds(a -> new Condition.NamedOpposingValue()),
                  word(
                          "hand-has-named",
                          "the player's hand holds a card with the named number as value")
                      .alone(PLAYER)
                      .needs(LeftBehind.NAMED_NUMBER)
                      .builds(a -> new Condition.HandHasNamed(a.get(PLAYER))),
                  PileWords.HAS_CARDS,
                  word("card-played", "a card was played on this side of the combat")
                      .alone(CARD)
                      .in(Window.TURNED_UP)
                      .builds(a -> new CombatCondition.CardPlayed(a.get(CARD))),
                  word("boosted", "the card of this side was boosted in this combat")
                      .alone(CARD)
                      .in(Window.TURNED_UP)
                      .builds(a -> new CombatCondition.Boosted(a.get(CARD))),
                  word(
                          "card-is",
                          "the card of this side, \"this-card\", the last card you have played this"
                              + " turn or the one \"played-before\" this one is of this type, or one"
                              + " of a set of cards; versatile cards, and cards played as one, are"
                              + " attack and defense cards too")
                      .with(ANY_CARD, TYPE, CARDS)
                      .builds(Conditions::cardIs),
                  word("number", "how an amount compares with another: one of the keys beside it")
                      .alone(NUMBER)
                      .with(COMPARED.values().toArray(Param<?>[]::new))
                      .builds(Conditions::compare),
                  word("not", "the condition does not hold")
                      .alone(CONDITION)
                      .builds(a -> new Condition.Not(a.get(CONDITION))),
                  word("all", "all of these conditions hold")
                      .alone(CONDITIONS)
                      .builds(a -> new Condition.All(a.get(CONDITIONS))),
                  word("any", "at least one of these conditions holds")
                      .alone(CONDITIONS)
                      .builds(a -> new Condition.Any(a.get(CONDITIONS)))),
              RuleWords.CONDITIONS));

  /** The keys beside "number". */
  static final List<String> COMPARISONS = COMPARED.values().stream().map(Param::name).toList();

  private Conditions() {}

  private static Map<Comparison, Param<Amount>> compared() {
    Map<Comparison, Param<Amount>> params = new EnumMap<>(Comparison.class);
    for (Comparison how : Comparison.values()) {
      params.put(how, Param.maybe(key(how), Types.amount(0, 99)).besideWord());
    }
    return params;
  }

  /** How a comparison is written; "not" is a condition of its own. */
  static String key(Comparison how) {
    return how == Comparison.NOT ? "other-than" : Types.kebab(how);
  }

  private static Condition cardIs(Args args) {
    CardType type = args.find(TYPE);
    CardSet cards = args.find(CARDS);
    if ((type == null) == (cards == null)) {
      throw args.refuse(
          type == null ? "neither \"type\" nor \"cards\"" : "\"type\" beside \"cards\"",
          "one of the two");
    }
    return switch (args.get(ANY_CARD)) {
      case YOURS -> inCombat(args, CardOf.YOURS, type, cards);
      case OPPOSING -> inCombat(args, CardOf.OPPOSING, type, cards);
      case THIS_CARD -> single(Pile.Kind.THIS_CARD, type, cards);
      case LAST_PLAYED -> single(Pile.Kind.LAST_PLAYED, type, cards);
      case PLAYED_BEFORE -> single(Pile.Kind.PLAYED_BEFORE, type, cards);
    };
  }

  private static Condition single(
      Pile.Kind card, @Nullable CardType type, @Nullable CardSet cards) {
    return new Condition.HasCards(
        cards == null
            ? CardSet.of(CardSet.Type.valueOf(Objects.requireNonNull(type).name()))
            : cards,
        Pile.of(card),
        Players.YOU);
  }

  private static Condition inCombat(
      Args args, CardOf side, @Nullable CardType type, @Nullable CardSet cards) {
    if (cards == null) {
      return new CombatCondition.CardIs(side, Objects.requireNonNull(type));
    }
    if (cards.exceptThis()) {
      throw args.refuse("\"this-card\" where one card is meant", "other cards");
    }
    CardSet.Type plain = cards.type();
    return plain != null && plain != CardSet.Type.NAMED && cards.equals(CardSet.of(plain))
        ? new CombatCondition.CardIs(side, CardType.valueOf(plain.name()))
        : new CombatCondition.CardFits(side, cards);
  }

  private static Condition compare(Args args) {
    var said = COMPARED.keySet().stream().filter(how -> args.has(COMPARED.get(how))).toList();
    if (said.size() != 1) {
      throw args.refuse(
          "\"number\" with " + said.size() + " comparisons",
          "one of " + Expected.list(COMPARED.values().stream().map(Param::name).toList()));
    }
    Comparison how = said.getFirst();
    return new Condition.Compare(
        args.get(NUMBER), how, args.get(Objects.requireNonNull(COMPARED.get(how))));
  }

  /** Reads one condition. */
  public static Condition read(YamlNode node, Scope scope) {
    if (node instanceof YamlList) {
      throw node.refuse("one condition; several stand in \"all\" or \"any\"");
    }
    String word = head(node);
    if (Amounts.WORDS.names().contains(word) && !WORDS.names().contains(word)) {
      throw node.refuse(
          "\"" + word + "\", an amount", "a comparison: {number: " + word + ", at-least: …}");
    }
    return WORDS.read(node, scope);
  }

  private static String head(YamlNode node) {
    return switch (node) {
      case YamlScalar scalar -> scalar.written();
      case YamlMap map when !map.entries().isEmpty() -> map.keys().getFirst();
      case YamlMap _, YamlList _ -> "";
    };
  }

  static List<Condition> readAll(YamlNode node, Scope scope) {
    YamlList list = node.list();
    if (list.items().size() < 2) {
      throw list.refuse("at least two conditions");
    }
    return list.items().stream().map(item -> read(item, scope)).toList();
  }
}
