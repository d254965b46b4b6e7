package nonpareil.content.language;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Ability.Concern;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Ability.Standing;
import nonpareil.engine.hero.Ability.Triggered;
import nonpareil.engine.hero.Ability.Whose;
import org.jspecify.annotations.Nullable;

/**
 * Reads an effect that happens at a moment: when, whom the moment concerns, under which condition.
 */
public final class TriggerReader {

  public static final List<String> KEYS =
      List.of(
          "at", "who", "tokens", "player", "damage", "if", "once-per-turn", "once-per-game", "do");

  /** The keys of what an effect lets happen later. */
  public static final List<String> LATER_KEYS =
      List.of("at", "who", "tokens", "player", "damage", "if", "each-time", "until", "do");

  public static final List<String> RULE_KEYS = List.of("is", "while");

  /** The moments by the words of their windows. */
  public static final Map<String, Moment> MOMENTS = moments();

  /** Those an effect can let something happen at later. */
  public static final Map<String, Moment> LATER_MOMENTS = laterMoments();

  /** How long an effect can let something happen. */
  public static final List<String> LATER_ENDS =
      Arrays.stream(Rule.Until.values())
          .filter(until -> !isAttack(until))
          .map(Types::kebab)
          .toList();

  public static final Map<String, Whose> PLAYERS = words(Whose.values());
  public static final Map<String, Harm> DAMAGE = words(Harm.values());

  private static final String OF_FIGHTERS =
      "a moment that concerns fighters ("
          + Expected.list(
              MOMENTS.entrySet().stream()
                  .filter(moment -> moment.getValue().isOfFighter())
                  .map(Map.Entry::getKey)
                  .toList())
          + "), or a condition in \"if\"";

  private TriggerReader() {}

  private static Map<String, Moment> moments() {
    Map<String, Moment> words = new LinkedHashMap<>();
    for (Moment moment : Moment.values()) {
      words.put(Window.valueOf(moment.name()).word(), moment);
    }
    return words;
  }

  private static Map<String, Moment> laterMoments() {
    Map<String, Moment> words = moments();
    words
        .values()
        .removeIf(
            moment ->
                moment.isStep() && !isOfPlayer(moment)
                    || moment == Moment.IS_SAVED
                    || moment == Moment.START_OF_GAME);
    return words;
  }

  private static <E extends Enum<E>> Map<String, E> words(E[] values) {
    Map<String, E> words = new LinkedHashMap<>();
    for (E value : values) {
      words.put(value.name().toLowerCase(Locale.ROOT), value);
    }
    return words;
  }

  /** A rule that holds all the time, or while a condition does. */
  public static Standing standing(YamlMap map, HeroFacts facts) {
    map.only(RULE_KEYS);
    return new Standing(
        Rules.read(map.need("is"), Scope.at(Window.RULES, facts)),
        map.find("while").map(n -> Conditions.read(n, Scope.at(Window.RULES, facts))).orElse(null));
  }

  public static Triggered read(YamlMap map, HeroFacts facts) {
    return read(map, facts, false);
  }

  /** What happens at a moment, perhaps only while the card it stands on lies before its player. */
  public static Triggered read(YamlMap map, HeroFacts facts, boolean inPlay) {
    map.only(KEYS);
    Moment moment = map.need("at").oneOf("a moment", MOMENTS);
    Concern concern = concern(map, moment, facts, null);
    Window window = Window.valueOf(moment.name());
    Condition condition =
        map.find("if")
            .map(n -> Conditions.read(n, scope(window, facts, concern, inPlay)))
            .orElse(null);
    Effect effect = Effects.read(map.need("do"), scope(window, facts, concern, inPlay));
    endsRunningTurn(map, moment, concern, effect);
    if (inPlay && effect.contains(TriggerReader::movesThisCard)) {
      throw map.need("do").refuse("\"this-card\" on a card that stays", "\"discard-this\"");
    }
    return new Triggered(
        moment,
        effect,
        concern,
        condition,
        map.find("once-per-turn").map(YamlNode::flag).orElse(false),
        map.find("once-per-game").map(YamlNode::flag).orElse(false));
  }

