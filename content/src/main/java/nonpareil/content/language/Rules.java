package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Rule;

/** The words for rules that hold for a while. */
public final class Rules {

  private static final String ONE_OF_THEM = "one of them";

  private static final Param<Fighters> WHO =
      Param.optional("who", Types.FIGHTERS, Fighters.of(Group.YOURS));
  private static final Param<Fighters> ABOUT = Param.needed("who", Types.FIGHTERS);
  private static final Param<Amount> HEALTH = Param.needed("health", Types.AMOUNT);
  private static final Param<Fighters> AGAINST = Param.maybe("against", Types.FIGHTERS);
  private static final Param<Fighters> WHOM = Param.maybe("whom", Types.FIGHTERS);
  private static final Param<Amount> PLUS = Param.maybe("plus", Types.AMOUNT);
  private static final Param<Amount> MINUS = Param.maybe("minus", Types.AMOUNT);
  private static final Param<Rule.Role> WHEN =
      Param.optional("when", RuleTypes.ROLE, Rule.Role.EITHER);
  private static final Param<Harm> DAMAGE = Param.optional("damage", RuleTypes.HARM, Harm.ANY);
  private static final Param<Players> PLAYERS = Param.needed("player", Types.PLAYERS);
  private static final Param<Players> WHOSE = Param.optional("player", Types.PLAYERS, Players.YOU);
  private static final Param<Players> BARRED = Param.maybe("player", Types.PLAYERS);
  private static final Param<Fighters> BARRED_FIGHTERS = Param.maybe("who", Types.FIGHTERS);
  private static final Param<List<Rule.Type>> SOME_TYPES =
      Param.maybe("types", RuleTypes.CARD_TYPES);
  private static final Param<CardSet> SUCH = Param.maybe("cards", CardSets.TYPE);

  private static final Param<Players> SHOWING = Param.needed("who", Types.SHOWING);
  private static final Param<Amount> VALUE = Param.maybe("value", Types.amount(0, 20));
  private static final Param<Optional<Amount>> LESS = Param.maybe("minus", RuleTypes.AMOUNT_OR_ALL);
  private static final Param<Amount> MOST = Param.maybe("at-most", Types.AMOUNT);
  private static final Param<Optional<Amount>> SPACES =
      Param.needed("spaces", RuleTypes.AMOUNT_OR_ZONE);
  private static final Param<Boolean> RANGED = Param.needed("is", RuleTypes.ATTACK_TYPE);
  private static final Param<Amount> CARDS = Param.needed("cards", Types.AMOUNT);
  private static final Param<Players> OTHER = Param.needed("who", Types.OTHER);

