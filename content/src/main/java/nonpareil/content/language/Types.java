package nonpareil.content.language;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;

/** The kinds of parameters. */
final class Types {

  /** A choice is kept as a set in one byte of the state. */
  private static final int MOST_OPTIONS = 7;

  private Types() {}

  static final Type<Boolean> FLAG = Type.of("true", "{\"type\": \"boolean\"}", (n, s) -> n.flag());

  static final Type<Amount> AMOUNT = amount(1, Amounts.MOST);

  static final Type<Amount> OPTIONS_TAKEN = amount(1, 7);

  /** An amount that may speak of the fighter its word acts on, as {@code it}. */
  static final Type<Amount> FOR_EACH =
      Type.of(
          "amount",
          amountSchema(1, Amounts.MOST),
          (node, scope) -> Amounts.read(node, scope.forEach()));

  static final Type<Amount> HEALTH_FOR_EACH =
      Type.of(
          "amount",
          amountSchema(1, 99),
          (node, scope) -> Amounts.read(node, scope.forEach(), 1, 99));

  static final Type<List<Amount>> AMOUNTS =
      Type.of("amounts", list(2, 0, amountSchema(0, Amounts.MOST_INSIDE)), Amounts::several);
  static final Type<List<Amount>> TWO_AMOUNTS =
      Type.of("two amounts", list(2, 2, amountSchema(0, Amounts.MOST_INSIDE)), Amounts::two);
  static final Type<Fighters> FIGHTERS = Type.named("fighters", FighterSets::read);
  static final Type<List<Fighters>> TWO_SETS =
      Type.of(
          "two sets of fighters", list(2, 2, "{\"$ref\": \"#/$defs/fighters\"}"), FighterSets::two);
  static final Type<Fighters> FIGHTER =
      Type.of("fighter", "{\"$ref\": \"#/$defs/fighters\"}", FighterSets::readOne);
  static final Type<Spaces> SPACES = Type.named("spaces", SpaceSets::read);

  /** The spaces a fighter goes to: they may be compared with where it stands. */
  static final Type<Spaces> GOALS =
      Type.named("spaces", (node, scope) -> SpaceSets.read(node, scope.goal()));

  static final Type<Tokens> TOKENS = Type.named("tokens", TokenSets::read);
  static final Type<Condition> CONDITION = Type.named("condition", Conditions::read);
  static final Type<List<Condition>> CONDITIONS =
      Type.of(
          "conditions",
          "{\"type\": \"array\", \"minItems\": 2, \"items\": {\"$ref\": \"#/$defs/condition\"}}",
          Conditions::readAll);

  /** Effects that are carried out or not. */
  static final Type<Effect> BLOCK =
      new Type<>("effects", "{\"$ref\": \"#/$defs/effects\"}", true, Effects::read);

  /** Those who may be moved through: "passed" are they only afterwards. */
  static final Type<Fighters> TO_PASS =
      Type.of(
          "fighters",
          "{\"$ref\": \"#/$defs/fighters\"}",
          (node, scope) -> {
            Scope before = scope.fork();
            before.remove(LeftBehind.PASSED);
            return FighterSets.read(node, before);
          });

  /** Effects for each fighter that is passed: the chosen one. */
  static final Type<Effect> PASSING =
      new Type<>(
          "effects",
          "{\"$ref\": \"#/$defs/effects\"}",
          true,
          (node, scope) ->
              Effects.read(node, scope.add(java.util.EnumSet.of(LeftBehind.CHOSEN_FIGHTER))));

  /** Effects for a card that was paid: the discarded one, in place of what was moved before. */
  static final Type<Effect> PAID =
      new Type<>(
          "effects",
          "{\"$ref\": \"#/$defs/effects\"}",
          true,
          (node, scope) -> {
            scope.remove(
                java.util.EnumSet.of(
                    LeftBehind.MOVED_CARDS, LeftBehind.MOVED_OPENLY, LeftBehind.MOVED_BY_ONE));
            scope.add(java.util.EnumSet.of(LeftBehind.DISCARDED_CARD));
            return Effects.read(node, scope);
          });

