package nonpareil.content.language;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;

/** The kinds of parameters of words for what lasts. */
final class RuleTypes {

  private static final String ANY = "any";
  static final String ALL = "all";

  static final Type<Rule> RULE = Type.named("rule", Rules::read);

  /** What happens at a moment to come. */
  static final Type<Effect> LATER = Type.named("later", TriggerReader::later);

  static final Type<Rule.Role> ROLE = words("a role", Rule.Role.values());
  static final Type<Harm> HARM = words("a kind of damage", Harm.values());
  static final Type<RuleEffect.ActionKind> ACTION =
      words("a kind of action", RuleEffect.ActionKind.values());
  static final Type<Remembered.Deed> DEED =
      words("something of the turn", Remembered.Deed.values());

  static final Type<Rule.Until> UNTIL =
      words(
          "the end of a rule",
          Rule.Until.values(),
          (node, until, scope) -> {
            if (until == Rule.Until.END_OF_COMBAT) {
              scope.standsIn(node, "end-of-combat", Window.DECLARED);
            }
          });

  /** Whether something is for the next turn. */
  static final Type<Boolean> WHEN =
      Type.of(
          "now or next-turn",
          "{\"enum\": [\"now\", \"next-turn\"]}",
          (node, _) -> node.oneOf("a turn", List.of("now", "next-turn")).equals("next-turn"));

  /** Whether it is the running turn, whosever, and not one's own. */
  static final Type<Boolean> RUNNING =
      Type.of(
          "yours or running",
          "{\"enum\": [\"yours\", \"running\"]}",
          (node, _) -> node.oneOf("a turn", List.of("yours", "running")).equals("running"));

  static final Type<List<Rule.Type>> CARD_TYPES =
      Type.of(
          "list of card types",
          "{\"type\": \"array\", \"minItems\": 1, \"uniqueItems\": true, \"items\": {\"enum\":"
              + " [\"attack\", \"defense\", \"versatile\", \"scheme\"]}}",
          (node, _) ->
              node.list().items().stream()
                  .map(n -> n.oneOf("a card type", byWord(Rule.Type.values())))
                  .toList());

  /** A counter of the hero, or those on the card the effect stands on. */
  static final Type<String> COUNTER =
      Type.of("counter or this-card", "{\"$ref\": \"#/$defs/id\"}", RuleTypes::counter);

  static final Type<Optional<Amount>> COST =
      Type.of(
          "amount or any",
          "{\"$ref\": \"#/$defs/amount-or-any\"}",
          (node, scope) ->
              node instanceof YamlScalar word && word.written().equals(ANY)
                  ? Optional.empty()
                  : Optional.of(Amounts.read(node, scope)));

  static final Type<Optional<Amount>> AMOUNT_OR_ALL =
      Type.of(
          "amount or all",
          "{\"$ref\": \"#/$defs/amount-or-all\"}",
          (node, scope) ->
              node instanceof YamlScalar word && word.written().equals(ALL)
                  ? Optional.empty()
                  : Optional.of(Amounts.read(node, scope)));

  /** Empty for the zone. */
  static final Type<Optional<Amount>> AMOUNT_OR_ZONE =
      Type.of(
          "amount or zone",
          "{\"$ref\": \"#/$defs/amount-or-zone\"}",
          (node, scope) ->
              node instanceof YamlScalar word && word.written().equals("zone")
                  ? Optional.empty()
                  : Optional.of(Amounts.read(node, scope)));

  /** Whether it is ranged. */
  static final Type<Boolean> ATTACK_TYPE =
      Type.of(
          "ranged or melee",
          "{\"enum\": [\"ranged\", \"melee\"]}",
          (node, _) -> node.oneOf("an attack", List.of("ranged", "melee")).equals("ranged"));

  /**
   * Something that can be read only when it is known which counter is meant: "chosen" is a fighter
   * for one that lies on fighters, and else a player.
   */
  record Unread(YamlNode node, Scope scope) {}

  static final Type<Unread> HOLDERS =
      Type.of(
          "fighters or players",
          "{\"$ref\": \"#/$defs/holders\"}",
          (node, scope) -> new Unread(node, scope.fork()));

  static final Type<Unread> COUNTED =
      Type.of("amount", Types.AMOUNT.schema(), (node, scope) -> new Unread(node, scope.fork()));

  static final Type<Unread> COUNTED_OR_ALL =
      Type.of(
          "amount or all",
          "{\"$ref\": \"#/$defs/amount-or-all\"}",
          (node, scope) -> new Unread(node, scope.fork()));

  private RuleTypes() {}

  private static String counter(YamlNode node, Scope scope) {
    if (node instanceof YamlScalar word && word.written().equals(RuleEffect.THIS_CARD)) {
      scope.needs(node, RuleEffect.THIS_CARD, LeftBehind.CARD_IN_PLAY);
      return RuleEffect.THIS_CARD;
    }
    return node.oneOf("a counter of this hero", scope.hero().counters());
  }

  /** A check of a word beyond its spelling. */
  private interface Check<T> {
    void check(YamlNode node, T meaning, Scope scope);
  }

  private static <E extends Enum<E>> Type<E> words(String kind, E[] constants) {
    return words(kind, constants, (_, _, _) -> {});
  }

  private static <E extends Enum<E>> Type<E> words(String kind, E[] constants, Check<E> check) {
    Map<String, E> words = byWord(constants);
    return Type.of(
        Expected.list(words.keySet()),
        "{\"enum\": ["
            + String.join(", ", words.keySet().stream().map(Types::quoted).toList())
            + "]}",
        (node, scope) -> {
          E meaning = node.oneOf(kind, words);
          check.check(node, meaning, scope);
          return meaning;
        });
  }

  private static <E extends Enum<E>> Map<String, E> byWord(E[] constants) {
    Map<String, E> words = new LinkedHashMap<>();
    for (E constant : constants) {
      words.put(Types.kebab(constant), constant);
    }
    return Collections.unmodifiableMap(words);
  }
}
