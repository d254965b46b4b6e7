package nonpareil.engine.game;

import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.game.Compiler.Make;
import nonpareil.engine.game.Op.Code;

/** The instructions of {@link CombatEffect}. */
final class ClashCompiler {

  private ClashCompiler() {}

  static Make make(Compiler compiler, CombatEffect effect) {
    return switch (effect) {
      case CombatEffect.ChangeValue e ->
          new Make(Code.CHANGE_VALUE)
              .count(compiler.count(e.amount()))
              .detail(
                  detail(
                      e.card(),
                      false,
                      switch (e.how()) {
                        case INSTEAD -> 0;
                        case PLUS -> 1;
                        case MINUS -> -1;
                      }));
      case CombatEffect.HalveValue e ->
          new Make(Code.HALVE_VALUE).detail(detail(e.card(), e.up(), 0));
      case CombatEffect.ExchangeValues _ -> new Make(Code.EXCHANGE_VALUES);
      case CombatEffect.LockValue e -> {
        var lock = new Make(Code.LOCK_VALUE).detail(detail(e.card(), false, 0));
        yield e.value() == null ? lock : lock.count(compiler.count(e.value()));
      }
      case CombatEffect.IgnoreValue e ->
          new Make(Code.IGNORE_VALUE).detail(detail(e.card(), false, 0));
      case CombatEffect.CancelCard e ->
          new Make(Code.CANCEL_CARD).detail(new Clash.Detail(e.card(), false, e.moment(), 0));
      case CombatEffect.KeepEffects e ->
          new Make(Code.KEEP_EFFECTS).detail(detail(e.card(), false, 0));
      case CombatEffect.BoostFromDeck e ->
          new Make(Code.BOOST_FROM_DECK)
              .who(e.who())
              .count(compiler.count(e.times()))
              .may(!e.must());
      case CombatEffect.PreventUpTo e ->
          new Make(Code.PREVENT_UP_TO)
              .fighters(compiler.fighters(e.who()))
              .count(compiler.count(e.amount()));
      case CombatEffect.HealthFloor e ->
          new Make(Code.HEALTH_FLOOR)
              .fighters(compiler.fighters(e.who()))
              .count(compiler.count(e.health()));
      case CombatEffect.TurnAside e ->
          new Make(Code.TURN_ASIDE)
              .fighters(compiler.fighters(e.from()))
              .second(compiler.fighters(e.to()))
              .detail(detail(CardOf.YOURS, e.combatOnly(), 0));
      case CombatEffect.PreventComing e -> {
        var prevent = new Make(Code.PREVENT_COMING);
        yield e.amount() == null ? prevent : prevent.count(compiler.count(e.amount()));
      }
      case CombatEffect.Divert e -> {
        var divert =
            new Make(Code.DIVERT)
                .fighters(compiler.fighters(e.to()))
                .may(e.may() || e.upTo())
                .detail(detail(CardOf.YOURS, e.upTo(), 0));
        yield e.amount() == null ? divert : divert.count(compiler.count(e.amount()));
      }
      case CombatEffect.ChangeTarget e ->
          new Make(Code.CHANGE_TARGET)
              .fighters(compiler.fighters(e.to()))
              .detail(detail(CardOf.YOURS, e.inRange(), 0));
      case CombatEffect.BonusAttack e -> {
        var attack = new Make(Code.BONUS_ATTACK).fighters(compiler.fighters(e.with())).may(e.may());
        if (e.cards() != null) {
          attack.detail(new Clash.WithCards(compiler.cardsOfAttack(e.cards())));
        }
        if (e.against() != null) {
          attack.second(compiler.fighters(e.against()));
        }
        yield e.value() == null ? attack : attack.count(compiler.count(e.value()));
      }
    };
  }

  private static Clash.Detail detail(CardOf card, boolean flag, int sign) {
    return new Clash.Detail(card, flag, null, sign);
  }
}
