package nonpareil.content.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.hero.Card;

/** The kinds of parameters. */
final class Types {

  /** A choice is kept as a set in one byte of the state. */
  private static final int MOST_OPTIONS = 7;

  private Types() {}

  static final Type<Boolean> FLAG = Type.of("true", "{\"type\": \"boolean\"}", (n, s) -> n.flag());

  static final Type<Amount> AMOUNT = Type.named("amount", Amounts::read);
  static final Type<Fighters> FIGHTERS = Type.named("fighters", FighterSets::read);
  static final Type<Fighters> FIGHTER =
      Type.of("fighter", "{\"$ref\": \"#/$defs/fighters\"}", FighterSets::readOne);
  static final Type<Spaces> SPACES = Type.named("spaces", SpaceSets::read);
  static final Type<Condition> CONDITION = Type.named("condition", Conditions::read);
  static final Type<List<Condition>> CONDITIONS =
      Type.of(
          "conditions",
          "{\"type\": \"array\", \"minItems\": 2, \"items\": {\"$ref\": \"#/$defs/condition\"}}",
          Conditions::readAll);

  /** Effects that are carried out or not. */
  static final Type<Effect> BLOCK =
      new Type<>("effects", "{\"$ref\": \"#/$defs/effects\"}", true, Effects::read);

  static final Type<List<Effect>> OPTIONS =
      Type.of(
          "list of effects",
          "{\"type\": \"array\", \"minItems\": 2, \"maxItems\": 7,"
              + " \"items\": {\"$ref\": \"#/$defs/effects\"}}",
          Types::options);

  static final Type<Players> PLAYERS =
      players(Players.YOU, Players.OPPONENT, Players.CHOSEN, Players.EACH_OPPONENT);
  static final Type<Players> PLAYER = players(Players.YOU, Players.OPPONENT, Players.CHOSEN);
  static final Type<Players> OTHER = players(Players.OPPONENT, Players.CHOSEN);
  static final Type<Players> FIGHTING = players(Players.YOU, Players.OPPONENT);

  static final Type<String> TRAIT = named("trait", "a trait of this hero", HeroFacts::traits);
  static final Type<String> SIDEKICK =
      named("sidekick", "a sidekick of this hero", HeroFacts::sidekicks);
  static final Type<String> TAG = named("tag", "a tag of this hero", HeroFacts::tags);
  static final Type<String> CARD = named("card", "a card of this deck", HeroFacts::cards);
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

  static final Type<Amount.BoostOf.Which> BOOST_CARD =
      words(
          "whose boost value",
          byWord(Amount.BoostOf.Which.values()),
          (node, which, scope) -> {
            switch (which) {
              case DISCARDED -> scope.needs(node, "discarded", LeftBehind.DISCARDED_CARD);
              case REVEALED -> scope.needs(node, "revealed", LeftBehind.REVEALED_CARD);
              case OPPOSING -> scope.standsIn(node, "opposing", Window.COMBAT);
            }
          });

  static final Type<Integer> DISTANCE =
      Type.of(
          "number or anywhere",
          "{\"anyOf\": [{\"type\": \"integer\", \"minimum\": 1, \"maximum\": 20},"
              + " {\"const\": \"anywhere\"}]}",
          Types::distance);

  static Type<Integer> number(int least, int most) {
    return Type.of(
        "number",
        "{\"type\": \"integer\", \"minimum\": " + least + ", \"maximum\": " + most + "}",
        (node, scope) -> node.number(least, most));
  }

  private static int distance(YamlNode node, Scope scope) {
    if (node instanceof YamlScalar word && !word.isNumber()) {
      node.oneOf("a number of spaces or \"anywhere\"", List.of("anywhere"));
      return Effect.MoveToken.ANYWHERE;
    }
    return node.number(1, 20);
  }

  private static List<Effect> options(YamlNode node, Scope scope) {
    YamlList list = node.list();
    int count = list.items().size();
    if (count < 2 || count > MOST_OPTIONS) {
      throw list.refuse(count + " options", "2 to " + MOST_OPTIONS);
    }
    if (scope.isOption()) {
      throw list.refuse("a choice of options inside an option", "options without one");
    }
    var options = new ArrayList<Effect>();
    for (YamlNode item : list.items()) {
      options.add(Effects.read(item, scope.option()));
    }
    return List.copyOf(options);
  }

  private static Type<Players> players(Players... allowed) {
    return words(
        "a player",
        byWord(allowed),
        (node, who, scope) -> {
          switch (who) {
            case OPPONENT -> scope.standsIn(node, "opponent", Window.FACING);
            case CHOSEN -> scope.needs(node, "chosen", LeftBehind.CHOSEN_PLAYER);
            case YOU, EACH_OPPONENT -> {}
          }
        });
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
