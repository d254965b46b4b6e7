package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Spaces;

/** Words for fighters: their health and where they stand. */
final class FighterWords {

  private static final Type<Amount> HEALTH = Types.amount(1, 99);

  private static final Param<Fighters> AMONG = Param.needed("among", Types.FIGHTERS);
  private static final Param<Fighters> CANDIDATES =
      Param.needed(
          "among",
          Type.of("fighters", "{\"$ref\": \"#/$defs/fighters\"}", FighterWords::candidates));
  private static final Param<Boolean> OPTIONAL = Param.optional("optional", Types.FLAG, false);
  private static final Param<Spaces> SPACES = Param.needed("among", Types.SPACES);
  private static final Param<Fighters> TO = Param.needed("to", Types.FIGHTERS);
  private static final Param<Amount> AMOUNT = Param.needed("amount", Types.FOR_EACH);
  private static final Param<Amount> AMOUNT_DIVIDED = Param.needed("amount", Types.AMOUNT);
  private static final Param<Fighters> WHO = Param.needed("who", Types.FIGHTERS);
  private static final Param<Amount> NEW_HEALTH = Param.needed("health", HEALTH);
  private static final Param<Amount> EACH_HEALTH = Param.needed("health", Types.HEALTH_FOR_EACH);
  private static final Param<Amount> NUMBER = Param.maybe("number", Types.amount(2, 8));
  private static final Param<Amount> AT_MOST = Param.maybe("up-to", Types.amount(2, 8));
  private static final Param<Spaces> GOAL = Param.maybe("to", Types.GOALS);
  private static final Param<Amount> UP_TO = Param.needed("up-to", Types.AMOUNT);
  private static final Param<Boolean> THROUGH =
      Param.optional("through-opposing", Types.FLAG, false);
  private static final Param<Boolean> EXACTLY = Param.optional("exactly", Types.FLAG, false);
  private static final Param<Boolean> ONE_ZONE = Param.optional("in-one-zone", Types.FLAG, false);
  private static final Param<Fighters> WHOM = Param.maybe("whom", Types.TO_PASS);
  private static final Param<Effect> PASSING = Param.maybe("passing", Types.PASSING).besideWord();
  private static final Param<Spaces> ON = Param.needed("at", Types.GOALS);
  private static final Param<Boolean> MUST_LEAVE = Param.optional("must-leave", Types.FLAG, false);
  private static final Param<Fighters> SWAPPED =
      Param.needed(
          "who",
          Type.of("fighter", "{\"$ref\": \"#/$defs/fighters\"}", FighterSets::readOneOrChosen));
  private static final Param<Fighters> WITH = Param.maybe("with", Types.FIGHTER);

  static final List<Word<Effect>> ALL =
      List.of(
          word(
                  "choose-fighter",
                  "choose one fighter; \"optional\": or none; \"number\": so many, \"up-to\": any"
                      + " number up to it; then \"chosen\" means all of them")
              .alone(CANDIDATES)
              .with(OPTIONAL, NUMBER, AT_MOST)
              .leaves(LeftBehind.CHOSEN_FIGHTER)
              .forgets(LeftBehind.CHOSEN_FIGHTERS)
              .leavesIf(FighterWords::isSeveral, LeftBehind.CHOSEN_FIGHTERS)
              .asks()
              .builds(FighterWords::choose),
          word("choose-space", "choose a space; a second one may lie beside the first")
              .alone(SPACES)
              .leaves(LeftBehind.CHOSEN_SPACE)
              .asks()
              .builds(a -> new Effect.ChooseSpace(a.get(SPACES))),
          word("damage", "deal damage to all these fighters at once")
              .with(TO, AMOUNT)
              .leaves(LeftBehind.DAMAGE)
              .builds(a -> new Effect.Damage(a.get(TO), a.get(AMOUNT))),
          word(
                  "divide-damage",
                  "deal damage that is divided as you choose: point by point it is said which of"
                      + " these fighters takes it, then all take theirs at once")
              .with(AMOUNT_DIVIDED, AMONG)
              .leaves(LeftBehind.DAMAGE)
              .asks()
              .builds(FighterWords::divide),
          word("defeat", "all these fighters are defeated at once; no damage is dealt")
              .alone(WHO)
              .builds(a -> new Effect.Defeat(a.get(WHO))),
          word("heal", "these fighters recover health, never above their maximum")
              .with(WHO, AMOUNT)
              .builds(a -> new Effect.Heal(a.get(WHO), a.get(AMOUNT))),
          word(
                  "set-health",
                  "the health of these fighters becomes this number, never above their maximum")
              .with(WHO, EACH_HEALTH)
              .builds(a -> new Effect.SetHealth(a.get(WHO), a.get(EACH_HEALTH))),
          word(
                  "revive",
                  "undo the defeat of your fighter: this health, never above its maximum, placed on"
                      + " any space")
              .alone(NEW_HEALTH)
              .in(Window.of(Window.AFTER_COMBAT))
              .builds(a -> new Effect.Revive(a.get(NEW_HEALTH))),
          word(
                  "move",
                  "move these fighters one after the other, each up to so far; \"to\": only onto"
                      + " these spaces; \"exactly\": not less far; \"in-one-zone\": all the way;"
                      + " \"passing\": for each fighter it moves through of \"whom\" (opposing if left"
                      + " out), which is the chosen one; without it \"passed\" means them afterwards."
                      + " The way goes through as many of them as it can")
              .with(WHO, UP_TO, THROUGH, GOAL, EXACTLY, ONE_ZONE, WHOM)
              .with(PASSING)
              .leavesIf(FighterWords::isWalk, LeftBehind.PASSED)
              .leaves(LeftBehind.MOVE)
              .asks()
              .builds(FighterWords::move),
          word(
                  "place",
                  "place these fighters one after the other; \"optional\": or not;"
                      + " \"must-leave\": not where it stands")
              .with(WHO, ON, OPTIONAL, MUST_LEAVE)
              .asks()
              .builds(
                  a -> new Effect.Place(a.get(WHO), a.get(ON), a.get(OPTIONAL), a.get(MUST_LEAVE))),
          word(
                  "swap",
                  "two fighters exchange their spaces: this one \"with\" another, or if that is"
                      + " left out, the two that were chosen together")
              .alone(SWAPPED)
              .with(WITH)
              .builds(FighterWords::swap),
          word("leave-board", "your fighter leaves the board until the start of your next turn")
              .in(Window.ACTING)
              .builds(a -> new Effect.LeaveBoard()));

