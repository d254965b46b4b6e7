package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.CombatCondition;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Hero;

/** Trees that mean the same and read better: no nested sequences, no empty branches in front. */
final class Rewriting {

  private static final Amount ONE = new Amount.Fixed(1);
  private static final Effect NOTHING = new Effect.Sequence(List.of());

  private final Hero hero;

  /** Whether "chosen" may be several fighters somewhere in the effect. */
  private final boolean choosesSeveral;

  private Rewriting(Hero hero, Effect effect) {
    this.hero = hero;
    choosesSeveral =
        effect.contains(e -> e instanceof Effect.ChooseFighter c && c.number() != null);
  }

  /** An effect of a hero, simplified. */
  static Effect simplify(Effect effect, Hero hero) {
    return new Rewriting(hero, effect).simplify(effect);
  }

  /** An action as it is carried out: what is paid for it first is no question any more. */
  static Effect paid(Effect action) {
    List<Effect> written =
        action instanceof Effect.Sequence(List<Effect> all) ? all : List.of(action);
    long prices = written.stream().takeWhile(Rewriting::isPrice).count();
    var steps = new ArrayList<Effect>();
    written.stream().limit(prices).forEach(price -> steps.addAll(owed(price)));
    written.stream().skip(prices).forEach(steps::add);
    return new Effect.Sequence(List.copyOf(steps));
  }

  private static boolean isPrice(Effect word) {
    return word instanceof Effect.Pay
        || word instanceof RuleEffect.Spend s && s.amount() != null
        || word instanceof Effect.Discard
        || word instanceof Effect.DiscardRandom
        || word instanceof Effect.DiscardTop
        || word instanceof RuleEffect.Lose
        || word instanceof RuleEffect.LoseActions;
  }

  private static List<Effect> owed(Effect price) {
    return switch (price) {
      case Effect.Pay e -> List.of(new Effect.Discard(Players.YOU, e.cards()), e.then());
      case RuleEffect.Spend e when e.amount() != null ->
          List.of(new RuleEffect.Lose(e.counter(), e.amount()), e.then());
      default -> List.of(price);
    };
  }

  private Effect simplify(Effect effect) {
    return switch (effect) {
      case Effect.Sequence _ -> sequence(steps(effect));
      case Effect.If(Condition condition, Effect then, Effect otherwise) ->
          choice(condition, simplify(then), simplify(otherwise));
      case Effect.May(Effect inner) -> may(Players.YOU, simplify(inner));
      case Effect.ChooseOptions(Amount take, List<Effect> options) ->
          new Effect.ChooseOptions(take, options.stream().map(this::simplify).toList());
      case Effect.Pay pay ->
          new Effect.Pay(pay.who(), pay.cards(), simplify(pay.then()), simplify(pay.otherwise()));
      case Deciding.By(Players who, Effect word) -> by(who, word);
      case Deciding.Offer offer -> offer(Players.YOU, offer);
      case Deciding.Each(Players who, Effect inner) -> each(who, simplify(inner));
      case Deciding.EachFighter(Fighters among, Effect inner) ->
          nothing(simplify(inner))
              ? simplify(inner)
              : new Deciding.EachFighter(among, simplify(inner));
      case Deciding.EachToken(Tokens among, Effect inner) ->
          nothing(simplify(inner))
              ? simplify(inner)
              : new Deciding.EachToken(among, simplify(inner));
      case RuleEffect.Spend(String counter, Amount amount, Effect then, Effect otherwise) ->
          new RuleEffect.Spend(counter, amount, simplify(then), simplify(otherwise));
      case RuleEffect word -> word;
      case Effect.Leaf word -> word;
      case PileEffect word -> word;
      case CombatEffect word -> word;
      case BoardEffect.Walk walk when walk.passing() != null -> walk.with(simplify(walk.passing()));
      case BoardEffect word -> word;
      case ByHand word -> word;
    };
  }

  private Effect by(Players who, Effect word) {
    return switch (word) {
      case Effect.May(Effect inner) -> may(who, simplify(inner));
      case Deciding.Offer offer -> offer(who, offer);
      case Deciding.By inner -> simplify(inner);
      default -> decided(who, simplify(word));
    };
  }

  private static Effect decided(Players who, Effect word) {
    return who == Players.YOU ? word : new Deciding.By(who, word);
  }

  private static Effect each(Players who, Effect inner) {
    return nothing(inner) ? inner : new Deciding.Each(who, inner);
  }