  static final Type<List<Effect>> OPTIONS =
      Type.of(
          "list of effects",
          "{\"type\": \"array\", \"minItems\": 2, \"maxItems\": 7,"
              + " \"items\": {\"$ref\": \"#/$defs/effects\"}}",
          Types::options);

  static final Type<Players> PLAYERS =
      orOwner(
          "players",
          players(
              Players.YOU,
              Players.OPPONENT,
              Players.CHOSEN,
              Players.EACH_OPPONENT,
              Players.EACH_PLAYER));
  static final Type<Players> PLAYER =
      orOwner("player", players(Players.YOU, Players.OPPONENT, Players.CHOSEN));
  static final Type<Players> SEVERAL = players(Players.EACH_OPPONENT, Players.EACH_PLAYER);
  static final Type<Players> OTHER = players(Players.OPPONENT, Players.CHOSEN);
  static final Type<Players> OTHER_OR_OWNER = orOwner("opponent, chosen or owner-of", OTHER);
  static final Type<Players> SHOWING =
      showing(
          players(
              Players.YOU,
              Players.OPPONENT,
              Players.CHOSEN,
              Players.EACH_OPPONENT,
              Players.EACH_PLAYER));
  static final Type<Players> FIGHTING = players(Players.YOU, Players.OPPONENT);

  static final Type<String> TRAIT = named("trait", "a trait of this hero", HeroFacts::traits);
  static final Type<String> SIDEKICK =
      named("sidekick", "a sidekick of this hero", HeroFacts::sidekicks);
  static final Type<String> RESERVE =
      named("fighter", "a fighter of this hero with a reserve", HeroFacts::reserves);
  static final Type<String> OWN_FIGHTER =
      named("fighter", "a fighter of this hero", HeroFacts::fighters);
  static final Type<String> TOKEN =
      named("token", "a kind of tokens of this hero", HeroFacts::tokens);
  static final Type<String> TAG = named("tag", "a tag of this hero", HeroFacts::tags);
  static final Type<String> CARD = named("card", "a card of this deck", HeroFacts::cards);
  static final Type<String> SECOND_DECK =
      named("second-deck", "the second deck of this hero", HeroFacts::secondDecks);
  static final Type<String> REFILLED =
      named("second-deck", "a second deck with \"used: discard\"", HeroFacts::refilled);
  static final Type<String> BANNER =
      named(
          "banner",
          "a banner of this deck",
          hero -> hero.banners().stream().filter(b -> !b.equals(Card.ANY)).toList());

  static final Type<Effect.Which> WHICH =
      words(
          "which tokens",
          byWord(Effect.Which.values()),
          (node, which, scope) -> {
            switch (which) {
              case ANOTHER -> scope.needs(node, "another", LeftBehind.CHOSEN_TOKEN);
              case UNDER_SELF -> scope.standsIn(node, "under-self", Window.ACTING);
              case ONE, EACH -> {}
            }
          });

  /** A single card, or the boosts of a combat together. */
  static final Type<Amount.BoostOf.Which> ONE_CARD =
      words("a card", byWord(Amount.BoostOf.Which.values()), Types::isThere);

  /** A card whose effects can be used: any of one's own but the one they would stand on. */
  static final Type<Amount.BoostOf.Which> USED_CARD =
      words(
          "a card",
          byWord(
              new Amount.BoostOf.Which[] {
                Amount.BoostOf.Which.DISCARD_TOP,
                Amount.BoostOf.Which.CHOSEN,
                Amount.BoostOf.Which.MOVED,
                Amount.BoostOf.Which.DISCARDED,
                Amount.BoostOf.Which.REVEALED,
                Amount.BoostOf.Which.SEEN,
                Amount.BoostOf.Which.THIS_CARD
              }),
          Types::isThere);

  static final Type<PileEffect.UseEffects.Moment> USED_AT =
      words("a moment of cards", byWord(PileEffect.UseEffects.Moment.values()), (n, m, s) -> {});

  static final Type<CombatEffect.CardOf> CARD_OF =
      words("whose card", byWord(CombatEffect.CardOf.values()), (node, card, scope) -> {});