  /** What an effect lets happen at a moment to come, once or as long as a rule of it holds. */
  static Effect later(YamlNode node, Scope outer) {
    YamlMap map = node.map();
    map.only(LATER_KEYS);
    YamlNode at = map.need("at");
    Moment moment = at.oneOf("a moment to come", LATER_MOMENTS);
    HeroFacts facts = outer.hero();
    boolean each = map.find("each-time").map(YamlNode::flag).orElse(false);
    Rule.Until until =
        map.find("until").map(n -> RuleTypes.UNTIL.read(n, outer)).orElse(Rule.Until.END_OF_GAME);
    if (isAttack(until)) {
      throw map.need("until").refuse("\"later\" until an attack", "\"at: attacks\"");
    }
    if (each && map.find("until").isEmpty()) {
      throw at.refuse("\"each-time\" without \"until\"", "when that ends");
    }
    Concern concern = concern(map, moment, facts, map.has("who") ? outer : null);
    if (concern != null
        && concern.fighters() != null
        && FighterSets.isNearNow(concern.fighters())) {
      throw map.need("who")
          .refuse(
              "fighters of this effect (self, foe, chosen …) where somebody stands near them later",
              "them alone, or fighters that have a name");
    }
    Condition condition =
        map.find("if")
            .map(n -> Conditions.read(n, laterScope(moment, facts, concern, outer)))
            .orElse(null);
    Effect effect = Effects.read(map.need("do"), laterScope(moment, facts, concern, outer));
    if (effect.contains(TriggerReader::speaksOfCard)) {
      throw map.need("do").refuse("a word of the card that is played", "it before \"later\"");
    }
    endsRunningTurn(map, moment, concern, effect);
    var triggered = new Triggered(moment, effect, concern, condition, false);
    return new RuleEffect.PutInForce(new Rule.When(triggered, !each), until);
  }

  private static boolean isAttack(Rule.Until until) {
    return until == Rule.Until.NEXT_ATTACK || until == Rule.Until.THEIR_NEXT_ATTACK;
  }

  /** The fighter chosen before is chosen still, unless the moment has one of its own. */
  private static Scope laterScope(
      Moment moment, HeroFacts facts, @Nullable Concern concern, Scope outer) {
    Scope scope = scope(Window.valueOf(moment.name()), facts, concern, false);
    return outer.left().contains(LeftBehind.CHOSEN_FIGHTER)
            && !outer.left().contains(LeftBehind.CHOSEN_FIGHTERS)
        ? scope.add(EnumSet.of(LeftBehind.CHOSEN_FIGHTER))
        : scope;
  }

  /** Whether a word makes sense only while the card it stands on is played. */
  private static boolean speaksOfCard(Effect effect) {
    return movesThisCard(effect)
        || effect instanceof Effect.ReplaceAttackCard
        || effect instanceof Effect.ForceAttackCard
        || effect instanceof Effect.TakeBoostCard
        || effect instanceof Effect.Revive
        || effect instanceof PileEffect.ExchangeAttackCard;
  }

  /** Where the turn is never one's own, "your turn ends" is never true. */
  private static void endsRunningTurn(
      YamlMap map, Moment moment, @Nullable Concern concern, Effect effect) {
    boolean ofTurn =
        moment == Moment.START_OF_TURN
            || moment == Moment.AFTER_MANEUVER
            || moment == Moment.END_OF_TURN;
    boolean others = ofTurn && concern != null && concern.whose() == Whose.OPPONENT;
    if (others && effect.contains(e -> e instanceof Effect.EndTurn(boolean running) && !running)) {
      throw map.need("do")
          .refuse("\"end-turn\" in the turn of an opponent", "\"end-turn: running\"");
    }
  }