  /** All of them. */
  public static final Vocabulary<Rule> WORDS =
      new Vocabulary<>(
          "a rule",
          List.of(
              word(
                      "value",
                      "the cards these fighters play in a combat have more value (\"plus\"), or"
                          + " less (\"minus\"), or this \"value\" in place of the printed one, of"
                          + " several the lowest; perhaps only \"against\" some others")
                  .with(WHO, WHEN, AGAINST, PLUS, MINUS, VALUE)
                  .builds(Rules::value),
              word(
                      "move-value",
                      "these fighters move farther in a maneuver, or less far; or \"value\" counts in"
                          + " place of their move value")
                  .with(WHO, PLUS, MINUS, VALUE)
                  .builds(Rules::moveValue),
              word(
                      "damage-taken",
                      "these fighters take more damage each time, or less, or none (\"minus: all\"),"
                          + " or no more than so much (\"at-most\")")
                  .with(WHO, DAMAGE, PLUS, LESS, MOST)
                  .builds(Rules::damageTaken),
              word(
                      "reach",
                      "attacks of these fighters may target fighters up to so many spaces away, or"
                          + " (zone) all in their zones; perhaps only some others (\"whom\"); of"
                          + " several such rules the farthest holds")
                  .with(WHO, SPACES, WHOM)
                  .builds(Rules::reach),
              word("attack-type", "these fighters are ranged, or melee, whatever is printed")
                  .with(WHO, RANGED)
                  .builds(a -> new Rule.AttackType(a.get(WHO), a.get(RANGED))),
              word("cannot-attack", "these fighters cannot attack, or cannot attack some others")
                  .alone(ABOUT)
                  .with(WHOM)
                  .builds(a -> new Rule.CannotAttack(a.get(ABOUT), a.find(WHOM))),
              word("cannot-move", "these fighters cannot be moved; they may be placed")
                  .alone(ABOUT)
                  .builds(a -> new Rule.CannotMove(a.get(ABOUT))),
              word(
                      "cannot-leave",
                      "these fighters stay on their spaces: nothing moves, places or swaps them, their"
                          + " own maneuvers neither")
                  .alone(ABOUT)
                  .builds(a -> new Rule.CannotLeave(a.get(ABOUT))),
              word("cannot-recover", "these fighters recover no health")
                  .alone(ABOUT)
                  .builds(a -> new Rule.CannotRecover(a.get(ABOUT))),
              word("health-floor", "damage does not bring these fighters below this health")
                  .with(WHO, HEALTH)
                  .builds(a -> new Rule.HealthFloor(a.get(WHO), a.get(HEALTH))),
              word("moves-through", "these fighters move through opposing fighters")
                  .alone(ABOUT)
                  .builds(a -> new Rule.MovesThrough(a.get(ABOUT))),
              word(
                      "attacks-open",
                      "attack cards against these fighters are played face up, before the defense is"
                          + " chosen")
                  .alone(ABOUT)
                  .builds(a -> new Rule.AttacksOpen(a.get(ABOUT))),
              word(
                      "cannot-be-cancelled",
                      "the effects of cards these fighters play in a combat cannot be cancelled")
                  .alone(ABOUT)
                  .builds(a -> new Rule.CannotBeCancelled(a.get(ABOUT))),
              word("cannot-draw", "these players draw no cards by effects")
                  .alone(PLAYERS)
                  .builds(a -> new Rule.CannotDraw(a.get(PLAYERS))),
              word(
                      "cannot-play",
                      "these players cannot play cards of some \"types\", or of a set (\"cards\");"
                          + " with \"who\" in place of \"player\" these fighters cannot, and others"
                          + " of their players may")
                  .with(BARRED, BARRED_FIGHTERS, SOME_TYPES, SUCH)
                  .builds(Rules::cannotPlay),
              word(
                      "hand-shown",
                      "these players play with the hand shown: several only by a rule of the"
                          + " ability or of a card in play")
                  .alone(SHOWING)
                  .builds(a -> new Rule.HandShown(a.get(SHOWING))),
              word(
                      "cannot-maneuver",
                      "these players take no maneuvers; who has nothing else to do passes")
                  .alone(PLAYERS)
                  .builds(a -> new Rule.CannotManeuver(a.get(PLAYERS))),
              word(
                      "hand-limit",
                      "how many cards these players may hold at the end of their turns; of several"
                          + " such rules the lowest holds")
                  .with(WHOSE, CARDS)
                  .builds(a -> new Rule.HandLimit(a.get(WHOSE), a.get(CARDS))),
              word("cannot-gain-actions", "these players gain no actions")
                  .alone(PLAYERS)
                  .builds(a -> new Rule.CannotGainActions(a.get(PLAYERS))),
              word("cannot-boost", "these players spend no cards for boosts")
                  .alone(PLAYERS)
                  .builds(a -> new Rule.CannotBoost(a.get(PLAYERS))),
              word(
                      "boost-value",
                      "cards these players spend for boosts have a higher boost value, or a lower one")
                  .with(WHOSE, PLUS, MINUS)
                  .builds(a -> new Rule.BoostValue(a.get(WHOSE), change(a), a.find(MINUS) != null)),
              word(
                      "cannot-play-card",
                      "this player cannot play the card chosen before, nor copies of it")
                  .alone(OTHER)
                  .needs(LeftBehind.CHOSEN_CARD)
                  .builds(a -> new Rule.CannotPlayCard(a.get(OTHER)))));

  private Rules() {}

  /** Reads one rule. */
  public static Rule read(YamlNode node, Scope scope) {
    return WORDS.read(node, scope);
  }

  /** The fighters a rule speaks of. */
  static List<Fighters> fighters(Rule rule) {
    return switch (rule) {
      case Rule.Value r -> r.against() == null ? List.of(r.who()) : List.of(r.who(), r.against());
      case Rule.ValueIs r -> r.against() == null ? List.of(r.who()) : List.of(r.who(), r.against());
      case Rule.ReachesThese r -> List.of(r.who(), r.whom());
      case Rule.CannotUse(Fighters who, var _) -> List.of(who);
      case Rule.MoveValue r -> List.of(r.who());
      case Rule.MoveValueIs r -> List.of(r.who());
      case Rule.DamageTaken r -> List.of(r.who());
      case Rule.DamageAtMost r -> List.of(r.who());
      case Rule.Reach r -> List.of(r.who());
      case Rule.ReachesZone(Fighters who) -> List.of(who);
      case Rule.AttackType r -> List.of(r.who());
      case Rule.CannotAttack(Fighters who, Fighters whom) ->
          whom == null ? List.of(who) : List.of(who, whom);
      case Rule.AttacksOpen(Fighters who) -> List.of(who);
      case Rule.CannotMove(Fighters who) -> List.of(who);
      case Rule.CannotLeave(Fighters who) -> List.of(who);
      case Rule.CannotRecover(Fighters who) -> List.of(who);
      case Rule.HealthFloor(Fighters who, var _) -> List.of(who);
      case Rule.MovesThrough(Fighters who) -> List.of(who);
      case Rule.CannotBeCancelled(Fighters who) -> List.of(who);
      case Rule.When _,
          Rule.CannotDraw _,
          Rule.CannotPlay _,
          Rule.CannotPlaySuch _,
          Rule.CannotGainActions _,
          Rule.CannotBoost _,
          Rule.CannotManeuver _,
          Rule.HandLimit _,
          Rule.BoostValue _,
          Rule.HandShown _,
          Rule.CannotPlayCard _ ->
          List.of();
    };
  }

