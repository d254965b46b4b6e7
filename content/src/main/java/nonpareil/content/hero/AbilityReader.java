package nonpareil.content.hero;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import nonpareil.content.Localized;
import nonpareil.content.language.ActionReader;
import nonpareil.content.language.Amounts;
import nonpareil.content.language.Conditions;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.language.Scope;
import nonpareil.content.language.TriggerReader;
import nonpareil.content.language.Window;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Ability.Concern;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Ability.Triggered;
import nonpareil.engine.hero.Ability.ValueBonus;
import nonpareil.engine.hero.Ability.Whose;
import nonpareil.engine.hero.Card;
import org.jspecify.annotations.Nullable;

/** Reads the special ability of a hero. */
final class AbilityReader {

  static final List<String> KEYS =
      List.of(
          "name",
          "triggers",
          "actions",
          "value-bonuses",
          "move-bonus",
          "attack-boost",
          "escape",
          "uncancellable-banners",
          "rules");
  static final List<String> BONUS_KEYS = List.of("fighter", "when", "if", "plus");

  private static final int MOST_AT_ONE_MOMENT = 4;
  private static final Condition ALWAYS = new Condition.All(List.of());

  private AbilityReader() {}

  /** Reads it, and the names of its actions. */
  static Ability read(
      YamlMap map, HeroFacts facts, Map<String, Localized> actionNames, Problems problems) {
    problems.check(() -> map.only(KEYS));
    var triggers = problems.attempt(() -> items(map, "triggers")).orElse(List.of());
    problems.check(() -> fewAtOneMoment(triggers));
    var triggered = new ArrayList<>(problems.each(triggers, node -> triggered(node.map(), facts)));
    var actions = problems.attempt(() -> items(map, "actions")).orElse(List.of());
    problems.check(() -> ActionReader.differ(actions));
    triggered.addAll(
        problems.each(
            actions,
            node ->
                cardless(node.map(), ActionReader.read(node.map(), facts, actionNames, problems))));
    var bonuses = problems.attempt(() -> items(map, "value-bonuses")).orElse(List.of());
    var banners = problems.attempt(() -> items(map, "uncancellable-banners")).orElse(List.of());
    return new Ability(
        List.copyOf(triggered),
        problems.each(bonuses, node -> bonus(node.map(), facts)),
        map.find("move-bonus")
            .flatMap(
                n -> problems.attempt(() -> Amounts.read(n, Scope.at(Window.MOVE_BONUS, facts))))
            .orElse(null),
        map.find("attack-boost")
            .flatMap(n -> problems.attempt(() -> fighter(n, facts)))
            .orElse(null),
        map.find("escape").flatMap(n -> problems.attempt(() -> fighter(n, facts))).orElse(null),
        problems.each(
            banners,
            node ->
                node.oneOf(
                    "a banner of this deck",
                    facts.banners().stream().filter(b -> !b.equals(Card.ANY)).toList())),
        problems.each(
            problems.attempt(() -> items(map, "rules")).orElse(List.of()),
            node -> TriggerReader.standing(node.map(), facts)));
  }

  private static List<YamlNode> items(YamlMap map, String key) {
    return map.find(key).map(n -> n.list().items()).orElse(List.of());
  }

  /** The engine orders at most so many effects of one moment. */
  private static void fewAtOneMoment(List<YamlNode> triggers) {
    var counts = new HashMap<String, Integer>();
    for (YamlNode node : triggers) {
      YamlNode at = node.map().need("at");
      Moment moment = TriggerReader.MOMENTS.get(at.text());
      boolean step = moment != null && moment.isStep();
      if (step && counts.merge(at.text(), 1, Integer::sum) > MOST_AT_ONE_MOMENT) {
        throw at.refuse(
            "a fifth trigger at " + at.text(), "at most " + MOST_AT_ONE_MOMENT + " at one moment");
      }
    }
  }

  private static Triggered triggered(YamlMap map, HeroFacts facts) {
    Triggered triggered = cardless(map, TriggerReader.read(map, facts));
    if (triggered.effect().contains(TriggerReader::movesThisCard) && !playsOwn(triggered)) {
      throw map.need("do").refuse("\"this-card\" of another player", "it where you play a card");
    }
    return triggered;
  }

  /** An ability is no card. */
  private static Triggered cardless(YamlMap map, Triggered triggered) {
    var words = new LinkedHashSet<String>();
    boolean needsCard =
        triggered
            .effect()
            .contains(
                effect -> {
                  String word = ofCards(effect);
                  return word != null && words.add(word);
                });
    if (needsCard) {
      throw map.need("do")
          .refuse(
              "\"" + words.getFirst() + "\", which speaks of the card it stands on",
              "it on a card");
    }
    return triggered;
  }

  /** The word, if the card goes back to the hand, is revived by or was boosted. */
  private static @Nullable String ofCards(Effect effect) {
    return switch (effect) {
      case Effect.ReplaceAttackCard _ -> "replace-attack-card";
      case Effect.ForceAttackCard _ -> "force-attack-card";
      case Effect.TakeBoostCard _ -> "take-boost-card";
      case Effect.Revive _ -> "revive";
      case PileEffect.ExchangeAttackCard _ -> "exchange-attack-card";
      default -> null;
    };
  }

  /** Whether it is about a card of the hero's player, in a combat or by being played. */
  private static boolean playsOwn(Triggered triggered) {
    Concern concern = triggered.concern();
    return concern == null || concern.whose() == Whose.YOU;
  }

  private static ValueBonus bonus(YamlMap map, HeroFacts facts) {
    map.only(BONUS_KEYS);
    return new ValueBonus(
        fighter(map.need("fighter"), facts),
        map.need("when").oneOf("a role", List.of("attacking", "defending")).equals("attacking"),
        map.find("if")
            .map(n -> Conditions.read(n, Scope.at(Window.VALUE_BONUS, facts)))
            .orElse(ALWAYS),
        Amounts.read(map.need("plus"), Scope.at(Window.VALUE_BONUS, facts), 1, 9));
  }

  private static String fighter(YamlNode node, HeroFacts facts) {
    return node.oneOf("a fighter of this hero", facts.fighters());
  }
}
