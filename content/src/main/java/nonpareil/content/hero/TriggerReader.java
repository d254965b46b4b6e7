package nonpareil.content.hero;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nonpareil.content.language.Conditions;
import nonpareil.content.language.Effects;
import nonpareil.content.language.FighterSets;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.language.LeftBehind;
import nonpareil.content.language.Rules;
import nonpareil.content.language.Scope;
import nonpareil.content.language.TokenSets;
import nonpareil.content.language.Window;
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
final class TriggerReader {

  static final List<String> KEYS =
      List.of("at", "who", "tokens", "player", "damage", "if", "once-per-turn", "do");

  static final List<String> RULE_KEYS = List.of("is", "while");

  /** The moments by the words of their windows. */
  static final Map<String, Moment> MOMENTS = moments();

  static final Map<String, Whose> PLAYERS = words(Whose.values());
  static final Map<String, Harm> DAMAGE = words(Harm.values());

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

  private static <E extends Enum<E>> Map<String, E> words(E[] values) {
    Map<String, E> words = new LinkedHashMap<>();
    for (E value : values) {
      words.put(value.name().toLowerCase(Locale.ROOT), value);
    }
    return words;
  }

  /** A rule that holds all the time, or while a condition does. */
  static Standing standing(YamlMap map, HeroFacts facts) {
    map.only(RULE_KEYS);
    return new Standing(
        Rules.read(map.need("is"), Scope.at(Window.RULES, facts)),
        map.find("while").map(n -> Conditions.read(n, Scope.at(Window.RULES, facts))).orElse(null));
  }

  static Triggered read(YamlMap map, HeroFacts facts) {
    return read(map, facts, false);
  }

  /** What happens at a moment, perhaps only while the card it stands on lies before its player. */
  static Triggered read(YamlMap map, HeroFacts facts, boolean inPlay) {
    map.only(KEYS);
    Moment moment = map.need("at").oneOf("a moment", MOMENTS);
    Concern concern = concern(map, moment, facts);
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
        map.find("once-per-turn").map(YamlNode::flag).orElse(false));
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

  static boolean movesThisCard(Effect effect) {
    return effect instanceof PileEffect.MoveCards move && move.from().kind() == Pile.Kind.THIS_CARD;
  }

  /** Whom it concerns; null where that is not to be said, and the hero's player is meant. */
  private static @Nullable Concern concern(YamlMap map, Moment moment, HeroFacts facts) {
    boolean damage = moment == Moment.TAKES_DAMAGE || moment == Moment.DEALS_DAMAGE;
    var who = allowed(map, "who", moment.isOfFighter(), OF_FIGHTERS);
    var player = allowed(map, "player", isOfPlayer(moment), "a moment that concerns a player");
    var harm = allowed(map, "damage", damage, "takes-damage or deals-damage");
    var _ = allowed(map, "tokens", moment == Moment.ENTERS, "enters");
    Scope scope = Scope.at(Window.valueOf(moment.name()), facts);
    Fighters fighters =
        who != null
            ? FighterSets.read(who, scope)
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
    return Scope.at(window, facts).add(left);
  }
}
