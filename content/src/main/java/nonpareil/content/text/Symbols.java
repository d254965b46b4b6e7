package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Arithmetic;
import nonpareil.engine.effect.BoardAmount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.CombatAmount;
import nonpareil.engine.effect.CombatCondition;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** What a card does at a glance: signs in the order of its text, written from the same effects. */
public final class Symbols {

  private final Hero hero;
  private final List<Symbol> written = new ArrayList<>();

  private Symbols(Hero hero) {
    this.hero = hero;
  }

  /** The signs of a card; none for a card without effect. */
  public static List<Symbol> of(Hero hero, Card card) {
    var symbols = new Symbols(hero);
    symbols.write(card);
    List<Symbol> written = symbols.written;
    while (!written.isEmpty() && written.getLast().sign() == Sign.THEN) {
      written.removeLast(); // nothing follows that has a sign
    }
    return List.copyOf(written);
  }

  private void write(Card card) {
    if (card.uncancellable()) {
      add(Sign.FIRM);
    }
    if (card.declaresNumber()) {
      add(Sign.NUMBER);
    }
    if (card.uses() != null && card.uses().onlyIf() != null) {
      add(Sign.IF);
      add(Sign.THEN);
    }
    Card.InPlay inPlay = card.inPlay();
    if (inPlay != null) {
      add(Sign.STAY);
      inPlay.rules().forEach(standing -> rule(standing.rule()));
      inPlay.triggered().forEach(triggered -> write(Rewriting.simplify(triggered.effect(), hero)));
    }
    for (Card.Timing timing : Card.Timing.values()) {
      if (timing == Card.Timing.FORCED_DISCARD && card.hidesHand()) {
        add(Sign.HIDE);
      }
      Effect effect = card.effects().get(timing);
      if (effect != null) {
        Sign moment = moment(timing);
        if (moment != null) {
          add(moment);
          add(Sign.THEN);
        }
        write(Rewriting.simplify(effect, hero));
      }
    }
  }

  /** Moments that are conditions; when a card of a combat takes effect is told by its text. */
  private static @Nullable Sign moment(Card.Timing timing) {
    return switch (timing) {
      case IMMEDIATELY, DURING_COMBAT, AFTER_COMBAT, SCHEME -> null;
      case BOOST_BONUS -> Sign.BONUS;
      case FORCED_DISCARD -> Sign.FORCED;
    };
  }

