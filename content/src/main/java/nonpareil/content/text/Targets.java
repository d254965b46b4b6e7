package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.CombatCondition;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;

/**
 * Whom a word speaks of, so that a choice before it can be told in the same sentence. What lasts is
 * told of who was chosen: "an opposing fighter cannot attack" would be any of them.
 */
final class Targets {

  private Targets() {}

  /** Whether a word acts on the fighter chosen before it. */
  static boolean chosenFighter(Effect effect) {
    return fighters(effect).contains(Fighters.of(Group.CHOSEN));
  }

  /** Whether a word acts on the player chosen before it, or on that player's hero. */
  static boolean chosenPlayer(Effect effect) {
    return player(effect) == Players.CHOSEN
        || fighters(effect).contains(Fighters.of(Group.CHOSEN_HERO));
  }

  private static List<Fighters> fighters(Effect effect) {
    return switch (effect) {
      case Effect.Damage damage -> List.of(damage.to());
      case Effect.Heal heal -> List.of(heal.who());
      case Effect.Defeat defeat -> List.of(defeat.who());
      case Effect.SetHealth set -> List.of(set.who());
      case Effect.Move move -> List.of(move.who());
      case BoardEffect.Walk walk -> List.of(walk.who());
      case Effect.Place place -> List.of(place.who());
      case Effect.Swap swap -> List.of(swap.one(), swap.other());
      case Effect.PreventDamage prevent -> List.of(prevent.who());
      case CombatEffect combat -> fighters(combat);
      case Effect.TakeOver over -> List.of(over.who());
      case Effect.If(
              Condition _,
              Effect.Damage(Fighters to, var _),
              Effect.Damage(Fighters other, var _))
          when to.equals(other) ->
          List.of(to);
      case Effect.Sequence _,
          Effect.If _,
          Effect.May _,
          Effect.ChooseOptions _,
          Effect.Draw _,
          Effect.DrawUpTo _,
          Effect.KeepDrawn _,
          Effect.LookAtTop _,
          Effect.PutOnDeck _,
          Effect.Discard _,
          Effect.DiscardRandom _,
          Effect.DiscardTop _,
          Effect.DiscardAny _,
          Effect.Pay _,
          Effect.SeeHand _,
          Effect.RevealHand _,
          Effect.DiscardSeen _,
          Effect.DiscardNamed _,
          Effect.ChooseOpponent _,
          Effect.NameNumber _,
          Effect.Search _,
          Effect.TakeDiscards _,
          Effect.RevealTop _,
          Effect.TakeRevealed _,
          Effect.TakeBoostCard _,
          Effect.Cancel _,
          Effect.SetValue _,
          Effect.AddValue _,
          Effect.OpposingValueIsBoost _,
          Effect.LockOpposingValue _,
          Effect.IgnoreOpposingValue _,
          Effect.Boost _,
          Effect.ReplaceAttackCard _,
          Effect.ForceAttackCard _,
          Effect.LockOwnValues _,
          Effect.ChooseFighter _,
          Effect.ChooseSpace _,
          Effect.Revive _,
          Effect.ReturnSidekick _,
          Effect.LeaveBoard _,
          Effect.BecomeTrait _,
          Effect.ToggleTrait _,
          Effect.ChooseTrait _,
          Effect.MoveToken _,
          BoardEffect _,
          Effect.GainAction _,
          Effect.EndTurn _,
          Deciding _,
          RuleEffect _,
          PileEffect _,
          ByHand _ ->
          List.of();
    };
  }

  private static List<Fighters> fighters(CombatEffect effect) {
    return switch (effect) {
      case CombatEffect.PreventUpTo prevent -> List.of(prevent.who());
      case CombatEffect.HealthFloor floor -> List.of(floor.who());
      case CombatEffect.Divert divert -> List.of(divert.to());
      case CombatEffect.PreventComing _,
          CombatEffect.TurnAside _,
          CombatEffect.ChangeTarget _,
          CombatEffect.BonusAttack _,
          CombatEffect.ChangeValue _,
          CombatEffect.HalveValue _,
          CombatEffect.ExchangeValues _,
          CombatEffect.LockValue _,
          CombatEffect.IgnoreValue _,
          CombatEffect.CancelCard _,
          CombatEffect.KeepEffects _,
          CombatEffect.BoostFromDeck _ ->
          List.of();
    };
  }

