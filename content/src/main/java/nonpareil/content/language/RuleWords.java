package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import java.util.Optional;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.RuleEffect.ActionKind;

/** Words for what lasts: rules, counters, actions, what has happened in the turn. */
final class RuleWords {

  private static final Amount ONE = new Amount.Fixed(1);

  private static final Param<Rule> IS = Param.needed("is", RuleTypes.RULE);
  private static final Param<Fighters> NEXT_ATTACK_OF =
      Param.maybe("next-attack-of", Types.FIGHTERS);
  private static final Param<Rule.Until> UNTIL = Param.needed("until", RuleTypes.UNTIL);
  private static final Param<Boolean> LIVE = Param.optional("live", Types.FLAG, false);
  private static final Param<Effect> LATER = Param.needed("what", RuleTypes.LATER);
  private static final Param<String> COUNTER = Param.needed("counter", RuleTypes.COUNTER);
  private static final Param<Amount> AMOUNT = Param.optional("amount", Types.AMOUNT, ONE);
  private static final Param<Optional<Amount>> LOST =
      Param.optional("amount", RuleTypes.AMOUNT_OR_ALL, Optional.of(ONE));
  private static final Param<Optional<Amount>> COST =
      Param.optional("amount", RuleTypes.COST, Optional.of(ONE));
  private static final Param<Effect> THEN =
      Param.optional("then", Types.BLOCK, OrderWords.NOTHING).besideWord();
  private static final Param<Amount> ACTIONS = Param.needed("actions", Types.AMOUNT);
  private static final Param<Players> WHO = Param.optional("who", Types.PLAYERS, Players.YOU);
  private static final Param<ActionKind> ONLY = Param.maybe("only", RuleTypes.ACTION);
  private static final Param<Boolean> WHEN = Param.optional("when", RuleTypes.WHEN, false);
  private static final Param<Remembered.Deed> DEED = Param.needed("what", RuleTypes.DEED);
  private static final Param<Fighters> FIGHTERS = Param.needed("fighters", Types.FIGHTERS);

  static final List<Word<Effect>> EFFECTS =
      List.of(
          word(
                  "rule",
                  "a rule holds until a moment; with \"next-attack-of\" only in the next attack of"
                      + " one of these fighters, if that comes before the moment; with \"live\","
                      + " where fighters stand and how they are is read whenever it matters, and"
                      + " not only when the rule begins")
              .with(IS, UNTIL, NEXT_ATTACK_OF, LIVE)
              .builds(RuleWords::rule),
          word(
                  "later",
                  "something happens at a moment to come: the next time, or with \"each-time\" as"
                      + " often as it comes until the rule ends")
              .alone(LATER)
              .in(Window.ACTING)
              .builds(a -> a.get(LATER)),
          word("gain", "a counter grows, never above its maximum")
              .alone(COUNTER)
              .with(AMOUNT)
              .builds(a -> new RuleEffect.Gain(a.get(COUNTER), a.get(AMOUNT))),
          word("lose", "a counter shrinks, never below 0")
              .alone(COUNTER)
              .with(LOST)
              .builds(
                  a ->
                      new RuleEffect.Lose(
                          a.get(COUNTER),
                          a.get(LOST).orElse(new Remembered.CounterOf(a.get(COUNTER))))),
          word(
                  "spend",
                  "you may pay so much of a counter, or any number: what happens then, and else")
              .alone(COUNTER)
              .with(COST, THEN, OrderWords.ELSE)
              .leaves(LeftBehind.SPENT)
              .builds(
                  a ->
                      new RuleEffect.Spend(
                          a.get(COUNTER),
                          a.get(COST).orElse(null),
                          a.get(THEN),
                          a.get(OrderWords.ELSE))),
          word(
                  "gain-action",
                  "gain actions in the running turn if it is yours, bound to one use (\"only\") or"
                      + " not; or in the next turn")
              .alone(ACTIONS)
              .with(WHO, ONLY, WHEN)
              .builds(RuleWords::gainAction),
          word("lose-action", "lose actions of the running turn if it is yours, or of the next")
              .alone(ACTIONS)
              .with(WHO, WHEN)
              .builds(a -> new RuleEffect.LoseActions(a.get(WHO), a.get(ACTIONS), a.get(WHEN))),
          word("discard-this", "this card, which lies before you, is discarded")
              .needs(LeftBehind.CARD_IN_PLAY)
              .builds(a -> new RuleEffect.DiscardThis()));