  private void write(Effect effect) {
    switch (effect) {
      case Effect.Sequence(List<Effect> steps) -> steps.forEach(this::write);
      case Effect.If choice -> choice(choice);
      case Effect.May(Effect inner) -> write(inner);
      case Effect.ChooseOptions(Amount take, List<Effect> options) -> {
        add(Sign.CHOICE, take);
        options.forEach(this::write);
      }
      case Effect.Pay pay -> pay(pay);
      case Effect.Draw(Players who, Amount cards) -> {
        each(who);
        add(Sign.DRAW, cards);
      }
      case Effect.DrawUpTo(Amount most) -> add(Sign.DRAW, most);
      case Effect.KeepDrawn _, Effect.PutOnDeck _ -> add(Sign.RETURN);
      case Effect.LookAtTop(Amount cards, Amount take) -> {
        add(Sign.LOOK, cards);
        if (!take.equals(new Amount.Fixed(0))) {
          add(Sign.TAKE, take);
        }
      }
      case Effect.Discard(Players who, Amount cards) -> discard(who, cards);
      case Effect.DiscardRandom(Players who, Amount cards) -> discard(who, cards);
      case Effect.DiscardTop() -> add(Sign.SPEND);
      case Effect.DiscardAny _ -> add(Sign.SPEND, Symbol.VARIES);
      case Effect.SeeHand _, Effect.RevealHand _, Effect.RevealTop _ -> add(Sign.LOOK);
      case Effect.DiscardSeen(Players who) -> discard(who, new Amount.Fixed(1));
      case Effect.DiscardNamed(Players who) -> discard(who, new Amount.Fixed(1));
      case Effect.ChooseOpponent _, Effect.ChooseSpace _ -> {}
      case Effect.NameNumber _ -> add(Sign.NUMBER);
      case Effect.Search _, Effect.TakeRevealed _, Effect.TakeBoostCard _ -> add(Sign.TAKE);
      case Effect.TakeDiscards _ -> add(Sign.TAKE, Symbol.VARIES);
      case Effect.Cancel() -> add(Sign.CANCEL);
      case Effect.SetValue(Amount value) -> add(Sign.VALUE, value);
      case Effect.LockOwnValues(Amount value) -> add(Sign.VALUE, value);
      case Effect.AddValue(Amount amount) -> add(Sign.ADD, amount);
      case Effect.OpposingValueIsBoost() -> add(Sign.FOE_VALUE);
      case Effect.LockOpposingValue(Amount value) -> add(Sign.FOE_VALUE, value);
      case Effect.IgnoreOpposingValue() -> add(Sign.FOE_VALUE, 0);
      case Effect.Boost(Players who, Amount times) ->
          add(Sign.BOOST, times.equals(new Amount.Fixed(1)) ? null : times);
      case Effect.PreventDamage _ -> add(Sign.PREVENT);
      case Effect.ReplaceAttackCard _, Effect.ForceAttackCard _ -> add(Sign.REPLACE);
      case Effect.TakeOver _, Effect.Swap _ -> add(Sign.SWAP);
      case Effect.ChooseFighter(Fighters among, boolean _, Amount _) -> {
        if (where(among)) {
          add(Sign.THEN);
        }
      }
      case Effect.Damage(Fighters to, Amount amount) -> fighters(to, Sign.DAMAGE, amount);
      case Effect.Defeat(Fighters who) -> fighters(who, Sign.FALLEN, null);
      case Effect.Heal(Fighters who, Amount amount) -> fighters(who, Sign.HEAL, amount);
      case Effect.SetHealth(Fighters _, Amount health) -> add(Sign.HEALTH, health);
      case Effect.Revive(Amount health) -> add(Sign.REVIVE, health);
      case Effect.Move(Fighters who, Amount upTo, boolean _, Spaces _) ->
          fighters(who, Sign.MOVE, upTo);
      case Effect.Place(Fighters who, Spaces _, boolean _, boolean _) ->
          fighters(who, Sign.PLACE, null);
      case Effect.ReturnSidekick _ -> add(Sign.REVIVE);
      case Effect.LeaveBoard() -> add(Sign.VANISH);
      case Effect.BecomeTrait _, Effect.ToggleTrait _, Effect.ChooseTrait _ -> add(Sign.TRAIT);
      case Effect.MoveToken move -> {
        if (move.which() == Effect.Which.EACH) {
          add(Sign.EACH);
        }
        boolean anywhere = move.upTo().equals(Effect.MoveToken.ANYWHERE);
        add(Sign.TOKEN, anywhere ? null : move.upTo());
      }
      case BoardEffect e -> board(e);
      case Effect.GainAction(Amount actions) -> add(Sign.ACTION, actions);
      case Effect.EndTurn _ -> add(Sign.END_TURN);
      case RuleEffect rule -> rule(rule);
      case PileEffect piles -> piles(piles);
      case CombatEffect e -> combat(e);
      case Deciding.By(Players _, Effect word) -> write(word);
      case Deciding.Offer(Effect inner, Effect then, Effect otherwise) -> {
        write(inner);
        branches(then, otherwise);
      }
      case Deciding.Each(Players _, Effect inner) -> {
        add(Sign.EACH);
        write(inner);
      }
      case Deciding.EachFighter(Fighters _, Effect inner) -> {
        add(Sign.EACH);
        write(inner);
      }
      case Deciding.EachToken(Tokens _, Effect inner) -> {
        add(Sign.EACH);
        write(inner);
      }
      case ByHand _ -> add(Sign.BY_HAND);
    }
  }