  private static Rule value(Args args) {
    Fighters who = args.get(WHO);
    Rule.Role role = args.get(WHEN);
    Fighters against = args.find(AGAINST);
    return args.find(VALUE) == null
        ? new Rule.Value(who, role, change(args), args.find(MINUS) != null, against)
        : new Rule.ValueIs(who, role, only(args, PLUS, MINUS, VALUE), against);
  }

  private static Rule cannotPlay(Args args) {
    Players players = args.find(BARRED);
    Fighters who = args.find(BARRED_FIGHTERS);
    if ((players == null) == (who == null)) {
      throw args.refuse(
          players == null ? "neither \"player\" nor \"who\"" : "both \"player\" and \"who\"",
          ONE_OF_THEM);
    }
    List<Rule.Type> types = args.find(SOME_TYPES);
    CardSet cards = args.find(SUCH);
    if ((types == null) == (cards == null)) {
      throw args.refuse(
          types == null ? "neither \"types\" nor \"cards\"" : "both \"types\" and \"cards\"",
          ONE_OF_THEM);
    }
    if (cards != null && !CardSets.isPrinted(cards)) {
      throw args.refuse(
          "a card of this effect, or a number that is counted, for as long as a rule holds",
          "what is printed on the cards");
    }
    List<Rule.Type> plain = types != null ? types : plain(Objects.requireNonNull(cards));
    if (players != null) {
      return plain.isEmpty()
          ? new Rule.CannotPlaySuch(players, Objects.requireNonNull(cards))
          : new Rule.CannotPlay(players, plain);
    }
    return new Rule.CannotUse(
        Objects.requireNonNull(who), cards != null ? cards : CardSets.ofTypes(plain));
  }

  /** The types, if nothing is said of cards but those. */
  private static List<Rule.Type> plain(CardSet cards) {
    if (cards.isOfTypes()) {
      return cards.either().stream().map(Rules::type).toList();
    }
    CardSet.Type one = cards.type();
    return one != null && cards.equals(CardSet.of(one)) ? List.of(type(cards)) : List.of();
  }

  private static Rule.Type type(CardSet cards) {
    return Rule.Type.valueOf(Objects.requireNonNull(cards.type()).name());
  }

  private static Rule reach(Args args) {
    Fighters who = args.get(WHO);
    Fighters whom = args.find(WHOM);
    if (whom != null) {
      return new Rule.ReachesThese(who, args.get(SPACES).orElse(null), whom);
    }
    return args.get(SPACES)
        .<Rule>map(spaces -> new Rule.Reach(who, spaces))
        .orElseGet(() -> new Rule.ReachesZone(who));
  }

  private static Rule moveValue(Args args) {
    return args.find(VALUE) == null
        ? new Rule.MoveValue(args.get(WHO), change(args), args.find(MINUS) != null)
        : new Rule.MoveValueIs(args.get(WHO), only(args, PLUS, MINUS, VALUE));
  }

  private static Rule damageTaken(Args args) {
    Fighters who = args.get(WHO);
    Harm harm = args.get(DAMAGE);
    if (args.find(MOST) != null) {
      return new Rule.DamageAtMost(who, harm, only(args, PLUS, LESS, MOST));
    }
    Optional<Amount> less = args.find(LESS);
    if (less == null) {
      return new Rule.DamageTaken(who, harm, only(args, PLUS, LESS), false);
    }
    if (args.find(PLUS) != null) {
      throw args.refuse("both \"plus\" and \"minus\"", ONE_OF_THEM);
    }
    return less.isEmpty()
        ? new Rule.DamageAtMost(who, harm, new Amount.Fixed(0))
        : new Rule.DamageTaken(who, harm, less.get(), true);
  }

  private static Amount change(Args args) {
    return only(args, PLUS, MINUS);
  }

  /** The one of some parameters that is given. */
  private static Amount only(Args args, Param<?>... params) {
    var given = new ArrayList<String>();
    Amount amount = null;
    for (Param<?> param : params) {
      Object value = args.find(param);
      if (value != null) {
        given.add("\"" + param.name() + "\"");
        amount = value instanceof Amount one ? one : amount;
      }
    }
    if (given.isEmpty()) {
      String all =
          String.join(" nor ", Arrays.stream(params).map(p -> "\"" + p.name() + "\"").toList());
      throw args.refuse("neither " + all, ONE_OF_THEM);
    }
    if (given.size() > 1) {
      throw args.refuse("both " + String.join(" and ", given), ONE_OF_THEM);
    }
    return Objects.requireNonNull(amount);
  }
}
