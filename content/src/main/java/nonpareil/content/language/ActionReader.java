package nonpareil.content.language;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.Ids;
import nonpareil.content.Localized;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Ability.Concern;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Ability.Triggered;
import nonpareil.engine.hero.Ability.Whose;
import org.jspecify.annotations.Nullable;

/** Reads an action: what an ability or a card in play lets its player do. */
public final class ActionReader {

  /** The keys of an action of an ability. */
  public static final List<String> KEYS =
      List.of("id", "name", "costs", "if", "once-per-turn", "once-per-game", "do");

  /** The keys of an action of a card, which has a name. */
  public static final List<String> IN_PLAY_KEYS =
      List.of("id", "costs", "if", "once-per-turn", "once-per-game", "do");

  /** What taking it costs. */
  public static final Map<String, Moment> COSTS = costs();

  private static final String HIDDEN = "something only some players can see";

  private ActionReader() {}

  private static Map<String, Moment> costs() {
    Map<String, Moment> costs = new LinkedHashMap<>();
    costs.put("action", Moment.ACTION);
    costs.put("nothing", Moment.ANY_TIME);
    return Collections.unmodifiableMap(costs);
  }

  /** An action of an ability; its name goes to the others. */
  public static Triggered read(
      YamlMap map, HeroFacts facts, Map<String, Localized> names, Problems problems) {
    map.only(KEYS);
    Triggered action = action(map, facts, false);
    map.find("name")
        .flatMap(n -> problems.attempt(() -> Localized.name(n)))
        .ifPresent(name -> names.put(map.need("id").word(), name));
    return action;
  }

  /** An action of a card that lies before its player. */
  public static Triggered inPlay(YamlMap map, HeroFacts facts) {
    map.only(IN_PLAY_KEYS);
    Triggered action = action(map, facts, true);
    if (action.effect().contains(TriggerReader::movesThisCard)) {
      throw map.need("do").refuse("\"this-card\" on a card that stays", "\"discard-this\"");
    }
    return action;
  }

  /** Each has an id of its own. */
  public static void differ(List<YamlNode> actions) {
    var ids = new HashSet<String>();
    for (YamlNode node : actions) {
      YamlNode id = node.map().need("id");
      if (!ids.add(Ids.read(id))) {
        throw id.refuse("the action " + id.shown() + " again", "each action once");
      }
    }
  }

  private static Triggered action(YamlMap map, HeroFacts facts, boolean inPlay) {
    String id = Ids.read(map.need("id"));
    Moment cost = map.find("costs").map(n -> n.oneOf("what it costs", COSTS)).orElse(Moment.ACTION);
    Window window = Window.valueOf(cost.name());
    Condition condition =
        map.find("if")
            .map(
                n ->
                    openly(
                        n,
                        facts,
                        Conditions.read(n, TriggerReader.scope(window, facts, null, inPlay))))
            .orElse(null);
    YamlNode written = map.need("do");
    Effect effect = Effects.read(written, TriggerReader.scope(window, facts, null, inPlay));
    boolean oncePerTurn = map.find("once-per-turn").map(YamlNode::flag).orElse(false);
    boolean oncePerGame = map.find("once-per-game").map(YamlNode::flag).orElse(false);
    List<Effect> steps =
        effect instanceof Effect.Sequence(List<Effect> all) ? all : List.of(effect);
    List<Effect> prices = steps.stream().takeWhile(ActionReader::takes).toList();
    prices.forEach(price -> price(written, facts, price));
    boolean ends =
        oncePerTurn
            || oncePerGame
            || !prices.isEmpty()
            || steps.stream().anyMatch(RuleEffect.DiscardThis.class::isInstance);
    if (cost == Moment.ANY_TIME && !ends) {
      throw map.need("costs")
          .refuse(
              "an action that costs nothing and could be taken without end",
              "\"once-per-turn\" or \"once-per-game\", a price (pay, spend, lose, discard) as"
                  + " the first word of \"do\", or \"discard-this\"");
    }
    return new Triggered(
        cost,
        effect,
        new Concern(null, Whose.YOU, Harm.ANY),
        condition,
        oncePerTurn,
        oncePerGame,
        id);
  }

  /** Whether it takes something away without which it cannot be done. */
  private static boolean takes(Effect word) {
    return switch (word) {
      case Effect.Pay _, Effect.DiscardTop _ -> true;
      case Effect.Discard e -> e.who() == Players.YOU;
      case Effect.DiscardRandom e -> e.who() == Players.YOU;
      case RuleEffect.Lose _ -> true;
      case RuleEffect.LoseActions e -> e.who() == Players.YOU && !e.nextTurn();
      case RuleEffect.Spend e -> e.amount() != null;
      default -> false;
    };
  }

  /** A price is paid by taking the action, so there is no other way out of it. */
  private static void price(YamlNode written, HeroFacts facts, Effect price) {
    boolean otherwise =
        switch (price) {
          case Effect.Pay e -> !isEmpty(e.otherwise());
          case RuleEffect.Spend e -> !isEmpty(e.otherwise());
          default -> false;
        };
    if (otherwise) {
      throw written.refuse(
          "\"else\" beside the price of an action", "it without: who takes the action pays");
    }
    if (price instanceof Effect.Pay pay && pay.who() != Players.YOU) {
      throw written.refuse("a price that somebody else pays", "\"pay\" without \"who\"");
    }
    if (Hidden.isReadBy(cost(price), facts)) {
      throw written.refuse(HIDDEN, "a price everybody can reckon");
    }
  }

  private static @Nullable Amount cost(Effect price) {
    return switch (price) {
      case Effect.Pay e -> e.cards();
      case Effect.Discard e -> e.cards();
      case Effect.DiscardRandom e -> e.cards();
      case RuleEffect.Lose e -> e.amount();
      case RuleEffect.LoseActions e -> e.actions();
      case RuleEffect.Spend e -> e.amount();
      default -> null;
    };
  }

  private static boolean isEmpty(Effect effect) {
    return effect instanceof Effect.Sequence(List<Effect> all) && all.isEmpty();
  }

  /** Whether an action is offered must tell nobody of hidden cards. */
  private static Condition openly(YamlNode node, HeroFacts facts, Condition condition) {
    if (Hidden.isReadBy(condition, facts)) {
      throw node.refuse(HIDDEN, "what everybody sees, or \"if\" within \"do\"");
    }
    return condition;
  }
}