  private void combat(CombatEffect effect) {
    switch (effect) {
      case CombatEffect.ChangeValue e -> {
        boolean plus = e.how() == CombatEffect.ChangeValue.How.PLUS;
        add(plus && e.card() == CardOf.YOURS ? Sign.ADD : value(e.card()), e.amount());
      }
      case CombatEffect.HalveValue e -> add(value(e.card()), Symbol.VARIES);
      case CombatEffect.ExchangeValues() -> {
        add(Sign.VALUE, Symbol.VARIES);
        add(Sign.FOE_VALUE, Symbol.VARIES);
      }
      case CombatEffect.LockValue e -> add(value(e.card()), e.value());
      case CombatEffect.IgnoreValue e -> add(value(e.card()), 0);
      case CombatEffect.CancelCard _ -> add(Sign.CANCEL);
      case CombatEffect.KeepEffects _ -> add(Sign.FIRM);
      case CombatEffect.BoostFromDeck _ -> add(Sign.BOOST);
      case CombatEffect.PreventUpTo e -> add(Sign.PREVENT, e.amount());
      case CombatEffect.PreventComing e -> {
        if (e.amount() == null) {
          add(Sign.PREVENT);
        } else {
          add(Sign.PREVENT, e.amount());
        }
      }
      case CombatEffect.HealthFloor _, CombatEffect.TurnAside _, CombatEffect.Divert _ ->
          add(Sign.PREVENT);
      case CombatEffect.ChangeTarget _ -> add(Sign.SWAP);
      case CombatEffect.BonusAttack e -> add(Sign.STRIKE, e.value());
    }
  }

  private static Sign value(CardOf card) {
    return switch (card) {
      case YOURS -> Sign.VALUE;
      case OPPOSING -> Sign.FOE_VALUE;
    };
  }

  private void rule(RuleEffect effect) {
    switch (effect) {
      case RuleEffect.PutInForce(Rule rule, var _, var _, var _) -> rule(rule);
      case RuleEffect.Gain gain -> add(Sign.COUNTER, gain.amount());
      case RuleEffect.Lose lose -> add(Sign.COUNTER, lose.amount());
      case RuleEffect.Spend spend -> {
        if (spend.amount() == null) {
          add(Sign.COUNTER, Symbol.VARIES);
        } else {
          add(Sign.COUNTER, spend.amount());
        }
        add(Sign.THEN);
        write(spend.then());
        if (!Rewriting.nothing(spend.otherwise())) {
          add(Sign.OTHERWISE);
          add(Sign.THEN);
          write(spend.otherwise());
        }
      }
      case RuleEffect.GainActions gain -> add(Sign.ACTION, gain.actions());
      case RuleEffect.LoseActions lose -> add(Sign.ACTION, lose.actions());
      case RuleEffect.DiscardThis() -> add(Sign.SPEND);
    }
  }

  /** What a rule is about; that it lasts is told by its text. */
  private void rule(Rule rule) {
    switch (rule) {
      case Rule.Value r -> add(Sign.ADD, r.amount());
      case Rule.MoveValue r -> add(Sign.MOVE, r.amount());
      case Rule.DamageTaken r -> add(r.less() ? Sign.PREVENT : Sign.DAMAGE, r.amount());
      case Rule.MovesThrough _ -> add(Sign.MOVE);
      case Rule.AttacksOpen _ -> add(Sign.LOOK);
      case Rule.CannotBeCancelled _ -> add(Sign.FIRM);
      case Rule.When when -> write(when.triggered().effect());
      case Rule.HandShown _ -> add(Sign.LOOK);
      case Rule.MoveValueIs r -> add(Sign.MOVE, r.value());
      case Rule.DamageAtMost _ -> add(Sign.PREVENT);
      case Rule.Reach r -> add(Sign.STRIKE, r.spaces());
      case Rule.ReachesZone _, Rule.ReachesThese _, Rule.AttackType _ -> add(Sign.STRIKE);
      case Rule.ValueIs r -> add(Sign.VALUE, r.value());
      case Rule.CannotPlaySuch _, Rule.CannotUse _ -> add(Sign.FORBID);
      case Rule.HandLimit r -> add(Sign.DRAW, r.cards());
      case Rule.CannotManeuver _ -> add(Sign.FORBID);
      case Rule.BoostValue r -> add(Sign.BOOST, r.amount());
      case Rule.CannotLeave _, Rule.CannotGainActions _, Rule.CannotBoost _ -> add(Sign.FORBID);
      case Rule.HealthFloor _ -> add(Sign.PREVENT);
      case Rule.CannotPlayCard _, Rule.CannotRecover _ -> add(Sign.FORBID);
      case Rule.CannotAttack _, Rule.CannotMove _, Rule.CannotDraw _, Rule.CannotPlay _ ->
          add(Sign.FORBID);
    }
  }