  /** A single card a condition speaks of. */
  enum Single {
    YOURS,
    OPPOSING,
    /** The one that is played or spent at the moment of an ability. */
    THIS_CARD,
    LAST_PLAYED,
    PLAYED_BEFORE
  }

  static final Type<Single> SINGLE =
      words(
          "a card",
          byWord(Single.values()),
          (node, card, scope) -> {
            switch (card) {
              case YOURS -> scope.standsIn(node, "yours", Window.TURNED_UP);
              case OPPOSING -> scope.standsIn(node, "opposing", Window.TURNED_UP);
              case THIS_CARD -> scope.standsIn(node, "this-card", Window.WITH_CARD);
              case PLAYED_BEFORE -> scope.standsIn(node, "played-before", Window.PLAYING);
              case LAST_PLAYED -> {}
            }
          });

  static final Type<CombatEffect.Moment> MOMENT =
      words("a moment of the combat", byWord(CombatEffect.Moment.values()), (n, m, s) -> {});

  static final Type<CardType> CARD_TYPE =
      words("a card type", byWord(CardType.values()), (node, type, scope) -> {});

  static final Type<Reading.Side> SIDE =
      words("a side of the combat", byWord(Reading.Side.values()), (node, side, scope) -> {});

  static final Type<Boolean> ROUND =
      words(
          "how it is rounded", sorted(Map.of("up", true, "down", false)), (node, up, scope) -> {});

  static final Type<Amount> DISTANCE =
      Type.of("amount or anywhere", "{\"$ref\": \"#/$defs/amount-or-anywhere\"}", Types::distance);

  /** A number within limits, or an amount that is read from the game. */
  static Type<Amount> amount(int least, int most) {
    return Type.of(
        "amount",
        amountSchema(least, most),
        (node, scope) -> Amounts.read(node, scope, least, most));
  }

  private static String amountSchema(int least, int most) {
    return "{\"$ref\": \"#/$defs/amount\", \"minimum\": " + least + ", \"maximum\": " + most + "}";
  }

  /** The schema of a list of at least, and if not 0 at most, so many things. */
  private static String list(int least, int most, String of) {
    return "{\"type\": \"array\", \"minItems\": "
        + least
        + (most == 0 ? "" : ", \"maxItems\": " + most)
        + ", \"items\": "
        + of
        + "}";
  }

  static Type<Integer> number(int least, int most) {
    return Type.of(
        "number",
        "{\"type\": \"integer\", \"minimum\": " + least + ", \"maximum\": " + most + "}",
        (node, scope) -> node.number(least, most));
  }

  private static Amount distance(YamlNode node, Scope scope) {
    return node instanceof YamlScalar word && word.written().equals("anywhere")
        ? Effect.MoveToken.ANYWHERE
        : Amounts.read(node, scope);
  }

  private static List<Effect> options(YamlNode node, Scope scope) {
    YamlList list = node.list();
    int count = list.items().size();
    if (count < 2 || count > MOST_OPTIONS) {
      throw list.refuse(Expected.counted(count, "option"), "2 to " + MOST_OPTIONS);
    }
    if (scope.isOption()) {
      throw list.refuse("a choice of options inside an option", "options without one");
    }
    var problems = new Problems();
    List<Effect> options = problems.each(list.items(), item -> option(item, scope));
    problems.throwIfAny();
    return options;
  }

  private static Effect option(YamlNode node, Scope scope) {
    Scope option = scope.option();
    Effect effect = Effects.read(node, option);
    scope.onlyWith(option.left());
    return effect;
  }

  private static Type<Players> players(Players... allowed) {
    return words(
        "a player",
        byWord(allowed),
        (node, who, scope) -> {
          switch (who) {
            case OPPONENT -> scope.opposes(node, "opponent");
            case CHOSEN -> scope.needs(node, "chosen", LeftBehind.CHOSEN_PLAYER);
            case YOU, EACH_OPPONENT, EACH_PLAYER, OWNER_OF_CHOSEN -> {}
          }
        });
  }

