package nonpareil.content.text;

import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.RuleEffect;

/** Which words are read better with "then" at the end of a text. */
final class Order {

  private Order() {}

  static boolean matters(Effect effect, Effect before) {
    return switch (effect) {
      case Effect.Move _,
          Effect.Place _,
          Effect.Damage _,
          Effect.Swap _,
          Effect.MoveToken _,
          Effect.ToggleTrait _,
          Effect.BecomeTrait _,
          Effect.PutOnDeck _,
          PileEffect.MoveCards _,
          PileEffect.PlayScheme _,
          PileEffect.UseEffects _,
          BoardEffect _,
          ByHand _ ->
          true;
      case CombatEffect _ -> false;
      case Effect.Draw _ -> before instanceof Effect.Draw;
      case Effect.Sequence _,
          Effect.If _,
          Effect.May _,
          Effect.ChooseOptions _,
          Effect.DrawUpTo _,
          Effect.KeepDrawn _,
          Effect.LookAtTop _,
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
          Effect.PreventDamage _,
          Effect.ReplaceAttackCard _,
          Effect.ForceAttackCard _,
          Effect.TakeOver _,
          Effect.LockOwnValues _,
          Effect.ChooseFighter _,
          Effect.ChooseSpace _,
          Effect.Defeat _,
          Effect.Heal _,
          Effect.SetHealth _,
          Effect.Revive _,
          Effect.ReturnSidekick _,
          Effect.LeaveBoard _,
          Effect.ChooseTrait _,
          Effect.GainAction _,
          Effect.EndTurn _,
          Effect.ExtraTurn _,
          Deciding _,
          RuleEffect _,
          PileEffect.Look _,
          PileEffect.ChooseCard _,
          PileEffect.DrawUntil _,
          PileEffect.NameType _,
          PileEffect.DrawSecond _,
          PileEffect.Refill _,
          PileEffect.ExchangeAttackCard _ ->
          false;
    };
  }
}