  private void board(BoardEffect effect) {
    switch (effect) {
      case BoardEffect.PutTokens put -> add(Sign.TOKEN, put.number());
      case BoardEffect.TakeTokens take -> add(Sign.TOKEN, take.number());
      case BoardEffect.ChooseToken _, BoardEffect.ChooseZone _ -> {}
      case BoardEffect.ReturnFighter returning -> add(Sign.REVIVE, returning.health());
      case BoardEffect.Summon _ -> add(Sign.PLACE);
      case BoardEffect.Divide(Amount amount, Fighters among) -> {
        where(among);
        add(Sign.DAMAGE, amount);
      }
      case BoardEffect.Walk walk -> {
        fighters(walk.who(), Sign.MOVE, walk.number());
        if (walk.passing() != null) {
          add(Sign.EACH);
          write(walk.passing());
        }
      }
    }
  }

  private void piles(PileEffect effect) {
    switch (effect) {
      case PileEffect.MoveCards move -> {
        if (move.whose() == Players.EACH_OPPONENT || move.whose() == Players.EACH_PLAYER) {
          add(Sign.EACH);
        }
        add(pileSign(move), many(move.number()));
      }
      case PileEffect.Look look -> add(Sign.LOOK, look.cards());
      case PileEffect.DrawUntil draw -> {
        each(draw.who());
        add(Sign.DRAW, Symbol.VARIES);
      }
      case PileEffect.ChooseCard _ -> add(Sign.LOOK);
      case PileEffect.NameType _ -> add(Sign.CHOICE);
      case PileEffect.ExchangeAttackCard _ -> add(Sign.REPLACE);
      case PileEffect.DrawSecond draw -> add(Sign.DRAW, draw.cards());
      case PileEffect.Refill _ -> add(Sign.RETURN);
    }
  }

  private static Sign pileSign(PileEffect.MoveCards move) {
    return switch (move.to().kind()) {
      case HAND -> Sign.TAKE;
      case DISCARD, OUT_OF_GAME -> move.whose() == Players.YOU ? Sign.SPEND : Sign.DISCARD;
      case DECK_TOP, DECK_BOTTOM, DECK, OWN -> Sign.RETURN;
      case DISCARD_TOP, SEEN, THIS_CARD, OPPOSING_CARD, BOOST_CARDS, MOVED ->
          throw new IllegalArgumentException("nothing is moved to " + move.to());
    };
  }

  private static @Nullable String many(PileEffect.HowMany number) {
    return switch (number.kind()) {
      case EXACTLY, UP_TO ->
          number.amount() instanceof Amount.Fixed(int fixed)
              ? String.valueOf(fixed)
              : Symbol.VARIES;
      case ANY, ALL -> Symbol.VARIES;
    };
  }

  private void choice(Effect.If choice) {
    condition(choice.condition());
    add(Sign.THEN);
    write(choice.then());
    if (!Rewriting.nothing(choice.otherwise())) {
      boolean won = choice.condition() instanceof Condition.Won;
      add(won ? Sign.LOST : Sign.OTHERWISE);
      add(Sign.THEN);
      write(choice.otherwise());
    }
  }

  private void pay(Effect.Pay pay) {
    discard(pay.who(), pay.cards());
    branches(pay.then(), pay.otherwise());
  }

  /** What happens if something was done, and if not. */
  private void branches(Effect then, Effect otherwise) {
    if (!Rewriting.nothing(then)) {
      add(Sign.THEN);
      write(then);
    }
    if (!Rewriting.nothing(otherwise)) {
      add(Sign.OTHERWISE);
      add(Sign.THEN);
      write(otherwise);
    }
  }