  static final List<Word<Amount>> AMOUNTS =
      List.of(
          word("counter", "how many of a counter you have, or lie on this card")
              .alone(COUNTER)
              .builds(a -> new Remembered.CounterOf(a.get(COUNTER))),
          word("spent", "how many counters were spent last in this effect")
              .needs(LeftBehind.SPENT)
              .builds(a -> new Remembered.Spent()),
          word("this-turn", "how often, or how much, something has happened in the running turn")
              .alone(DEED)
              .with(WHO)
              .builds(a -> new Remembered.ThisTurn(a.get(DEED), a.get(WHO))));

  static final List<Word<Condition>> CONDITIONS =
      List.of(
          word("have-moved", "one of these fighters was moved in this turn")
              .alone(FIGHTERS)
              .builds(a -> new Happened.HaveMoved(a.get(FIGHTERS), false)),
          word(
                  "have-attacked",
                  "one of these fighters has attacked in this turn, a running attack included")
              .alone(FIGHTERS)
              .builds(a -> new Happened.Have(a.get(FIGHTERS), Happened.Act.ATTACKED)),
          word("have-taken-damage", "one of these fighters has taken damage in this turn")
              .alone(FIGHTERS)
              .builds(a -> new Happened.Have(a.get(FIGHTERS), Happened.Act.TAKEN_DAMAGE)),
          word("moved-in-maneuver", "one of these fighters was moved in the maneuver")
              .alone(FIGHTERS)
              .in(Window.of(Window.AFTER_MANEUVER))
              .builds(a -> new Happened.HaveMoved(a.get(FIGHTERS), true)));

  private RuleWords() {}

  private static Effect rule(Args args) {
    Rule rule = args.get(IS);
    Rule.Until until = args.get(UNTIL);
    Fighters attackers = args.find(NEXT_ATTACK_OF);
    boolean live = args.get(LIVE);
    boolean attack = until == Rule.Until.NEXT_ATTACK || until == Rule.Until.THEIR_NEXT_ATTACK;
    if (attackers != null && (attack || until == Rule.Until.END_OF_COMBAT)) {
      throw args.refuse(
          "\"next-attack-of\" that ends with an attack anyway",
          "the latest end of it: \"end-of-turn\", or \"end-of-game\" for whenever it comes");
    }
    if (live && (attack || attackers != null)) {
      throw args.refuse("\"live\" until an attack", "another end, or a rule without \"live\"");
    }
    if (live && Rules.fighters(rule).stream().noneMatch(FighterSets::saysMore)) {
      throw args.refuse(
          "\"live\" where nothing is said of where fighters stand or how they are",
          "the rule without it: who they are is read anew in any case");
    }
    if (live && Rules.fighters(rule).stream().anyMatch(FighterSets::isNearNow)) {
      throw args.refuse(
          "\"live\" where what must hold of fighters is told by others of this effect (near self,"
              + " foe, chosen …, or by a number that is counted)",
          "fighters there that have a name (\"hero\", an id, \"yours\", \"opposing\" …), and plain"
              + " numbers");
    }
    return new RuleEffect.PutInForce(rule, until, attackers, live);
  }

  private static Effect gainAction(Args args) {
    Amount actions = args.get(ACTIONS);
    ActionKind only = args.find(ONLY);
    boolean next = args.get(WHEN);
    if (only != null && next) {
      throw args.refuse("\"only\" with \"when: next-turn\"", "one of them");
    }
    return only == null && !next && args.get(WHO) == Players.YOU
        ? new Effect.GainAction(actions)
        : new RuleEffect.GainActions(args.get(WHO), actions, only, next);
  }
}