  private static Players player(Effect effect) {
    return switch (effect) {
      case CombatEffect _ -> Players.YOU;
      case Effect.Draw draw -> draw.who();
      case Effect.Discard discard -> discard.who();
      case Effect.DiscardRandom discard -> discard.who();
      case Effect.Pay pay -> pay.who();
      case Effect.SeeHand see -> see.who();
      case Effect.RevealHand reveal -> reveal.who();
      case Effect.MoveToken move -> move.by();
      case RuleEffect.GainActions gain -> gain.who();
      case RuleEffect.LoseActions lose -> lose.who();
      case RuleEffect.PutInForce(Rule.CannotDraw(Players who), var _, var _, var _) -> who;
      case RuleEffect.PutInForce(Rule.CannotManeuver(Players who), var _, var _, var _) -> who;
      case RuleEffect.PutInForce(Rule.HandLimit(Players who, var _), var _, var _, var _) -> who;
      case RuleEffect.PutInForce(Rule.CannotPlay(Players who, var _), var _, var _, var _) -> who;
      case RuleEffect.PutInForce(Rule.CannotPlaySuch(Players who, var _), var _, var _, var _) ->
          who;
      case RuleEffect.PutInForce(Rule.HandShown(Players who), var _, var _, var _) -> who;
      case RuleEffect.PutInForce(Rule.CannotPlayCard(Players who), var _, var _, var _) -> who;
      case PileEffect.MoveCards move -> move.whose();
      case PileEffect.ChooseCard choose -> choose.whose();
      case PileEffect.Look look -> look.whose();
      case PileEffect.DrawUntil draw -> draw.who();
      case BoardEffect.PutTokens put -> put.by();
      case BoardEffect.TakeTokens take -> take.by();
      case BoardEffect.ChooseToken choose -> choose.by();
      case BoardEffect.ChooseZone choose -> choose.by();
      case BoardEffect.ReturnFighter returning -> returning.by();
      case BoardEffect.Summon summon -> summon.by();
      case BoardEffect.Walk _, BoardEffect.Divide _ -> Players.YOU;
      case Deciding.By by -> by.who();
      case Effect.Sequence _,
          Effect.If _,
          Effect.May _,
          Effect.ChooseOptions _,
          Effect.DrawUpTo _,
          Effect.KeepDrawn _,
          Effect.LookAtTop _,
          Effect.PutOnDeck _,
          Effect.DiscardTop _,
          Effect.DiscardAny _,
          Effect.DiscardSeen _,
          Effect.DiscardNamed _,
          Effect.ChooseOpponent _,
          Effect.NameNumber _,
          Effect.Search _,
          Effect.TakeDiscards _,
          Effect.RevealTop _,
          Effect.TakeRevealed _,
          Effect.TakeBoostCard _,
          Effect.Cancel _,
          Effect.SetValue _,
          Effect.AddValue _,
          Effect.OpposingValueIsBoost _,
          Effect.LockOpposingValue _,
          Effect.IgnoreOpposingValue _,
          Effect.Boost _,
          Effect.PreventDamage _,
          Effect.ReplaceAttackCard _,
          Effect.ForceAttackCard _,
          Effect.TakeOver _,
          Effect.LockOwnValues _,
          Effect.ChooseFighter _,
          Effect.ChooseSpace _,
          Effect.Damage _,
          Effect.Defeat _,
          Effect.Heal _,
          Effect.SetHealth _,
          Effect.Revive _,
          Effect.Move _,
          Effect.Place _,
          Effect.Swap _,
          Effect.ReturnSidekick _,
          Effect.LeaveBoard _,
          Effect.BecomeTrait _,
          Effect.ToggleTrait _,
          Effect.ChooseTrait _,
          Effect.GainAction _,
          Effect.EndTurn _,
          Deciding.Offer _,
          Deciding.Each _,
          Deciding.EachFighter _,
          Deciding.EachToken _,
          RuleEffect _,
          PileEffect.NameType _,
          PileEffect.DrawSecond _,
          PileEffect.Refill _,
          PileEffect.ExchangeAttackCard _,
          ByHand _ ->
          Players.YOU;
    };
  }

  /** The single fighters and sets a condition speaks of. */
  static List<Fighters> fighters(Condition condition, Scope scope) {
    return switch (condition) {
      case Condition.Exists(Fighters fighters) -> List.of(fighters);
      case Condition.HealthAtMost(Fighters fighter, int _) -> List.of(fighter);
      case Happened.HaveMoved(Fighters who, boolean _) -> List.of(who);
      case Happened.Have(Fighters who, var _) -> List.of(who);
      case Condition.FoeIsHero() -> List.of(Fighters.of(Group.FOE));
      case Condition.HasTrait(String trait) ->
          scope.isOfHero(trait) ? List.of(Fighters.of(Group.HERO)) : List.of();
      case Condition.StoodElsewhere _, Condition.BeganOnToken _, Condition.SelfDefeated _ ->
          List.of(Fighters.of(Group.SELF));
      case Condition.All(List<Condition> all) ->
          all.stream().flatMap(c -> fighters(c, scope).stream()).distinct().toList();
      case Condition.Any(List<Condition> any) ->
          any.stream().flatMap(c -> fighters(c, scope).stream()).distinct().toList();
      case Condition.Won _,
          Condition.Lost _,
          Condition.Attacking _,
          Condition.Defending _,
          Condition.YourTurn _,
          Condition.FirstAction _,
          Condition.DamageDone _,
          Condition.FighterDefeated _,
          Condition.NamedOpposingValue _,
          Condition.HandHasNamed _,
          Condition.HasCards _,
          CombatCondition _,
          Condition.Compare _,
          Condition.Not _ ->
          List.of();
    };
  }
}