  private void condition(Condition condition) {
    switch (condition) {
      case Condition.Won() -> add(Sign.WON);
      case Condition.Lost() -> add(Sign.LOST);
      case Condition.Attacking() -> add(Sign.ATTACKING);
      case Condition.Defending() -> add(Sign.DEFENDING);
      case Condition.FoeIsHero() -> add(Sign.HERO);
      case Condition.StoodElsewhere() -> add(Sign.MOVED);
      case Condition.BeganOnToken() -> add(Sign.TOKEN);
      case Happened.HaveMoved _ -> add(Sign.MOVED);
      case Happened.Have _ -> add(Sign.TURN);
      case Condition.SelfDefeated _, Condition.FighterDefeated _ -> add(Sign.FALLEN);
      case Condition.HasTrait _ -> add(Sign.TRAIT);
      case Condition.YourTurn _, Condition.FirstAction _ -> add(Sign.TURN);
      case Condition.Exists(Fighters fighters) -> {
        if (!where(fighters)) {
          add(Sign.IF);
        }
      }
      case Condition.HealthAtMost(Fighters _, int health) -> add(Sign.WEAK, health);
      case Condition.Compare _ -> add(Sign.IF);
      case Condition.DamageDone() -> {} // the damage itself stands before it
      case Condition.NamedOpposingValue _, Condition.HandHasNamed _ -> add(Sign.NUMBER);
      case Condition.HasCards _ -> add(Sign.IF);
      case CombatCondition _ -> add(Sign.IF);
      case Condition.Not(Condition.Won()) -> add(Sign.LOST);
      case Condition.Not(Condition.Lost()) -> add(Sign.WON);
      case Condition.Not _ -> add(Sign.IF);
      case Condition.All(List<Condition> all) -> all.forEach(this::condition);
      case Condition.Any _ -> add(Sign.IF);
    }
  }

  /** What happens to fighters, behind where they stand and whether it is each of them. */
  private void fighters(Fighters who, Sign sign, @Nullable Amount amount) {
    boolean told = where(who);
    if (several(who)) {
      add(Sign.EACH);
    } else if (told) {
      add(Sign.THEN);
    }
    add(sign, amount);
  }

  private boolean several(Fighters who) {
    return switch (who.group()) {
      case SELF, FOE, HERO, CHOSEN, CHOSEN_BEFORE, CHOSEN_HERO, COMBATANTS, IT -> false;
      case YOURS, FRIENDLY, OPPOSING, ALL, OF_OPPONENT, OF_CHOSEN, CHOSEN_BY_LAST_SCHEME, PASSED ->
          true;
      case KIND ->
          hero.fighters().stream().anyMatch(f -> f.id().equals(who.kind()) && f.count() > 1);
    };
  }

  /** The sign for where fighters stand, if there is one. */
  private boolean where(Fighters who) {
    return switch (who.where()) {
      case ADJACENT -> add(Sign.NEAR);
      case SAME_ZONE, IN_CHOSEN_ZONE -> add(Sign.ZONE);
      case ON_TOKEN, ON_CHOSEN_TOKEN -> add(Sign.TOKEN);
      case BESIDE_CHOSEN_SPACES -> add(Sign.NEAR);
      case ANYWHERE, ON_CHOSEN_SPACES -> false;
    };
  }

  private void each(Players who) {
    if (who.isEach()) {
      add(Sign.EACH);
    }
  }

  private void discard(Players who, Amount cards) {
    each(who);
    add(who == Players.YOU ? Sign.SPEND : Sign.DISCARD, cards);
  }

  private boolean add(Sign sign) {
    add(sign, (String) null);
    return true;
  }

  private void add(Sign sign, int number) {
    add(sign, String.valueOf(number));
  }

  private void add(Sign sign, @Nullable Amount amount) {
    add(
        sign,
        switch (amount) {
          case null -> null;
          case Amount.Fixed(int number) -> String.valueOf(number);
          case Amount.CombatDamage _,
              Amount.DamageTaken _,
              Amount.DamageDealt _,
              Amount.Count _,
              Amount.DiscardsTagged _,
              Amount.PerDiscarded _,
              Amount.BoostOf _,
              Remembered _,
              PileAmount _,
              CombatAmount _,
              BoardAmount _,
              Arithmetic _,
              Reading _ ->
              Symbol.VARIES;
        });
  }

  /** The same twice in a row says nothing more than once. */
  private void add(Sign sign, @Nullable String amount) {
    var symbol = new Symbol(sign, amount);
    boolean joint = sign == Sign.THEN;
    if (!(joint && written.isEmpty()) && (written.isEmpty() || !written.getLast().equals(symbol))) {
      written.add(symbol);
    }
  }
}