  public static boolean movesThisCard(Effect effect) {
    return effect instanceof PileEffect.MoveCards move && move.from().kind() == Pile.Kind.THIS_CARD;
  }

  /** Whom it concerns; null where that is not to be said, and the hero's player is meant. */
  private static @Nullable Concern concern(
      YamlMap map, Moment moment, HeroFacts facts, @Nullable Scope settled) {
    boolean damage =
        moment == Moment.WOULD_TAKE_DAMAGE
            || moment == Moment.TAKES_DAMAGE
            || moment == Moment.DEALS_DAMAGE;
    var who = allowed(map, "who", moment.isOfFighter(), OF_FIGHTERS);
    var player = allowed(map, "player", isOfPlayer(moment), "a moment that concerns a player");
    var harm = allowed(map, "damage", damage, "would-take-damage, takes-damage or deals-damage");
    var _ = allowed(map, "tokens", moment == Moment.ENTERS, "enters");
    Scope scope = Scope.at(Window.valueOf(moment.name()), facts);
    Fighters fighters =
        who != null
            ? FighterSets.read(who, settled == null ? scope : settled)
            : moment.isOfFighter() ? Fighters.of(Group.YOURS) : null;
    Whose whose = player == null ? Whose.YOU : player.oneOf("a player", PLAYERS);
    if (moment.isStep() && whose == Whose.YOU) {
      return null;
    }
    return new Concern(
        fighters,
        whose,
        harm == null ? Harm.ANY : harm.oneOf("a kind of damage", DAMAGE),
        moment == Moment.ENTERS ? entered(map, scope) : null);
  }

  /** The tokens that are entered, all of the hero's if nothing is said. */
  private static Tokens entered(YamlMap map, Scope scope) {
    return map.find("tokens")
        .map(n -> TokenSets.read(n, scope))
        .orElse(Tokens.of(Tokens.Whose.YOURS));
  }

  /** Of the steps of a turn only these happen to one player at a time, and outside a combat. */
  private static boolean isOfPlayer(Moment moment) {
    return moment.isStep()
        ? moment == Moment.START_OF_TURN || moment == Moment.AFTER_MANEUVER
        : !moment.isOfFighter();
  }

  private static @Nullable YamlNode allowed(
      YamlMap map, String key, boolean fits, String expected) {
    YamlNode node = map.find(key).orElse(null);
    if (node != null && !fits) {
      throw node.refuse("\"" + key + "\" at " + map.need("at").shown(), expected);
    }
    return node;
  }

  /** What a moment leaves behind for its effect. */
  private static Scope scope(
      Window window, HeroFacts facts, @Nullable Concern concern, boolean inPlay) {
    var left = EnumSet.noneOf(LeftBehind.class);
    if (inPlay) {
      left.add(LeftBehind.CARD_IN_PLAY);
    }
    if (concern != null && concern.fighters() != null || window == Window.DEALS_DAMAGE) {
      left.add(LeftBehind.CHOSEN_FIGHTER);
    }
    if (concern != null && concern.fighters() == null && concern.whose() == Whose.OPPONENT) {
      left.add(LeftBehind.CHOSEN_PLAYER);
    }
    if (window == Window.TAKES_DAMAGE || window == Window.DEALS_DAMAGE) {
      left.add(LeftBehind.DAMAGE);
    }
    if (window == Window.MOVES || window == Window.IS_DEFEATED) {
      left.add(LeftBehind.CHOSEN_SPACE); // the one it left
    }
    if (window == Window.ENTERS) {
      left.add(LeftBehind.CHOSEN_TOKEN);
    }
    if (window == Window.DISCARDS) {
      left.add(LeftBehind.DISCARDED_CARD);
    }
    Scope scope = Scope.at(window, facts).add(left);
    return concern != null && concern.harm() == Harm.COMBAT ? scope.inCombat() : scope;
  }
}