  /**
   * What follows stands apart from what may be done: it happens only if all of that was. Cards that
   * are discarded for it are a price.
   */
  private Effect offer(Players who, Deciding.Offer offer) {
    Effect inner = sequence(asked(who, steps(simplify(offer.effect()))));
    Effect then = simplify(offer.then());
    Effect otherwise = simplify(offer.otherwise());
    if (inner instanceof Effect.Discard(Players payer, Amount cards) && payer == who) {
      return new Effect.Pay(who, cards, then, otherwise);
    }
    if (inner instanceof Effect.Pay pay
        && pay.who() == who
        && nothing(pay.then())
        && nothing(pay.otherwise())) {
      return new Effect.Pay(who, pay.cards(), then, otherwise);
    }
    return nothing(then) && nothing(otherwise)
        ? may(who, inner)
        : decided(who, new Deciding.Offer(inner, then, otherwise));
  }

  /** Where nothing is done without a choice, it is the same whether the choice may be declined. */
  private List<Effect> asked(Players who, List<Effect> steps) {
    if (!allActOnChoice(steps) || decider(steps.getFirst()) != who) {
      return steps;
    }
    var all = new ArrayList<>(steps);
    all.set(0, optional(steps.getFirst(), false));
    return all;
  }

  /** Whether a fighter is chosen and nothing else is done, or counts as done, without one. */
  private static boolean allActOnChoice(List<Effect> steps) {
    return steps.size() > 1
        && choosesOne(steps.getFirst())
        && Deciding.canBeDeclined(steps.getLast())
        && steps.stream().skip(1).allMatch(step -> Targets.chosenFighter(word(step)));
  }

  private static boolean choosesOne(Effect step) {
    return word(step) instanceof Effect.ChooseFighter choose && choose.number() == null;
  }

  private static Players decider(Effect step) {
    return step instanceof Deciding.By by ? by.who() : Players.YOU;
  }

  private static Effect word(Effect step) {
    return step instanceof Deciding.By by ? by.word() : step;
  }

  /**
   * Whether the answer to an offer tells if it was done. It does not where a choice must be made
   * that may have nobody to choose, or where something of it is asked a second time.
   *
   * @param asks whether what is offered begins with something that may be left undone
   */
  static boolean answers(Effect offered, boolean asks) {
    List<Effect> steps =
        offered instanceof Effect.Sequence(List<Effect> all) ? all : List.of(offered);
    if (steps.isEmpty()) {
      return true;
    }
    boolean declined = Deciding.canBeDeclined(steps.getFirst());
    return declined || !asks && (!choosesOne(steps.getFirst()) || allActOnChoice(steps));
  }

  /** The steps of an effect, simplified. */
  private List<Effect> steps(Effect effect) {
    if (!(effect instanceof Effect.Sequence(List<Effect> effects))) {
      return List.of(effect);
    }
    var steps = new ArrayList<Effect>();
    for (Effect step : effects) {
      steps.addAll(steps(simplify(step)));
    }
    return steps;
  }

  static boolean nothing(Effect effect) {
    return effect instanceof Effect.Sequence(List<Effect> effects)
        && effects.stream().allMatch(Rewriting::nothing);
  }

  private static Effect sequence(List<Effect> steps) {
    return steps.size() == 1 ? steps.getFirst() : new Effect.Sequence(steps);
  }

  private Effect choice(Condition condition, Effect then, Effect otherwise) {
    if (nothing(then)) {
      return nothing(otherwise)
          ? otherwise
          : new Effect.If(new Condition.Not(condition), otherwise, then);
    }
    if (nothing(otherwise)
        && then instanceof Effect.If(Condition inner, Effect deeper, Effect instead)
        && nothing(instead)) {
      var both = new Condition.All(List.of(condition, inner));
      return new Effect.If(both, deeper, otherwise);
    }
    List<Effect> one = steps(then);
    List<Effect> other = steps(otherwise);
    if (!other.isEmpty()
        && one.getFirst() instanceof Effect.ChooseFighter choose
        && choose.equals(other.getFirst())
        && isSettled(condition)) {
      var rest =
          new Effect.If(
              condition,
              sequence(one.subList(1, one.size())),
              sequence(other.subList(1, other.size())));
      return new Effect.Sequence(List.of(choose, rest));
    }
    return new Effect.If(condition, then, otherwise);
  }

  /** Whether a condition is surely the same before and after a fighter was chosen. */
  private static boolean isSettled(Condition condition) {
    return switch (condition) {
      case Condition.Won _,
          Condition.Lost _,
          Condition.Attacking _,
          Condition.Defending _,
          Condition.FoeIsHero _,
          Condition.StoodElsewhere _,
          Condition.BeganOnToken _,
          Condition.SelfDefeated _,
          Condition.HasTrait _,
          Condition.YourTurn _,
          Condition.FirstAction _,
          Condition.DamageDone _,
          Condition.FighterDefeated _,
          Condition.NamedOpposingValue _,
          Condition.HandHasNamed _,
          CombatCondition _ ->
          true;
      case Condition.Exists _,
          Condition.HealthAtMost _,
          Condition.HasCards _,
          Condition.Compare _,
          Happened _ ->
          false;
      case Condition.Not(Condition inner) -> isSettled(inner);
      case Condition.All(List<Condition> all) -> all.stream().allMatch(Rewriting::isSettled);
      case Condition.Any(List<Condition> any) -> any.stream().allMatch(Rewriting::isSettled);
    };
  }