  private FighterWords() {}

  private static Effect divide(Args a) {
    if (FighterSets.isOne(a.get(AMONG), a.scope())) {
      throw a.refuse("damage divided among a single fighter", "\"damage\"");
    }
    return new BoardEffect.Divide(a.get(AMOUNT_DIVIDED), a.get(AMONG));
  }

  private static Effect swap(Args a) {
    Fighters one = a.get(SWAPPED);
    Fighters other = a.find(WITH);
    if (other == null) {
      if (FighterSets.isOne(one, a.scope())) {
        throw a.refuse(
            "\"swap\" without \"with\"", "it, or \"chosen\" after \"choose-fighter\" of two");
      }
      return new Effect.Swap(one, one);
    }
    if (!FighterSets.isOne(one, a.scope())) {
      throw a.refuse("several chosen fighters and \"with\"", "one of them");
    }
    if (one.equals(other)) {
      throw a.refuse("the same fighter in \"who\" and \"with\"", "two fighters");
    }
    return new Effect.Swap(one, other);
  }

  private static Effect move(Args a) {
    Effect passing = a.find(PASSING);
    if (passing != null && !FighterSets.isOne(a.get(WHO), a.scope())) {
      throw a.refuse("\"passing\" for several fighters", "one fighter that moves");
    }
    return isWalk(a)
        ? new BoardEffect.Walk(
            a.get(WHO),
            a.get(UP_TO),
            a.get(THROUGH),
            a.get(EXACTLY),
            a.get(ONE_ZONE),
            passing,
            a.find(WHOM),
            a.find(GOAL))
        : new Effect.Move(a.get(WHO), a.get(UP_TO), a.get(THROUGH), a.find(GOAL));
  }

  /** Whether it matters which way they take. */
  private static boolean isWalk(Args a) {
    return a.has(PASSING) || a.has(WHOM) || a.get(EXACTLY) || a.get(ONE_ZONE);
  }

  private static boolean isSeveral(Args args) {
    return args.has(NUMBER) || args.has(AT_MOST);
  }

  /** Those that may be chosen: whoever was the chosen one until now is the one chosen before. */
  private static Fighters candidates(YamlNode node, Scope scope) {
    Fighters among = FighterSets.read(node, scope);
    scope.choosesAnother();
    return among;
  }

  private static Effect choose(Args args) {
    if (args.has(NUMBER) && args.has(AT_MOST)) {
      throw args.refuse("\"number\" and \"up-to\"", "one of them");
    }
    if (isSeveral(args) && FighterSets.isOne(args.get(CANDIDATES), args.scope())) {
      throw args.refuse("several of a single fighter", "\"number\" or \"up-to\" left out");
    }
    Amount most = args.find(AT_MOST);
    boolean may = args.get(OPTIONAL) || most != null;
    return new Effect.ChooseFighter(
        args.get(CANDIDATES), may, most != null ? most : args.find(NUMBER));
  }
}