  /** An effect asks one player whether the hand is hidden, so several are for standing rules. */
  private static Type<Players> showing(Type<Players> players) {
    return Type.of(
        players.label(),
        players.schema(),
        (node, scope) -> {
          Players who = players.read(node, scope);
          if (who.isEach()) {
            scope.standsIn(node, node.word(), Window.of(Window.RULES));
          }
          return who;
        });
  }

  /** The same players, or the one a fighter belongs to: {@code owner-of: chosen}. */
  private static Type<Players> orOwner(String label, Type<Players> players) {
    return Type.of(
        label,
        "{\"properties\": {\"owner-of\": {\"$ref\": \"#/$defs/fighters\"}},"
            + " \"additionalProperties\": false, \"minProperties\": 1,"
            + " \"if\": {\"type\": \"object\"}, \"else\": "
            + players.schema()
            + "}",
        (node, scope) ->
            node instanceof YamlMap map
                ? ownerOf(map.only("owner-of").need("owner-of"), scope)
                : players.read(node, scope));
  }

  private static Players ownerOf(YamlNode node, Scope scope) {
    return switch (FighterSets.readOne(node, scope).group()) {
      case CHOSEN -> Players.OWNER_OF_CHOSEN;
      case CHOSEN_HERO, OF_CHOSEN -> Players.CHOSEN;
      case FOE, OF_OPPONENT -> Players.OPPONENT;
      case CHOSEN_BEFORE,
          SELF,
          HERO,
          KIND,
          YOURS,
          FRIENDLY,
          OPPOSING,
          ALL,
          COMBATANTS,
          IT,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          Players.YOU;
    };
  }

  /** A check of a word beyond its spelling. */
  private interface Check<T> {
    void check(YamlNode node, T meaning, Scope scope);
  }

  /** A type of a few words, which are its label too. */
  private static <T> Type<T> words(String kind, Map<String, T> words, Check<T> check) {
    String schema =
        "{\"enum\": ["
            + String.join(", ", words.keySet().stream().map(Types::quoted).toList())
            + "]}";
    return Type.of(
        Expected.list(words.keySet()),
        schema,
        (node, scope) -> {
          T meaning = node.oneOf(kind, words);
          check.check(node, meaning, scope);
          return meaning;
        });
  }

  private static Type<String> named(
      String label, String kind, Function<HeroFacts, List<String>> known) {
    return Type.of(
        label,
        "{\"$ref\": \"#/$defs/id\"}",
        (node, scope) -> node.oneOf(kind, known.apply(scope.hero())));
  }

  /** Constants by their words, in their own order. */
  private static <E extends Enum<E>> Map<String, E> byWord(E[] constants) {
    Map<String, E> words = new LinkedHashMap<>();
    for (E constant : constants) {
      words.put(kebab(constant), constant);
    }
    return Collections.unmodifiableMap(words);
  }

  private static void isThere(YamlNode node, Amount.BoostOf.Which which, Scope scope) {
    switch (which) {
      case DISCARDED -> scope.needs(node, "discarded", LeftBehind.DISCARDED_CARD);
      case REVEALED -> scope.needs(node, "revealed", LeftBehind.REVEALED_CARD);
      case OPPOSING -> scope.standsIn(node, "opposing", Window.COMBAT);
      case OWN -> scope.standsIn(node, "own", Window.COMBAT);
      case MOVED -> scope.needs(node, "moved", LeftBehind.MOVED_OPENLY);
      case SEEN -> scope.needs(node, "seen", LeftBehind.SHOWN_CARDS);
      case CHOSEN -> scope.needs(node, "chosen", LeftBehind.CHOSEN_CARD);
      case THIS_CARD -> scope.standsIn(node, "this-card", Window.WITH_CARD);
      case BOOST_CARDS -> scope.standsIn(node, "boost-cards", Window.COMBAT);
      case PLAYED_BEFORE -> scope.standsIn(node, "played-before", Window.PLAYING);
      case DISCARD_TOP, LAST_PLAYED -> {}
    }
  }

  /** In an order that does not change from run to run, for messages. */
  static <T> Map<String, T> sorted(Map<String, T> words) {
    return Collections.unmodifiableMap(new TreeMap<>(words));
  }

  static String quoted(String word) {
    return "\"" + word + "\"";
  }

  static String kebab(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