  /** Whether a player is asked by a word itself if it shall happen. */
  private boolean declines(Players who, Effect word) {
    return switch (word) {
      case Deciding.By(Players decider, Effect inner) ->
          decider == who && declines(Players.YOU, inner);
      case Effect.ChooseTrait _, Effect.DiscardAny _, Effect.ReplaceAttackCard _ ->
          who == Players.YOU;
      case Effect.ChooseFighter choose -> choose.may() && who == Players.YOU;
      case Effect.Place place -> place.may() && isOne(place) && who == Players.YOU;
      case Effect.Boost boost -> boost.who() == who;
      case Effect.MoveToken move -> move.may() && move.by() == who;
      case BoardEffect.ChooseToken choose -> choose.may() && choose.by() == who;
      case BoardEffect.PutTokens put -> put.may() && put.by() == who && put.number().equals(ONE);
      case CombatEffect.BoostFromDeck boost -> boost.who() == who && !boost.must();
      case CombatEffect.BonusAttack attack -> attack.may() && who == Players.YOU;
      case CombatEffect.TurnAside _ -> who == Players.YOU;
      default -> false;
    };
  }

  /** A word that says itself whether it may be left undone, so or so. */
  private Effect optional(Effect word, boolean may) {
    return switch (word) {
      case Deciding.By(Players who, Effect inner) -> new Deciding.By(who, optional(inner, may));
      case Effect.ChooseFighter choice when choice.number() == null ->
          new Effect.ChooseFighter(choice.among(), may, null);
      case Effect.Place place when isOne(place) ->
          new Effect.Place(place.who(), place.on(), may, place.mustLeave());
      case Effect.MoveToken move when isOne(move) ->
          new Effect.MoveToken(
              move.which(), move.by(), move.upTo(), may, move.freeOfFighters(), move.among());
      case BoardEffect.PutTokens put when put.number().equals(ONE) ->
          new BoardEffect.PutTokens(
              put.kind(), put.number(), put.on(), put.by(), put.freeOfFighters(), may);
      case BoardEffect.ChooseToken choose ->
          new BoardEffect.ChooseToken(choose.among(), choose.by(), may);
      case CombatEffect.BonusAttack attack ->
          new CombatEffect.BonusAttack(attack.with(), attack.against(), attack.value(), may);
      default -> word;
    };
  }

  /** Whether leaving it undone is the same as moving nothing, and not the same for all of them. */
  static boolean isOne(Effect.MoveToken move) {
    boolean chosen = move.among() != null && move.among().whose() == Tokens.Whose.CHOSEN;
    return move.which() != Effect.Which.EACH
        || chosen
        || !move.upTo().equals(Effect.MoveToken.ANYWHERE);
  }

  /** Whether leaving it undone is the same for all of them: of several each may stay. */
  private boolean isOne(Effect.Place place) {
    boolean several = place.who().group() == Fighters.Group.CHOSEN && choosesSeveral;
    return Scope.single(hero, place.who()) && !several;
  }

  private Effect may(Players who, Effect inner) {
    return switch (inner) {
      case Effect nothing when nothing(nothing) -> nothing;
      case Effect.May _ when who == Players.YOU -> inner;
      case Deciding.By(Players same, Effect.May _) when who == same -> inner;
      case Effect word when declines(who, word) -> word;
      case Effect word when declines(who, optional(word, true)) -> optional(word, true);
      case Effect.Discard(Players payer, Amount cards) when payer == who && cards.equals(ONE) ->
          new Effect.Pay(who, cards, NOTHING, NOTHING);
      case Effect.Pay pay when pay.who() == who && nothing(pay.otherwise()) -> inner;
      case RuleEffect.Spend spend when who == Players.YOU && nothing(spend.otherwise()) -> inner;
      case Effect.If(Condition condition, Effect then, Effect otherwise) when nothing(otherwise) ->
          new Effect.If(condition, may(who, then), otherwise);
      case Effect.Sequence _,
          Effect.If _,
          Effect.May _,
          Effect.Pay _,
          Effect.ChooseOptions _,
          Deciding _,
          Effect.Leaf _,
          CombatEffect _,
          BoardEffect _,
          RuleEffect _,
          PileEffect _,
          ByHand _ ->
          decided(who, new Effect.May(inner));
    };
  }
}
