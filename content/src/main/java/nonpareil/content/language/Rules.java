package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Rule;
import org.jspecify.annotations.Nullable;

/** The words for rules that hold for a while. */
public final class Rules {

  private static final Param<Fighters> WHO =
      Param.optional("who", Types.FIGHTERS, Fighters.of(Group.YOURS));
  private static final Param<Fighters> ABOUT = Param.needed("who", Types.FIGHTERS);
  private static final Param<Fighters> WHOM = Param.maybe("whom", Types.FIGHTERS);
  private static final Param<Amount> PLUS = Param.maybe("plus", Types.AMOUNT);
  private static final Param<Amount> MINUS = Param.maybe("minus", Types.AMOUNT);
  private static final Param<Rule.Role> WHEN =
      Param.optional("when", RuleTypes.ROLE, Rule.Role.EITHER);
  private static final Param<Harm> DAMAGE = Param.optional("damage", RuleTypes.HARM, Harm.ANY);
  private static final Param<Players> PLAYERS = Param.needed("player", Types.PLAYERS);
  private static final Param<List<Rule.Type>> TYPES = Param.needed("types", RuleTypes.CARD_TYPES);

  private static final Param<Players> SHOWING = Param.needed("who", Types.SHOWING);
  private static final Param<Players> OTHER = Param.needed("who", Types.OTHER);

  /** All of them. */
  public static final Vocabulary<Rule> WORDS =
      new Vocabulary<>(
          "a rule",
          List.of(
              word(
                      "value",
                      "the cards these fighters play in a combat have more value (\"plus\"), or"
                          + " less (\"minus\")")
                  .with(WHO, WHEN, PLUS, MINUS)
                  .builds(
                      a ->
                          new Rule.Value(
                              a.get(WHO), a.get(WHEN), change(a), a.find(MINUS) != null)),
              word("move-value", "these fighters move farther in a maneuver, or less far")
                  .with(WHO, PLUS, MINUS)
                  .builds(a -> new Rule.MoveValue(a.get(WHO), change(a), a.find(MINUS) != null)),
              word("damage-taken", "these fighters take more damage each time, or less")
                  .with(WHO, DAMAGE, PLUS, MINUS)
                  .builds(
                      a ->
                          new Rule.DamageTaken(
                              a.get(WHO), a.get(DAMAGE), change(a), a.find(MINUS) != null)),
              word("cannot-attack", "these fighters cannot attack, or cannot attack some others")
                  .alone(ABOUT)
                  .with(WHOM)
                  .builds(a -> new Rule.CannotAttack(a.get(ABOUT), a.find(WHOM))),
              word("cannot-move", "these fighters cannot be moved; they may be placed")
                  .alone(ABOUT)
                  .builds(a -> new Rule.CannotMove(a.get(ABOUT))),
              word("cannot-recover", "these fighters recover no health")
                  .alone(ABOUT)
                  .builds(a -> new Rule.CannotRecover(a.get(ABOUT))),
              word("moves-through", "these fighters move through opposing fighters")
                  .alone(ABOUT)
                  .builds(a -> new Rule.MovesThrough(a.get(ABOUT))),
              word(
                      "cannot-be-cancelled",
                      "the effects of cards these fighters play in a combat cannot be cancelled")
                  .alone(ABOUT)
                  .builds(a -> new Rule.CannotBeCancelled(a.get(ABOUT))),
              word("cannot-draw", "these players draw no cards by effects")
                  .alone(PLAYERS)
                  .builds(a -> new Rule.CannotDraw(a.get(PLAYERS))),
              word("cannot-play", "these players cannot play cards of some types")
                  .with(PLAYERS, TYPES)
                  .builds(a -> new Rule.CannotPlay(a.get(PLAYERS), a.get(TYPES))),
              word(
                      "hand-shown",
                      "these players play with the hand shown: several only by a rule of the"
                          + " ability or of a card in play")
                  .alone(SHOWING)
                  .builds(a -> new Rule.HandShown(a.get(SHOWING))),
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

  private static Amount change(Args args) {
    var given = new ArrayList<Amount>();
    @Nullable Amount plus = args.find(PLUS);
    @Nullable Amount minus = args.find(MINUS);
    if (plus != null) {
      given.add(plus);
    }
    if (minus != null) {
      given.add(minus);
    }
    if (given.size() != 1) {
      throw args.refuse(
          given.isEmpty() ? "neither \"plus\" nor \"minus\"" : "both \"plus\" and \"minus\"",
          "one of them");
    }
    return Objects.requireNonNull(given.getFirst());
  }
}
